import { createHash, randomUUID } from 'node:crypto'
import type { Address } from '#contract/account/certification.ts'
import { terms } from '#contract/support/terms.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { fingerprintOf } from '../http/idempotency.ts'
import { asTables } from '../db/schema.ts'
import { certify } from '../testing/certification.ts'
import { aTerm } from '../testing/content.ts'
import { serverForFile, startServer, type TestServer } from '../testing/server.ts'
import { addConsents, forgetOldConsents, listConsents } from './consents.ts'

const addTerms = async (to: TestServer) => {
  for (const code of ['terms-of-use', 'privacy-join', 'marketing'] as const) await to.add(terms, aTerm({ code, edition: '1.0' }))
}
const server = await serverForFile()
beforeAll(() => addTerms(server))
const { db } = server.database
const hour = 60 * 60_000

const password = 'correct horse 배터리'
let count = 0
const anAddress = (): Address => ({ channel: 'EMAIL', to: `member${(count += 1)}@example.com` })
const agreement = (code: string, change: object = {}) => ({ code, version: '1.0', agreedAt: new Date().toISOString(), ...change })
const required = () => [agreement('terms-of-use'), agreement('privacy-join')]

/** What somebody sends who joins: with an address that was shown to be theirs. */
const aMember = async (change: object = {}, on = server) => ({
  username: `user${(count += 1)}`,
  password,
  name: '홍길동',
  userType: 'PERSON',
  certification: await certify(on.database.db, anAddress()),
  consents: required(),
  ...change,
})
const join = (body: unknown, headers: Record<string, string> = {}, on = server) =>
  on.ask('POST /api/v1/users', { body, headers, locale: 'en' })
const logIn = async (username: string, typed = password) => {
  const authorization = `Basic ${Buffer.from(`${username}:${typed}`).toString('base64')}`
  return (await server.ask('GET /api/auth/refreshToken', { headers: { authorization } })).status
}
const find = (username: string) => db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirst()
const consentsOf = async (_id: string) => db.selectFrom('consents').selectAll().where('_user', '=', _id).orderBy('code').execute()

describe('joining', () => {
  it('makes an account with the address that was shown, and keeps what was agreed to as proof', async () => {
    const to = '한글.메일@example.com'
    const certification = await certify(db, { channel: 'EMAIL', to })
    const consents = [...required(), agreement('marketing')]
    const { status, answer, headers } = await join(
      await aMember({ username: '가온', certification, consents, channels: ['EMAIL'], locale: 'cn' }),
    )
    expect(status).toBe(201)
    expect(headers['cache-control']).toBe('no-store')
    const { _id } = answer.user
    expect(answer.user).toEqual({ _id, username: '가온', name: '홍길동', userType: 'PERSON' })
    const stored = await find('가온')
    expect(stored).toMatchObject({
      _id,
      role: 'MEMBER',
      status: 'active',
      _level: null,
      email: to,
      phone: null,
      channels: '["EMAIL"]',
      locale: 'cn',
    })
    const { term } = (await server.ask('GET /api/v1/terms/{code}', { params: { code: 'marketing' }, locale: 'en' })).answer
    const shown = { subject: term.subject, content: term.content, consent: term.consent }
    const hash = createHash('sha256').update(JSON.stringify(shown)).digest('hex')
    expect(await consentsOf(_id)).toMatchObject([
      { ...consents[2], hash, locale: 'en', network: '127.0.0.1' },
      { code: 'privacy-join' },
      { code: 'terms-of-use' },
    ])
    expect(await logIn('가온')).toBe(200)
  })

  it('takes a telephone in place of mail', async () => {
    const certification = await certify(db, { channel: 'SMS', to: '+821012345678' })
    await join(await aMember({ username: 'phone', certification }))
    expect(await find('phone')).toMatchObject({ email: null, phone: '+821012345678' })
  })

  it('is refused with a user name that another has in any spelling, and the address can be used again', async () => {
    await join(await aMember({ username: 'Café 가온' }))
    const body = await aMember()
    for (const username of ['Café 가온', 'CAFÉ 가온', 'café 가온'.normalize('NFD'), ' café 가온 ', 'ｃａｆé 가온']) {
      const { status, error } = await join({ ...body, username })
      expect([username, status, error.code, error.issues]).toEqual([
        username,
        409,
        'taken',
        [{ path: 'username', message: 'Another member has this user name.' }],
      ])
    }
    expect((await join(body)).status).toBe(201)
    expect(await logIn('CAFÉ 가온'.normalize('NFD'))).toBe(200)
  })

  it('makes one account of two that want the same name at once', async () => {
    const bodies = await Promise.all(['same', 'SAME', 'Same'].map((username) => aMember({ username })))
    const statuses = await Promise.all(bodies.map(async (body) => (await join(body)).status))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  })

  it('needs the consents that are required, and names the one that is missing', async () => {
    const withConsents = async (consents: object[]) => join(await aMember({ username: 'refused', consents }))
    for (const [consents, path] of [
      [[], 'consents.terms-of-use'],
      [[agreement('terms-of-use'), agreement('marketing')], 'consents.privacy-join'],
    ] as const) {
      const { status, error } = await withConsents([...consents])
      expect([status, error.issues?.map((issue) => issue.path), error.message]).toEqual([400, [path], error.issues?.[0]?.message])
    }
    const outdated = await withConsents([agreement('terms-of-use'), agreement('privacy-join', { version: '0.9' })])
    expect(outdated).toMatchObject({
      status: 409,
      error: { code: 'consentOutdated', current: { code: 'privacy-join', version: '1.0' } },
    })
    const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString()
    for (const hours of [51, -27]) {
      const late = await withConsents([agreement('terms-of-use', { agreedAt: ago(hours) }), agreement('privacy-join')])
      expect([late.status, late.error.issues?.[0]?.path]).toEqual([400, 'consents.0.agreedAt'])
    }
    expect(await find('refused')).toBeUndefined()
    const odd = required().map((each) => ({ ...each, agreedAt: ago(23) }))
    expect((await withConsents(odd)).status).toBe(201)
  })

  it('needs a certification, which is good for one account', async () => {
    const body = await aMember()
    for (const certification of [
      { _id: randomUUID(), token: 'x' },
      { ...body.certification, token: 'x' },
    ]) {
      const { status } = await join({ ...body, certification })
      expect([400, 409]).toContain(status)
    }
    expect((await join(body)).status).toBe(201)
    expect([400, 409]).toContain((await join({ ...body, username: 'second' })).status)
    expect(await find('second')).toBeUndefined()
  })

  it.each([
    { role: 'STAFF' },
    { role: 'SELLER' },
    { status: 'active' },
    { _level: null },
    { passwordHash: 'x' },
    { email: 'other@example.com' },
    { username: 'a:b' },
    { username: ' ' },
    { password: 'short' },
    { consents: Array.from({ length: 11 }, () => agreement('marketing')) },
  ])('is refused with %j', async (change) => {
    expect((await join(await aMember(change))).status).toBe(400)
  })
})

