import { fairs } from '#contract/trade/fairs.ts'
import type { MatchingNotification, ParticipationNotification } from '#contract/trade/notification-kinds.ts'
import type { Locale } from '#contract/locale.ts'
import { textOf } from '#contract/title.ts'
import { companyOwner } from '../http/company-of.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { translate } from '../http/catalogues.ts'
import { type Description, type ModuleNotifications, type Notification, notificationLetter } from '../notifications/kinds.ts'
import { nameIn } from './fairs/presented-companies.ts'
import { countWaiting, left } from './matchings/matching-rows.ts'
import { matchingMessage } from './messages.ts'
import { agendaFor, invitationFor } from './schedule/invitations.ts'
import { matchingKinds, notificationKinds } from './notification-kinds.ts'

const isOfMatching = ({ kind }: Notification): boolean => kind in matchingKinds
const fairOf = ({ data }: Notification): string => data['_fair'] ?? ''

/** Reads the names of both sides of matchings. One that takes part no longer has its company's name, or none: as in the inbox. */
async function readSides(db: Db, notifications: readonly Notification[], locale: Locale) {
  const ids = [...new Set(notifications.filter(isOfMatching).map(({ subject }) => subject))]
  if (ids.length === 0) return new Map<string, never>()
  const named = (name: string | null, names: string | null, person: string | null) =>
    name === null ? undefined : nameIn({ name, names, person }, locale)
  const rows = await db
    .selectFrom('matchings as m')
    .leftJoin('fairs_participants as b', (join) => join.onRef('b._user', '=', 'm._buyer').onRef('b._fair', '=', 'm._fair'))
    .leftJoin('fairs_participants as s', (join) => join.onRef('s._user', '=', 'm._seller').onRef('s._fair', '=', 'm._fair'))
    .innerJoin('users as bu', 'bu._id', 'm._buyer')
    .innerJoin('users as su', 'su._id', 'm._seller')
    .leftJoin('companies as bc', (join) => join.on('bc._user', '=', companyOwner('bu')))
    .leftJoin('companies as sc', (join) => join.on('sc._user', '=', companyOwner('su')))
    .select([
      'm._id',
      'm._buyer',
      'bc.names as buyerNames',
      'sc.names as sellerNames',
      'b.person as buyerPerson',
      's.person as sellerPerson',
    ])
    .select(({ fn }) => [fn.coalesce('b.name', 'bc.name').as('buyer'), fn.coalesce('s.name', 'sc.name').as('seller')])
    .where('m._id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ _id, _buyer, buyer, buyerNames, buyerPerson, seller, sellerNames, sellerPerson }) => [
      _id,
      { _buyer, buyer: named(buyer, buyerNames, buyerPerson), seller: named(seller, sellerNames, sellerPerson) },
    ]),
  )
}

/** Reads what fairs are called in a language. */
async function readFairNames(db: Db, notifications: readonly Notification[], locale: Locale): Promise<Map<string, string>> {
  const ids = [...new Set(notifications.filter((one) => !isOfMatching(one)).map(({ subject }) => subject))]
  const found = ids.length === 0 ? [] : await repositoryOf(fairs).select(db, { where: { _id: { in: ids } } })
  return new Map(found.map(({ _id, title }) => [_id, textOf(title, locale)]))
}

async function describe(db: Db, notifications: readonly Notification[], locale: Locale): Promise<Map<string, Description>> {
  const sides = await readSides(db, notifications, locale)
  const fairNames = await readFairNames(db, notifications, locale)
  return new Map(
    notifications.map((notification) => {
      const { _id, _user, subject, data } = notification
      const isMatching = isOfMatching(notification)
      const matching = sides.get(subject)
      const other = (matching?._buyer === _user ? matching.seller : matching?.buyer) ?? translate(locale, left)
      const values = { name: isMatching ? other : (fairNames.get(subject) ?? ''), reason: data['reason'] ?? '' }
      return [_id, { values, former: { _matching: isMatching ? subject : null, _fair: fairOf(notification) } }]
    }),
  )
}

/** Kinds by which a meeting gets, changes or loses its time. */
const changesMeeting: ReadonlySet<string> = new Set<MatchingNotification>(['confirmed', 'moved', 'cancelled', 'planChanged'])

/** Kinds by which all meetings of a member at a fair do. */
const changesAgenda: ReadonlySet<string> = new Set<ParticipationNotification>(['schedulePublished', 'meetingsChanged', 'venueChanged'])

/** Notifications of the trade centre. Mails and lock screens lie open: they say neither whom one meets nor when. */
export const tradeNotifications: ModuleNotifications = {
  site: 'centre',
  kinds: notificationKinds,
  pathOf: (notification) => {
    if (notification.kind === 'messageOfMatching') return `/mypage/matchings?open=${notification.subject}#messages`
    if (isOfMatching(notification)) return `/mypage/matchings?open=${notification.subject}`
    if (notification.kind === 'surveyWanted') return `/fairs/${notification.subject}/survey`
    if (notification.kind === 'slotFree') return '/mypage/matchings'
    if (notification.kind === 'taskDue') return '/mypage/today'
    if (notification.kind === 'outcomesWanted') return `/mypage/schedule/${notification.subject}`
    return changesAgenda.has(notification.kind) ? `/mypage/schedule/${notification.subject}` : '/mypage/fairs'
  },
  describe,
  letter: notificationLetter({
    template: matchingMessage,
    calendarOf: async (platform, db, { _user, kind, subject }, locale) => {
      if (changesAgenda.has(kind))
        return agendaFor(platform, db, { _fair: subject, _user, locale, hasCancelled: kind === 'meetingsChanged' })
      if (!changesMeeting.has(kind)) return undefined
      const row = await db.selectFrom('matchings').selectAll().where('_id', '=', subject).executeTakeFirst()
      return row && invitationFor(platform, db, { row, _user, locale })
    },
    valuesOf: async (db, notification, said, locale) => {
      const fair = await repositoryOf(fairs).find(db, fairOf(notification))
      return fair === undefined || fair === 'removed' ? undefined : { ...said, fair: textOf(fair.title, locale) }
    },
  }),
  push: {
    title: /*i18n*/ { id: 'push.title', message: '상담회에서 알려 드립니다' },
    answer: /*i18n*/ { id: 'push.answer', message: '답하기' },
  },
  countWaiting,
}
