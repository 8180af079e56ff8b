import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { listenAsSeller } from '../../testing/member-news.ts'
import { renderPart } from '../../testing/render.tsx'
import type { Answers } from '../../testing/server.ts'
import type { Fair } from '../queries.ts'
import { FairGroups } from './fair-groups.tsx'
import { FairHero } from './fair-hero.tsx'

const aFair = (state: Fair['state'], change: Partial<Fair> = {}) =>
  ({
    _id: 'fair',
    title: '겨울 상담회',
    venue: '무역센터',
    state,
    startsAt: '2099-12-15T01:00:00.000Z',
    endsAt: '2099-12-16T09:00:00.000Z',
    timeZone: 'Asia/Seoul',
    recruitTo: '2099-11-01T00:00:00.000Z',
    applyTo: '2099-12-01T00:00:00.000Z',
    thumbs: [],
    ...change,
  }) as unknown as Fair

const counts: Answers = {
  'GET /api/v1/fairs/{_fair}/totals': { products: 400, sellers: 24, buyers: 30 },
}
const way = (name: string) => page.getByRole('link', { name, exact: true })

it('tells a stranger when and where a fair is and how many take part, and leads to applying while that is possible', async () => {
  const { unmount } = await renderPart(<FairHero fair={aFair('applying')} />, { answers: counts })
  await expect.element(page.getByText(/^12월 15일\s?~\s?16일 \(화–수\)$/)).toBeVisible()
  await expect.element(page.getByText(/10:00–18:00 GMT\+9/)).toBeVisible()
  for (const count of ['24', '30']) await expect.element(page.getByText(count, { exact: true })).toBeVisible()
  await expect.element(way('참가 신청')).toHaveAttribute('href', '/fairs/fair#apply-title')
  await unmount()
  await renderPart(<FairHero fair={aFair('upcoming')} />, { answers: counts })
  await expect.element(way('참가 상품 보기')).toHaveAttribute('href', '/fairs/fair/products')
})

it.each([
  ['ongoing', 'APPROVED', '오늘 일정 보기', '/mypage/today'],
  ['applying', 'APPROVED', '내 일정', '/mypage/schedule/fair'],
  ['applying', 'PENDING', '참가 상품 보기', '/fairs/fair/products'],
] as const)('leads a participant on: %s, %s', async (fairState, state, name, href) => {
  listenAsSeller()
  const own = { fair: aFair(fairState), participation: { _fair: 'fair', state }, isParticipating: true, isShown: true }
  const answers = { ...counts, 'GET /api/v1/me/fairs': { fairs: [own], summary: { total: 1, limit: 100, skip: 0 } } as never }
  await renderPart(<FairHero fair={aFair(fairState)} />, { answers })
  await expect.element(way(name)).toHaveAttribute('href', href)
})

it('lists fairs under what can be done at them, the next one first, and of those that are over the last one', async () => {
  const at = (title: string, state: Fair['state'], year: number) =>
    aFair(state, { _id: title, title, startsAt: `${year}-12-15T01:00:00.000Z`, endsAt: `${year}-12-16T09:00:00.000Z` })
  const fairs = [
    at('지난해', 'expired', 2025),
    at('그전', 'expired', 2024),
    at('나중', 'applying', 2101),
    at('먼저', 'recruiting', 2100),
    at('지금', 'ongoing', 2026),
  ]
  await renderPart(<FairGroups fairs={fairs} />)
  await expect.element(page.getByRole('heading', { name: '신청 받는 중' })).toBeVisible()
  const links = page.getByRole('link').elements()
  expect(links.map(({ textContent }) => textContent)).toEqual(['지금', '먼저', '나중', '지난해', '그전'])
})
