import { countLevels, levelOf, type PictureSize, tileSize } from '#contract/platform/tiles.ts'

/** Part of a picture that is seen: which of its points is in the middle of the screen, and CSS pixels a pixel of the picture. */
export interface View {
  x: number
  y: number
  scale: number
}
export type Size = PictureSize

/** The scale at which the whole picture is seen. */
export const fitScale = (picture: Size, screen: Size): number => Math.min(screen.width / picture.width, screen.height / picture.height)
/** The scale beyond which nothing more is seen. */
export const maxScale = (picture: Size, screen: Size): number => Math.max(2, 2 * fitScale(picture, screen))

export const wholeView = (picture: Size, screen: Size): View => ({
  x: picture.width / 2,
  y: picture.height / 2,
  scale: fitScale(picture, screen),
})

const clamp = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to)

/** The nearest view that shows nothing but picture, or all of it in the middle. */
export function bounded({ x, y, scale }: View, picture: Size, screen: Size): View {
  const held = clamp(scale, fitScale(picture, screen), maxScale(picture, screen))
  const within = (at: number, of: number, seen: number) => (seen >= of ? of / 2 : clamp(at, seen / 2, of - seen / 2))
  return {
    scale: held,
    x: within(x, picture.width, screen.width / held),
    y: within(y, picture.height, screen.height / held),
  }
}

/** The same view nearer or farther by a factor, around a point of the screen that is so far from its middle. */
export function zoomed(view: View, factor: number, at: { x: number; y: number }, picture: Size, screen: Size): View {
  const scale = clamp(view.scale * factor, fitScale(picture, screen), maxScale(picture, screen))
  const moved = 1 / view.scale - 1 / scale
  return bounded({ scale, x: view.x + at.x * moved, y: view.y + at.y * moved }, picture, screen)
}

/** The same view moved by pixels of the screen. */
export const moved = ({ x, y, scale }: View, by: { x: number; y: number }, picture: Size, screen: Size): View =>
  bounded({ scale, x: x - by.x / scale, y: y - by.y / scale }, picture, screen)

/** A tile: its address below the picture's, and its place in pixels of the picture. */
export interface Tile {
  path: string
  left: number
  top: number
  width: number
  height: number
}

/** The tiles that a view needs, in the level that is sharp on a screen of this density. */
export function tilesOf({ x, y, scale }: View, picture: Size, screen: Size, density: number): Tile[] {
  const levels = countLevels(picture)
  // A pixel of the screen may be a third larger than one of the picture before more is asked for.
  const level = clamp(Math.ceil(Math.log2(scale * density) + levels - 1 - 0.4), 0, levels - 1)
  const of = levelOf(picture, level)
  if (of === undefined) return []
  const step = tileSize * of.scale
  const range = (at: number, seen: number, count: number) => {
    const first = clamp(Math.floor((at - seen / 2) / step), 0, count - 1)
    const last = clamp(Math.floor((at + seen / 2) / step), 0, count - 1)
    return Array.from({ length: last - first + 1 }, (_each, index) => first + index)
  }
  const columns = range(x, screen.width / scale, of.columns)
  return range(y, screen.height / scale, of.rows).flatMap((row) =>
    columns.map((column) => ({
      path: `${level}/${column}/${row}`,
      left: column * step,
      top: row * step,
      width: Math.min(step, picture.width - column * step),
      height: Math.min(step, picture.height - row * step),
    })),
  )
}
