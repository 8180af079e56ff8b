import { describe, expect, it } from 'vitest'
import { filesFor, namesIn, picturesOf, productKeyOf } from './product-rows.ts'

describe('rows of a sheet of products', () => {
  it('are of one product by its id, or by the name of one that is new', () => {
    const keyOf = (_id: string, name: string, row: number) => productKeyOf((path) => (path === '_id' ? _id : name), row)
    expect(keyOf('019A', '찻잔', 2)).toBe(keyOf(' 019a ', '', 3))
    expect(keyOf('', '찻잔', 2)).toBe(keyOf('', '찻잔 ', 3))
    expect(keyOf('', '찻잔', 2)).not.toBe(keyOf('', '접시', 3))
    expect(keyOf('', '', 2)).not.toBe(keyOf('', '', 3))
  })

  it('name pictures by their files, whatever their capitals and however they are composed', () => {
    expect(namesIn(' cup-1.jpg ;; cup-2.jpg\ncup-3.jpg')).toEqual(['cup-1.jpg', 'cup-2.jpg', 'cup-3.jpg'])
    const files = [{ name: '잔.jpg'.normalize('NFD') }, { name: 'CUP-2.JPG' }]
    expect(filesFor('잔.jpg; cup-1.jpg; cup-2.jpg', files)).toEqual([
      { file: files[0], index: 0 },
      { file: files[1], index: 2 },
    ])
  })

  it('have the main picture first, then the others in their places', () => {
    const picture = (_file: string) => ({ _file, width: 1, height: 1, placeholder: '' })
    const images = [
      { index: 4, picture: picture('c') },
      { index: 1, picture: picture('b') },
    ]
    expect(picturesOf({ thumb: picture('a'), images }).map(({ _file }) => _file)).toEqual(['a', 'b', 'c'])
    expect(picturesOf({ thumb: null, images: [] })).toEqual([])
  })
})
