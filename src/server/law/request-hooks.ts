import { type FormStage, forms } from '#contract/law/forms.ts'
import type { ItemOf } from '#contract/resource.ts'
import { ApiError } from '../http/api-error.ts'
import { issueOf } from '../http/issues.ts'
import type { Context } from '../http/route.ts'
import type { ResourceHooks } from '../http/standard.ts'
import { isAssignee } from './assignees.ts'
import { maskUnopened, noteOpening } from './openings.ts'
import { addEvent } from './request-events.ts'
import { responseTo } from './response-goal.ts'
import { eraseAtOf, eraseBelongings } from './retention.ts'

type Form = ItemOf<typeof forms>
type Change = Partial<Pick<Form, 'stage' | '_assignee'>>

/** Status that the sender of a request is told, by how far the office is with it. */
export const statusOf: Readonly<Record<FormStage, Form['status']>> = {
  received: 'received',
  contacted: 'answered',
  booked: 'answered',
  retained: 'answered',
  closed: 'closed',
  rejected: 'closed',
  spam: 'closed',
}

/** The change of a request that somebody of the office has just answered: who does so first has it from then on. */
export const contactedBy =
  ({ caller }: Context) =>
  ({ stage, _assignee }: Form): Change => ({
    ...(stage === 'received' ? { stage: 'contacted' } : {}),
    _assignee: _assignee ?? caller?._id ?? null,
  })

const isOver = (stage: FormStage): boolean => statusOf[stage] === 'closed'

/** @throws ApiError `invalid` where the account could not open the request */
async function checkAssignee(_assignee: string, { db, locale }: Context): Promise<void> {
  if (await isAssignee(db, _assignee)) return
  const issue = issueOf('_assignee', 'form.assignee', locale)
  throw new ApiError('invalid', { issues: [issue], message: issue.message })
}

/** Times of a request as its stage changes: the first contact counts, until somebody finds that there was none. */
async function timesOf(before: Form, stage: FormStage, { db }: Context) {
  if (stage === 'received') return { contactedAt: null, responseMinutes: null }
  const isFirst = before.contactedAt === null && (before.stage === 'received' || before.stage === 'spam')
  return isFirst && statusOf[stage] === 'answered' ? responseTo(before, db) : {}
}

/** Notes a change of the stage or of who is in charge. */
async function addEventsOf(before: Form, { stage = before.stage, _assignee = before._assignee }: Change, context: Context): Promise<void> {
  if (stage !== before.stage) await addEvent(context, before._id, 'stage', { before: before.stage, after: stage })
  if (_assignee === before._assignee) return
  if (_assignee !== null) await checkAssignee(_assignee, context)
  await addEvent(context, before._id, 'assignee', { before: before._assignee, after: _assignee })
}

/** Hooks of the console's standard routes for requests. */
export const requestHooks: ResourceHooks = {
  beforeWrite: async (context, item, values) => {
    const before = item as Form | undefined
    const { stage = before?.stage ?? 'received' } = values as Change
    if (before !== undefined) await addEventsOf(before, values as Change, context)
    const waits = isOver(stage) ? { followUpAt: null } : {}
    const times = before === undefined ? {} : await timesOf(before, stage, context)
    return { ...values, ...waits, ...times, status: statusOf[stage], eraseAt: eraseAtOf(before?.consent?.months) }
  },
  asListed: async (db, items) => (await maskUnopened(db, items as unknown as Form[])) as unknown as typeof items,
  onOpen: ({ _id }, { db }) => noteOpening(db, _id),
  onRemove: (item, { db, request, afterCommit }) =>
    eraseBelongings(item as unknown as Form, { db, platform: request.server.platform, afterCommit }),
}
