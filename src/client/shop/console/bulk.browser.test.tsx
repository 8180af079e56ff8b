import type { Body } from '#contract/api.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json } from '../../testing/server.ts'
import { BulkScreen } from './bulk/bulk-screen.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const before = { price: 10_000, listPrice: null, isPublished: true, sale: 'onSale' as const }
const rows = [1, 2].map((end) => ({
  _id: id(end),
  name: `찻잔 ${end}`,
  seen: '3',
  before,
  after: { ...before, price: end === 1 ? 9000 : -1000 },
  stocks: [],
  state: end === 1 ? 'ready' : 'refused',
  problem: end === 1 ? null : '판매가가 0원보다 낮아집니다.',
}))
const keep = {
  priceChange: 'keep',
  priceAmount: null,
  listPriceChange: 'keep',
  display: 'keep',
  sale: 'keep',
  stockChange: 'keep',
  stockAmount: null,
} as const
const done = { _id: id(9), at: '2026-11-28T01:00:00.000Z', user: '하윤재', products: 3, undone: 1 }
const [preview, apply, undo] = [
  'POST /api/console/shop/products/bulk/preview',
  'POST /api/console/shop/products/bulk',
  'POST /api/console/shop/products/bulk/{_id}/undo',
] as const

it('shows what would become of products, changes those that can be, and takes changes back', async () => {
  const sent: unknown[] = []
  await renderPart(<BulkScreen search={{ products: `${id(1)},${id(2)}` }} />, {
    answers: {
      'GET /api/console/shop/products/bulk': {
        changes: [{ ...done, change: { ...keep, reason: '가을 행사', priceChange: 'lowerPercent', priceAmount: 20 } }],
      },
      [preview]: ({ body }: Asked) => {
        sent.push((body as Body<typeof preview>).products)
        return json({ rows, total: 2 })
      },
      [apply]: ({ body }: Asked) => {
        sent.push((body as Body<typeof apply>).products)
        return json({ _id: id(8), changed: 1, refused: [] })
      },
      [undo]: () =>
        json({
          restored: 1,
          refused: [{ _id: id(2), name: '찻잔 2', problem: '그 뒤에 다른 사람이 바꾸어 그대로 두었습니다.' }],
          next: null,
        }),
    },
  })
  await page.getByLabelText('판매가', { exact: true }).selectOptions('내리기(원)')
  await page.getByLabelText('판매가 금액 또는 비율').fill('1000')
  await page.getByRole('button', { name: '미리 보기' }).click()
  await expect.element(page.getByText('판매가가 0원보다 낮아집니다.')).toBeVisible()
  await page.getByRole('button', { name: '상품 1개 바꾸기' }).click()
  await expect.element(page.getByText('상품 1개를 바꾸었습니다.', { exact: false })).toBeVisible()
  expect(sent).toEqual([[id(1), id(2)], [{ _id: id(1), seen: '3' }]])
  await expect.element(page.getByText('판매가: 내리기(%) 20')).toBeVisible()
  await page.getByRole('button', { name: '되돌리기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect.element(page.getByText('그 뒤에 다른 사람이', { exact: false })).toBeVisible()
})
