import type { Body } from '#contract/api.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { type DraftMeeting, type FairSchedule, fairScheduleCalls } from '#contract/trade/fair-schedule.ts'
import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { audit } from '../../http/audit.ts'
import { requireVersion } from '../../http/item-tags.ts'
import type { Caller } from '../../http/platform.ts'
import { serve, type WriteContext } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import { addMissingJobs, bringForward } from '../../jobs/leases.ts'
import { requireFair } from '../fairs/fair-plan.ts'
import { changeDraft, listDraft, requireDraft, showDraft } from './automatic/draft-meetings.ts'
import { addDraft, removeDraft, requireSides } from './automatic/edit-draft.ts'
import { countCandidates, explainWishes } from './automatic/explain.ts'
import { freeOf, readPairObstacle, readPairSlots } from './automatic/pair-slots.ts'
import { scheduleJob } from './automatic/schedule-job.ts'
import { findMember, listMembers } from './automatic/schedule-members.ts'
import type { TradeTables } from '../tables.ts'

type StaffContext = WriteContext<Caller>
type Row = Selectable<TradeTables['fairSchedules']>
const underWay = ['queued', 'running', 'publishing'] as const
const isUnderWay = ({ state }: Row): boolean => underWay.some((each) => each === state)
const nowIso = () => new Date().toISOString()

async function countMeetings(db: Db, _fair: string): Promise<FairSchedule['meetings']> {
  const rows = await db
    .selectFrom('scheduledMeetings')
    .select(({ fn }) => ['state', fn.countAll().as('count')])
    .where('_fair', '=', _fair)
    .groupBy('state')
    .execute()
  const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]))
  return { draft: counts.get('draft') ?? 0, published: counts.get('published') ?? 0, impossible: counts.get('impossible') ?? 0 }
}

async function show(db: Db, _fair: string): Promise<{ schedule: FairSchedule | null }> {
  const row = await db.selectFrom('fairSchedules').selectAll().where('_fair', '=', _fair).executeTakeFirst()
  if (row === undefined) return { schedule: null }
  const { state, phase, requestedAt, endedAt, sellerMinimum, buyerMinimum, error, wishes, kept, objective, bound, greedy, ms } = row
  const figures =
    wishes === null || kept === null || objective === null || bound === null || greedy === null || ms === null
      ? null
      : { wishes, kept, objective, bound, greedy, ms }
  const meetings = await countMeetings(db, _fair)
  return { schedule: { state, phase, requestedAt, endedAt, sellerMinimum, buyerMinimum, figures, meetings, error } }
}

/** Holds a fair's schedule until the transaction ends. @throws ApiError `running` while the server is at it */
async function lockSchedule(db: Db, _fair: string): Promise<Row | undefined> {
  const row = await db
    .updateTable('fairSchedules')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('_fair', '=', _fair)
    .returningAll()
    .executeTakeFirst()
  if (row !== undefined && isUnderWay(row)) throw new ApiError('running')
  return row
}

/** Has the server begin with what is asked for, when it is committed. Where it is at another fair, this one is next. */
async function begin({ db, request, afterCommit }: WriteContext): Promise<void> {
  await addMissingJobs(db, [scheduleJob])
  await bringForward(db, scheduleJob)
  afterCommit(request.server.platform.jobs.beginDue)
}

/** Asks for a new draft of a fair's schedule. @throws ApiError `running` while the server is at it */
async function requestDraft(context: StaffContext, _fair: string, minima: Body<'POST /api/console/fairs/{_id}/schedule'>): Promise<void> {
  const { db, caller } = context
  await lockSchedule(db, _fair)
  const asked = { ...minima, state: 'queued' as const, phase: null, requestedAt: nowIso(), endedAt: null, error: null, attempts: 0 }
  const _user = caller._id
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('fairSchedules')
    .values({ _fair, ...asked, _user })
    .onConflict((conflict) =>
      conflict
        .column('_fair')
        .doUpdateSet({ ...asked, _user })
        .where('fairSchedules.state', 'not in', underWay),
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) throw new ApiError('running')
  await begin(context)
}

/** Asks that the draft be published. @throws ApiError `running`, `notFound` where there is no meeting in it */
async function requestPublishing(context: StaffContext, _fair: string): Promise<void> {
  const { db, caller } = context
  if ((await lockSchedule(db, _fair)) === undefined || (await countMeetings(db, _fair)).draft === 0) throw new ApiError('notFound')
  await db
    .updateTable('fairSchedules')
    .set({ state: 'publishing', requestedAt: nowIso(), endedAt: null, _user: caller._id })
    .where('_fair', '=', _fair)
    .execute()
  await begin(context)
}

