import { type Canvas, ellipse, group, path, polygon, rect } from './canvas.ts'
import { leafBranch } from './greenery.ts'
import { lit, mix, shaded } from './palette.ts'
import type { Person } from './person.ts'

/** The calm wall behind a head-and-shoulders portrait. */
export function drawBackdrop(c: Canvas, person: Person): void {
  const { width: w, height: h } = c
  const wall = person.wall
  c.fill(
    c.linear(
      [
        [0, lit(wall, 0.3)],
        [0.5, wall],
        [1, shaded(wall, 0.28)],
      ],
      0,
      0,
      0.7,
      1,
    ),
  )
  switch (person.backdrop) {
    case 'arch': {
      const arch = (x: number, r: number): string =>
        `M${x - r},${h} L${x - r},${180 + r} C${x - r},${180 + r * 0.45} ${x - r * 0.55},180 ${x},180 C${x + r * 0.55},180 ${x + r},${180 + r * 0.45} ${x + r},${180 + r} L${x + r},${h}Z`
      c.add(
        path(arch(w * 0.52, 330), shaded(wall, 0.24)),
        path(
          arch(w * 0.54, 318),
          c.linear([
            [0, lit(wall, 0.62)],
            [0.55, lit(wall, 0.36)],
            [1, mix(wall, '#8ea0ae', 0.4)],
          ]),
        ),
      )
      c.add(
        group(
          ellipse(w * 0.2, h * 0.78, 420, 130, mix(wall, '#6f8791', 0.5), `opacity="0.5" ${c.blur(20)}`) +
            ellipse(w * 0.8, h * 0.84, 420, 170, mix(wall, '#566f76', 0.6), `opacity="0.45" ${c.blur(16)}`),
          c.inside(path(arch(w * 0.54, 318), '#000')),
        ),
      )
      break
    }
    case 'leaves':
      c.add(
        polygon(
          [
            [w * 0.04, 0],
            [w * 0.7, 0],
            [w * 1.04, h * 0.76],
            [w * 0.34, h * 0.86],
          ],
          lit(wall, 0.6),
          `opacity="0.5" ${c.blur(14)}`,
        ),
      )
      c.add(
        `<g transform="translate(${w * 0.62} ${h * 0.62}) rotate(14) scale(1.1)" opacity="0.3" ${c.blur(7)}>${leafBranch(c, shaded(wall, 0.6), 9)}</g>`,
      )
      c.add(
        `<g transform="translate(${w * 0.3} ${h * 0.5}) rotate(-32) scale(0.9)" opacity="0.2" ${c.blur(10)}>${leafBranch(c, shaded(wall, 0.6), 8)}</g>`,
      )
      break
    case 'panes':
      for (const [x, y] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        const left = w * 0.12 + x * 300 + y * 70
        const top = 70 + y * 400 + x * 34
        c.add(
          polygon(
            [
              [left, top],
              [left + 270, top + 32],
              [left + 336, top + 400],
              [left + 66, top + 368],
            ],
            lit(wall, 0.66),
            `opacity="0.55" ${c.blur(7)}`,
          ),
        )
      }
      break
    case 'curtain':
      for (let i = 0; i < 13; i += 1) {
        const x = (i / 12) * w - 50
        c.add(
          path(
            `M${x.toFixed(1)},-90 C${(x + 26).toFixed(1)},400 ${(x - 16).toFixed(1)},800 ${(x + 18).toFixed(1)},${h + 90} L${(x + 64).toFixed(1)},${h + 90} C${(x + 40).toFixed(1)},800 ${(x + 70).toFixed(1)},400 ${(x + 52).toFixed(1)},-90Z`,
            i % 3 === 0 ? shaded(wall, 0.34) : lit(wall, 0.62),
            `opacity="0.36" ${c.blur(11)}`,
          ),
        )
      }
      c.glow(w * 0.2, h * 0.25, 620, '#fff4df', 0.5)
      break
    case 'alcove':
      c.add(
        rect(w * 0.17, -20, w * 0.68, h * 1.1, shaded(wall, 0.3)),
        rect(
          w * 0.19,
          -20,
          w * 0.66,
          h * 1.1,
          c.linear(
            [
              [0, lit(wall, 0.42)],
              [0.65, lit(wall, 0.1)],
              [1, shaded(wall, 0.14)],
            ],
            0,
            0,
            1,
            0.5,
          ),
        ),
      )
      c.add(
        polygon(
          [
            [w * 0.19, 0],
            [w * 0.36, 0],
            [w * 0.85, h * 0.66],
            [w * 0.85, h * 0.98],
            [w * 0.19, h * 0.14],
          ],
          lit(wall, 0.75),
          `opacity="0.4" ${c.blur(12)}`,
        ),
      )
      break
    case 'panel':
      c.add(rect(0, h * 0.6, w, h * 0.42, shaded(wall, 0.18)), rect(0, h * 0.597, w, 5, lit(wall, 0.4), 'opacity="0.6"'))
      c.add(ellipse(w * 0.28, h * 0.3, 440, 520, lit(wall, 0.85), `opacity="0.5" ${c.blur(60)}`))
      c.add(
        polygon(
          [
            [w * 0.64, 0],
            [w * 0.92, 0],
            [w * 0.72, h],
            [w * 0.3, h],
          ],
          lit(wall, 0.7),
          `opacity="0.22" ${c.blur(10)}`,
        ),
      )
      break
  }
}
