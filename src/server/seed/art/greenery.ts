import { type Canvas, ellipse, n, path, rect, stroke } from './canvas.ts'
import { lit, mix, shaded } from './palette.ts'

/** A round-crowned tree standing on the origin. */
export function tree(c: Canvas, crown: string, trunk: string): string {
  const light = mix(crown, '#fff2d6', 0.25)
  return [
    path('M-9,4 C-5,-60 -7,-120 -5,-180 L6,-180 C6,-120 7,-60 12,4Z', trunk),
    stroke('M0,-120 C18,-150 30,-160 44,-186 M0,-100 C-20,-136 -34,-150 -44,-166', trunk, 6),
    ellipse(0, -230, 108, 100, crown),
    ellipse(-58, -190, 62, 58, crown),
    ellipse(62, -192, 60, 56, mix(crown, '#141b28', 0.18)),
    ellipse(-26, -258, 64, 54, light, `opacity="0.45" ${c.blur(14)}`),
  ].join('')
}

/** Reeds or tall grass leaning with the wind, along the foot of the picture. */
export function grass(c: Canvas, x: number, y: number, width: number, height: number, colour: string, count = 40): string {
  let d = ''
  for (let i = 0; i < count; i += 1) {
    const gx = x + c.random() * width
    const gh = height * c.between(0.4, 1)
    const lean = c.between(-0.1, 0.5) * gh
    d += `M${n(gx)},${n(y)} Q${n(gx + lean * 0.2)},${n(y - gh * 0.6)} ${n(gx + lean)},${n(y - gh)} `
  }
  return stroke(d, colour, 2.6)
}

/** A potted plant with upright leaves, pot on the origin. */
export function plant(c: Canvas, leaf: string, pot: string, leaves = 9): string {
  const parts: string[] = []
  for (let i = 0; i < leaves; i += 1) {
    const t = leaves === 1 ? 0 : i / (leaves - 1) - 0.5
    const turn = t * 120 + c.between(-6, 6)
    const size = (1.15 - Math.abs(t) * 0.6) * c.between(0.9, 1.1)
    const colour = i % 2 ? shaded(leaf, 0.22) : lit(leaf, 0.1)
    parts.push(
      `<g transform="translate(0 -110) rotate(${turn.toFixed(1)}) scale(${size.toFixed(2)})">${path('M0,0 C-40,-90 -30,-190 0,-250 C30,-190 40,-90 0,0Z', colour)}${stroke('M0,-10 L0,-236', shaded(colour, 0.25), 2.5, 'opacity="0.5"')}</g>`,
    )
  }
  parts.push(
    path(
      'M-66,-126 L66,-126 L50,0 L-50,0Z',
      c.linear(
        [
          [0, lit(pot, 0.22)],
          [1, shaded(pot, 0.35)],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
    rect(
      -72,
      -138,
      144,
      22,
      c.linear(
        [
          [0, lit(pot, 0.32)],
          [1, shaded(pot, 0.2)],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
  )
  return parts.join('')
}

/** A soft branch of long leaves, used as a shadow on walls. */
export function leafBranch(c: Canvas, colour: string, leaves: number): string {
  const parts: string[] = [stroke('M0,0 C40,-160 60,-320 160,-520', colour, 8)]
  for (let i = 0; i < leaves; i += 1) {
    const t = (i + 1) / (leaves + 1)
    const x = 150 * t * t + 10
    const y = -520 * t
    const side = i % 2 === 0 ? 1 : -1
    const turn = side * c.between(38, 66) + 8
    const size = c.between(0.8, 1.15) * (1.1 - t * 0.4)
    parts.push(
      `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${size.toFixed(2)})">${path('M0,0 C-34,-60 -26,-140 0,-190 C26,-140 34,-60 0,0Z', colour)}</g>`,
    )
  }
  return parts.join('')
}
