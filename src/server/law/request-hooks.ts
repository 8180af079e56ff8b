import { type FormStage, forms } from '#contract/law/forms.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { ResourceHooks } from '../http/standard.ts'
import { eraseAtOf, eraseBelongings } from './retention.ts'

type Form = ItemOf<typeof forms>

/** What the sender of a request is told, by how far the office is with it. */
const statusOf: Readonly<Record<FormStage, Form['status']>> = {
  received: 'received',
  contacted: 'answered',
  booked: 'answered',
  retained: 'answered',
  closed: 'closed',
  rejected: 'closed',
}

/** The change of a request that somebody of the office has just answered. */
export const contacted = ({ stage }: Form): { stage?: FormStage } => (stage === 'received' ? { stage: 'contacted' } : {})

/** What the console's standard routes do beside for requests. */
export const requestHooks: ResourceHooks = {
  beforeWrite: async (_context, item, values) => {
    const before = item as Form | undefined
    const { stage = before?.stage ?? 'received' } = values as { stage?: FormStage }
    return { ...values, status: statusOf[stage], eraseAt: eraseAtOf(before?.consent?.months) }
  },
  onRemove: (item, { db, request, afterCommit }) =>
    eraseBelongings(item as unknown as Form, { db, platform: request.server.platform, afterCommit }),
}
