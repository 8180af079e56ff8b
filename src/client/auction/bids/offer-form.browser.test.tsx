import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type Answers, json, refuse, unreachable } from '../../testing/server.ts'
import type { BidWork } from '../queries.ts'
import { OfferForm } from './offer-form.tsx'

const id = '019a0000-0000-7000-8000-000000000001'
const call = 'POST /api/v1/auction/works/{_id}/offers'
const work: BidWork = { _id: id, taxKind: 'series', program: { _id: id, premium: [{ from: 0, percent: 15 }] } }
const cost = {
  hammer: 1_000_000,
  hammerVat: 100_000,
  premium: 150_000,
  premiumVat: 15_000,
  resaleShare: null,
  delivery: null,
  total: 1_265_000,
}
const offer = { _id: id, createdAt: '2026-12-07T08:00:00.000Z', until: '2026-12-10T08:00:00.000Z', kind: 'own', state: 'standing', cost }

const field = () => page.getByLabelText('제안하실 금액(원)')
const send = () => page.getByRole('button', { name: /에 제안하기$/ })

/** Shows the form, and counts how often it was done. */
async function show(answer: NonNullable<Answers[typeof call]>) {
  const done = { times: 0 }
  const { server } = await renderPart(<OfferForm work={work} onDone={() => (done.times += 1)} />, { answers: { [call]: answer } })
  return { server, done }
}

async function review(typed: string) {
  await field().fill(typed)
  await page.getByRole('button', { name: '금액 확인' }).click()
}

it('takes a sum alone, and says what is wrong with anything else beside the field', async () => {
  const { server } = await show(() => json({ offer }))
  await review('백만')
  await expect.element(page.getByText('금액을 숫자로 적어 주십시오.')).toBeVisible()
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field()).toHaveValue('백만')
  await expect.element(send()).not.toBeInTheDocument()
  expect(server.asked(call)).toEqual([])
})

it('shows all that it costs before it is sent, and goes back to the sum', async () => {
  const { server, done } = await show(() => json({ offer }))
  await review('1,000,000')
  await expect.element(page.getByText('₩1,265,000')).toBeVisible()
  expect(server.asked(call)).toEqual([])
  await page.getByRole('button', { name: '금액 고치기' }).click()
  await expect.element(field()).toBeVisible()
  await page.getByRole('button', { name: '그만두기' }).click()
  expect(done.times).toBe(1)
  expect(server.asked(call)).toEqual([])
})

it('is sent once by a double tap, and says that staff answer it', async () => {
  let answer: (() => void) | undefined
  const { server, done } = await show(() => new Promise<Response>((resolve) => void (answer = () => resolve(json({ offer }, 200)))))
  await review('1000000')
  await send().dblClick()
  await expect.element(send()).toHaveAttribute('aria-disabled', 'true')
  ;(send().element() as HTMLElement).click()
  answer?.()
  await expect.element(page.getByText('제안을 받았습니다. 담당자가 살펴보고 답을 드립니다.')).toBeVisible()
  expect(server.asked(call).map(({ body }) => body)).toEqual([{ amount: 1_000_000 }])
  expect(done.times).toBe(1)
})

it('says at once where the offer has bought the lot', async () => {
  await show(() => json({ offer: { ...offer, state: 'accepted' } }, 200))
  await review('1000000')
  await send().click()
  await expect.element(page.getByText(/^제안이 받아들여져 낙찰받으셨습니다/)).toBeVisible()
})

it('keeps the sum where it is refused', async () => {
  const { done } = await show(refuse(409, '제안을 세 번 하셨습니다.', 'tooManyOwn'))
  await review('1000000')
  await send().click()
  await expect.element(page.getByText('제안을 세 번 하셨습니다.')).toBeVisible()
  await page.getByRole('button', { name: '확인' }).click()
  await expect.element(page.getByText('₩1,265,000')).toBeVisible()
  expect(done.times).toBe(0)
})

it('sends the same offer again after a lost answer, so that it is taken once', async () => {
  const { server } = await show(unreachable)
  await review('1000000')
  await send().click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  server.answer({ [call]: () => json({ offer }, 200) })
  await send().click()
  await expect.element(page.getByText('제안을 받았습니다. 담당자가 살펴보고 답을 드립니다.')).toBeVisible()
  const keys = server.asked(call).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})
