/** A size to be read: `340KB`, `12.3MB`. */
export function sizeText(bytes: number): string {
  const MB = bytes / 1024 / 1024
  return MB < 1 ? `${Math.ceil(bytes / 1024)}KB` : `${Math.round(MB * 10) / 10}MB`
}
