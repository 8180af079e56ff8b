import type { DepositFinding } from '#contract/shop/deposit-states.ts'
import type { DepositOrder, OpenDeposit } from '#contract/shop/deposits.ts'
import type { ImportRows } from '#contract/import-calls.ts'
import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ListSearch } from '../../../console/list/list-search.ts'
import { setTokens } from '../../../session/tokens.ts'
import { renderPart } from '../../../testing/render.tsx'
import { json } from '../../../testing/server.ts'
import { DepositsScreen } from './deposits-screen.tsx'
import { SettlementScreen } from './settlement-screen.tsx'

const [open, steps, bring] = [
  'GET /api/console/shop/deposits/open',
  'POST /api/console/shop/deposits/{_id}/steps',
  'POST /api/console/shop/deposits/import',
] as const
const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const at = '2026-11-27T01:00:00.000Z'
const orderOf = (end: number, total: number, change: Partial<DepositOrder> = {}): DepositOrder => ({
  _id: id(end),
  number: `261127-ORDER${end}`,
  state: 'unpaid',
  payer: '정서우',
  total,
  isDifference: false,
  createdAt: at,
  ...change,
})
const depositOf = (end: number, amount: number, finding: DepositFinding, orders: DepositOrder[], others: OpenDeposit['others'] = []) => ({
  _id: id(end),
  at,
  payer: `입금자${end}`,
  note: '',
  amount,
  finding,
  orders,
  others,
})

function Deposits({ start }: { start: ListSearch }) {
  const [search, setSearch] = useState(start)
  return <DepositsScreen search={search} onSearch={setSearch} />
}

function Settlement() {
  const [search, setSearch] = useState<ListSearch>({})
  return <SettlementScreen search={search} onSearch={setSearch} />
}

/** Logs somebody in who may see the shop. */
function logIn() {
  const payload = btoa(JSON.stringify({ sub: 'me', sid: 's', scopes: ['console', 'console:shop'], userType: 'PERSON', role: 'STAFF' }))
  setTokens({ accessToken: `x.${payload}.x`, refreshToken: 'r' })
  onTestFinished(() => setTokens(undefined))
}

async function show(deposits: OpenDeposit[], start: ListSearch = {}) {
  logIn()
  return renderPart(<Deposits start={start} />, {
    answers: {
      [open]: ({ query }) => {
        const found = deposits.filter(({ finding }) => (finding === 'match') === (query.get('isMatch') === 'true'))
        return json({ deposits: found, counts: [], summary: { total: found.length, limit: 20, skip: 0 } })
      },
      [steps]: ({ path }) =>
        path.includes(id(2))
          ? json({ code: 'depositOrder', message: '이 주문은 그사이 결제되었습니다.' }, 409)
          : json({ state: 'paid', back: 0 }),
      [bring]: ({ body }) => {
        const { rows } = body as ImportRows
        return json({ results: rows.map(({ row }) => ({ row, state: 'new', issues: [] })), isWritten: false })
      },
    },
  })
}

it('one press confirms what is ticked, each by itself, and says what was not paid', async () => {
  const { server } = await show([1, 2, 3].map((end) => depositOf(end, 10_000, 'match', [orderOf(end + 10, 10_000)])))
  await page.getByLabelText('‘입금자3’ 입금 확인').click()
  await page.getByRole('button', { name: '입금 2건 확인' }).dblClick()
  await expect.element(page.getByText('입금 1건을 확인했습니다.')).toBeVisible()
  await expect.element(page.getByText('입금자2: 이 주문은 그사이 결제되었습니다.')).toBeVisible()
  expect(server.asked(steps).map(({ body }) => body)).toEqual([11, 12].map((end) => ({ step: 'pay', _order: id(end), total: 10_000 })))
})

it('an order is paid with several deposits once all of its amount is there', async () => {
  const other = { _id: id(5), at, payer: '입금자4', amount: 3000 }
  const { server } = await show([depositOf(4, 10_000, 'together', [orderOf(14, 13_000)], [other])])
  await page.getByRole('button', { name: '‘입금자4’ 입금 정하기' }).click()
  const pay = page.getByRole('button', { name: '이 주문 결제' })
  await expect.element(pay).toBeDisabled()
  await page.getByRole('radio', { name: /정서우/ }).click()
  await expect.element(page.getByText('주문 금액보다 ₩3,000이 모자라 결제할 수 없습니다.')).toBeVisible()
  await expect.element(pay).toBeDisabled()
  await page.getByRole('checkbox', { name: /₩3,000/ }).click()
  await expect.element(page.getByText('주문 금액과 꼭 맞습니다.')).toBeVisible()
  await pay.click()
  await expect
    .poll(() => server.asked(steps).map(({ body }) => body))
    .toEqual([{ step: 'pay', _order: id(14), total: 13_000, _others: [id(5)] }])
})

it('the list of a bank is read below its own heading lines, its rows counted', async () => {
  const { server } = await show([], { view: 'import' })
  const text = '계좌번호,000-00\n\n거래일시,적요,입금액,출금액\n2026-11-27 10:00,홍길동,"1,000",\n2026-11-27 10:00,홍길동,"1,000",\n'
  await userEvent.upload(page.getByLabelText('파일 고르기'), new File([text], 'bank.csv', { type: 'text/csv' }))
  await page.getByRole('button', { name: '확인하기' }).click()
  await expect.element(page.getByText('2줄 가운데 2줄을 확인했습니다')).toBeVisible()
  expect(server.asked(bring)[0]?.body).toEqual({
    columns: ['at', 'payer', 'amount', 'nth'],
    rows: [
      { row: 4, cells: ['2026-11-27 10:00', '홍길동', '1,000', '1'] },
      { row: 5, cells: ['2026-11-27 10:00', '홍길동', '1,000', '2'] },
    ],
  })
})

it('the settlement says what was paid out, and what does not fit', async () => {
  const sums = { rows: 2, sales: 50_000, refunds: -5000, fee: 1260, feeVat: 126, payout: 43_614, rest: 0 }
  const missing = { _id: id(1), day: '2026-11-01', paymentKey: 'key', number: '261101-A', _order: id(2), ours: 7000, theirs: 0 }
  logIn()
  const { server } = await renderPart(<Settlement />, {
    answers: {
      'GET /api/console/shop/settlement/days': () => json({ days: [{ day: '2026-11-20', ...sums }], total: sums }),
      'GET /api/console/shop/settlement/differences': ({ query }) =>
        json({ differences: query.get('kind') === 'missing' ? [missing] : [], summary: { total: 1, limit: 20, skip: 0 } }),
    },
  })
  await expect.element(page.getByRole('row', { name: /2026-11-20.*₩43,614/ })).toBeVisible()
  await page.getByRole('button', { name: '맞지 않는 것' }).click()
  await expect.element(page.getByRole('link', { name: '261101-A' })).toBeVisible()
  await page.getByLabelText('며칠이 지난 결제부터').selectOptions('30일')
  const call = 'GET /api/console/shop/settlement/differences'
  await expect.poll(() => server.asked(call).map(({ query }) => query.get('days'))).toEqual(['10', '30'])
})
