import { type Canvas, circle, ellipse, n, path, rect, stroke } from './canvas.ts'
import { lit, shaded, tone } from './palette.ts'

/** A handleless tea cup on a saucer, standing on the origin. */
export function cup(c: Canvas, colour: string, steam = false): string {
  return [
    ellipse(0, -4, 96, 15, shaded(colour, 0.2)),
    ellipse(0, -8, 96, 14, lit(colour, 0.25)),
    path(
      'M-62,-104 C-60,-40 -44,-14 -28,-10 L28,-10 C44,-14 60,-40 62,-104Z',
      c.linear(
        [
          [0, lit(colour, 0.35)],
          [0.5, colour],
          [1, shaded(colour, 0.32)],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
    ellipse(0, -104, 62, 13, lit(colour, 0.45)),
    ellipse(0, -102, 53, 9, '#6b4a34'),
    steam
      ? stroke('M-14,-130 C-34,-170 10,-196 -10,-240 M18,-132 C0,-166 38,-190 20,-226', '#fff8ea', 7, `opacity="0.35" ${c.blur(4)}`)
      : '',
  ].join('')
}

/** A vase with a bare or blossoming branch, standing on the origin. */
export function vase(c: Canvas, colour: string, blossom: string): string {
  const twig =
    'M0,-190 C-10,-290 30,-360 90,-440 M10,-270 C-20,-330 -70,-370 -120,-390 M46,-372 C50,-420 30,-470 10,-500 M-50,-352 C-60,-390 -56,-420 -70,-450'
  const flowers = [
    [90, -440],
    [66, -400],
    [-120, -390],
    [-88, -378],
    [10, -500],
    [28, -460],
    [-70, -450],
    [-58, -408],
    [30, -340],
  ] as const
  return [
    stroke(twig, '#5b4638', 6),
    ...flowers.map(
      ([x, y], i) => circle(x, y, 15 + (i % 3) * 4, i % 2 ? blossom : lit(blossom, 0.35)) + circle(x + 2, y + 2, 4, shaded(blossom, 0.35)),
    ),
    path(
      'M-26,-200 L26,-200 C24,-170 74,-130 74,-70 C74,-24 50,0 30,0 L-30,0 C-50,0 -74,-24 -74,-70 C-74,-130 -24,-170 -26,-200Z',
      c.linear(
        [
          [0, lit(colour, 0.4)],
          [0.45, colour],
          [1, shaded(colour, 0.4)],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
    ellipse(0, -200, 26, 6, shaded(colour, 0.4)),
  ].join('')
}

/** Coins piled in columns, the first standing on the origin. */
export function coins(c: Canvas, heights: readonly number[], metal: string = tone.amber): string {
  return heights
    .map((height, k) => {
      let pile = ''
      for (let i = 0; i < height; i += 1) {
        const x = k * 118 + ((i * 7 + k * 3) % 5) - 2
        pile +=
          path(
            `M${x - 52},${-i * 15 - 13} v12 a52,13 0 0 0 104,0 v-12Z`,
            c.linear(
              [
                [0, lit(metal, 0.25)],
                [0.5, metal],
                [1, shaded(metal, 0.45)],
              ],
              0,
              0,
              1,
              0,
            ),
          ) +
          ellipse(x, -i * 15 - 13, 52, 13, lit(metal, 0.3)) +
          ellipse(x, -i * 15 - 13, 40, 9, metal, 'opacity="0.6"')
      }
      return pile
    })
    .join('')
}

/** A glass jar partly filled, standing on the origin. */
export function jar(c: Canvas, content: string, level: number): string {
  return [
    `<rect x="-90" y="${n(-20 - 240 * level)}" width="180" height="${n(14 + 240 * level)}" rx="22" fill="${c.linear(
      [
        [0, lit(content, 0.25)],
        [1, shaded(content, 0.3)],
      ],
      0,
      0,
      1,
      0,
    )}"/>`,
    ellipse(0, -20 - 240 * level + 10, 88, 12, lit(content, 0.4)),
    `<rect x="-104" y="-290" width="208" height="290" rx="30" fill="${c.linear(
      [
        [0, '#ffffff', 0.5],
        [0.2, '#ffffff', 0.1],
        [0.8, '#ffffff', 0.06],
        [1, '#ffffff', 0.35],
      ],
      0,
      0,
      1,
      0,
    )}"/>`,
    rect(-84, -326, 168, 40, tone.wood) + rect(-84, -326, 168, 8, lit(tone.wood, 0.3)),
    rect(-84, -250, 9, 200, '#fff', 'opacity="0.45"'),
  ].join('')
}

/** An hourglass standing on the origin. */
export function hourglass(c: Canvas, wood: string, sand: string): string {
  return [
    `<path d="M-84,-30 C-84,-130 -10,-150 -10,-190 C-10,-230 -84,-250 -84,-350 L84,-350 C84,-250 10,-230 10,-190 C10,-150 84,-130 84,-30Z" fill="${c.linear(
      [
        [0, '#fff', 0.55],
        [0.5, '#fff', 0.16],
        [1, '#fff', 0.4],
      ],
      0,
      0,
      1,
      0,
    )}"/>`,
    `<path d="M-80,-30 C-70,-80 -20,-96 0,-112 C20,-96 70,-80 80,-30Z" fill="${sand}"/><path d="M-62,-280 C-46,-236 -8,-226 0,-192 C8,-226 46,-236 62,-280Z" fill="${lit(sand, 0.2)}"/>`,
    rect(-1.5, -200, 3, 100, sand),
    rect(
      -108,
      -30,
      216,
      30,
      c.linear(
        [
          [0, lit(wood, 0.25)],
          [1, shaded(wood, 0.3)],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
    rect(
      -108,
      -380,
      216,
      30,
      c.linear(
        [
          [0, lit(wood, 0.35)],
          [1, shaded(wood, 0.2)],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
    rect(-102, -352, 10, 324, wood) + rect(92, -352, 10, 324, shaded(wood, 0.3)),
  ].join('')
}

/** A cup seen from straight above, centred on the origin. */
export function cupFromAbove(c: Canvas, colour: string): string {
  return (
    circle(14, 18, 112, '#10151f', `opacity="0.3" ${c.blur(10)}`) +
    circle(0, 0, 108, lit(colour, 0.2)) +
    circle(0, 0, 92, shaded(colour, 0.08)) +
    circle(3, 4, 72, shaded(colour, 0.3), 'opacity="0.5"') +
    circle(0, 0, 70, lit(colour, 0.3)) +
    circle(0, 0, 58, '#5d402e') +
    ellipse(-16, -20, 22, 13, '#8a6244', `opacity="0.7" ${c.blur(4)}`)
  )
}
