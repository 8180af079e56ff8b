import { type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { approved } from './participation.ts'
import { namedLike } from './presented-companies.ts'

/** By which lists of participants are narrowed. */
export interface Narrowing {
  q?: string | undefined
  sector?: string | undefined
  country?: string | undefined
  certificate?: string | undefined
  buyerType?: string | undefined
}

const exactly = ['sector', 'certificate', 'buyerType'] as const
/** Looked at in the rows that were found by the fair, as what `approved` asks: companies of all fairs are more. */
const isOf = (name: (typeof exactly)[number] | 'country', value: string) => sql<SqlBool>`coalesce(${sql.ref(`c.${name}`)}, '') = ${value}`

/** Narrows participants (`approved`) by all but their country: the choices of countries say how many there are of each. */
export function narrowed<Tables, Names extends keyof Tables, Row>(
  db: Db,
  _fair: string,
  found: SelectQueryBuilder<Tables, Names, Row>,
  { q, ...asked }: Narrowing,
): SelectQueryBuilder<Tables, Names, Row> {
  const matching = exactly.reduce((query, name) => {
    const value = asked[name]
    return value === undefined ? query : query.where(isOf(name, value))
  }, found)
  return q === undefined ? matching : matching.where(sql<SqlBool>`"p"."_user" in ${namedLike(db, _fair, q)}`)
}

/** Narrows them by their country, too. */
export const inCountry = <Tables, Names extends keyof Tables, Row>(
  found: SelectQueryBuilder<Tables, Names, Row>,
  country: string | undefined,
): SelectQueryBuilder<Tables, Names, Row> => (country === undefined ? found : found.where(isOf('country', country)))

/** Counts in one pass all that were found, and the choices beside: how many there are of each country. */
export async function countByCountry(found: ReturnType<typeof approved>, country: string | undefined) {
  const counted = await found
    .select(({ fn }) => ['c.country as code', fn.countAll().as('count')])
    .groupBy('c.country')
    .execute()
  const byCountry = counted.map(({ code, count }) => ({ code, total: Number(count) })).toSorted((a, b) => b.total - a.total)
  const total = byCountry.filter(({ code }) => country === undefined || code === country).reduce((sum, one) => sum + one.total, 0)
  return { total, countries: byCountry.flatMap(({ code, total: ofCode }) => (code === null ? [] : [{ code, total: ofCode }])) }
}
