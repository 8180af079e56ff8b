import { type Locale, languageTag, toLocale } from '#contract/locale.ts'
import { openStates, type Party } from '#contract/trade/matching-states.ts'
import type { Matching } from '#contract/trade/matchings.ts'
import { instantOf } from '#contract/trade/slots.ts'
import { sql, type SqlBool } from 'kysely'
import { inOwnTransactions } from '../../db/in-transaction.ts'
import type { Db } from '../../db/schema.ts'
import { translate } from '../../http/catalogues.ts'
import { addressOf } from '../../http/origins.ts'
import type { Platform } from '../../http/platform.ts'
import { enqueue } from '../../mail/deliveries.ts'
import { readLetterhead } from '../../mail/letterhead.ts'
import { oneLine } from '../../mail/one-line.ts'
import { writeMessage } from '../../mail/templates.ts'
import type { Change } from '../../notifications/notify.ts'
import { dayAt } from '../fairs/fair-day.ts'
import { requireFair } from '../fairs/fair-plan.ts'
import { stateIn } from '../fairs/state-in.ts'
import { throwFirst } from '../matchings/each-matching.ts'
import { isTurnOf, type MatchingRow, ownMatchings, partyOf, toOwn } from '../matchings/matching-rows.ts'
import { answerDigestMessage } from '../messages.ts'
import { addAnswerLink, answersOf, forgetOldAnswerLinks } from './answer-links.ts'

const hour = 60 * 60_000
/** On the clock of the fair. */
const writtenAt = '09:00'
/** Where nobody could be written to then, it is done later on that day (ms). */
const lateFor = 12 * hour
/** What has waited for so long then is asked for by mail (ms). */
const waitedFor = 12 * hour
/** A member has one in so long at most, of all fairs together (ms). */
const apart = 20 * hour
/** So many are written in one run for each fair: the next one comes soon. */
const batch = 200
/** So many questions have links in one mail: the others are counted. */
const mostQuestions = 10
/** So many of the times of a question are named. */
const mostTimes = 5

const texts = {
  question: /*i18n*/ { id: 'digest.question', message: '상담 {number}' },
  offered: /*i18n*/ { id: 'digest.offered', message: '제안받은 시간: {times}' },
  picked: /*i18n*/ { id: 'digest.picked', message: '상대가 고른 시간: {times}' },
  until: /*i18n*/ { id: 'digest.until', message: '답하실 기한: {until}' },
  accept: /*i18n*/ { id: 'digest.accept', message: '비어 있는 첫 시간으로 수락: {link}' },
  decline: /*i18n*/ { id: 'digest.decline', message: '거절: {link}' },
  confirm: /*i18n*/ { id: 'digest.confirm', message: '비어 있는 첫 시간으로 확정: {link}' },
  choose: /*i18n*/ { id: 'digest.choose', message: '로그인해서 시간을 골라 답하기: {link}' },
  more: /*i18n*/ { id: 'digest.more', message: '이 밖에 {count}건이 더 있습니다.' },
} as const

const iso = (ms: number): string => new Date(ms).toISOString()

/** Members of a fair for whom something has waited since before the evening, and who were written nothing since yesterday. */
function dueAt(db: Db, _fair: string, before: string, now: Date) {
  const asked = sql<SqlBool>`exists (select 1 from "answerDigests" as "d" where "d"."_user" = "u"."_id"
    and "d"."sentAt" > ${iso(now.getTime() - apart)})`
  return db
    .selectFrom('matchings as m')
    .innerJoin('users as u', (join) =>
      join.on(sql<SqlBool>`"u"."_id" = case "m"."awaits" when 'seller' then "m"."_seller" else "m"."_buyer" end`),
    )
    .select('u._id')
    .distinct()
    .where('m._fair', '=', _fair)
    .where(stateIn(openStates, 'm.state'))
    .where('m.updatedAt', '<=', before)
    .where('m.expiresAt', '>', now.toISOString())
    .where('u.status', '=', 'active')
    .where('u.email', 'is not', null)
    .where('u.channels', 'like', '%"EMAIL"%')
    .where((eb) => eb.not(asked))
    .orderBy('u._id')
    .limit(batch)
}

