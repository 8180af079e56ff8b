/** Pixels of a side of a tile; the last of a row or column may be smaller. */
export const tileSize = 512

export interface PictureSize {
  width: number
  height: number
}

/** Levels of a picture: the first fits into one tile, each has twice the size of the one before it, and the last is the picture as it is stored. */
export const countLevels = ({ width, height }: PictureSize): number =>
  1 + Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / tileSize)))

/** A level of a picture: its size, and how many pixels of the picture one of its own stands for. */
export interface Level extends PictureSize {
  scale: number
  columns: number
  rows: number
}

/** Describes a level; undefined: the picture has none of that number. */
export function levelOf(picture: PictureSize, level: number): Level | undefined {
  const levels = countLevels(picture)
  if (level < 0 || level >= levels) return undefined
  const scale = 2 ** (levels - 1 - level)
  const [width, height] = [Math.max(1, Math.round(picture.width / scale)), Math.max(1, Math.round(picture.height / scale))]
  return { scale, width, height, columns: Math.ceil(width / tileSize), rows: Math.ceil(height / tileSize) }
}
