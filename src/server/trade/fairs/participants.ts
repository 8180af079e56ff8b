import { fairStateAt } from '#contract/trade/fair-state.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { participants, participantCalls } from '#contract/trade/participants.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { Locale } from '#contract/locale.ts'
import type { FastifyInstance } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { companyOfAccount } from '../../http/company-of.ts'
import { doNotCache, expiresAt } from '../../db/dependencies.ts'
import { inPages } from '../../db/in-pages.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { lockRevisions } from '../../db/revision.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { tellOffice } from '../../mail/office-alerts.ts'
import type { Caller } from '../../http/platform.ts'
import { serve, type WriteContext } from '../../http/route.ts'
import { toReadable } from './fairs.ts'
import { type Fair, requireOpenFair } from './fair-plan.ts'
import { leaveFair } from './leaving.ts'
import { countByCountry, inCountry, narrowed, type Narrowing } from './narrowing.ts'
import { changeOf } from '../matchings/matchings.ts'
import { approved, lockAccounts } from './participation.ts'
import { namePeople } from './persons.ts'
import { presentAll } from './presented-companies.ts'
import { shownAt } from './products.ts'
import { toSellers } from './shown-thumbs.ts'

type Participant = ItemOf<typeof participants>
type Role = Participant['role']
const repository = repositoryOf(participants)

/** An application as its owner has it. */
export const toOwn = ({ _id, createdAt, _fair, role, state, reason, note }: Participant) => ({
  _id,
  createdAt,
  _fair,
  role,
  state,
  reason,
  note,
})

interface Asked extends Narrowing {
  limit?: number
  skip?: number
  sort?: string
}

/** The fair must be one that everybody may know of. @throws ApiError `notFound` */
async function openFor(db: Db, _fair: string): Promise<void> {
  await requireOpenFair(db, _fair)
  // A page of it would not notice when somebody applies or is approved.
  doNotCache()
}
const shownIn = (db: Db, _fair: string, role: Role) => approved(db, _fair).where(sql<SqlBool>`coalesce(p."role", '') = ${role}`)

const taking = ['p._id', 'c._id as _company', 'p.name', 'p.person'] as const

/** A page of the approved participants of a fair, by the time of their application. */
async function list(db: Db, _fair: string, role: Role, locale: Locale, { limit = 20, skip = 0, sort, ...asked }: Asked) {
  await openFor(db, _fair)
  const inAnyCountry = narrowed(db, _fair, shownIn(db, _fair, role), asked)
  const direction = sort === '-createdAt' ? 'desc' : 'asc'
  const rows = await inCountry(inAnyCountry, asked.country)
    .select(taking)
    .orderBy('p.createdAt', direction)
    .orderBy('p._id', direction)
    .limit(limit)
    .offset(skip)
    .execute()
  const { total, countries } = await countByCountry(inAnyCountry, asked.country)
  return { presented: await presentAll(db, rows, locale), shared: { countries, summary: { total, limit, skip } } }
}

/** An approved participant of a fair. @throws ApiError `notFound` */
async function readOne(db: Db, { _fair, _id }: { _fair: string; _id: string }, role: Role, locale: Locale) {
  await openFor(db, _fair)
  const [one] = await presentAll(db, await shownIn(db, _fair, role).where('p._id', '=', _id).select(taking).execute(), locale)
  if (one === undefined) throw new ApiError('notFound')
  return one
}

/** So long what a fair shows is not counted again, in ms: a fair of thousands is looked at by as many. */
const countedFor = 60_000

/** Counts what the lists of a fair have. */
async function countShown(db: Db, _fair: string) {
  await requireOpenFair(db, _fair)
  expiresAt([new Date(Date.now() + countedFor).toISOString()])
  const roles = await approved(db, _fair)
    .select(({ fn }) => ['p.role', fn.countAll().as('count')])
    .groupBy('p.role')
    .execute()
  const { count } = await shownAt(db, _fair, {})
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const countOf = (role: Role) => Number(roles.find((one) => one.role === role)?.count ?? 0)
  return { products: Number(count), sellers: countOf('SELLER'), buyers: countOf('BUYER') }
}

/** The application of the caller that a path names. @throws ApiError `notFound` */
async function requireOwn(db: Db, _user: string, role: Role, { _fair, _id }: { _fair: string; _id: string }): Promise<Participant> {
  const [own] = await repository.select(db, { where: { _id, _fair, _user, role }, limit: 1 })
  if (own === undefined) throw new ApiError('notFound')
  return own
}

/** Sellers apply while they are recruited, buyers while they may. @throws ApiError `notInPeriod` */
function requirePeriod(fair: Fair, role: Role, now = new Date().toISOString()): void {
  const [from, to] = role === 'SELLER' ? [fair.recruitFrom, fair.recruitTo] : [fair.applyFrom, fair.applyTo]
  if (now < from || now >= to || fairStateAt(fair, now) === 'expired') throw new ApiError('notInPeriod')
}

/**
 * Applies for a fair; once more after a refusal, in place of what was refused.
 * @throws ApiError `companyNotApproved`, `notInPeriod`; `applied` where an application waits, or was approved
 */
