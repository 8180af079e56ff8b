import type { Call } from './call.ts'

/** Names the calls whose answers are old once any of these has changed (`Call.reads`). */
export const readersOf = <Name extends string>(calls: Readonly<Record<Name, Call>>, changed: readonly string[]): Name[] =>
  (Object.entries<Call>(calls) as [Name, Call][]).flatMap(([name, { reads = [] }]) =>
    reads.some((topic) => changed.includes(topic)) ? [name] : [],
  )
