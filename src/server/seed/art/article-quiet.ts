import { microphone } from './belongings.ts'
import { at, type Canvas, circle, ellipse, path, polygon, rect, stroke } from './canvas.ts'
import { grass } from './greenery.ts'
import { disc, hillLayers, hills, sky, water } from './landscape.ts'
import { lit, mix, shaded, tone } from './palette.ts'
import { paperCrane } from './paper-things.ts'
import { colourFields } from './press.ts'
import { shadow } from './setting.ts'

/** Abstract and open compositions. */
export const articleQuiet: readonly ((c: Canvas) => void)[] = [
  // Microphones.
  (c) => {
    c.fill(
      c.linear([
        [0, '#55647a'],
        [1, '#232e3e'],
      ]),
    )
    c.glow(640, 280, 560, '#c3a98d', 0.4)
    c.add(ellipse(600, 800, 700, 130, '#141c28'))
    for (const [x, s] of [
      [330, 0.95],
      [600, 1.2],
      [870, 0.95],
    ] as const)
      c.add(at(x, 730, s, microphone(c, x === 600 ? '#8C6239' : '#6f7d8c')))
  },
  // Fields of colour.
  (c) => {
    colourFields(c, ['#e7dcc9', '#cdb79a', '#b4775b', '#5b7089', '#25334a'], 18)
    c.add(circle(390, 330, 96, '#fbf3e2', 'opacity="0.92"'))
  },
  // Arches within arches.
  (c) => {
    c.fill(
      c.linear(
        [
          [0, '#e8ded0'],
          [1, '#c2b29d'],
        ],
        0,
        0,
        1,
        1,
      ),
    )
    for (let i = 0; i < 6; i += 1) {
      const s = 700 - i * 104
      c.add(
        path(
          `M${600 - s / 2},820 L${600 - s / 2},${800 - s * 0.78} C${600 - s / 2},${800 - s * 1.1} ${600 + s / 2},${800 - s * 1.1} ${600 + s / 2},${800 - s * 0.78} L${600 + s / 2},820Z`,
          c.linear(
            [
              [0, mix('#cbb89e', '#47566a', i / 5)],
              [1, mix('#e9dfcf', '#7b8794', i / 5)],
            ],
            0,
            0,
            1,
            0.4,
          ),
        ),
      )
    }
    c.glow(600, 690, 220, '#ffeccb', 0.8)
  },
  // Paper folds and a cord.
  (c) => {
    c.fill('#e9e1d3')
    for (let i = 0; i < 9; i += 1) {
      const x = i * 140 - 20
      c.add(
        polygon(
          [
            [x, 0],
            [x + 70, 0],
            [x + 70, 800],
            [x, 800],
          ],
          c.linear(
            [
              [0, '#f5efe3'],
              [1, '#cfc3b1'],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
        polygon(
          [
            [x + 70, 0],
            [x + 140, 0],
            [x + 140, 800],
            [x + 70, 800],
          ],
          c.linear(
            [
              [0, '#b9ab97'],
              [1, '#ddd1bf'],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
      )
    }
    c.add(rect(-5, 300, 1210, 14, tone.bronze, 'opacity="0.85"'), circle(830, 307, 60, tone.clay))
  },
  // Rings and clock hands.
  (c) => {
    c.fill(
      c.linear([
        [0, '#2a3749'],
        [1, '#141d2a'],
      ]),
    )
    for (let i = 0; i < 7; i += 1) c.add(circle(600, 430, 470 - i * 62, i % 2 ? '#25334a' : '#31425b'))
    c.add(circle(600, 430, 62, tone.amber))
    c.glow(600, 430, 380, '#f4d7a8', 0.5)
    c.add(stroke('M600,430 L600,190 M600,430 L760,520', '#f4ead8', 9))
  },
  // Wires over hills.
  (c) => {
    sky(c, [
      [0, '#8fa1ad'],
      [0.6, '#dcd8c9'],
      [1, '#dcd8c9'],
    ])
    hillLayers(c, 470, 80, 4, '#b4bfc1', '#4d6261', '#e6dfcf', 46)
    for (let i = 0; i < 5; i += 1) {
      const x = 140 + i * 250
      const y = 700 - i * 60
      const s = 1 - i * 0.15
      c.add(rect(x - 5 * s, y - 320 * s, 10 * s, 320 * s, '#3d4a52'), stroke(`M${x - 60 * s},${y - 280 * s} h${120 * s}`, '#3d4a52', 7 * s))
      if (i < 4) c.add(stroke(`M${x},${y - 280 * s} Q${x + 125},${y - 230 * s} ${x + 250},${y - 60 - 280 * (s - 0.15)}`, '#3d4a52', 2))
    }
  },
  // Paper cranes.
  (c) => {
    sky(c, [
      [0, '#f0e4cf'],
      [1, '#d5b99a'],
    ])
    for (const [x, y, s, paper] of [
      [330, 470, 1.3, '#f8f2e6'],
      [700, 300, 0.95, tone.haze],
      [920, 540, 0.75, tone.rose],
      [560, 620, 0.5, tone.sage],
    ] as const)
      c.add(
        `<g transform="translate(${x + 30} ${y + 150}) scale(${s} ${s * 0.3})" opacity="0.14" ${c.blur(9)}>${paperCrane('#3a2c22')}</g>`,
        at(x, y, s, paperCrane(paper)),
      )
  },
  // Balanced stones.
  (c) => {
    sky(c, [
      [0, '#a9b7c4'],
      [0.6, '#e9e2d2'],
      [1, '#e9e2d2'],
    ])
    c.add(hills(c, -40, 1280, 500, 40, '#b4c0c2'))
    water(
      c,
      530,
      [
        [0, '#d3d3c8'],
        [1, '#6f8390'],
      ],
      820,
      '#ffffff',
      0.35,
    )
    c.add(
      path('M-20,820 L-20,700 C200,660 420,690 620,700 C860,712 1000,760 1220,740 L1220,820Z', '#4f5a5e'),
      shadow(c, 560, 706, 190, 18, 0.4),
    )
    ;[
      [170, 46, '#5d666b'],
      [132, 40, '#8a8478'],
      [104, 34, '#6E6072'],
      [76, 27, '#b39c82'],
      [50, 21, '#7f8d95'],
      [30, 15, '#B4775B'],
    ].reduce((y, stone) => {
      const [rx, ry, k] = stone as [number, number, string]
      c.add(
        ellipse(
          548 + ((rx * 7) % 17) - 8,
          y - ry,
          rx,
          ry,
          c.radial(
            [
              [0, lit(k, 0.45)],
              [0.6, k],
              [1, shaded(k, 0.35)],
            ],
            0.32,
            0.2,
            0.85,
          ),
        ),
      )
      return y - ry * 1.86
    }, 708)
  },
  // Furrows.
  (c) => {
    sky(c, [
      [0, '#dfe2da'],
      [0.7, '#f4e9d3'],
      [1, '#f4e9d3'],
    ])
    disc(c, 300, 260, 54, '#fff7e4', 5)
    c.add(hills(c, -40, 1280, 560, 24, '#a8b39b', 0.6))
    for (let i = 0; i < 8; i += 1)
      c.add(
        path(
          `M${600 + (i - 4) * 14},570 L${600 + (i - 4) * 250 - 70},810 L${600 + (i - 4) * 250 + 60},810 L${600 + (i - 4) * 14 + 8},570Z`,
          i % 2 ? '#7f9078' : '#94a389',
        ),
      )
    c.add(grass(c, 0, 810, 1200, 60, '#66775f', 60))
  },
  // Bars and a line.
  (c) => {
    c.fill(
      c.linear(
        [
          [0, '#efe7d9'],
          [1, '#cbbba3'],
        ],
        0,
        0,
        1,
        1,
      ),
    )
    const tones = [tone.dusk, tone.clay, tone.sage, tone.plum, tone.bronze, tone.slate]
    tones.forEach((k, i) => {
      const h = 140 + ((i * 131) % 380)
      c.add(
        rect(180 + i * 146 + 16, 690 - h + 16, 100, h, '#141a26', `opacity="0.18" ${c.blur(8)}`),
        rect(
          180 + i * 146,
          690 - h,
          100,
          h,
          c.linear(
            [
              [0, lit(k, 0.3)],
              [1, k],
            ],
            0,
            0,
            1,
            1,
          ),
        ),
      )
    })
    c.add(rect(120, 690, 960, 5, '#4a4038'), stroke('M200,470 C380,420 440,300 620,330 C800,360 860,180 1030,150', '#fdf8ee', 7))
  },
]
