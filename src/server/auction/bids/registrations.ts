import { createHash } from 'node:crypto'
import { users } from '#contract/account/users.ts'
import { programs } from '#contract/auction/programs.ts'
import { registrationCalls } from '#contract/auction/registrations.ts'
import type { Answer } from '#contract/api.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import { type Selectable, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { lockCaller } from '../../http/lock-caller.ts'
import type { Caller } from '../../http/platform.ts'
import { type Context, serve } from '../../http/route.ts'
import { requireItem, requirePublished } from '../../http/standard.ts'
import { type AuctionDeps, requireOpen } from '../auction.ts'
import type { Program } from '../programs.ts'
import { isBlocked, requireNotBlocked } from '../won/defaults.ts'
import type { AuctionTables } from '../tables.ts'
import { type Addresses, addressKeysOf } from './address-keys.ts'

export type Registration = Selectable<AuctionTables['auctionRegistrations']>
type Own = NonNullable<Answer<'GET /api/v1/auction/programs/{_id}/registration'>['registration']>

/** The first paddle number of a sale: a low one would look like a place. */
const firstPaddle = 101

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The terms of a sale in a language, and their hash. */
export const termsIn = ({ terms }: Program, locale: Context['locale']) => {
  const text = textOf(terms, locale)
  return { text, hash: hashOf(text) }
}

/** Makes the hash by which an address is compared within a sale. */
export const addressKey =
  (_program: string) =>
  (address: string): string =>
    hashOf(`${_program} ${address}`)

/** Addresses of an account that were shown to be its owner's, as a registration has them. */
export const keysOf = (addresses: Addresses, _program: string) => addressKeysOf(addresses, addressKey(_program))

const readKeys = async (context: Context<Caller>, _program: string) =>
  keysOf(await requireItem(context, users, context.caller._id), _program)

/** Refuses who may not bid in any sale. Who has consigned a lot may not bid on that one (take-step.ts). */
export function requireMayBid({ caller }: Pick<Context<Caller>, 'caller'>): void {
  if (caller.scopes.includes('console:auction')) throw new ApiError('staffCannotBid')
}

const ledSum = sql<number | string | null>`sum(case when "phase" = 'sold' then "price" else "leaderMaximum" end)`.as('sum')

/** Sums what some paddles of a sale lead as `readLed` does, by the paddles: those that lead nothing are not there. */
export async function readLedBy(db: Db, _program: string, paddles: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (paddles.length === 0) return new Map()
  const rows = await db
    .selectFrom('auctionLots')
    .select(['leader', ledSum])
    .where('_program', '=', _program)
    .where('leader', 'in', paddles)
    .where('phase', 'in', ['open', 'paused', 'sold'])
    .groupBy('leader')
    .execute()
  return new Map(rows.flatMap(({ leader, sum }) => (leader === null ? [] : [[leader, Number(sum)] as const])))
}

