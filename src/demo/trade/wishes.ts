import type { Insertable } from 'kysely'
import type { Schema } from '#server/schema.ts'


/** Accounts that take part in a fair. */
interface Taking {
  _fair: string
  sellers: readonly string[]
  buyers: readonly string[]
  now: string
}

/** Some of a list, from a place on, each once. */
const some = (all: readonly string[], from: number, count: number): string[] =>
  [...new Set(Array.from({ length: count }, (_none, step) => all[(from + step * step * 3 + step) % all.length] ?? ''))].filter((one) => one !== '')

/** Whom members of a fair want to meet: buyers four or five sellers, sellers two or three buyers, and not everybody has said so. */
export function demoWishes({ _fair, sellers, buyers, now }: Taking): Insertable<Schema['wishes']>[] {
  const wishesOf = (_user: string, wanted: readonly string[], at: number) =>
    wanted.map((_wanted, index) => {
      const method = (at + index) % 7 === 0 ? ('ONLINE' as const) : ('OFFLINE' as const)
      return { _fair, _user, _wanted, priority: index + 1, method, createdAt: now }
    })
  return [
    ...buyers.flatMap((buyer, at) => (at % 5 === 4 ? [] : wishesOf(buyer, some(sellers, at * 5, 4 + (at % 2)), at))),
    ...sellers.flatMap((seller, at) => (at % 3 === 2 ? [] : wishesOf(seller, some(buyers, at * 3, 2 + (at % 2)), at))),
  ]
}
