import type { Translated } from '../types.ts'
import { bags } from './bags.ts'
import { beauty } from './beauty.ts'
import { brassware } from './brassware.ts'
import { cupsAndBowls } from './cups-and-bowls.ts'
import { kitchen } from './kitchen.ts'
import { lightingAndLinen } from './lighting-and-linen.ts'
import { pantry } from './pantry.ts'
import { scarvesAndTrinkets } from './scarves-and-trinkets.ts'
import { stationery } from './stationery.ts'
import { sweetsAndProduce } from './sweets-and-produce.ts'
import { tea } from './tea.ts'

/** Product of the demo shop, as its texts and its stock are written down. */
export interface SeedProduct {
  /** Name of its main picture, too: `pictures/<key>.webp`. */
  key: string
  /** Key of a category that has none below it. */
  category: string
  name: Translated
  summary: Translated
  /** HTML of headings, paragraphs, lists and strong words. */
  description: Translated
  /** In won, with tax. */
  price: number
  /** More than `price`, which is a discount from it. */
  listPrice?: number
  /** What is not processed, and books, are exempt. */
  taxKind: 'taxable' | 'exempt'
  /** Name of the invented company that made it. */
  maker: Translated
  isPickUp: boolean
  isSoldOut?: true
  /** Pieces that one shopper can have. */
  mostEach?: number
  /** Names of further pictures. */
  images?: string[]
  options: readonly { name: Translated; values: readonly Translated[] }[]
  /** What is in store: `values` are the Korean texts of one value of each option, in their order. */
  variants: readonly { code: string; values: readonly string[]; priceDifference: number; stock: number }[]
  createdDaysAgo: number
}

/** Products of the demo shop: forty-eight goods of small Korean companies, in the order of their categories. */
export const shopProducts: readonly SeedProduct[] = [
  ...tea,
  ...pantry,
  ...sweetsAndProduce,
  ...cupsAndBowls,
  ...brassware,
  ...kitchen,
  ...lightingAndLinen,
  ...bags,
  ...scarvesAndTrinkets,
  ...beauty,
  ...stationery,
]
