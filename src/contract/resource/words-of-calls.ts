import type { Call } from '../call.ts'
import type { Declaration } from '../declaration.ts'

/** Tells a standard call of items that are there from one of new ones, of their numbers or of the headings of a file. */
const hasItems = (name: string): boolean => !/^POST |\/(counts|import)$/.test(name)

/** Says of the calls of a resource whether it is noted whose records they give. */
export const withPersonal = (calls: Record<string, Call>, isNoted: boolean): Record<string, Call> =>
  isNoted
    ? Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, hasItems(name) ? { ...call, isPersonal: true } : call]))
    : calls

/**
 * Says of the calls of a resource that they read or write its items; of content, that its versions change with it, and that what
 * refers to an item that is removed changes, too.
 */
export function withDependencies(
  { path, changes = [] }: Declaration,
  calls: Record<string, Call>,
  isContent: boolean,
): Record<string, Call> {
  const reads = isContent ? [path, 'content'] : [path]
  const writesOf = (name: string) =>
    isContent ? [path, 'versions', ...(name.startsWith('DELETE ') ? ['content'] : []), ...changes] : [path, ...changes]
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, name.startsWith('GET ') ? { ...call, reads } : { ...call, writes: writesOf(name) }]),
  )
}
