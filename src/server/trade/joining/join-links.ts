import { joinLinkCalls, type JoinLinkInput, joinLinkLimits, joinLinkSigns } from '#contract/trade/join-links.ts'
import { participants } from '#contract/trade/participants.ts'
import { fairStateAt } from '#contract/trade/fair-state.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import { companyOfAccount } from '../../http/company-of.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { lockRevisions } from '../../db/revision.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { audit } from '../../http/audit.ts'
import type { Caller } from '../../http/platform.ts'
import { randomCode } from '../../http/random-code.ts'
import { serve, type WriteContext } from '../../http/route.ts'
import { tellOffice } from '../../mail/office-alerts.ts'
import { dayAt } from '../fairs/fair-day.ts'
import { type Fair, requireFair } from '../fairs/fair-plan.ts'
import { toOwn } from '../fairs/participants.ts'
import { lockAccounts } from '../fairs/participation.ts'
import { namePeople } from '../fairs/persons.ts'
import { changeOf } from '../matchings/matchings.ts'

const repository = repositoryOf(participants)

/** Tells whether nobody comes by a link any more. */
const isOver = (
  { until, endedAt }: { until: string | null; endedAt: string | null },
  fair: Fair,
  now = new Date().toISOString(),
): boolean => endedAt !== null || (until !== null && until < dayAt(now, fair.timeZone)) || fairStateAt(fair, now) === 'expired'

/** The link of a code, with its fair. @throws ApiError `notFound`, `joinLinkOver` */
async function requireLink(db: Db, code: string) {
  const link = await db.selectFrom('joinLinks').selectAll().where('code', '=', code.toLowerCase()).executeTakeFirst()
  if (link === undefined) throw new ApiError('notFound')
  const fair = await requireFair(db, link._fair)
  if (isOver(link, fair)) throw new ApiError('joinLinkOver')
  return { link, fair }
}

/**
 * Lets the caller apply by a link: the company may wait for its approval, and the application waits for staff like any other. Who
 * takes part, or has applied, stays as is; who was rejected applies anew.
 * @throws ApiError `notFound`, `joinLinkOver`, `joinLinkRole`
 */
async function apply(context: WriteContext<Caller>, code: string) {
  const { db, caller } = context
  // As for applications by themselves: first these, then the account.
  await lockRevisions(db, [participants.path])
  await lockAccounts(db, [caller._id])
  const { link } = await requireLink(db, code)
  const { _id: _link, _fair, role } = link
  const company = await companyOfAccount(db, caller._id).select('c.name').executeTakeFirst()
  if (caller.role !== role || company === undefined) throw new ApiError('joinLinkRole')
  const values = { _fair, _user: caller._id, name: company.name, role, state: 'PENDING', reason: null, note: null }
  const [former] = await repository.select(db, { where: { _fair, _user: caller._id }, limit: 1 })
  const isNew = former === undefined || former.state === 'REJECTED'
  const fresh = { ...values, maxMeetings: null, minMeetings: null }
  const stored = !isNew ? former : former === undefined ? await repository.insert(db, fresh) : await repository.update(db, former, values)
  // Nobody else changes it while the resource is held.
  if (stored === undefined) throw new ApiError('running', {}, 1)
  if (isNew) await namePeople(db, stored)
  await db
    .insertInto('joinLinkParticipants')
    .values({ _participant: stored._id, _link })
    .onConflict((conflict) => conflict.column('_participant').doNothing())
    .execute()
  if (isNew) await tellOffice(changeOf(context), 'application')
  return { participation: toOwn(stored) }
}

/** Makes a link. @throws ApiError `limitReached` */
async function addLink(context: WriteContext<Caller>, _fair: string, { name, role, until }: JoinLinkInput) {
  const { db, caller } = context
  await lockRevisions(db, ['joinLinks'])
  const { made } = await db
    .selectFrom('joinLinks')
    .select(({ fn }) => fn.countAll().as('made'))
    .where('_fair', '=', _fair)
    .executeTakeFirstOrThrow()
  if (Number(made) >= joinLinkLimits.ofFair) throw new ApiError('limitReached', { values: { limit: String(joinLinkLimits.ofFair) } })
  const link = { _id: uuid(), code: randomCode(joinLinkSigns, joinLinkLimits.signs) }
  await db
    .insertInto('joinLinks')
    .values({ ...link, createdAt: new Date().toISOString(), _fair, name, role, until })
    .execute()
  await audit(db, caller, { action: 'change', resource: 'fairs', items: [_fair] })
  return { link }
}

async function listLinks(db: Db, fair: Fair) {
  const rows = await db
    .selectFrom('joinLinks as l')
    .selectAll('l')
    .select((eb) =>
      eb
        .selectFrom('joinLinkParticipants as b')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('b._link', '=', 'l._id')
        .as('participants'),
    )
    .where('l._fair', '=', fair._id)
    .orderBy('l.createdAt', 'desc')
    .orderBy('l._id', 'desc')
    .execute()
  return rows.map(({ _fair, participants: came, ...row }) => ({ ...row, isOver: isOver(row, fair), participants: Number(came) }))
}

/** Serves open registration: links for groups, made and ended by staff. */
export function serveJoinLinks(app: FastifyInstance): void {
  serve(app, joinLinkCalls, {
    'GET /api/v1/joinLinks/{code}': async ({ params }, { db, locale }) => {
      const { link, fair } = await requireLink(db, params.code)
      return { link: { _fair: link._fair, fair: textOf(fair.title, locale), role: link.role } }
    },
    'POST /api/v1/joinLinks/{code}/participants': ({ params }, context) => apply(context, params.code),
    'GET /api/console/fairs/{_id}/joinLinks': async ({ params }, { db }) => ({
      links: await listLinks(db, await requireFair(db, params._id)),
    }),
    'POST /api/console/fairs/{_id}/joinLinks': async ({ params, body }, context) => {
      await requireFair(context.db, params._id)
      return addLink(context, params._id, body)
    },
    'DELETE /api/console/fairs/{_id}/joinLinks/{_link}': async ({ params: { _id, _link } }, { db, caller }) => {
      const link = await db.selectFrom('joinLinks').select('endedAt').where('_id', '=', _link).where('_fair', '=', _id).executeTakeFirst()
      if (link === undefined) throw new ApiError('notFound')
      if (link.endedAt !== null) return
      await db.updateTable('joinLinks').set({ endedAt: new Date().toISOString() }).where('_id', '=', _link).execute()
      await audit(db, caller, { action: 'change', resource: 'fairs', items: [_id] })
    },
  })
}
