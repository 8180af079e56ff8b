import type { Call } from './call.ts'

/** Written by what closes an account: any module may have something of it. */
export const everything = '*'

/** Returns what each call reads or writes, by its name. A call does one of both. */
export const topicsOf = (calls: Readonly<Record<string, Call>>): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(calls).map(([name, { reads, writes = [] }]) => [name, reads ?? writes]))
