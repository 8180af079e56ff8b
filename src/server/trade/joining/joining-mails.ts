import type { Body } from '#contract/api.ts'
import { toLocale } from '#contract/locale.ts'
import { textOf } from '#contract/title.ts'
import { type InvitationKind, joiningDays, type RemindedStep, remindedSteps } from '#contract/trade/joining.ts'
import { inOwnTransactions } from '../../db/in-transaction.ts'
import { lockRevisions } from '../../db/revision.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { translate } from '../../http/catalogues.ts'
import type { Platform } from '../../http/platform.ts'
import { hashOfToken, newToken } from '../../http/secret-token.ts'
import { enqueue } from '../../mail/deliveries.ts'
import { type Letterhead, type MessageTemplate, writeMessage } from '../../mail/templates.ts'
import { readLetterhead } from '../../mail/letterhead.ts'
import type { Change } from '../../notifications/notify.ts'
import { requireFair } from '../fairs/fair-plan.ts'
import { nameIn } from '../fairs/presented-companies.ts'
import { fairAddedMessage, fairInvitationMessage, joiningReminder, joiningTasks } from '../messages.ts'
import { isToBeInvited, isToBeReminded, joining, stepOf } from './steps-of-joining.ts'

const day = 24 * 60 * 60_000
/** The same invitation goes once more after so long (ms) at the earliest: a press that is repeated sends one. */
const againAfter = 10 * 60_000
/** So many mails are written in one run: the next one comes soon. */
const batch = 200

type Asked = Body<'POST /api/console/fairs/{_id}/invitations'>

/** The participants whom a request of staff means. */
function wantedOf(db: Db, _fair: string, asked: Asked, now: Date) {
  const all = joining(db, _fair)
  if (asked.kind === 'remind') return all.where(isToBeReminded(now)).where(stepOf, '=', asked.step)
  if (asked.kind === 'invite') {
    const { _participant } = asked
    return all.where(isToBeInvited).$if(_participant !== null, (some) => some.where('p._id', '=', _participant ?? ''))
  }
  const before = new Date(now.getTime() - againAfter).toISOString()
  return all
    .where('p._id', '=', asked._participant)
    .where('u.status', '=', 'invited')
    .where('u.email', 'is not', null)
    .where('i.requestedAt', 'is', null)
    .where('i.sentAt', '<=', before)
}

/**
 * Notes whom mails are to be written to; a job writes them. Whom one waits for already is not noted again.
 * @returns how many
 */
export async function requestMails(db: Db, _fair: string, asked: Asked, now: Date): Promise<number> {
  const requestedAt = now.toISOString()
  // Of two presses the second sees whom the first has noted, also where their mails are written already.
  await lockRevisions(db, ['fairInvitations'])
  const wanted = await wantedOf(db, _fair, asked, now).select(['p._id', 'p._user']).execute()
  let requested = 0
  for (let at = 0; at < wanted.length; at += batch) {
    const rows = wanted
      .slice(at, at + batch)
      .map(({ _id, _user }) => ({ _participant: _id, _fair, _user, phone: null, requestedAt, request: asked.kind }))
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('fairInvitations')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('_participant').doUpdateSet({ requestedAt, request: asked.kind }).where('fairInvitations.requestedAt', 'is', null),
      )
      .executeTakeFirstOrThrow()
    requested += Number(numInsertedOrUpdatedRows)
  }
  return requested
}

interface Due {
  _participant: string
  _fair: string
  request: InvitationKind | null
  requestedAt: string | null
}

/** Makes the link by which somebody sets a password: of it a hash alone is stored. Earlier ones stay good until one is used. */
async function invitationLink({ db, now }: Change, _user: string, address: string, { origin, locale }: Letterhead): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(Date.parse(now) + joiningDays.link * day).toISOString()
  await db
    .insertInto('invitationTokens')
    .values({ tokenHash: hashOfToken(token), _user, address, expiresAt })
    .execute()
  // Behind the sign that no browser sends to a server, so that no log has it.
  return `${origin}/join?site=centre&lang=${locale}#invitation=${token}`
}

