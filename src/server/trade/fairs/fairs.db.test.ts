import { companies } from '#contract/account/companies.ts'
import { noPresentation } from '#contract/platform/company.ts'
import { fairStates, fairStateAt } from '#contract/trade/fair-state.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { participants } from '#contract/trade/participants.ts'
import ICAL from 'ical.js'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { addMember } from '../../testing/members.ts'
import { sendFile } from '../../testing/companies.ts'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'
import { fairsIn } from './fairs.ts'
import { folded } from '../schedule/ics.ts'
import { deleteRowsOf, erasesOf, leave } from '../../http/personal.ts'
import { tradePersonal } from '../personal.ts'
import { leaveTrade } from './leaving.ts'
import { notifyOfApprovals } from './queued-approvals.ts'
import { notificationsOf } from '../../notifications/notifications.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const admin = await server.login('admin')
const fair = await addFair(server)
const png = new Uint8Array(
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#445566' } })
    .png()
    .toBuffer(),
)
const picture = (name: string) => new File([png], name, { type: 'image/png' })

it('fairs are listed by the state that follows from their dates, in the asked language, open ones alone', async () => {
  const at = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString()
  const past = { days: [at(-4).slice(0, 10)], startsAt: at(-4), endsAt: at(-3.5) }
  const now = { days: [at(0).slice(0, 10)], startsAt: at(-0.1), endsAt: at(0.1) }
  const added = {
    applying: fair,
    recruiting: await addFair(server, { applyFrom: at(1), applyTo: at(2) }),
    upcoming: await addFair(server, { recruitTo: at(-4), applyFrom: at(1), applyTo: at(2) }),
    ongoing: await addFair(server, now),
    expired: await addFair(server, past),
  }
  await addFair(server, { isOpen: false })
  for (const state of fairStates) {
    const { answer } = await server.ask('GET /api/v1/fairs', { query: { state }, locale: 'en' })
    expect(answer.fairs.map(({ _id, state: shown, title }) => [_id, shown, title])).toEqual([[added[state]._id, state, 'Autumn fair']])
    const [found] = await repositoryOf(fairs).select(db, { ...fairsIn(state, new Date().toISOString()), limit: 1 })
    expect(found && fairStateAt(found, new Date().toISOString())).toBe(state)
  }
  expect((await server.ask('GET /api/v1/fairs')).answer.summary.total).toBe(5)
  expect((await server.ask('GET /api/v1/fairs/{_id}', { params: { _id: fair._id } })).answer.fair).not.toHaveProperty('maxOffers')
})

