import { at, type Canvas, circle, polygon, rect, stroke } from './canvas.ts'
import { doorAjar, walls, windowOn } from './doorway.ts'
import { armchair, movingBox, suitcase } from './furniture.ts'
import { plant, tree } from './greenery.ts'
import { hillLayers, hills, house, sky, stars } from './landscape.ts'
import { mix, tone } from './palette.ts'
import { shadow } from './setting.ts'
import { cup } from './table-things.ts'

/** Rooms and houses. */
export const storyHomes: readonly ((c: Canvas) => void)[] = [
  // A door ajar.
  (c) => {
    walls(c, '#3b4a5c', '#2a3340', 640)
    doorAjar(c, 640, 640, '#3b4a5c', '#5d6b76', '#f2cf98')
  },
  // Moving boxes.
  (c) => {
    walls(c, '#d9cbb6', '#a98a68', 560)
    c.add(
      polygon(
        [
          [40, 0],
          [380, 0],
          [760, 560],
          [420, 560],
        ],
        '#fff6e3',
        `opacity="0.5" ${c.blur(14)}`,
      ),
      shadow(c, 440, 690, 240, 26),
      at(420, 690, 1.35, movingBox(c, '#b98d63', false)),
      at(420, 458, 1.0, movingBox(c, '#c59d74', true)),
      shadow(c, 800, 700, 200, 24),
      at(780, 700, 1.15, movingBox(c, '#ab7f57', true)),
      at(1010, 650, 0.8, plant(c, tone.moss, '#e4d7c3')),
    )
  },
  // A child's drawing on a fridge.
  (c) => {
    c.fill(
      c.linear(
        [
          [0, '#e9e3d8'],
          [1, '#b9b6ae'],
        ],
        0,
        0,
        1,
        0.3,
      ),
    )
    c.add(
      rect(
        240,
        -20,
        720,
        840,
        c.linear(
          [
            [0, '#f6f2ea'],
            [0.7, '#dcd8cf'],
            [1, '#b5b3ad'],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
      rect(240, 560, 720, 5, '#8f8d88'),
      `<rect x="276" y="300" width="20" height="200" rx="10" fill="#a5a39d"/><rect x="276" y="610" width="20" height="160" rx="10" fill="#a5a39d"/>`,
    )
    c.add(
      `<g transform="rotate(-4 620 280)">${rect(432, 112, 380, 300, '#8b887f', `opacity="0.4" ${c.blur(8)}`)}${rect(426, 100, 380, 300, '#fffdf7')}${stroke('M480,340 L480,250 L540,200 L600,250 L600,340Z', tone.clay, 8)}${stroke('M530,340 L530,290 L556,290 L556,340', tone.dusk, 7)}${stroke('M640,340 v-60 M640,300 l-18,14 M640,300 l18,14 M640,340 l-12,30 M640,340 l12,30 M690,348 v-40 M690,322 l-14,10 M690,322 l14,10 M690,348 l-10,22 M690,348 l10,22', tone.plum, 7)}${circle(640, 262, 17, 'none', `stroke="${tone.plum}" stroke-width="7"`)}${circle(690, 294, 13, 'none', `stroke="${tone.plum}" stroke-width="7"`)}${circle(738, 160, 26, tone.amber)}${stroke('M450,376 C520,366 700,382 780,370', tone.sage, 8)}</g>`,
      circle(612, 108, 16, tone.clay),
      circle(608, 104, 6, '#e3b39b'),
    )
  },
  // A packed suitcase.
  (c) => {
    walls(c, '#8f9c93', '#6d5a4a', 590)
    c.add(
      windowOn(
        c,
        120,
        90,
        300,
        360,
        [
          [0, '#e4e6de'],
          [1, '#f5ead2'],
        ],
        '#dfd6c6',
      ),
      polygon(
        [
          [520, 120],
          [820, 200],
          [900, 590],
          [600, 590],
        ],
        '#f7edd9',
        `opacity="0.35" ${c.blur(12)}`,
      ),
      shadow(c, 760, 706, 220, 22, 0.4),
      at(740, 706, 1.35, suitcase(c, '#8a5b43')),
    )
  },
  // A house at dusk.
  (c) => {
    sky(c, [
      [0, '#2c3a52'],
      [0.45, '#766f85'],
      [0.72, '#d9a283'],
      [1, '#d9a283'],
    ])
    stars(c, 30, 240)
    hillLayers(c, 500, 60, 2, '#7a7389', '#4a5266', '#d9a283', 40)
    c.add(hills(c, -40, 1280, 690, 20, '#232d3b', 0.5))
    c.glow(540, 560, 330, '#f7cf92', 0.5)
    c.add(at(560, 690, 1.15, house(c, '#6b6470', '#39414f', '#fbdb9e')), at(960, 700, 0.95, tree(c, '#2f3d45', '#1b232d')))
  },
  // Two chairs by a window.
  (c) => {
    walls(c, '#cdb8a0', '#8a6a50', 600)
    c.add(
      windowOn(
        c,
        420,
        70,
        360,
        380,
        [
          [0, '#a9bac6'],
          [1, '#ecdfc8'],
        ],
        '#f2eadd',
        hills(c, 380, 440, 380, 30, '#8797a0', 0.6, 460),
      ),
      shadow(c, 270, 712, 190, 20),
      at(270, 712, 1.05, armchair(c, '#6f8074')),
      shadow(c, 930, 712, 190, 20),
      `<g transform="translate(930 712) scale(-1.05 1.05)">${armchair(c, '#73647a')}</g>`,
    )
  },
  // A window at night.
  (c) => {
    walls(c, '#46505e', '#2f2a2a', 630)
    c.add(
      windowOn(
        c,
        180,
        80,
        520,
        420,
        [
          [0, '#1f2d44'],
          [0.7, '#5b6680'],
          [1, '#a18a88'],
        ],
        '#20262f',
        circle(520, 180, 34, '#f5ead2') + hills(c, 160, 560, 440, 36, '#2a3547', 0.7, 520),
        3,
        1,
      ),
    )
    c.glow(520, 200, 300, '#f5ead2', 0.25)
    c.add(
      at(900, 640, 1.25, plant(c, '#55675c', '#8C6239', 9)),
      rect(160, 532, 560, 8, '#10151f', 'opacity="0.4"'),
      at(330, 512, 0.62, cup(c, '#d9c7ae', true)),
    )
  },
  // Stairs into light.
  (c) => {
    c.fill(
      c.linear(
        [
          [0, '#d4c6b8'],
          [1, '#9d8d86'],
        ],
        0,
        0,
        1,
        1,
      ),
    )
    for (let i = 0; i < 9; i += 1) {
      const y = 720 - i * 66
      c.add(
        polygon(
          [
            [180 + i * 84, y],
            [1240, y],
            [1240, y + 70],
            [180 + i * 84, y + 70],
          ],
          c.linear(
            [
              [0, mix('#efe4d4', '#8f7f7a', i / 12)],
              [1, mix('#b7a596', '#6f6468', i / 12)],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
      )
    }
    c.add(
      polygon(
        [
          [0, -20],
          [420, -20],
          [980, 800],
          [300, 800],
        ],
        '#fff6e3',
        `opacity="0.34" ${c.blur(20)}`,
      ),
    )
    c.glow(1010, 120, 360, '#fff0d0', 0.7)
  },
]
