import { umbrella } from './belongings.ts'
import { at, type Canvas, ellipse, path, polygon, rect, stroke } from './canvas.ts'
import { grass, tree } from './greenery.ts'
import { disc, headland, hillLayers, hills, mist, rain, sky, stars, water } from './landscape.ts'
import { mix, shaded, tone } from './palette.ts'
import { paperBoat } from './paper-things.ts'

/** Weather, water and open country. */
export const storyOutdoors: readonly ((c: Canvas) => void)[] = [
  // An umbrella in rain.
  (c) => {
    sky(c, [
      [0, '#4a5a6c'],
      [0.7, '#8796a1'],
      [1, '#6f7f8b'],
    ])
    c.add(
      hills(c, -40, 1280, 560, 40, '#61727f'),
      rect(
        -5,
        640,
        1210,
        170,
        c.linear([
          [0, '#7d8c97'],
          [1, '#47566a'],
        ]),
      ),
    )
    c.add(
      ellipse(620, 720, 260, 20, '#2b3848', `opacity="0.5" ${c.blur(10)}`),
      `<g transform="translate(620 730) scale(1.05 -0.35)" opacity="0.18" ${c.blur(5)}>${umbrella(c, tone.clay)}</g>`,
      at(620, 700, 1.05, umbrella(c, tone.clay), 7),
    )
    c.add(rain(c, '#e6edf2', 150))
  },
  // A tree with a split trunk.
  (c) => {
    sky(c, [
      [0, '#dfe3dc'],
      [0.7, '#f4ead6'],
      [1, '#e5d3b2'],
    ])
    disc(c, 880, 300, 60, '#fff6e0', 5)
    hillLayers(c, 560, 60, 2, '#c1c7ba', '#93a08b', '#f1e7d3', 30)
    c.add(
      path(
        'M560,720 C580,600 576,540 560,470 C530,400 470,370 420,300 L440,290 C500,350 560,380 586,430 C606,380 690,340 740,270 L760,282 C720,370 640,400 616,480 C600,560 612,640 650,720Z',
        c.linear(
          [
            [0, '#7a5b45'],
            [1, '#4b382d'],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
      ellipse(410, 250, 150, 110, tone.sage),
      ellipse(330, 290, 90, 70, shaded(tone.sage, 0.1)),
      ellipse(390, 220, 90, 60, '#b9c3a8', `opacity="0.6" ${c.blur(16)}`),
      ellipse(770, 230, 150, 112, tone.clay),
      ellipse(850, 276, 90, 70, shaded(tone.clay, 0.12)),
      ellipse(740, 200, 90, 60, '#e0b795', `opacity="0.6" ${c.blur(16)}`),
      hills(c, -40, 1280, 716, 14, '#6d7c66', 0.5),
    )
  },
  // An empty swing.
  (c) => {
    sky(c, [
      [0, '#e9d9bd'],
      [0.6, '#e7b98d'],
      [1, '#c98f6e'],
    ])
    disc(c, 330, 430, 70, '#fff0cf', 5)
    c.add(hills(c, -40, 1280, 620, 30, '#8b7667'), hills(c, -40, 1280, 690, 18, '#4f4a4a', 0.5))
    c.add(
      stroke('M820,-20 C800,200 860,260 840,700', '#3a3434', 44),
      stroke('M860,120 C700,60 560,70 380,40', '#3a3434', 26),
      stroke('M500,60 L470,540 M640,72 L620,548', '#3a3434', 5),
      polygon(
        [
          [452, 536],
          [640, 544],
          [640, 560],
          [452, 552],
        ],
        '#5d4433',
      ),
    )
    for (let i = 0; i < 16; i += 1)
      c.add(
        ellipse(
          c.between(330, 1240),
          c.between(-20, 90),
          c.between(50, 110),
          c.between(30, 60),
          mix('#4d5146', '#6f6a50', c.random()),
          'opacity="0.9"',
        ),
      )
  },
  // A lighthouse.
  (c) => {
    sky(c, [
      [0, '#1d293b'],
      [0.55, '#4c5f78'],
      [0.75, '#a3988f'],
      [1, '#a3988f'],
    ])
    stars(c, 50, 380)
    c.add(
      polygon(
        [
          [830, 262],
          [-20, 60],
          [-20, 250],
        ],
        c.linear(
          [
            [0, '#ffe9b8', 0.05],
            [1, '#ffe9b8', 0.6],
          ],
          0,
          0,
          1,
          0,
        ),
        c.blur(6),
      ),
    )
    water(
      c,
      600,
      [
        [0, '#8d8a8b'],
        [0.2, '#4a5b70'],
        [1, '#1a2432'],
      ],
      300,
      '#f4d7a8',
      0.35,
    )
    c.add(
      headland(1240, 620, 640, 90, '#18202c'),
      polygon(
        [
          [800, 590],
          [820, 290],
          [880, 290],
          [900, 590],
        ],
        c.linear(
          [
            [0, '#f1ece3'],
            [0.6, '#c9c2b6'],
            [1, '#868a91'],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
      polygon(
        [
          [810, 450],
          [813, 395],
          [887, 395],
          [890, 450],
        ],
        tone.clay,
      ),
      rect(806, 276, 88, 16, '#2b3848'),
      rect(822, 228, 56, 50, '#fbe2ae'),
      path('M816,230 C820,190 880,190 884,230Z', '#2b3848'),
    )
    c.glow(850, 254, 200, '#ffe7b3', 0.8)
  },
  // A path that forks.
  (c) => {
    sky(c, [
      [0, '#cfd8da'],
      [0.5, '#efe6d3'],
      [1, '#efe6d3'],
    ])
    hillLayers(c, 380, 56, 3, '#b8c3c3', '#76897f', '#efe6d3', 40)
    c.add(
      path(
        'M470,810 C560,720 600,690 590,630 C580,580 470,560 440,520 C424,498 450,480 446,466 L458,466 C470,482 456,500 474,514 C520,546 600,556 640,590 C690,556 800,548 850,514 C880,494 862,474 868,462 L880,462 C884,480 908,494 884,520 C840,568 700,580 690,640 C682,700 760,740 820,810Z',
        c.linear([
          [0, '#f7ecd6'],
          [1, '#e6d4b2'],
        ]),
      ),
      at(330, 640, 0.9, tree(c, '#6f8266', '#4a3b30')),
      at(880, 540, 0.5, tree(c, '#7f9078', '#4a3b30')),
    )
  },
  // Two paper boats.
  (c) => {
    sky(c, [
      [0, '#f0ddc0'],
      [0.5, '#e9c29b'],
      [1, '#e9c29b'],
    ])
    disc(c, 600, 330, 90, '#fff3d9', 4)
    water(
      c,
      420,
      [
        [0, '#dfb493'],
        [0.4, '#a8958f'],
        [1, '#5b6b7c'],
      ],
      600,
      '#fff3d9',
      0.7,
    )
    c.add(at(430, 620, 1.0, paperBoat(c, '#f7efe2')), at(800, 570, 0.75, paperBoat(c, '#e7cdb6')))
  },
  // A jetty in the morning.
  (c) => {
    sky(c, [
      [0, '#9fb0ba'],
      [0.6, '#dfdccf'],
      [1, '#dfdccf'],
    ])
    c.add(hills(c, -40, 1280, 520, 44, '#aab7b6'), hills(c, -40, 1280, 590, 30, '#8a9b93'))
    water(
      c,
      600,
      [
        [0, '#b9c4c2'],
        [1, '#5f7580'],
      ],
      420,
      '#ffffff',
      0.3,
    )
    c.add(rect(520, 612, 700, 20, '#6b5444'), rect(520, 632, 700, 8, '#3d3029'))
    for (const x of [560, 720, 880, 1040]) c.add(rect(x, 560, 12, 180, '#4a3a30'))
    c.add(
      rect(700, 556, 190, 12, '#7a5f4b'),
      rect(700, 510, 190, 12, '#7a5f4b'),
      stroke('M712,510 L712,612 M878,510 L878,612', '#4a3a30', 9),
    )
    mist(c, 600, 120, '#f0ece0', 0.5)
  },
  // Sunrise behind hills.
  (c) => {
    sky(c, [
      [0, '#33445c'],
      [0.4, '#8a8fa0'],
      [0.7, '#ecc8a0'],
      [1, '#f4dcb4'],
    ])
    disc(c, 620, 520, 64, '#fff2d3', 7)
    hillLayers(c, 520, 70, 3, '#8d8b98', '#3e4c5e', '#f0cfa6', 56)
    c.add(grass(c, -20, 810, 1240, 150, '#1d2836', 120), rect(-5, 790, 1210, 20, '#1d2836'))
  },
]
