import { ApiFailure } from '../../data/http.ts'
import type { Entry } from './entry.ts'
import { SealBroken } from './seal.ts'

const firstPause = 2000
const longestPause = 15 * 60 * 1000

/** How long to wait after so many tries, in milliseconds: twice as long each time, and never all devices at once. */
export const pauseAfter = (attempts: number): number =>
  Math.round(Math.min(firstPause * 2 ** Math.max(attempts - 1, 0), longestPause) * (0.75 + Math.random() / 2))

/** What asking again would not change. */
const finalStatuses = new Set([400, 403, 404, 409, 410, 412, 413, 415, 422])

/** Only who speaks our language refuses: a hotel's network says 403 and 404 too, of its own. */
const isFinal = ({ status, code }: ApiFailure): boolean => code !== undefined && code !== 'running' && finalStatuses.has(status)

type Outcome = Pick<Entry, 'state' | 'problem'> & Partial<Pick<Entry, 'nextAt'>>

/** What becomes of an entry whose sending has thrown: refused where the server said so, else it waits. */
export function outcomeOf(error: unknown, attempts: number): Outcome {
  if (error instanceof SealBroken) return { state: 'refused', problem: 'unreadable' }
  const later = Date.now() + pauseAfter(attempts)
  if (!(error instanceof ApiFailure)) return { state: 'waiting', problem: 'unreachable', nextAt: later }
  const { status, code, message, retryAfter = 0 } = error
  if (isFinal(error)) return { state: 'refused', problem: { status, code, message } }
  const nextAt = Math.max(later, Date.now() + retryAfter * 1000)
  return { state: 'waiting', problem: status === 401 ? 'signIn' : { status, code, message }, nextAt }
}
