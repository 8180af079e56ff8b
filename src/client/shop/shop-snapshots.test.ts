import { expect, it } from 'vitest'
import { shopSnapshots } from './shop-snapshots.ts'

const floorsAt = (rating: unknown) =>
  shopSnapshots.itemOf(
    { collection: 'shopProducts', locale: 'ko', _id: 'a', item: { _id: 'a', createdAt: '', price: 1000, rating } },
    {},
  )?.['ratingFrom']

it('a product on the device is among those with four stars and up as it is at the server', () => {
  expect(floorsAt({ count: 3, average: 4 })).toEqual(['4'])
  expect(floorsAt({ count: 3, average: 3.9 })).toEqual([])
  expect(floorsAt(null)).toEqual([])
  expect(floorsAt(undefined), 'kept before there were reviews').toEqual([])
})
