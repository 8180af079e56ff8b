import { at, Canvas, circle, ellipse, path, polygon, rect, stroke } from './canvas.ts'
import { leafBranch } from './greenery.ts'
import { disc, hills, sky, water } from './landscape.ts'
import { lit, mix, shaded, tone } from './palette.ts'
import { envelope, paperBoat, paperCrane } from './paper-things.ts'
import { vase } from './table-things.ts'

type Scene = (c: Canvas) => void

const ground = (c: Canvas, colour: string): void =>
  c.fill(
    c.linear(
      [
        [0, lit(colour, 0.3)],
        [1, shaded(colour, 0.14)],
      ],
      0,
      0,
      1,
      1,
    ),
  )

/** A flower of rounded petals around the origin. */
function flower(c: Canvas, petals: number, petal: string, heart: string): string {
  let parts = ''
  for (let i = 0; i < petals; i += 1)
    parts += `<g transform="rotate(${(360 / petals) * i})">${path(
      'M0,0 C-46,-40 -44,-118 0,-136 C44,-118 46,-40 0,0Z',
      c.linear([
        [0, lit(petal, 0.4)],
        [1, shaded(petal, 0.12)],
      ]),
    )}</g>`
  return `${parts}${circle(0, 0, 28, heart)}${circle(-6, -6, 14, lit(heart, 0.3), 'opacity="0.6"')}`
}