/** Says times on the clock of a fair, and on which clock. */
function sayTimes(starts: readonly string[], timeZone: string, locale: Locale): string {
  const format = (more: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(languageTag(locale), { timeZone, ...more })
  const clock = format({ month: 'short', day: 'numeric', weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const times = starts.slice(0, mostTimes).map((start) => clock.format(Date.parse(start)))
  const zone = format({ timeZoneName: 'short' })
    .formatToParts(Date.parse(starts[0] ?? ''))
    .find(({ type }) => type === 'timeZoneName')?.value
  return `${times.join(' / ')}${starts.length > mostTimes ? ' …' : ''}${zone === undefined ? '' : ` (${zone})`}`
}

interface Reader {
  _user: string
  email: string
  locale: Locale
  /** Whether the mail names neither companies nor times. */
  isNeutral: boolean
}

/** Says one question with the links that answer it. The links stand behind the sign that no browser sends to a server, so that no log has them. */
async function sayQuestion(change: Change, reader: Reader, row: MatchingRow, own: Matching, index: number): Promise<string> {
  const { _user, email, locale, isNeutral } = reader
  const { config } = change.platform
  const say = (text: (typeof texts)[keyof typeof texts], values: Record<string, string>) => oneLine(translate(locale, text, values))
  const party: Party = partyOf(row, _user)
  const wanted = party === 'seller' ? 'offered' : 'picked'
  const starts = own.slots.filter(({ state, startsAt }) => state === wanted && startsAt > change.now).map(({ startsAt }) => startsAt)
  const { timeZone, title } = own.fair
  const lines = isNeutral
    ? [say(texts.question, { number: String(index + 1) })]
    : [
        oneLine(`${own.other.name} · ${title}`),
        ...(starts.length === 0 ? [] : [say(texts[wanted], { times: sayTimes(starts, timeZone, locale) })]),
      ]
  if (row.expiresAt !== null) lines.push(say(texts.until, { until: sayTimes([row.expiresAt], timeZone, locale) }))
  for (const answer of answersOf[party]) {
    const token = await addAnswerLink(change, { row, _user, address: email, answer })
    lines.push(say(texts[answer], { link: addressOf(config, `/mypage/answer?lang=${locale}#${token}`) }))
  }
  return [...lines, say(texts.choose, { link: addressOf(config, `/mypage/matchings?open=${row._id}`) })].join('\n')
}

/** Notes that a member is written to now. @returns false where another process was faster */
async function take({ db, now }: Pick<Change, 'db' | 'now'>, _user: string): Promise<boolean> {
  const before = iso(Date.parse(now) - apart)
  const taken = await db
    .insertInto('answerDigests')
    .values({ _user, sentAt: now })
    .onConflict((conflict) =>
      conflict
        .column('_user')
        .doUpdateSet({ sentAt: now })
        .where((eb) => eb.or([eb('answerDigests.sentAt', 'is', null), eb('answerDigests.sentAt', '<=', before)])),
    )
    .returning('_user')
    .executeTakeFirst()
  return taken !== undefined
}

/** Writes to one member what waits, once: in the transaction that notes it as sent. */
async function writeOne(change: Change, _user: string): Promise<void> {
  const { db, platform, now, afterCommit } = change
  const waiting = ownMatchings(db, _user).where(isTurnOf(_user)).where(stateIn(openStates)).where('expiresAt', '>', now)
  const rows = await waiting.selectAll().orderBy('expiresAt').orderBy('_id').limit(mostQuestions).execute()
  const found = await db
    .selectFrom('users as u')
    .leftJoin('answerDigests as d', 'd._user', 'u._id')
    .select(['u.email', 'u.locale', 'u.status', 'd.isNeutral'])
    .where('u._id', '=', _user)
    .executeTakeFirst()
  // What was answered meanwhile is asked no more.
  if (rows.length === 0 || found?.email == null || found.status !== 'active' || !(await take(change, _user))) return
  const { count } = await waiting.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const locale = toLocale(found.locale) ?? 'ko'
  const reader = { _user, email: found.email, locale, isNeutral: found.isNeutral === 1 }
  const own = await toOwn(db, rows, _user, locale, now)
  const questions: string[] = []
  for (const [index, row] of rows.entries()) {
    const shown = own[index]
    if (shown !== undefined) questions.push(await sayQuestion(change, reader, row, shown, index))
  }
  const rest = Number(count) - rows.length
  if (rest > 0) questions.push(translate(locale, texts.more, { count: String(rest) }))
  const letterhead = await readLetterhead(db, platform, 'centre', locale)
  const values = { count: String(count), questions: questions.join('\n\n'), link: addressOf(platform.config, '/mypage/matchings') }
  const message = writeMessage({ channel: 'EMAIL', to: found.email }, answerDigestMessage, values, letterhead)
  const _delivery = await enqueue(db, answerDigestMessage.name, message, { _user })
  afterCommit(async () => platform.mail.deliver(_delivery))
}

/** When a fair's morning was, where members of it are written to now. */
function morningOf(timeZone: string, now: Date): number | undefined {
  const morning = instantOf(dayAt(now.toISOString(), timeZone), writtenAt, timeZone)
  return now.getTime() >= morning && now.getTime() < morning + lateFor ? morning : undefined
}

/**
 * Writes to members what has waited for their answer overnight: once a day, in the morning of the fair, each in a transaction of its own.
 * Only matchings of which something is open are looked at.
 * @throws the first failure, once the others have had their turn
 */
export async function sendAnswerDigests(platform: Platform, now = new Date()): Promise<void> {
  const { db } = platform.database
  await forgetOldAnswerLinks(db, now)
  if (!platform.mail.isAvailable('EMAIL')) return
  const { rows: open } = await sql<{ _fair: string }>`select "_id" as "_fair" from "fairs" where exists (select 1 from "matchings" as "m"
    where "m"."_fair" = "fairs"."_id" and ${stateIn(openStates, 'm.state')}) order by "_id"`.execute(db)
  const failures: unknown[] = []
  for (const { _fair } of open) {
    const { timeZone } = await requireFair(db, _fair)
    const morning = morningOf(timeZone, now)
    if (morning === undefined) continue
    const due = await dueAt(db, _fair, iso(morning - waitedFor), now).execute()
    const written = inOwnTransactions(db, due, (own, { _id }) => writeOne({ ...own, platform, now: now.toISOString() }, _id))
    await written.catch((error: unknown) => failures.push(error))
  }
  throwFirst(failures)
}

/** Chooses whether the digest of an account names companies and times. */
export async function setNeutral(db: Db, _user: string, isNeutral: boolean): Promise<void> {
  const values = { isNeutral: isNeutral ? 1 : 0 }
  await db
    .insertInto('answerDigests')
    .values({ _user, sentAt: null, ...values })
    .onConflict((conflict) => conflict.column('_user').doUpdateSet(values))
    .execute()
}

export async function readNeutral(db: Db, _user: string): Promise<boolean> {
  const row = await db.selectFrom('answerDigests').select('isNeutral').where('_user', '=', _user).executeTakeFirst()
  return row?.isNeutral === 1
}

/** When an account was last sent one, and its choice, as its owner may take them along. */
export async function* digestsOf(db: Db, _user: string): AsyncGenerator<object> {
  yield* await db.selectFrom('answerDigests').select(['sentAt', 'isNeutral']).where('_user', '=', _user).execute()
}