it('a company that staff have approved applies in the period, and takes part once staff approve that', async () => {
  const { _id, token } = await addMember(server, 'applicant')
  await db.updateTable('users').set({ role: 'BUYER' }).where('_id', '=', _id).execute()
  const params = { _fair: fair._id }
  const apply = () => server.ask('POST /api/v1/fairs/{_fair}/buyers', { token, params, body: { note: '처음 뵙겠습니다' } })
  expect((await apply()).error.code).toBe('companyNotApproved')
  const common = {
    ...noPresentation,
    name: '새바이어',
    ceo: '김',
    category: '유통',
    address: '서울',
    certificate: null,
    certificateNumber: null,
    certificateYear: null,
    productCategory: null,
    profile: null,
    reason: null,
    change: null,
    review: null,
    country: null,
    registrationNumber: null,
  }
  await server.add(companies, { ...common, buyerType: 'ONLINE', city: '서울', district: '중구', state: 'APPROVED', _user: _id })
  const late = await addFair(server, { applyTo: new Date(Date.now() - 1000).toISOString() })
  expect((await server.ask('POST /api/v1/fairs/{_fair}/buyers', { token, params: { _fair: late._id }, body: {} })).error.code).toBe(
    'notInPeriod',
  )
  expect((await server.ask('POST /api/v1/fairs/{_fair}/sellers', { token, params, body: {} })).error.code).toBe('companyNotApproved')
  const { participation } = (await apply()).answer
  expect([participation.state, (await apply()).error.code]).toEqual(['PENDING', 'applied'])
  const decide = (body: object) =>
    server.ask('PUT /api/console/fairs/participants/{_id}', { token: admin, params: { _id: participation._id }, body })
  await decide({ state: 'REJECTED', reason: '서류가 부족합니다.' })
  // After a refusal it is the same application again.
  expect((await apply()).answer.participation).toMatchObject({ _id: participation._id, state: 'PENDING', reason: null })
  const buyers = async () => (await server.ask('GET /api/v1/fairs/{_fair}/buyers', { params })).answer.buyers.map(({ name }) => name)
  expect(await buyers()).toEqual([])
  await server.ask('PUT /api/console/fairs/participants/{_id}', {
    token: admin,
    params: { _id: participation._id },
    body: { state: 'APPROVED' },
  })
  expect(await buyers()).toEqual(['새바이어'])
  const own = (await server.ask('GET /api/v1/me/fairs', { token, query: { state: 'participating' } })).answer.fairs
  expect(own.map(({ isParticipating, fair: { state } }) => [isParticipating, state])).toEqual([[true, 'applying']])
  const of = { _fair: fair._id, _id: participation._id }
  expect((await server.ask('PUT /api/v1/fairs/{_fair}/buyers/{_id}', { token, params: of, body: { note: '바꿈' } })).error.code).toBe(
    'reviewed',
  )
  expect((await server.ask('DELETE /api/v1/fairs/{_fair}/buyers/{_id}', { token, params: of })).status).toBe(204)
  expect(await buyers()).toEqual([])
})

it('who leaves a fair, or the site, cancels what is open there, and the other side hears of it', async () => {
  const [buyer, seller] = [
    await addTrader(server, fair._id, 'BUYER', 'leaving-buyer'),
    await addTrader(server, fair._id, 'SELLER', 'left-seller'),
  ]
  const body = { _fair: fair._id, _seller: seller._participant, method: 'ONLINE', slots: fair.starts.slice(0, 2) }
  const { _id } = (await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })).answer.matching
  await server.ask('DELETE /api/v1/fairs/{_fair}/buyers/{_id}', {
    token: buyer.token,
    params: { _fair: fair._id, _id: buyer._participant },
  })
  const { matching } = (await server.ask('GET /api/v1/me/matchings/{_id}', { token: seller.token, params: { _id } })).answer
  expect([matching.state, matching.endedBy, matching.other.name]).toEqual(['cancelled', 'buyer', 'leaving-buyer'])
  const { notifications } = (await server.ask('GET /api/v1/me/notifications', { token: seller.token })).answer
  expect(notifications.map(({ kind }) => kind)).toEqual(['cancelled', 'offered'])

  const other = await addTrader(server, fair._id, 'BUYER', 'staying-buyer')
  const again = (await server.ask('POST /api/v1/me/matchings', { token: other.token, body })).answer.matching
  const { platform } = server.app
  const exported = async () => {
    const all: object[] = []
    for await (const one of notificationsOf(db, seller._id, platform.notifications)) all.push(one)
    return all
  }
  expect(await exported()).toMatchObject([
    { kind: 'offered', text: 'leaving-buyer에서 상담을 제안했습니다.', readAt: null },
    { kind: 'cancelled' },
    { kind: 'offered' },
  ])
  await db
    .transaction()
    .execute((own) =>
      leave(seller._id, { db: own, platform, afterCommit: () => undefined }, [
        leaveTrade,
        ...erasesOf(tradePersonal),
        deleteRowsOf('notifications'),
      ]),
    )
  const left = (await server.ask('GET /api/v1/me/matchings/{_id}', { token: other.token, params: { _id: again._id } })).answer.matching
  expect([left.state, left.endedBy, await exported()]).toEqual(['cancelled', 'seller', []])
  const { sellers } = (await server.ask('GET /api/v1/fairs/{_fair}/sellers', { params: { _fair: fair._id } })).answer
  expect(sellers.map(({ name }) => name)).not.toContain('left-seller')
})