const scenes: readonly Scene[] = [
  (c) => {
    ground(c, '#cdb9a0')
    c.add(
      `<g transform="translate(414 424) rotate(-8) scale(1.2)" opacity="0.25" ${c.blur(10)}>${rect(-190, -125, 380, 250, '#10151f')}</g>`,
      at(400, 400, 1.2, envelope(c, '#f6eee0', tone.clay), -8),
    )
  },
  (c) => {
    ground(c, '#a9b3a4')
    c.add(
      `<g transform="translate(420 590) scale(1.5 0.4)" opacity="0.16" ${c.blur(8)}>${paperCrane('#1c2420')}</g>`,
      at(380, 400, 1.6, paperCrane('#f6f0e4')),
    )
  },
  (c) => {
    ground(c, '#d3b4a4')
    for (const [x, y, s, k] of [
      [300, 330, 1.4, '#f4e6da'],
      [560, 540, 1.0, '#e0a48c'],
      [600, 240, 0.6, '#f4e6da'],
      [220, 620, 0.7, '#c98468'],
    ] as const)
      c.add(circle(x + 10, y + 16, 120 * s, '#3a2420', `opacity="0.16" ${c.blur(12)}`), at(x, y, s, flower(c, 6, k, tone.amber), x % 40))
  },
  (c) => {
    sky(c, [
      [0, '#cfd6d6'],
      [0.6, '#f3e6cf'],
      [1, '#f3e6cf'],
    ])
    disc(c, 400, 330, 70, '#fff7e6', 4)
    water(
      c,
      440,
      [
        [0, '#d3c8b6'],
        [1, '#7f8f98'],
      ],
      400,
      '#fffaf0',
      0.6,
    )
    c.add(at(400, 590, 1.2, paperBoat(c, '#fbf5ea')))
  },
  (c) => {
    ground(c, '#7d8d9c')
    for (let i = 0; i < 7; i += 1) c.add(circle(400, 400, 330 - i * 46, mix('#5b7089', '#f1e2c6', i / 6), `opacity="${0.4 + i * 0.08}"`))
  },
  (c) => {
    ground(c, '#e3d7c5')
    c.add(
      `<g transform="translate(250 760) scale(1.3)">${leafBranch(c, '#7e8f7c', 10)}</g>`,
      `<g transform="translate(560 790) rotate(-24) scale(0.9)" opacity="0.55">${leafBranch(c, '#a9b5a0', 9)}</g>`,
    )
  },
  (c) => {
    ground(c, '#8b7f8f')
    for (let y = 0; y < 5; y += 1)
      for (let x = 0; x < 5; x += 1) {
        const px = 80 + x * 160
        const py = 80 + y * 160
        const k = [tone.rose, tone.sand, tone.haze, tone.sage][(x * 3 + y * 2) % 4] ?? tone.sand
        c.add(
          path(
            `M${px - 62},${py} A62,62 0 0 1 ${px + 62},${py}Z`,
            k,
            `transform="rotate(${((x + y) % 4) * 90} ${px} ${py})" opacity="0.85"`,
          ),
        )
      }
  },
  (c) => {
    ground(c, '#c9b193')
    c.add(
      rect(
        0,
        600,
        800,
        200,
        c.linear([
          [0, '#a07c5c'],
          [1, '#6b4d39'],
        ]),
      ),
      ellipse(440, 690, 130, 18, '#2a1d16', `opacity="0.35" ${c.blur(8)}`),
      at(400, 690, 1.15, vase(c, '#5b7089', '#f6e6da')),
    )
  },
  (c) => {
    ground(c, '#49586b')
    for (const [x, y, s, k] of [
      [240, 250, 0.8, '#f2e7d4'],
      [520, 360, 1.1, '#d9b48e'],
      [270, 560, 0.9, '#a9b7c4'],
      [620, 640, 0.55, '#f2e7d4'],
    ] as const)
      c.add(at(x, y, s, paperCrane(k)))
  },
  (c) => {
    sky(c, [
      [0, '#f0dcc0'],
      [1, '#e2b994'],
    ])
    disc(c, 400, 380, 120, '#fff1d6', 3)
    ;['#d3a184', '#b08676', '#7f6f72', '#4f5463'].forEach((k, i) => c.add(hills(c, -40, 880, 470 + i * 84, 40, k, 0.7)))
  },
  (c) => {
    ground(c, '#e8dccb')
    for (let i = 0; i < 5; i += 1) {
      const x = 150 + i * 125
      const h = 330 + ((i * 83) % 190)
      c.add(
        stroke(`M${x},800 C${x - 10},${800 - h * 0.5} ${x + 14},${800 - h * 0.8} ${x},${800 - h}`, '#6f8068', 7),
        path(`M${x},700 C${x - 70},660 ${x - 64},590 ${x - 50},560 C${x - 20},600 ${x - 4},650 ${x},700Z`, '#8d9c84'),
        at(
          x,
          800 - h,
          0.62,
          path(
            'M0,20 C-70,10 -70,-80 -46,-110 C-30,-90 -16,-90 0,-124 C16,-90 30,-90 46,-110 C70,-80 70,10 0,20Z',
            c.linear([
              [0, lit([tone.clay, tone.rose, tone.plum, tone.amber, tone.clay][i] ?? tone.clay, 0.3)],
              [1, [tone.clay, tone.rose, tone.plum, tone.amber, tone.clay][i] ?? tone.clay],
            ]),
          ),
        ),
      )
    }
  },
  (c) => {
    ground(c, '#b7a58f')
    c.add(
      polygon(
        [
          [0, 0],
          [360, 0],
          [800, 620],
          [800, 800],
          [560, 800],
        ],
        '#fff3dc',
        `opacity="0.3" ${c.blur(16)}`,
      ),
    )
    for (let i = 0; i < 3; i += 1)
      c.add(
        `<g transform="translate(${280 + i * 130} ${320 + i * 90}) rotate(${-18 + i * 16}) scale(0.72)">${rect(-178, -109, 380, 250, '#10151f', `opacity="0.2" ${c.blur(9)}`)}${envelope(c, ['#efe3d0', '#dfe3e1', '#ecd9cc'][i] ?? '#fff', [tone.dusk, tone.clay, tone.moss][i] ?? tone.clay)}</g>`,
      )
  },
]

/** One of the twelve gentle square pictures beside clients' words. */
export function drawReview(index: number): Canvas {
  const c = new Canvas(800, 800, 1300 + index)
  scenes[index]?.(c)
  c.grain(0.08)
  return c
}
