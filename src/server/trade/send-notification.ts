import { type Locale, toLocale } from '#contract/locale.ts'
import type { PushPayload } from '#contract/site/push.ts'
import { sites } from '#contract/sites.ts'
import { textOf } from '#contract/title.ts'
import type { NotificationKind } from '#contract/trade/member-notifications.ts'
import type { Db } from '../db/schema.ts'
import { translate } from '../http/catalogues.ts'
import type { WriteContext } from '../http/route.ts'
import { enqueue } from '../mail/deliveries.ts'
import { readLetterhead } from '../mail/letterhead.ts'
import { readSite } from '../pages/sites.ts'
import { subscriptionsOf } from '../mail/push-subscriptions.ts'
import { writeMessage } from '../mail/templates.ts'
import type { Message } from '../mail/transports.ts'
import { requireFair } from './fairs/fair-plan.ts'
import { countWaiting } from './matchings/matching-rows.ts'
import type { Change, Notification } from './notify.ts'

/** What is said where others may look on: neither who nor when. */
const withoutContent: Readonly<Record<NotificationKind, { id: string; message: string }>> = {
  offered: /*i18n*/ { id: 'told.offered', message: '새 상담 제안이 도착했습니다.' },
  accepted: /*i18n*/ { id: 'told.accepted', message: '상담 제안이 수락되었습니다. 시간을 확정해 주십시오.' },
  declined: /*i18n*/ { id: 'told.declined', message: '상담 제안이 거절되었습니다.' },
  confirmed: /*i18n*/ { id: 'told.confirmed', message: '상담 시간이 확정되었습니다.' },
  cancelled: /*i18n*/ { id: 'told.cancelled', message: '상담이 취소되었습니다.' },
  settled: /*i18n*/ { id: 'told.settled', message: '제안하신 시간이 모두 다른 상담에 쓰이게 되어 제안이 끝났습니다.' },
  expired: /*i18n*/ { id: 'told.expired', message: '기한 안에 답이 없어 상담 제안이 끝났습니다.' },
  proposed: /*i18n*/ { id: 'told.proposed', message: '상담 시간을 바꾸자는 제안이 도착했습니다.' },
  moved: /*i18n*/ { id: 'told.moved', message: '상담 시간이나 자리가 바뀌었습니다.' },
  kept: /*i18n*/ { id: 'told.kept', message: '상담은 처음 정한 시간에 합니다.' },
  disputed: /*i18n*/ { id: 'told.disputed', message: '상담 참석 여부를 서로 다르게 알려 담당자가 확인합니다.' },
  judgedMet: /*i18n*/ { id: 'told.judgedMet', message: '담당자가 상담 참석 여부를 ‘상담함’으로 정했습니다.' },
  judgedMissed: /*i18n*/ { id: 'told.judgedMissed', message: '담당자가 상담 참석 여부를 ‘상담하지 못함’으로 정했습니다.' },
  dayAhead: /*i18n*/ { id: 'told.dayAhead', message: '하루 안에 시작하는 상담이 있습니다.' },
  soon: /*i18n*/ { id: 'told.soon', message: '곧 시작하는 상담이 있습니다.' },
  participationApproved: /*i18n*/ { id: 'told.participationApproved', message: '상담회 참가가 승인되었습니다.' },
  participationRejected: /*i18n*/ { id: 'told.participationRejected', message: '상담회 참가 신청이 반려되었습니다.' },
  participationEnded: /*i18n*/ { id: 'told.participationEnded', message: '상담회 참가가 취소되었습니다.' },
  introductionRefused: /*i18n*/ { id: 'told.introductionRefused', message: '상담회에 올리신 서류가 반려되었습니다. 다시 올려 주십시오.' },
}
const because = /*i18n*/ { id: 'told.because', message: '까닭: {reason}' }
const pushTitle = /*i18n*/ { id: 'push.title', message: '상담회에서 알려 드립니다' }
const pushAnswer = /*i18n*/ { id: 'push.answer', message: '답하기' }

/** What asks for an answer. */
const asking: readonly NotificationKind[] = ['offered', 'accepted', 'proposed']
/** What is of no use later, in seconds. */
const briefly: Partial<Record<NotificationKind, number>> = { soon: 15 * 60 }

type Told = Pick<Notification, '_id' | '_user' | '_matching' | '_fair' | 'kind' | 'reason'>

/** Where it is looked at: the very matching. */
const pathOf = ({ _matching }: Told): string => (_matching === null ? '/mypage/fairs' : `/mypage/matchings?open=${_matching}`)

type Way = Message['channel']

