import { companies } from '#contract/account/companies.ts'
import { noPresentation } from '#contract/platform/company.ts'
import { users } from '#contract/account/users.ts'
import { forms } from '#contract/law/forms.ts'
import { consentCode } from '#contract/law/requests.ts'
import type { OnlySite } from '#contract/sites.ts'
import { hasSite } from '#contract/sites.ts'
import { boards, comments } from '#contract/support/boards.ts'
import { questions } from '#contract/support/questions.ts'
import { noPassword } from '#server/account/passwords.ts'
import { usernameKey } from '#server/account/usernames.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import type { Db } from '#server/db/schema.ts'
import { generateReceiptNumber } from '#server/law/forms.ts'
import { statusOf } from '#server/law/request-hooks.ts'
import { goalAtOf, responseTo, writeGoal } from '#server/law/response-goal.ts'
import { addKeys, keysOf, keysOfName, matchKeyFrom } from '#server/law/request-keys.ts'
import { eraseAtOf } from '#server/law/retention.ts'
import { afterWorkingMinutes } from '#server/law/working-time.ts'
import { v7 as uuid } from 'uuid'
import { terms } from '../terms.ts'
import { earlierRequests } from './earlier-requests.ts'
import { demoComments, demoQuestions, waitingCompanies } from './questions.ts'
import { demoRequests } from './requests.ts'

interface Place {
  db: Db
  now: Date
  /** Key of the installation. */
  serverKey: Uint8Array
  lawyerId: (key: string) => string
}

const hour = 60 * 60_000
const before = (now: Date, hours: number) => new Date(now.getTime() - hours * hour)

const idOf = async (db: Db, username: string): Promise<string> =>
  (await db.selectFrom('users').select('_id').where('username', '=', username).executeTakeFirstOrThrow())._id

