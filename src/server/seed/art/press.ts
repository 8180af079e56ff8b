import { type Canvas, circle, ellipse, polygon, rect, stroke } from './canvas.ts'
import { lit, shaded, tone } from './palette.ts'

/** A folded newspaper seen from above, centred on the origin; columns are plain grey bars. */
export function newspaper(c: Canvas, paper: string, ink: string): string {
  const bars: string[] = []
  const column = (x: number, y: number, w: number, count: number): void => {
    for (let i = 0; i < count; i += 1) bars.push(rect(x, y + i * 17, i % 5 === 4 ? w * 0.6 : w, 6, ink, 'opacity="0.28"'))
  }
  bars.push(rect(-226, -226, 452, 26, ink, 'opacity="0.72"'), rect(-226, -186, 452, 3, ink, 'opacity="0.5"'))
  bars.push(
    rect(
      -226,
      -166,
      220,
      150,
      c.linear([
        [0, tone.haze],
        [1, tone.dusk],
      ]),
    ),
    polygon(
      [
        [-226, -16],
        [-226, -70],
        [-150, -116],
        [-90, -64],
        [-50, -92],
        [-6, -40],
        [-6, -16],
      ],
      shaded(tone.dusk, 0.4),
    ),
  )
  column(16, -166, 96, 10)
  column(130, -166, 96, 10)
  column(-226, 10, 96, 12)
  column(-112, 10, 106, 12)
  column(16, 10, 96, 12)
  column(130, 10, 96, 12)
  return [
    rect(-262, -262, 530, 530, shaded(paper, 0.2), 'transform="rotate(2)"'),
    rect(
      -260,
      -260,
      520,
      520,
      c.linear([
        [0, lit(paper, 0.5)],
        [0.49, paper],
        [0.5, shaded(paper, 0.1)],
        [0.56, lit(paper, 0.3)],
        [1, shaded(paper, 0.06)],
      ]),
    ),
    ...bars,
  ].join('')
}

/** A wall calendar without numbers, centred on the origin; some days are marked. */
export function calendar(c: Canvas, paper: string, accent: string, marked: readonly number[]): string {
  const cells: string[] = []
  for (let i = 0; i < 35; i += 1) {
    const x = -204 + (i % 7) * 68
    const y = -96 + Math.floor(i / 7) * 66
    const on = marked.includes(i)
    cells.push(on ? circle(x, y, 23, accent) : circle(x, y, 6, shaded(paper, 0.35), 'opacity="0.6"'))
  }
  return [
    rect(
      -260,
      -230,
      520,
      500,
      c.linear(
        [
          [0, lit(paper, 0.5)],
          [1, shaded(paper, 0.05)],
        ],
        0,
        0,
        1,
        1,
      ),
    ),
    rect(-260, -230, 520, 84, accent),
    ...[-150, -50, 50, 150].map((x) => rect(x - 6, -256, 12, 50, '#3a3f49') + circle(x, -200, 10, shaded(accent, 0.4))),
    ...cells,
  ].join('')
}

/** An abstract street map: blocks, a river and a route. */
export function streetMap(c: Canvas, ground: string, street: string, riverColour: string, route: string): void {
  c.fill(ground)
  for (let i = 0; i < 9; i += 1) c.add(stroke(`M${-60 + i * 170},-20 L${c.between(-120, 60) + i * 170},820`, street, i % 3 === 0 ? 22 : 10))
  for (let i = 0; i < 7; i += 1) c.add(stroke(`M-20,${20 + i * 130} L1220,${c.between(-70, 70) + i * 130}`, street, i % 3 === 1 ? 22 : 10))
  c.add(
    stroke('M-40,660 C260,520 420,700 640,560 C840,430 960,520 1260,300', riverColour, 96),
    stroke('M-40,648 C260,508 420,688 640,548 C840,418 960,508 1260,288', lit(riverColour, 0.3), 10, 'opacity="0.5"'),
  )
  for (let i = 0; i < 7; i += 1)
    c.add(ellipse(c.between(60, 1140), c.between(40, 760), c.between(40, 90), c.between(30, 60), tone.sage, 'opacity="0.35"'))
  c.add(stroke('M250,250 C420,250 400,330 540,330 C700,330 640,200 860,210', route, 11, 'stroke-dasharray="2 26"'))
  for (const [x, y] of [
    [250, 250],
    [860, 210],
  ] as const)
    c.add(
      ellipse(x + 8, y + 6, 34, 12, '#141a26', `opacity="0.35" ${c.blur(5)}`),
      `<path d="M${x},${y} C${x - 60},${y - 70} ${x - 44},${y - 130} ${x},${y - 130} C${x + 44},${y - 130} ${x + 60},${y - 70} ${x},${y}Z" fill="${route}"/>`,
      circle(x, y - 82, 18, lit(ground, 0.5)),
    )
}

/** Overlapping sheets of colour, the quietest of backgrounds. */
export function colourFields(c: Canvas, colours: readonly string[], turn: number): void {
  colours.forEach((colour, i) => {
    const x = -200 + i * (1500 / colours.length)
    c.add(
      `<g transform="rotate(${turn} 600 400)">${rect(x + 26, -400, 1600, 1700, '#141a26', `opacity="0.16" ${c.blur(18)}`)}${rect(
        x,
        -400,
        1600,
        1700,
        c.linear(
          [
            [0, lit(colour, 0.22)],
            [1, shaded(colour, 0.16)],
          ],
          0,
          0,
          0.6,
          1,
        ),
      )}</g>`,
    )
  })
}
