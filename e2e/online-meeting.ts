import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Answer, Body, CallName, Params, Query } from '#contract/api.ts'
import { samples } from '../src/server/testing/documents.ts'
import { expect } from './fixtures.ts'
import { giveSession, openSession } from './session.ts'

type Tokens = Answer<'GET /api/auth/accessToken'>

const fill = (path: string, params: object): string =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String((params as Record<string, unknown>)[name]))

/** Of the demo's accounts, and of those that are made here. */
const password = 'ieumsae-demo'

/** An account that makes calls of its own. */
export class Caller {
  readonly tokens: Tokens
  readonly #request: APIRequestContext
  readonly #origin: string

  private constructor(request: APIRequestContext, origin: string, tokens: Tokens) {
    this.#request = request
    this.#origin = origin
    this.tokens = tokens
  }

  /** @param origin of another server than the one of the tests */
  static async logIn(request: APIRequestContext, username: string, origin = ''): Promise<Caller> {
    return new Caller(request, origin, await openSession(request, { username, password }, origin))
  }

  async call<Name extends CallName>(name: Name, params: Params<Name>, data?: Body<Name>, query?: Query<Name>): Promise<Answer<Name>> {
    const [method = '', path = ''] = name.split(' ')
    const headers = { authorization: `Bearer ${this.tokens.accessToken}` }
    const search = new URLSearchParams(query as Record<string, string> | undefined).toString()
    const url = `${this.#origin}${fill(path, params as object)}?${search}`
    const response = await this.#request.fetch(url, { method, headers, ...(data === undefined ? {} : { data }) })
    const text = await response.text()
    expect(response.ok(), `${name}: ${text}`).toBe(true)
    return (text === '' ? undefined : JSON.parse(text)) as Answer<Name>
  }

  /** Sends the business registration, without which no seller is approved. */
  async sendRegistration(_id: string): Promise<void> {
    const businessRegistration = { name: 'registration.pdf', mimeType: 'application/pdf', buffer: samples.pdf }
    const headers = { authorization: `Bearer ${this.tokens.accessToken}` }
    const url = `${this.#origin}/api/v1/users/${_id}/businessRegistration`
    expect((await this.#request.post(url, { headers, multipart: { businessRegistration } })).ok()).toBe(true)
  }

  /** Every document of this tab is this account's, as after a login in it. */
  async openIn(page: Page): Promise<void> {
    await giveSession(page, this.tokens)
  }
}

const minute = 60_000
const fromNow = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString()

/** Where it is neither evening nor night now. */
const timeZone = () => (new Date().getUTCHours() < 12 ? 'UTC' : 'America/Los_Angeles')
const clock = (at: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: timeZone(), ...options }).format(at)
const timeOf = (at: number) => clock(at, { hour: '2-digit', minute: '2-digit' })

/** A company that takes part in fairs, whose account nobody else uses: a side has one meeting at a time. */
async function addCompany(staff: Caller, role: 'SELLER' | 'BUYER', name: string, logIn: (username: string) => Promise<Caller>) {
  const username = `${role.toLowerCase()}-${randomUUID().slice(0, 8)}`
  const account = { username, name, role, password, _level: null } as const
  const { user } = await staff.call('POST /api/console/users', {}, account as Body<'POST /api/console/users'>)
  const kind = {
    SELLER: { certificate: 'SUPER_ROOKIE', productCategory: '차' },
    BUYER: { buyerType: 'ONLINE', city: '서울', district: '중구' },
  } as const
  const profile = { _user: user._id, name, ceo: name, category: '차', address: '서울', ...kind[role] } as const
  const { company } = await staff.call('POST /api/console/companies', {}, profile as Body<'POST /api/console/companies'>)
  const caller = await logIn(username)
  if (role === 'SELLER') await caller.sendRegistration(user._id)
  await staff.call('PUT /api/console/companies/{_id}', { _id: company._id }, { state: 'APPROVED' })
  return caller
}

/** A fair of an hour that begins in a few minutes, and to which companies apply now. */
export function fairSoon(title: string) {
  const begins = Date.now() + 5 * minute
  return {
    title: { ko: title },
    description: { ko: '오늘 하루' },
    venue: { ko: '온라인' },
    recruitFrom: fromNow(-60),
    recruitTo: fromNow(60),
    applyFrom: fromNow(-60),
    applyTo: fromNow(60),
    timeZone: timeZone(),
    days: [clock(begins, { year: 'numeric', month: '2-digit', day: '2-digit' })],
    opens: timeOf(begins),
    closes: timeOf(begins + 60 * minute),
    slotMinutes: 30,
    isOpen: true,
  } as Body<'POST /api/console/fairs'>
}

/** Title of a fair of one meeting: tests of the demo's fairs leave it out. */
export const ownFair = '한 번의 온라인 상담'

/** A seller and a buyer of their own agree on an online meeting that begins in a few minutes, at a fair of its own. */
export async function makeMeeting(request: APIRequestContext, origin?: string) {
  const names = { seller: '다온상사', buyer: '하늘무역' }
  const logIn = (username: string) => Caller.logIn(request, username, origin)
  const staff = await logIn('admin')
  const [seller, buyer] = [await addCompany(staff, 'SELLER', names.seller, logIn), await addCompany(staff, 'BUYER', names.buyer, logIn)]
  const { fair } = await staff.call('POST /api/console/fairs', {}, fairSoon(ownFair))
  const _fair = fair._id
  const taking = {
    seller: (await seller.call('POST /api/v1/fairs/{_fair}/sellers', { _fair }, { note: null })).participation,
    buyer: (await buyer.call('POST /api/v1/fairs/{_fair}/buyers', { _fair }, { note: null })).participation,
  }
  for (const { _id } of Object.values(taking)) await staff.call('PUT /api/console/fairs/participants/{_id}', { _id }, { state: 'APPROVED' })
  const { schedule } = await buyer.call('GET /api/v1/me/schedules/{_fair}', { _fair })
  const slot = schedule.slots[0]?.startsAt ?? ''
  const offered = { _fair, _seller: taking.seller._id, method: 'ONLINE', slots: [slot], _product: null, message: null } as const
  const { _id } = (await buyer.call('POST /api/v1/me/matchings', {}, { ...offered, slots: [slot] })).matching
  await seller.call('PUT /api/v1/me/matchings/{_id}', { _id }, { action: 'accept', slots: [slot] })
  await buyer.call('PUT /api/v1/me/matchings/{_id}', { _id }, { action: 'confirm', slot })
  return { _id, _fair, seller, buyer, names }
}
