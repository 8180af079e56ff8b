import '../../../console/styles.css'
import type { FairOverview } from '#contract/trade/fair-overview.ts'
import { joiningSteps } from '#contract/trade/joining.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render.tsx'
import { FairFront } from './fair-front.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const _fair = id(1)
const nothing: FairOverview['toDo'] = {
  applications: 0,
  companies: 0,
  invitations: 0,
  reminders: 0,
  endingToday: 0,
  reported: 0,
  disputed: 0,
  moved: 0,
  withoutMeeting: 0,
  drafts: 0,
  closing: 0,
}
const usual: FairOverview = {
  state: 'applying',
  closedAt: null,
  today: '2126-12-03',
  days: ['2126-12-08', '2126-12-09'],
  timeZone: 'Asia/Seoul',
  tables: 4,
  participants: { sellers: 12, buyers: 30 },
  joining: { steps: joiningSteps.map((step) => ({ step, standing: 0, reached: 0, due: 0 })), waiting: 0 },
  toDo: nothing,
  matchings: [],
  load: [],
  news: [],
  messages: [],
}
const item = {
  _id: _fair,
  createdAt: '2126-01-01T00:00:00.000Z',
  updatedAt: '2126-01-01T00:00:00.000Z',
  version: 1,
  isPublished: true,
  title: { ko: '상담회' },
  venue: { ko: '코엑스' },
  days: usual.days,
  opens: '10:00',
  closes: '18:00',
  isOpen: true,
}
const show = (overview: Partial<FairOverview> = {}, more: object = {}) =>
  renderPart(<FairFront item={{ ...item, ...more }} onChanged={() => undefined} />, {
    answers: { 'GET /api/console/fairs/{_id}/overview': { overview: { ...usual, ...overview } } },
  })

it('counts what is to be done, each with the way to it, and says when there is nothing', async () => {
  await show({ toDo: { ...nothing, applications: 3, disputed: 1, endingToday: 2, withoutMeeting: 5, companies: 1 } })
  const leads = async (name: string, ...parts: string[]) => {
    for (const part of parts)
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining(part) as string)
  }
  await leads('3 참가 신청 승인하기', `fairs/${_fair}/joining`, 'step=documents')
  await leads('1 서로 다르게 알린 상담 정하기', 'view=list', 'state=disputed')
  await leads('2 오늘 기한이 끝나는 제안', 'isEndingToday=')
  await leads('5 확정된 상담이 없는 참가 기업', 'isWithoutMeeting=')
  // Nobody is logged in who could open the list of companies.
  await expect.element(page.getByText('회사 승인하기')).toBeVisible()
  expect(page.getByRole('link', { name: '회사 승인하기' }).query()).toBeNull()
  expect(page.getByText('초대 메일 보내기').query()).toBeNull()
})

it.each([
  ['2126-12-03', '상담일까지 5일'],
  ['2126-12-08', '2일 가운데 1일째'],
  ['2126-12-09', '2일 가운데 2일째'],
  ['2126-12-12', '끝난 지 3일'],
])('on %s says %s', async (today, text) => {
  await show({ today })
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByText('지금 하실 일이 없습니다.')).toBeVisible()
})

it('asks for nothing before a fair that is over, but for what both sides told differently and for its closing', async () => {
  await show({ state: 'expired', toDo: { ...nothing, applications: 3, invitations: 4, disputed: 2, closing: 1 } })
  await expect.element(page.getByRole('link', { name: '2 서로 다르게 알린 상담 정하기' })).toBeVisible()
  const closing = page.getByRole('link', { name: '1 상담회 마감하기' })
  await expect.element(closing).toHaveAttribute('href', expect.stringContaining(`fairs/${_fair}/closing`) as string)
  expect(page.getByText('참가 신청 승인하기').query()).toBeNull()
})

it('tells by a table how the hours fill, and what was done last', async () => {
  const [at, later] = ['2126-12-08T01:00:00.000Z', '2126-12-08T01:30:00.000Z']
  await show(
    {
      matchings: [{ state: 'confirmed', count: 1234 }],
      load: [
        {
          day: '2126-12-08',
          slots: [
            { startsAt: at, taken: 4, online: 2 },
            { startsAt: later, taken: 1, online: 0 },
          ],
        },
      ],
      news: [{ _id: id(7), seller: '이음식품', buyer: '가온유통', at, action: 'confirm', by: 'buyer', startsAt: later }],
    },
    { isOpen: false },
  )
  await expect.element(page.getByRole('row', { name: '10:00 4 가득 참 2' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: '10:30 1 0' })).toBeVisible()
  const states = page.getByRole('link', { name: '1,234' })
  await expect.element(states).toHaveAttribute('href', expect.stringContaining('state=confirmed') as string)
  await expect
    .element(page.getByRole('link', { name: '이음식품 – 가온유통' }))
    .toHaveAttribute('href', expect.stringContaining(id(7)) as string)
  const closed = page.getByRole('link', { name: '공개하지 않아 사이트에 보이지 않습니다' })
  await expect.element(closed).toHaveAttribute('href', expect.stringContaining(`fairs/${_fair}/form`) as string)
})
