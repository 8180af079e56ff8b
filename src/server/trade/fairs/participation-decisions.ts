import { participants } from '#contract/trade/participants.ts'
import type { ItemOf } from '#contract/resource.ts'
import { companyOfAccount } from '../../http/company-of.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { issueOf } from '../../http/issues.ts'
import type { WriteContext } from '../../http/route.ts'
import type { ResourceHooks } from '../../http/standard.ts'
import { requireFair } from './fair-plan.ts'
import { removeIntroductions } from './introductions.ts'
import { cancelAtFair, clearPart } from './leaving.ts'
import { dropQueuedApproval, queueApproval } from './queued-approvals.ts'
import { changeOf } from '../matchings/matchings.ts'
import { notifyParticipants } from '../notify.ts'

type Participant = ItemOf<typeof participants>

/** @throws ApiError `invalid` where a member should get more meetings than it may have */
async function checkMinimum({ db, locale }: WriteContext, { _fair, minMeetings, maxMeetings }: Participant): Promise<void> {
  if (minMeetings === null) return
  const maximum = maxMeetings ?? (await requireFair(db, _fair)).maxMeetings
  if (minMeetings <= maximum) return
  const issue = issueOf('minMeetings', 'participant.minimum', locale, { maximum: String(maximum) })
  throw new ApiError('invalid', { issues: [issue], message: issue.message })
}

/** Without it one takes part in nothing, whatever the fair says. @throws ApiError `companyNotApproved` */
async function requireApprovedCompany(db: Db, _user: string): Promise<void> {
  const company = await companyOfAccount(db, _user).select('c.state').executeTakeFirst()
  if (company?.state !== 'APPROVED') throw new ApiError('companyNotApproved')
}

/** Returns who decides. @throws ApiError `unauthorized`: these hooks run in calls of the console alone */
function deciderOf({ caller }: Pick<WriteContext, 'caller'>): string {
  if (caller === undefined) throw new ApiError('unauthorized')
  return caller._id
}

/**
 * Hooks of the console's standard routes for participants: the member is notified of the decision. Rejecting or removing a
 * participant cancels its meetings and notifies the other sides.
 */
export const participantHooks: ResourceHooks = {
  beforeWrite: async (context, before, values) => {
    if (values['minMeetings'] !== undefined || values['maxMeetings'] !== undefined)
      await checkMinimum(context, { ...before, ...values } as unknown as Participant)
    if (values['state'] === undefined && values['reason'] === undefined) return values
    const was = before as unknown as Participant
    const becomes = { ...before, ...values } as unknown as Participant
    const { state } = becomes
    const reason = becomes.reason ?? ''
    if (state === 'REJECTED' && reason === '') {
      const issue = issueOf('reason', 'company.reason', context.locale)
      throw new ApiError('invalid', { issues: [issue], message: issue.message })
    }
    const change = changeOf(context)
    if (state === 'APPROVED' && was.state !== state) await requireApprovedCompany(context.db, was._user)
    // Taken back before it was told, it is no news.
    const known = state === 'APPROVED' ? undefined : await dropQueuedApproval(context.db, was._id)
    if (state === 'REJECTED' && was.state !== state && known !== state) {
      await cancelAtFair(change, was, deciderOf(context))
      await notifyParticipants(change, was._fair, [was._user], 'participationRejected', reason)
    }
    if (state === 'APPROVED' && was.state !== state) await queueApproval(change, was._id, was.state)
    // A reason belongs to a rejection.
    return state === 'REJECTED' ? values : { ...values, reason: null }
  },
  onRemove: async (item, context) => {
    const was = item as unknown as Participant
    const change = changeOf(context)
    await cancelAtFair(change, was, deciderOf(context))
    await clearPart(context.db, was)
    await removeIntroductions(was._user, change, was._fair)
    await notifyParticipants(change, was._fair, [was._user], 'participationEnded')
  },
}
