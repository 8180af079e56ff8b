/** `2026-09` or `2026.09.01`: named after the day on which it comes into force. */
const dated = /^\d{4}([-.])(?:0[1-9]|1[0-2])(\1(?:0[1-9]|[12]\d|3[01]))?$/
/** Most characters that an edition's number has. */
const longest = 20

/** Returns the number after one (`1.0` → `1.1`) that none of the others has. */
function following(edition: string, used: readonly string[]): string {
  const next = /\d/.test(edition)
    ? edition.replace(/\d+(?!.*\d)/, (number) => String(Number(number) + 1).padStart(number.length, '0'))
    : `${edition} 2`
  return used.includes(next) ? following(next, used) : next
}

/**
 * Returns the number of the edition after those that a text has; undefined where that cannot be told.
 * @param used the newest first
 * @param day on which the new one comes into force (`2026-12-31`), if that is known
 */
export function nextEdition(used: readonly string[], day?: string): string | undefined {
  const [newest] = used
  if (newest === undefined) return undefined
  const [isDated, separator = '-', ofDay] = dated.exec(newest) ?? []
  if (isDated === undefined) {
    const next = following(newest, used)
    return next.length > longest ? undefined : next
  }
  const next = day?.slice(0, ofDay === undefined ? 7 : 10).replaceAll('-', separator)
  return next === undefined || used.includes(next) ? undefined : next
}
