import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { listenAsSeller } from '../../testing/member-news.ts'
import { renderPart } from '../../testing/render.tsx'
import { refuse } from '../../testing/server.ts'
import { aMatching, aSchedule, noParts, startOf } from '../../testing/trade.ts'
import { MySchedule } from './my-schedule.tsx'

const fairsWith = (isShown: boolean) => ({ fairs: [{ fair: { _id: 'fair' }, isShown }] }) as never

it.each([
  ['leads to the page of the fair', true, 1],
  ['leads nowhere where staff have closed the fair', false, 0],
])('the schedule %s', async (_what, isShown, links) => {
  const none = { matchings: [], myTurn: 0, parts: noParts, unread: 0, summary: { total: 0, limit: 100, skip: 0 } }
  const { server } = await renderPart(<MySchedule _fair="fair" />, {
    answers: {
      'GET /api/v1/me/matchings': none,
      'GET /api/v1/me/schedules/{_fair}': { schedule: aSchedule() },
      'GET /api/v1/me/fairs': fairsWith(isShown),
    },
  })
  await expect.element(page.getByRole('heading', { name: '상담 가능한 시간' })).toBeVisible()
  await expect.poll(() => server.asked('GET /api/v1/me/fairs').length).toBe(1)
  await expect.poll(() => page.getByRole('link', { name: '행사 안내' }).elements().length).toBe(links)
})

it('the schedule of a fair that is over has the contacts of who was met', async () => {
  await renderPart(<MySchedule _fair="fair" />, {
    answers: {
      'GET /api/v1/me/matchings': { matchings: [], myTurn: 0, parts: noParts, unread: 0, summary: { total: 0, limit: 100, skip: 0 } },
      'GET /api/v1/me/schedules/{_fair}': { schedule: aSchedule() },
      'GET /api/v1/me/fairs': { fairs: [{ fair: { _id: 'fair', endsAt: '2020-01-02T03:00:00.000Z' }, isShown: true }] } as never,
      'GET /api/v1/fairs/{_id}': refuse(404, '없습니다', 'notFound'),
      'GET /api/v1/me/fairs/{_fair}/contacts/counts': { met: 3, sharing: 0, isShared: false },
    },
  })
  await expect.element(page.getByText('만난 회사 3곳 가운데 0곳이 연락처를 나눕니다.')).toBeVisible()
})

it('a line says where today is: before the first meeting that is not over', async () => {
  const from = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const at = (name: string, minutes: number) =>
    aMatching({
      _id: name,
      state: 'confirmed',
      awaits: null,
      slots: [],
      startsAt: from(minutes),
      endsAt: from(minutes + 0.5),
      fair: { ...aMatching().fair, timeZone: 'Etc/UTC' },
      other: { ...aMatching().other, name },
    })
  // All within two minutes: of one day, but for the two around midnight.
  const meetings = [at('끝난 곳', -1), at('다음 곳', 1)]
  await renderPart(<MySchedule _fair="fair" />, {
    answers: {
      'GET /api/v1/me/matchings': { matchings: meetings, myTurn: 0, parts: noParts, unread: 0, summary: { total: 2, limit: 100, skip: 0 } },
      'GET /api/v1/me/schedules/{_fair}': { schedule: aSchedule() },
      'GET /api/v1/me/fairs': fairsWith(false),
    },
  })
  await expect.element(page.getByText(/^지금 \d\d:\d\d$/)).toBeVisible()
  const lines = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => /끝난 곳|지금|다음 곳/.exec(textContent)?.[0])
  expect(lines.filter((one) => one !== undefined)).toEqual(['끝난 곳', '지금', '다음 곳'])
})

it('a meeting that is agreed meanwhile appears in the agenda by itself', async () => {
  const { events, say } = listenAsSeller()
  const [matchings, schedule] = ['GET /api/v1/me/matchings', 'GET /api/v1/me/schedules/{_fair}'] as const
  const agreed = aMatching({ state: 'confirmed', awaits: null, slots: [], startsAt: startOf(6), endsAt: startOf(7) })
  const listOf = (...all: (typeof agreed)[]) => ({
    matchings: all,
    myTurn: 0,
    parts: noParts,
    unread: 0,
    summary: { total: all.length, limit: 100, skip: 0 },
  })
  const { server } = await renderPart(<MySchedule _fair="fair" />, {
    answers: {
      [matchings]: listOf(),
      [schedule]: { schedule: aSchedule() },
      'GET /api/v1/me/fairs': fairsWith(true),
      'GET /api/v1/me/events': events,
      // Its hall is not there: an alert that it could not be read would hide the agenda.
      'GET /api/v1/fairs/{_id}': refuse(404, '없습니다', 'notFound'),
    },
  })
  await expect.element(page.getByRole('heading', { name: '상담 가능한 시간' })).toBeVisible()
  await expect.poll(() => server.asked('GET /api/v1/me/events').length).toBe(1)
  await expect.element(page.getByText('아직 잡힌 상담이 없습니다.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: agreed.other.name })).not.toBeInTheDocument()
  const before = server.asked(schedule).length
  server.answer({ [matchings]: listOf(agreed) })
  say({ unread: 1, latest: 'n' })
  await expect.element(page.getByRole('link', { name: agreed.other.name })).toBeVisible()
  await expect.poll(() => server.asked(schedule).length).toBe(before + 1)
})
