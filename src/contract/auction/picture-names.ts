import { auctionLimits } from './limits.ts'
import { isLotNumber } from './lot-number.ts'

/** Place of a picture: in which lot, and which of its views, counted from 0. */
export interface PicturePlace {
  lot: string
  index: number
}

/** `12.jpg`, `12-2.jpg`, `12A_1.png`, `lot 012 (3).webp`. */
const pattern = /^(?:lot[\s._-]*)?0*([1-9]\d{0,3})([a-z]?)(?:[\s._-]*(?:[\s._-](\d{1,2})|\((\d{1,2})\)))?\.(?:jpe?g|png|webp)$/i

/**
 * Reads from the name of a file which lot it shows: the number of the lot, and the view counted from 1 behind it, where there is one.
 * @returns undefined where the name says no lot, or more views than a lot has
 */
export function placeOfPicture(name: string): PicturePlace | undefined {
  const [, number, letter = '', after, inside] = pattern.exec(name.normalize('NFC').trim()) ?? []
  if (number === undefined) return undefined
  const lot = `${number}${letter.toUpperCase()}`
  const view = Number(after ?? inside ?? 1)
  return isLotNumber(lot) && view >= 1 && view <= auctionLimits.images ? { lot, index: view - 1 } : undefined
}
