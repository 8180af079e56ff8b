import { openStates } from '#contract/trade/matching-states.ts'
import { participantReviewCalls, reviewed } from '#contract/trade/participant-review.ts'
import type { participants } from '#contract/trade/participants.ts'
import { products } from '#contract/trade/products.ts'
import type { ItemOf } from '#contract/resource.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { companyOfAccount, findCompanyOwner, peopleOfCompany } from '../../http/company-of.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { audit } from '../../http/audit.ts'
import { type Context, serve } from '../../http/route.ts'
import { ownMatchings } from '../matchings/matching-rows.ts'
import { stateIn } from './state-in.ts'

interface Part {
  _fair: string
  _user: string
}

const numberOf = (row: { total: number | string | bigint }): number => Number(row.total)

async function readProducts({ db, locale }: Pick<Context, 'db' | 'locale'>, { _fair, _user }: Part) {
  const shown = db
    .selectFrom('fairProducts as f')
    .innerJoin('fairs_products as p', 'p._id', 'f._product')
    .where('f._fair', '=', _fair)
    .where('p._user', '=', await findCompanyOwner(db, _user))
  const total = await shown.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const page = await shown.select('p._id').orderBy('f.createdAt', 'desc').orderBy('p._id').limit(reviewed.products).execute()
  const found = await repositoryOf(products).select(db, { where: { _id: { in: page.map(({ _id }) => _id) } } })
  const byId = new Map(found.map(({ _id, name, thumb }) => [_id, { _id, name: textOf(name, locale), thumb }]))
  return { products: page.flatMap(({ _id }) => byId.get(_id) ?? []), productTotal: numberOf(total) }
}

async function readHopes(db: Db, { _fair, _user }: Part) {
  const ofFair = db.selectFrom('wishes as w').where('w._fair', '=', _fair)
  const own = ofFair.where('w._user', '=', _user)
  const total = await own.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const others = await ofFair
    .where('w._wanted', '=', _user)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await own
    .innerJoin('fairs_participants as p', (join) => join.onRef('p._fair', '=', 'w._fair').onRef('p._user', '=', 'w._wanted'))
    .leftJoin('wishes as r', (join) =>
      join.onRef('r._fair', '=', 'w._fair').onRef('r._user', '=', 'w._wanted').onRef('r._wanted', '=', 'w._user'),
    )
    .select(['p._id', 'p.name', 'w.method', 'r._user as returned'])
    .orderBy('w.priority')
    .limit(reviewed.hopes)
    .execute()
  const hopes = rows.map(({ returned, ...hope }) => ({ ...hope, isMutual: returned !== null }))
  return { hopes, hopeTotal: numberOf(total), wantedBy: numberOf(others) }
}

/** Reads who stands for the company of a participant beside it, and how each stands at the fair; nobody where it is alone. */
async function readPeople(db: Db, { _fair, _user }: Part) {
  const rows = await db
    .selectFrom('users as u')
    .leftJoin('fairs_participants as p', (join) => join.onRef('p._user', '=', 'u._id').on('p._fair', '=', _fair))
    .select(['u.name', 'p.state'])
    .where('u._id', 'in', peopleOfCompany(db, await findCompanyOwner(db, _user)))
    .orderBy(sql`case when u."_companyOf" is null then 0 else 1 end`)
    .orderBy('u.createdAt')
    .orderBy('u._id')
    .execute()
  return rows.length < 2 ? [] : rows.map(({ name, state }) => ({ name, state: state as ItemOf<typeof participants>['state'] | null }))
}

/** Counts what a rejection cancels (`cancelAtFair`). */
async function countCancelled(db: Db, { _fair, _user }: Part) {
  const ofFair = ownMatchings(db, _user)
    .where('_fair', '=', _fair)
    .select(({ fn }) => fn.countAll().as('total'))
  const meetings = ofFair.where(stateIn(['confirmed', 'rescheduling'])).where('startsAt', '>', new Date().toISOString())
  return {
    meetings: numberOf(await meetings.executeTakeFirstOrThrow()),
    offers: numberOf(await ofFair.where(stateIn(openStates)).executeTakeFirstOrThrow()),
  }
}

/** Serves what staff look at before they decide on a part in a fair. */
export function serveParticipantReview(app: FastifyInstance): void {
  serve(app, participantReviewCalls, {
    'GET /api/console/fairs/participants/{_id}/review': async ({ params }, context) => {
      const { db, caller } = context
      const part = await db.selectFrom('fairs_participants').select(['_fair', '_user']).where('_id', '=', params._id).executeTakeFirst()
      if (part === undefined) throw new ApiError('notFound')
      const { _user } = part
      const user = await db.selectFrom('users').select(['name', 'email', 'phone']).where('_id', '=', _user).executeTakeFirstOrThrow()
      const company = await companyOfAccount(db, _user).select(['c._user', 'c.contactRole']).executeTakeFirst()
      await audit(db, caller, { action: 'read', resource: 'users', items: [_user] })
      const cancels = await countCancelled(db, part)
      return {
        review: {
          contact: { ...user, role: company?._user === _user ? company.contactRole : null },
          people: await readPeople(db, part),
          ...(await readProducts(context, part)),
          ...(await readHopes(db, part)),
          cancels,
        },
      }
    },
  })
}
