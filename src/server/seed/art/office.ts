import { at, Canvas, ellipse, path, rect, stroke } from './canvas.ts'
import { building, cityBlocks } from './facades.ts'
import { tree } from './greenery.ts'
import { disc, hillLayers, hills, mist, sky, stars, water } from './landscape.ts'
import { tone } from './palette.ts'

type Scene = (c: Canvas) => void

/** Height of the fortress wall's crest at `x`. */
const crest = (x: number): number => 566 - 30 * Math.sin((x + 90) / 190) + x * 0.05

/** A harbour crane on the quay. */
const crane = (x: number, s: number): string =>
  at(
    x,
    565,
    s,
    stroke(
      'M0,0 L0,-260 M70,0 L70,-260 M-150,-230 L190,-230 M35,-330 L-150,-234 M35,-330 L190,-234 M35,-330 L35,-230 M0,-120 L70,-120 M-100,-230 L-100,-150',
      '#2b3446',
      9,
    ) + rect(-122, -150, 44, 26, '#B4775B'),
  )

const offices: readonly Scene[] = [
  (c) => {
    sky(c, [
      [0, '#7f97ab'],
      [0.45, '#d5d6cd'],
      [0.7, '#f3dfbd'],
      [1, '#f3dfbd'],
    ])
    disc(c, 960, 330, 44, '#fff4dc', 6)
    c.add(hills(c, -40, 1280, 440, 70, '#9fb0b6', 0.8))
    cityBlocks(c, 590, 40, 170, '#93a4ad', '#fff4d8', 0.1)
    c.add(at(320, 640, 1, building(c, 330, 500, 9, 5, '#cfc5b4', '#7f95a6', 0.12)))
    c.add(rect(-5, 630, 1210, 30, '#76857b'))
    for (const x of [120, 230, 800, 900]) c.add(at(x, 640, 0.42, tree(c, '#647a68', '#4b3b2f')))
    water(
      c,
      656,
      [
        [0, '#c3c8c3'],
        [1, '#6d8595'],
      ],
      960,
      '#fff4dc',
      0.6,
    )
  },
  (c) => {
    sky(c, [
      [0, '#c4ccd0'],
      [0.6, '#f0e4cf'],
      [1, '#e6d5b8'],
    ])
    hillLayers(c, 430, 60, 2, '#b5bfb5', '#8a9a86', '#efe3cd', 40)
    c.add(at(610, 660, 1, building(c, 380, 400, 6, 6, '#b88d70', '#6e7f86', 0.1)))
    let top = `M-20,${crest(-20)}`
    for (let x = 0; x <= 640; x += 20) top += ` L${x},${crest(x).toFixed(1)}`
    for (let x = -10; x < 620; x += 40) {
      c.add(rect(x, crest(x + 12) - 20, 27, 34, '#c4bba9'), rect(x + 10, crest(x + 12) - 10, 7, 12, '#7d766d'))
    }
    c.add(
      path(
        `${top} L640,700 L-20,700Z`,
        c.linear([
          [0, '#c0b7a6'],
          [1, '#857d72'],
        ]),
      ),
    )
    for (let k = 1; k < 4; k += 1) c.add(stroke(top, '#6f695f', 2, `opacity="0.28" transform="translate(0 ${k * 28})"`))
    c.add(
      rect(
        180,
        566,
        150,
        110,
        c.linear([
          [0, '#b5ac9b'],
          [1, '#8d857a'],
        ]),
      ),
      path('M222,676 L222,626 C222,592 288,592 288,626 L288,676Z', '#3c3a3a'),
    )
    c.add(
      `<g transform="translate(255 634)">${rect(-60, -130, 120, 62, '#7c4e3c')}${rect(-44, -122, 22, 46, '#3f4e4a')}${rect(-10, -122, 22, 46, '#3f4e4a')}${rect(24, -122, 22, 46, '#3f4e4a')}${path('M-126,-122 C-80,-140 -60,-170 -40,-182 L40,-182 C60,-170 80,-140 126,-122 C90,-126 -90,-126 -126,-122Z', '#39434b')}</g>`,
      rect(
        -5,
        660,
        1210,
        150,
        c.linear([
          [0, '#a1a88d'],
          [1, '#6c7762'],
        ]),
      ),
      at(1090, 690, 0.7, tree(c, '#718468', '#4b3b2f')),
      at(520, 700, 0.55, tree(c, '#7c8d70', '#4b3b2f')),
    )
  },
  (c) => {
    sky(c, [
      [0, '#2b3b55'],
      [0.4, '#77738a'],
      [0.66, '#e0aa86'],
      [1, '#e0aa86'],
    ])
    stars(c, 30, 220)
    disc(c, 260, 500, 46, '#ffe7bd', 7)
    c.add(hills(c, -40, 700, 540, 20, '#6b6a80', 0.6))
    water(
      c,
      560,
      [
        [0, '#c79d86'],
        [0.3, '#6c7187'],
        [1, '#1f2a3b'],
      ],
      260,
      '#ffe7bd',
      0.75,
    )
    c.add(crane(400, 0.8), crane(520, 0.62), rect(330, 560, 900, 24, '#2a3342'))
    c.add(
      at(720, 600, 1, building(c, 340, 440, 8, 5, '#66697b', '#3f4f66', 0.42)),
      rect(
        620,
        596,
        620,
        220,
        c.linear([
          [0, '#2c3545'],
          [1, '#161e2a'],
        ]),
      ),
      path('M60,640 L230,640 L206,680 L84,680Z', '#263142'),
      rect(110, 606, 76, 36, '#d9cdbb'),
      rect(170, 580, 12, 30, tone.clay),
    )
    for (let i = 0; i < 5; i += 1) c.add(ellipse(820 + i * 30, 660 + i * 26, 90, 4, '#f4d7a8', 'opacity="0.18"'))
  },
  (c) => {
    sky(c, [
      [0, '#9db3bd'],
      [0.6, '#e9e5d4'],
      [1, '#e9e5d4'],
    ])
    hillLayers(c, 300, 74, 4, '#b7c5c3', '#5f7a69', '#e6e5d6', 76)
    mist(c, 520, 150, '#f2efe2', 0.5)
    c.add(
      at(400, 670, 1, building(c, 400, 330, 5, 6, '#e6ded0', '#87999f', 0.08)),
      rect(
        -5,
        668,
        1210,
        140,
        c.linear([
          [0, '#93a486'],
          [1, '#586a58'],
        ]),
      ),
      path('M540,670 L640,670 L820,810 L420,810Z', '#dfd3bc'),
      at(220, 700, 0.85, tree(c, '#5c7560', '#4b3b2f')),
      at(1010, 700, 0.95, tree(c, '#6b8268', '#4b3b2f')),
      at(1120, 720, 0.6, tree(c, '#5c7560', '#4b3b2f')),
    )
  },
]

/** The four fictional office buildings: riverside, fortress wall, harbour, hills. */
export function drawOffice(index: number): Canvas {
  const c = new Canvas(1200, 800, 1600 + index)
  offices[index]?.(c)
  c.grain(0.07)
  return c
}
