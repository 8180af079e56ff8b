import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { json } from '../../testing/server.ts'
import { OwnOfferPart } from './own-offer.tsx'

const id = '019a0000-0000-7000-8000-000000000007'
const call = 'PUT /api/v1/auction/offers/{_id}'
const cost = { hammer: 1_050_000, hammerVat: 0, premium: 157_500, premiumVat: 15_750, resaleShare: 0, delivery: null, total: 1_223_250 }
const times = { createdAt: '2026-12-07T08:00:00.000Z', until: '2026-12-10T08:00:00.000Z' }
const offer = { _id: id, ...times, kind: 'next' as const, state: 'standing' as const, cost }

it('asks once more with the full cost before it is accepted', async () => {
  const answers = { [call]: () => json({ offer: { ...offer, state: 'accepted' } }) }
  const { server } = await renderPart(<OwnOfferPart offer={offer} />, { answers })
  await page.getByRole('button', { name: '내실 금액을 보고 수락하기' }).click()
  await expect.element(page.getByText('₩1,223,250')).toBeVisible()
  expect(server.asked(call)).toEqual([])
  await page.getByRole('button', { name: '이 금액에 구매하기' }).click()
  await expect.poll(() => server.asked(call).map(({ body }) => body)).toEqual([{ state: 'accepted' }])
})

it('is declined only after a question', async () => {
  const answers = { [call]: () => json({ offer: { ...offer, state: 'declined' } }) }
  const { server } = await renderPart(<OwnOfferPart offer={offer} />, { answers })
  await page.getByRole('button', { name: '거절하기' }).click()
  expect(server.asked(call)).toEqual([])
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect.poll(() => server.asked(call).map(({ body }) => body)).toEqual([{ state: 'declined' }])
})

it('says that somebody else was first, and takes no answer then', async () => {
  await renderPart(<OwnOfferPart offer={{ ...offer, state: 'overtaken' }} />)
  await expect.element(page.getByText('다른 분이 먼저 결정하셨습니다.')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