/** What a member was told, the newest first. */
const told = async (token: string) => {
  const { notifications } = (await server.ask('GET /api/v1/me/notifications', { token, locale: 'ko' })).answer
  return notifications.map(({ kind, text }) => [kind, text])
}

it('staff decide on a part in a fair: its member hears it with the reason, and what it had there is cancelled', async () => {
  const decided = await addTrader(server, fair._id, 'SELLER', 'decided-seller')
  const buyers = [await addTrader(server, fair._id, 'BUYER', 'first-buyer'), await addTrader(server, fair._id, 'BUYER', 'second-buyer')]
  const offer = (token: string) =>
    server.ask('POST /api/v1/me/matchings', {
      token,
      body: { _fair: fair._id, _seller: decided._participant, method: 'ONLINE', slots: fair.starts.slice(4, 6) },
    })
  const params = { _id: decided._participant }
  const decide = (body: object) => server.ask('PUT /api/console/fairs/participants/{_id}', { token: admin, params, body })
  const [first, second] = buyers.map(({ token }) => token)
  const { matching } = (await offer(first ?? '')).answer
  expect((await decide({ state: 'REJECTED' })).error.issues?.map(({ path }) => path)).toEqual(['reason'])
  expect((await decide({ state: 'REJECTED', reason: '서류가 모자랍니다' })).status).toBe(200)
  const { state, endedBy } = (await server.ask('GET /api/v1/me/matchings/{_id}', { token: first ?? '', params: { _id: matching._id } }))
    .answer.matching
  expect([state, endedBy]).toEqual(['cancelled', 'staff'])
  expect((await told(first ?? ''))[0]?.[0]).toBe('cancelled')
  expect((await told(decided.token))[0]).toEqual([
    'participationRejected',
    '‘가을 상담회’ 참가 신청이 반려되었습니다. 까닭: 서류가 모자랍니다',
  ])
  // Once is enough, and a reason goes with its rejection.
  await decide({ reason: '서류가 모자랍니다.' })
  expect((await decide({ state: 'APPROVED' })).answer.participant.reason).toBeNull()
  // A moment passes before it is told; taken back in that time, it is no news.
  const kinds = async () => (await told(decided.token)).map(([kind]) => kind)
  const laterOn = (ms: number) => notifyOfApprovals(server.app.platform, new Date(Date.now() + ms))
  await laterOn(0)
  expect(await kinds()).toEqual(['participationRejected', 'offered'])
  await decide({ state: 'REJECTED', reason: '서류가 모자랍니다.' })
  await laterOn(60_000)
  expect(await kinds()).toEqual(['participationRejected', 'offered'])
  await decide({ state: 'APPROVED' })
  await laterOn(60_000)
  await laterOn(60_000)
  expect(await kinds()).toEqual(['participationApproved', 'participationRejected', 'offered'])

  // Whose company is not approved any more takes part in nothing: it is not told that it does.
  const company = db.updateTable('companies').where('_user', '=', decided._id)
  await company.set({ state: 'REJECTED' }).execute()
  await decide({ state: 'REJECTED', reason: '회사 서류' })
  expect((await decide({ state: 'APPROVED' })).error.code).toBe('companyNotApproved')
  await company.set({ state: 'APPROVED' }).execute()
  await decide({ state: 'APPROVED' })

  await offer(second ?? '')
  expect((await server.ask('GET /api/console/fairs/participants/{_id}', { token: admin, params })).status).toBe(200)
  expect((await server.ask('DELETE /api/console/fairs/participants/{_id}', { token: admin, params })).status).toBe(204)
  expect((await told(second ?? ''))[0]?.[0]).toBe('cancelled')
  expect((await told(decided.token))[0]?.[0]).toBe('participationEnded')
  // What has become of it, and who of the staff it was or has read it.
  const query = { resource: participants.path, _item: decided._participant }
  const { notes } = (await server.ask('GET /api/console/audit', { token: admin, query })).answer
  expect(notes.map(({ action, user }) => `${action} ${user?.username}`)).toEqual([
    'remove admin',
    'read admin',
    ...Array.from({ length: 7 }, () => 'change admin'),
  ])
})

