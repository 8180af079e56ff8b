import { toLocale } from '#contract/locale.ts'
import type { NotificationKind } from '#contract/trade/member-notifications.ts'
import { textOf } from '#contract/title.ts'
import { v7 as uuid } from 'uuid'
import type { Db } from '../db/schema.ts'
import { translate } from '../http/catalogues.ts'
import type { Platform } from '../http/platform.ts'
import { enqueue } from '../mail/deliveries.ts'
import { readLetterhead } from '../mail/letterhead.ts'
import { writeMessage } from '../mail/templates.ts'
import { requireFair } from './fair-plan.ts'
import type { MatchingRow } from './matching-rows.ts'

/** What a change of a matching is made with: its transaction, and what follows it. */
export interface Change {
  db: Db
  platform: Platform
  /** ISO 8601. */
  now: string
  afterCommit: (work: () => Promise<void>) => void
}

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
  dayAhead: /*i18n*/ { id: 'told.dayAhead', message: '하루 안에 시작하는 상담이 있습니다.' },
  soon: /*i18n*/ { id: 'told.soon', message: '곧 시작하는 상담이 있습니다.' },
}

/** Sends what a member was told to the addresses by which it wants to hear from us, without saying who and when. */
async function send({ db, platform, afterCommit }: Change, _user: string, _fair: string, kind: NotificationKind): Promise<void> {
  const { mail, config } = platform
  const owner = await db.selectFrom('users').select(['email', 'phone', 'channels', 'locale']).where('_id', '=', _user).executeTakeFirst()
  if (owner === undefined) return
  const channels = JSON.parse(owner.channels) as string[]
  const addresses = [
    { channel: 'EMAIL', to: owner.email },
    { channel: 'SMS', to: owner.phone },
  ] as const
  const wanted = addresses.filter(({ channel, to }) => to !== null && channels.includes(channel) && mail.isAvailable(channel))
  if (wanted.length === 0) return
  const locale = toLocale(owner.locale) ?? 'ko'
  const letterhead = await readLetterhead(db, platform, locale)
  const { title } = await requireFair(db, _fair)
  const values = {
    event: translate(locale, withoutContent[kind]),
    fair: textOf(title, locale),
    link: `${config.origin}/mypage/matchings`,
  }
  for (const { channel, to } of wanted) {
    const _delivery = await enqueue(db, 'matching', writeMessage({ channel, to: to ?? '' }, 'matching', values, letterhead))
    afterCommit(async () => mail.deliver(_delivery))
  }
}

/** Tells members of something about a matching: in the app, and by their own channels. In the transaction of what it is about. */
export async function notify(
  change: Change,
  { _id: _matching, _fair }: Pick<MatchingRow, '_id' | '_fair'>,
  kind: NotificationKind,
  users: readonly string[],
): Promise<void> {
  if (users.length === 0) return
  const rows = users.map((_user) => ({ _id: uuid(), _user, _matching, kind, createdAt: change.now, readAt: null }))
  await change.db.insertInto('notifications').values(rows).execute()
  for (const _user of users) await send(change, _user, _fair, kind)
}
