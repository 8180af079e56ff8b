import { companies } from '#contract/account/companies.ts'
import { noPresentation } from '#contract/platform/company.ts'
import { users } from '#contract/account/users.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { participants } from '#contract/trade/participants.ts'
import { slotsOf, spanOf } from '#contract/trade/slots.ts'
import { noPassword } from '../account/passwords.ts'
import { v7 as uuid } from 'uuid'
import { companyKinds } from './companies.ts'
import { openFor } from './members.ts'
import type { Stored, TestServer } from './server.ts'

const day = 24 * 60 * 60_000
/** `2026-11-27` for 3. */
const dayFromNow = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)
const fromNow = (days: number) => new Date(Date.now() + days * day).toISOString()

/** A fair of two days from the day after tomorrow on, as short as it may be: eight slots a day. */
export function aFair(change: Partial<Stored<typeof fairs>> = {}): Stored<typeof fairs> {
  const plan = {
    timeZone: 'Asia/Seoul',
    days: [dayFromNow(3), dayFromNow(4)],
    opens: '10:00',
    closes: '14:00',
    slotMinutes: 30,
    breaks: [],
    ...change,
  }
  return {
    title: { ko: '가을 상담회', en: 'Autumn fair', cn: '秋季洽谈会' },
    description: { ko: '소개' },
    venue: { ko: '무역센터' },
    recruitFrom: fromNow(-10),
    recruitTo: fromNow(1),
    applyFrom: fromNow(-5),
    applyTo: fromNow(2),
    tables: 3,
    maxOffers: 20,
    maxMeetings: 40,
    offerHours: 48,
    isOpen: true,
    thumbs: [],
    programme: [],
    hall: null,
    ...spanOf(plan),
    ...plan,
    ...change,
  } as Stored<typeof fairs>
}

/** A fair with the beginnings of its slots. */
export async function addFair(server: TestServer, change: Partial<Stored<typeof fairs>> = {}) {
  const fair = await server.add(fairs, aFair(change))
  return { ...fair, starts: slotsOf(fair).map(({ startsAt }) => startsAt) }
}

/** Gives an account an approved company that takes part in a fair. */
export async function joinFair(
  server: TestServer,
  _fair: string,
  role: 'SELLER' | 'BUYER',
  { _id: _user, name }: { _id: string; name: string },
) {
  const common = {
    ...noPresentation,
    name,
    ceo: '김가온',
    category: '식품',
    address: '서울',
    profile: null,
    reason: null,
    change: null,
    review: null,
    country: null,
    registrationNumber: null,
    state: 'APPROVED',
  } as const
  const company = await server.add(companies, { ...common, ...companyKinds[role], _user })
  const taking = { _fair, _user, name, role, state: 'APPROVED', reason: null, note: null, maxMeetings: null, minMeetings: null } as const
  const participant = await server.add(participants, taking)
  return { _company: company._id, _participant: participant._id }
}

/** A member with an approved company that takes part in a fair. Without `hasSession` it is not logged in. */
export async function addTrader(server: TestServer, _fair: string, role: 'SELLER' | 'BUYER', name: string, hasSession = true) {
  const account = { username: name, name, userType: 'COMPANY', role, status: 'active', _level: null } as const
  const stored = { email: `${name}@example.com`, phone: null, channels: ['EMAIL' as const], locale: 'ko' as const }
  const _id = uuid()
  await server.add(users, { _id, ...account, ...stored, ...({ usernameKey: name, passwordHash: noPassword() } as object) })
  const joined = await joinFair(server, _fair, role, { _id, name })
  const { token } = hasSession ? await openFor(server, _id) : { token: '' }
  return { _id, ...joined, name, token }
}
