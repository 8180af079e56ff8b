import type { Body } from '#contract/api.ts'
import { joiningCalls } from '#contract/trade/joining.ts'
import { participants } from '#contract/trade/participants.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../http/api-error.ts'
import { audit } from '../../http/audit.ts'
import { issueOf } from '../../http/issues.ts'
import { serve, type WriteContext } from '../../http/route.ts'
import { requireFair } from '../fairs/fair-plan.ts'
import { addCompany, type Added, addParticipant, lockJoining } from './add-participant.ts'
import { entryColumns } from './entry-cells.ts'
import { importParticipants } from './import-participants.ts'
import { requestMails, requireMail } from './joining-mails.ts'
import { findCandidates, listJoining } from './list-joining.ts'
import { readFigures } from './steps-of-joining.ts'

type Given = Body<'POST /api/console/fairs/{_id}/participants'>

/** @throws ApiError `invalid` where neither a company nor who it is was said, and as `addParticipant` */
async function addOne(context: WriteContext, _fair: string, { _company, entry, state }: Given): Promise<Added> {
  await lockJoining(context.db)
  if (_company !== null) return addCompany(context, _fair, _company, state)
  if (entry === null) throw new ApiError('invalid', { issues: [issueOf('entry', 'required', context.locale)] })
  return addParticipant(context, _fair, entry, state)
}

/** Serves staff how the participants of a fair are brought in. */
export function serveJoining(app: FastifyInstance): void {
  const { platform } = app
  serve(app, joiningCalls, {
    'GET /api/console/fairs/{_id}/participants/import': async ({ params }, { db, locale }) => {
      await requireFair(db, params._id)
      return entryColumns(locale)
    },
    'POST /api/console/fairs/{_id}/participants/import': async ({ params: { _id }, query, body }, context) => {
      await requireFair(context.db, _id)
      return importParticipants(_id, body, query, context)
    },
    'POST /api/console/fairs/{_id}/participants': async ({ params: { _id }, body }, context) => {
      const { db, caller } = context
      await requireFair(db, _id)
      const added = await addOne(context, _id, body)
      await audit(db, caller, { action: 'change', resource: participants.path, items: [added._id] })
      return { participant: added }
    },
    'GET /api/console/fairs/{_id}/candidates': async ({ params: { _id }, query }, { db }) => {
      await requireFair(db, _id)
      return { candidates: await findCandidates(db, _id, query.q) }
    },
    'GET /api/console/fairs/{_id}/joining': async ({ params: { _id }, query }, { db, caller }) => {
      await requireFair(db, _id)
      const { participants: rows, summary } = await listJoining(db, _id, query)
      await audit(db, caller, { action: 'list', resource: participants.path, items: rows.map((row) => row._id) })
      return { joining: (await readFigures(db, _id, new Date())).figures, participants: rows, summary }
    },
    'POST /api/console/fairs/{_id}/invitations': async ({ params: { _id }, body }, context) => {
      const { db, caller } = context
      await requireFair(db, _id)
      requireMail(platform)
      const requested = await requestMails(db, _id, body, new Date())
      await audit(db, caller, { action: 'send', resource: 'fairs', items: [_id] })
      return { invitations: { requested } }
    },
  })
}
