import { companies } from '#contract/account/companies.ts'
import { users } from '#contract/account/users.ts'
import { terms } from '#contract/support/terms.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { certify } from '../testing/certification.ts'
import { aTerm } from '../testing/content.ts'
import { sendFile } from '../testing/companies.ts'
import { samples } from '../testing/documents.ts'
import { addMember, openFor } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
beforeAll(async () => {
  for (const code of ['terms-of-use', 'privacy-join'] as const) await server.add(terms, aTerm({ site: 'centre', code, edition: '1.0' }))
})

const common = { name: '가온상사', ceo: '김가온', category: '식품', address: '서울특별시 중구 세종대로 1' }
const seller = { ...common, certificate: 'SEOUL_AWARD', productCategory: '차' }
const buyer = { ...common, buyerType: 'ONLINE', city: '부산광역시', district: '해운대구', profile: '온라인 상점을 합니다.' }
const password = 'a long enough one'
let count = 0

const consent = (code: string) => ({ code, version: '1.0', agreedAt: new Date().toISOString() })
async function join(change: object) {
  count += 1
  const body = {
    username: `company${count}`,
    password,
    name: '김가온',
    userType: 'COMPANY',
    certification: await certify(db, { channel: 'EMAIL', to: `company${count}@example.com` }),
    consents: [consent('terms-of-use'), consent('privacy-join')],
    ...change,
  }
  return server.ask('POST /api/v1/users', { body })
}
/** Somebody who has joined, and is logged in. */
async function joined(change: object) {
  const { answer } = await join(change)
  return { _id: answer.user._id, ...(await openFor(server, answer.user._id)) }
}
const ownOf = (token: string) => server.ask('GET /api/v1/me/company', { token })
const change = (token: string, body: object) => server.ask('PUT /api/v1/me/company', { token, body })

/** A registration, sent by its owner. */
const register = async ({ _id, token }: { _id: string; token: string }) => {
  const file = new File([new Uint8Array(samples.pdf)], '사업자등록증.pdf')
  expect((await sendFile(server, `/api/v1/users/${_id}/businessRegistration`, 'businessRegistration', file, token)).status).toBe(201)
}

/** What staff decide about the company of an account. */
async function decide(_user: string, decision: object) {
  const token = await server.login('admin')
  const { answer } = await server.ask('GET /api/console/companies', { token, query: { _user } })
  const _id = answer.companies[0]?._id ?? ''
  expect((await server.ask('PUT /api/console/companies/{_id}', { token, params: { _id }, body: decision })).status).toBe(200)
  return _id
}

describe('what a country needs', () => {
  const issuesOf = ({ error }: { error: { issues?: readonly { path: string }[] } }) => error.issues?.map(({ path }) => path)

  it('is the registration number of a seller at home, and a district of a buyer there; all that is wrong is told at once', async () => {
    const none = await join({ role: 'SELLER', company: { ...seller, productCategory: null, country: 'KR' } })
    expect(issuesOf(none)).toEqual(['company.productCategory', 'company.registrationNumber'])
    const wrong = await join({ role: 'SELLER', company: { ...seller, country: 'KR', registrationNumber: '12-34' } })
    expect(wrong.error.issues).toMatchObject([{ path: 'company.registrationNumber', message: expect.stringContaining('10') as string }])
    const one = await joined({
      role: 'SELLER',
      company: { ...seller, country: 'KR', registrationNumber: '120-81-47521', certificateNumber: 'SA-17', certificateYear: 2025 },
    })
    const stored = (await ownOf(one.token)).answer.company
    expect(stored).toMatchObject({ registrationNumber: '1208147521', certificateNumber: 'SA-17', certificateYear: 2025 })
    // What is not said stays; what is said to be nothing goes.
    const kept = await change(one.token, { ...seller, category: '음료' })
    expect(kept.answer.company).toMatchObject({ country: 'KR', registrationNumber: '1208147521', certificateYear: 2025 })
    const cleared = await change(one.token, { ...seller, certificateNumber: null, certificateYear: null })
    expect(cleared.answer.company).toMatchObject({ certificateNumber: null, certificateYear: null })
    expect((await change(one.token, { ...seller, certificateYear: 12 })).status).toBe(400)
    const buys = await join({ role: 'BUYER', company: { ...buyer, district: null, country: 'KR' } })
    expect(issuesOf(buys)).toEqual(['company.district'])
    // A buyer may be a person.
    expect((await join({ role: 'BUYER', userType: 'PERSON', company: { ...buyer, country: 'KR' } })).status).toBe(201)
  })

  it('is no district elsewhere', async () => {
    const one = await joined({ role: 'BUYER', company: { ...buyer, country: 'cn', city: '上海', district: '浦东' } })
    expect((await ownOf(one.token)).answer.company).toMatchObject({ country: 'CN', city: '上海', district: null, registrationNumber: null })
    // A client that knows no countries says what it did before.
    expect((await change(one.token, { ...buyer, city: '北京', district: null })).answer.company).toMatchObject({
      country: 'CN',
      city: '北京',
    })
    expect(issuesOf(await change(one.token, { ...buyer, country: 'KR', district: null }))).toEqual(['company.district'])
    expect((await join({ role: 'SELLER', company: { ...seller, country: 'JP' } })).status).toBe(201)
  })
})

