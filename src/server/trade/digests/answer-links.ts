import { answerLinkCalls, type LinkedAnswer } from '#contract/trade/answer-links.ts'
import type { Answer, Body } from '#contract/api.ts'
import { type Party, transitionOf } from '#contract/trade/matching-states.ts'
import type { Locale } from '#contract/locale.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { serve } from '../../http/route.ts'
import { hashOfToken, newToken } from '../../http/secret-token.ts'
import type { Change } from '../../notifications/notify.ts'
import { requireFair } from '../fairs/fair-plan.ts'
import { lockAccounts } from '../fairs/participation.ts'
import { type MatchingRow, partyOf, toOwn } from '../matchings/matching-rows.ts'
import { changeOf } from '../matchings/matchings.ts'
import { readFree } from '../matchings/occupancy.ts'
import { endWithoutReason, takeStep } from '../matchings/steps.ts'

type Linked = Answer<'POST /api/v1/answerLinks'>['linked']

const day = 24 * 60 * 60_000
/** A link is good for so long, and no longer than the question. */
const goodFor = 3 * day
/** For so long it is known what has become of one. */
const knownFor = 30 * day

/** Answers that a side can give by a link. */
export const answersOf: Readonly<Record<Party, readonly LinkedAnswer[]>> = { seller: ['accept', 'decline'], buyer: ['confirm'] }
/** The times of a matching of which an answer takes one. */
const stateOf = { accept: 'offered', confirm: 'picked', decline: undefined } as const

interface Asked {
  row: MatchingRow
  _user: string
  address: string
  answer: LinkedAnswer
}

/** Makes the token of a link, of which a hash alone is stored: it gives one answer to a matching as it is now, from the address it goes to. */
export async function addAnswerLink({ db, now }: Pick<Change, 'db' | 'now'>, { row, _user, address, answer }: Asked): Promise<string> {
  const token = newToken()
  const usual = new Date(Date.parse(now) + goodFor).toISOString()
  const expiresAt = row.expiresAt !== null && row.expiresAt < usual ? row.expiresAt : usual
  const values = { tokenHash: hashOfToken(token), _matching: row._id, _user, answer, version: row.version, address, expiresAt }
  await db.insertInto('answerLinks').values(values).execute()
  return token
}

/**
 * The matching that a link answers, as it was when the mail was written.
 * @throws ApiError `answerLinkUsed`, `answerLinkOver`, `answerLinkOvertaken` where it has been answered or changed otherwise
 */
async function requireLink(db: Db, token: string, now: string) {
  const link = await db
    .selectFrom('answerLinks as l')
    .innerJoin('users as u', 'u._id', 'l._user')
    .select(['l._user', 'l._matching', 'l.answer', 'l.version', 'l.expiresAt', 'l.usedAt'])
    .where('l.tokenHash', '=', hashOfToken(token))
    .where('u.status', '=', 'active')
    .whereRef('u.email', '=', 'l.address')
    .executeTakeFirst()
  if (link === undefined) throw new ApiError('answerLinkOver')
  if (link.usedAt !== null) throw new ApiError('answerLinkUsed')
  if (link.expiresAt <= now) throw new ApiError('answerLinkOver')
  const row = await db.selectFrom('matchings').selectAll().where('_id', '=', link._matching).executeTakeFirst()
  const isStill = row?.version === link.version && transitionOf(row, link.answer, partyOf(row, link._user), now) !== undefined
  if (row === undefined || !isStill) throw new ApiError('answerLinkOvertaken')
  return { row, _user: link._user, answer: link.answer }
}
type Link = Awaited<ReturnType<typeof requireLink>>

