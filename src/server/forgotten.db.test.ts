import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { calls as table, type CallName } from '#contract/api.ts'
import type { Call } from '#contract/call.ts'
import { setting } from '#contract/site/setting.ts'
import { terms } from '#contract/support/terms.ts'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { forgetOldCodes } from './account/codes.ts'
import { emptyLog } from './db/database.ts'
import { inTransaction } from './db/in-transaction.ts'
import { repositoryOf } from './db/repository-of.ts'
import { asTables } from './db/schema.ts'
import { addressService } from './testing/address-service.ts'
import { certify } from './testing/certification.ts'
import { sendFile } from './testing/companies.ts'
import { aCallback, aConsent, aRequest, aTerm } from './testing/content.ts'
import { samples } from './testing/documents.ts'
import { openFor } from './testing/members.ts'
import { passkeyDevice } from './testing/passkeys.ts'
import { aDevice } from './testing/push-service.ts'
import { type AskedOf, serverForFile } from './testing/server.ts'
import { eraseOldOrders } from './shop/orders/clock.ts'
import { lotOrders } from './shop/orders/lot-orders.ts'
import { addGoods, addOrder, openShop } from './testing/shop.ts'
import { addFair, addTrader } from './testing/trade.ts'
import { addAnswerLink } from './trade/digests/answer-links.ts'
import { writeJoiningMails } from './trade/joining/joining-mails.ts'
import { sentTo } from './testing/codes.ts'
import { textFieldsOf } from './testing/text-fields.ts'

/* What people have written is nowhere when they have left: every field that a person can write is written with a mark, and the mark searched for. */

const log: string[] = []
const addresses = addressService('key')
addresses.server.listen(0, 'localhost')
await once(addresses.server, 'listening')
afterAll(() => addresses.server.close())
const { port } = addresses.server.address() as AddressInfo
const server = await serverForFile({
  hasAccounts: true,
  env: { LOG_LEVEL: 'debug', JUSO_KEY: 'key', JUSO_API_URL: `http://localhost:${port}` },
  log: (line) => void log.push(line),
})
const { db, engine } = server.database
const admin = await server.login('admin')
const origin = server.config.origins.firm
const password = 'correct horse battery'
const mark = `mark${randomUUID().slice(0, 8)}`

/** The names of all tables. */
async function tablesOf(): Promise<string[]> {
  const found =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = current_schema()`
  return (await found.execute(db)).rows.map(({ name }) => name)
}

/** Where the mark is: tables, files (the database's own and its log among them, on SQLite), and the server's log. */
async function having(): Promise<string[]> {
  const names = await tablesOf()
  const rows = await Promise.all(names.map((name) => asTables(db).selectFrom(name).selectAll().execute()))
  await emptyLog(server.database)
  const { dataDir } = server.config
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const bytes = await Promise.all(files.map((file) => readFile(file)))
  return [
    ...names.filter((_name, index) => JSON.stringify(rows[index]).includes(mark)),
    ...files.filter((file, index) => file.includes(mark) || bytes[index]?.includes(mark)).map((file) => file.slice(dataDir.length)),
    ...(log.some((line) => line.includes(mark)) ? ['the log'] : []),
  ]
}

/** Fields that were written with the mark: `PUT /api/v1/me .name`. */
const written = new Set<string>()
function noteFields(name: string, value: unknown, path = ''): void {
  if (typeof value === 'string' && value.includes(mark)) written.add(`${name} ${path}`)
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) noteFields(name, inner, Array.isArray(value) ? `${path}[]` : `${path}.${key}`)
}

/** Makes a call that is taken, as browsers do: with a key, so that its answer is kept. */
async function write<Name extends CallName>(name: Name, asked: AskedOf<Name>) {
  noteFields(name, asked.body)
  const reply = await server.ask(name, { ...asked, headers: { 'idempotency-key': randomUUID(), ...asked.headers } })
  expect([name, reply.status < 300 ? 'taken' : reply.text]).toEqual([name, 'taken'])
  return reply.answer
}

const marked = { ko: `${mark} 가`, en: `${mark} a`, cn: `${mark} 中` }
const aProduct = {
  name: marked,
  category: 'FOOD',
  features: marked,
  ingredients: marked,
  color: marked,
  country: marked,
  manufacturing: marked,
  size: mark,
  salesSite: `https://sales.${mark}.example/`,
  homepage: `https://${mark}.example/`,
  buyerPage: `https://buyer.${mark}.example/`,
}
const presented = { category: mark, city: mark, profile: mark, offers: mark, seeks: mark, minimumOrder: mark, contactRole: mark }
const ofCompany = {
  name: `${mark} 상사`,
  ceo: `${mark} 대표`,
  category: `${mark} 식품`,
  address: `${mark} 주소`,
  profile: `${mark} 소개`,
  registrationNumber: mark,
  website: `https://company.${mark}.example/`,
  otherCertificates: `${mark} 인증`,
  offers: `${mark} 제공`,
  seeks: `${mark} 찾음`,
  minimumOrder: `${mark} 100개`,
  contactRole: `${mark} 부장`,
  names: marked,
  translations: { ko: presented, en: presented, cn: presented },
}
const inputs = {
  SELLER: { ...ofCompany, certificate: 'SEOUL_AWARD', certificateNumber: `${mark} 7`, productCategory: `${mark} 차` },
  BUYER: { ...ofCompany, buyerType: 'ONLINE', city: `${mark} 시`, district: `${mark} 구` },
} as const
/** The first page of a document, with the mark in it. */
const pdf = (name: string) => new File([samples.pdf, `%${mark}`], name)
type Role = keyof typeof inputs

