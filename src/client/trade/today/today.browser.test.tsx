import type { Answer } from '#contract/api.ts'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { refuse } from '../../testing/server.ts'
import { aMatching, noParts } from '../../testing/trade.ts'
import { MemberBar } from './member-bar.tsx'
import { Today } from './today.tsx'

afterEach(() => page.viewport(1280, 800))

const minute = 60_000
const from = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString()
const aMeeting = (minutes: number, change: Parameters<typeof aMatching>[0] = {}) =>
  aMatching({
    _id: `at ${minutes}`,
    state: 'confirmed',
    awaits: null,
    slots: [],
    startsAt: from(minutes),
    endsAt: from(minutes + 30),
    tableNumber: 7,
    canReport: minutes <= 0,
    ...change,
  })

type Own = Answer<'GET /api/v1/me/fairs'>['fairs'][number]
const anOwn = (state: Own['participation']['state'], startsAt = from(-60)) =>
  ({
    fair: { _id: 'fair', title: '겨울 상담회', venue: '무역센터', timeZone: 'Asia/Seoul', startsAt, endsAt: from(600) },
    participation: { role: 'BUYER', state, reason: state === 'REJECTED' ? '서류가 없습니다' : null },
  }) as Own

const listOf = (matchings: ReturnType<typeof aMatching>[], myTurn = 0) => ({
  matchings,
  myTurn,
  parts: noParts,
  unread: 0,
  summary: { total: matchings.length, limit: 100, skip: 0 },
})
const render = (own: Own[], matchings: ReturnType<typeof aMatching>[] = [], myTurn = 0) =>
  renderPart(<Today />, {
    answers: {
      'GET /api/v1/me/fairs': { fairs: own, summary: { total: own.length, limit: 100, skip: 0 } },
      'GET /api/v1/me/matchings': listOf(matchings, myTurn),
      'GET /api/v1/me/company': { company: { state: 'APPROVED' } as Answer<'GET /api/v1/me/company'>['company'] },
      // It has no hall.
      'GET /api/v1/fairs/{_id}': refuse(404, '없습니다', 'notFound'),
      'GET /api/v1/me/schedules/{_fair}/entryCode': { code: 'ABCDEFGHJKMN' },
      'GET /api/v1/me/fairs/{_fair}/contacts/counts': { met: 3, sharing: 2, isShared: true },
    },
  })

it('begins with the next meeting: how long it is until then, with whom, and at which table', async () => {
  await render([anOwn('APPROVED')], [aMeeting(90), aMeeting(12), aMeeting(-50)], 2)
  await expect.element(page.getByRole('heading', { name: '다음 상담' })).toBeVisible()
  await expect.element(page.getByText(/1[12]분 뒤에 시작합니다/)).toBeVisible()
  await expect.element(page.getByText('테이블 7번').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: '답하실 매칭 2건' })).toHaveAttribute('href', '/mypage/matchings')
  await expect.element(page.getByRole('link', { name: '결과를 남기실 상담 1건' })).toHaveAttribute('href', '/mypage/matchings?open=at+-50')
  await expect.element(page.getByRole('heading', { name: '다음으로 하실 일' })).not.toBeInTheDocument()
})

it('says of a meeting that is on how long it still takes', async () => {
  await render([anOwn('APPROVED')], [aMeeting(-10, { outcome: null })])
  await expect.element(page.getByRole('heading', { name: '지금 상담' })).toBeVisible()
  await expect.element(page.getByText(/지금 상담 시간입니다 · (19|20)분 남음/)).toBeVisible()
})

it('has the code for the entrance at hand where there is room', async () => {
  await render([anOwn('APPROVED')], [aMeeting(12)])
  await expect.element(page.getByRole('img', { name: /입장 코드/ })).toBeVisible()
})

it('shows the code for the entrance by one press on a phone', async () => {
  await page.viewport(360, 740)
  await render([anOwn('APPROVED')], [aMeeting(12)])
  const opener = page.getByText('입장 코드').first()
  await expect.element(page.getByRole('img', { name: /입장 코드/ })).not.toBeInTheDocument()
  await userEvent.click(opener)
  await expect.element(page.getByRole('img', { name: /입장 코드/ })).toBeVisible()
})

it.each([
  ['a fair, where the member has applied to none', [], '상담회를 고르고 참가를 신청해 주십시오.', '상담회 일정', '/fairs'],
  ['waiting for staff', [anOwn('PENDING')], '참가 신청을 살펴보고 있습니다. 정해지면 알려 드립니다.', '내 상담회', '/mypage/fairs'],
  ['the reason of a refusal', [anOwn('REJECTED')], '서류가 없습니다', '상담회 일정', '/fairs'],
  [
    'choosing, where nothing was offered yet',
    [anOwn('APPROVED')],
    '만나고 싶은 판매 기업을 고르고 시간을 제안해 주십시오.',
    '매칭 신청',
    '/fairs/fair/matching',
  ],
] as const)('without meetings the one next step is %s', async (_what, own, words, link, href) => {
  await render([...own])
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByRole('link', { name: link, exact: true }).first()).toHaveAttribute('href', href)
})

it('after the fair, the contacts of who was met can be taken along', async () => {
  const own = anOwn('APPROVED', from(-600))
  const over = { ...own, fair: { ...own.fair, endsAt: from(-60) } }
  await render([over])
  await expect.element(page.getByText('만난 회사 3곳 가운데 2곳이 연락처를 나눕니다.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '주소록에 넣기 (vCard)' })).toBeVisible()
})

it.each([
  ['BUYER', '참가 기업', '/fairs/fair/companies'],
  ['SELLER', '바이어', '/fairs/fair/buyers'],
] as const)('the bar of a %s leads to the other side, and says how many matchings wait', async (role, name, href) => {
  await page.viewport(360, 740)
  const own = anOwn('APPROVED')
  await renderPart(<MemberBar />, {
    answers: {
      'GET /api/v1/me/fairs': {
        fairs: [{ ...own, participation: { ...own.participation, role } }],
        summary: { total: 1, limit: 100, skip: 0 },
      },
      'GET /api/v1/me/matchings': listOf([], 3),
    },
  })
  await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  await expect.element(page.getByRole('link', { name: '매칭 3 건이 기다립니다' })).toHaveAttribute('href', '/mypage/matchings')
})
