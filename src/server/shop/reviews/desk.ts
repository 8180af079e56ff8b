import { ApiError } from '../../http/api-error.ts'
import { issueOf } from '../../http/issues.ts'
import type { ResourceHooks } from '../../http/standard.ts'
import { countReview, type Review } from './ratings.ts'

/** Hooks of the console's standard routes: what is hidden says why, what is answered when, and both are counted. */
export const reviewHooks: ResourceHooks = {
  beforeWrite: async ({ locale }, before, values) => {
    const { isHidden, hiddenReason, answer, answeredAt } = { ...before, ...values } as unknown as Review
    if (isHidden && hiddenReason === null) throw new ApiError('invalid', { issues: [issueOf('hiddenReason', 'shop.hiddenReason', locale)] })
    const isOther = answer !== ((before as Review | undefined)?.answer ?? null)
    return {
      ...values,
      ...(isHidden ? {} : { hiddenReason: null }),
      isAnswered: answer !== null,
      answeredAt: answer === null ? null : isOther ? new Date().toISOString() : answeredAt,
    }
  },
  // Both are reviews: the hook is theirs.
  onChange: (before, after, { db }) => countReview(db, before as unknown as Review, after as unknown as Review),
}
