import { works } from '#contract/auction/works.ts'
import { expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { addLot, addSale, openAuction, registerFor } from '../testing/auction.ts'
import { addMember } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
await openAuction(server)
const staff = await server.login('admin')
const newSale = async (...lots: string[]) => {
  const { _id } = await addSale(server)
  const ids: string[] = []
  for (const lot of lots) ids.push((await addLot(server, _id, lot))._id)
  return { _id, ids }
}
const put = (_id: string, ids: readonly string[]) =>
  server.ask('PUT /api/console/auction/programs/{_id}/lots', { token: staff, params: { _id }, body: { works: [...ids] } })
const numbersOf = async (ids: readonly string[]) =>
  Promise.all(
    ids.map(async (_id) => {
      const work = await repositoryOf(works).find(db, _id)
      return work === undefined || work === 'removed' ? '-' : `${work.lot} ${work.place}`
    }),
  )

it('are numbered anew in one go, swaps too, each with a version of its own where it has moved', async () => {
  const { _id, ids } = await newSale('1', '2', '12A')
  const [first = '', second = '', third = ''] = ids
  expect((await put(_id, [second, first, third])).answer).toEqual({ changed: 3 })
  expect(await numbersOf(ids)).toEqual(['2 54', '1 27', '3 81'])
  expect((await put(_id, [second, first, third])).answer).toEqual({ changed: 0 })
  const versions = await db.selectFrom('versions').select('_item').where('resource', '=', works.path).where('_item', 'in', ids).execute()
  expect(versions.length).toBeGreaterThanOrEqual(3)
})

it('are refused where the sale has other works than those, and nothing is numbered', async () => {
  const [{ _id, ids }, other] = [await newSale('1', '2'), await newSale('7')]
  const [first = '', second = ''] = ids
  for (const wanted of [[second], [second, first, ...other.ids], [second, second], [second, ...other.ids]]) {
    const { status, error } = await put(_id, wanted)
    expect([status, error.code]).toEqual([409, 'lotsChanged'])
  }
  expect(await numbersOf(ids)).toEqual(['1 27', '2 54'])
})

it('stay as they are once somebody has bid in the sale, one by one too', async () => {
  const { _id, ids } = await newSale('1', '2')
  const [first = '', second = ''] = ids
  const { token } = await addMember(server, 'bidder')
  await registerFor(server, _id, token)
  const isFixed = async () =>
    (await server.ask('GET /api/console/auction/programs/{_id}/lots', { token: staff, params: { _id } })).answer.isFixed
  expect(await isFixed()).toBe(false)
  const bid = { token, params: { _work: second }, body: { maximum: 300_000 } }
  expect((await server.ask('POST /api/v1/auction/works/{_work}/bids', bid)).status).toBe(201)
  expect(await isFixed()).toBe(true)
  expect((await put(_id, [second, first])).error.code).toBe('lotsFixed')
  const change = { token: staff, params: { _id: first }, body: { lot: '9' } }
  expect((await server.ask('PUT /api/console/auction/works/{_id}', change)).error.issues).toEqual([
    { path: 'lot', message: '이 경매에 응찰이 있어 작품 번호를 바꿀 수 없습니다.' },
  ])
  const title = { ...change, body: { title: { ko: '새 제목' }, lot: '1' } }
  expect((await server.ask('PUT /api/console/auction/works/{_id}', title)).status).toBe(200)
  expect(await numbersOf(ids)).toEqual(['1 27', '2 54'])
})
