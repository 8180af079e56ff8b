import { withPicture } from '#contract/picture-upload.ts'
import { fairStateAt, fairStateChanges, type FairState } from '#contract/trade/fair-state.ts'
import { fairs, fairCalls, fairPictureCalls } from '#contract/trade/fairs.ts'
import { spanOf } from '#contract/trade/slots.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import { expiresAt } from '../../db/dependencies.ts'
import type { Item, ListQuery } from '../../db/repository.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { ApiError } from '../../http/api-error.ts'
import { auditFields } from '../../http/audit.ts'
import { issueOf } from '../../http/issues.ts'
import { servePictureUpload, withoutPicture } from '../../http/picture-uploads.ts'
import { type Context, serve } from '../../http/route.ts'
import { type ResourceHooks, toPublic, updateItem } from '../../http/standard.ts'
import { changeOf } from '../matchings/matchings.ts'
import { type Fair, requireOpenFair } from './fair-plan.ts'
import { settlePlan } from './settle-plan.ts'

type Where = Pick<ListQuery<typeof fairs>, 'where' | 'either'>

/** The same as `fairStateAt`, as a condition. */
export function fairsIn(state: FairState, now: string): Where {
  const hasNotBegun = { startsAt: { gt: now } }
  const isApplying = { applyFrom: { lte: now }, applyTo: { gt: now } }
  const isRecruiting = { recruitFrom: { lte: now }, recruitTo: { gt: now } }
  const notApplying = [{ applyFrom: { gt: now } }, { applyTo: { lte: now } }]
  const notRecruiting = [{ recruitFrom: { gt: now } }, { recruitTo: { lte: now } }]
  switch (state) {
    case 'expired':
      return { where: { endsAt: { lte: now } } }
    case 'ongoing':
      return { where: { startsAt: { lte: now }, endsAt: { gt: now } } }
    case 'applying':
      return { where: { ...hasNotBegun, ...isApplying } }
    case 'recruiting':
      return { where: { ...hasNotBegun, ...isRecruiting }, either: notApplying }
    case 'upcoming':
      return { where: hasNotBegun, either: notApplying.flatMap((one) => notRecruiting.map((other) => ({ ...one, ...other }))) }
  }
}

/** A fair as everybody reads it. What is made from it is right until its state changes. */
export function toReadable(fair: Fair, locale: Context['locale'], now = new Date().toISOString()) {
  expiresAt(fairStateChanges(fair, now))
  return { ...toPublic(fairs, fair, locale, true), state: fairStateAt(fair, now) }
}

type Period = readonly [from: 'recruitFrom' | 'applyFrom' | 'opens', to: 'recruitTo' | 'applyTo' | 'closes']
const periods: readonly Period[] = [
  ['recruitFrom', 'recruitTo'],
  ['applyFrom', 'applyTo'],
  ['opens', 'closes'],
]

/** What meetings stand on. */
const planned = ['timeZone', 'days', 'opens', 'closes', 'slotMinutes', 'breaks', 'tables', 'venue', 'isOpen'] as const

/** Notes who has changed the plan of a fair, and which fields of it: members' meetings move by that. */
async function notePlan({ db, caller }: Context, before: Item, after: Item): Promise<void> {
  const fields = planned.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  if (fields.length > 0) await auditFields(db, caller, fairs.path, after._id, fields)
}

/** Hooks of the console's standard routes for fairs: periods end after they begin, the span follows from the days, meetings follow the plan. */
export const fairHooks: ResourceHooks = {
  beforeWrite: async ({ locale }, before, values) => {
    const { opens = '10:00', closes = '18:00', ...rest } = { ...before, ...values } as Partial<ItemOf<typeof fairs>>
    const fair = { ...rest, opens, closes }
    const wrong = periods.filter(([from, to]) => (fair[from] ?? '') >= (fair[to] ?? '~'))
    const wrongBreaks = (fair.breaks ?? []).flatMap(({ from, to }, index) => (from < to ? [] : [`breaks.${index}.to`]))
    const wrongTalks = (fair.programme ?? []).flatMap(({ from, to }, index) => (from < to ? [] : [`programme.${index}.to`]))
    const issues = [...wrong.map(([, to]) => to), ...wrongBreaks, ...wrongTalks].map((path) => issueOf(path, 'periodOrder', locale))
    if (issues.length > 0) throw new ApiError('invalid', { issues })
    const span = spanOf({ timeZone: fair.timeZone ?? 'Asia/Seoul', days: fair.days ?? [], opens, closes })
    return { ...values, startsAt: span?.startsAt ?? null, endsAt: span?.endsAt ?? null }
  },
  onChange: async (before, after, context) => {
    await notePlan(context, before, after)
    await settlePlan(changeOf(context), { before: before as unknown as Fair, after: after as unknown as Fair }, context.caller?._id ?? '')
  },
}

/** Fairs for everybody, and their pictures (specification 7.3, 7.4). */
export function serveFairs(app: FastifyInstance): void {
  servePictureUpload(app, fairPictureCalls, 'POST /api/console/fairs/{_id}/thumb/{index}', fairs, (picture, { params, item }) => ({
    thumbs: withPicture(item.thumbs, Number(params.index), picture),
  }))

  serve(app, fairCalls, {
    'GET /api/v1/fairs': async ({ query }, { db, locale }) => {
      const { limit = 20, skip = 0, sort = '-createdAt', state, q } = query
      const now = new Date().toISOString()
      const { where = {}, either } = state === undefined ? {} : fairsIn(state, now)
      const narrowed = either === undefined ? {} : { either }
      const found = await repositoryOf(fairs).list(db, { where: { ...where, isOpen: true }, ...narrowed, q, limit, skip, sort })
      // Whether a fair is in a list depends on the others' states, too.
      const all =
        state === undefined ? [] : await repositoryOf(fairs).select(db, { where: { isOpen: true, endsAt: { gt: now } }, limit: 100 })
      expiresAt(all.flatMap((fair) => fairStateChanges(fair, now)))
      return { fairs: found.items.map((fair) => toReadable(fair, locale, now)), summary: { total: found.total, limit, skip } }
    },
    'GET /api/v1/fairs/{_id}': async ({ params }, { db, locale }) => ({
      fair: toReadable(await requireOpenFair(db, params._id), locale),
    }),
    'DELETE /api/console/fairs/{_id}/thumb/{index}': async ({ params: { _id, index } }, context) => ({
      fair: await updateItem(context, fairs, _id, ({ thumbs }) => ({ thumbs: withoutPicture(thumbs, Number(index)) })),
    }),
  })
}
