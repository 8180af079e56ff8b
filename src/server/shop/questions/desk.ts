import { ApiError } from '../../http/api-error.ts'
import { issueOf } from '../../http/issues.ts'
import type { ResourceHooks } from '../../http/standard.ts'
import { notify } from '../../notifications/notify.ts'
import type { Question } from './rows.ts'

/** Hooks of the console's standard routes: what is hidden says why, and who asked is told of the answer. */
export const questionHooks: ResourceHooks = {
  beforeWrite: async ({ locale }, before, values) => {
    const { isHidden, hiddenReason, answer, answeredAt } = { ...before, ...values } as unknown as Question
    if (isHidden && hiddenReason === null) throw new ApiError('invalid', { issues: [issueOf('hiddenReason', 'shop.hiddenReason', locale)] })
    const isOther = answer !== ((before as Question | undefined)?.answer ?? null)
    return {
      ...values,
      ...(isHidden ? {} : { hiddenReason: null }),
      isWaiting: answer === null && !isHidden,
      answeredAt: answer === null ? null : isOther ? new Date().toISOString() : answeredAt,
    }
  },
  onChange: async (before, after, { db, request, afterCommit }) => {
    // Both are questions: the hook is theirs. What is put right in an answer is no news.
    const had = before as unknown as Question
    const has = after as unknown as Question
    if (had.answer !== null || has.answer === null) return
    const change = { db, platform: request.server.platform, now: new Date().toISOString(), afterCommit }
    await notify(change, [has._user], { module: 'shop', kind: 'questionAnswered', subject: has._id, data: {} })
  },
}