describe('joining as a seller or a buyer', () => {
  it('brings a company that waits to be looked at', async () => {
    const one = await joined({ role: 'SELLER', company: seller })
    expect((await ownOf(one.token)).answer.company).toMatchObject({ ...seller, buyerType: null, state: 'PENDING', reason: null })
    const other = await joined({ role: 'BUYER', userType: 'PERSON', company: buyer })
    expect((await ownOf(other.token)).answer.company).toMatchObject({ ...buyer, certificate: null, state: 'PENDING' })
    const user = await repositoryOf(users).find(db, other._id)
    expect(user).toMatchObject({ role: 'BUYER', userType: 'PERSON' })
  })

  it('is refused with any other certificate, with the reason, in the asked language', async () => {
    const refused = await join({ role: 'SELLER', company: { ...seller, certificate: 'OTHER' } })
    expect(refused).toMatchObject({ status: 400, error: { code: 'certificateRefused' } })
    expect(refused.error.message).toContain('서울어워드')
    expect(await db.selectFrom('users').select('_id').where('username', '=', `company${count}`).execute()).toEqual([])
  })

  it.each([
    { role: 'SELLER' },
    { role: 'BUYER' },
    { role: 'MEMBER', company: seller },
    { role: 'SELLER', userType: 'PERSON', company: seller },
    { role: 'SELLER', company: common },
    { role: 'SELLER', company: { ...seller, productCategory: null } },
    { role: 'BUYER', company: { ...buyer, district: null } },
    { role: 'BUYER', company: { ...buyer, state: 'APPROVED' } },
    { role: 'SELLER', company: { ...seller, ceo: ' ' } },
  ])('is refused with %j', async (wrong) => {
    expect((await join(wrong)).status).toBe(400)
  })

  it('does not keep what belongs to the other role', async () => {
    const { token } = await joined({ role: 'BUYER', company: { ...buyer, certificate: 'SEOUL_AWARD', productCategory: '차' } })
    expect((await ownOf(token)).answer.company).toMatchObject({ certificate: null, productCategory: null })
  })
})