/** Maxima of lots of a sale that a paddle leads, in won: of lots that it has won, their prices. @param but a lot that is not counted */
export async function readLed(db: Db, _program: string, paddle: number, but = ''): Promise<number> {
  const { sum } = await db
    .selectFrom('auctionLots')
    .select(ledSum)
    .where('_program', '=', _program)
    .where('leader', '=', paddle)
    .where('phase', 'in', ['open', 'paused', 'sold'])
    .where('_work', '!=', but)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** Reads what is left of the limit of a bidder, in won. */
export const readLimitLeft = async (db: Db, { _program, paddle, bidLimit }: Registration, but?: string): Promise<number> =>
  Math.max(0, bidLimit - (await readLed(db, _program, paddle, but)))

export const findRegistration = (db: Db, _program: string, _user: string): Promise<Registration | undefined> =>
  db.selectFrom('auctionRegistrations').selectAll().where('_program', '=', _program).where('_user', '=', _user).executeTakeFirst()

/** Holds the registration of a member, where there is one: what it leads is counted by one step at a time. */
export const lockRegistration = (db: Db, _program: string, _user: string): Promise<Registration | undefined> =>
  db
    .updateTable('auctionRegistrations')
    .set((eb) => ({ paddle: eb.ref('paddle') }))
    .where('_program', '=', _program)
    .where('_user', '=', _user)
    .returningAll()
    .executeTakeFirst()

async function toOwn(db: Db, registration: Registration): Promise<Own> {
  const { _id, _program, createdAt, paddle, bidLimit: limit } = registration
  return { _id, _program, createdAt, paddle, limit, limitLeft: await readLimitLeft(db, registration) }
}

/** Takes the next paddle number of a sale, whose row is held from here on. */
export async function takePaddle(db: Db, _program: string): Promise<number> {
  await db
    .insertInto('auctionPaddles')
    .values({ _program, last: firstPaddle - 1 })
    .onConflict((conflict) => conflict.column('_program').doNothing())
    .execute()
  const { last } = await db
    .updateTable('auctionPaddles')
    .set({ last: sql<number>`"last" + 1` })
    .where('_program', '=', _program)
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** Finds another account of the same person that is registered. */
async function isRegisteredElsewhere(db: Db, _program: string, _user: string, keys: Awaited<ReturnType<typeof readKeys>>) {
  const { phoneKey, emailKey } = keys
  const found = await db
    .selectFrom('auctionRegistrations')
    .select('_id')
    .where('_program', '=', _program)
    .where('_user', '!=', _user)
    .where((eb) => eb.or([eb('phoneKey', '=', phoneKey), eb('emailKey', '=', emailKey)]))
    .executeTakeFirst()
  return found !== undefined
}

/** Finds what is in the way of a registration. */
async function obstacleOf(context: Context<Caller>, _program: string) {
  const { db, caller } = context
  if (caller.scopes.includes('console:auction')) return 'staff' as const
  const keys = await readKeys(context, _program)
  if (keys.phoneKey === null && keys.emailKey === null) return 'notCertified' as const
  if (await isBlocked(db, context.request.server.platform.serverKey, caller._id)) return 'blocked' as const
  return (await isRegisteredElsewhere(db, _program, caller._id, keys)) ? ('registeredElsewhere' as const) : null
}

/** Registers members as bidders of sales. */
export function serveRegistrations(app: FastifyInstance, deps: AuctionDeps): void {
  serve(app, registrationCalls, {
    'GET /api/v1/auction/programs/{_id}/registration': async ({ params }, context) => {
      const { db, caller, locale } = context
      await requireOpen(db, deps)
      const program = await requirePublished(context, programs, params._id)
      const registration = await findRegistration(db, program._id, caller._id)
      const obstacle = registration === undefined ? await obstacleOf(context, program._id) : null
      return { registration: registration === undefined ? null : await toOwn(db, registration), obstacle, terms: termsIn(program, locale) }
    },
    'POST /api/v1/auction/programs/{_id}/registration': async ({ params, body }, context) => {
      const { db, locale } = context
      await requireOpen(db, deps)
      const program = await requirePublished(context, programs, params._id)
      requireMayBid(context)
      const { _user } = await lockCaller(context)
      await requireNotBlocked(db, app.platform.serverKey, _user)
      const { _id: _program } = program
      const former = await findRegistration(db, _program, _user)
      if (former !== undefined) throw new ApiError('registered', { values: { paddle: former.paddle } })
      if (termsIn(program, locale).hash !== body.termsHash) throw new ApiError('saleTermsChanged')
      const paddle = await takePaddle(db, _program)
      const keys = await readKeys(context, _program)
      if (keys.phoneKey === null && keys.emailKey === null) throw new ApiError('notCertified')
      if (await isRegisteredElsewhere(db, _program, _user, keys)) throw new ApiError('registeredElsewhere')
      const agreed = { bidLimit: body.limit, termsHash: body.termsHash, locale, createdAt: new Date().toISOString() }
      const registration = { _id: uuid(), _program, _user, ...keys, paddle, ...agreed }
      await db.insertInto('auctionRegistrations').values(registration).execute()
      return { registration: await toOwn(db, registration) }
    },
  })
}
