import type { SentCheckIn } from '#contract/trade/check-ins.ts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setTokens } from '../../../session/tokens.ts'
import { renderPart } from '../../../testing/render.tsx'
import { type Answers, type Asked, json, unreachable } from '../../../testing/server.ts'
import { CheckInScreen } from './check-in-screen.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const fair = id(1)
const send = 'POST /api/console/fairs/{_id}/check-ins'
const item = { _id: fair, version: 1, isPublished: true, title: { ko: '상담회' }, timeZone: 'Asia/Seoul', createdAt: '', updatedAt: '' }
const people = [
  { _id: id(2), name: '가온차', role: 'SELLER' as const, code: 'K7QX2M9P', checkIns: [] },
  { _id: id(3), name: '부산유통', role: 'BUYER' as const, code: '01ABCDEF', checkIns: [] },
]
const noted = ({ body }: Asked) => {
  const { checkIns } = body as { checkIns: SentCheckIn[] }
  const participants = people.flatMap((one) => {
    const sent = checkIns.find(({ _participant }) => _participant === one._id)
    if (sent === undefined) return []
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date(sent.at))
    return [{ ...one, checkIns: [{ _id: id(50), day, at: sent.at, way: sent.way, user: '관리자' }] }]
  })
  return json({ participants, refused: [] })
}

/** Opens the entrance as somebody of the staff. */
const open = (answers: Answers) => {
  const payload = btoa(JSON.stringify({ sub: 'me', sid: 's', scopes: ['console', 'console:fairs'], userType: 'PERSON', role: 'STAFF' }))
  setTokens({ accessToken: `x.${payload}.x`, refreshToken: 'r' })
  return renderPart(<CheckInScreen _fair={fair} />, {
    answers: {
      'GET /api/console/fairs/{_id}': { fair: item } as never,
      'GET /api/console/fairs/{_id}/check-ins': { participants: people, summary: { total: 2, limit: 100, skip: 0 } },
      'GET /api/v1/me/draftKey': { key: btoa('k'.repeat(32)).replaceAll('=', '') },
      ...answers,
    },
  })
}
const type = async (code: string) => {
  await page.getByLabelText('참가자의 코드').fill(code)
  await userEvent.keyboard('{Enter}')
}

it('lets people in without a network, keeps that over a closed page, and sends it once', async () => {
  const { server, unmount } = await open({ [send]: unreachable })
  await expect.element(page.getByRole('cell', { name: '가온차', exact: true })).toBeVisible()
  await type('k7qx 2m9p')
  await expect.element(page.getByText('입장을 확인했습니다.')).toBeVisible()
  await expect.element(page.getByText('아직 보내지 못한 입장 1건')).toBeVisible()
  await type('K7QX-2M9P')
  await expect.element(page.getByText('이미 입장했습니다.')).toBeVisible()
  // Signs that look alike are one.
  await type('OIabcdef')
  await expect.element(page.getByText('아직 보내지 못한 입장 2건')).toBeVisible()
  await type('99999999')
  await expect.element(page.getByText('이 상담회의 코드가 아닙니다.')).toBeVisible()
  expect(server.asked(send).length).toBeGreaterThan(0)
  await unmount()
  const { server: later } = await open({ [send]: noted })
  await expect.element(page.getByText('1 / 1').first()).toBeVisible()
  await expect.element(page.getByText(/아직 보내지 못한/)).not.toBeInTheDocument()
  // What waits counts as here before it is sent.
  await expect.poll(() => later.asked(send).length).toBeGreaterThan(0)
  const sent = later.asked(send).flatMap(({ body }) => (body as { checkIns: SentCheckIn[] }).checkIns)
  expect(sent.map(({ _participant, way, code }) => `${_participant} ${way} ${code}`).toSorted()).toEqual([
    `${id(2)} code K7QX2M9P`,
    `${id(3)} code 01ABCDEF`,
  ])
  const found = await indexedDB.databases()
  expect(found.map(({ name }) => name)).toContain('ieumsae-console')
})
