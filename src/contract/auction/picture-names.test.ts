import { expect, it } from 'vitest'
import { placeOfPicture } from './picture-names.ts'

it.each([
  ['12.jpg', '12', 0],
  ['12-1.JPG', '12', 0],
  ['12-2.jpeg', '12', 1],
  ['12A_1.png', '12A', 0],
  ['12a_3.webp', '12A', 2],
  ['012.jpg', '12', 0],
  ['Lot 12 (8).jpg', '12', 7],
  ['lot-7.2.png', '7', 1],
  ['9999Z 02.jpg', '9999Z', 1],
])('%s shows lot %s, view %i from 0', (name, lot, index) => expect(placeOfPicture(name)).toEqual({ lot, index }))

it.each(['표지.jpg', '12.gif', '12', '0.jpg', '12-0.jpg', '12-9.jpg', '12345.jpg', '12AB.jpg', '12-2-3.jpg', 'IMG_0012.jpg', '12 앞.jpg'])(
  '%s shows no lot',
  (name) => expect(placeOfPicture(name)).toBeUndefined(),
)
