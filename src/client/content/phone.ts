import { halfWidth } from '#contract/half-width.ts'

/** Digits, of any width, in groups of 3-4-4 (specification 5). Anything that is not a plain number of up to eleven digits stays as it is typed. */
export function groupPhone(value: string): string {
  const digits = halfWidth(value).replaceAll('-', '')
  if (!/^\d{4,11}$/.test(digits)) return value
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter((group) => group !== '').join('-')
}

/** Where the caret belongs after grouping: behind the same digit as before. */
export function caretAfterGrouping(before: string, caret: number, after: string): number {
  if (before === after) return caret
  const digits = halfWidth(before.slice(0, caret)).replaceAll('-', '').length
  let seen = 0
  for (let position = 0; position < after.length; position += 1) {
    if (seen === digits) return position
    if (after[position] !== '-') seen += 1
  }
  return after.length
}

/** A stored number (`+821000001234`) as people in Korea write it: `010-0000-1234`. One of another country stays as it is. */
export const localPhone = (stored: string): string => groupPhone(stored.replace(/^\+82/, '0'))
