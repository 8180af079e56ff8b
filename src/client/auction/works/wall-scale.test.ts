import { expect, it } from 'vitest'
import { wallScale } from './wall-scale.ts'

const sizes = [
  [20, 15],
  [72.7, 60.6],
  [162.2, 130.3],
  [260, 400],
  [500, 20],
] as const

it('each size keeps its own measure, within the wall, above the floor and beside the figure', () => {
  for (const [height, width] of sizes)
    for (const isStanding of [false, true]) {
      const { wall, work, figure, floor } = wallScale({ height, width }, isStanding)
      expect([work.height, work.width]).toEqual([height, width])
      expect(work.y).toBeGreaterThan(0)
      expect(work.y + height).toBeLessThanOrEqual(floor)
      expect(work.x).toBeGreaterThan(figure.x + 50)
      expect(work.x + width).toBeLessThanOrEqual(wall.width)
      expect(floor - figure.y).toBe(170)
    }
})

it('hangs above a sofa where there is room, and stands on a plinth where it is small', () => {
  expect(wallScale({ height: 72.7, width: 60.6 }, false).below).toBe('sofa')
  expect(wallScale({ height: 200, width: 100 }, false).below).toBe('floor')
  expect(wallScale({ height: 40, width: 30 }, true).below).toBe('plinth')
  expect(wallScale({ height: 180, width: 60 }, true)).toMatchObject({ below: 'floor' })
})
