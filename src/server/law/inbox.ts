import { inboxCalls } from '#contract/law/inbox.ts'
import { forms, answerCalls } from '#contract/law/forms.ts'
import { replies } from '#contract/law/replies.ts'
import type { FastifyInstance } from 'fastify'
import { audit } from '../http/audit.ts'
import { type Context, serve, type WriteContext } from '../http/route.ts'
import { requireItem, updateItem } from '../http/standard.ts'
import { type Sent, sendLetter, sendText } from '../mail/letters.ts'
import { listAssignees } from './assignees.ts'
import { addEvent, listEvents, readEvent } from './request-events.ts'
import { contactedBy } from './request-hooks.ts'
import { addKeys, eraseKeys, keysOfName } from './request-keys.ts'
import { fillReply } from './reply.ts'
import { findMatches, type Wanted, wantedBy } from './request-matches.ts'

const note = ({ db, caller }: Context, action: 'list' | 'read' | 'send', items: readonly string[]): Promise<void> =>
  audit(db, caller, { action, resource: forms.path, items })

/** Answers a request: it is contacted and somebody’s from then on, and what was sent stands in its timeline. */
async function answer(_id: string, kind: 'mail' | 'message', context: WriteContext, send: () => Promise<Sent>, subject?: string) {
  const form = await updateItem(context, forms, _id, contactedBy(context))
  const { _delivery, text } = await send()
  await addEvent(context, _id, kind, { _delivery, note: subject === undefined ? text : `${subject}\n\n${text}` })
  await note(context, 'send', [_id])
  return { form }
}

/** So many are named at once; more say no more. */
const mostConflicts = 50

/** Looks for requests, and notes who was shown them. */
async function lookFor(wanted: readonly Wanted[], options: Parameters<typeof findMatches>[2], context: Context) {
  const { matches, summary } = await findMatches(context.db, wanted, options)
  const items = matches.map(({ form }) => form._id)
  await note(context, 'list', items)
  return { matches, summary }
}

/** Serves the office's inbox of requests. */
export function serveInbox(app: FastifyInstance, { matchKey }: { matchKey: Uint8Array }): void {
  serve(app, answerCalls, {
    'PUT /api/console/forms/{_id}/email': async ({ params: { _id }, body }, context) =>
      answer(_id, 'mail', context, () => sendLetter(body, context), body.subject),
  })

  serve(app, inboxCalls, {
    'GET /api/console/forms/assignees': async ({ query: { limit = 20, skip = 0, q, _id } }, { db }) => {
      const { names, total } = await listAssignees(db, { limit, skip, q, _id })
      return { names, summary: { total, limit, skip } }
    },
    'PUT /api/console/forms/{_id}/message': async ({ params: { _id }, body }, context) =>
      answer(_id, 'message', context, () => sendText(body, context)),
    'GET /api/console/forms/{_id}/events': async ({ params: { _id }, query: { limit = 20, skip = 0 } }, context) => {
      await requireItem(context, forms, _id)
      await note(context, 'read', [_id])
      const { events, total } = await listEvents(context.db, _id, limit, skip)
      return { events, summary: { total, limit, skip } }
    },
    'GET /api/console/forms/{_id}/related': async ({ params: { _id }, query: { limit = 20, skip = 0 } }, context) => {
      await requireItem(context, forms, _id)
      const { matches, summary } = await lookFor(await wantedBy(context.db, _id), { except: _id, limit, skip }, context)
      return { related: matches, summary }
    },
    'GET /api/console/forms/{_id}/replies/{_reply}': async ({ params: { _id, _reply } }, context) => {
      const form = await requireItem(context, forms, _id)
      await note(context, 'read', [_id])
      return { reply: fillReply(await requireItem(context, replies, _reply), form) }
    },
    'POST /api/console/forms/conflicts': async ({ body: { name, _form = '' } }, context) => {
      const wanted = keysOfName(matchKey, 'opponent', name).map(({ hash }) => ({ hash, kinds: ['client', 'opponent'] as const }))
      const { matches, summary } = await lookFor(wanted, { except: _form, limit: mostConflicts, skip: 0 }, context)
      return { conflicts: matches, summary }
    },
    'PUT /api/console/forms/{_id}/opponent': async ({ params: { _id }, body: { name, isStored } }, context) => {
      const { db } = context
      const form = await updateItem(context, forms, _id, () => ({ hasOpponent: name !== null, opponent: isStored ? name : null }))
      await eraseKeys(db, _id, 'opponent')
      if (name !== null) await addKeys(db, _id, keysOfName(matchKey, 'opponent', name))
      await addEvent(context, _id, 'opponent', { after: name === null ? null : 'recorded' })
      return { form }
    },
    // Who adds a note deals with the request: it is kept for its period from now on.
    'POST /api/console/forms/{_id}/notes': async ({ params: { _id }, body }, context) => {
      const { note, kind } = body
      const form = await updateItem(context, forms, _id, kind === 'call' ? contactedBy(context) : () => ({}))
      const event = await readEvent(context.db, await addEvent(context, _id, kind, { note }))
      return { event, form }
    },
  })
}
