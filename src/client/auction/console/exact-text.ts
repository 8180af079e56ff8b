import { officeZone } from '../../console/date-text.ts'

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: officeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

/** Says an instant to the millisecond on the office's clock: `2026-11-29 12:00:01,234`. */
export const exactText = (instant: string): string => clock.format(new Date(instant))
