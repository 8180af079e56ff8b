import { expect, it } from 'vitest'
import { matchPictures } from './match-pictures.ts'

const work = (lot: string, taken: number[] = []) => ({ _id: `id of ${lot}`, lot, title: `작품 ${lot}`, taken })
const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })

it('gives each file the work and the view that its name says, and tells of the others why not', () => {
  const names = ['12-2.jpg', '표지.jpg', '3.jpg', '12.jpg', '99.jpg', '12_1.jpg', '12A (3).jpg']
  const large = Object.defineProperty(file('3-2.jpg'), 'size', { value: 21 * 1024 * 1024 })
  const files = [...names.map((name) => file(name)), file('3-3.jpg', 'image/gif'), large]
  const { pictures, left } = matchPictures(files, [work('3'), work('12', [1]), work('12A')], ['image/jpeg'])
  expect(pictures.map(({ file: { name }, work: { lot }, index, replaces }) => [name, lot, index, replaces])).toEqual([
    ['3.jpg', '3', 0, false],
    ['12.jpg', '12', 0, false],
    ['12-2.jpg', '12', 1, true],
    ['12A (3).jpg', '12A', 2, false],
  ])
  expect(left.map(({ file: { name }, why }) => [name, why])).toEqual([
    ['표지.jpg', 'name'],
    ['99.jpg', 'lot'],
    ['12_1.jpg', 'twice'],
    ['3-3.jpg', 'type'],
    ['3-2.jpg', 'size'],
  ])
})
