import { pick } from '#contract/call.ts'
import { type MemberNotification, type NotificationKind, memberNotificationCalls } from '#contract/trade/member-notifications.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { toLocale } from '#contract/locale.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import { inPages } from '../db/in-pages.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { translate } from '../http/catalogues.ts'
import { type Context, serve } from '../http/route.ts'
import { left } from './matchings/matching-rows.ts'
import { countUnread } from './send-notification.ts'

/** What a member is told in the app: the other side by its name. */
const texts: Readonly<Record<NotificationKind, { id: string; message: string }>> = {
  offered: /*i18n*/ { id: 'notified.offered', message: '{name}에서 상담을 제안했습니다.' },
  accepted: /*i18n*/ { id: 'notified.accepted', message: '{name}에서 상담 제안을 수락했습니다. 시간을 확정해 주십시오.' },
  declined: /*i18n*/ { id: 'notified.declined', message: '{name}에서 상담 제안을 거절했습니다.' },
  confirmed: /*i18n*/ { id: 'notified.confirmed', message: '{name}과의 상담 시간이 확정되었습니다.' },
  cancelled: /*i18n*/ { id: 'notified.cancelled', message: '{name}과의 상담이 취소되었습니다.' },
  settled: /*i18n*/ { id: 'notified.settled', message: '{name}과의 상담 제안은 시간이 모두 다른 상담에 쓰이게 되어 끝났습니다.' },
  expired: /*i18n*/ { id: 'notified.expired', message: '{name}과의 상담 제안은 기한 안에 답이 없어 끝났습니다.' },
  proposed: /*i18n*/ { id: 'notified.proposed', message: '{name}에서 상담 시간을 바꾸자고 했습니다.' },
  moved: /*i18n*/ { id: 'notified.moved', message: '{name}과의 상담 시간이나 자리가 바뀌었습니다.' },
  kept: /*i18n*/ { id: 'notified.kept', message: '{name}과의 상담은 처음 정한 시간에 합니다.' },
  disputed: /*i18n*/ { id: 'notified.disputed', message: '{name}과의 상담 참석 여부를 서로 다르게 알려 담당자가 확인합니다.' },
  judgedMet: /*i18n*/ { id: 'notified.judgedMet', message: '{name}과의 상담 참석 여부를 담당자가 ‘상담함’으로 정했습니다.' },
  judgedMissed: /*i18n*/ { id: 'notified.judgedMissed', message: '{name}과의 상담 참석 여부를 담당자가 ‘상담하지 못함’으로 정했습니다.' },
  dayAhead: /*i18n*/ { id: 'notified.dayAhead', message: '{name}과의 상담이 하루 안에 시작합니다.' },
  soon: /*i18n*/ { id: 'notified.soon', message: '{name}과의 상담이 곧 시작합니다.' },
  // Here the name is that of the fair.
  participationApproved: /*i18n*/ { id: 'notified.participationApproved', message: '‘{name}’ 참가가 승인되었습니다.' },
  participationRejected: /*i18n*/ { id: 'notified.participationRejected', message: '‘{name}’ 참가 신청이 반려되었습니다. 까닭: {reason}' },
  participationEnded: /*i18n*/ { id: 'notified.participationEnded', message: '‘{name}’ 참가가 취소되었습니다.' },
  introductionRefused: /*i18n*/ { id: 'notified.introductionRefused', message: '‘{name}’에 올리신 서류가 반려되었습니다. 까닭: {reason}' },
}

const own = (db: Db, _user: string) =>
  db.selectFrom('notifications as n').leftJoin('matchings as m', 'm._id', 'n._matching').where('n._user', '=', _user)

const select = (found: ReturnType<typeof own>) =>
  found
    .leftJoin('fairs_participants as b', (join) => join.onRef('b._user', '=', 'm._buyer').onRef('b._fair', '=', 'm._fair'))
    .leftJoin('fairs_participants as s', (join) => join.onRef('s._user', '=', 'm._seller').onRef('s._fair', '=', 'm._fair'))
    // One that takes part no longer has its company's name, or none: as in the inbox.
    .leftJoin('companies as bc', 'bc._user', 'm._buyer')
    .leftJoin('companies as sc', 'sc._user', 'm._seller')
    .select(['n._id', 'n._user', 'n.createdAt', 'n.kind', 'n.reason', 'n.readAt', 'n._matching', 'm._buyer'])
    .select(({ fn }) => [fn.coalesce('b.name', 'bc.name').as('buyer'), fn.coalesce('s.name', 'sc.name').as('seller')])
    .select(({ fn }) => fn.coalesce('n._fair', 'm._fair').as('_fair'))

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

