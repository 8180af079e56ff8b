import { categories } from '#contract/shop/categories.ts'
import { shopProducts } from '#contract/shop/products.ts'
import type { Addressed } from '../pages/sitemap.ts'
import { readTree } from './categories.ts'
import type { ShopDeps } from './shop.ts'

/** The pages of the shop that the sitemap names: none while it is off. */
export const shopPages = ({ readShop }: ShopDeps): readonly Addressed[] => [
  {
    resource: categories,
    pathsOf: async (db, items) => {
      const isOn = (await readShop(db)).isOn
      const tree = await readTree(db)
      // The shop itself has no row: it is named with its first category.
      const [first] = tree.keys()
      const pathsOf = (_id: string): string[] => (tree.get(_id) ?? []).slice(-1).map(({ code }) => `/shop/${code}`)
      return new Map(items.map(({ _id }) => [_id, isOn ? [...pathsOf(_id), ...(_id === first ? ['/shop'] : [])] : []]))
    },
  },
  {
    resource: shopProducts,
    pathsOf: async (db, items) => {
      const { isOn } = await readShop(db)
      return new Map(items.map((item) => [item._id, isOn ? [`/shop/products/${item._id}`] : []]))
    },
  },
]
