import { shop as contract } from '#contract/shop/module.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { saveableContent } from '../http/saveable.ts'
import { type ServerModule, serverModule } from '../module.ts'
import { categoryHooks, serveCategories } from './categories.ts'
import { shopPages } from './pages-for-search.ts'
import { shopPersonal } from './personal.ts'
import { serveShopPictures } from './pictures.ts'
import { productHooks, serveShopProducts } from './products.ts'
import { serveShop, type ShopDeps } from './shop.ts'
import { serveStock } from './stock.ts'

/** The shop of the trade centre: categories, products, and their stock. */
export const shop = (needs: ShopDeps): ServerModule =>
  serverModule(contract, {
    hooks: { 'shop/categories': categoryHooks, 'shop/products': productHooks },
    personal: shopPersonal,
    saveable: { shopProducts: saveableContent(shopProducts) },
    addressed: shopPages(needs),
    routes: (app) => {
      serveShop(app, needs)
      serveCategories(app, needs)
      serveShopProducts(app, needs)
      serveShopPictures(app)
      serveStock(app)
    },
  })
