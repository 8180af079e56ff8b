import { expect, it } from 'vitest'
import { countLevels, levelOf } from './tiles.ts'

it('a picture has as many levels as it takes to halve it until it fits into one tile', () => {
  expect(
    [
      { width: 512, height: 10 },
      { width: 513, height: 10 },
      { width: 1, height: 2560 },
    ].map(countLevels),
  ).toEqual([1, 2, 4])
})

it('the last level is the picture itself, the first is one tile, and there is nothing beyond them', () => {
  const picture = { width: 1920, height: 2560 }
  expect(levelOf(picture, 3)).toEqual({ scale: 1, width: 1920, height: 2560, columns: 4, rows: 5 })
  expect(levelOf(picture, 0)).toEqual({ scale: 8, width: 240, height: 320, columns: 1, rows: 1 })
  expect([levelOf(picture, 4), levelOf(picture, -1)]).toEqual([undefined, undefined])
})