it('staff see contact, products and hopes of a participant, and how much a rejection cancels, before they decide', async () => {
  const seller = await addTrader(server, fair._id, 'SELLER', 'reviewed-seller')
  const [first, second] = [
    await addTrader(server, fair._id, 'BUYER', 'hoped-buyer'),
    await addTrader(server, fair._id, 'BUYER', 'hoping-buyer'),
  ]
  const params = { _fair: fair._id }
  const made = await server.ask('POST /api/v1/me/products', {
    token: seller.token,
    body: { name: { ko: '유자청' }, category: 'FOOD', features: { ko: '진합니다' } },
  })
  const { _id: _product } = made.answer.product
  await server.ask('POST /api/v1/fairs/{_fair}/products', { token: seller.token, params, body: { _product } })
  const hope = (token: string, wished: string[]) =>
    server.ask('PUT /api/v1/me/fairs/{_fair}/wishes', {
      token,
      params,
      body: { wishes: wished.map((_participant) => ({ _participant, method: 'ONLINE' })) },
    })
  expect((await hope(seller.token, [first._participant, second._participant])).status).toBe(200)
  await hope(second.token, [seller._participant])
  await server.ask('POST /api/v1/me/matchings', {
    token: first.token,
    body: { _fair: fair._id, _seller: seller._participant, method: 'ONLINE', slots: fair.starts.slice(0, 2) },
  })
  await server.ask('POST /api/console/fairs/{_id}/matchings', {
    token: admin,
    params: { _id: fair._id },
    body: { _seller: seller._participant, _buyer: second._participant, method: 'OFFLINE', startsAt: fair.starts[5] ?? '' },
  })
  const asked = { token: admin, params: { _id: seller._participant } }
  const { review } = (await server.ask('GET /api/console/fairs/participants/{_id}/review', asked)).answer
  expect(review).toMatchObject({
    contact: { email: expect.stringContaining('@') as string },
    products: [{ _id: _product, name: '유자청', thumb: null }],
    productTotal: 1,
    hopes: [
      { _id: first._participant, name: 'hoped-buyer', isMutual: false },
      { _id: second._participant, name: 'hoping-buyer', isMutual: true },
    ],
    hopeTotal: 2,
    wantedBy: 1,
    cancels: { meetings: 1, offers: 1 },
  })
  const noted = await db.selectFrom('audit').select('_item').where('action', '=', 'read').where('resource', '=', 'users').execute()
  expect(noted.map(({ _item }) => _item)).toEqual([seller._id])
})

