import { type Canvas, ellipse, polygon, rect } from './canvas.ts'
import { leafBranch } from './greenery.ts'
import { lit, shaded } from './palette.ts'

export type Light = 'left' | 'right' | 'panes' | 'leaves' | 'lamp' | 'flat'

/** A wall and a table top with the chosen light falling across them. */
export function tabletop(c: Canvas, wall: string, table: string, y: number, light: Light): void {
  const { width: w, height: h } = c
  c.fill(
    c.linear(
      [
        [0, lit(wall, 0.2)],
        [0.6, wall],
        [1, shaded(wall, 0.2)],
      ],
      0,
      0,
      0.8,
      1,
    ),
  )
  const beam = lit(wall, 0.75)
  if (light === 'left')
    c.add(
      polygon(
        [
          [-40, -20],
          [w * 0.32, -20],
          [w * 0.98, y],
          [w * 0.42, y],
        ],
        beam,
        `opacity="0.4" ${c.blur(16)}`,
      ),
    )
  if (light === 'right')
    c.add(
      polygon(
        [
          [w * 0.64, -20],
          [w + 40, -20],
          [w * 0.56, y],
          [w * 0.08, y],
        ],
        beam,
        `opacity="0.4" ${c.blur(16)}`,
      ),
    )
  if (light === 'panes')
    for (const [i, k] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const px = w * 0.46 + i * 210 + k * 50
      const py = 40 + k * 240 + i * 26
      c.add(
        polygon(
          [
            [px, py],
            [px + 186, py + 24],
            [px + 226, py + 240],
            [px + 40, py + 216],
          ],
          beam,
          `opacity="0.5" ${c.blur(6)}`,
        ),
      )
    }
  if (light === 'leaves') {
    c.add(
      polygon(
        [
          [w * 0.05, -20],
          [w * 0.6, -20],
          [w, y],
          [w * 0.3, y],
        ],
        beam,
        `opacity="0.42" ${c.blur(14)}`,
      ),
    )
    c.add(`<g transform="translate(${w * 0.7} ${y}) rotate(10)" opacity="0.22" ${c.blur(7)}>${leafBranch(c, shaded(wall, 0.6), 9)}</g>`)
    c.add(
      `<g transform="translate(${w * 0.24} ${y * 0.8}) rotate(-38) scale(0.8)" opacity="0.16" ${c.blur(9)}>${leafBranch(c, shaded(wall, 0.6), 8)}</g>`,
    )
  }
  if (light === 'lamp') c.glow(w * 0.72, y * 0.45, 620, '#f6c98a', 0.6)
  c.add(
    rect(
      -5,
      y,
      w + 10,
      h - y + 5,
      c.linear(
        [
          [0, lit(table, 0.26)],
          [0.3, table],
          [1, shaded(table, 0.32)],
        ],
        0,
        0,
        0.25,
        1,
      ),
    ),
  )
  c.add(rect(-5, y, w + 10, 3, lit(table, 0.5), 'opacity="0.7"'))
  if (light !== 'flat')
    c.add(
      polygon(
        [
          [w * 0.2, y + 4],
          [w * 0.75, y + 4],
          [w * 1.04, h],
          [w * 0.36, h],
        ],
        lit(table, 0.7),
        `opacity="0.22" ${c.blur(18)}`,
      ),
    )
}

/** A flat surface seen from above with soft light. */
export function surface(c: Canvas, colour: string, fromLeft = true): void {
  const { width: w, height: h } = c
  c.fill(
    c.linear(
      [
        [0, lit(colour, 0.24)],
        [0.55, colour],
        [1, shaded(colour, 0.28)],
      ],
      fromLeft ? 0 : 1,
      0,
      fromLeft ? 1 : 0,
      1,
    ),
  )
  const x = fromLeft ? 0 : w * 0.4
  c.add(
    polygon(
      [
        [x, -20],
        [x + w * 0.34, -20],
        [x + w * 0.62, h + 20],
        [x + w * 0.14, h + 20],
      ],
      lit(colour, 0.8),
      `opacity="0.26" ${c.blur(22)}`,
    ),
  )
}

/** The shadow a thing throws on its ground, to the right of it. */
export const shadow = (c: Canvas, x: number, y: number, rx: number, ry: number, strength = 0.32): string =>
  ellipse(x + rx * 0.22, y, rx, ry, '#141a26', `opacity="${strength}" ${c.blur(Math.max(4, Math.round(ry * 0.5)))}`)

/** A thing lying flat with the soft shadow of its own outline. */
export const lying = (c: Canvas, x: number, y: number, scale: number, turn: number, content: string, shape: string): string =>
  `<g transform="translate(${x + 12} ${y + 16}) rotate(${turn}) scale(${scale})" opacity="0.28" ${c.blur(9)}>${shape}</g><g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`
