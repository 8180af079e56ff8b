import { showCollectionCode } from '#contract/shop/collection-code.ts'
import type { OrderNotification } from '#contract/shop/notification-kinds.ts'
import type { Parcel } from '#contract/shop/parcels.ts'
import type { Locale } from '#contract/locale.ts'
import type { Db } from '../../db/schema.ts'
import { translate } from '../../http/catalogues.ts'
import { addressOf } from '../../http/origins.ts'
import { enqueue } from '../../mail/deliveries.ts'
import { readLetterhead } from '../../mail/letterhead.ts'
import { messageTemplate, writeMessage } from '../../mail/templates.ts'
import { type ModuleNotifications, notificationLetter, type NotificationKind, templateOfKind } from '../../notifications/kinds.ts'
import type { Change } from '../../notifications/notify.ts'
import { readCollectionCodes } from './collection.ts'
import { parcelsOf, readParcels } from './parcel-rows.ts'
import { type Order, orderRepository } from './rows.ts'

const collectWith = /*i18n*/ { id: 'told.collectionCode', message: '수령 코드는 {collectionCode}입니다.' }
const trackWith = /*i18n*/ { id: 'told.parcel', message: '보낸 상품 {pieces}개, 배송 조회: {tracking}' }
const sent: readonly string[] = ['shipped', 'partShipped'] satisfies OrderNotification[]
const collected: readonly string[] = ['ready', 'stillReady'] satisfies OrderNotification[]

