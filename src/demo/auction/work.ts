import type { Medium } from '#contract/auction/list-choices.ts'
import type { Translated } from '../types.ts'
import type { ArtistKey } from './artists.ts'
import type { SaleKey } from './sales.ts'

/** Work of the demo auction, as its texts are written down. */
export interface SeedWork {
  /** Name of its main picture, too: `pictures/<key>.webp`. */
  key: string
  sale: SaleKey
  lot: string
  title: Translated
  /** Height, width and, of what stands, depth in cm. */
  size: readonly [number, number] | readonly [number, number, number]
  year?: Translated
  signature?: Translated
  /** HTML of paragraphs. */
  description: Translated
  condition: Translated
  provenance?: Translated
  exhibitions?: Translated
  /** In won, lowest and highest. */
  estimate: readonly [number, number]
  startPrice: number
  /** In won; none: it is sold from the start price on. */
  reserve?: number
  material: Translated
  /** Names of further pictures. */
  images?: readonly string[]
}

/** Works of one artist, with what they have in common. */
export interface SeedOeuvre {
  artist: ArtistKey
  medium: Medium
  taxKind: 'original' | 'series'
  shipping: Translated
  works: readonly SeedWork[]
}
