import type { Locale } from '#contract/locale.ts'
import type { FairState } from '#contract/trade/fair-state.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { readOptions } from '../data/query-client.ts'
import { offlineQuiet } from '../data/resource-queries.ts'
import type { Fair } from './queries.ts'

export interface TradeMenuItem {
  label: MessageDescriptor
  href: string
}
export interface TradeMenuGroup {
  label: MessageDescriptor
  /** The fair that it is about, instead. */
  name?: string
  items: readonly TradeMenuItem[]
}

/** Reads the newest fairs: the menu leads to one of them. Apart from the other reads, since every page of the trade centre has the menu. */
export const newestFairs = (locale: Locale) => readOptions('GET /api/v1/fairs', locale, { query: { limit: 20 } }, offlineQuiet)

const byInterest: readonly FairState[] = ['ongoing', 'applying', 'recruiting', 'upcoming', 'expired']

/** Fairs with the one with most to do first, and the others as they came. */
const mostToDoFirst = (fairs: readonly Fair[]): Fair[] =>
  fairs.toSorted((a, b) => byInterest.indexOf(a.state) - byInterest.indexOf(b.state))

/** The fair that the menu means where the page is about none. */
export const currentFair = (fairs: readonly Fair[]): Fair | undefined => mostToDoFirst(fairs)[0]

/** The parts of a fair. */
const fairParts = (_fair: string): readonly TradeMenuItem[] => [
  { label: msg`행사 안내`, href: `/fairs/${_fair}` },
  { label: msg`참가 상품`, href: `/fairs/${_fair}/products` },
  { label: msg`참가 기업`, href: `/fairs/${_fair}/companies` },
  { label: msg({ context: 'list', message: '바이어' }), href: `/fairs/${_fair}/buyers` },
  { label: msg`매칭 신청`, href: `/fairs/${_fair}/matching` },
]

const allFairs: TradeMenuItem = { label: msg`상담회 일정`, href: '/fairs' }

const shop: TradeMenuItem = { label: msg`상점`, href: '/shop' }
const auction: TradeMenuItem = { label: msg`경매`, href: '/auction' }

/** The menu of the trade centre (specification 2.2). Parts of a fair stand under its name: no link changes the fair in silence. */
export const tradeMenu = (
  fair: Pick<Fair, '_id' | 'title'> | undefined,
  { hasShop, hasAuction }: { hasShop: boolean; hasAuction: boolean },
): readonly TradeMenuGroup[] => [
  { label: msg`상담회`, items: [allFairs, ...(hasShop ? [shop] : []), ...(hasAuction ? [auction] : [])] },
  ...(fair === undefined ? [] : [{ label: msg`상담회`, name: fair.title, items: fairParts(fair._id) }]),
  {
    label: msg`내 활동`,
    items: [
      { label: msg`오늘`, href: '/mypage/today' },
      { label: msg`내 매칭`, href: '/mypage/matchings' },
      { label: msg`내 상품`, href: '/mypage/products' },
      { label: msg`내 상담회`, href: '/mypage/fairs' },
      ...(hasShop ? [{ label: msg`내 주문`, href: '/mypage/orders' }] : []),
      { label: msg`회사 정보`, href: '/mypage/company' },
      { label: msg`즐겨찾기`, href: '/mypage/bookmarks' },
    ],
  },
  {
    label: msg`고객센터`,
    items: [
      { label: msg`1:1 문의`, href: '/mypage/inquiries' },
      { label: msg`자주 묻는 질문`, href: '/fairs/faq' },
      { label: msg`공지사항`, href: '/fairs/notices' },
    ],
  },
]
