import { categories } from '#contract/shop/categories.ts'
import { coupons } from '#contract/shop/coupons.ts'
import { shopProducts as resource } from '#contract/shop/products.ts'
import { v7 as uuid } from 'uuid'
import type { Seed } from '../types.ts'
import { shopCategories } from './categories.ts'
import { disclosureOf } from './disclosures.ts'
import { shopProducts } from './products.ts'

const day = 24 * 60 * 60 * 1000

const categoryIds = new Map(shopCategories.map(({ key }) => [key, uuid()]))
const categoryId = (key: string): string => {
  const _id = categoryIds.get(key)
  if (_id === undefined) throw new Error(`the seed names the category ${key}, and there is none`)
  return _id
}

/** Coupons that anybody can take, one that has ended, and one that is closed. */
const demoCoupons = [
  { code: 'WELCOME-2026', name: { ko: '첫 주문 10% 할인', en: '10% off your first order', cn: '首单九折' }, kind: 'percent', value: 10, minimum: 20_000, days: [-30, 60] },
  { code: 'TEA-3000', name: { ko: '차 마시는 날 3,000원 할인', en: '₩3,000 off for tea lovers', cn: '茶友优惠3000韩元' }, kind: 'amount', value: 3000, minimum: 30_000, days: [-10, 20] },
  { code: 'AUTUMN-15', name: { ko: '가을 15% 할인', en: '15% off in autumn', cn: '秋季八五折' }, kind: 'percent', value: 15, minimum: 50_000, days: [-80, -5] },
  { code: 'FAIR-5000', name: { ko: '상담회 손님 5,000원 할인', en: '₩5,000 off for guests of the fair', cn: '洽谈会来宾优惠5000韩元' }, kind: 'amount', value: 5000, minimum: 40_000, days: [-5, 90], isOpen: false },
] as const

export const seeds: readonly Seed[] = [
  {
    resource: coupons,
    rows: async ({ now }) =>
      demoCoupons.map(({ days: [first, last], ...coupon }, place) => ({
        isOpen: true,
        ...coupon,
        startsAt: new Date(now.getTime() + first * day).toISOString(),
        endsAt: new Date(now.getTime() + last * day).toISOString(),
        total: null,
        perMember: 1,
        taken: 0,
        createdAt: new Date(now.getTime() + first * day - place * 1000).toISOString(),
      })),
  },
  {
    resource: categories,
    rows: async ({ now }) =>
      shopCategories.map(({ key, parent, code, name }, index) => ({
        _id: categoryId(key),
        name,
        code,
        _parent: parent === undefined ? null : categoryId(parent),
        createdAt: new Date(now.getTime() - day + index * 1000).toISOString(),
      })),
  },
  {
    resource,
    rows: ({ now, picture }) =>
      Promise.all(
        shopProducts.map(
          async ({ key, category, images = [], variants, listPrice = null, mostEach = null, isSoldOut = false, createdDaysAgo, ...product }, place) => ({
            ...product,
            _category: categoryId(category),
            listPrice,
            mostEach,
            sale: isSoldOut ? 'soldOut' : 'onSale',
            thumb: await picture(key),
            images: await Promise.all(images.map(async (name, index) => ({ index, picture: await picture(name) }))),
            disclosure: disclosureOf({ category, name: product.name, maker: product.maker }),
            variants: variants.map(({ stock: _stock, ...variant }) => variant),
            createdAt: new Date(now.getTime() - createdDaysAgo * day - place * 1000).toISOString(),
          }),
        ),
      ),
  },
]
