import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resources } from '#contract/api.ts'
import { moduleOf } from '#contract/module-of.ts'
import { practiceCodes } from '#contract/platform/practices.ts'
import type { AnyResource } from '#contract/resource.ts'
import { authors } from '#contract/auction/authors.ts'
import { programs } from '#contract/auction/programs.ts'
import { works } from '#contract/auction/works.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { products } from '#contract/trade/products.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { centreTermCodes, joinTermCodes, termCodes } from '#contract/support/terms.ts'
import { initialFields } from '#server/db/search.ts'

/** What reading without a server needs of a declaration. */
const shapeOf = (resource: AnyResource & { sort?: string }) => ({
  path: resource.path,
  singular: resource.singular,
  plural: resource.plural,
  detail: resource.detail ?? [],
  filters: resource.filters ?? [],
  search: resource.search ?? [],
  initials: initialFields(resource),
  neighboursBy: resource.neighboursBy ?? [],
  sort: resource.sort ?? '-createdAt',
  first: resource.first ?? null,
})

/**
 * What is kept beside the collections and comes whole each time, since nothing tells of rows of a table that are gone: fairs by
 * the state that follows from their dates, the products that they show, those of the shop with their stock, and
 * what the next sales of the auction have.
 */
const snapshots = {
  fairs: { ...shapeOf(fairs), filters: ['state'] },
  products: { ...shapeOf(products), path: 'fairs/{_fair}/products', filters: ['category', '_seller'] },
  shopProducts: { ...shapeOf(shopProducts), filters: ['category', 'priceRange', 'isPickUp', 'inStock', 'ratingFrom'] },
  auctionPrograms: { ...shapeOf(programs), sort: '-opensAt' },
  auctionWorks: { ...shapeOf(works), sort: 'place', filters: ['program', 'author', 'medium', 'estimate'] },
  auctionAuthors: shapeOf(authors),
}

const isRead = (code: string): boolean => !joinTermCodes.some((joining) => joining === code)

/** Terms that devices keep, as they are asked for. */
const termNames = [
  ...termCodes.filter(isRead).map((code) => ({ code })),
  ...centreTermCodes.filter(isRead).map((code) => ({ code, query: { site: 'centre' } })),
]

/** The collections of the device, named by the last part of their path, and the codes of its documents, as a module without the schema library. */
export function offlineCollections(): string {
  const every: readonly (AnyResource & { isOffline?: boolean })[] = resources
  const declared = every.filter(({ isOffline }) => isOffline === true)
  const nameOf = ({ path }: AnyResource) => path.split('/').at(-1)
  const shapes = declared.map((resource) => [nameOf(resource), shapeOf(resource)] as const)
  const owners = declared.map((resource) => [nameOf(resource), moduleOf(resource)] as const)
  return `// Written by scripts/offline-collections.ts from the contract.
export const collections = ${JSON.stringify(Object.fromEntries(shapes), null, 2)} as const

export type Collection = keyof typeof collections
export const collectionNames = Object.keys(collections) as Collection[]

export const snapshots = ${JSON.stringify(snapshots, null, 2)} as const

export type Snapshot = keyof typeof snapshots
export const snapshotNames = Object.keys(snapshots) as Snapshot[]

/** The module of each collection. */
export const collectionModules: Readonly<Record<Collection, string>> = ${JSON.stringify(Object.fromEntries(owners), null, 2)}

export const practiceCodes = ${JSON.stringify(practiceCodes)} as const
export const termNames = ${JSON.stringify(termNames)} as const
`
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '../src/client/offline/content/collections.gen.ts'), offlineCollections())