/** By mail and text message: by those that the member wants to hear from us by. */
async function writeLetters({ db, platform }: Pick<Change, 'db' | 'platform'>, told: Told, only?: Way): Promise<Message[]> {
  const { mail, config } = platform
  const { _user, _fair, kind, reason } = told
  const owner = await db.selectFrom('users').select(['email', 'phone', 'channels', 'locale']).where('_id', '=', _user).executeTakeFirst()
  if (owner === undefined) return []
  const channels = JSON.parse(owner.channels) as string[]
  const addresses = [
    { channel: 'EMAIL', to: owner.email },
    { channel: 'SMS', to: owner.phone },
  ] as const
  const wanted = addresses.flatMap(({ channel, to }) =>
    to !== null && channels.includes(channel) && mail.isAvailable(channel) && (only ?? channel) === channel ? [{ channel, to }] : [],
  )
  if (wanted.length === 0) return []
  const locale = toLocale(owner.locale) ?? 'ko'
  const letterhead = await readLetterhead(db, platform, 'centre', locale)
  const { title } = await requireFair(db, _fair ?? '')
  const why = reason === null ? '' : ` ${translate(locale, because, { reason })}`
  const values = {
    event: `${translate(locale, withoutContent[kind])}${why}`,
    fair: textOf(title, locale),
    link: `${config.origin}${pathOf(told)}`,
  }
  return wanted.map((address) => ({ ...writeMessage(address, 'matching', values, letterhead), ttl: briefly[kind] }))
}

/** How many notifications a member has not read. */
export const countUnread = async (db: Db, _user: string): Promise<number> => {
  const unread = db.selectFrom('notifications').where('_user', '=', _user).where('readAt', 'is', null)
  return Number((await unread.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count)
}

/** To the member's devices, each in its own language: generic words, and where to look. */
async function writePushes(db: Db, told: Told): Promise<Message[]> {
  const { _id, _user, _matching, kind } = told
  const devices = await subscriptionsOf(db, _user)
  if (devices.length === 0) return []
  const waiting = await countWaiting(db, _user)
  const { folder } = sites.centre
  const payloadOf = async (locale: Locale): Promise<PushPayload> => ({
    title: (await readSite(db, 'centre', locale)).name || translate(locale, pushTitle),
    icon: `${folder}/icons/192.png`,
    badge: `${folder}/icons/badge.png`,
    body: translate(locale, withoutContent[kind]),
    url: pathOf(told),
    tag: _matching ?? _id,
    waiting,
    ...(asking.includes(kind) ? { answer: translate(locale, pushAnswer) } : {}),
  })
  return Promise.all(
    devices.map(async ({ _id: to, locale }) => ({
      channel: 'PUSH' as const,
      to,
      subject: '',
      text: JSON.stringify(await payloadOf(locale)),
      ttl: briefly[kind],
    })),
  )
}

/**
 * Sends what a member was told by all ways but the app, without saying who and when. In a transaction.
 * @param only by this way
 * @returns how many messages it has become
 */
export async function sendNotification(change: Omit<Change, 'now'>, told: Told, only?: Way): Promise<number> {
  const { db, platform, afterCommit } = change
  const letters = only === 'PUSH' ? [] : await writeLetters(change, told, only)
  const pushes = only === undefined || only === 'PUSH' ? await writePushes(db, told) : []
  for (const message of [...letters, ...pushes]) {
    const _delivery = await enqueue(db, 'matching', message, told._user, told._id)
    afterCommit(async () => platform.mail.deliver(_delivery))
  }
  return letters.length + pushes.length
}

/** Tells a member the same once more, by one way. Returns by how many messages: none where nothing is known of it any more, or it is of no use now. */
export async function resendNotification({ db, request, afterCommit }: WriteContext, _id: string, only: Way): Promise<number> {
  const { platform } = request.server
  const told = await db
    .selectFrom('notifications as n')
    .leftJoin('matchings as m', 'm._id', 'n._matching')
    .select(({ fn }) => [
      'n._id',
      'n._user',
      'n._matching',
      'n.kind',
      'n.reason',
      'n.createdAt',
      fn.coalesce('n._fair', 'm._fair').as('_fair'),
    ])
    .where('n._id', '=', _id)
    .executeTakeFirst()
  if (told === undefined) return 0
  const useful = briefly[told.kind]
  // A meeting that was to begin soon has begun.
  if (useful !== undefined && Date.now() - Date.parse(told.createdAt) > useful * 1000) return 0
  return sendNotification({ db, platform, afterCommit }, told, only)
}
