import { categories } from '#contract/shop/categories.ts'
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

export const seeds: readonly Seed[] = [
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
          async ({ key, category, images = [], variants, listPrice = null, isSoldOut = false, createdDaysAgo, ...product }, place) => ({
            ...product,
            _category: categoryId(category),
            listPrice,
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