/** Opens the shop and the auction. */
async function openBoth() {
  const opened = await openShop(server)
  const auction = { isOn: true, reportNumber: '서울-1', contact: null }
  await db.transaction().execute((own) => repositoryOf(setting).update(own, opened, { auction }))
}

/** Somebody who joins, whose company staff look at, and who takes part in a fair. */
async function takePart(role: Role, _fair: string) {
  const to = `${role.toLowerCase()}.${mark}@example.com`
  await write('POST /api/v1/users/certify', { body: { channel: 'EMAIL', to } })
  const consents = ['terms-of-use', 'privacy-join'].map((code) => ({ code, version: '1.0', agreedAt: new Date().toISOString() }))
  const certification = await certify(db, { channel: 'EMAIL', to })
  const own = { username: `${mark} ${role}`, password, name: `${mark} ${role}`, userType: 'COMPANY', role, certification, consents }
  const { user } = await write('POST /api/v1/users', { body: { ...own, company: inputs[role] } })
  const { token } = await openFor(server, user._id)
  const sent = await sendFile(server, `/api/v1/users/${user._id}/businessRegistration`, 'businessRegistration', pdf(`${mark}.pdf`), token)
  expect(sent.status).toBe(201)
  const { company } = await write('PUT /api/v1/me/company', { token, body: { ...inputs[role], address: `${mark} 새 주소` } })
  await write('PUT /api/console/companies/{_id}', {
    token: admin,
    params: { _id: company._id },
    body: { state: 'APPROVED', ceo: `${mark} 사장` },
  })
  const side = role === 'SELLER' ? 'sellers' : 'buyers'
  const applied = await write(`POST /api/v1/fairs/{_fair}/${side}`, { token, params: { _fair }, body: { note: `${mark} 부탁` } })
  const { _id: _participant } = applied.participation
  const params = { _fair, _id: _participant }
  await write(`PUT /api/v1/fairs/{_fair}/${side}/{_id}`, { token, params, body: { note: `${mark} 다른 부탁` } })
  await write('PUT /api/console/fairs/participants/{_id}', { token: admin, params: { _id: _participant }, body: { state: 'APPROVED' } })
  return { _id: user._id, token, _participant }
}

/** Somebody whom staff enter with everything that they know, and who accepts the invitation. */
async function acceptInvitation(_id: string) {
  const mail = `guest.${mark}@example.com`
  const { name: company, ceo, category, address } = ofCompany
  const known = {
    company,
    ceo,
    category,
    address,
    mail,
    person: `${mark} 담당`,
    productCategory: `${mark} 차`,
    certificateNumber: `${mark} 8`,
    registrationNumber: `9${mark}`,
  }
  const entry = { ...known, role: 'SELLER' as const, phone: '010-1234-5678' }
  await write('POST /api/console/fairs/{_id}/participants', { token: admin, params: { _id }, body: { entry } })
  await write('POST /api/console/fairs/{_id}/invitations', { token: admin, params: { _id }, body: { kind: 'invite' } })
  await writeJoiningMails(server.app.platform)
  const [text = ''] = await sentTo(server, mail)
  const token = /#invitation=(\S+)/.exec(text)?.[1] ?? ''
  const consents = ['terms-of-use', 'privacy-join'].map((code) => ({ code, version: '1.0', agreedAt: new Date().toISOString() }))
  await write('POST /api/v1/users/invitation', { body: { token } })
  const { user } = await write('PUT /api/v1/users/invitation', { body: { token, name: `${mark} 손님`, password, consents } })
  return openFor(server, user._id)
}

