/** Letters that stand for somebody: the first two of a name of Hangul or Han after its first, or those of two words. */
export function lettersOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', second] = words
  if (second === undefined) return /^[\p{scx=Hang}\p{scx=Han}]{3,}$/u.test(first) ? first.slice(1, 3) : [...first].slice(0, 2).join('')
  return `${[...first][0]}${[...(words.at(-1) ?? '')][0]}`.toUpperCase()
}