describe('one’s own company', () => {
  it('is looked at again when what was looked at changes, and after it was rejected', async () => {
    const { _id, token } = await joined({ role: 'SELLER', company: seller })
    await register({ _id, token })
    await decide(_id, { state: 'APPROVED' })
    expect((await change(token, { ...seller, address: '다른 주소' })).answer.company).toMatchObject({
      address: '다른 주소',
      state: 'APPROVED',
    })
    await decide(_id, { state: 'REJECTED', reason: '사업자등록증과 이름이 다릅니다.' })
    expect((await ownOf(token)).answer.company).toMatchObject({ state: 'REJECTED', reason: '사업자등록증과 이름이 다릅니다.' })
    expect((await change(token, seller)).answer.company).toMatchObject({ state: 'PENDING', reason: null })
    expect(await change(token, { ...seller, certificate: 'OTHER' })).toMatchObject({ status: 400, error: { code: 'certificateRefused' } })
    expect((await change(token, { ...seller, state: 'APPROVED' })).status).toBe(400)
  })

  it('stands as it was approved until staff have looked at what is to be changed, whom its owner hears from either way', async () => {
    const { _id, token } = await joined({ role: 'SELLER', company: seller })
    await register({ _id, token })
    await decide(_id, { state: 'APPROVED' })
    const { answer } = await change(token, { ...seller, name: '새 이름', address: '새 주소' })
    // Its owner reads what was written, others what was approved; what nobody looks at counts at once.
    expect(answer.company).toMatchObject({ name: '새 이름', address: '새 주소', state: 'APPROVED', review: 'CHANGED' })
    const stored = async () => (await repositoryOf(companies).select(db, { where: { _user: _id } }))[0]
    expect(await stored()).toMatchObject({ name: seller.name, address: '새 주소', change: { name: '새 이름' } })
    const waiting = await server.ask('GET /api/console/companies', {
      token: await server.login('admin'),
      query: { review: 'CHANGED', _user: _id },
    })
    expect(waiting.answer.summary.total).toBe(1)
    await decide(_id, { change: null, review: null, reason: '이름이 서류와 다릅니다.' })
    expect((await ownOf(token)).answer.company).toMatchObject({
      name: seller.name,
      state: 'APPROVED',
      review: null,
      reason: '이름이 서류와 다릅니다.',
    })
    await change(token, { ...seller, name: '바른 이름' })
    expect(await stored()).toMatchObject({ name: seller.name, reason: null, review: 'CHANGED' })
    await decide(_id, { name: '바른 이름', change: null, review: null, reason: null })
    expect(await stored()).toMatchObject({ name: '바른 이름', state: 'APPROVED', change: null, review: null })
    const told = (await db.selectFrom('deliveries').select('template').where('_user', '=', _id).orderBy('createdAt').execute()).map(
      ({ template }) => template,
    )
    expect(told).toEqual(['companyApproved', 'companyChangeRejected', 'companyChangeApproved'])
    // Written back, there is nothing to be decided but what staff may see themselves.
    await change(token, { ...seller, name: '또 다른 이름' })
    expect((await change(token, { ...seller, name: '바른 이름' })).answer.company).toMatchObject({ name: '바른 이름', state: 'APPROVED' })
    expect(await stored()).toMatchObject({ change: null })
  })

  it('has its name in other languages looked at as the name itself; what else it shows of itself counts at once and stays unsaid', async () => {
    const { _id, token } = await joined({ role: 'SELLER', company: seller })
    await register({ _id, token })
    const presented = {
      names: { en: 'Gaon Trading' },
      translations: { en: { profile: 'Tea.' }, cn: {} },
      website: 'https://gaon.example/',
      languages: ['ko', 'en'],
      foundedYear: 1999,
    }
    expect((await change(token, { ...seller, ...presented })).answer.company).toMatchObject({
      ...presented,
      translations: { en: { profile: 'Tea.' } },
    })
    await decide(_id, { state: 'APPROVED' })
    const stored = async () => (await repositoryOf(companies).select(db, { where: { _user: _id } }))[0]
    const wanted = { names: { en: 'Gaon Tea', cn: '加温茶' }, translations: null, offers: '차' }
    expect((await change(token, { ...seller, ...wanted })).answer.company).toMatchObject({ ...wanted, review: 'CHANGED' })
    expect(await stored()).toMatchObject({
      names: { en: 'Gaon Trading' },
      change: { names: wanted.names },
      translations: null,
      offers: '차',
    })
    await decide(_id, { ...(await stored())?.change, change: null, review: null, reason: null })
    expect(await stored()).toMatchObject({ names: wanted.names, state: 'APPROVED', review: null })
    // A client that knows nothing of it says what it did before.
    expect((await change(token, seller)).answer.company).toMatchObject({
      ...wanted,
      website: presented.website,
      foundedYear: 1999,
      review: null,
    })
    expect((await change(token, { ...seller, names: {} })).answer.company).toMatchObject({ names: null, review: 'CHANGED' })
    for (const wrong of [{ website: 'javascript:alert(1)' }, { foundedYear: 12 }, { languages: ['xx'] }, { names: { fr: 'Thé' } }])
      expect((await change(token, { ...seller, ...wrong })).status).toBe(400)
  })

  it('is nobody’s who has none', async () => {
    const { token } = await addMember(server, 'nobody')
    expect((await ownOf(token)).status).toBe(404)
    expect((await change(token, seller)).status).toBe(404)
  })

  it('goes with the account', async () => {
    const { _id, token } = await joined({ role: 'SELLER', company: seller })
    expect((await server.ask('POST /api/v1/me/withdraw', { token, body: { password } })).status).toBe(204)
    expect(await repositoryOf(companies).select(db, { where: { _user: _id } })).toEqual([])
  })
})

it('a company that takes part is read by companies that take part, and by nobody else', async () => {
  const [one, other] = [await joined({ role: 'SELLER', company: seller }), await joined({ role: 'BUYER', company: buyer })]
  const member = await addMember(server, 'reader')
  await register(one)
  const _id = await decide(one._id, { state: 'APPROVED' })
  const read = (token: string | undefined, id = _id) =>
    server.ask('GET /api/v1/companies/{_id}', { params: { _id: id }, ...(token === undefined ? {} : { token }) })
  expect((await read(undefined)).status).toBe(401)
  for (const token of [member.token, other.token]) expect((await read(token)).status).toBe(404)
  const hidden = await decide(other._id, { state: 'APPROVED' })
  const { answer } = await read(other.token)
  expect(answer.company).toMatchObject(seller)
  for (const name of ['_user', 'state', 'reason']) expect(answer.company).not.toHaveProperty(name)
  await decide(other._id, { state: 'REJECTED', reason: '서류가 없습니다.' })
  expect((await read(one.token, hidden)).status).toBe(404)
  expect((await read(other.token)).status).toBe(404)
})
