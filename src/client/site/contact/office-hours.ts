import type { Office } from '../queries.ts'

export type OpeningHours = Office['openingHours']

export type OfficeState =
  /** `closes`: a time of day, as in `openingHours`. */
  | { isOpen: true; closes: string }
  /** `opens` within the coming week: the day (0 is Sunday) and how many days from today. */
  | { isOpen: false; opens: { time: string; day: number; inDays: number } | undefined }

const minuteMs = 60_000
/** Korea has no daylight saving time. */
const seoulMs = 9 * 60 * minuteMs

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Returns whether an office is open at an instant (ms), in Seoul's time. Public holidays are not known. */
export function officeStateAt(hours: OpeningHours, now: number): OfficeState {
  const seoul = new Date(now + seoulMs)
  const today = seoul.getUTCDay()
  const minute = seoul.getUTCHours() * 60 + seoul.getUTCMinutes()
  const on = (day: number) => hours.filter(({ days }) => days.includes(day)).toSorted((a, b) => minutesOf(a.opens) - minutesOf(b.opens))
  const current = on(today).find(({ opens, closes }) => minutesOf(opens) <= minute && minute < minutesOf(closes))
  if (current !== undefined) return { isOpen: true, closes: current.closes }
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const day = (today + inDays) % 7
    const next = on(day).find(({ opens }) => inDays > 0 || minutesOf(opens) > minute)
    if (next !== undefined) return { isOpen: false, opens: { time: next.opens, day, inDays } }
  }
  return { isOpen: false, opens: undefined }
}

/** Calls back as each minute begins. A device that slept catches up when it is looked at again. */
export function onMinute(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const plan = () => {
    timer = setTimeout(
      () => {
        callback()
        plan()
      },
      minuteMs - (Date.now() % minuteMs),
    )
  }
  plan()
  document.addEventListener('visibilitychange', callback)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', callback)
  }
}

/** The minute that it is, in ms. */
export const currentMinute = (): number => Date.now() - (Date.now() % minuteMs)
