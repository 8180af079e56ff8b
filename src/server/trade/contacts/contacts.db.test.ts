import type { ContactFormat } from '#contract/trade/contacts.ts'
import type { MatchingState } from '#contract/trade/matching-states.ts'
import { readSheet } from 'read-excel-file/node'
import { v7 as uuid } from 'uuid'
import { expect, it } from 'vitest'
import { requestOf, serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'
import { stopAllSharing } from './contacts.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database

let count = 0
type OfFair = Awaited<ReturnType<typeof addFair>>
type Trader = Awaited<ReturnType<typeof addTrader>>
const trader = ({ _id }: OfFair, role: 'SELLER' | 'BUYER') => addTrader(server, _id, role, `contact-${role.toLowerCase()}-${(count += 1)}`)

/** Stores a meeting of yesterday past the API. */
async function addMeeting({ _id: _fair }: OfFair, seller: Trader, buyer: Trader, state: MatchingState): Promise<void> {
  const at = new Date(Date.now() - 24 * 60 * 60_000 - 60_000 * (count += 30)).toISOString()
  const common = { createdAt: at, updatedAt: at, startsAt: at, endsAt: at, _product: null, message: null, expiresAt: null }
  await db
    .insertInto('matchings')
    .values({ ...common, _id: uuid(), _fair, _buyer: buyer._id, _seller: seller._id, method: 'ONLINE', state })
    .execute()
}

const share = async ({ token }: Trader, isShared = true) =>
  (await server.ask('PUT /api/v1/me/contact', { token, body: { isShared } })).answer
const countsOf = ({ token }: Trader, fair: OfFair) =>
  server.ask('GET /api/v1/me/fairs/{_fair}/contacts/counts', { token, params: { _fair: fair._id } })
const fileFor = ({ token }: Trader, fair: OfFair, format: ContactFormat, locale: 'ko' | 'en' = 'ko') =>
  server.app.inject(requestOf('GET /api/v1/me/fairs/{_fair}/contacts', { token, params: { _fair: fair._id }, query: { format }, locale }))
/** The people in the file of somebody. */
const peopleFor = async (who: Trader, fair: OfFair) =>
  [...(await fileFor(who, fair, 'vcf')).payload.matchAll(/^FN:(.+)\r$/gm)].map(([, name]) => name)

it('nobody’s contact is shared from the start, and whoever has shared it takes it back', async () => {
  const fair = await addFair(server)
  const [seller, buyer] = [await trader(fair, 'SELLER'), await trader(fair, 'BUYER')]
  await addMeeting(fair, seller, buyer, 'met')
  expect((await server.ask('GET /api/v1/me/contact', { token: seller.token })).answer).toEqual({ isShared: false })
  expect((await countsOf(buyer, fair)).answer).toEqual({ met: 1, sharing: 0, isShared: false })
  expect((await fileFor(buyer, fair, 'vcf')).payload).toBe('')
  // Whoever shares an own contact gets nobody else's by it.
  expect(await share(buyer)).toEqual({ isShared: true })
  expect(await share(buyer)).toEqual({ isShared: true })
  expect(await peopleFor(buyer, fair)).toEqual([])
  expect(await peopleFor(seller, fair)).toEqual([buyer.name])
  expect((await countsOf(seller, fair)).answer).toEqual({ met: 1, sharing: 1, isShared: false })
  expect(await share(buyer, false)).toEqual({ isShared: false })
  expect(await peopleFor(seller, fair)).toEqual([])
})

it('only who was met at this fair is in it, once, while the account is in use', async () => {
  const [fair, other] = [await addFair(server), await addFair(server)]
  const buyer = await trader(fair, 'BUYER')
  const states = ['met', 'met', 'missed', 'disputed', 'confirmed', 'cancelled'] as const
  const sellers: Trader[] = []
  for (const state of states) {
    const seller = await trader(fair, 'SELLER')
    await share(seller)
    await addMeeting(fair, seller, buyer, state)
    sellers.push(seller)
  }
  const [first, second] = sellers as [Trader, Trader]
  const elsewhere = await trader(other, 'SELLER')
  await share(elsewhere)
  await addMeeting(other, elsewhere, buyer, 'met')
  // Of others.
  await addMeeting(fair, sellers[2] as Trader, await trader(fair, 'BUYER'), 'met')
  expect(new Set(await peopleFor(buyer, fair))).toEqual(new Set([first.name, second.name]))
  expect((await countsOf(buyer, fair)).answer).toMatchObject({ met: 2, sharing: 2 })
  await db.updateTable('users').set({ status: 'suspended' }).where('_id', '=', second._id).execute()
  expect(await peopleFor(buyer, fair)).toEqual([first.name])
})

it('nobody’s contact is shared any more after a backup was restored: who has taken it back since is not known', async () => {
  const fair = await addFair(server)
  const [seller, buyer] = [await trader(fair, 'SELLER'), await trader(fair, 'BUYER')]
  await addMeeting(fair, seller, buyer, 'met')
  await share(seller)
  expect(await peopleFor(buyer, fair)).toHaveLength(1)
  await stopAllSharing(db)
  expect(await peopleFor(buyer, fair)).toEqual([])
})

it('is for who takes part in the fair', async () => {
  const [fair, other] = [await addFair(server), await addFair(server)]
  const [seller, buyer, outside] = [await trader(fair, 'SELLER'), await trader(fair, 'BUYER'), await trader(other, 'BUYER')]
  await share(seller)
  await addMeeting(fair, seller, buyer, 'met')
  expect((await countsOf(outside, fair)).status).toBe(404)
  expect((await fileFor(outside, fair, 'vcf')).statusCode).toBe(404)
  expect((await fileFor({ ...buyer, token: '' }, fair, 'xlsx')).statusCode).toBe(401)
  expect((await fileFor(buyer, { ...fair, _id: uuid() }, 'xlsx')).statusCode).toBe(404)
  expect((await fileFor(buyer, fair, 'pdf' as 'vcf')).statusCode).toBe(400)
})

it('says in the reader’s language who it is, for an address book and as a workbook', async () => {
  const fair = await addFair(server)
  const [seller, buyer] = [await trader(fair, 'SELLER'), await trader(fair, 'BUYER')]
  await share(seller)
  await addMeeting(fair, seller, buyer, 'met')
  await db.updateTable('users').set({ name: '김하나', phone: '+821012345678' }).where('_id', '=', seller._id).execute()
  await db
    .updateTable('companies')
    .set({
      name: '담은발효',
      names: JSON.stringify({ en: 'Dameun, Inc.' }),
      contactRole: '해외 영업',
      translations: JSON.stringify({ en: { contactRole: 'Overseas sales' } }),
      website: 'https://dameun.example/',
      country: 'KR',
    })
    .where('_id', '=', seller._company)
    .execute()
  const card = await fileFor(buyer, fair, 'vcf', 'en')
  expect([card.headers['content-type'], card.headers['cache-control']]).toEqual(['text/vcard; charset=utf-8', 'no-store'])
  expect(card.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Autumn%20fair.vcf")
  for (const line of [String.raw`ORG:Dameun\, Inc.`, 'FN:김하나', 'TITLE:Overseas sales', 'ADR:;;;;;;South Korea', 'NOTE:Autumn fair'])
    expect(card.payload).toContain(`\r\n${line}\r\n`)
  const sheet = await fileFor(buyer, fair, 'xlsx')
  expect(sheet.headers['cache-control']).toBe('no-store')
  const [heading, ...rows] = await readSheet(sheet.rawPayload)
  expect(heading).toEqual(['회사 이름', '이름', '상담 담당', '이메일', '휴대전화', '홈페이지', '국가'])
  const mail = `${seller.name}@example.com`
  expect(rows).toEqual([['담은발효', '김하나', '해외 영업', mail, '+821012345678', 'https://dameun.example/', '대한민국']])
})
