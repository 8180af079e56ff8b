import { keys, ringDish } from './belongings.ts'
import { at, type Canvas, circle, rect, stroke } from './canvas.ts'
import { books, pen } from './desk-things.ts'
import { deskLamp } from './furniture.ts'
import { leafBranch } from './greenery.ts'
import { lit, tone } from './palette.ts'
import { envelope, papers } from './paper-things.ts'
import { lying, shadow, surface, tabletop } from './setting.ts'
import { cup, vase } from './table-things.ts'

/** Two arms of a hanging mobile in balance. */
function mobile(c: Canvas, x: number, y: number, tilt: number, colours: readonly [string, string, string]): void {
  const rad = (tilt * Math.PI) / 180
  const lx = x - Math.cos(rad) * 270
  const ly = y - Math.sin(rad) * 270
  const rx = x + Math.cos(rad) * 270
  const ry = y + Math.sin(rad) * 270
  c.add(
    stroke(`M${x},-10 L${x},${y} M${lx},${ly} L${rx},${ry} M${lx},${ly} v120 M${rx},${ry} v110`, '#3a332e', 4),
    circle(x, y, 8, tone.bronze),
  )
  c.add(
    circle(
      lx,
      ly + 190,
      72,
      c.radial(
        [
          [0, lit(colours[0], 0.45)],
          [1, colours[0]],
        ],
        0.35,
        0.3,
        0.75,
      ),
    ),
  )
  c.add(
    stroke(`M${rx - 120},${ry + 118} L${rx + 120},${ry + 104} M${rx - 120},${ry + 118} v80 M${rx + 120},${ry + 104} v110`, '#3a332e', 4),
  )
  c.add(
    circle(
      rx - 120,
      ry + 240,
      44,
      c.radial(
        [
          [0, lit(colours[1], 0.45)],
          [1, colours[1]],
        ],
        0.35,
        0.3,
        0.75,
      ),
    ),
    circle(
      rx + 120,
      ry + 254,
      40,
      c.radial(
        [
          [0, lit(colours[2], 0.45)],
          [1, colours[2]],
        ],
        0.35,
        0.3,
        0.75,
      ),
    ),
  )
}

const sheet = rect(-150, -200, 300, 400, '#10151f')

/** Things on tables and walls. */
export const storyThings: readonly ((c: Canvas) => void)[] = [
  // Keys beside a vase.
  (c) => {
    tabletop(c, '#c9b79c', '#8c6a4c', 430, 'left')
    c.add(
      `<g transform="translate(610 576) scale(1.1 0.62) rotate(16)" opacity="0.35" ${c.blur(6)}>${keys('#1a1410')}</g>`,
      `<g transform="translate(600 560) scale(1.1 0.62) rotate(16)">${keys('#b98d54')}</g>`,
      shadow(c, 265, 472, 80, 14),
      at(250, 472, 0.82, vase(c, tone.sage, '#e6cdbf')),
    )
  },
  // A mobile in balance.
  (c) => {
    c.fill(
      c.linear(
        [
          [0, '#e5d8c4'],
          [1, '#bda889'],
        ],
        0,
        0,
        1,
        1,
      ),
    )
    c.glow(300, 200, 700, '#fff4df', 0.7)
    mobile(c, 600, 190, 4, [tone.clay, tone.dusk, tone.sage])
  },
  // Two cups in window light.
  (c) => {
    tabletop(c, '#7f8d99', '#5b4a40', 470, 'panes')
    c.add(
      shadow(c, 430, 616, 120, 24, 0.45),
      at(430, 620, 1.35, cup(c, '#e9dfce', true)),
      shadow(c, 800, 606, 120, 24, 0.45),
      at(800, 610, 1.2, cup(c, '#5f7387')),
    )
  },
  // A ring on a dish.
  (c) => {
    tabletop(c, '#b9a3a0', '#8d7468', 440, 'right')
    c.add(shadow(c, 600, 640, 240, 50, 0.4), at(590, 620, 1.35, ringDish(c, '#e6dccd')))
  },
  // Documents and a pen.
  (c) => {
    surface(c, '#55463c')
    c.add(
      lying(c, 520, 420, 1.25, -9, papers(c, '#efe7d9'), sheet),
      lying(c, 720, 560, 1.3, -4, pen(c, '#25354a'), rect(0, -12, 320, 24, '#10151f', 'transform="rotate(-34)"')),
    )
  },
  // A lamp over books.
  (c) => {
    tabletop(c, '#5d5560', '#41342e', 450, 'lamp')
    c.add(
      shadow(c, 800, 620, 90, 18, 0.5),
      at(760, 620, 1.35, deskLamp(c, '#8C6239')),
      shadow(c, 420, 634, 180, 22, 0.5),
      at(410, 630, 1.15, books(['#5b7089', '#B4775B', '#8E9C86', '#efe6d6'])),
    )
  },
  // A sealed letter.
  (c) => {
    surface(c, '#9aa79f', false)
    c.add(
      lying(c, 600, 410, 1.35, -8, envelope(c, '#f3ead9', tone.clay), rect(-190, -125, 380, 250, '#10151f')),
      `<g opacity="0.22" transform="translate(1010 760) rotate(-10)" ${c.blur(7)}>${leafBranch(c, '#2c3a34', 9)}</g>`,
    )
  },
  // Books and a blossoming branch.
  (c) => {
    tabletop(c, '#a7b0a2', '#c7ad8c', 470, 'leaves')
    c.add(
      shadow(c, 500, 636, 220, 24),
      at(480, 630, 1.15, books(['#6E6072', '#d9c6a6', '#55645A'], 300)),
      at(470, 494, 0.7, cup(c, '#f0e8da')),
      shadow(c, 860, 630, 90, 18),
      at(850, 630, 0.92, vase(c, '#B4775B', '#efe0d2')),
    )
  },
]