it('a seller shows products with pictures at the fairs it chooses, and everybody sees those of approved sellers', async () => {
  const seller = await addTrader(server, fair._id, 'SELLER', 'product-seller')
  const { token } = seller
  const written = {
    name: { ko: '감귤차', en: 'Tangerine tea' },
    category: 'FOOD',
    features: { ko: '향이 깊습니다' },
    price: 16_000,
    homepage: 'https://tea.example/',
  }
  const { product } = (await server.ask('POST /api/v1/me/products', { token, body: written })).answer
  const buyer = await addTrader(server, fair._id, 'BUYER', 'product-buyer')
  const refused = await Promise.all([
    server.ask('POST /api/v1/me/products', { token: buyer.token, body: written }),
    server.ask('POST /api/v1/fairs/{_fair}/products', { token: buyer.token, params: { _fair: fair._id }, body: { _product: product._id } }),
  ])
  expect(refused.map(({ error }) => error.code)).toEqual(['wrongRole', 'wrongRole'])
  expect(product).toMatchObject({ ...written, fairs: [], thumb: null, images: [] })
  expect((await server.ask('POST /api/v1/me/products', { token, body: { ...written, homepage: 'javascript:alert(1)' } })).status).toBe(400)
  const at = `/api/v1/me/products/${product._id}`
  const sent = await Promise.all([
    sendFile(server, `${at}/thumb`, 'thumb', picture('t.png'), token),
    sendFile(server, `${at}/images/2`, 'image', picture('2.png'), token),
  ])
  expect([
    ...sent.map(({ status }) => status),
    (await sendFile(server, `${at}/images/0`, 'image', picture('0.png'), token)).status,
  ]).toEqual([201, 201, 201])
  const own = () => server.ask('GET /api/v1/me/products/{_id}', { token, params: { _id: product._id } })
  const { thumb, images } = (await own()).answer.product
  expect([thumb?.width, images.map(({ index }) => index)]).toEqual([40, [0, 2]])
  await server.ask('DELETE /api/v1/me/products/{_id}/images/{index}', { token, params: { _id: product._id, index: 2 } })
  expect((await server.app.inject(`/api/v1/files/${images[1]?.picture._file ?? ''}`)).statusCode).toBe(404)
  expect((await server.ask('GET /api/console/files', { token: admin })).answer.summary.total).toBe(0)
  const params = { _fair: fair._id }
  const list = async () =>
    (await server.ask('GET /api/v1/fairs/{_fair}/products', { params, query: { q: 'tangerine' }, locale: 'en' })).answer.products
  expect(await list()).toEqual([])
  await server.ask('POST /api/v1/fairs/{_fair}/products', { token, params, body: { _product: product._id } })
  expect((await list()).map(({ name, seller: by, _seller }) => [name, by, _seller])).toEqual([
    ['Tangerine tea', 'product-seller', seller._participant],
  ])
  const stale = await server.ask('PUT /api/v1/me/products/{_id}', {
    token,
    params: { _id: product._id },
    body: { size: '20' },
    headers: { 'if-match': '"1"' },
  })
  expect([stale.status, stale.error.code]).toEqual([412, 'stale'])
  await server.ask('PUT /api/console/fairs/participants/{_id}', {
    token: admin,
    params: { _id: seller._participant },
    body: { state: 'REJECTED', reason: '서류' },
  })
  expect(await list()).toEqual([])
  expect((await server.ask('DELETE /api/v1/me/products/{_id}', { token, params: { _id: product._id } })).status).toBe(204)
  expect((await server.app.inject(`/api/v1/files/${thumb?._file ?? ''}`)).statusCode).toBe(404)
})

