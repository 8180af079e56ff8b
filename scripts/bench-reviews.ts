import { users } from '#contract/account/users.ts'
import { categories } from '#contract/shop/categories.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { noShop, setting } from '#contract/site/setting.ts'
import type { Database } from '#server/db/database.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import { addReview } from '#server/shop/reviews/changes.ts'
import { storeVariants } from '#server/shop/variants.ts'
import { setting as firstSetting } from '#server/site/first/setting.ts'
import { v7 as uuid } from 'uuid'
import { numbered } from './console-data.ts'
import { measureCalls } from './measure-calls.ts'

/** How long the reviews of one product take, with 10,000 of them, and lists of 500 products narrowed by their stars, at the server, on both engines. */
const size = 10_000
const products = 500
const _product = uuid()
const picture = { _file: uuid(), width: 1200, height: 900, placeholder: 'data:image/webp;base64,AAAA' }

async function fill({ db }: Database): Promise<void> {
  await repositoryOf(setting).insert(db, { ...firstSetting, shop: { ...noShop, isOn: true } })
  const { _id: _category } = await repositoryOf(categories).insert(db, { code: 'tea', name: { ko: '차' }, _parent: null })
  const [user] = await repositoryOf(users).select(db, { limit: 1 })
  const ids = [_product, ...Array.from({ length: products - 1 }, () => uuid())]
  await db.transaction().execute(async (own) => {
    for (const [count, _id] of ids.entries()) {
      const text = { ko: `찻잔 ${count}` }
      const none = { maker: null, listPrice: null, thumb: null, images: [], options: [], disclosure: null }
      const code = `V-${count}`
      const variants = [{ code, values: [], priceDifference: 0 }]
      const sold = { _category, price: 10_000, taxKind: 'taxable', sale: 'onSale', isPickUp: true, variants }
      const product = await repositoryOf(shopProducts).insert(own, { _id, name: text, summary: text, description: text, ...none, ...sold })
      await storeVariants(own, product, 'ko')
    }
  })
  const batch = 500
  for (let from = 0; from < size + products; from += batch)
    await db.transaction().execute(async (own) => {
      for (let count = from; count < from + batch; count += 1)
        await addReview(own, {
          _user: user?._id ?? '',
          _product: count < size ? _product : (ids[count - size] ?? _product),
          _line: null,
          rating: (['1', '2', '3', '4', '5'] as const)[(count * 7919) % 5] ?? '5',
          content: `빛깔이 곱고 손에 잘 잡힙니다. ${numbered(count)}`.repeat(3),
          language: 'ko',
          images: count % 4 === 0 ? [{ index: 0, picture }] : [],
          createdAt: new Date(Date.now() - (size + products - count) * 60_000).toISOString(),
        })
    })
}

const page = (query: string) => (round: number) => `/api/v1/shop/products/${_product}/reviews?limit=5&skip=${round * 5}${query}`

await measureCalls({
  title: `${size.toLocaleString('en')} reviews of one product`,
  fill,
  calls: [
    ['newest', page('')],
    ['best', page('&choice=best')],
    ['with pictures', page('&choice=pictures')],
    ['newest, page 1,900', (round) => `/api/v1/shop/products/${_product}/reviews?limit=5&skip=${9500 + round * 5}`],
    ['best, page 1,900', (round) => `/api/v1/shop/products/${_product}/reviews?limit=5&skip=${9500 + round * 5}&choice=best`],
    ['products', (round) => `/api/v1/shop/products?limit=12&skip=${(round % 40) * 12}&sort=${round < 30 ? 'price' : '-price'}`],
    [
      '… four stars and up',
      (round) => `/api/v1/shop/products?limit=12&skip=${(round % 15) * 12}&ratingFrom=4&sort=${round < 30 ? 'price' : '-price'}`,
    ],
    ['console, first page', '/api/console/shop/reviews?limit=50'],
    ['console, unanswered', '/api/console/shop/reviews?limit=50&isAnswered=false&rating=1'],
    ['console, counts', '/api/console/shop/reviews/counts'],
  ],
})
