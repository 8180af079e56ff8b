import { type Canvas, path, polygon, rect, stroke } from './canvas.ts'
import { windowOn } from './doorway.ts'
import { cityBlocks, colonnade, facade, staircase } from './facades.ts'
import { disc, hills, mist, sky, stars, water } from './landscape.ts'
import { mix, tone } from './palette.ts'
import { streetMap } from './press.ts'

/** Buildings, streets and windows. */
export const articleCity: readonly ((c: Canvas) => void)[] = [
  // City blocks at dusk.
  (c) => {
    sky(c, [
      [0, '#243247'],
      [0.6, '#6c7488'],
      [1, '#c59f8a'],
    ])
    cityBlocks(c, 690, 180, 430, '#4a566c', '#f4d7a8', 0.12)
    cityBlocks(c, 800, 60, 260, '#222d3d', '#f7dca6', 0.22)
  },
  // A court's colonnade.
  (c) => {
    sky(c, [
      [0, '#d7d4c9'],
      [1, '#a8a699'],
    ])
    colonnade(c, 5, 190, 640, '#c9bfae')
    c.add(
      rect(-5, 640, 1210, 60, '#d8cfbe'),
      rect(
        -5,
        700,
        1210,
        110,
        c.linear([
          [0, '#b3a999'],
          [1, '#857d72'],
        ]),
      ),
      rect(-5, 698, 1210, 4, '#efe7d8'),
    )
  },
  // Stairs to a lit door.
  (c) => {
    staircase(c, '#7f8d99', 8, true)
    c.glow(600, 250, 320, '#fff2d8', 0.7)
    c.add(path('M540,300 L540,180 C540,120 660,120 660,180 L660,300Z', '#fbeccb'))
  },
  // Windows at night.
  (c) => {
    facade(c, '#3a4759', 7, 4, '#f4cf94', 0.2)
  },
  // A street map.
  (c) => {
    streetMap(c, '#ece4d5', '#faf7f0', '#a9b9c4', tone.clay)
    c.add(
      polygon(
        [
          [-20, -20],
          [420, -20],
          [900, 820],
          [300, 820],
        ],
        '#fff',
        `opacity="0.2" ${c.blur(20)}`,
      ),
    )
  },
  // Towers in haze.
  (c) => {
    sky(c, [
      [0, '#c6cfd2'],
      [1, '#efe4d0'],
    ])
    mist(c, 400, 300, '#f8f1e2', 0.7)
    for (let i = 0; i < 7; i += 1) {
      const x = 90 + i * 170
      const h = 250 + ((i * 97) % 230)
      c.add(
        rect(
          x,
          800 - h,
          128,
          h,
          c.linear([
            [0, mix('#8697a3', '#c9c9c0', i / 8)],
            [1, mix('#5d7080', '#a9b0ae', i / 8)],
          ]),
        ),
        rect(x + 92, 800 - h, 36, h, '#3c4c5c', 'opacity="0.22"'),
      )
      for (let y = 830 - h; y < 780; y += 46) c.add(rect(x + 14, y, 66, 15, '#eef0ea', 'opacity="0.35"'))
    }
  },
  // Gables under the moon.
  (c) => {
    sky(c, [
      [0, '#1b2738'],
      [0.7, '#3f4e66'],
      [1, '#6a6a7c'],
    ])
    stars(c, 60, 480)
    disc(c, 900, 190, 44, '#f6ecd4', 6)
    for (const [x, w, h] of [
      [80, 300, 420],
      [420, 240, 540],
      [700, 360, 360],
    ] as const) {
      c.add(
        polygon(
          [
            [x, 800],
            [x, 800 - h],
            [x + w / 2, 700 - h],
            [x + w, 800 - h],
            [x + w, 800],
          ],
          c.linear(
            [
              [0, '#35435a'],
              [1, '#1c2636'],
            ],
            0,
            0,
            1,
            0.5,
          ),
        ),
      )
      for (let k = 0; k < 6; k += 1)
        c.add(rect(x + 40 + (k % 2) * (w - 130), 840 - h + Math.floor(k / 2) * 110, 52, 70, k % 3 === 0 ? '#f5d397' : '#4a5a72'))
    }
  },
  // A bridge at sunset.
  (c) => {
    sky(c, [
      [0, '#e4c7a5'],
      [0.6, '#efdcbf'],
      [1, '#efdcbf'],
    ])
    disc(c, 880, 300, 74, '#fff4dd', 5)
    cityBlocks(c, 600, 80, 260, '#b19a88', '#fff3d6', 0.1)
    water(
      c,
      600,
      [
        [0, '#d0b192'],
        [1, '#6f7885'],
      ],
      880,
      '#fff4dd',
      0.6,
    )
    c.add(stroke('M-20,560 L1220,520', '#5a4c46', 12))
    for (let i = 0; i < 5; i += 1) {
      const x = 100 + i * 260
      c.add(
        stroke(`M${x - 130},${562 - i * 8} C${x - 70},${480 - i * 8} ${x + 70},${480 - i * 8} ${x + 130},${554 - i * 8}`, '#5a4c46', 8),
        rect(x - 138, 560 - i * 8, 16, 130, '#5a4c46'),
      )
    }
  },
  // A sunlit facade.
  (c) => {
    facade(c, '#b89c84', 5, 3, '#fff0cf', 0.3)
    c.add(
      polygon(
        [
          [700, -20],
          [1220, -20],
          [1220, 820],
          [300, 820],
        ],
        '#3b2c26',
        `opacity="0.24" ${c.blur(6)}`,
      ),
    )
  },
  // Blinds half drawn.
  (c) => {
    c.fill(
      c.linear([
        [0, '#71808c'],
        [1, '#3c4958'],
      ]),
    )
    c.add(
      windowOn(
        c,
        260,
        90,
        680,
        520,
        [
          [0, '#e9d9c0'],
          [1, '#f6ebd5'],
        ],
        '#28323f',
        hills(c, 240, 720, 470, 50, '#a99f94', 0.8, 640) + hills(c, 240, 720, 540, 34, '#7b7773', 0.8, 640),
        4,
        2,
      ),
    )
    c.add(rect(260, 90, 680, 290, '#e6d8c0'))
    for (let i = 0; i < 12; i += 1)
      c.add(
        rect(
          260,
          90 + i * 24,
          680,
          19,
          c.linear([
            [0, '#f7efe0'],
            [1, '#d9c8ab'],
          ]),
        ),
      )
  },
]
