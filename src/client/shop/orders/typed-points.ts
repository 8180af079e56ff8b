/** Returns the points that are typed: none where nothing is, undefined where it is no number of them. */
export function typedPoints(text: string): number | undefined {
  const digits = text.normalize('NFKC').replaceAll(/[\s,]/g, '')
  return /^\d{0,9}$/.test(digits) ? Number(digits) : undefined
}
