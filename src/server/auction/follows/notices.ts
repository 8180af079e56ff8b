import { programs } from '#contract/auction/programs.ts'
import { languageTag, type Locale } from '#contract/locale.ts'
import { textOf } from '#contract/title.ts'
import type { Db } from '../../db/schema.ts'
import type { Description, Notification, NotificationKind } from '../../notifications/kinds.ts'
import { readByIds } from '../read-by-ids.ts'

/** News of what a member follows. Texts that lie open say neither which artist nor which sale. */
export const followKinds = {
  followedWorks: {
    text: /*i18n*/ { id: 'notified.followedWorks', message: '팔로우하신 작가나 검색의 새 작품 {works}점이 나왔습니다. {name}' },
    discreetText: /*i18n*/ { id: 'told.followedWorks', message: '팔로우하신 작가나 검색의 새 작품이 경매에 나왔습니다.' },
  },
  saleSoon: {
    text: /*i18n*/ { id: 'notified.saleSoon', message: '팔로우하신 {name}: {opens}(한국 시각)에 응찰을 시작합니다.' },
    discreetText: /*i18n*/ { id: 'told.saleSoon', message: '팔로우하신 경매가 하루 안에 시작됩니다.' },
    usefulFor: 24 * 60 * 60,
  },
  saleOpen: {
    text: /*i18n*/ { id: 'notified.saleOpen', message: '팔로우하신 {name}: 응찰을 시작했습니다.' },
    discreetText: /*i18n*/ { id: 'told.saleOpen', message: '팔로우하신 경매가 시작되었습니다.' },
  },
} satisfies Record<string, NotificationKind>

const ofSales: readonly string[] = ['saleSoon', 'saleOpen'] satisfies (keyof typeof followKinds)[]

/** Tells whether a notification is about a sale, and no work. */
export const isOfSale = ({ kind }: Notification): boolean => ofSales.includes(kind)

/** Page of news of what a member follows: that of a sale, or what is followed where there is more than one work; undefined for others. */
export function pathOfFollowed({ kind, subject, data }: Notification): string | undefined {
  if (ofSales.includes(kind)) return `/auction/programs/${subject}`
  return kind === 'followedWorks' && data['works'] !== '1' ? '/mypage/bids?type=follows' : undefined
}

/** Describes news of sales. */
export async function describeSales(db: Db, news: readonly Notification[], locale: Locale): Promise<[string, Description][]> {
  const sales = await readByIds(
    db,
    programs,
    news.map(({ subject }) => subject),
  )
  const moment = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Seoul' })
  return news.map(({ _id, subject, data }) => {
    const sale = sales.get(subject)
    return [
      _id,
      { values: { name: sale === undefined ? '-' : textOf(sale.title, locale), opens: moment.format(new Date(data['opensAt'] ?? 0)) } },
    ]
  })
}