async function apply(context: WriteContext<Caller>, _fair: string, role: Role, note: string | null) {
  const { db } = context
  const { _id: _user, role: own } = context.caller
  const fair = await requireOpenFair(db, _fair)
  // As the console does when staff decide on one: first these, then the account.
  await lockRevisions(db, [participants.path])
  await lockAccounts(db, [_user])
  const company = await companyOfAccount(db, _user).select(['c.name', 'c.state']).executeTakeFirst()
  if (company?.state !== 'APPROVED' || own !== role) throw new ApiError('companyNotApproved')
  requirePeriod(fair, role)
  const { name } = company
  const values = { _fair, _user, name, role, state: 'PENDING', reason: null, note, maxMeetings: null, minMeetings: null }
  const [former] = await repository.select(db, { where: { _fair, _user }, limit: 1 })
  if (former !== undefined && former.state !== 'REJECTED') throw new ApiError('applied')
  const stored = former === undefined ? await repository.insert(db, values) : await repository.update(db, former, values)
  // Nobody else changes it while the resource is held.
  if (stored === undefined) throw new ApiError('running', {}, 1)
  await namePeople(db, stored)
  const participation = toOwn(stored)
  await tellOffice(changeOf(context), 'application')
  return { participation }
}

type Own = { params: { _fair: string; _id: string } }

/** What a member does about an application of their own, in the role of the path. */
const ownParticipation = (role: Role) => ({
  apply: ({ params, body }: { params: { _fair: string }; body: { note: string | null } }, context: WriteContext<Caller>) =>
    apply(context, params._fair, role, body.note),
  change: async ({ params, body }: Own & { body: { note: string | null } }, { db, caller }: WriteContext<Caller>) => {
    for (;;) {
      const own = await requireOwn(db, caller._id, role, params)
      if (own.state !== 'PENDING') throw new ApiError('reviewed')
      const changed = await repository.update(db, own, { note: body.note })
      if (changed !== undefined) return { participation: toOwn(changed) }
    }
  },
  leave: async ({ params }: Own, context: WriteContext<Caller>) => {
    const own = await requireOwn(context.db, context.caller._id, role, params)
    await leaveFair(changeOf(context), own)
  },
})

/** Serves participation in fairs (specification 7.4, 7.5). */
export function serveParticipants(app: FastifyInstance): void {
  const seller = ownParticipation('SELLER')
  const buyer = ownParticipation('BUYER')
  serve(app, participantCalls, {
    'POST /api/v1/fairs/{_fair}/sellers': seller.apply,
    'PUT /api/v1/fairs/{_fair}/sellers/{_id}': seller.change,
    'DELETE /api/v1/fairs/{_fair}/sellers/{_id}': seller.leave,
    'POST /api/v1/fairs/{_fair}/buyers': buyer.apply,
    'PUT /api/v1/fairs/{_fair}/buyers/{_id}': buyer.change,
    'DELETE /api/v1/fairs/{_fair}/buyers/{_id}': buyer.leave,
    'GET /api/v1/fairs/{_fair}/sellers': async ({ params, query }, { db, locale }) => {
      const { presented, shared } = await list(db, params._fair, 'SELLER', locale, query)
      return { sellers: await toSellers(db, params._fair, presented), ...shared }
    },
    'GET /api/v1/fairs/{_fair}/buyers': async ({ params, query }, { db, locale }) => {
      const { presented, shared } = await list(db, params._fair, 'BUYER', locale, query)
      return { buyers: presented.map(({ card, ofBuyer }) => ({ ...card, ...ofBuyer })), ...shared }
    },
    'GET /api/v1/fairs/{_fair}/sellers/{_id}': async ({ params }, { db, locale }) => {
      const { card, ofSeller, details } = await readOne(db, params, 'SELLER', locale)
      return { seller: { ...card, ...ofSeller, ...details } }
    },
    'GET /api/v1/fairs/{_fair}/buyers/{_id}': async ({ params }, { db, locale }) => {
      const { card, ofBuyer, details } = await readOne(db, params, 'BUYER', locale)
      return { buyer: { ...card, ...ofBuyer, ...details } }
    },
    'GET /api/v1/fairs/{_fair}/totals': ({ params }, { db }) => countShown(db, params._fair),
    'GET /api/v1/me/fairs': async ({ query }, context) => {
      const { limit = 20, skip = 0, sort = '-createdAt', state } = query
      const { db, locale } = context
      const now = new Date().toISOString()
      const _user = context.caller._id
      // An account applies to few fairs: all of its own are read, and narrowed by what follows from the time.
      const own = await repository.select(db, { where: { _user }, sort, limit: 500 })
      const found = await repositoryOf(fairs).select(db, { where: { _id: { in: own.map(({ _fair }) => _fair) } } })
      const byId = new Map(found.map((fair) => [fair._id, fair]))
      const all = own.flatMap((participant) => {
        const fair = byId.get(participant._fair)
        if (fair === undefined) return []
        const isParticipating = participant.state === 'APPROVED' && fairStateAt(fair, now) !== 'expired'
        return [{ fair: toReadable(fair, locale, now), participation: toOwn(participant), isParticipating, isShown: fair.isOpen }]
      })
      const wanted = all.filter(({ fair, isParticipating }) =>
        state === undefined ? true : state === 'participating' ? isParticipating : fair.state === state,
      )
      return { fairs: wanted.slice(skip, skip + limit), summary: { total: wanted.length, limit, skip } }
    },
  })
}

/** The fairs of an account, as its owner may take them along. */
export async function* participationsOf(db: Db, _user: string): AsyncGenerator<object> {
  for await (const one of inPages((page) => repository.select(db, { where: { _user }, sort: 'createdAt', ...page }))) yield toOwn(one)
}
