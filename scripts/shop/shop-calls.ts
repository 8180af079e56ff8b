import { nameOf, numbered } from '../console-data.ts'
import { orderDays } from './fill-orders.ts'

const list = (query: string) => (round: number) => `/api/v1/shop/products?limit=12&skip=${round * 12}${query}`
const orders = (query: string) => (round: number) => `/api/console/shop/orders?limit=50&skip=${(round % 20) * 50}${query}`
const claims = (query: string) => `/api/console/shop/claims?limit=50${query}`
const dayOf = (before: number) => new Date(Date.now() - before * 24 * 3_600_000).toISOString().slice(0, 10)
const sales = (name: string, days: number) => `/api/console/statistics/${name}?from=${dayOf(days - 1)}&to=${dayOf(0)}`
/** What the dashboard asks for: how many there are. */
const countOf = (name: string, query: string) => [`… ${name}`, `/api/console/shop/${query}&limit=1`] as const

/** Calls of the shop, by what is shown, and their addresses. */
export const shopCalls: readonly (readonly [name: string, url: string | ((round: number) => string)])[] = [
  ['newest', list('')],
  ['cheapest', list('&sort=price')],
  ['of a top category', list('&category=top-1')],
  ['… cheapest', list('&category=top-1&sort=price')],
  ['… cheapest in stock', list('&category=top-1&sort=price&inStock=true')],
  [
    'of the lowest level',
    (round) => `/api/v1/shop/products?limit=12&category=low-${round % 4}-${round % 5}-${(round >> 2) % 5}&sort=-price`,
  ],
  ['in stock', list('&inStock=true')],
  ['in a range of prices', list('&priceRange=10-30')],
  ['page 1,600', (round) => `/api/v1/shop/products?limit=12&skip=${19_000 + round * 12}`],
  ['words in a tenth', (round) => `/api/v1/shop/products?limit=12&skip=${round * 12}&q=${encodeURIComponent('누비')}`],
  ['one of all', (round) => `/api/v1/shop/products?limit=12&q=${encodeURIComponent(numbered(4321 + round * 97))}`],
  ['by initials', (round) => `/api/v1/shop/products?limit=12&skip=${round * 12}&q=${encodeURIComponent('ㅂㅈㄱ')}`],
  ['with a typing mistake', (round) => `/api/v1/shop/products?limit=12&skip=${round * 12}&q=${encodeURIComponent('보쟈기')}`],
  ['console: products', '/api/console/shop/products?limit=50'],
  ['… counts', '/api/console/shop/products/counts'],
  ['console: orders', orders('')],
  ['… of a rare state', orders('&state=paid')],
  ['… of the usual state', orders('&state=confirmed')],
  ['… with money to go back', orders('&isOwed=true')],
  ['… by means and state', orders('&means=gateway&state=cancelled')],
  ['… in the middle', (round) => `/api/console/shop/orders?limit=50&skip=${50_000 + round * 50}`],
  ['… counts', '/api/console/shop/orders/counts'],
  ['… counts of a state', '/api/console/shop/orders/counts?state=confirmed'],
  ['… by number', (round) => `/api/console/shop/orders?limit=50&q=${dayOf(round).replaceAll('-', '').slice(2)}-`],
  ['… by a name', (round) => `/api/console/shop/orders?limit=50&q=${encodeURIComponent(nameOf(4321 + round * 97).replace(' ', ''))}`],
  ['… by a part of a phone', (round) => `/api/console/shop/orders?limit=50&q=${String(3_456_789 + round * 7919)}`],
  ['… by many names', (round) => `/api/console/shop/orders?limit=50&skip=${round * 50}&q=${encodeURIComponent('김하늘')}`],
  ['… by initials', (round) => `/api/console/shop/orders?limit=50&skip=${round * 50}&q=${encodeURIComponent('ㄱㅎㄴ')}`],
  ['console: orders to pack', '/api/console/shop/packing'],
  ['console: claims', claims('')],
  ['… that wait', claims('&state=requested')],
  [
    '… by number',
    (round) =>
      claims(
        `&q=${dayOf(round + 30)
          .replaceAll('-', '')
          .slice(2)}-`,
      ),
  ],
  ['… counts', '/api/console/shop/claims/counts'],
  countOf('unpaid', 'orders?state=unpaid'),
  countOf('to send', 'orders?state=paid'),
  countOf('to give back', 'orders?isOwed=true'),
  countOf('confirmed', 'orders?state=confirmed'),
  countOf('troubled payments', 'charges?isTroubled=true'),
  ['member: orders', (round) => `/api/v1/me/orders?limit=20&skip=${(round % 4) * 20}`],
  ['… purchases', (round) => `/api/v1/me/purchases?limit=20&skip=${(round % 4) * 20}`],
  ...(['monthlySales', 'dailySales', 'dayOfWeekSales', 'productsSales'] as const).flatMap((name) => [
    [`${name}, a month`, sales(name, 31)] as const,
    ['… a year', sales(name, 365)] as const,
    ['… three years', sales(name, orderDays)] as const,
  ]),
]
