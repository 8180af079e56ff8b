import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import { ownHeaders, refuse } from '../../testing/server.ts'
import { aMatching, aSchedule, startOf } from '../../testing/trade.ts'
import { MySchedule } from './my-schedule.tsx'

it('a meeting that is agreed meanwhile appears in the agenda by itself', async () => {
  const claims = btoa(JSON.stringify({ sub: crypto.randomUUID(), sid: 's', scopes: [], userType: 'COMPANY', role: 'SELLER' }))
  setTokens({ accessToken: `x.${claims}.x`, refreshToken: 'r' })
  onTestFinished(() => setTokens(undefined))
  let say = (_data: object): void => undefined
  const events = () => {
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      say = (data) => controller.enqueue(new TextEncoder().encode(`event: notifications\ndata: ${JSON.stringify(data)}\n\n`))
    }
    return new Response(new ReadableStream({ start }), { headers: { ...ownHeaders, 'content-type': 'text/event-stream' } })
  }
  const [matchings, schedule] = ['GET /api/v1/me/matchings', 'GET /api/v1/me/schedules/{_fair}'] as const
  const agreed = aMatching({ state: 'confirmed', awaits: null, slots: [], startsAt: startOf(6), endsAt: startOf(7) })
  const listOf = (...all: (typeof agreed)[]) => ({ matchings: all, myTurn: 0, summary: { total: all.length, limit: 100, skip: 0 } })
  const { server } = await renderPart(<MySchedule _fair="fair" />, {
    answers: {
      [matchings]: listOf(),
      [schedule]: { schedule: aSchedule() },
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
