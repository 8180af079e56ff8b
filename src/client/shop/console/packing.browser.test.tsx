import type { Body } from '#contract/api.ts'
import type { DeliveryOutcome } from '#contract/shop/packing.ts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json } from '../../testing/server.ts'
import { PackingScreen } from './packing/packing-screen.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const createdAt = '2026-11-26T01:00:00.000Z'
const order = (end: number, more: object) => ({
  _id: id(end),
  number: `261126-TEST000${end}`,
  createdAt,
  state: 'paid' as const,
  receiver: '차온유',
  pieces: 2,
  parcels: 0,
  changedAt: null,
  packedAt: null,
  ...more,
})
const orders = [order(1, {}), order(2, { state: 'preparing', parcels: 1, packedAt: createdAt, changedAt: '2026-11-26T02:00:00.000Z' })]
const line = (code: string, pieces: number) => ({ _variant: id(code.length + 20), code, name: code, values: [], pieces })
const place = { phone: '+821000001234', postcode: '05510', address: '서울', addressDetail: null, note: null }
const slips = orders.map(({ _id, number, parcels }) => ({
  _id,
  number,
  createdAt,
  parcels,
  receiver: '차온유',
  ...place,
  lines: [line('TEA', 2), ...(parcels > 0 ? [line('LAMP', 1)] : [])],
}))
const [makeSlips, deliver] = ['POST /api/console/shop/packing/slips', 'POST /api/console/shop/packing/deliveries'] as const

const show = () => {
  const sent = new Set<string>()
  const judge = ({ number }: { number: string }, isDryRun: boolean): DeliveryOutcome => {
    if (!number.startsWith('261126')) return 'unknownOrder'
    if (sent.has(number)) return 'alreadySent'
    if (!isDryRun) sent.add(number)
    return isDryRun ? 'right' : 'sent'
  }
  return renderPart(<PackingScreen />, {
    answers: {
      'GET /api/console/shop/packing': { orders, total: 2 },
      [makeSlips]: () => json({ slips, left: 0 }),
      [deliver]: ({ body }: Asked) => {
        const { rows, isDryRun } = body as Body<typeof deliver>
        const results = rows.map((row) => {
          const outcome = judge(row, isDryRun)
          const known =
            outcome === 'unknownOrder'
              ? { _order: null, receiver: null, state: null }
              : { _order: id(1), receiver: '차온유', state: 'paid' }
          return { outcome, ...known, pieces: 2, changedAt: null }
        })
        return json({ results })
      },
    },
  })
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const choose = (text: string) => userEvent.upload(page.getByLabelText('파일 고르기'), new File([text], 'numbers.csv', { type: 'text/csv' }))

it('makes a pick list and slips of the orders that are chosen', async () => {
  const { server } = await show()
  await expect.element(page.getByText('명세서를 만든 뒤 바뀜')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '고른 0건 포장 준비' })).toBeDisabled()
  await page.getByRole('checkbox', { name: '2건 모두 고르기' }).click()
  await press('고른 2건 포장 준비')
  await expect.element(page.getByRole('row', { name: 'TEA TEA 2 4' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'LAMP LAMP 1 1' })).toBeVisible()
  const slip = page.getByRole('region', { name: '261126-TEST0002' })
  await expect.element(slip.getByText('먼저 보낸 상자가 1개 있습니다')).toBeVisible()
  await expect.element(slip.getByText('모두 3개')).toBeVisible()
  expect(server.asked(makeSlips).map(({ body }) => body)).toEqual([{ orders: [id(1), id(2)] }])
})

it('says which rows of a file are wrong, sends the right ones, and sends nothing of the same file again', async () => {
  const { server } = await show()
  const file = [
    '주문번호,운송장번호,택배사',
    '261126-TEST0001,11-22,이음택배',
    'NOBODY,3,이음택배',
    '261126-TEST0002,4,이음택배',
    '261126-TEST0002,5,이음택배',
  ]
  await choose(file.join('\n'))
  await press('확인하기')
  await expect.element(page.getByText('보낼 수 있는 줄 1, 보낸 줄 0, 틀린 줄 3')).toBeVisible()
  await expect.element(page.getByRole('row', { name: '3 NOBODY – – 이음택배 3 그런 주문 번호가 없음' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^5 261126-TEST0002 .* 같은 주문이 파일에 두 번 있음$/ })).toBeVisible()
  expect(server.asked(deliver).every(({ body }) => (body as Body<typeof deliver>).isDryRun)).toBe(true)
  await press('맞는 1건 보내기')
  await expect.element(page.getByText('보낼 수 있는 줄 0, 보낸 줄 1, 틀린 줄 3')).toBeVisible()
  const row = { number: '261126-TEST0001', carrier: '이음택배', trackingNumber: '11-22', changedAt: null }
  expect(server.asked(deliver).at(-1)?.body).toEqual({ rows: [row], isDryRun: false })
  await press('확인하기')
  await expect.element(page.getByText('이미 이 송장번호로 보냄')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /보내기$/ })).not.toBeInTheDocument()
})
