import { at, type Canvas, circle, polygon, rect, stroke } from './canvas.ts'
import { books, pen } from './desk-things.ts'
import { walls } from './doorway.ts'
import { woodenChair } from './furniture.ts'
import { lit, shaded, tone } from './palette.ts'
import { envelope, papers } from './paper-things.ts'
import { calendar, newspaper } from './press.ts'
import { lying, shadow, surface, tabletop } from './setting.ts'
import { coins, cupFromAbove, hourglass, jar } from './table-things.ts'

const sheet = rect(-150, -200, 300, 400, '#10151f')
const page = rect(-260, -260, 520, 520, '#10151f')

/** Paper, books and things on desks. */
export const articleDesk: readonly ((c: Canvas) => void)[] = [
  // A folded newspaper.
  (c) => {
    surface(c, '#b49a7c')
    c.add(lying(c, 560, 430, 1.05, -11, newspaper(c, '#f1ebdf', '#2b3848'), page), at(1010, 600, 0.95, cupFromAbove(c, '#5b7089')))
  },
  // A calendar with marked days.
  (c) => {
    surface(c, '#8e9c86')
    c.add(lying(c, 620, 400, 1.15, 5, calendar(c, '#f5efe3', tone.clay, [9, 17, 18]), rect(-260, -230, 520, 500, '#10151f')))
  },
  // Savings.
  (c) => {
    tabletop(c, '#d6c6ae', '#7b5d46', 500, 'left')
    c.add(
      shadow(c, 300, 672, 130, 24),
      at(290, 670, 1.15, jar(c, tone.amber, 0.62)),
      shadow(c, 760, 672, 300, 18),
      at(600, 670, 1, coins(c, [3, 6, 9, 13])),
    )
  },
  // A bookshelf.
  (c) => {
    c.fill('#3b2f29')
    const colours = [tone.dusk, tone.clay, tone.sage, tone.sand, tone.plum, tone.moss, tone.bronze, '#39465a']
    for (let row = 0; row < 3; row += 1) {
      const y = 262 + row * 270
      c.add(
        rect(
          -5,
          y - 250,
          1210,
          250,
          c.linear([
            [0, '#241d1a'],
            [1, '#43362e'],
          ]),
        ),
      )
      let x = 16
      while (x < 1190) {
        const w = c.between(28, 66)
        const h = c.between(150, 222)
        if (c.random() > 0.1) {
          const k = shaded(colours[Math.floor(c.random() * colours.length)] ?? tone.sage, 0.12)
          c.add(
            rect(
              x,
              y - h,
              w - 3,
              h,
              c.linear(
                [
                  [0, lit(k, 0.2)],
                  [0.3, k],
                  [1, shaded(k, 0.3)],
                ],
                0,
                0,
                1,
                0,
              ),
            ),
            rect(x, y - h + 24, w - 3, 6, tone.amber, 'opacity="0.5"'),
          )
        }
        x += w
      }
      c.add(rect(-5, y, 1210, 20, '#7d5d45'), rect(-5, y + 20, 1210, 8, '#120e0c', 'opacity="0.5"'))
    }
    c.glow(880, 60, 640, '#ffdca6', 0.32)
  },
  // An hourglass.
  (c) => {
    tabletop(c, '#65727f', '#3a3531', 480, 'right')
    c.add(shadow(c, 620, 660, 170, 24, 0.45), at(600, 660, 1.25, hourglass(c, '#8a6244', '#e3c08c')))
  },
  // Sheets in a row.
  (c) => {
    surface(c, '#d9cfc0', false)
    for (let i = 0; i < 4; i += 1)
      c.add(
        lying(
          c,
          250 + i * 230,
          420 + (i % 2) * 34,
          0.74,
          -8 + i * 6,
          papers(c, ['#f6f0e4', '#e3d5c0', '#dfe4e4', '#efdccd'][i] ?? '#fff', 2),
          sheet,
        ),
      )
  },
  // A stack of books.
  (c) => {
    tabletop(c, '#b4a5a0', '#5c4a46', 520, 'panes')
    c.add(shadow(c, 520, 690, 260, 22, 0.42), at(500, 690, 1.4, books(['#2b3848', '#8C6239', '#6E6072', '#c9b79c', '#55645A'], 330)))
  },
  // Papers under a lens.
  (c) => {
    surface(c, '#33415a')
    c.add(
      lying(c, 470, 400, 1.1, -6, papers(c, '#e8eaea', 3), sheet),
      `<g transform="translate(760 430)">${circle(12, 16, 150, '#0c1119', `opacity="0.4" ${c.blur(10)}`)}${stroke('M108,108 L250,250', '#8C6239', 36)}${circle(0, 0, 150, '#dfe8ec', 'opacity="0.32"')}${circle(0, 0, 150, 'none', 'stroke="#c9a365" stroke-width="17"')}${stroke('M-96,-56 C-76,-92 -40,-110 -6,-112', '#fff', 9, 'opacity="0.6"')}</g>`,
    )
  },
  // Four chairs, one chosen.
  (c) => {
    walls(c, '#a59a8c', '#5c4a3e', 610)
    c.add(
      polygon(
        [
          [120, 0],
          [400, 0],
          [860, 610],
          [580, 610],
        ],
        '#fff1d9',
        `opacity="0.3" ${c.blur(14)}`,
      ),
    )
    for (const [i, x] of [260, 480, 700, 920].entries()) {
      c.add(shadow(c, x, 706, 90, 14, 0.35), at(x, 706, 0.95, woodenChair(i === 2 ? tone.clay : '#7d6350')))
    }
  },
  // Two letters.
  (c) => {
    surface(c, '#c8ab92')
    c.add(
      lying(c, 420, 420, 1.0, -12, envelope(c, '#efe4d2', tone.dusk), rect(-190, -125, 380, 250, '#10151f')),
      lying(c, 660, 470, 1.0, 9, envelope(c, '#dfe3e1', tone.clay), rect(-190, -125, 380, 250, '#10151f')),
      lying(c, 920, 300, 1.0, 30, pen(c, '#55645A'), rect(0, -12, 320, 24, '#10151f', 'transform="rotate(-34)"')),
    )
  },
]
