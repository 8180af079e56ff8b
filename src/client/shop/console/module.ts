import type { ConsoleModule } from '../../console/module.ts'

export const shop: ConsoleModule = {
  name: 'shop',
  itemFooters: { 'shop/products': () => import('./stock-part.tsx').then((file) => file.StockPart) },
  formParts: { 'shop/products': () => import('./form-parts.ts').then((file) => file.productParts) },
}
