import { expect, it } from 'vitest'
import { carrierOf, trackingUrlOf } from './carriers.ts'

const carriers = [
  { name: '이음 택배', trackingUrl: 'https://example.com/parcels?number=*' },
  { name: 'Post', trackingUrl: null },
]

it('a carrier is known by its name, however it is spaced', () => {
  expect(carrierOf(carriers, ' 이음택배')?.name).toBe('이음 택배')
  expect(carrierOf(carriers, 'POST')?.name).toBe('Post')
  expect(carrierOf(carriers, '다른택배')).toBeUndefined()
})

it('a parcel has the page that its carrier has, with its number alone', () => {
  expect(trackingUrlOf(carriers, '이음택배', '1234-5678 9')).toBe('https://example.com/parcels?number=123456789')
  expect(trackingUrlOf(carriers, '이음택배', '1&a=2')).toBe('https://example.com/parcels?number=1%26a%3D2')
  expect(trackingUrlOf(carriers, 'post', '1')).toBeNull()
  expect(trackingUrlOf(carriers, '다른택배', '1')).toBeNull()
})
