import { at, Canvas, ellipse, polygon, rect } from './canvas.ts'
import { grass, leafBranch, plant } from './greenery.ts'
import { disc, hillLayers, hills, sky, stars, water } from './landscape.ts'
import { mix, tone } from './palette.ts'
import { paperBoat } from './paper-things.ts'

type Scene = (c: Canvas) => void

const popups: readonly Scene[] = [
  (c) => {
    sky(c, [
      [0, '#1d2838'],
      [0.45, '#33435a'],
      [0.66, '#8d8290'],
      [0.76, '#dfae8a'],
      [1, '#dfae8a'],
    ])
    stars(c, 26, 420)
    disc(c, 540, 728, 34, '#ffe9c4', 7)
    c.add(hills(c, -40, 880, 738, 22, '#5f6277', 0.7))
    water(
      c,
      760,
      [
        [0, '#cfa489'],
        [0.4, '#6f7489'],
        [1, '#243146'],
      ],
      540,
      '#ffe9c4',
      0.7,
    )
    c.add(at(380, 890, 0.95, paperBoat(c, '#f7eee0')))
  },
  (c) => {
    c.fill(
      c.linear([
        [0, '#efe6d7'],
        [0.6, '#e2d4bf'],
        [1, '#c9b394'],
      ]),
    )
    c.add(
      polygon(
        [
          [0, 380],
          [300, 380],
          [800, 900],
          [800, 1000],
          [360, 1000],
        ],
        '#fff8ea',
        `opacity="0.5" ${c.blur(20)}`,
      ),
    )
    c.add(
      rect(
        -5,
        850,
        810,
        160,
        c.linear([
          [0, '#a98663'],
          [1, '#775840'],
        ]),
      ),
      ellipse(580, 916, 120, 16, '#2a1d16', `opacity="0.35" ${c.blur(8)}`),
      at(560, 916, 0.95, plant(c, tone.moss, '#f3ebdd', 9)),
      `<g transform="translate(120 860) scale(0.7)" opacity="0.13" ${c.blur(8)}>${leafBranch(c, '#4a3c2c', 9)}</g>`,
    )
  },
]

/** Two notices, quiet in their upper half. */
export function drawPopup(index: number): Canvas {
  const c = new Canvas(800, 1000, 1700 + index)
  popups[index]?.(c)
  c.grain(0.07)
  return c
}

/** The default picture for shared links. */
export function drawShare(): Canvas {
  const c = new Canvas(1200, 630, 1800)
  sky(c, [
    [0, '#26344a'],
    [0.35, '#5f6a82'],
    [0.6, '#d8aa8b'],
    [1, '#f0cd9d'],
  ])
  stars(c, 24, 200)
  disc(c, 830, 330, 54, '#ffeccb', 7)
  hillLayers(c, 350, 66, 4, '#8d8798', '#1f2a3a', '#e9bd96', 50)
  c.add(grass(c, 0, 640, 1200, 80, mix('#16202E', '#1f2a3a', 0.5), 70))
  return c
}
