import { fairs } from '#contract/trade/fairs.ts'
import { participants } from '#contract/trade/participants.ts'
import { products } from '#contract/trade/products.ts'
import { sql } from 'kysely'
import { companyOwner } from '../../http/company-of.ts'
import type { Db } from '../../db/schema.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Saveable } from '../../http/saveable.ts'
import { toPublic } from '../../http/standard.ts'
import { productPaths, showingOf } from './fairs-showing.ts'
import { presentAll } from './presented-companies.ts'

/** Fairs that members save: those that are open. */
export const saveableFairs: Saveable = {
  label: fairs.label,
  isShown: (_item) => sql`exists (select 1 from "fairs" as "item" where "item"."_id" = ${_item} and "item"."isOpen" = 1)`,
  show: async ({ db, locale }, ids) => {
    const found = await repositoryOf(fairs).select(db, { where: { _id: { in: ids }, isOpen: true } })
    return found.map((fair) => ({ _id: fair._id, subject: toPublic(fairs, fair, locale, true).title, path: `/fairs/${fair._id}` }))
  },
}

/** Products that members save: at the newest fair that shows them. */
export const saveableProducts: Saveable = {
  label: products.label,
  isShown: (_item) => sql`exists (select 1 from ${showingOf(_item)})`,
  show: async ({ db, locale }, ids) => {
    const paths = await productPaths(db, ids)
    const found = await repositoryOf(products).select(db, { where: { _id: { in: [...paths.keys()] } } })
    return found.map((product) => ({
      _id: product._id,
      subject: toPublic(products, product, locale, true).name,
      path: paths.get(product._id) ?? '/fairs',
    }))
  },
}

/** Who takes part in an open fair (participation.ts). */
const taking = sql`"fairs_participants" as "p"
  inner join "fairs" as "f" on "f"."_id" = "p"."_fair" and "f"."isOpen" = 1
  inner join "users" as "u" on "u"."_id" = "p"."_user" and "u"."status" = 'active'
  inner join "companies" as "c" on "c"."_user" = ${companyOwner('u')} and "c"."state" = 'APPROVED'
  where "p"."state" = 'APPROVED'`

async function findTaking(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { rows } = await sql<{ _id: string; _company: string; name: string; person: string | null; _fair: string; role: string }>`
    select "p"."_id", "c"."_id" as "_company", "p"."name", "p"."person", "p"."_fair", "p"."role"
    from ${taking} and "p"."_id" in (${sql.join(ids)})`.execute(db)
  return rows
}

type Taking = Awaited<ReturnType<typeof findTaking>>[number]
const pathOf = ({ _id, _fair, role }: Taking): string => `/fairs/${_fair}/${role === 'SELLER' ? 'companies' : 'buyers'}/${_id}`

/** The pages of some participants, of those who take part in an open fair. */
export async function participantPaths(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map((await findTaking(db, ids)).map((one) => [one._id, pathOf(one)]))
}

/** Companies that members save: at the fair at which they have met them. */
export const saveableParticipants: Saveable = {
  label: participants.label,
  isShown: (_item) => sql`exists (select 1 from ${taking} and "p"."_id" = ${_item})`,
  show: async ({ db, locale }, ids) => {
    const rows = await findTaking(db, ids)
    const presented = await presentAll(db, rows, locale)
    const places = new Map(rows.map((one) => [one._id, pathOf(one)]))
    return presented.map(({ card: { _id, name } }) => ({ _id, subject: name, path: places.get(_id) ?? '/fairs' }))
  },
}