/** Requests of two months in every stage, two of them by the two sides of one case. */
async function addRequests({ db, now, serverKey, lawyerId }: Place): Promise<void> {
  const [matchKey, staff] = [matchKeyFrom(serverKey), await idOf(db, 'admin')]
  const goal = { hours: 4, days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00', closedOn: [] }
  await writeGoal(db, goal)
  const version = terms.find(({ code }) => code === consentCode)?.edition ?? ''
  for (const { ago, followUpIn, lawyer, stage, opponent = null, memo = '', suspicion = null, ...sent } of [...earlierRequests, ...demoRequests]) {
    const at = before(now, ago)
    const consent = { code: consentCode, version, agreedAt: at.toISOString(), receivedAt: at.toISOString(), sensitive: true, months: 12, shown: null } as const
    // Some are dealt with soon, some after the goal, and none later than now.
    const minutes = 25 + ((sent.content.length * 7 + Math.round(ago)) % 9) * 35
    const dealt = new Date(Math.min(afterWorkingMinutes(goal, at, minutes)?.getTime() ?? Infinity, now.getTime()))
    const isOpened = stage !== 'received'
    const isContacted = statusOf[stage] === 'answered' || stage === 'closed'
    const response = isContacted ? await responseTo({ createdAt: at.toISOString() }, db, dealt) : { contactedAt: null, responseMinutes: null }
    const { _id } = await repositoryOf(forms).insert(db, {
      ...sent,
      // Some would like to have it in writing, too.
      email: sent.content.length % 3 === 0 ? `${sent.phone.slice(-4)}@example.com` : null,
      site: 'divorce',
      createdAt: at.toISOString(),
      receipt: generateReceiptNumber(at),
      stage,
      status: statusOf[stage],
      _assignee: isOpened ? staff : null,
      goalAt: await goalAtOf(db, at),
      ...response,
      followUpAt: followUpIn === undefined ? null : before(now, -followUpIn).toISOString(),
      consent,
      suspicion,
      _lawyer: lawyer === undefined ? null : lawyerId(lawyer),
      hasOpponent: opponent !== null,
      opponent,
      memo,
      files: [],
      eraseAt: eraseAtOf(12, isOpened ? dealt : at),
    })
    await addKeys(db, _id, keysOf(matchKey, sent))
    if (opponent !== null) await addKeys(db, _id, keysOfName(matchKey, 'opponent', opponent))
    if (!isOpened) continue
    await db.insertInto('requestOpenings').values({ _form: _id, at: dealt.toISOString() }).execute()
    const event = { _form: _id, at: dealt.toISOString(), _user: staff, _delivery: null }
    await db
      .insertInto('requestEvents')
      .values([
        { ...event, _id: uuid({ msecs: dealt.getTime() }), kind: 'assignee', note: null, before: null, after: staff },
        { ...event, _id: uuid({ msecs: dealt.getTime() + 1 }), kind: 'stage', note: null, before: 'received', after: stage },
        ...(memo === '' ? [] : [{ ...event, _id: uuid({ msecs: dealt.getTime() + 2 }), kind: 'note' as const, note: memo, before: null, after: null }]),
      ])
      .execute()
  }
}

/** Questions of traders, half of them answered. */
async function addQuestions({ db, now }: Place): Promise<void> {
  for (const { username, answer, ago, ...asked } of demoQuestions) {
    const _user = await idOf(db, username)
    const { name: author } = await db.selectFrom('users').select('name').where('_id', '=', _user).executeTakeFirstOrThrow()
    const answers = answer === undefined ? [] : [{ content: answer, answeredAt: before(now, ago - 5).toISOString() }]
    const status = answer === undefined ? 'unanswered' : 'answered'
    await repositoryOf(questions).insert(db, { ...asked, site: 'centre', _user, author, answers, status, images: [], createdAt: before(now, ago).toISOString() })
  }
}

/** Comments under posts of the board, one of them hidden, two that wait. */
async function addComments({ db, now }: Place): Promise<void> {
  const posts = await repositoryOf(boards).select(db, { sort: '-createdAt', limit: 5 })
  for (const { username, post, content, ago, moderation = 'shown' } of demoComments) {
    const _user = await idOf(db, username)
    const { name: author } = await db.selectFrom('users').select('name').where('_id', '=', _user).executeTakeFirstOrThrow()
    await repositoryOf(comments).insert(db, { _board: posts[post]?._id ?? '', _user, author, content, moderation, createdAt: before(now, ago).toISOString() })
  }
}

/** Companies that have just joined. */
async function addWaiting({ db, now }: Place): Promise<void> {
  for (const { username, role, ago, certificate, city, ...company } of waitingCompanies) {
    const [_id, createdAt] = [uuid(), before(now, ago).toISOString()]
    const account = { name: company.name, userType: 'COMPANY', role, status: 'active', _level: null, email: null, phone: null, channels: [], locale: 'ko' }
    await repositoryOf(users).insert(db, { _id, username, usernameKey: usernameKey(username), passwordHash: noPassword(), ...account, createdAt })
    const own =
      role === 'SELLER'
        ? { certificate, productCategory: company.category, buyerType: null, city: null, district: null }
        : { certificate: null, productCategory: null, buyerType: 'ONLINE', city, district: null }
    const state = 'reason' in company ? 'REJECTED' : 'PENDING'
    const rest = { ...noPresentation, certificateNumber: null, certificateYear: null, address: city, profile: null, reason: null, change: null, review: null, country: null, registrationNumber: null, state, createdAt }
    await repositoryOf(companies).insert(db, { ...rest, ...own, ...company, _user: _id })
  }
}

/** Adds what waits for the staff of each site, so that the screens that they use most are as in use. After the traders and the content. */
export async function addDemoInbox(place: Place, only: OnlySite): Promise<void> {
  if (hasSite(only, 'firm')) await addRequests(place)
  if (!hasSite(only, 'centre')) return
  await addQuestions(place)
  await addWaiting(place)
  if (hasSite(only, 'firm')) await addComments(place)
}
