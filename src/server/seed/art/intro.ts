import { at, Canvas, circle, path, polygon, rect, stroke } from './canvas.ts'
import { leafBranch, plant, tree } from './greenery.ts'
import { disc, hillLayers, sky } from './landscape.ts'
import { lit, shaded, tone } from './palette.ts'

type Scene = (c: Canvas) => void

/** A chair seen from above, its seat facing the origin's south. */
const chairFromAbove = (c: Canvas, colour: string): string =>
  `<rect x="-84" y="-60" width="168" height="150" rx="38" fill="#10151f" opacity="0.3" ${c.blur(10)} transform="translate(12 16)"/><rect x="-84" y="-60" width="168" height="150" rx="38" fill="${c.linear(
    [
      [0, lit(colour, 0.25)],
      [1, shaded(colour, 0.12)],
    ],
    0,
    0,
    1,
    1,
  )}"/>${path('M-92,-30 C-92,-100 92,-100 92,-30 C60,-62 -60,-62 -92,-30Z', shaded(colour, 0.28))}`

const road = (d: string, width: number): string => stroke(d, '#4c5c50', width + 10, 'opacity="0.25"') + stroke(d, '#f2e5c9', width)

const intros: readonly Scene[] = [
  (c) => {
    c.fill(
      c.linear(
        [
          [0, '#2a3545'],
          [1, '#1b2431'],
        ],
        0,
        0,
        1,
        0.4,
      ),
    )
    c.add(
      rect(430, 110, 340, 640, '#121a25'),
      rect(
        440,
        122,
        320,
        628,
        c.linear(
          [
            [0, '#5d4838'],
            [1, '#3a2c24'],
          ],
          0,
          0,
          1,
          0.2,
        ),
      ),
    )
    for (const [y, h] of [
      [170, 220],
      [440, 260],
    ] as const)
      for (const x of [476, 614])
        c.add(
          rect(
            x,
            y,
            110,
            h,
            c.linear(
              [
                [0, '#3a2c24'],
                [1, '#6a5341'],
              ],
              0,
              0,
              1,
              1,
            ),
          ),
          rect(x + 6, y + 6, 98, h - 12, '#4b392d'),
        )
    c.add(circle(728, 438, 13, '#d9a566'), circle(725, 435, 6, '#f6dcae'))
    c.add(
      rect(
        -5,
        750,
        1210,
        160,
        c.linear([
          [0, '#2c333f'],
          [1, '#161d28'],
        ]),
      ),
      rect(440, 746, 320, 7, '#ffdda3'),
    )
    c.add(
      polygon(
        [
          [440, 753],
          [760, 753],
          [930, 910],
          [270, 910],
        ],
        c.linear([
          [0, '#f7cd8c', 0.65],
          [1, '#f7cd8c', 0],
        ]),
        c.blur(7),
      ),
    )
    c.glow(600, 752, 330, '#f7c987', 0.45)
    c.add(rect(966, 320, 36, 70, '#f6dcae'), rect(978, 390, 12, 34, '#8C6239'))
    c.glow(984, 350, 330, '#f4c486', 0.55)
    c.add(at(210, 770, 1.1, plant(c, '#3f4f4a', '#8C6239')))
  },
  (c) => {
    c.fill(
      c.linear(
        [
          [0, '#d9ccb8'],
          [1, '#b7a58d'],
        ],
        0,
        0,
        1,
        1,
      ),
    )
    c.add(
      polygon(
        [
          [0, 0],
          [420, 0],
          [900, 900],
          [340, 900],
        ],
        '#fff5e2',
        `opacity="0.35" ${c.blur(20)}`,
      ),
    )
    c.add(circle(600, 450, 390, '#a9b3a4', 'opacity="0.5"'), circle(600, 450, 362, '#b9c1b2', 'opacity="0.5"'))
    ;[tone.dusk, tone.clay, tone.moss, tone.plum].forEach((k, i) =>
      c.add(`<g transform="translate(600 450) rotate(${45 + i * 90}) translate(0 -268)">${chairFromAbove(c, k)}</g>`),
    )
    c.add(
      circle(616, 474, 206, '#10151f', `opacity="0.32" ${c.blur(16)}`),
      circle(
        600,
        450,
        206,
        c.linear(
          [
            [0, '#b98e66'],
            [1, '#7a573e'],
          ],
          0,
          0,
          1,
          1,
        ),
      ),
      circle(600, 450, 190, 'none', 'stroke="#d8b48c" stroke-width="2" opacity="0.5"'),
    )
    for (let i = 0; i < 4; i += 1)
      c.add(
        `<g transform="translate(600 450) rotate(${45 + i * 90}) translate(0 -118)">${rect(-42, -34, 84, 62, '#f6f0e4')}${rect(-28, -20, 50, 4, '#b9ab97')}${rect(-28, -8, 56, 4, '#b9ab97')}</g>`,
      )
    c.add(circle(600, 450, 34, tone.moss), circle(590, 440, 20, '#7d9078'), circle(612, 456, 14, '#93a58c'))
    c.add(`<g transform="translate(1090 880) scale(1)" opacity="0.2" ${c.blur(8)}>${leafBranch(c, '#3a3428', 9)}</g>`)
  },
  (c) => {
    sky(c, [
      [0, '#c9d1d0'],
      [0.35, '#f4e6cb'],
      [0.4, '#f4e6cb'],
      [1, '#c9b48f'],
    ])
    disc(c, 600, 300, 62, '#fff7e3', 6)
    hillLayers(c, 330, 50, 2, '#b9c2ba', '#93a394', '#f2e5cb', 34)
    c.add(
      rect(
        -5,
        420,
        1210,
        490,
        c.linear([
          [0, '#a7b29d'],
          [1, '#5f7163'],
        ]),
      ),
    )
    c.add(
      road('M-40,860 C260,800 560,720 600,600', 46),
      road('M1240,860 C940,800 640,720 600,600', 46),
      road('M-40,640 C240,640 560,660 600,580', 30),
      road('M1240,640 C960,640 640,660 600,580', 30),
      road('M600,940 C590,820 606,720 600,600', 54),
    )
    c.add(
      polygon(
        [
          [572, 640],
          [628, 640],
          [606, 418],
          [594, 418],
        ],
        '#f8ecd2',
      ),
    )
    c.glow(600, 420, 190, '#fff3d6', 0.85)
    c.add(
      at(180, 560, 0.62, tree(c, '#6c7f68', '#4b3b2f')),
      at(1030, 550, 0.56, tree(c, '#75876c', '#4b3b2f')),
      at(330, 800, 0.85, tree(c, '#5d7060', '#4b3b2f')),
      at(900, 810, 0.9, tree(c, '#63765f', '#4b3b2f')),
    )
  },
]

/** Secrecy, a team, one stop. */
export function drawIntro(index: number): Canvas {
  const c = new Canvas(1200, 900, 1500 + index)
  intros[index]?.(c)
  c.grain(0.07)
  return c
}