/** The first time of a matching that an answer can take. */
async function firstFree(db: Db, { row, answer }: Link, now: string) {
  const state = stateOf[answer]
  if (state === undefined) return null
  const slots = await db
    .selectFrom('matchingSlots')
    .select(['startsAt', 'endsAt'])
    .where('_matching', '=', row._id)
    .where('state', '=', state)
    .where('startsAt', '>', now)
    .orderBy('startsAt')
    .execute()
  if (slots.length === 0) return null
  const { _id, _buyer, _seller, method } = row
  const fair = await requireFair(db, row._fair)
  const starts = slots.map(({ startsAt }) => startsAt)
  const free = await readFree(db, fair, { users: [_buyer, _seller], method, now, except: _id, starts })
  return slots.find(({ startsAt }) => free.includes(startsAt)) ?? null
}

/** Shows what a link answers, as the member's own page does. */
async function show(db: Db, { row, _user, answer }: Link, slot: Linked['slot'], locale: Locale, now: string): Promise<{ linked: Linked }> {
  const [own] = await toOwn(db, [row], _user, locale, now)
  if (own === undefined) throw new ApiError('answerLinkOvertaken')
  const { fair, other, product, message, method } = own
  return {
    linked: {
      answer,
      _matching: row._id,
      other: { name: other.name },
      fair: { title: fair.title, timeZone: fair.timeZone },
      product: product && { name: product.name },
      message,
      method,
      slot,
    },
  }
}

/** Gives the answer of a link that is held by both accounts. @throws ApiError as `takeStep` */
function give(change: Change, { row, _user, answer }: Link, { slot, reason }: Body<'PUT /api/v1/answerLinks'>): Promise<MatchingRow> {
  const by = { actor: partyOf(row, _user), _user }
  if (answer === 'decline')
    return reason === null ? endWithoutReason(change, row, by, 'decline') : takeStep(change, row, by, { action: 'decline', reason })
  if (slot === null) throw new ApiError('invalid', { field: 'slot' })
  return takeStep(change, row, by, answer === 'accept' ? { action: 'accept', slots: [slot] } : { action: 'confirm', slot })
}

/** Serves answers by the links of a mail. Who opens one has no login: the token says who answers, and what. */
export function serveAnswerLinks(app: FastifyInstance): void {
  serve(app, answerLinkCalls, {
    'POST /api/v1/answerLinks': async ({ body }, { db, locale }) => {
      const now = new Date().toISOString()
      const link = await requireLink(db, body.token, now)
      return show(db, link, await firstFree(db, link, now), locale, now)
    },
    'PUT /api/v1/answerLinks': async ({ body }, context) => {
      const { db, locale } = context
      const change = changeOf(context)
      const { row } = await requireLink(db, body.token, change.now)
      await lockAccounts(db, [row._buyer, row._seller])
      // Of two presses at once the second sees here what the first has done.
      const link = await requireLink(db, body.token, change.now)
      const after = await give(change, link, body)
      await db.updateTable('answerLinks').set({ usedAt: change.now }).where('tokenHash', '=', hashOfToken(body.token)).execute()
      const slots = db.selectFrom('matchingSlots').select(['startsAt', 'endsAt']).where('_matching', '=', after._id)
      const slot = body.slot === null ? undefined : await slots.where('startsAt', '=', body.slot).executeTakeFirst()
      return show(db, { ...link, row: after }, slot ?? null, locale, change.now)
    },
  })
}

/** Takes the links of an account back: whoever had a session may have read its mails. */
export const forgetAnswerLinks = async (db: Db, _user: string): Promise<void> =>
  void (await db.deleteFrom('answerLinks').where('_user', '=', _user).execute())

/** Takes all links back: which of them were used since a backup is not known. */
export const forgetAllAnswerLinks = async (db: Db): Promise<void> => void (await db.deleteFrom('answerLinks').execute())

/** Forgets links that have been good for nothing for long. */
export const forgetOldAnswerLinks = async (db: Db, now: Date): Promise<void> =>
  void (await db
    .deleteFrom('answerLinks')
    .where('expiresAt', '<=', new Date(now.getTime() - knownFor).toISOString())
    .execute())
