import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { MyFairs } from './my-fairs.tsx'

const suggestions = 'GET /api/v1/me/fairs/{_fair}/suggestions'
const times = { startsAt: null, endsAt: null, applyTo: '2099-12-01T00:00:00.000Z', timeZone: 'Asia/Seoul' }
const own = (_id: string, title: string, isShown: boolean) => ({
  fair: { _id, title, venue: '무역센터', state: 'applying', ...times, thumbs: [] },
  participation: { role: 'BUYER', state: 'APPROVED', reason: null },
  isParticipating: true,
  isShown,
})

it('a fair that staff have closed is shown without any link to its pages, and without suggestions', async () => {
  const { server } = await renderPart(<MyFairs />, {
    answers: {
      'GET /api/v1/me/fairs': { fairs: [own('open', '봄 상담회', true), own('closed', '가을 상담회', false)] } as never,
      [suggestions]: { suggestions: [] },
    },
  })
  await expect.element(page.getByRole('link', { name: /만나고 싶은 기업 정하기 ?: 봄/ })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '가을 상담회' })).toBeVisible()
  const links = page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))
  // One's schedule is one's own.
  expect(links.filter((href) => href?.includes('closed'))).toEqual(['/mypage/schedule/closed'])
  expect(server.asked(suggestions)).toHaveLength(1)
})
