const sourceOf = (line: string) => /from '([^']+)'/.exec(line)?.[1] ?? ''

/** Puts an import in front of the first own one that comes after it in the alphabet, or behind the last one. */
export function withImport(text: string, line: string): string {
  const lines = text.split('\n')
  const isOwn = (candidate: string) => candidate.startsWith('import ') && sourceOf(candidate).startsWith('.')
  const next = lines.findIndex((candidate) => isOwn(candidate) && sourceOf(candidate) > sourceOf(line))
  const at = next >= 0 ? next : lines.findLastIndex((candidate) => candidate.startsWith('import ')) + 1
  return lines.toSpliced(at, 0, line).join('\n')
}

/** Puts lines in front of the first line that matches. @throws Error where none does */
export function withLine(text: string, before: RegExp, ...added: string[]): string {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => before.test(line))
  if (at < 0) throw new Error(`no line like ${before}`)
  return lines.toSpliced(at, 0, ...added).join('\n')
}

/** Adds a name at the end of the list that a line declares. @throws Error where none does */
export function withName(text: string, list: RegExp, name: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => list.test(line))
  const line = lines[at]
  if (line === undefined) throw new Error(`no list like ${list}`)
  return lines.with(at, line.replace(/\](?!.*\])/, `, ${name}]`)).join('\n')
}