/** Mails and lock screens lie open: what they say names neither goods nor money. */
const kinds: Readonly<Record<OrderNotification, NotificationKind>> = {
  placed: {
    text: /*i18n*/ { id: 'notified.placed', message: '주문 {number}을 받았습니다. 결제하실 방법과 기한을 확인해 주십시오.' },
    discreetText: /*i18n*/ { id: 'told.placed', message: '주문을 받았습니다. 결제하실 방법과 기한을 확인해 주십시오.' },
  },
  won: {
    text: /*i18n*/ {
      id: 'notified.won',
      message: '경매에서 낙찰받으셨습니다. 주문 {number}에서 결제하실 금액과 기한을 확인해 주십시오.',
    },
    discreetText: /*i18n*/ { id: 'told.won', message: '경매에서 낙찰받으셨습니다. 결제하실 금액과 기한을 확인해 주십시오.' },
  },
  wonUnpaid: {
    text: /*i18n*/ {
      id: 'notified.wonUnpaid',
      message: '낙찰받으신 주문 {number}의 결제 기한이 지났습니다. 결제하시거나 담당자에게 연락해 주십시오.',
    },
    discreetText: /*i18n*/ {
      id: 'told.wonUnpaid',
      message: '낙찰받으신 것의 결제 기한이 지났습니다. 결제하시거나 담당자에게 연락해 주십시오.',
    },
  },
  quoted: {
    text: /*i18n*/ {
      id: 'notified.quoted',
      message: '주문 {number}의 배송비를 정했습니다. 결제하실 금액과 기한을 확인해 주십시오.',
    },
    discreetText: /*i18n*/ { id: 'told.quoted', message: '주문의 배송비를 정했습니다. 결제하실 금액과 기한을 확인해 주십시오.' },
  },
  paid: {
    text: /*i18n*/ { id: 'notified.paid', message: '주문 {number}의 결제를 확인했습니다.' },
    discreetText: /*i18n*/ { id: 'told.paid', message: '주문의 결제를 확인했습니다.' },
  },
  shipped: {
    text: /*i18n*/ { id: 'notified.parcelSent', message: '주문 {number}의 상품 {pieces}개를 보내 드렸습니다. {tracking}' },
    discreetText: /*i18n*/ { id: 'told.shipped', message: '주문하신 것을 보내 드렸습니다.' },
  },
  partShipped: {
    text: /*i18n*/ {
      id: 'notified.partShipped',
      message: '주문 {number}의 상품 {pieces}개를 먼저 보내 드렸습니다. 나머지는 준비되는 대로 보내 드리겠습니다. {tracking}',
    },
    discreetText: /*i18n*/ {
      id: 'told.partShipped',
      message: '주문하신 것 가운데 일부를 먼저 보내 드렸습니다. 나머지는 준비되는 대로 보내 드리겠습니다.',
    },
  },
  ready: {
    text: /*i18n*/ { id: 'notified.ready', message: '주문 {number}을 센터에서 받아 가실 수 있습니다. 수령 코드: {collectionCode}' },
    discreetText: /*i18n*/ { id: 'told.ready', message: '주문하신 것을 센터에서 받아 가실 수 있습니다.' },
  },
  stillReady: {
    text: /*i18n*/ { id: 'notified.stillReady', message: '주문 {number}이 센터에서 기다리고 있습니다. 수령 코드: {collectionCode}' },
    discreetText: /*i18n*/ { id: 'told.stillReady', message: '주문하신 것이 센터에서 기다리고 있습니다.' },
  },
  delivered: {
    text: /*i18n*/ { id: 'notified.delivered', message: '주문 {number}을 전해 드렸습니다. 7일이 지나면 구매가 확정됩니다.' },
    discreetText: /*i18n*/ { id: 'told.delivered', message: '주문하신 것을 전해 드렸습니다.' },
  },
  confirmsSoon: {
    text: /*i18n*/ {
      id: 'notified.confirmsSoon',
      message: '주문 {number}은 하루 뒤 구매가 확정됩니다. 마음이 바뀌어 돌려보내실 것은 그 전에 신청해 주십시오.',
    },
    discreetText: /*i18n*/ {
      id: 'told.confirmsSoon',
      message: '받으신 주문이 하루 뒤 확정됩니다. 마음이 바뀌어 돌려보내실 것은 그 전에 신청해 주십시오.',
    },
  },
  cancelled: {
    text: /*i18n*/ { id: 'notified.orderCancelled', message: '주문 {number}이 취소되었습니다. 까닭: {reason}' },
    discreetText: /*i18n*/ { id: 'told.orderCancelled', message: '주문이 취소되었습니다.' },
  },
  lapsed: {
    text: /*i18n*/ { id: 'notified.lapsed', message: '주문 {number}은 기한 안에 결제되지 않아 취소되었습니다.' },
    discreetText: /*i18n*/ { id: 'told.lapsed', message: '기한 안에 결제되지 않아 주문이 취소되었습니다.' },
  },
  partCancelled: {
    text: /*i18n*/ {
      id: 'notified.partCancelled',
      message: '주문 {number}에서 일부 상품이 취소되었습니다. 돌려 드릴 금액을 확인해 주십시오.',
    },
    discreetText: /*i18n*/ { id: 'told.partCancelled', message: '주문에서 일부 상품이 취소되었습니다.' },
  },
  returned: {
    text: /*i18n*/ { id: 'notified.returned', message: '주문 {number}의 반품을 확인했습니다. 돌려 드릴 금액을 확인해 주십시오.' },
    discreetText: /*i18n*/ { id: 'told.returned', message: '보내신 반품을 확인했습니다.' },
  },
  returnRefused: {
    text: /*i18n*/ { id: 'notified.returnRefused', message: '주문 {number}의 반품 신청을 받아들이지 못했습니다. 까닭을 확인해 주십시오.' },
    discreetText: /*i18n*/ { id: 'told.returnRefused', message: '반품 신청에 답을 드렸습니다.' },
  },
  exchangeReceived: {
    text: /*i18n*/ {
      id: 'notified.exchangeReceived',
      message: '주문 {number}에서 교환하실 상품을 받았습니다. 내실 배송비가 있는지 확인해 주십시오.',
    },
    discreetText: /*i18n*/ { id: 'told.exchangeReceived', message: '교환하실 상품을 받았습니다. 내실 배송비가 있는지 확인해 주십시오.' },
  },
  exchangeSent: {
    text: /*i18n*/ { id: 'notified.exchangeSent', message: '주문 {number}에서 교환하신 상품을 보내 드렸습니다.' },
    discreetText: /*i18n*/ { id: 'told.exchangeSent', message: '교환하신 상품을 보내 드렸습니다.' },
  },
  exchangeRefunded: {
    text: /*i18n*/ {
      id: 'notified.exchangeRefunded',
      message: '주문 {number}의 상품을 바꿔 드리지 못해 금액을 돌려 드립니다. 돌려 드릴 금액을 확인해 주십시오.',
    },
    discreetText: /*i18n*/ { id: 'told.exchangeRefunded', message: '상품을 바꿔 드리지 못해 금액을 돌려 드립니다.' },
  },
  exchangeRefused: {
    text: /*i18n*/ {
      id: 'notified.exchangeRefused',
      message: '주문 {number}의 교환 신청을 받아들이지 못했습니다. 까닭을 확인해 주십시오.',
    },
    discreetText: /*i18n*/ { id: 'told.exchangeRefused', message: '교환 신청에 답을 드렸습니다.' },
  },
  bounced: {
    text: /*i18n*/ {
      id: 'notified.bounced',
      message: '은행이 주문 {number}의 입금을 되가져갔습니다. 다시 결제해 주셔야 보내 드릴 수 있습니다.',
    },
    discreetText: /*i18n*/ { id: 'told.bounced', message: '주문의 결제가 취소되어 다시 결제해 주셔야 합니다.' },
  },
  chargeReturned: {
    text: /*i18n*/ {
      id: 'notified.chargeReturned',
      message: '주문 {number}이 이미 끝났거나 결제되어, 나중에 결제하신 금액을 돌려 드렸습니다.',
    },
    discreetText: /*i18n*/ { id: 'told.chargeReturned', message: '받을 수 없는 결제 금액을 돌려 드렸습니다.' },
  },
  changeWaits: {
    text: /*i18n*/ { id: 'notified.changeWaits', message: '주문 {number}은 차액을 내시면 바뀝니다. 금액과 기한을 확인해 주십시오.' },
    discreetText: /*i18n*/ { id: 'told.changeWaits', message: '주문은 차액을 내시면 바뀝니다. 금액과 기한을 확인해 주십시오.' },
  },
  changeApplied: {
    text: /*i18n*/ { id: 'notified.changeApplied', message: '차액을 확인해 주문 {number}을 바꿨습니다.' },
    discreetText: /*i18n*/ { id: 'told.changeApplied', message: '차액을 확인해 주문을 바꿨습니다.' },
  },
  changeDropped: {
    text: /*i18n*/ {
      id: 'notified.changeDropped',
      message: '차액을 받지 않은 변경을 거두었습니다. 주문 {number}은 처음 내용대로 보내 드립니다.',
    },
    discreetText: /*i18n*/ {
      id: 'told.changeDropped',
      message: '차액을 받지 않은 변경을 거두었습니다. 주문은 처음 내용대로 보내 드립니다.',
    },
  },
  refunded: {
    text: /*i18n*/ { id: 'notified.refunded', message: '주문 {number}의 금액을 돌려 드렸습니다.' },
    discreetText: /*i18n*/ { id: 'told.refunded', message: '주문의 금액을 돌려 드렸습니다.' },
  },
}

