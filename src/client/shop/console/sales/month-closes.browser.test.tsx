import type { Answer } from '#contract/api.ts'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { setTokens } from '../../../session/tokens.ts'
import { renderPart } from '../../../testing/render.tsx'
import { json } from '../../../testing/server.ts'
import { MonthCloses } from './month-closes.tsx'

type Closes = Answer<'GET /api/console/statistics/monthCloses'>
const list = 'GET /api/console/statistics/monthCloses'
const close = 'POST /api/console/statistics/monthCloses'
const next = (net: number): NonNullable<Closes['next']> => ({
  month: '2026-10',
  orders: 3,
  paid: net,
  refunded: 0,
  net,
  delivery: 3000,
  isOver: true,
  left: { deposits: 2, refunds: 0, desk: 0 },
})
const closesOf = (net: number): Closes => ({ closes: [], summary: { total: 0, limit: 20, skip: 0 }, next: next(net) })

it('a month whose sales have changed meanwhile is closed with what is shown then, as another request', async () => {
  const payload = btoa(JSON.stringify({ sub: 'me', sid: 's', scopes: ['console', 'console:shop'], userType: 'PERSON', role: 'STAFF' }))
  setTokens({ accessToken: `x.${payload}.x`, refreshToken: 'r' })
  onTestFinished(() => setTokens(undefined))
  const { server } = await renderPart(<MonthCloses search={{}} onSearch={() => undefined} />, {
    answers: { [list]: () => json(closesOf(40_000)), [close]: () => json({ message: '매출이 달라졌습니다.', code: 'salesChanged' }, 409) },
  })
  await expect.element(page.getByRole('link', { name: '이 달의 통장 입금 가운데 정하지 않은 것: 2건' })).toBeVisible()
  await page.getByLabelText('메모').fill('세무사에게')
  server.answer({ [list]: () => json(closesOf(50_000)) })
  await page.getByRole('button', { name: '2026-10 마감하기' }).click()
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await expect.element(page.getByText('₩50,000').first()).toBeVisible()
  await expect.element(page.getByLabelText('메모')).toHaveValue('세무사에게')
  server.answer({ [close]: () => json({ close: {} }, 201) })
  await page.getByRole('button', { name: '2026-10 마감하기' }).click()
  await expect
    .poll(() => server.asked(close).map(({ body }) => body))
    .toEqual([
      { month: '2026-10', net: 40_000, note: '세무사에게' },
      { month: '2026-10', net: 50_000, note: '세무사에게' },
    ])
  expect(new Set(server.asked(close).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
})
