import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { json } from '../../testing/server.ts'
import { TakeBack } from './claim-work.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`

it('pieces of a sale are taken back with the money that is shown', async () => {
  const goods = { _product: id(50), _variant: id(1), thumb: null, code: 'TEA', taxKind: 'taxable', kind: 'product' } as const
  const line = { ...goods, values: [], discount: 0, points: 0, claims: [] }
  const lines = [
    { ...line, _id: id(11), name: '국화꽃차', price: 11_000, quantity: 3, ended: 1, unsent: 0 },
    { ...line, _id: id(12), name: '한지 조명', price: 50_000, quantity: 1, ended: 0, unsent: 0 },
  ]
  const call = 'POST /api/console/shop/orders/{_id}/returns'
  const { server } = await renderPart(
    <TakeBack item={{ _id: id(80), channel: 'desk' } as never} lines={lines} onChanged={() => undefined} />,
    {
      answers: { [call]: () => json({ amount: 22_000 }) },
    },
  )
  await page.getByRole('button', { name: '데스크에서 반품' }).click()
  await page.getByLabelText(/^수량/).fill('2')
  await expect.element(page.getByText('돌려줄 금액 ₩22,000')).toBeVisible()
  await page.getByRole('button', { name: '돌려받고 돈을 돌려줌' }).click()
  await expect.element(page.getByRole('button', { name: '데스크에서 반품' })).toBeVisible()
  expect(server.asked(call).map(({ body }) => body)).toEqual([
    { _line: id(11), quantity: 2, cause: 'changeOfMind', isSellable: true, amount: 22_000 },
  ])
})
