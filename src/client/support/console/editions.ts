import { announcedTermCodes } from '#contract/support/terms.ts'
import type { ConsoleItem } from '../../console/resources.ts'

/** Where an edition stands among those of its text: readers get the one in force. */
export type EditionState = 'draft' | 'planned' | 'inForce' | 'former'

export const effectiveAtOf = (item: ConsoleItem): string => String(item['effectiveAt'])

/** Returns the edition of a text that readers get, if any. @param editions of one text, the last to come into force first */
export const inForceAt = (editions: readonly ConsoleItem[], now: string): ConsoleItem | undefined =>
  editions.find((each) => each.isPublished && effectiveAtOf(each) <= now)

/** @param editions all of the same text, the last to come into force first */
export function editionState(item: ConsoleItem, editions: readonly ConsoleItem[], now: string): EditionState {
  if (!item.isPublished) return 'draft'
  if (effectiveAtOf(item) > now) return 'planned'
  return inForceAt(editions, now)?._id === item._id ? 'inForce' : 'former'
}

const dayLong = 24 * 60 * 60 * 1000
/** Days before which a change is announced: any, and one that is to the disadvantage of members. */
export const noticeDays = { any: 7, adverse: 30 } as const
/** Returns whether the changes of a text are announced before they come into force. */
export const isAnnounced = (code: unknown): boolean => announcedTermCodes.some((each) => each === code)

/** Reasons for a second look at the time at which an edition is to come into force. */
export type TimeProblem = 'postponed' | 'superseded' | 'past' | 'short' | 'shortIfAdverse'

interface Planned {
  /** Whether it has come into force already, as it is saved. */
  hasBegun?: boolean
  code: unknown
  effectiveAt: string
  /** The edition that is in force until then: without one nothing is changed. */
  inForce: ConsoleItem | undefined
}

/** Returns what is wrong, or may be, with the time at which an edition is to come into force. */
export function timeProblem({ hasBegun = false, code, effectiveAt, inForce }: Planned, now: string): TimeProblem | undefined {
  const left = Date.parse(effectiveAt) - Date.parse(now)
  if (Number.isNaN(left)) return undefined
  if (hasBegun) return left > 0 ? 'postponed' : undefined
  if (left <= 0) return inForce !== undefined && Date.parse(effectiveAt) < Date.parse(effectiveAtOf(inForce)) ? 'superseded' : 'past'
  if (inForce === undefined || !isAnnounced(code)) return undefined
  if (left < noticeDays.any * dayLong) return 'short'
  return left < noticeDays.adverse * dayLong ? 'shortIfAdverse' : undefined
}
