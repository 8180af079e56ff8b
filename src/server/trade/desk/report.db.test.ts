import readWorkbook from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const admin = await server.login('admin')

type Trader = Awaited<ReturnType<typeof addTrader>>

/** A fair with two sellers, and a buyer from Japan who has met both. */
async function metFair() {
  const fair = await addFair(server)
  const add = (role: 'SELLER' | 'BUYER', name: string) => addTrader(server, fair._id, role, name)
  const [tea, clay, buyer] = [await add('SELLER', 'report-tea'), await add('SELLER', 'report-clay'), await add('BUYER', 'report-buyer')]
  const [first = '', second = ''] = fair.starts
  const describe = (who: Trader, change: { sector: 'FOOD' | 'LIVING'; category: string; country: string | null }) =>
    db.updateTable('companies').set(change).where('_user', '=', who._id).execute()
  // What each calls it is its own; what it is, is of the list.
  await describe(tea, { sector: 'FOOD', category: '차', country: 'KR' })
  await describe(clay, { sector: 'LIVING', category: '도자기', country: null })
  await describe(buyer, { sector: 'FOOD', category: '食品', country: 'JP' })
  const meet = async (seller: Trader, slot: string) => {
    const body = { _fair: fair._id, _seller: seller._participant, method: 'OFFLINE', slots: [slot] }
    const { _id } = (await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })).answer.matching
    const act = (who: Trader, step: object) =>
      server.ask('PUT /api/v1/me/matchings/{_id}', { token: who.token, params: { _id }, body: step })
    await act(seller, { action: 'accept', slots: [slot] })
    await act(buyer, { action: 'confirm', slot })
    await db.updateTable('matchings').set({ state: 'met' }).where('_id', '=', _id).execute()
    return _id
  }
  const [withTea, withClay] = [await meet(tea, first), await meet(clay, second)]
  const at = new Date().toISOString()
  const said = { interest: null, nextStep: null, note: null, rating: null, comment: null, amount: null, createdAt: at, updatedAt: at }
  await db
    .insertInto('matchingOutcomes')
    .values([
      { ...said, _matching: withTea, party: 'seller', interest: 'high', nextStep: 'samples', rating: 5, amount: 7_000_000 },
      // Both of one meeting expect the same business: it counts once.
      { ...said, _matching: withTea, party: 'buyer', interest: 'some', rating: 4, amount: 9_000_000 },
      { ...said, _matching: withClay, party: 'buyer', interest: 'high', nextStep: 'quotation', rating: 5, amount: 1_000_000 },
    ])
    .execute()
  return { fair, tea, clay, buyer }
}

const { fair, tea, clay, buyer } = await metFair()

it('sums what the sides have written, and companies by what they deal in and country', async () => {
  const { answer } = await server.ask('GET /api/console/fairs/{_id}/results', { token: admin, params: { _id: fair._id } })
  expect(answer.outcomes).toEqual({
    reports: 3,
    amount: 8_000_000,
    interest: { high: 2, some: 1, none: 0 },
    nextSteps: { samples: 1, quotation: 1, meeting: 0, contract: 0, none: 0 },
    ratings: [0, 0, 0, 1, 2],
  })
  expect(answer.sectors).toEqual([
    { name: 'FOOD', sellers: 1, buyers: 1, met: 3, amount: 15_000_000 },
    { name: 'LIVING', sellers: 1, buyers: 0, met: 1, amount: 1_000_000 },
  ])
  expect(new Map(answer.countries.map(({ name, met }) => [name, met]))).toEqual(
    new Map([
      ['KR', 1],
      ['JP', 2],
      [null, 1],
    ]),
  )
})

it('the workbook has a sheet for meetings, companies, results, what companies deal in, countries and the survey', async () => {
  const headers = { authorization: `Bearer ${admin}`, 'accept-language': 'ko' }
  const { rawPayload } = await server.app.inject({ url: `/api/console/fairs/${fair._id}/excel`, headers })
  const sheets = new Map((await readWorkbook(rawPayload)).map(({ sheet, data }) => [sheet, data]))
  expect([...sheets.keys()]).toEqual(['상담', '참가 기업', '결과', '취급 분야별', '국가별', '설문', '설문 의견'])
  expect(sheets.get('상담')).toHaveLength(3)
  expect(sheets.get('참가 기업')?.slice(1)).toEqual([
    [tea.name, '판매 기업', '승인됨', '차', '대한민국', expect.anything(), 1, 1, 7_000_000],
    [clay.name, '판매 기업', '승인됨', '도자기', null, expect.anything(), 1, 1, 1_000_000],
    [buyer.name, '바이어', '승인됨', '食品', '일본', null, 2, 2, 8_000_000],
  ])
  expect(sheets.get('결과')).toContainEqual(['예상 거래 금액(원)', 8_000_000])
  expect(
    sheets
      .get('취급 분야별')
      ?.slice(1)
      .map(([name]) => name),
  ).toEqual(['식품', '생활용품'])
  expect(sheets.get('국가별')?.map(([name]) => name)).toEqual(expect.arrayContaining(['일본', '적지 않음']))
})

it('a fair without companies has a report of zeros', async () => {
  const empty = await addFair(server)
  const { answer } = await server.ask('GET /api/console/fairs/{_id}/results', { token: admin, params: { _id: empty._id } })
  expect(answer).toMatchObject({ outcomes: { reports: 0, amount: 0, ratings: [0, 0, 0, 0, 0] }, sectors: [], countries: [] })
})