it('documents for one fair are there for companies that staff have approved, and go with whoever leaves it', async () => {
  const [seller, buyer] = [
    await addTrader(server, fair._id, 'SELLER', 'introduced-seller'),
    await addTrader(server, fair._id, 'BUYER', 'reading-buyer'),
  ]
  const outside = await addMember(server, 'without-company')
  const at = (index: number) => `/api/v1/me/introductions/${fair._id}/${index}`
  const send = (index: number, file: File, { token }: { token: string } = seller) =>
    sendFile(server, at(index), 'introduction', file, token)
  expect((await send(0, picture('회사.png'))).status).toBe(201)
  expect((await send(2, picture('가격표.png'))).status).toBe(201)
  expect((await send(2, picture('새 가격표.png'))).status).toBe(201)
  expect((await send(1, new File(['<html>'], 'a.pdf'))).answer.code).toBe('introductionType')
  expect((await send(3, picture('a.png'))).status).toBe(400)
  expect((await send(0, picture('a.png'), outside)).status).toBe(404)
  const params = { _fair: fair._id, _id: seller._participant }
  const read = ({ token }: { token: string }) => server.ask('GET /api/v1/fairs/{_fair}/introductions/{_id}', { token, params })
  const { introductions } = (await read(buyer)).answer
  expect(introductions.map(({ index, name }) => [index, name])).toEqual([
    [0, '회사.png'],
    [2, '새 가격표.png'],
  ])
  expect((await read(outside)).status).toBe(404)
  const ofStaff = { token: admin, params: { _id: seller._participant } }
  expect((await server.ask('GET /api/console/fairs/participants/{_id}/introductions', ofStaff)).answer.introductions).toEqual(introductions)
  let _file = introductions[1]?._file ?? ''
  const fileFor = async ({ token }: { token: string }) => {
    const url = `/api/v1/files/${_file}`
    return (await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode
  }
  expect([await fileFor(buyer), await fileFor(seller), await fileFor(outside)]).toEqual([200, 200, 404])
  // Staff close the fair, and open it again: its owner has what is its own all the while.
  const setOpen = (isOpen: boolean) =>
    server.ask('PUT /api/console/fairs/{_id}', { token: admin, params: { _id: fair._id }, body: { isOpen } })
  await setOpen(false)
  expect([await fileFor(buyer), await fileFor(seller), (await read(buyer)).status]).toEqual([404, 200, 404])
  await setOpen(true)
  // Staff open it, which is noted, and refuse it with a reason; a document that is gone is refused once.
  expect(await fileFor({ token: admin })).toBe(200)
  const noted = await db.selectFrom('audit').select('resource').where('_item', '=', _file).where('action', '=', 'download').execute()
  expect(noted).toEqual([{ resource: 'files' }])
  const refuse = (reason: string) =>
    server.ask('POST /api/console/fairs/participants/{_id}/introductions/{_file}/refusal', {
      token: admin,
      params: { _id: seller._participant, _file },
      body: { reason },
    })
  expect((await refuse(' ')).error.issues?.map(({ path }) => path)).toEqual(['reason'])
  expect([(await refuse('읽히지 않습니다')).status, (await refuse('읽히지 않습니다')).status]).toEqual([204, 404])
  expect(await fileFor(seller)).toBe(404)
  expect((await told(seller.token))[0]).toEqual([
    'introductionRefused',
    '‘가을 상담회’에 올리신 서류가 반려되었습니다. 까닭: 읽히지 않습니다',
  ])
  await send(2, picture('새 가격표.png'))
  _file = (await read(buyer)).answer.introductions[1]?._file ?? ''
  expect(await fileFor(buyer)).toBe(200)
  const gone = { token: seller.token, params: { _fair: fair._id, index: 0 } }
  expect((await server.ask('DELETE /api/v1/me/introductions/{_fair}/{index}', gone)).status).toBe(204)
  expect((await read(buyer)).answer.introductions).toHaveLength(1)
  await server.ask('DELETE /api/v1/fairs/{_fair}/sellers/{_id}', { token: seller.token, params })
  expect([await fileFor(buyer), await fileFor(seller)]).toEqual([404, 404])
})

it('staff put pictures of a fair in their places, and those count as used', async () => {
  const at = `/api/console/fairs/${fair._id}/thumb`
  const sent = [
    await sendFile(server, `${at}/1`, 'thumb', picture('1.png'), admin),
    await sendFile(server, `${at}/0`, 'thumb', picture('0.png'), admin),
  ]
  expect(sent.map(({ status }) => status)).toEqual([201, 201])
  const { thumbs } = (
    await server.ask('DELETE /api/console/fairs/{_id}/thumb/{index}', { token: admin, params: { _id: fair._id, index: '1' } })
  ).answer.fair
  expect(thumbs.map(({ index }) => index)).toEqual([0])
  const uses = await db.selectFrom('fileUses').select(['resource', 'field', '_file']).where('resource', '=', 'fairs').execute()
  expect(uses).toEqual([{ resource: 'fairs', field: 'thumbs', _file: thumbs[0]?.picture._file }])
})

it('a member’s meetings are a calendar at a secret address, with a stable name, a rising number and cancellations', async () => {
  const [buyer, seller] = [
    await addTrader(server, fair._id, 'BUYER', 'calendar-buyer'),
    await addTrader(server, fair._id, 'SELLER', 'calendar; seller'),
  ]
  const [slot = '', later = ''] = fair.starts
  const body = { _fair: fair._id, _seller: seller._participant, method: 'OFFLINE', slots: [slot] }
  const { _id } = (await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })).answer.matching
  const act = (who: { token: string }, step: object) =>
    server.ask('PUT /api/v1/me/matchings/{_id}', { token: who.token, params: { _id }, body: step })
  await act(seller, { action: 'accept', slots: [slot] })
  await act(buyer, { action: 'confirm', slot })
  expect((await server.ask('GET /api/v1/me/calendar', { token: buyer.token })).answer.calendar.url).toBeNull()
  const url = (await server.ask('POST /api/v1/me/calendar', { token: buyer.token })).answer.calendar.url ?? ''
  const { headers } = await server.app.inject(new URL(url).pathname)
  expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer'])
  const read = async (address = url) => {
    const { statusCode, payload } = await server.app.inject(new URL(address).pathname)
    const event = statusCode === 200 ? new ICAL.Component(ICAL.parse(payload) as unknown[]).getFirstSubcomponent('vevent') : null
    const valueOf = (name: string) => event?.getFirstPropertyValue(name)
    const starts = event === null ? undefined : new ICAL.Event(event).startDate.toJSDate().toISOString()
    return {
      statusCode,
      starts,
      uid: valueOf('uid'),
      sequence: valueOf('sequence'),
      status: valueOf('status'),
      summary: valueOf('summary'),
    }
  }
  const invitation = async () => {
    const at = `/api/v1/me/matchings/${_id}/invitation`
    const { statusCode, payload } = await server.app.inject({ url: at, headers: { authorization: `Bearer ${buyer.token}` } })
    const calendar = new ICAL.Component(ICAL.parse(payload) as unknown[])
    const meeting = calendar.getFirstSubcomponent('vevent')
    return [
      statusCode,
      calendar.getFirstPropertyValue('method'),
      ...['uid', 'sequence'].map((name) => meeting?.getFirstPropertyValue(name)),
    ]
  }
  const first = await read()
  expect(await invitation()).toEqual([200, 'REQUEST', first.uid, 1])
  expect(first).toMatchObject({ starts: slot, sequence: 1, status: 'CONFIRMED', summary: '상담: calendar; seller' })
  expect(String(first.uid).split('@')[0]).toBe(_id)
  await act(seller, { action: 'propose', slots: [later] })
  expect((await read()).starts).toBe(slot)
  await act(buyer, { action: 'agree', slot: later })
  expect(await read()).toMatchObject({ starts: later, sequence: 2, uid: first.uid })
  await act(buyer, { action: 'cancel', reason: '일정' })
  expect(await read()).toMatchObject({ starts: later, sequence: 3, status: 'CANCELLED', uid: first.uid })
  expect(await invitation()).toEqual([200, 'CANCEL', first.uid, 3])
  expect((await read(url.replace(/.{6}\.ics$/, 'AAAAAA.ics'))).statusCode).toBe(404)
  await server.ask('DELETE /api/v1/me/calendar', { token: buyer.token })
  expect((await read()).statusCode).toBe(404)
  expect(
    folded(`X:${'가'.repeat(40)}`)
      .split('\r\n')
      .every((line) => Buffer.byteLength(line) <= 75),
  ).toBe(true)
})

it('notes who has changed the plan of a fair, and which of its fields, and nothing where only words have', async () => {
  const planned = await addFair(server)
  const params = { _id: planned._id }
  const change = (body: object) => server.ask('PUT /api/console/fairs/{_id}', { token: admin, params, body })
  expect((await change({ description: { ko: '다른 소개' } })).status).toBe(200)
  expect((await change({ tables: planned.tables + 1, closes: '15:00' })).status).toBe(200)
  const notes = server.database.db.selectFrom('audit').select(['action', 'details']).where('_item', '=', planned._id)
  expect(await notes.execute()).toEqual([{ action: 'change', details: 'fields=closes%2Ctables' }])
})