/** News of an order. */
export const orderMessage = messageTemplate({
  name: 'order',
  label: /*i18n*/ '상점 주문 알림',
  site: 'centre',
  variables: {
    event: { label: /*i18n*/ '일어난 일', isRequired: true },
    number: { label: /*i18n*/ '주문 번호' },
    link: { label: /*i18n*/ '볼 수 있는 곳(주소)' },
  },
  subject: /*i18n*/ { id: 'mail.order.subject', message: '[{firm}] 상점에서 알려 드립니다' },
  mail: /*i18n*/ { id: 'mail.order.text', message: '주문 번호 {number}\n\n{event}\n\n로그인하신 뒤 확인하실 수 있습니다: {link}' },
  sms: /*i18n*/ { id: 'mail.order.sms', message: '[{firm}] {event} {link}' },
  example: { event: '…', number: '261127-7K2M9QX4', link: 'https://example.com/mypage/orders' },
})

const ofOrder = /*i18n*/ { id: 'told.orderNumber', message: '주문 번호 {number}' }

/** Adds the code by which something is collected: one brings it along, so mails and text messages say it. Lock screens do not. */
async function withCode(db: Db, event: string, kind: string, _order: string, locale: Locale): Promise<string> {
  const code = collected.includes(kind) ? (await readCollectionCodes(db, [_order])).get(_order) : undefined
  return code === undefined ? event : `${event} ${translate(locale, collectWith, { collectionCode: showCollectionCode(code) })}`
}

