import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import { json } from '../../testing/server.ts'
import type { OwnOrder } from '../queries.ts'
import { LotDelivery } from './lot-delivery.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const call = 'PUT /api/v1/me/orders/{_id}/delivery'
const nowhere = { postcode: null, address: null, addressDetail: null, note: null, payer: '정서우' }
// As far as the part reads an order.
const order = { _id: id(1), method: 'pickUp', quoteWantedAt: null, receiver: '정서우', phone: '010-0000-1234', ...nowhere } as OwnOrder

function logIn() {
  const payload = btoa(JSON.stringify({ sub: 'me', sid: 's', scopes: [], userType: 'PERSON', role: 'USER' }))
  setTokens({ accessToken: `x.${payload}.x`, refreshToken: 'r' })
  onTestFinished(() => setTokens(undefined))
}

it('asks for the fee of a delivery with the place, and says what misses first', async () => {
  logIn()
  const answers = { 'GET /api/v1/me/addresses': () => json({ addresses: [] }), [call]: () => json({ order }) }
  const { server } = await renderPart(<LotDelivery order={order} />, { answers })
  await page.getByRole('button', { name: '배송받고 싶습니다' }).click()
  await page.getByRole('button', { name: '배송비 문의하기' }).click()
  await expect.element(page.getByText('우편번호를 적어 주십시오.')).toBeVisible()
  await page.getByRole('button', { name: '확인' }).click()
  await page.getByLabelText('우편번호').fill('05510')
  await page.getByLabelText('주소', { exact: true }).fill('서울 송파구 시험로 1')
  await page.getByRole('button', { name: '배송비 문의하기' }).click()
  await expect.poll(() => server.asked(call).length).toBe(1)
  const place = { postcode: '05510', address: '서울 송파구 시험로 1', addressDetail: null, note: null }
  expect(server.asked(call)[0]?.body).toEqual({ method: 'delivery', receiver: '정서우', phone: '010-0000-1234', ...place })
})

it('leads back to collecting it while the fee is not known', async () => {
  logIn()
  const answers = { [call]: () => json({ order }) }
  const waiting = { ...order, quoteWantedAt: '2026-11-29T08:00:00.000Z' }
  const { server } = await renderPart(<LotDelivery order={waiting} />, { answers })
  await expect.element(page.getByText(/^배송비를 알아보고 있습니다/)).toBeVisible()
  await page.getByRole('button', { name: '센터에서 받겠습니다' }).click()
  await expect.poll(() => server.asked(call).map(({ body }) => body)).toEqual([{ method: 'pickUp' }])
})
