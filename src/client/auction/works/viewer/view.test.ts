import { expect, it } from 'vitest'
import { bounded, fitScale, moved, tilesOf, wholeView, zoomed } from './view.ts'

const picture = { width: 2000, height: 2560 }
const screen = { width: 360, height: 640 }
const whole = wholeView(picture, screen)

it('opens with all of the picture in the middle', () => {
  expect(whole).toEqual({ x: 1000, y: 1280, scale: fitScale(picture, screen) })
  expect(bounded(whole, picture, screen)).toEqual(whole)
  expect(moved(whole, { x: 500, y: -500 }, picture, screen), 'there is nothing to be moved').toEqual(whole)
})

it('zooms around the point under the finger, which stays where it is', () => {
  const at = { x: 60, y: -100 }
  const pointOf = (view: typeof whole) => [view.x + at.x / view.scale, view.y + at.y / view.scale]
  const near = zoomed(zoomed(whole, 6, { x: 0, y: 0 }, picture, screen), 1.5, at, picture, screen)
  const nearer = zoomed(near, 1.1, at, picture, screen)
  expect(pointOf(nearer)[0]).toBeCloseTo(pointOf(near)[0] ?? 0)
  expect(pointOf(nearer)[1]).toBeCloseTo(pointOf(near)[1] ?? 0)
})

it('never leaves the picture, and goes neither nearer nor farther than there is something to see', () => {
  const far = zoomed(whole, 0.1, { x: 0, y: 0 }, picture, screen)
  expect(far).toEqual(whole)
  const near = zoomed(whole, 1000, { x: 0, y: 0 }, picture, screen)
  expect(near.scale).toBe(2)
  const corner = moved(near, { x: 1e6, y: 1e6 }, picture, screen)
  expect([corner.x, corner.y]).toEqual([screen.width / 4, screen.height / 4])
})

it('asks for the tiles that are seen, in the level that is sharp', () => {
  expect(tilesOf(whole, picture, screen, 1).map(({ path }) => path)).toEqual(['1/0/0', '1/0/1'])
  const near = zoomed(whole, 1000, { x: 0, y: 0 }, picture, screen)
  const tiles = tilesOf(near, picture, screen, 1)
  expect(tiles.map(({ path }) => path)).toEqual(['3/1/2', '3/2/2'])
  expect(tiles[0]).toEqual({ path: '3/1/2', left: 512, top: 1024, width: 512, height: 512 })
  const corner = moved(near, { x: -1e6, y: -1e6 }, picture, screen)
  expect(tilesOf(corner, picture, screen, 1).at(-1)).toEqual({ path: '3/3/4', left: 1536, top: 2048, width: 464, height: 512 })
})
