import { quietArea } from './banner-quiet.ts'
import { at, type Canvas, ellipse, rect, stroke } from './canvas.ts'
import { grass } from './greenery.ts'
import { disc, headland, hillLayers, hills, mist, sky, stars, water } from './landscape.ts'
import { paperBoat } from './paper-things.ts'

/** A bridge through mist. */
export function mistBridge(c: Canvas, tall: boolean): void {
  const { width: w, height: h } = c
  sky(
    c,
    tall
      ? [
          [0, '#5a6d80'],
          [0.25, '#93a0a8'],
          [0.42, '#c9c3b4'],
          [0.6, '#51616f'],
          [1, '#141c28'],
        ]
      : [
          [0, '#46586c'],
          [0.4, '#8796a1'],
          [0.62, '#c4bfb1'],
          [1, '#2b3848'],
        ],
  )
  const sx = tall ? 700 : 1430
  const sy = tall ? 330 : 390
  disc(c, sx, sy, tall ? 54 : 58, '#fbf1dc', 8)
  const base = tall ? 470 : 520
  hillLayers(c, base - 40, tall ? 60 : 66, 3, '#9aa5ab', '#566a78', '#d2cbbb', 64)
  mist(c, base + 110, 260, '#d8d2c3', 0.6)
  const deck = tall ? 660 : 690
  c.add(
    rect(
      -5,
      deck + 40,
      w + 10,
      h,
      c.linear([
        [0, '#8796a0'],
        [0.25, '#4a5b6b'],
        [1, '#141c28'],
      ]),
    ),
  )
  const ex = tall ? 720 : 1440
  const from = tall ? -60 : 360
  const arc = `M${from},${deck + 190} C${from + (ex - from) * 0.4},${deck - 20} ${ex - 60},${deck - 40} ${w + 80},${deck + 60}`
  c.add(stroke(arc, '#1c2735', tall ? 26 : 30), stroke(arc.replace(`${deck + 190} C`, `${deck + 182} C`), '#d9c7a8', 3, 'opacity="0.35"'))
  for (let i = 0; i <= 12; i += 1) {
    const t = i / 12
    const u = 1 - t
    const py = u ** 3 * (deck + 190) + 3 * u * u * t * (deck - 20) + 3 * u * t * t * (deck - 40) + t ** 3 * (deck + 60)
    const bx = u ** 3 * from + 3 * u * u * t * (from + (ex - from) * 0.4) + 3 * u * t * t * (ex - 60) + t ** 3 * (w + 80)
    c.add(rect(bx - 2, py - 62, 4, 54, '#1c2735'))
    if (i % 4 === 1)
      c.add(
        rect(
          bx - 9,
          py,
          18,
          240,
          c.linear([
            [0, '#1c2735'],
            [1, '#1c2735', 0],
          ]),
        ),
      )
  }
  c.add(stroke(`M${from},${deck + 130} C${from + (ex - from) * 0.4},${deck - 80} ${ex - 60},${deck - 100} ${w + 80},${deck}`, '#1c2735', 5))
  mist(c, deck + 170, 300, '#b9bdbb', 0.5)
  mist(c, deck + 40, 120, '#e4ddcd', 0.3)
  for (let i = 0; i < 12; i += 1)
    c.add(
      ellipse(sx + c.between(-60, 60), deck + 120 + i * 22, c.between(40, 130), 2, '#f6ead2', `opacity="${(0.4 - i * 0.025).toFixed(2)}"`),
    )
  c.add(
    headland(-80, w * 0.74, h + 4, tall ? 330 : 190, '#101823'),
    grass(c, -20, h - (tall ? 240 : 120), w * (tall ? 0.16 : 0.24), 130, '#101823', tall ? 30 : 50),
  )
  quietArea(c, tall, 0.86)
}

/** Two paper boats on calm water at dusk. */
export function paperBoats(c: Canvas, tall: boolean): void {
  const { width: w, height: h } = c
  const horizon = tall ? 430 : 470
  sky(c, [
    [0, '#232f45'],
    [0.2, '#4a5570'],
    [0.34, '#8f7c86'],
    [horizon / h, '#e2ac84'],
    [1, '#e2ac84'],
  ])
  stars(c, 40, horizon * 0.5)
  const sx = tall ? 640 : 1400
  disc(c, sx, horizon - 34, tall ? 44 : 50, '#ffe6bd', 9)
  c.add(
    hills(
      c,
      -40,
      w + 80,
      horizon - 34,
      30,
      c.linear([
        [0, '#6e667c'],
        [1, '#a58583'],
      ]),
      0.9,
      horizon + 4,
    ),
  )
  c.add(
    headland(
      -40,
      w * 0.55,
      horizon + 2,
      tall ? 70 : 84,
      c.linear([
        [0, '#454b62'],
        [1, '#6d6474'],
      ]),
    ),
  )
  water(
    c,
    horizon,
    [
      [0, '#d8a383'],
      [0.12, '#9a8188'],
      [0.42, '#3f4c64'],
      [1, '#111925'],
    ],
    sx,
    '#ffe3b5',
    0.75,
  )
  const [bx, by, bs] = tall ? [690, 690, 1.25] : [1480, 730, 1.45]
  const [kx, ky, ks] = tall ? [420, 640, 0.66] : [1180, 690, 0.76]
  for (const [x, y, s] of [
    [bx, by, bs],
    [kx, ky, ks],
  ] as const) {
    c.add(`<g transform="translate(${x} ${y}) scale(${s} ${-s * 0.7})" opacity="0.3" ${c.blur(3)}>${paperBoat(c, '#d9c9b4')}</g>`)
    c.add(at(x, y, s, paperBoat(c, '#f5ebdb')))
    for (let i = 0; i < 4; i += 1)
      c.add(
        stroke(
          `M${x - (150 + i * 40) * s},${y + (10 + i * 11) * s} q${(150 + i * 40) * s},${14 * s} ${(300 + i * 80) * s},0`,
          '#f2d3ac',
          2,
          `opacity="${0.3 - i * 0.06}"`,
        ),
      )
  }
  quietArea(c, tall, 0.78)
}