/** Writes the mail that waits for a participant, once: in the transaction that notes it as sent. */
async function writeOne(change: Change, { _participant, _fair, request, requestedAt }: Due): Promise<void> {
  const { db, platform, now, afterCommit } = change
  const found = await joining(db, _fair)
    .select(['p._user', 'u.email', 'u.locale', 'u.status', 'c.name as company', 'c.names', 'p.name', stepOf.as('step')])
    .where('p._id', '=', _participant)
    .executeTakeFirst()
  if (found === undefined) return
  const isInvited = found.status === 'invited'
  const isReminder = request === 'remind'
  const step = remindedSteps.find((one): one is RemindedStep => one === found.step)
  // Who has moved on meanwhile, or has left, needs no mail.
  const isWanted = found.email !== null && (isInvited || found.status === 'active') && (!isReminder || step !== undefined)
  const noted = { requestedAt: null, request: null }
  const taken = await db
    .updateTable('fairInvitations')
    .set(isWanted ? { ...noted, sentAt: now, ...(isReminder && !isInvited ? {} : { invitedAt: now }) } : noted)
    .where('_participant', '=', _participant)
    .where('requestedAt', '=', requestedAt)
    .returning('_user')
    .executeTakeFirst()
  if (taken === undefined || !isWanted || found.email === null) return
  const locale = toLocale(found.locale) ?? 'ko'
  const letterhead = await readLetterhead(db, platform, 'centre', locale)
  const fair = textOf((await requireFair(db, _fair)).title, locale)
  const to = { channel: 'EMAIL' as const, to: found.email }
  const send = async <Values extends Readonly<Record<string, string>>>(template: MessageTemplate<Values>, values: NoInfer<Values>) => {
    const _delivery = await enqueue(db, template.name, writeMessage(to, template, values, letterhead), { _user: found._user })
    afterCommit(async () => platform.mail.deliver(_delivery))
  }
  const company = nameIn({ name: found.company ?? found.name, names: found.names, person: null }, locale)
  if (isInvited)
    await send(fairInvitationMessage, {
      fair,
      company,
      link: await invitationLink(change, found._user, found.email, letterhead),
      days: String(joiningDays.link),
    })
  else if (isReminder) {
    const task = translate(locale, joiningTasks[step === 'profile' ? 'profile' : 'joined'])
    await send(joiningReminder, { fair, task, link: `${letterhead.origin}/mypage/company?site=centre` })
  } else await send(fairAddedMessage, { fair, company, link: `${letterhead.origin}/mypage/company?site=centre` })
}

/** Writes the mails that wait, each in a transaction of its own: whoever dies in between leaves those that are left to the next run. */
export async function writeJoiningMails(platform: Platform, now = new Date()): Promise<void> {
  const { db } = platform.database
  const due = await db
    .selectFrom('fairInvitations')
    .select(['_participant', '_fair', 'request', 'requestedAt'])
    .where('requestedAt', 'is not', null)
    .orderBy('requestedAt')
    .orderBy('_participant')
    .limit(batch)
    .execute()
  await inOwnTransactions(db, due, (own, one) => writeOne({ ...own, platform, now: now.toISOString() }, one))
}

/** @throws ApiError `noMail`: what could never leave is not begun */
export function requireMail({ mail }: Pick<Platform, 'mail'>): void {
  if (!mail.isAvailable('EMAIL')) throw new ApiError('noMail')
}

/** Mails that an account was sent about joining fairs, as its owner may take them along. */
export async function* invitationsOf(db: Db, _user: string): AsyncGenerator<object> {
  yield* await db
    .selectFrom('fairInvitations')
    .select(['_fair', 'phone', 'invitedAt', 'sentAt'])
    .where('_user', '=', _user)
    .orderBy('_participant')
    .execute()
}
