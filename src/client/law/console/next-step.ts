import { type ConsoleItem, may, resourceOf } from '../../console/resources.ts'
import { isUndecided } from './undecided.ts'

type Step = 'decide' | 'take' | 'answer' | 'none'

/** Returns what one does next about a request. */
export function nextStep(item: ConsoleItem): Step {
  if (!may(resourceOf('forms')).change) return 'none'
  if (isUndecided(item)) return 'decide'
  if (item['stage'] !== 'received' || item['contactedAt'] !== null) return 'none'
  return item['_assignee'] === null ? 'take' : 'answer'
}

/** Returns whether one calls next: nobody has answered, and there is no address to write to. */
export const isCalledNext = (item: ConsoleItem): boolean => nextStep(item) === 'answer' && item['email'] === null
