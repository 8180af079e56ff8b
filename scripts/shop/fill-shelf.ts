import { categories } from '#contract/shop/categories.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { noShop, setting } from '#contract/site/setting.ts'
import type { Database } from '#server/db/database.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import { moveStock, stockOf } from '#server/shop/stock.ts'
import { storeVariants } from '#server/shop/variants.ts'
import { setting as firstSetting } from '#server/site/first/setting.ts'
import { nameOf, numbered } from '../console-data.ts'

const words = ['녹차', '머그', '누비 가방', '향초', '보자기', '꿀', '유기 수저', '모시 수건', '비누', '공책']

async function addCategories(database: Database): Promise<string[]> {
  const add = async (code: string, _parent: string | null) =>
    (await repositoryOf(categories).insert(database.db, { code, name: { ko: code }, _parent }))._id
  const leaves: string[] = []
  for (let top = 0; top < 4; top += 1) {
    const first = await add(`top-${top}`, null)
    for (let middle = 0; middle < 5; middle += 1) {
      const second = await add(`middle-${top}-${middle}`, first)
      for (let low = 0; low < 5; low += 1) leaves.push(await add(`low-${top}-${middle}-${low}`, second))
    }
  }
  return leaves
}

/** Fills a shop with products of two variants each, in 120 categories of three levels; a quarter of them is sold out. */
export async function fillShelf(database: Database, size: number): Promise<void> {
  const shop = { ...noShop, isOn: true, bankAccount: '은행 000', purchaseSafety: { ko: '에스크로' } }
  await repositoryOf(setting).insert(database.db, { ...firstSetting, shop })
  const leaves = await addCategories(database)
  const batch = 500
  for (let from = 0; from < size; from += batch)
    await database.db.transaction().execute(async (db) => {
      for (let count = from; count < from + batch; count += 1) {
        const product = await repositoryOf(shopProducts).insert(db, {
          name: { ko: `${words[count % words.length]} ${nameOf(count)}` },
          summary: { ko: '작은 공방에서 손으로 만든 물건입니다.' },
          description: { ko: `<p>만든 사람과 재료 ${numbered(count)}</p>`.repeat(20) },
          maker: { ko: `공방 ${count % 300}` },
          _category: leaves[count % leaves.length],
          price: 1000 + ((count * 7919) % 150) * 1000,
          listPrice: null,
          taxKind: 'taxable',
          sale: 'onSale',
          isPickUp: count % 3 === 0,
          thumb: null,
          images: [],
          options: [{ name: { ko: '색' }, values: [{ ko: '쪽' }, { ko: '감' }] }],
          variants: [0, 1].map((place) => ({ code: `V-${count}-${place}`, values: [place === 0 ? '쪽' : '감'], priceDifference: 0 })),
          createdAt: new Date(Date.now() - (size - count) * 60_000).toISOString(),
        })
        await storeVariants(db, product, 'ko')
        if (count % 4 === 0) continue
        for (const { _id } of await stockOf(db, product))
          await moveStock(db, { _variant: _id, kind: 'received', amount: 10, reason: null, _user: null })
      }
    })
}
