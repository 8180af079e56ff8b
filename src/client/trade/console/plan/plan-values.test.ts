import { expect, it } from 'vitest'
import { daysFrom, gridOf, planOf } from './plan-values.ts'

const typed = {
  timeZone: 'Asia/Seoul',
  days: ['2026-12-09', '2026-12-08'],
  opens: '10:00',
  closes: '12:00',
  slotMinutes: 30,
  breaks: [{ from: '11:00', to: '11:30' }],
  tables: 20,
}

it('makes a table of the slots of a plan, its days in their order', () => {
  const plan = planOf(typed)
  if (plan === undefined) throw new Error('it is a plan')
  const { days, rows, total } = gridOf(plan, (instant) => {
    const [day = '', time = ''] = new Date(Date.parse(instant) + 9 * 60 * 60_000).toISOString().split('T')
    return { day, time: time.slice(0, 5) }
  })
  expect([days, total]).toEqual([['2026-12-08', '2026-12-09'], 6])
  expect(rows.map(({ time, slots }) => [time, slots.size])).toEqual([
    ['10:00', 2],
    ['10:30', 2],
    ['11:30', 2],
  ])
})

it.each([
  { days: ['2026-12-0'] },
  { opens: '25:00' },
  { closes: '09:00' },
  { slotMinutes: '3' },
  { breaks: [{ from: '12:00', to: '11:00' }] },
  { tables: '' },
  { timeZone: 'Seoul' },
])('is no plan while it is typed: %o', (change) => {
  expect(planOf({ ...typed, ...change })).toBeUndefined()
})

it('fills in days one after the other, over the end of a month', () => {
  expect(daysFrom('2026-12-31', 3)).toEqual(['2026-12-31', '2027-01-01', '2027-01-02'])
})