/** The names of the fairs that some are about, in a language. */
async function readFairNames(db: Db, rows: readonly Row[], locale: Context['locale']): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ _matching, _fair }) => (_matching === null && _fair !== null ? [_fair] : [])))]
  const found = ids.length === 0 ? [] : await repositoryOf(fairs).select(db, { where: { _id: { in: ids } } })
  return new Map(found.map(({ _id, title }) => [_id, textOf(title, locale)]))
}

async function toShown(db: Db, rows: readonly Row[], locale: Context['locale']): Promise<MemberNotification[]> {
  const fairNames = await readFairNames(db, rows, locale)
  return rows.map(({ _id, _user, createdAt, kind, reason, readAt, _matching, _fair, _buyer, buyer, seller }) => {
    const other = (_buyer === _user ? seller : buyer) ?? translate(locale, left)
    const name = _matching === null ? (fairNames.get(_fair ?? '') ?? '') : other
    // One of the two is always named.
    return {
      _id,
      createdAt,
      kind,
      text: translate(locale, texts[kind], { name, reason: reason ?? '' }),
      _matching,
      _fair: _fair ?? '',
      readAt,
    }
  })
}

/** What members are told in the app. */
export function serveNotifications(app: FastifyInstance): void {
  serve(
    app,
    pick(memberNotificationCalls, 'GET /api/v1/me/notifications', 'PUT /api/v1/me/notifications/{_id}', 'PUT /api/v1/me/notifications'),
    {
      'GET /api/v1/me/notifications': async ({ query }, context) => {
        const { limit = 20, skip = 0, sort } = query
        const { db, locale } = context
        const _user = context.caller._id
        const direction = sort === 'createdAt' ? 'asc' : 'desc'
        const page = select(own(db, _user)).orderBy('n.createdAt', direction).orderBy('n._id', direction).limit(limit).offset(skip)
        const all = db.selectFrom('notifications').where('_user', '=', _user)
        const { total } = await all.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
        const notifications = await toShown(db, await page.execute(), locale)
        return { notifications, unread: await countUnread(db, _user), summary: { total: Number(total), limit, skip } }
      },
      'PUT /api/v1/me/notifications/{_id}': async ({ params, body }, context) => {
        const { db, locale } = context
        const _user = context.caller._id
        const readAt = body.isRead ? new Date().toISOString() : null
        await db.updateTable('notifications').set({ readAt }).where('_id', '=', params._id).where('_user', '=', _user).execute()
        const rows = await select(own(db, _user)).where('n._id', '=', params._id).execute()
        const [notification] = await toShown(db, rows, locale)
        if (notification === undefined) throw new ApiError('notFound')
        return { notification, unread: await countUnread(db, _user) }
      },
      'PUT /api/v1/me/notifications': async ({ body }, context) => {
        const { db } = context
        const _user = context.caller._id
        const unread = db.updateTable('notifications').set({ readAt: new Date().toISOString() }).where('_user', '=', _user)
        await unread.where('readAt', 'is', null).where('createdAt', '<=', body.readUntil).execute()
        return { unread: await countUnread(db, _user) }
      },
    },
  )
}

/** What a member was told, as its owner may take it along: in the account's language. */
export async function* notificationsOf(db: Db, _user: string): AsyncGenerator<object> {
  const owner = await db.selectFrom('users').select('locale').where('_id', '=', _user).executeTakeFirst()
  const locale = toLocale(owner?.locale) ?? 'ko'
  const inOrder = () => select(own(db, _user)).orderBy('n.createdAt').orderBy('n._id')
  const page = async ({ limit, skip }: { limit: number; skip: number }) =>
    toShown(db, await inOrder().limit(limit).offset(skip).execute(), locale)
  for await (const { createdAt, kind, text, readAt } of inPages(page)) yield { createdAt, kind, text, readAt }
}

const keptDays = 180

/** Forgets what members were told long ago. */
export async function forgetOldNotifications(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60_000).toISOString()
  await db.deleteFrom('notifications').where('createdAt', '<', before).execute()
}
