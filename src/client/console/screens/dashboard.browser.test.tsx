import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json } from '../../testing/server.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

const label = (message: string) => ({ id: message, message })

it('has a card for what waits, and one line for what does not', async () => {
  const part = (value: object) => btoa(JSON.stringify(value))
  const accessToken = `${part({})}.${part({ sub: 'x', scopes: ['console', 'console:inquiries'], exp: 4_000_000_000 })}.x`
  setTokens({ refreshToken: 'refresh', accessToken })
  onTestFinished(() => setTokens(undefined))
  const tasks = [
    { path: 'forms', label: label('새 상담'), search: { stage: 'received' } },
    { path: 'forms', label: label('연락할 때'), search: { due: 'true' } },
    { path: 'companies', label: label('남의 일'), search: { state: 'PENDING' } },
  ]
  await renderPart(<DashboardScreen modules={[{ tasks }]} />, {
    answers: {
      'GET /api/console/forms': ({ query }: Asked) =>
        json({ forms: [], summary: { total: query.get('stage') === 'received' ? 7 : 0, limit: 1, skip: 0 } }),
    },
  })
  await expect.element(page.getByRole('link', { name: '새 상담 7' })).toHaveAttribute('href', expect.stringContaining('stage=received'))
  await expect.element(page.getByText('지금 없는 것').getByRole('link', { name: '연락할 때' })).toBeVisible()
  expect(page.getByText('남의 일').query()).toBeNull()
})
