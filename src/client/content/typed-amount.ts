/** The amount of won that somebody has typed, with or without separators and the unit; undefined: it is none. */
export function amountOf(typed: string): number | undefined {
  const digits = typed.normalize('NFKC').replaceAll(/[\s,.₩원]/g, '')
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined
}