describe('joining with a key', () => {
  it('makes one account however often it is sent, and nothing stored tells the password', async () => {
    const key = randomUUID()
    const body = await aMember({ username: 'once' })
    const replies = await Promise.all([join(body, { 'idempotency-key': key }), join(body, { 'idempotency-key': key })])
    // The later one meets the earlier at work, or what it has answered.
    for (const { status } of replies) expect([201, 409]).toContain(status)
    expect(replies.filter(({ status, headers }) => status === 201 && headers['idempotency-replayed'] === undefined)).toHaveLength(1)
    const again = await join(body, { 'idempotency-key': key })
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true'])
    expect(again.answer.user._id).toBe((await find('once'))?._id)
    expect((await join({ ...body, password: 'another one' }, { 'idempotency-key': key })).status).toBe(422)

    const tables = (await db.introspection.getTables()).filter(({ name, isView }) => !isView && !name.includes('search'))
    const everything = JSON.stringify(await Promise.all(tables.map(({ name }) => asTables(db).selectFrom(name).selectAll().execute())))
    expect(everything).toContain(key)
    // What can be computed fast from a guess of the password is no better than the password.
    const fast = fingerprintOf(['POST', '/api/v1/users', JSON.stringify(body)])
    for (const secret of [password, Buffer.from(password).toString('base64'), fast]) expect(everything).not.toContain(secret)
  })
})

it('what is agreed to is the text of the site where one joins', async () => {
  const company = { name: '가온상사', ceo: '김가온', category: '식품', address: '서울', certificate: 'SEOUL_AWARD', productCategory: '차' }
  const asSeller = { userType: 'COMPANY', role: 'SELLER', company }
  const of = (version: string) => ['terms-of-use', 'privacy-join'].map((code) => agreement(code, { version }))
  for (const code of ['terms-of-use', 'privacy-join'] as const) await server.add(terms, aTerm({ site: 'centre', code, edition: '5.0' }))
  const { term } = (await server.ask('GET /api/v1/terms/{code}', { params: { code: 'terms-of-use' }, query: { site: 'centre' } })).answer
  expect([term.site, term.edition]).toEqual(['centre', '5.0'])
  expect((await server.ask('GET /api/v1/terms', { query: { site: 'centre' } })).answer.summary.total).toBe(2)
  const changes = [
    asSeller,
    { ...asSeller, consents: of('5.0') },
    { site: 'centre' },
    { site: 'centre', consents: of('5.0') },
    { consents: of('5.0') },
  ]
  const outcomes: unknown[] = []
  for (const change of changes) {
    const { status, answer } = await join(await aMember(change))
    outcomes.push(status === 201 ? (await consentsOf(answer.user._id)).map(({ site }) => site) : status)
  }
  const agreed = ['centre', 'centre']
  expect(outcomes).toEqual([409, agreed, 409, agreed, 409])
})

it('joining is limited per address', async () => {
  await using own = await startServer({ env: { FORMS_PER_MINUTE: '1' } })
  await addTerms(own)
  const statuses = []
  for (let tries = 0; tries < 2; tries += 1) statuses.push((await join(await aMember({}, own), {}, own)).status)
  expect(statuses).toEqual([201, 429])
})

it('the proof of a consent outlasts its account by three years, and no longer', async () => {
  const { answer } = await join(await aMember())
  const { _id } = answer.user
  const total = async (of: string) => (await listConsents(db, of, { limit: 1, skip: 0, sort: 'createdAt' })).summary.total
  const gone = randomUUID()
  const [one] = await consentsOf(_id)
  if (one === undefined) throw new Error('nothing was stored')
  const { _id: _own, _user, ...proof } = one
  await addConsents(db, gone, [{ ...proof, code: 'privacy-join', locale: 'en' }])
  const afterYears = (years: number) => new Date(Date.now() + years * 366 * 24 * hour)
  await forgetOldConsents(db, afterYears(20))
  expect([await total(_id), await total(gone)]).toEqual([2, 0])
  await db.updateTable('users').set({ status: 'withdrawn', updatedAt: new Date().toISOString() }).where('_id', '=', _id).execute()
  await forgetOldConsents(db, afterYears(2.9))
  expect(await total(_id)).toBe(2)
  await forgetOldConsents(db, afterYears(3.1))
  expect(await total(_id)).toBe(0)
})