/** Notes who has changed a draft by hand: whom it is about by their ids, which say nothing when they have left, and when the meeting was or is. */
const note = ({ db, caller }: WriteContext, _fair: string, action: 'create' | 'change' | 'remove', meeting: DraftMeeting) => {
  const details = `${meeting.seller._id} – ${meeting.buyer._id} ${meeting.startsAt}${meeting.isLocked ? ' locked' : ''}`
  return audit(db, caller, { action, resource: 'schedule', items: [_fair], details })
}

/** The organiser's schedule of a fair: for staff. */
export function serveFairSchedules(app: FastifyInstance): void {
  serve(app, fairScheduleCalls, {
    'GET /api/console/fairs/{_id}/schedule': async ({ params }, context) => {
      const { _id } = await requireItem(context, fairs, params._id)
      return show(context.db, _id)
    },
    'POST /api/console/fairs/{_id}/schedule': async ({ params, body }, context) => {
      const { _id } = await requireItem(context, fairs, params._id)
      await requestDraft(context, _id, body)
      return show(context.db, _id)
    },
    'PUT /api/console/fairs/{_id}/schedule': async ({ params }, context) => {
      const { _id } = await requireItem(context, fairs, params._id)
      await requestPublishing(context, _id)
      return show(context.db, _id)
    },
    'GET /api/console/fairs/{_id}/schedule/meetings': async ({ params, query }, { db, locale }) => {
      const { limit = 20, skip = 0, q, state } = query
      return listDraft(db, params._id, locale, { limit, skip, q, state })
    },
    'POST /api/console/fairs/{_id}/schedule/meetings': async ({ params, body }, context) => {
      const { db, locale } = context
      if ((await lockSchedule(db, params._id)) === undefined) throw new ApiError('notFound')
      const fair = await requireFair(db, params._id)
      const meeting = await showDraft(db, await addDraft(db, fair, body, nowIso()), locale)
      await note(context, fair._id, 'create', meeting)
      return { meeting }
    },
    'GET /api/console/fairs/{_id}/schedule/slots': async ({ params, query }, { db }) => {
      const fair = await requireFair(db, params._id)
      const sides = await requireSides(db, fair._id, query)
      return { obstacle: await readPairObstacle(db, fair, sides), slots: await readPairSlots(db, fair, sides, nowIso()) }
    },
    'GET /api/console/fairs/{_id}/schedule/meetings/{mid}': async ({ params }, { db, locale }) => {
      const row = await requireDraft(db, params._id, params.mid)
      const slots = row.state === 'draft' ? await readPairSlots(db, await requireFair(db, params._id), row, nowIso(), row._id) : []
      const taken = slots.flatMap(({ startsAt, obstacle }) => (obstacle === null ? [] : [{ startsAt, obstacle }]))
      return { meeting: await showDraft(db, row, locale), free: freeOf(slots), taken }
    },
    'PUT /api/console/fairs/{_id}/schedule/meetings/{mid}': async ({ params, body }, context) => {
      const { db, locale } = context
      await lockSchedule(db, params._id)
      const row = await requireDraft(db, params._id, params.mid)
      if (row.state !== 'draft') throw new ApiError('notFound')
      await requireVersion(context, row, async () => ({ meeting: await showDraft(db, row, locale) }))
      await changeDraft(db, await requireFair(db, params._id), row, body, nowIso())
      const meeting = await showDraft(db, row, locale)
      await note(context, params._id, 'change', meeting)
      return { meeting }
    },
    'DELETE /api/console/fairs/{_id}/schedule/meetings/{mid}': async ({ params, body }, context) => {
      const { db, locale } = context
      await lockSchedule(db, params._id)
      const row = await requireDraft(db, params._id, params.mid)
      const meeting = await showDraft(db, row, locale)
      await requireVersion(context, row, async () => ({ meeting }))
      await removeDraft(db, await requireFair(db, params._id), row, body.anyway === true)
      await note(context, params._id, 'remove', meeting)
    },
    'GET /api/console/fairs/{_id}/schedule/members': async ({ params, query }, { db }) => {
      const { limit = 20, skip = 0, q, role } = query
      return listMembers(db, await requireFair(db, params._id), { limit, skip, q, role })
    },
    'GET /api/console/fairs/{_id}/schedule/members/{mid}': async ({ params }, { db }) => {
      const fair = await requireFair(db, params._id)
      const found = await findMember(db, fair, params.mid)
      if (found === undefined) throw new ApiError('notFound')
      const candidates = await countCandidates(db, fair._id, found._user)
      return { member: found.member, candidates, wishes: await explainWishes(db, fair, found._user, nowIso()) }
    },
  })
}
