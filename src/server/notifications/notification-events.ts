import { type NotificationsEvent, memberEventCalls } from '#contract/platform/member-notifications.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/schema.ts'
import { eventStreams, type Listener } from '../http/event-streams.ts'
import { serve } from '../http/route.ts'

/** What a member has not read. Whatever is new is not read yet, so it changes with each notification. */
type Unread = ReadonlyMap<string, NotificationsEvent>

/** So many accounts are asked for in one query. */
const batch = 500

async function readUnread(db: Db, users: readonly string[]): Promise<Unread> {
  const all = [...new Set(users)]
  const found = new Map<string, NotificationsEvent>()
  for (let from = 0; from < all.length; from += batch) {
    const unread = db
      .selectFrom('notifications')
      .where('readAt', 'is', null)
      .where('_user', 'in', all.slice(from, from + batch))
    const rows = await unread
      .select(({ fn }) => ['_user', fn.countAll().as('unread'), fn.max('_id').as('latest')])
      .groupBy('_user')
      .execute()
    for (const { _user, unread: count, latest } of rows) found.set(_user, { unread: Number(count), latest })
  }
  return found
}

interface Told {
  /** The event that was sent last. */
  data: string
}

function tell({ caller, state, send }: Listener<Told>, unread: Unread): void {
  const data = JSON.stringify(unread.get(caller._id) ?? { unread: 0, latest: null })
  if (data === state.data) return
  state.data = data
  send(`event: notifications\ndata: ${data}`)
}

/** Tells open screens of members that they were notified of something. */
export function serveNotificationEvents(app: FastifyInstance): void {
  const { db } = app.platform.database
  const open = eventStreams<Told, Unread>(app, {
    read: (listeners) =>
      readUnread(
        db,
        listeners.map(({ caller }) => caller._id),
      ),
    tell,
  })

  serve(app, memberEventCalls, {
    'GET /api/v1/me/events': (_input, context) =>
      open(context, { data: '' }, async (listener) => tell(listener, await readUnread(db, [context.caller._id]))),
  })
}
