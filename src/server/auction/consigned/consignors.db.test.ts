import { consignors } from '#contract/auction/consignors.ts'
import { expect, it } from 'vitest'
import { leave } from '../../http/personal.ts'
import { addLot, addSale, newConsignor, openAuction, registerFor } from '../../testing/auction.ts'
import { addMember } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'
import { consignorPersonal } from './consignors.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
await openAuction(server)
const staff = await server.login('admin')
const sale = await addSale(server)
let count = 0
const lotOf = async (_consignor: string | null) =>
  (await addLot(server, sale._id, String((count += 1)), { _consignor, commission: _consignor === null ? null : 10 }))._id
const bidder = async (name: string) => {
  const who = await addMember(server, name)
  return { ...who, paddle: await registerFor(server, sale._id, who.token) }
}
const place = (token: string, _work: string) =>
  server.ask('POST /api/v1/auction/works/{_work}/bids', { token, params: { _work }, body: { maximum: 300_000 } })
const setPhone = (_id: string, phone: string | null) => db.updateTable('users').set({ phone }).where('_id', '=', _id).execute()

it('do not bid on their own works, by the account, its number or its address, and do on others', async () => {
  const [byAccount, byPhone, byEmail] = [await bidder('gift1'), await bidder('gift2'), await bidder('gift3')]
  await setPhone(byPhone._id, '+821000001111')
  // The account has no number of its own, and another account of the same person has that of the consignor.
  const consignor = await server.add(consignors, {
    ...newConsignor,
    _user: byAccount._id,
    phone: '+821000001111',
    email: 'gift3@example.com',
  })
  const [_work, others] = [await lotOf(consignor._id), await lotOf(null)]
  for (const { token } of [byAccount, byPhone, byEmail]) {
    const { status, error } = await place(token, _work)
    expect([status, error]).toEqual([
      403,
      { code: 'consignorCannotBid', message: '회원님께서 위탁하신 작품에는 응찰하실 수 없습니다. 다른 계정으로도 마찬가지입니다.' },
    ])
    expect((await place(token, others)).status).not.toBe(403)
  }
  // Each refusal is in the log, whoever it was.
  const params = { _work }
  const { bids } = (await server.ask('GET /api/console/auction/works/{_work}/bids', { token: staff, params })).answer
  expect(bids.map(({ kind, refusal, paddle }) => [kind, refusal, paddle])).toEqual([
    ['refused', 'consignor', byEmail.paddle],
    ['refused', 'consignor', byPhone.paddle],
    ['refused', 'consignor', byAccount.paddle],
    ['opened', null, null],
  ])
  expect((await place((await bidder('stranger')).token, _work)).status).toBe(201)
})

it('are known by the addresses of their account, and by those with which a bidder had registered', async () => {
  const [owner, second] = [await bidder('own1'), await addMember(server, 'own2')]
  await setPhone(second._id, '+821000002222')
  await registerFor(server, sale._id, second.token)
  await setPhone(second._id, null)
  await setPhone(owner._id, '+821000002222')
  const consignor = await server.add(consignors, { ...newConsignor, _user: owner._id })
  expect((await place(second.token, await lotOf(consignor._id))).error.code).toBe('consignorCannotBid')
})

it('take a bid back that was placed before the work was known to be theirs', async () => {
  const owner = await bidder('late1')
  const [_work, { _id: _consignor }] = [await lotOf(null), await server.add(consignors, { ...newConsignor, _user: owner._id })]
  const { bid } = (await place(owner.token, _work)).answer
  const change = { token: staff, params: { _id: _work }, body: { _consignor, commission: 10 } }
  const refused = await server.ask('PUT /api/console/auction/works/{_id}', change)
  expect(refused.error.issues).toEqual([
    { path: '_consignor', message: '이 위탁자가 이 작품에서 앞서 있습니다. 먼저 그 응찰을 취소해 주십시오.' },
  ])
  const params = { _work, _id: bid._id }
  expect((await server.ask('DELETE /api/v1/auction/works/{_work}/bids/{_id}', { token: owner.token, params })).status).toBe(204)
  expect((await server.ask('PUT /api/console/auction/works/{_id}', change)).status).toBe(200)
})

it('are known to staff alone, who name them in a work with its commission, and cannot remove one that a work names', async () => {
  const body = { name: '문도현', kind: 'person', phone: '010-0000-3333', bankAccount: '시험은행 000-00 문도현' }
  const { consignor } = (await server.ask('POST /api/console/auction/consignors', { token: staff, body })).answer
  const _work = await lotOf(null)
  const change = (sent: object) => server.ask('PUT /api/console/auction/works/{_id}', { token: staff, params: { _id: _work }, body: sent })
  const { issues } = (await change({ _consignor: consignor._id })).error
  expect(issues?.map(({ path }) => path)).toEqual(['commission'])
  const fees = [{ label: '사진 촬영', amount: 55_000 }]
  const { work } = (await change({ _consignor: consignor._id, commission: 12.5, fees, contractNumber: '2026-7' })).answer
  expect(work).toMatchObject({ _consignor: consignor._id, commission: 12.5, fees, contractNumber: '2026-7', taxCase: 'art' })
  const { body: page } = await server.app.inject(`/api/v1/auction/works/${_work}`)
  for (const secret of ['onsign', 'commission', 'contract', 'taxCase', 'fees', consignor._id]) expect(page).not.toContain(secret)
  const params = { _id: consignor._id }
  expect((await server.ask('DELETE /api/console/auction/consignors/{_id}', { token: staff, params })).error.code).toBe('inUse')
  await server.ask('GET /api/console/auction/consignors/{_id}', { token: staff, params })
  const read = await db.selectFrom('audit').select(['action', 'resource']).where('_item', '=', consignor._id).execute()
  expect(read).toEqual([{ action: 'read', resource: 'auction/consignors' }])
})

it('stay without their account as that is closed', async () => {
  const owner = await addMember(server, 'leaver')
  const { _id } = await server.add(consignors, { ...newConsignor, name: '한서윤', note: '까다로움', _user: owner._id })
  const told: object[] = []
  if (typeof consignorPersonal.export === 'string' || typeof consignorPersonal.erase === 'string') throw new Error('both are done')
  for await (const row of consignorPersonal.export.items(db, owner._id)) told.push(row as object)
  expect(told).toEqual([expect.objectContaining({ name: '한서윤' })])
  expect(JSON.stringify(told)).not.toContain('까다로움')
  const { platform } = server.app
  await db
    .transaction()
    .execute((own) => leave(owner._id, { db: own, platform, afterCommit: () => undefined }, [consignorPersonal.erase as never]))
  const rows = await db.selectFrom('auction_consignors').select(['name', '_user']).where('_id', '=', _id).execute()
  expect(rows).toEqual([{ name: '한서윤', _user: null }])
})
