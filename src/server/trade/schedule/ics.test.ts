import { slotsOf } from '#contract/trade/slots.ts'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { icsOf, invitationOf } from './ics.ts'

const parse = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[])
/** What a clock shows then. */
const shownIn = (timeZone: string, date: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(date)

const event = {
  uid: 'meeting@ieumsae.example',
  sequence: 1,
  isCancelled: false,
  changedAt: '2026-10-01T00:00:00.000Z',
  summary: '상담: A, B; C',
  location: '뉴욕 허드슨 전시관, 테이블 3',
  url: 'https://ieumsae.example/mypage/matchings',
}

it('meetings on both sides of a change to winter time are read back at the hour of the fair, wherever the reader is', () => {
  // New York turns its clocks back on 1 November 2026.
  const plan = { timeZone: 'America/New_York', opens: '10:00', closes: '11:00', slotMinutes: 30, breaks: [] }
  const slots = slotsOf({ ...plan, days: ['2026-10-31', '2026-11-02'] })
  const events = slots.map((slot, index) => ({ ...event, ...slot, uid: `${index}@ieumsae.example` }))
  const read = parse(icsOf('상담 일정', events))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one).startDate.toJSDate())
  expect(read.map((date) => shownIn('America/New_York', date))).toEqual([
    '2026-10-31 10:00',
    '2026-10-31 10:30',
    '2026-11-02 10:00',
    '2026-11-02 10:30',
  ])
  expect([read[0], read[2]].map((date) => shownIn('Asia/Seoul', date ?? new Date(0)))).toEqual(['2026-10-31 23:00', '2026-11-03 00:00'])
})

it('an invitation names its two sides and asks for no answer; a cancelled one takes it back by the same name', () => {
  const between = {
    organizer: { name: '가을 "수출" 상담회', uri: 'mailto:fair@ieumsae.example' },
    attendee: { name: '다온티: 김가온', uri: 'mailto:tea@example.com' },
  }
  const [first] = slotsOf({ timeZone: 'Asia/Seoul', days: ['2026-12-08'], opens: '10:00', closes: '11:00', slotMinutes: 30, breaks: [] })
  if (first === undefined) throw new Error('the plan has a slot')
  const read = (change: object) => {
    const calendar = parse(invitationOf({ ...event, ...first, ...change }, between))
    const meeting = calendar.getFirstSubcomponent('vevent')
    const [organizer, attendee] = [meeting?.getFirstProperty('organizer'), meeting?.getFirstProperty('attendee')]
    return {
      method: calendar.getFirstPropertyValue('method'),
      uid: meeting?.getFirstPropertyValue('uid'),
      sequence: meeting?.getFirstPropertyValue('sequence'),
      summary: meeting?.getFirstPropertyValue('summary'),
      organizer: [organizer?.getFirstValue(), organizer?.getParameter('cn')],
      attendee: [attendee?.getFirstValue(), attendee?.getParameter('cn'), attendee?.getParameter('rsvp')],
    }
  }
  const asked = read({})
  expect(asked).toEqual({
    method: 'REQUEST',
    uid: event.uid,
    sequence: 1,
    summary: event.summary,
    organizer: ['mailto:fair@ieumsae.example', '가을  수출  상담회'],
    attendee: ['mailto:tea@example.com', '다온티: 김가온', 'FALSE'],
  })
  expect(read({ isCancelled: true, sequence: 2 })).toEqual({ ...asked, method: 'CANCEL', sequence: 2 })
})
