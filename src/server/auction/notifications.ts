import { authors } from '#contract/auction/authors.ts'
import { lotAt } from '#contract/auction/lot-number.ts'
import { works } from '#contract/auction/works.ts'
import { textOf } from '#contract/title.ts'
import type { OfficeEvent } from '../mail/office-alerts.ts'
import { messageTemplate } from '../mail/templates.ts'
import { type Description, type ModuleNotifications, notificationLetter, type NotificationKind } from '../notifications/kinds.ts'
import { describeSales, followKinds, isOfSale, pathOfFollowed } from './follows/notices.ts'
import { readByIds } from './read-by-ids.ts'

/** Events of the auction that staff may hear of. */
export const auctionEvents: readonly OfficeEvent[] = [
  {
    name: 'offer',
    label: /*i18n*/ '경매 작품의 구매 제안',
    text: /*i18n*/ { id: 'office.offer', message: '경매 작품의 구매 제안이 들어왔거나 끝났습니다.' },
    scope: 'console:auction',
    address: 'auction/works',
    site: 'centre',
  },
]

/** News of lots on which a member has bid. */
export const auctionMessage = messageTemplate({
  name: 'auctionNews',
  label: /*i18n*/ '경매 소식 알림',
  site: 'centre',
  variables: {
    event: { label: /*i18n*/ '일어난 일', isRequired: true },
    link: { label: /*i18n*/ '볼 수 있는 곳(주소)' },
  },
  subject: /*i18n*/ { id: 'mail.auctionNews.subject', message: '[{firm}] 경매에서 알려 드립니다' },
  mail: /*i18n*/ { id: 'mail.auctionNews.text', message: '{event}\n\n여기에서 확인하실 수 있습니다: {link}' },
  sms: /*i18n*/ { id: 'mail.auctionNews.sms', message: '[{firm}] {event} {link}' },
  example: { event: '…', link: 'https://example.com/auction/works/…' },
})

/** Mails and lock screens lie open: what they say names no work. No text says a sum: who reads it later sees the price as it is then. */
const kinds = {
  outbid: {
    text: /*i18n*/ { id: 'notified.outbid', message: '{name}에 더 높은 응찰이 있어 이제 다른 분이 앞서고 있습니다.' },
    discreetText: /*i18n*/ { id: 'told.outbid', message: '응찰하신 작품에 더 높은 응찰이 있습니다.' },
  },
  endsSoon: {
    text: /*i18n*/ { id: 'notified.endsSoon', message: '응찰하신 {name}: {minutes}분 안에 마감합니다.' },
    discreetText: /*i18n*/ { id: 'told.endsSoon', message: '응찰하신 작품이 곧 마감합니다.' },
    usefulFor: 10 * 60,
  },
  restated: {
    text: /*i18n*/ {
      id: 'notified.lotRestated',
      message: '응찰하신 {name}: 작품 정보가 바뀌었습니다. 철회하실 수 있는 기한을 확인해 주십시오.',
    },
    discreetText: /*i18n*/ {
      id: 'told.lotRestated',
      message: '응찰하신 작품의 정보가 바뀌었습니다. 철회하실 수 있는 기한을 확인해 주십시오.',
    },
  },
  withdrawn: {
    text: /*i18n*/ { id: 'notified.lotWithdrawn', message: '응찰하신 {name}: 출품이 철회되었습니다.' },
    discreetText: /*i18n*/ { id: 'told.lotWithdrawn', message: '응찰하신 작품의 출품이 철회되었습니다.' },
  },
  called: {
    text: /*i18n*/ { id: 'notified.lotCalled', message: '응찰하신 {name}: 지금 경매장에서 호가하고 있습니다.' },
    discreetText: /*i18n*/ { id: 'told.lotCalled', message: '응찰하신 작품을 지금 경매장에서 호가하고 있습니다.' },
    usefulFor: 5 * 60,
  },
  bidEntered: {
    text: /*i18n*/ {
      id: 'notified.bidEntered',
      message: '{name}: 전화나 서면으로 맡기신 응찰을 직원이 넣었습니다. ‘내 응찰’에서 확인해 주십시오.',
    },
    discreetText: /*i18n*/ { id: 'told.bidEntered', message: '맡기신 경매 응찰을 직원이 넣었습니다. ‘내 응찰’에서 확인해 주십시오.' },
  },
  offered: {
    text: /*i18n*/ {
      id: 'notified.lotOffered',
      message: '{name}: 회원님께 구매를 제안해 드립니다. ‘내 응찰’에서 기한 안에 답해 주십시오.',
    },
    discreetText: /*i18n*/ { id: 'told.lotOffered', message: '경매 작품의 구매를 제안해 드립니다. ‘내 응찰’에서 기한 안에 답해 주십시오.' },
  },
  offerEnded: {
    text: /*i18n*/ {
      id: 'notified.lotOfferEnded',
      message: '{name}: 제안이 끝났습니다. 기한이 지났거나 다른 분이 먼저 결정하셨습니다. 관심에 감사드립니다.',
    },
    discreetText: /*i18n*/ { id: 'told.lotOfferEnded', message: '경매 작품에 대한 제안이 끝났습니다. ‘내 응찰’에서 확인해 주십시오.' },
  },
  offerDeclined: {
    text: /*i18n*/ {
      id: 'notified.lotOfferDeclined',
      message: '{name}: 회원님의 구매 제안을 받아들이지 못했습니다. 제안해 주셔서 감사합니다.',
    },
    discreetText: /*i18n*/ { id: 'told.lotOfferDeclined', message: '경매 작품에 대한 회원님의 제안에 답을 드렸습니다.' },
  },
  ...followKinds,
} satisfies Record<string, NotificationKind>

export type AuctionNotification = keyof typeof kinds

/** News that lead to the own bids: of bids that staff entered, of offers, and of a work whose page may be gone. */
const ofOwnBids: readonly string[] = ['bidEntered', 'offered', 'offerEnded', 'offerDeclined', 'withdrawn'] satisfies AuctionNotification[]

/** Notifications of the auction, in the trade centre's name. */
export const auctionNotifications: ModuleNotifications = {
  site: 'centre',
  kinds,
  pathOf: (news) => pathOfFollowed(news) ?? (ofOwnBids.includes(news.kind) ? '/mypage/bids' : `/auction/works/${news.subject}`),
  describe: async (db, all, locale) => {
    const notifications = all.filter((news) => !isOfSale(news))
    const shown = await readByIds(
      db,
      works,
      notifications.map(({ subject }) => subject),
    )
    const artists = await readByIds(
      db,
      authors,
      [...shown.values()].map(({ _author }) => _author),
    )
    return new Map([
      ...(await describeSales(db, all.filter(isOfSale), locale)),
      ...notifications.map(({ _id, subject, data }): [string, Description] => {
        const work = shown.get(subject)
        const artist = artists.get(work?._author ?? '')
        const name =
          work === undefined
            ? '-'
            : `Lot ${lotAt(work.place)}, ${[artist && textOf(artist.name, locale), textOf(work.title, locale)].filter(Boolean).join(', ')}`
        return [_id, { values: { name, minutes: data['minutes'] ?? '', works: data['works'] ?? '' } }]
      }),
    ])
  },
  letter: notificationLetter({ template: auctionMessage, valuesOf: async (_db, _notification, said) => said }),
  push: {
    title: /*i18n*/ { id: 'push.auction.title', message: '경매에서 알려 드립니다' },
    answer: /*i18n*/ { id: 'push.auction.answer', message: '보기' },
  },
}
