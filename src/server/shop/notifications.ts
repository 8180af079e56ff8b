import { languageTag, type Locale } from '#contract/locale.ts'
import { messageTemplate } from '../mail/templates.ts'
import {
  type Description,
  type ModuleNotifications,
  type Notification,
  notificationLetter,
  type NotificationKind,
} from '../notifications/kinds.ts'
import type { Db } from '../db/schema.ts'
import { readOffers } from './offers.ts'
import { shopNotifications as ofOrders } from './orders/notifications.ts'
import { questionRepository, toOwn } from './questions/rows.ts'

/** News of the shop that are about no order. */
export const shopMessage = messageTemplate({
  name: 'shopNews',
  label: /*i18n*/ '상점 소식 알림',
  site: 'centre',
  variables: {
    event: { label: /*i18n*/ '일어난 일', isRequired: true },
    link: { label: /*i18n*/ '볼 수 있는 곳(주소)' },
  },
  subject: /*i18n*/ { id: 'mail.shopNews.subject', message: '[{firm}] 상점에서 알려 드립니다' },
  mail: /*i18n*/ { id: 'mail.shopNews.text', message: '{event}\n\n여기에서 확인하실 수 있습니다: {link}' },
  sms: /*i18n*/ { id: 'mail.shopNews.sms', message: '[{firm}] {event} {link}' },
  example: { event: '…', link: 'https://example.com/mypage/questions' },
})

const letter = notificationLetter({ template: shopMessage, valuesOf: async (_db, _notification, said) => said })

/** Mails and lock screens lie open: what they say names no goods, and nothing of what was asked. */
const kinds = {
  questionAnswered: {
    text: /*i18n*/ { id: 'notified.productQuestion', message: '‘{name}’에 대해 문의하신 것에 답변을 드렸습니다.' },
    discreetText: /*i18n*/ { id: 'told.productQuestion', message: '상품에 대해 문의하신 것에 답변을 드렸습니다.' },
    letter,
  },
  restocked: {
    text: /*i18n*/ { id: 'notified.restocked', message: '기다리시던 상품이 다시 들어왔습니다: {name}' },
    discreetText: /*i18n*/ { id: 'told.restocked', message: '기다리시던 상품이 다시 들어왔습니다.' },
    letter,
    // Another variant of the same product is something else.
    hasOwnTag: true,
  },
  pointsEnd: {
    text: /*i18n*/ { id: 'notified.pointsEnd', message: '{until}부터 포인트 {points}P가 사라집니다. 그 전에 쓰실 수 있습니다.' },
    discreetText: /*i18n*/ { id: 'told.pointsEnd', message: '곧 사라지는 포인트가 있습니다.' },
    letter,
  },
} satisfies Record<string, NotificationKind>

const isNews = ({ kind }: Notification): boolean => kind in kinds
const isRestocked = ({ kind }: Notification): boolean => kind === 'restocked'
const isOfPoints = ({ kind }: Notification): boolean => kind === 'pointsEnd'
const variantOf = ({ data }: Notification): string => data['_variant'] ?? ''

/** Reads what products are called that news are about. */
async function describeNews(db: Db, news: readonly Notification[], locale: Locale): Promise<[string, Description][]> {
  const offers = await readOffers(db, [...new Set(news.filter(isRestocked).map(variantOf))], locale)
  const ids = [...new Set(news.filter((each) => !isRestocked(each) && !isOfPoints(each)).map(({ subject }) => subject))]
  const questions = ids.length === 0 ? [] : await toOwn(db, await questionRepository.select(db, { where: { _id: { in: ids } } }), locale)
  const nameOf = (each: Notification): string | undefined => {
    if (!isRestocked(each)) return questions.find(({ _id }) => _id === each.subject)?.name
    const offer = offers.get(variantOf(each))?.offer
    return offer && [offer.name, ...offer.values].join(' / ')
  }
  return news.map((each) => [each._id, { values: isOfPoints(each) ? endOf(each, locale) : { name: nameOf(each) ?? '-' } }])
}

/** Returns how many points end, and from which day of the shop's clock on. */
function endOf({ data }: Notification, locale: Locale) {
  const tag = languageTag(locale)
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Asia/Seoul' })
  return { points: new Intl.NumberFormat(tag).format(Number(data['points'])), until: day.format(new Date(data['until'] ?? 0)) }
}

const pathOfNews = (news: Notification): string => {
  if (isOfPoints(news)) return '/mypage/points'
  return isRestocked(news) ? `/shop/products/${news.subject}` : `/mypage/questions?open=${news.subject}`
}

/** Notifications of the shop, in the trade centre's name. */
export const shopNotifications: ModuleNotifications = {
  ...ofOrders,
  kinds: { ...ofOrders.kinds, ...kinds },
  pathOf: (notification) => (isNews(notification) ? pathOfNews(notification) : ofOrders.pathOf(notification)),
  describe: async (db, notifications, locale) => {
    const others = notifications.filter((notification) => !isNews(notification))
    return new Map([...(await ofOrders.describe(db, others, locale)), ...(await describeNews(db, notifications.filter(isNews), locale))])
  },
}
