import { categories } from '#contract/shop/categories.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { noShop, setting } from '#contract/site/setting.ts'
import { makeOrderNumber } from '#contract/shop/stock-code.ts'
import { shopDayOf } from '#contract/shop/shop-day.ts'
import { notePayer } from '../shop/deposits/rows.ts'
import { readOffers } from '../shop/offers.ts'
import { insertLines, newOrder } from '../shop/orders/place.ts'
import { orderRepository } from '../shop/orders/rows.ts'
import { moveStock, stockOf } from '../shop/stock.ts'
import { storeVariants } from '../shop/variants.ts'
import { setting as firstSetting } from '../site/first/setting.ts'
import type { Stored, TestServer } from './server.ts'

/** The carrier that the shop of a test has. */
const carrier = { name: '시험택배', trackingUrl: 'https://track.example/*' }

/** Opens the shop of a test, where orders are taken: delivery costs 3,000 won below 50,000. */
export const openShop = (server: TestServer) =>
  server.add(setting, {
    ...firstSetting,
    shop: {
      ...noShop,
      isOn: true,
      bankAccount: '시험은행 000-00 센터',
      purchaseSafety: { ko: '에스크로', en: 'Escrow' },
      carriers: [carrier],
    },
  })

type Goods = Stored<typeof shopProducts>

let count = 0

/** Adds a product without options past the API, with so many pieces of it. */
export async function addGoods(to: TestServer, stock: number, change: Partial<Goods> = {}) {
  const { db } = to.database
  count += 1
  const name = { ko: `상품 ${count}`, en: `Product ${count}` }
  const { _id: _category } = await to.add(categories, { name, code: `category-${count}`, _parent: null })
  const product = await to.add(shopProducts, {
    name,
    _category,
    summary: { ko: '요약' },
    description: { ko: '<p>설명</p>' },
    maker: null,
    price: 10_000,
    listPrice: null,
    taxKind: 'taxable',
    sale: 'onSale',
    isPickUp: true,
    mostEach: null,
    thumb: null,
    images: [],
    options: [],
    variants: [{ code: `GOODS-${count}`, values: [], priceDifference: 0 }],
    disclosure: null,
    ...change,
  })
  await db.transaction().execute(async (own) => {
    await storeVariants(own, product, 'ko')
    for (const { _id } of await stockOf(own, product))
      if (stock > 0) await moveStock(own, { _variant: _id, kind: 'received', amount: stock, reason: null, _user: null })
  })
  const [variant] = await stockOf(db, product)
  if (variant === undefined) throw new Error('it has one variant')
  return { product, _variant: variant._id }
}

/** Pieces of a variant that there are. */
export const stockAt = async (to: TestServer, _variant: string): Promise<number> =>
  (await to.database.db.selectFrom('shopVariants').select('stock').where('_id', '=', _variant).executeTakeFirstOrThrow()).stock

/** Adds an order of one piece of each variant past the API, which its member has received. @returns its id, and those of its lines */
export async function addOrder({ database: { db } }: TestServer, _user: string, variants: readonly string[]) {
  const at = new Date().toISOString()
  const offers = await readOffers(db, variants, 'ko')
  const lines = variants.map((_variant) => ({
    _variant,
    quantity: 1,
    price: offers.get(_variant)?.offer.price ?? 0,
    discount: 0,
    points: 0,
  }))
  const goods = lines.reduce((sum, { price }) => sum + price, 0)
  const receiver = { method: 'pickUp', receiver: '정서우', phone: '+821000001234', payer: '정서우', note: null } as const
  const amounts = { goods, discount: 0, points: 0, deliveryFee: 0, total: goods, vat: 0, paid: goods }
  const nowhere = { postcode: null, address: null, addressDetail: null }
  return db.transaction().execute(async (own) => {
    const { _id } = await orderRepository.insert(own, {
      ...newOrder,
      ...receiver,
      number: makeOrderNumber(shopDayOf(at)),
      state: 'delivered',
      ...amounts,
      ...nowhere,
      payUntil: at,
      deliveredAt: at,
      _user,
    })
    await notePayer(own, { _id, payer: receiver.payer })
    await insertLines(own, _id, lines, offers, true)
    const rows = await own.selectFrom('shopOrderLines').select('_id').where('_order', '=', _id).orderBy('position').execute()
    return { _id, lines: rows.map((line) => line._id) }
  })
}
