import { users } from '#contract/account/users.ts'
import { categories } from '#contract/shop/categories.ts'
import type { OwnOrder } from '#contract/shop/own-orders.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { noShop, setting } from '#contract/site/setting.ts'
import { addDemoAccounts } from '#demo/accounts.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import type { Db } from '#server/db/schema.ts'
import { stockOf } from '#server/shop/stock.ts'
import { storeVariants } from '#server/shop/variants.ts'
import { setting as firstSetting } from '#server/site/first/setting.ts'
import type { StandIn } from '#server/testing/payment-gateway.ts'
import type { Caller } from './caller.ts'
import { addShopper, openSessionOf } from './shoppers.ts'

const [members, products] = [40, 8]
/** Each is there in so many colours at one price: one is exchanged for another. */
const colours = ['쪽', '감']
/** Shorter than the life of an access token, in ms. */
const tokenMs = 5 * 60_000

interface Account {
  _id: string
  token: string
  tokenUntil: number
}

/** An order as its shopper knows it. */
export interface PlacedOrder {
  _id: string
  number: string
  phone: string
  /** None: a guest's. */
  member: Account | null
}

/** A way into the gateway's window. */
export interface BegunCharge {
  _id: string
  amount: number
  /** Key of the payment that was allowed there. */
  paymentKey: string
}

interface Goods {
  _product: string
  _variant: string
  price: number
  taxKind: 'taxable' | 'exempt'
}

export const terms = {
  ...noShop,
  isOn: true,
  bankAccount: '은행 000',
  purchaseSafety: { ko: '에스크로' },
  carriers: [{ name: '택배', trackingUrl: null }],
}

/** Everything that random operations know and act on. */
export class TestShop {
  readonly orders: PlacedOrder[] = []
  readonly charges: BegunCharge[] = []
  readonly coupons: string[] = []
  readonly db: Db
  readonly caller: Caller
  readonly gateway: StandIn
  readonly random: () => number
  members: Account[] = []
  goods: Goods[] = []
  staff: Account = { _id: '', token: '', tokenUntil: 0 }

  constructor(parts: Pick<TestShop, 'db' | 'caller' | 'gateway' | 'random'>) {
    this.db = parts.db
    this.caller = parts.caller
    this.gateway = parts.gateway
    this.random = parts.random
  }

  pick<T>(some: readonly T[]): T {
    if (some.length === 0) throw new Error('there is nothing to pick from')
    return some[Math.floor(this.random() * some.length)] as T
  }

  /** A whole number from 1 on. */
  upTo(most: number): number {
    return 1 + Math.floor(this.random() * most)
  }

  isLikely(share: number): boolean {
    return this.random() < share
  }

  /** One of the last orders, mostly, so that many of them go all their way. */
  pickOrder(recent = 60): PlacedOrder | undefined {
    if (this.orders.length === 0) return undefined
    return this.pick(this.isLikely(0.9) ? this.orders.slice(-recent) : this.orders)
  }

  pickCharge(): BegunCharge | undefined {
    return this.charges.length === 0 ? undefined : this.pick(this.isLikely(0.8) ? this.charges.slice(-40) : this.charges)
  }

  async tokenOf(account: Account): Promise<string> {
    if (account.tokenUntil < Date.now()) {
      const token = await openSessionOf(this.db, account._id)
      account.token = (await this.caller.ask('GET /api/auth/accessToken', { token })).answer.accessToken
      account.tokenUntil = Date.now() + tokenMs
    }
    return account.token
  }

  /** Reads an order as its shopper does. Undefined: too many tries of its number have got no answer. */
  async read({ _id, number, phone, member }: PlacedOrder): Promise<OwnOrder | undefined> {
    const { status, answer } =
      member === null
        ? await this.caller.ask('POST /api/v1/shop/orders/read', { headers: this.network(), body: { number, phone } })
        : await this.caller.ask('GET /api/v1/me/orders/{_id}', { token: await this.tokenOf(member), params: { _id } })
    return status === 200 ? answer.order : undefined
  }

  /** Headers of somebody in a network of their own. */
  network(): Record<string, string> {
    return { 'x-forwarded-for': `10.${this.upTo(250)}.${this.upTo(250)}.${this.upTo(250)}` }
  }
}

/** Opens an empty shop past the API: its goods, members and staff. */
export async function fillShop(shop: TestShop): Promise<void> {
  const { db } = shop
  await addDemoAccounts(db, new Date())
  await repositoryOf(setting).insert(db, { ...firstSetting, shop: terms })
  const { _id: _category } = await repositoryOf(categories).insert(db, { code: 'tea', name: { ko: '차' }, _parent: null })
  for (let count = 0; count < products; count += 1) {
    const text = { ko: `찻잔 ${count}` }
    const none = { maker: null, listPrice: null, thumb: null, images: [], disclosure: null }
    const options = [{ name: { ko: '색' }, values: colours.map((ko) => ({ ko })) }]
    // Odd prices: shares of coupons and points are rounded.
    const price = 1000 + ((count * 7919) % 40) * 997
    const taxKind = count % 3 === 0 ? 'exempt' : 'taxable'
    const variants = colours.map((colour, place) => ({ code: `CUP-${count}-${place}`, values: [colour], priceDifference: 0 }))
    const sold = { _category, options, price, taxKind, sale: 'onSale', isPickUp: true, variants } as const
    const product = await repositoryOf(shopProducts).insert(db, { name: text, summary: text, description: text, ...none, ...sold })
    await storeVariants(db, product, 'ko')
    for (const { _id: _variant } of await stockOf(db, product)) shop.goods.push({ _product: product._id, _variant, price, taxKind })
  }
  for (let index = 0; index < members; index += 1)
    shop.members.push({ _id: await addShopper(db, `shopper${index}`), token: '', tokenUntil: 0 })
  const [staff] = await repositoryOf(users).select(db, { where: { username: 'admin' } })
  shop.staff = { _id: staff?._id ?? '', token: '', tokenUntil: 0 }
}
