import { type Canvas, ellipse, group, n, path, rect, stroke } from './canvas.ts'
import { lit, shaded, tone } from './palette.ts'

const key = (turn: number, colour: string): string =>
  group(
    `<circle cx="0" cy="70" r="34" fill="none" stroke="${colour}" stroke-width="17"/>` +
      rect(-8, 100, 16, 140, colour) +
      rect(8, 190, 26, 13, colour) +
      rect(8, 216, 20, 13, colour) +
      rect(-8, 104, 4, 132, lit(colour, 0.5), 'opacity="0.6"'),
    `transform="rotate(${turn})"`,
  )

/** A ring of keys lying flat around the origin. */
export function keys(metal: string): string {
  return (
    key(-28, shaded(metal, 0.2)) +
    key(24, metal) +
    `<circle cx="0" cy="20" r="46" fill="none" stroke="${lit(metal, 0.4)}" stroke-width="7"/>`
  )
}

const gore = (x1: number, x2: number, fill: string): string =>
  path(
    `M0,-480 C${n(x1 * 0.8)},-460 ${x1},-380 ${x1},-290 C${n(x1 * 0.8 + x2 * 0.2)},-318 ${n(x1 * 0.2 + x2 * 0.8)},-318 ${x2},-290 C${x2},-380 ${n(x2 * 0.8)},-460 0,-480Z`,
    fill,
  )

/** An open umbrella, handle end on the origin. */
export function umbrella(c: Canvas, colour: string): string {
  return [
    stroke('M0,-490 L0,-20 C0,20 -50,20 -50,-14', '#4a382c', 10),
    gore(-270, -130, lit(colour, 0.18)),
    gore(130, 270, shaded(colour, 0.36)),
    gore(
      -130,
      0,
      c.linear([
        [0, lit(colour, 0.26)],
        [1, colour],
      ]),
    ),
    gore(0, 130, shaded(colour, 0.14)),
    rect(-4, -506, 8, 30, '#4a382c'),
  ].join('')
}

/** A studio microphone on a small stand, foot on the origin. */
export function microphone(c: Canvas, colour: string): string {
  let grid = ''
  for (let y = -420; y < -280; y += 15) grid += `M-54,${y} L54,${y} `
  return [
    ellipse(0, 0, 90, 14, shaded(colour, 0.5)),
    rect(
      -6,
      -210,
      12,
      210,
      c.linear(
        [
          [0, lit(colour, 0.3)],
          [1, shaded(colour, 0.4)],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
    stroke('M-76,-350 C-76,-250 -40,-216 0,-216 C40,-216 76,-250 76,-350', shaded(colour, 0.2), 11),
    `<rect x="-56" y="-440" width="112" height="196" rx="56" fill="${c.linear(
      [
        [0, lit(colour, 0.4)],
        [0.4, colour],
        [1, shaded(colour, 0.5)],
      ],
      0,
      0,
      1,
      0,
    )}"/>`,
    group(stroke(grid, shaded(colour, 0.5), 4, 'opacity="0.5"'), c.inside('<rect x="-56" y="-440" width="112" height="196" rx="56"/>')),
    rect(-58, -282, 116, 14, tone.amber),
  ].join('')
}

/** Spectacles folded open on a table, centred on the origin. */
export function spectacles(frame: string): string {
  return `<g fill="#fff" fill-opacity="0.16" stroke="${frame}" stroke-width="9"><circle cx="-74" cy="0" r="56"/><circle cx="74" cy="0" r="56"/></g>${stroke('M-18,-4 C-8,-16 8,-16 18,-4 M-128,-12 L-170,-120 M128,-12 L176,-112', frame, 8)}`
}

/** A plain ring in a shallow dish, on the origin. */
export function ringDish(c: Canvas, dish: string): string {
  return [
    ellipse(0, 0, 190, 58, shaded(dish, 0.3)),
    ellipse(
      0,
      -14,
      190,
      58,
      c.linear([
        [0, shaded(dish, 0.16)],
        [1, lit(dish, 0.4)],
      ]),
    ),
    ellipse(
      0,
      -8,
      150,
      42,
      c.linear([
        [0, shaded(dish, 0.24)],
        [1, lit(dish, 0.1)],
      ]),
    ),
    ellipse(26, 4, 52, 14, '#2a221c', `opacity="0.35" ${c.blur(5)}`),
    `<ellipse cx="6" cy="-24" rx="42" ry="31" fill="none" stroke="${c.linear(
      [
        [0, '#f6dca8'],
        [0.5, '#c79b58'],
        [1, '#8f6a35'],
      ],
      0,
      0,
      1,
      1,
    )}" stroke-width="9"/>`,
    stroke('M-26,-44 C-14,-54 4,-56 16,-54', '#fff6e0', 3, 'opacity="0.8"'),
  ].join('')
}
