import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import { json } from '../../testing/server.ts'
import { BiddersPart } from './bidders-part.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const list = 'GET /api/console/auction/programs/{_id}/bidders'
const call = 'POST /api/console/auction/registrations/{_id}/limit'
const bidder = { createdAt: '2026-11-29T03:00:00.000Z', limit: 1_000_000, limitLeft: 100_000, defaults: 0 }
const bidders = [
  { ...bidder, _id: id(1), paddle: 101, name: null },
  { ...bidder, _id: id(2), paddle: 102, name: '문도현' },
  { ...bidder, _id: id(3), paddle: 103, name: '한서윤' },
]

it('gives the chosen bidder another limit, never one whose account is gone', async () => {
  const payload = btoa(JSON.stringify({ sub: 'me', sid: 's', scopes: ['console', 'console:auction'], userType: 'PERSON', role: 'STAFF' }))
  setTokens({ accessToken: `x.${payload}.x`, refreshToken: 'r' })
  onTestFinished(() => setTokens(undefined))
  const answers = { [list]: () => json({ bidders, summary: { total: 3, limit: 50, skip: 0 } }), [call]: () => json({ bidder: bidders[2] }) }
  const { server } = await renderPart(<BiddersPart item={{ _id: id(9) } as never} onChanged={() => undefined} />, { answers })
  expect(server.asked(list)).toEqual([])
  await page.getByText('응찰자와 한도').click()
  await expect.element(page.getByRole('row', { name: /103 한서윤 ₩1,000,000 ₩100,000/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /101 탈퇴한 회원/ })).toBeVisible()
  await expect.element(page.getByRole('option', { name: /101/ })).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: '응찰자' }).selectOptions('103 한서윤')
  await page.getByLabelText(/^새 응찰 한도/).fill('90000000')
  await page.getByLabelText(/^사유/).fill('보증금 확인')
  await page.getByRole('button', { name: '한도 바꾸기' }).click()
  await expect.element(page.getByText('바꿨습니다.')).toBeVisible()
  expect(server.asked(call).map(({ path, body }) => [path, body])).toEqual([
    [`/api/console/auction/registrations/${id(3)}/limit`, { limit: 90_000_000, reason: '보증금 확인' }],
  ])
})

it('says who is kept from bidding, and lets that person bid again', async () => {
  const payload = btoa(JSON.stringify({ sub: 'me', sid: 's', scopes: ['console', 'console:auction'], userType: 'PERSON', role: 'STAFF' }))
  setTokens({ accessToken: `x.${payload}.x`, refreshToken: 'r' })
  onTestFinished(() => setTokens(undefined))
  const lift = 'POST /api/console/auction/registrations/{_id}/lift'
  let defaults = 2
  const answers = {
    [list]: () => json({ bidders: [bidders[2], { ...bidders[1], defaults }], summary: { total: 2, limit: 50, skip: 0 } }),
    [lift]: () => {
      defaults = 0
      return json({ bidder: bidders[1] })
    },
  }
  const { server } = await renderPart(<BiddersPart item={{ _id: id(9) } as never} onChanged={() => undefined} />, { answers })
  await page.getByText('응찰자와 한도').click()
  await expect.element(page.getByRole('row', { name: /102 문도현 .* 2 응찰 금지/ })).toBeVisible()
  await page.getByLabelText(/^사유/).last().fill('입금 확인')
  await page.getByRole('button', { name: '더 세지 않기' }).click()
  await expect.element(page.getByText('응찰 금지')).not.toBeInTheDocument()
  expect(server.asked(lift).map(({ path, body }) => [path, body])).toEqual([
    [`/api/console/auction/registrations/${id(2)}/lift`, { reason: '입금 확인' }],
  ])
})