/** Finds the parcel that a notification tells of. Those of before parcels were counted tell of the first one. */
function parcelIn(parcels: readonly Parcel[], { parcel = '1' }: Readonly<Record<string, string>>) {
  const found = parcels.find(({ number }) => String(number) === parcel)
  if (found === undefined) return undefined
  const { carrier, trackingNumber, trackingUrl, pieces } = found
  return { pieces: String(pieces.reduce((sum, { quantity }) => sum + quantity, 0)), name: `${carrier} ${trackingNumber}`, trackingUrl }
}

/** Adds how many pieces are in a parcel, and where one sees how far it has come. */
async function withParcel(db: Db, event: string, kind: string, _order: string, data: Readonly<Record<string, string>>, locale: Locale) {
  const found = sent.includes(kind) ? parcelIn(await parcelsOf(db, _order), data) : undefined
  if (found === undefined) return event
  return `${event} ${translate(locale, trackWith, { pieces: found.pieces, tracking: found.trackingUrl ?? found.name })}`
}

/** Kinds that cost nobody anything: whoever types somebody else's number has no messages sent to it, before there is money. */
const untold: readonly OrderNotification[] = ['placed', 'lapsed']

/** Tells a guest of an order by text message, where one can be sent: there is no account to be told by. In the transaction of the change. */
export async function textGuest(
  { db, platform, afterCommit }: Change,
  order: Order,
  kind: OrderNotification,
  data: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { _id, number, phone, guestLocale: locale } = order
  const { mail, config } = platform
  const isReached = mail.isAvailable('SMS') && config.smsCountries.some((prefix) => phone.startsWith(prefix))
  if (locale === null || !isReached || untold.includes(kind)) return
  const said = `${translate(locale, kinds[kind].discreetText)} ${translate(locale, ofOrder, { number })}`
  const event = await withParcel(db, await withCode(db, said, kind, _id, locale), kind, _id, data, locale)
  const template = templateOfKind(shopNotifications.letter, kind, kinds[kind])
  const letterhead = await readLetterhead(db, platform, 'centre', locale)
  const link = addressOf(config, '/shop/order')
  const _delivery = await enqueue(
    db,
    orderMessage.name,
    writeMessage({ channel: 'SMS', to: phone }, template, { event, number, link }, letterhead),
  )
  afterCommit(async () => mail.deliver(_delivery))
}

/** Notifications of the shop, in the trade centre's name. */
export const shopNotifications: ModuleNotifications = {
  site: 'centre',
  kinds,
  pathOf: ({ subject }) => `/mypage/orders/${subject}`,
  describe: async (db, notifications) => {
    const ids = [...new Set(notifications.map(({ subject }) => subject))]
    const found = ids.length === 0 ? [] : await orderRepository.select(db, { where: { _id: { in: ids } } })
    const byId = new Map(found.map((order) => [order._id, order]))
    const toCollect = notifications.filter(({ kind }) => collected.includes(kind)).map(({ subject }) => subject)
    const codes = await readCollectionCodes(db, toCollect)
    const parcels = await readParcels(db, [
      ...new Set(notifications.flatMap(({ kind, subject }) => (sent.includes(kind) ? [subject] : []))),
    ])
    return new Map(
      notifications.map(({ _id, subject, data }) => {
        const { number = '', reason = null } = byId.get(subject) ?? {}
        const code = codes.get(subject)
        const { pieces = '-', name: tracking = '' } = parcelIn(parcels.get(subject) ?? [], data) ?? {}
        const collectionCode = code === undefined ? '-' : showCollectionCode(code)
        return [_id, { values: { number, reason: reason ?? '-', collectionCode, pieces, tracking } }]
      }),
    )
  },
  letter: notificationLetter({
    template: orderMessage,
    valuesOf: async (db, { subject, kind, data }, said, locale) => {
      const order = await orderRepository.find(db, subject)
      if (order === undefined || order === 'removed') return undefined
      const event = await withParcel(db, await withCode(db, said.event, kind, subject, locale), kind, subject, data, locale)
      return { ...said, event, number: order.number }
    },
  }),
  push: {
    title: /*i18n*/ { id: 'push.order.title', message: '상점에서 알려 드립니다' },
    answer: /*i18n*/ { id: 'push.order.answer', message: '보기' },
  },
}