/** Declines an offer by the link of a mail, which needs no login. */
async function declineByMail(_id: string, reason: string) {
  const row = await db.selectFrom('matchings').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow()
  const { email } = await db.selectFrom('users').select('email').where('_id', '=', row._seller).executeTakeFirstOrThrow()
  const asked = { row, _user: row._seller, address: email ?? '', answer: 'decline' } as const
  const token = await addAnswerLink({ db, now: new Date().toISOString() }, asked)
  await write('POST /api/v1/answerLinks', { body: { token } })
  await write('PUT /api/v1/answerLinks', { body: { token, reason } })
}

it('nothing that a person has written is in a table, a file or the log when they have left, nor in answers that others had', async () => {
  for (const code of ['terms-of-use', 'privacy-join'] as const) await server.add(terms, aTerm({ code, site: 'centre', edition: '1.0' }))
  await server.add(terms, aTerm({ consent: aConsent({ email: { ko: '답에만' } }) }))
  const fair = await addFair(server)
  const [first = '', second = '', third = ''] = fair.starts
  const [seller, buyer] = [await takePart('SELLER', fair._id), await takePart('BUYER', fair._id)]
  const [otherSeller, otherBuyer] = [
    await addTrader(server, fair._id, 'SELLER', 'stays-s'),
    await addTrader(server, fair._id, 'BUYER', 'stays-b'),
  ]

  // Products.
  const { token } = seller
  const { product } = await write('POST /api/v1/me/products', { token, body: aProduct })
  await write('PUT /api/v1/me/products/{_id}', { token, params: { _id: product._id }, body: aProduct })
  const shown = await write('POST /api/v1/fairs/{_fair}/products', { token, params: { _fair: fair._id }, body: { _product: product._id } })
  await write('PUT /api/v1/fairs/{_fair}/products/{_id}', { token, params: { _fair: fair._id, _id: shown.product._id }, body: aProduct })

  // Somebody of the same company, who has not come yet.
  const colleague = { name: `${mark} 동료`, email: `colleague.${mark}@example.com`, locale: 'ko' as const }
  await write('POST /api/v1/me/company/people', { token, body: colleague })

  // Meetings: one is declined, one changed, agreed and cancelled, one held.
  const offer = (_seller: string, slot: string) => ({ _fair: fair._id, _seller, method: 'OFFLINE' as const, slots: [slot] })
  const { matching: declined } = await write('POST /api/v1/me/matchings', {
    token: otherBuyer.token,
    body: offer(seller._participant, first),
  })
  const step = (who: { token: string }, _id: string, body: object) =>
    write('PUT /api/v1/me/matchings/{_id}', { token: who.token, params: { _id }, body })
  await step(seller, declined._id, { action: 'decline', reason: `${mark} 사정` })
  const { matching: again } = await write('POST /api/v1/me/matchings', {
    token: otherBuyer.token,
    body: offer(seller._participant, first),
  })
  await declineByMail(again._id, `${mark} 메일`)
  const agree = async (slot: string) => {
    const { matching } = await write('POST /api/v1/me/matchings', {
      token: buyer.token,
      body: { ...offer(otherSeller._participant, slot), message: `${mark} 인사` },
    })
    await step(buyer, matching._id, { action: 'change', message: `${mark} 다른 인사` })
    const talk = { token: buyer.token, params: { _id: matching._id } }
    const sent = await sendFile(server, `/api/v1/me/matchings/${matching._id}/files`, 'file', pdf(`${mark}.pdf`), buyer.token)
    expect(sent.status).toBe(201)
    const body = { text: `${mark} 견본이 있나요?`, _files: [sent.answer.file._file] }
    await write('POST /api/v1/me/matchings/{_id}/messages', { ...talk, body })
    await write('POST /api/v1/me/matchings/{_id}/report', { ...talk, body: { reason: `${mark} 욕설` } })
    await step(otherSeller, matching._id, { action: 'accept', slots: [slot] })
    await step(buyer, matching._id, { action: 'confirm', slot })
    return matching._id
  }
  const cancelled = await agree(second)
  await db.updateTable('matchings').set({ method: 'ONLINE' }).where('_id', '=', cancelled).execute()
  await write('PUT /api/v1/me/matchings/{_id}/roomGuest', {
    token: buyer.token,
    params: { _id: cancelled },
    body: { name: `${mark} 통역` },
  })
  await step(buyer, cancelled, { action: 'cancel', reason: `${mark} 까닭` })
  // A time for which the buyer waits.
  await write('POST /api/v1/me/slotWaits', {
    token: buyer.token,
    body: { _fair: fair._id, _seller: seller._participant, startsAt: third, method: 'ONLINE' },
  })
  const held = await agree(third)
  const past = new Date(Date.now() - 1000).toISOString()
  await db.updateTable('matchings').set({ startsAt: past }).where('_id', '=', held).execute()
  const said = { note: `${mark} 견본`, comment: `${mark} 통역` }
  await write('PUT /api/v1/me/matchings/{_id}/outcome', { token: buyer.token, params: { _id: held }, body: said })

  await write('POST /api/v1/me/matchings/{_id}/tasks', {
    token: buyer.token,
    params: { _id: held },
    body: { text: `${mark} 할 일`, day: null },
  })

  // The survey, which is open once the fair has begun.
  await asTables(db).updateTable('fairs').set({ startsAt: past }).where('_id', '=', fair._id).execute()
  const survey = { overall: 4, meetings: 3, organisation: 5, comesAgain: true, comment: `${mark} 통역` }
  await write('PUT /api/v1/me/fairs/{_fair}/survey', { token: buyer.token, params: { _fair: fair._id }, body: survey })

  // An order that is not paid; one that was is kept, as the law asks (shop/orders/leaving.ts).
  await openBoth()
  // A search that is followed.
  const sought = { _author: null, medium: null, estimate: null, words: `${mark} 산수` }
  await write('POST /api/v1/auction/follows', { token, body: { kind: 'search', ...sought } })
  const { _variant, product: goods } = await addGoods(server, 3)
  const home = { postcode: '05510', address: `${mark} 길`, addressDetail: `${mark} 호`, note: `${mark} 문 앞` }
  const who = { method: 'delivery', receiver: `${mark} 받는 이`, phone: '010-0000-0000', payer: `${mark} 내는 이` } as const
  const { order } = await write('POST /api/v1/me/orders', {
    token,
    body: { ...home, ...who, lines: [{ _variant, quantity: 1, price: 10_000 }], total: 13_000 },
  })
  const asGuest = await write('POST /api/v1/shop/orders', {
    body: { ...home, ...who, lines: [{ _variant, quantity: 1, price: 10_000 }], total: 13_000 },
  })
  await write('POST /api/v1/shop/addresses', { body: { keyword: `${mark} 길` } })
  const place = { ...home, name: `${mark} 집`, receiver: who.receiver, phone: who.phone, isDefault: true }
  const { address } = await write('POST /api/v1/me/addresses', { token, body: place })
  await write('PUT /api/v1/me/addresses/{_id}', { token, params: { _id: address._id }, body: place })
  const kept = ({ lines }: typeof order) => lines.map(({ _id: _line, quantity, price }) => ({ _line, _variant, quantity, price }))
  const contents = { ...home, ...who, lines: kept(order), total: 13_000, refundAccount: `${mark} 은행` }
  const ofGuest = { number: asGuest.order.number, phone: who.phone }
  const business = { company: mark, representative: mark, email: `tax@${mark}.example` }
  const receipt = { use: 'invoice', identity: '123-45-67891', ...business } as const
  await write('PUT /api/v1/me/orders/{_id}/receipt', { token, params: { _id: order._id }, body: { receipt } })
  await write('PUT /api/v1/shop/orders/receipt', { body: { ...ofGuest, receipt } })
  const wonLines = [
    { name: { ko: '낙찰 작품' }, values: [], thumb: null, code: 'lot-1', isFee: false, price: 10_000, taxKind: 'exempt' as const },
  ]
  const won = await inTransaction(server.database.db, (own) =>
    lotOrders.place(
      { ...own, platform: server.app.platform, now: new Date().toISOString() },
      { _work: _variant, _user: seller._id, lines: wonLines, vat: 0 },
    ),
  )
  const { payer: _payer, ...whereTo } = { ...home, ...who }
  await write('PUT /api/v1/me/orders/{_id}/delivery', { token, params: { _id: won._id }, body: whereTo })
  await write('PUT /api/v1/me/orders/{_id}/contents', { token, params: { _id: order._id }, body: contents })
  await write('PUT /api/v1/shop/orders/contents', { body: { ...ofGuest, contents: { ...contents, lines: kept(asGuest.order) } } })
  const why = { step: 'cancel', reason: `${mark} 마음`, refundAccount: `${mark} 은행` } as const
  await write('PUT /api/v1/me/orders/{_id}', { token, params: { _id: order._id }, body: why })
  await write('PUT /api/v1/shop/orders', { body: { ...why, ...ofGuest } })

  // A review with a picture: of an order without the mark, since that stays.
  const { lines } = await addOrder(server, seller._id, [_variant])
  const { review } = await write('POST /api/v1/me/reviews', {
    token,
    body: { _line: lines[0] ?? '', rating: 4, content: `${mark} 좋습니다` },
  })
  await write('PUT /api/v1/me/reviews/{_id}', { token, params: { _id: review._id }, body: { content: `${mark} 아주 좋습니다` } })
  const snap = new File([await readFile(new URL('../demo/pictures/shop-30.webp', import.meta.url))], `${mark}.webp`)
  expect((await sendFile(server, `/api/v1/me/reviews/${review._id}/images/0`, 'image', snap, token)).status).toBe(201)
  await write('PUT /api/console/shop/reviews/{_id}', { token: admin, params: { _id: review._id }, body: { answer: '고맙습니다' } })

  const asksFor = { _product: goods._id, content: `${mark} 언제 들어오나요`, isPrivate: true }
  const { question: aboutGoods } = await write('POST /api/v1/me/questions', { token, body: asksFor })
  await write('PUT /api/console/shop/questions/{_id}', { token: admin, params: { _id: aboutGoods._id }, body: { answer: '다음 주입니다' } })

  // Questions, comments, files.
  const asked = { title: `${mark} 제목`, content: `${mark} 글`, isPublic: true }
  await write('POST /api/v1/center/questions', { token, body: asked })
  const { question } = await write('POST /api/v1/me/inquires', { token, body: asked })
  await write('PUT /api/v1/me/inquires/{_id}', { token, params: { _id: question._id }, body: asked })
  expect((await sendFile(server, `/api/v1/me/inquires/${question._id}/images/0`, 'image', pdf(`${mark}.pdf`), token)).status).toBe(201)
  await write('POST /api/v1/me/company/introductions', { token, body: { name: `${mark}.pdf`, size: 1000 } })
  const introduction = `/api/v1/me/introductions/${fair._id}/0`
  expect((await sendFile(server, introduction, 'introduction', pdf(`${mark}.pdf`), token)).status).toBe(201)

  // The account.
  await write('PUT /api/v1/me', { token, body: { name: `${mark} 새 이름`, favourites: [mark] } })
  const { options } = await write('POST /api/v1/me/passkeys/options', { token, body: { password } })
  const credential = passkeyDevice().create({ challenge: options.challenge, rpId: new URL(origin).hostname, origin })
  await write('POST /api/v1/me/passkeys', { token, body: { name: `${mark} 전화`, credential } })
  const { keys } = aDevice('https://fcm.googleapis.com')
  const endpoint = `https://fcm.googleapis.com/fcm/send/${mark}`
  await write('POST /api/v1/me/pushSubscriptions', { token, body: { endpoint, keys } })
  const to = `next.${mark}@example.com`
  await write('POST /api/v1/users/recovery', { body: { channel: 'EMAIL', to: `seller.${mark}@example.com` } })
  const certification = await certify(db, { channel: 'EMAIL', to })
  await write('PUT /api/v1/me/address', { token, body: { certification, password } })

  // What staff and others read, and what is refused, leaves it nowhere.
  await server.ask('GET /api/console/users', { token: admin, query: { q: mark } })
  await server.ask('PUT /api/v1/me', { token, body: { name: mark.repeat(60) } })
  await server.ask('PUT /api/v1/me', { token, body: { [mark]: mark } })
  await server.ask('GET /api/v1/center/questions', { query: { q: mark, limit: 1000 } })
  await server.app.inject({
    method: 'PUT',
    url: '/api/v1/me',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: `{"name": ${mark}`,
  })

  const guest = await acceptInvitation(fair._id)

  // Who never had an account: staff take their requests away.
  const { form } = await write('POST /api/v1/forms', {
    body: aRequest({ name: mark, phone: `010 ${mark}`, email: `asks.${mark}@example.com`, content: mark }),
  })
  const { message: callback } = await write('POST /api/v1/message', { body: aCallback({ name: mark, phone: `010 ${mark}`, when: mark }) })

  const before = await having()
  expect(before).toEqual(
    expect.arrayContaining([
      'users',
      'companies',
      'matchings',
      'matchingOutcomes',
      'matchingTasks',
      'conversationMessages',
      'conversationReports',
      'idempotency',
      'passkeys',
      'uploads',
      'forms',
      'fairs_products',
      'shop_orders',
      'shopAddresses',
      'auctionFollows',
      'shop_reviews',
      'shop_questions',
    ]),
  )
  expect(before.filter((place) => place.startsWith('/files/')).length).toBeGreaterThan(2)
  expect(before.some((place) => place.startsWith('/ieumsae.db'))).toBe(engine === 'sqlite')
  expect(log.filter((line) => line.includes('/api/v1/users')).length).toBeGreaterThan(1)
  expect(before).not.toContain('the log')
  for (const { _id } of [form, callback]) await write('DELETE /api/console/forms/{_id}', { token: admin, params: { _id } })
  for (const who of [seller, buyer, guest]) await write('POST /api/v1/me/withdraw', { token: who.token, body: { password } })
  await server.app.platform.mail.idle()
  // What a guest has not paid is kept for 90 days (shop/orders/clock.ts).
  await eraseOldOrders(server.app.platform, new Date(Date.now() + 91 * 24 * 60 * 60_000))
  // Codes are good for minutes, and know where they were sent as long.
  await forgetOldCodes(db, server.app.platform.serverKey, new Date(Date.now() + 31 * 60_000))
  expect(await having()).toEqual([])
  // What the other side has is still there.
  const { matching } = (await server.ask('GET /api/v1/me/matchings/{_id}', { token: otherBuyer.token, params: { _id: declined._id } }))
    .answer
  expect(matching.state).toBe('declined')

  // Every field was written: one that comes later is tried, too.
  const secret = /\.(password|current|code|token|version|accessToken|kind|p256dh|auth)$|\.credential\./
  const honeypot = /^POST \/api\/v1\/(forms|message) \.homepage$/
  const namesAnAccount = /^POST \/api\/v1\/users\/recovery \.username$/
  // Neither a telephone number nor that of an order or a cash receipt has words in it.
  const phone =
    /\/(orders|addresses)(\/\{_id\})?(\/read|\/charges|\/contents|\/receipt|\/delivery)? \.((contents\.)?phone|number|receipt\.identity)$/
  const postcode = /\.postcode$/
  // Names that the payment gateway gives, and ids of ours.
  const ofGateway = /\/charges\/(\{_id\}|events) \.(paymentKey|orderId|data\.orderId)$/
  const hash = /\.termsHash$/
  // Stays without its author, as long as the post (support/personal.ts).
  // A code of two letters.
  const country = /\/(users|me\/company) \.(company\.)?country$/
  const comment = /^POST \/api\/v1\/boards\/\{_id\}\/comments \.content$/
  // Kept with what was paid, as long as the law asks (shop/orders/leaving.ts).
  const claim = /\/purchases(\/\{_id\})? \.(text|refundAccount|phone|number)$/
  const open = Object.entries(table as Record<CallName, Call>).filter(
    ([name, { access }]) => !access.startsWith('console') && !name.startsWith('DELETE'),
  )
  const fields = open.flatMap(([name, { body }]) => (body === undefined ? [] : textFieldsOf(body).map((path) => `${name} ${path}`)))
  const never = fields.filter(
    (field) =>
      !written.has(field) &&
      ![secret, honeypot, namesAnAccount, phone, postcode, ofGateway, hash, country, comment, claim].some((each) => each.test(field)),
  )
  expect(never).toEqual([])
})
