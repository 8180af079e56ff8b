import { spectacles } from './belongings.ts'
import { at, Canvas, polygon, rect } from './canvas.ts'
import { books, notebook, pen } from './desk-things.ts'
import { windowOn } from './doorway.ts'
import { deskLamp } from './furniture.ts'
import { disc, hills, rain, sky, water } from './landscape.ts'
import { tone } from './palette.ts'
import { papers } from './paper-things.ts'
import { lying, shadow, surface, tabletop } from './setting.ts'
import { cup, cupFromAbove, vase } from './table-things.ts'

type Scene = (c: Canvas) => void

const book = `<rect x="-278" y="-188" width="556" height="376" fill="#10151f"/>`
const sheet = rect(-150, -200, 300, 400, '#10151f')
const penShadow = rect(0, -12, 320, 24, '#10151f', 'transform="rotate(-34)"')

const scenes: readonly Scene[] = [
  (c) => {
    surface(c, '#a58666')
    c.add(
      lying(c, 520, 430, 1.2, -7, notebook(c, '#f3ecdf', '#25334a'), book),
      lying(c, 760, 520, 1.15, 6, pen(c, '#25334a'), penShadow),
      at(1030, 190, 0.95, cupFromAbove(c, '#e9dfce')),
    )
  },
  (c) => {
    c.fill(
      c.linear(
        [
          [0, '#ded2bf'],
          [1, '#b5a48e'],
        ],
        0,
        0,
        1,
        1,
      ),
    )
    c.add(
      windowOn(
        c,
        560,
        60,
        500,
        440,
        [
          [0, '#b9cad2'],
          [0.7, '#ece3ce'],
          [1, '#f3e2c0'],
        ],
        '#f6efe2',
        hills(c, 540, 540, 400, 40, '#9fb0ac', 0.7, 500) + hills(c, 540, 540, 450, 26, '#7d9187', 0.7, 500),
      ),
      rect(
        -5,
        600,
        1210,
        210,
        c.linear([
          [0, '#9a785a'],
          [1, '#5f4636'],
        ]),
      ),
      shadow(c, 300, 700, 180, 18),
      at(290, 700, 1.1, books([tone.slate, tone.sand, tone.clay])),
      at(800, 700, 0.95, cup(c, '#5b7089', true)),
    )
  },
  (c) => {
    tabletop(c, '#414d5e', '#372c27', 470, 'lamp')
    c.add(
      at(830, 630, 1.4, deskLamp(c, '#b98d54')),
      `<g transform="translate(480 650) scale(0.95 0.4)">${notebook(c, '#f3e8d3', '#55645A')}</g>`,
    )
  },
  (c) => {
    surface(c, '#8a958c', false)
    c.add(
      lying(c, 430, 420, 1.15, 6, papers(c, '#f2ece0', 2), sheet),
      lying(
        c,
        830,
        470,
        1.1,
        -12,
        spectacles('#2c2623'),
        '<g fill="none" stroke="#10151f" stroke-width="9"><circle cx="-74" cy="0" r="56"/><circle cx="74" cy="0" r="56"/></g>',
      ),
    )
  },
  (c) => {
    c.fill(
      c.linear([
        [0, '#4c5a6a'],
        [1, '#33404f'],
      ]),
    )
    c.add(
      windowOn(
        c,
        120,
        50,
        960,
        500,
        [
          [0, '#7f909c'],
          [1, '#bcc4c2'],
        ],
        '#26313e',
        hills(c, 100, 1000, 430, 40, '#6b7f88', 0.7, 550) + rain(c, '#e9eff2', 110),
        3,
      ),
      rect(
        -5,
        620,
        1210,
        190,
        c.linear([
          [0, '#6b5342'],
          [1, '#3a2d25'],
        ]),
      ),
    )
    c.add(
      shadow(c, 860, 712, 120, 16, 0.45),
      at(860, 710, 1.15, cup(c, '#d9a566', true)),
      at(360, 714, 1.0, books([tone.plum, tone.haze], 280)),
    )
  },
  (c) => {
    surface(c, '#e0d4c2')
    c.add(
      lying(c, 640, 420, 1.2, 10, notebook(c, '#faf6ee', '#B4775B'), book),
      at(210, 250, 1, cupFromAbove(c, '#8E9C86')),
      lying(c, 900, 590, 1.1, -20, pen(c, '#8C6239'), penShadow),
    )
  },
  (c) => {
    tabletop(c, '#c9a993', '#7b5a46', 480, 'leaves')
    c.add(
      shadow(c, 830, 650, 90, 18),
      at(820, 650, 1.05, vase(c, '#e6dccd', '#B4775B')),
      `<g transform="translate(430 630) scale(0.9 0.36)">${notebook(c, '#f6efe2', '#2b3848')}</g>`,
    )
  },
  (c) => {
    sky(c, [
      [0, '#e6cdb0'],
      [0.55, '#f2e2c8'],
      [1, '#f2e2c8'],
    ])
    disc(c, 820, 310, 60, '#fff5df', 5)
    c.add(hills(c, -40, 1280, 470, 36, '#b3a69a'))
    water(
      c,
      500,
      [
        [0, '#e0c8aa'],
        [1, '#9a9590'],
      ],
      820,
      '#fff5df',
      0.6,
    )
    c.add(
      polygon(
        [
          [-20, 640],
          [1220, 640],
          [1220, 820],
          [-20, 820],
        ],
        c.linear([
          [0, '#8d6b50'],
          [1, '#4d3a2e'],
        ]),
      ),
      rect(-5, 640, 1210, 5, '#d8b58c'),
      `<g transform="translate(420 700) scale(0.85 0.26)">${notebook(c, '#fbf6ec', '#5b7089')}</g>`,
      at(860, 716, 0.85, cup(c, '#f0e6d6', true)),
    )
  },
]

/** One of the eight column pictures: desk, notebook, pen, window. */
export function drawColumn(index: number): Canvas {
  const c = new Canvas(1200, 800, 1100 + index)
  scenes[index]?.(c)
  c.grain(0.09)
  return c
}
