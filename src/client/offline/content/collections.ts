import { collections } from './collections.gen.ts'

/**
 * What is stored whole on the device: the parts of the contract's declarations that reading without a server needs. Written
 * by the build (scripts/offline-collections.ts), since the declarations themselves bring the schema library.
 */
export interface CollectionShape {
  path: string
  singular: string
  plural: string
  /** Fields that lists leave out. */
  detail: readonly string[]
  filters: readonly string[]
  search: readonly string[]
  /** The short ones among them, found by initial consonants too. */
  initials: readonly string[]
  neighboursBy: readonly string[]
  sort: 'createdAt' | '-createdAt'
}

export { collections }
export type Collection = keyof typeof collections
export const collectionNames = Object.keys(collections) as Collection[]
