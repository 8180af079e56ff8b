import { type Canvas, ellipse, path, rect, stroke } from './canvas.ts'
import { lit, shaded } from './palette.ts'

/** A quiet studio: one wall colour, a floor, one pool of light. */
export function studio(c: Canvas, wall: string, floor: string, lightX: number): void {
  c.fill(
    c.linear([
      [0, shaded(wall, 0.12)],
      [0.7, wall],
      [1, shaded(wall, 0.2)],
    ]),
  )
  c.add(
    ellipse(
      lightX,
      300,
      560,
      420,
      c.radial([
        [0, lit(wall, 0.7), 0.75],
        [1, lit(wall, 0.7), 0],
      ]),
    ),
  )
  c.add(
    rect(
      -5,
      540,
      c.width + 10,
      190,
      c.linear([
        [0, lit(floor, 0.12)],
        [1, shaded(floor, 0.35)],
      ]),
    ),
    rect(-5, 532, c.width + 10, 8, lit(wall, 0.3), 'opacity="0.5"'),
  )
  c.add(ellipse(lightX, 640, 520, 70, lit(floor, 0.6), `opacity="0.22" ${c.blur(20)}`))
}

/** A seated or standing person as a calm silhouette, waist at the origin. */
export function silhouette(c: Canvas, colour: string, hair: string, long: boolean): string {
  return [
    long ? path('M-58,-330 C-70,-420 70,-420 58,-330 C70,-270 70,-230 56,-206 L-56,-206 C-70,-230 -70,-270 -58,-330Z', hair) : '',
    path('M-22,-250 L22,-250 L26,-190 L-26,-190Z', '#c99f80'),
    ellipse(0, -300, 46, 60, '#dcb394'),
    long
      ? path('M-52,-280 C-66,-408 66,-408 52,-280 C48,-318 24,-338 -8,-346 C-20,-328 -46,-316 -52,-280Z', hair)
      : path('M-50,-292 C-62,-396 64,-400 51,-292 C47,-318 40,-330 20,-336 C-6,-332 -42,-336 -50,-292Z', hair),
    path(
      'M-26,-206 C-60,-190 -118,-184 -130,-130 C-142,-80 -144,-30 -146,10 L146,10 C144,-30 142,-80 130,-130 C118,-184 60,-190 26,-206 C12,-190 -12,-190 -26,-206Z',
      c.linear(
        [
          [0, lit(colour, 0.16)],
          [1, shaded(colour, 0.3)],
        ],
        0,
        0,
        1,
        0.4,
      ),
    ),
    path('M-26,-204 L0,-110 L26,-204 C12,-190 -12,-190 -26,-204Z', '#f0e8da'),
    stroke('M-26,-204 L0,-106 L26,-204', shaded(colour, 0.4), 3, 'opacity="0.6"'),
  ].join('')
}

/** A table front closing the lower edge. */
export const desk = (c: Canvas, y: number, colour: string): string =>
  rect(
    -5,
    y,
    c.width + 10,
    730 - y,
    c.linear([
      [0, lit(colour, 0.2)],
      [0.14, colour],
      [1, shaded(colour, 0.4)],
    ]),
  ) + rect(-5, y, c.width + 10, 4, lit(colour, 0.55), 'opacity="0.7"')
