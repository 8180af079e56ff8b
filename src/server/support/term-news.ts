import { languageTag, type Locale } from '#contract/locale.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { SiteName } from '#contract/sites.ts'
import { terms } from '#contract/support/terms.ts'
import { textOf } from '#contract/title.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { messageTemplate } from '../mail/templates.ts'
import { type Description, type ModuleNotifications, type Notification, notificationLetter } from '../notifications/kinds.ts'

type Term = ItemOf<typeof terms>

/** Mail to a member about a new edition of terms: what it is of, and from when. */
const termsNews = messageTemplate({
  name: 'termsNews',
  label: /*i18n*/ '약관 변경 알림',
  variables: {
    terms: { label: /*i18n*/ '약관', isRequired: true },
    edition: { label: /*i18n*/ '판 번호' },
    day: { label: /*i18n*/ '시행일', isRequired: true },
    link: { label: /*i18n*/ '볼 수 있는 곳(주소)', isRequired: true },
  },
  subject: /*i18n*/ { id: 'mail.termsNews.subject', message: '[{firm}] {terms} {edition}판이 {day}부터 시행됩니다' },
  mail: /*i18n*/ {
    id: 'mail.termsNews.text',
    message:
      '{terms} {edition}판이 {day}부터 시행됩니다.\n\n시행 전에 지금 판과 새 판을 읽어 보실 수 있습니다: {link}\n\n법에 따라 알림 설정과 관계없이 알려 드립니다.',
  },
  sms: /*i18n*/ { id: 'mail.termsNews.sms', message: '[{firm}] {terms} {edition}판이 {day}부터 시행됩니다. {link}' },
  example: { terms: '이용약관', edition: '2.0', day: '2027-01-01', link: 'https://example.com/terms-of-use' },
})

const dayOf = (effectiveAt: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'Asia/Seoul' }).format(new Date(effectiveAt))

/** Words of a notification on its edition: it stays so, whatever becomes of the edition. */
export const termNews = ({ _id, site, code, subject, edition, effectiveAt }: Term) => ({
  module: 'support',
  kind: 'termsChanged',
  subject: _id,
  data: { site, code, edition, effectiveAt, ko: subject.ko, en: textOf(subject, 'en'), cn: textOf(subject, 'cn') },
})

const said = ({ data }: Pick<Notification, 'data'>, locale: Locale) => ({
  terms: data[locale] ?? data['ko'] ?? '',
  edition: data['edition'] ?? '',
  day: dayOf(data['effectiveAt'] ?? '', locale),
})

/** Notifications of the support pages, in the name of the site whose terms they are about. */
export const supportNotifications: ModuleNotifications = {
  site: 'firm',
  siteOf: ({ data }) => data['site'] as SiteName,
  kinds: {
    termsChanged: {
      text: /*i18n*/ {
        id: 'notified.termsChanged',
        message: '{terms} {edition}판이 {day}부터 시행됩니다. 시행 전에 읽어 보실 수 있습니다.',
      },
      discreetText: /*i18n*/ { id: 'told.termsChanged', message: '약관의 새 판이 시행됩니다. 시행 전에 읽어 보실 수 있습니다.' },
      isLegal: true,
    },
  },
  pathOf: ({ data }) => (data['site'] === 'centre' ? `/fairs/${data['code']}` : `/${data['code']}`),
  describe: async (_db, notifications, locale) =>
    new Map(notifications.map((one): [string, Description] => [one._id, { values: said(one, locale) }])),
  letter: notificationLetter({
    template: termsNews,
    valuesOf: async (_db, notification, { link }, locale) => ({ link, ...said(notification, locale) }),
  }),
  push: {
    title: /*i18n*/ { id: 'push.terms.title', message: '약관이 바뀝니다' },
    answer: /*i18n*/ { id: 'push.auction.answer', message: '보기' },
  },
}

/** The edition of a notice, while it is to come. */
export async function findTold(db: Db, _term: string): Promise<Term | undefined> {
  const found = await repositoryOf(terms).find(db, _term)
  return found === undefined || found === 'removed' || !found.isPublished ? undefined : found
}
