import { type Canvas, group, path, polygon, rect, stroke } from './canvas.ts'
import { lit, shaded, tone } from './palette.ts'

/** A fountain pen lying from lower left to upper right, nib on the origin. */
export function pen(c: Canvas, colour: string): string {
  return group(
    polygon(
      [
        [0, 0],
        [44, -9],
        [44, 9],
      ],
      '#d8b878',
    ) +
      stroke('M4,0 L36,0', '#8f6a35', 1.6) +
      rect(44, -12, 70, 24, shaded(colour, 0.3)) +
      `<rect x="112" y="-15" width="220" height="30" rx="13" fill="${c.linear([
        [0, lit(colour, 0.35)],
        [0.4, colour],
        [1, shaded(colour, 0.4)],
      ])}"/>` +
      rect(110, -15, 9, 30, '#c9a365') +
      rect(196, -20, 100, 6, '#c9a365'),
    'transform="rotate(-34)"',
  )
}

/** A stack of closed books, standing on the origin. */
export function books(colours: readonly string[], width = 260): string {
  let y = 0
  return colours
    .map((colour, i) => {
      const h = 40 + ((i * 17) % 22)
      const w = width - ((i * 29) % 60)
      y -= h
      const x = -w / 2 + ((i * 23) % 30) - 12
      return (
        rect(x, y, w, h, colour) +
        rect(x, y, w, 5, lit(colour, 0.35)) +
        rect(x + w - 12, y + 6, 14, h - 12, '#f0e6d4') +
        rect(x + 26, y, 9, h, lit(colour, 0.3), 'opacity="0.7"') +
        rect(x, y + h - 5, w, 5, shaded(colour, 0.4), 'opacity="0.6"')
      )
    })
    .join('')
}

/** An open notebook with empty ruled pages, centred on the origin. */
export function notebook(c: Canvas, paper: string, cover: string): string {
  let lines = ''
  for (let i = 0; i < 9; i += 1) lines += `M-236,${-120 + i * 32} L-28,${-120 + i * 32} M28,${-120 + i * 32} L236,${-120 + i * 32} `
  return [
    `<rect x="-278" y="-188" width="556" height="376" rx="12" fill="${cover}"/>`,
    path(
      'M-264,-174 C-180,-186 -60,-186 0,-166 L0,176 C-60,160 -180,160 -264,172Z',
      c.linear(
        [
          [0, lit(paper, 0.4)],
          [0.85, paper],
          [1, shaded(paper, 0.28)],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
    path(
      'M264,-174 C180,-186 60,-186 0,-166 L0,176 C60,160 180,160 264,172Z',
      c.linear(
        [
          [0, shaded(paper, 0.24)],
          [0.16, lit(paper, 0.2)],
          [1, shaded(paper, 0.06)],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
    stroke(lines, shaded(paper, 0.3), 2, 'opacity="0.45"'),
    path('M90,-184 L112,-184 L112,216 L101,200 L90,216Z', tone.clay),
  ].join('')
}
