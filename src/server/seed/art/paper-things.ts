import { type Canvas, circle, group, path, polygon, rect, stroke } from './canvas.ts'
import { lit, shaded } from './palette.ts'

/** A folded paper boat floating on the origin. */
export function paperBoat(c: Canvas, paper: string): string {
  return [
    polygon(
      [
        [-62, -18],
        [0, -112],
        [8, -14],
      ],
      c.linear([
        [0, lit(paper, 0.3)],
        [1, paper],
      ]),
    ),
    polygon(
      [
        [0, -112],
        [66, -20],
        [8, -14],
      ],
      shaded(paper, 0.22),
    ),
    polygon(
      [
        [-130, -64],
        [8, -16],
        [12, 26],
        [-84, 14],
      ],
      c.linear(
        [
          [0, lit(paper, 0.5)],
          [1, shaded(paper, 0.1)],
        ],
        0,
        0,
        1,
        0.3,
      ),
    ),
    polygon(
      [
        [134, -68],
        [8, -16],
        [12, 26],
        [92, 12],
      ],
      c.linear(
        [
          [0, shaded(paper, 0.16)],
          [1, shaded(paper, 0.38)],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
    stroke('M8,-16 L12,26', shaded(paper, 0.4), 1.6, 'opacity="0.4"'),
  ].join('')
}

/** Sheets of paper with abstract grey lines (never letters), centred on the origin. */
export function papers(c: Canvas, paper: string, count = 3): string {
  const parts: string[] = []
  for (let i = 0; i < count; i += 1) {
    const last = i === count - 1
    let sheet = rect(
      -150,
      -200,
      300,
      400,
      last
        ? c.linear(
            [
              [0, lit(paper, 0.4)],
              [1, shaded(paper, 0.04)],
            ],
            0,
            0,
            1,
            1,
          )
        : shaded(paper, 0.12 * (count - i)),
    )
    if (last)
      for (let k = 0; k < 8; k += 1)
        sheet += rect(-112, -150 + k * 34, k % 4 === 3 ? 120 : 190 + ((k * 37) % 34), 6, shaded(paper, 0.3), 'opacity="0.42"')
    parts.push(group(sheet, `transform="rotate(${(count - 1 - i) * -7})"`))
  }
  return parts.join('')
}

/** A sealed envelope centred on the origin. */
export function envelope(c: Canvas, paper: string, seal: string): string {
  return [
    rect(
      -190,
      -125,
      380,
      250,
      c.linear(
        [
          [0, lit(paper, 0.3)],
          [1, shaded(paper, 0.1)],
        ],
        0,
        0,
        1,
        1,
      ),
    ),
    polygon(
      [
        [-190, 125],
        [-10, -14],
        [10, -14],
        [190, 125],
      ],
      shaded(paper, 0.06),
    ),
    path(
      'M-190,-125 L190,-125 L16,28 C6,36 -6,36 -16,28Z',
      c.linear([
        [0, lit(paper, 0.5)],
        [1, shaded(paper, 0.14)],
      ]),
    ),
    circle(0, 22, 27, seal) + circle(-3, 19, 17, lit(seal, 0.2), 'opacity="0.6"'),
  ].join('')
}

/** A folded paper crane in flight, centred on the origin. */
export function paperCrane(paper: string): string {
  return [
    polygon(
      [
        [-10, 20],
        [-170, -60],
        [-40, -40],
      ],
      shaded(paper, 0.3),
    ),
    polygon(
      [
        [-30, 10],
        [60, -190],
        [70, 20],
      ],
      lit(paper, 0.3),
    ),
    polygon(
      [
        [70, 20],
        [60, -190],
        [150, -110],
      ],
      shaded(paper, 0.14),
    ),
    polygon(
      [
        [-30, 10],
        [-110, -170],
        [30, -40],
      ],
      shaded(paper, 0.2),
    ),
    polygon(
      [
        [-40, 0],
        [90, 0],
        [40, 90],
        [0, 80],
      ],
      paper,
    ),
    polygon(
      [
        [90, 0],
        [40, 90],
        [20, 30],
      ],
      shaded(paper, 0.24),
    ),
    polygon(
      [
        [80, 8],
        [200, -70],
        [150, -10],
      ],
      lit(paper, 0.2),
    ),
    polygon(
      [
        [200, -70],
        [232, -48],
        [184, -48],
      ],
      shaded(paper, 0.3),
    ),
  ].join('')
}
