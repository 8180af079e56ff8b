import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json } from '../../testing/server.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

const label = (message: string) => ({ id: message, message })
const tasks = [
  { path: 'forms', label: label('새 상담'), search: { stage: 'received' }, until: 'goalAt' },
  { path: 'forms', label: label('연락할 때'), todo: label('연락'), verb: label('연락하기'), search: { due: 'true' }, since: 'followUpAt' },
  { path: 'forms', label: label('남의 차례'), search: { stage: 'booked' }, isOnlyCounted: true },
  { path: 'companies', label: label('남의 일'), search: { state: 'PENDING' } },
] as const
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const form = (name: string, _assignee: string | null, followUpAt: string | null = null) => {
  return { _id: `of-${_assignee}`, name, _assignee, followUpAt, goalAt: ago(0.1), content: '양육비', createdAt: ago(1) }
}

/** Shows the dashboard to somebody who may read requests alone. */
function show(answer: (query: URLSearchParams) => Response) {
  const part = (value: object) => btoa(JSON.stringify(value))
  const accessToken = `${part({})}.${part({ sub: 'me', scopes: ['console', 'console:inquiries'], exp: 4_000_000_000 })}.x`
  setTokens({ refreshToken: 'refresh', accessToken })
  onTestFinished(() => setTokens(undefined))
  return renderPart(<DashboardScreen modules={[{ site: 'firm', tasks }]} />, {
    answers: { 'GET /api/console/forms': ({ query }: Asked) => answer(query) },
  })
}
const found = (forms: readonly object[], total: number) => json({ forms, summary: { total, limit: 1, skip: 0 } })

it('lists what is late first: what is to be done and how many more, with whose turn it is, before the numbers of all', async () => {
  const { server } = await show((query) => {
    if (query.get('due') === 'true') return found([form('김때', 'me', ago(4))], 1)
    return query.get('stage') === 'booked' ? found([], 0) : found([form('이새', null)], 7)
  })
  const rows = page.getByRole('region', { name: '먼저 할 일' }).getByRole('listitem')
  // Its goal is over since this morning; the other one has none, and has waited for days.
  await expect.element(rows.nth(0)).toMatchTextContent(/새 상담 · 이새 · 양육비담당자 없음2시간 늦음.*외 6건맡기기/)
  await expect.element(rows.nth(1)).toMatchTextContent(/연락 · 김때 · 양육비내 차례곧 늦음.*전연락하기/)
  const [more, give] = [
    rows.nth(0).getByRole('link', { name: '외 6건: 새 상담' }),
    rows.nth(0).getByRole('link', { name: '맡기기: 새 상담, 이새' }),
  ]
  await expect.element(more).toHaveAttribute('href', expect.stringContaining('stage=received'))
  await expect.element(give).toHaveAttribute('href', expect.stringContaining('/forms/of-null'))
  const counts = page.getByRole('region', { name: '기다리는 것의 수' })
  await expect.element(counts.getByRole('link', { name: '새 상담 7' })).toHaveAttribute('href', expect.stringContaining('stage=received'))
  // What does not wait has no number, in the line below.
  await expect.element(counts).toMatchTextContent(/새 상담7.*기다리는 것 없음:남의 차례$/)
  expect(page.getByText('남의 일').query()).toBeNull()
  // The one that has waited longest is asked for where it is counted; those that are listed, where there are any, the longest waiting first.
  const asked = server.asked('GET /api/console/forms').map(({ headers }) => `${headers.get('sort')} ${headers.get('limit')}`)
  expect(asked.toSorted()).toEqual(['createdAt 1', 'createdAt 4', 'followUpAt 1', 'followUpAt 4', 'null 1'])
})

it('says that nothing waits, and not so where that is not known', async () => {
  const { unmount } = await show(() => found([], 0))
  await expect.element(page.getByText('지금 기다리는 일이 없습니다.')).toBeVisible()
  await unmount()
  await show(() => json({ message: '', code: 'validation' }, 400))
  await expect.element(page.getByText('기다리는 일을 불러오지 못했습니다.')).toBeVisible()
  await expect.element(page.getByText('지금 기다리는 일이 없습니다.')).not.toBeInTheDocument()
})
