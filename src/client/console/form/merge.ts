import { isSame } from './values.ts'

type Values = Readonly<Record<string, unknown>>

/** A field that both have changed, and not to the same. */
export interface Conflict {
  name: string
  mine: unknown
  theirs: unknown
}

export interface Merged {
  /** Theirs where only they have changed it, mine where I have. */
  values: Record<string, unknown>
  conflicts: Conflict[]
}

/** Merges a form with a newer version that somebody else has saved, by field. */
export function merge(base: Values, mine: Values, theirs: Values): Merged {
  const values: Record<string, unknown> = {}
  const conflicts: Conflict[] = []
  for (const name of Object.keys(mine)) {
    const isMine = !isSame(base[name], mine[name])
    const isTheirs = !isSame(base[name], theirs[name])
    values[name] = isMine ? mine[name] : theirs[name]
    if (isMine && isTheirs && !isSame(mine[name], theirs[name])) conflicts.push({ name, mine: mine[name], theirs: theirs[name] })
  }
  return { values, conflicts }
}
