import { type Canvas, circle, group, polygon, rect, type Stop } from './canvas.ts'
import { lit, shaded, tone } from './palette.ts'

/** A door standing ajar on the origin, light spilling out. */
export function doorAjar(c: Canvas, x: number, floor: number, wall: string, door: string, light: string): void {
  c.add(
    rect(x - 20, floor - 560, 300, 560, shaded(wall, 0.35)),
    rect(
      x,
      floor - 540,
      260,
      540,
      c.linear([
        [0, lit(light, 0.3)],
        [1, light],
      ]),
    ),
  )
  c.add(
    polygon(
      [
        [x + 90, floor - 540],
        [x + 260, floor - 540],
        [x + 260, floor],
        [x + 90, floor + 44],
      ],
      c.linear(
        [
          [0, lit(door, 0.12)],
          [1, shaded(door, 0.3)],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
    circle(x + 116, floor - 250, 9, tone.amber),
  )
  c.add(
    polygon(
      [
        [x + 122, floor - 480],
        [x + 236, floor - 486],
        [x + 236, floor - 300],
        [x + 122, floor - 290],
      ],
      shaded(door, 0.2),
    ),
    polygon(
      [
        [x + 122, floor - 220],
        [x + 236, floor - 236],
        [x + 236, floor - 50],
        [x + 122, floor - 30],
      ],
      shaded(door, 0.24),
    ),
  )
  c.add(
    polygon(
      [
        [x, floor],
        [x + 92, floor],
        [x - 120, floor + 300],
        [x - 480, floor + 300],
      ],
      c.linear([
        [0, light, 0.85],
        [1, light, 0.08],
      ]),
      c.blur(8),
    ),
  )
  c.glow(x + 40, floor - 220, 460, light, 0.4)
}

/** A room's wall and floor, parted by a pale skirting. */
export function walls(c: Canvas, wall: string, floor: string, y: number): void {
  c.fill(
    c.linear(
      [
        [0, lit(wall, 0.16)],
        [1, shaded(wall, 0.18)],
      ],
      0,
      0,
      1,
      0.6,
    ),
  )
  c.add(
    rect(
      -5,
      y,
      c.width + 10,
      c.height - y + 5,
      c.linear([
        [0, lit(floor, 0.12)],
        [1, shaded(floor, 0.26)],
      ]),
    ),
    rect(-5, y - 14, c.width + 10, 14, lit(wall, 0.35)),
  )
}

/** A framed window looking on a sky; `inner` is drawn inside it. */
export function windowOn(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  skyStops: readonly Stop[],
  frame: string,
  inner = '',
  columns = 2,
  rows = 1,
): string {
  const bars: string[] = []
  for (let i = 1; i < columns; i += 1) bars.push(rect(x + (w * i) / columns - 5, y, 10, h, frame))
  for (let i = 1; i < rows; i += 1) bars.push(rect(x, y + (h * i) / rows - 5, w, 10, frame))
  return [
    rect(x, y, w, h, c.linear(skyStops)),
    group(inner, c.inside(rect(x, y, w, h, '#000'))),
    ...bars,
    `<rect x="${x - 8}" y="${y - 8}" width="${w + 16}" height="${h + 16}" fill="none" stroke="${frame}" stroke-width="16"/>`,
    rect(x - 32, y + h + 14, w + 64, 18, lit(frame, 0.3)),
    rect(x - 32, y + h + 32, w + 64, 8, shaded(frame, 0.5), 'opacity="0.4"'),
  ].join('')
}
