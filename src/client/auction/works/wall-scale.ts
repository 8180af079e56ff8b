interface Size {
  height: number
  width: number
}

/** Places in a drawing of a wall, in cm: x to the right, y downwards from its upper edge. */
export interface WallScale {
  wall: Size
  work: Size & { x: number; y: number }
  /** Upper left corner of the figure, which is 170 cm tall. */
  figure: { x: number; y: number }
  /** A sofa below the work, or what the work stands on; neither where it needs neither. */
  below: 'sofa' | 'plinth' | 'floor'
  floor: number
}

export const figureHeight = 170
const [figureWidth, sofaWidth, plinthHeight] = [50, 200, 90] as const
const margin = 40
/** Height of the eyes, where the middle of what hangs is. */
const eyes = 150

/** Places a work on a wall true to scale, beside a figure. @param isStanding it is no picture to be hung */
export function wallScale({ height, width }: Size, isStanding: boolean): WallScale {
  const floor = Math.max(250, height + margin + (isStanding ? (height < 100 ? plinthHeight : 0) : 20))
  const lower = isStanding ? (height < 100 ? plinthHeight : 0) : Math.max(10, eyes - height / 2)
  const below = isStanding ? (height < 100 ? 'plinth' : 'floor') : lower >= 95 && width <= 2 * sofaWidth ? 'sofa' : 'floor'
  const room = Math.max(width, sofaWidth)
  const left = margin + figureWidth + margin
  return {
    wall: { width: left + room + margin, height: floor + 30 },
    work: { height, width, x: left + (room - width) / 2, y: floor - lower - height },
    figure: { x: margin, y: floor - figureHeight },
    below,
    floor,
  }
}
