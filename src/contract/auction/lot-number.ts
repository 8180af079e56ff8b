const pattern = /^([1-9]\d{0,3})([A-Z]?)$/

/**
 * Place of a lot among those of its sale: 12A comes after 12 and before 13.
 * @param lot up to four digits and a letter; others come first
 */
export function placeOfLot(lot: string): number {
  const [, number = '0', letter = ''] = pattern.exec(lot) ?? []
  return Number(number) * 27 + (letter === '' ? 0 : letter.charCodeAt(0) - 64)
}

/** Recognises the number of a lot: `12`, `12A`. */
export const isLotNumber = (text: string): boolean => pattern.test(text)

/** The number of the lot at a place (`placeOfLot`). */
export function lotAt(place: number): string {
  const letter = place % 27
  return `${Math.floor(place / 27)}${letter === 0 ? '' : String.fromCharCode(64 + letter)}`
}
