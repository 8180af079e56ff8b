export interface Part {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** More comparisons than this are not made: then the whole middle is gone, and new. */
const most = 1_000_000

/** The longest words that both have, as a table of lengths from the end. */
function lengthsOf(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      table[i]![j] = a[i] === b[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!)
  return table
}

function middle(a: readonly string[], b: readonly string[]): Part[] {
  if (a.length * b.length > most)
    return [...a.map((text) => ({ kind: 'gone' as const, text })), ...b.map((text) => ({ kind: 'new' as const, text }))]
  const table = lengthsOf(a, b)
  const parts: Part[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [was, is] = [a[i], b[j]]
    if (was !== undefined && was === is) {
      parts.push({ kind: 'same', text: was })
      i += 1
      j += 1
    } else if (is === undefined || (was !== undefined && table[i + 1]![j]! >= table[i]![j + 1]!)) {
      parts.push({ kind: 'gone', text: was ?? '' })
      i += 1
    } else {
      parts.push({ kind: 'new', text: is })
      j += 1
    }
  }
  return parts
}

/** Compares two texts word by word. */
export function wordChanges(before: string, after: string): Part[] {
  const [a, b] = [before, after].map((text) => text.split(/\s+/).filter((word) => word !== '')) as [string[], string[]]
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const same = (words: readonly string[]): Part[] => words.map((text) => ({ kind: 'same', text }))
  const parts = [
    ...same(a.slice(0, start)),
    ...middle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...same(a.slice(a.length - end)),
  ]
  // Words of a kind that stand together are one part.
  return parts.reduce<Part[]>((joined, part) => {
    const last = joined.at(-1)
    if (last?.kind === part.kind) last.text += ` ${part.text}`
    else joined.push({ ...part })
    return joined
  }, [])
}
