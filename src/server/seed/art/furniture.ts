import { type Canvas, circle, ellipse, path, polygon, rect, stroke } from './canvas.ts'
import { lit, shaded, tone } from './palette.ts'

/** An easy chair turned a little to the right, feet on the origin. */
export function armchair(c: Canvas, colour: string): string {
  const face = c.linear(
    [
      [0, shaded(colour, 0.2)],
      [1, lit(colour, 0.22)],
    ],
    0,
    0,
    1,
    0.2,
  )
  return [
    stroke('M-110,-60 L-126,0 M96,-60 L112,0 M-60,-60 L-64,-6', shaded(tone.wood, 0.5), 10),
    path('M-140,-90 C-170,-260 -150,-380 -90,-396 C-40,-404 20,-396 44,-376 C30,-280 20,-200 30,-110Z', face),
    path(
      'M-90,-396 C-40,-404 20,-396 44,-376 C36,-330 32,-300 28,-270 C0,-300 -60,-310 -110,-290 C-120,-340 -110,-386 -90,-396Z',
      lit(colour, 0.3),
      `opacity="0.3" ${c.blur(8)}`,
    ),
    path(
      'M-130,-150 C-60,-176 60,-176 130,-150 L134,-60 L-134,-60Z',
      c.linear([
        [0, lit(colour, 0.2)],
        [1, shaded(colour, 0.25)],
      ]),
    ),
    path(
      'M-160,-210 C-156,-232 -110,-234 -104,-208 L-96,-60 L-146,-54Z',
      c.linear([
        [0, lit(colour, 0.12)],
        [1, shaded(colour, 0.4)],
      ]),
    ),
    path(
      'M100,-206 C104,-230 154,-230 158,-206 L146,-54 L96,-60Z',
      c.linear([
        [0, lit(colour, 0.34)],
        [1, shaded(colour, 0.2)],
      ]),
    ),
  ].join('')
}

/** A plain wooden chair seen from the front, feet on the origin. */
export function woodenChair(colour: string): string {
  const dark = shaded(colour, 0.3)
  return [
    stroke('M-58,-150 L-66,0 M58,-150 L66,0', dark, 11),
    stroke('M-50,-160 L-56,-30 M50,-160 L56,-30', shaded(colour, 0.5), 8),
    stroke('M-56,-156 L-62,-360 M56,-156 L62,-360', colour, 11),
    path('M-66,-366 C-30,-380 30,-380 66,-366 L64,-320 C30,-332 -30,-332 -64,-320Z', lit(colour, 0.12)),
    stroke('M-60,-260 C-24,-268 24,-268 60,-260', colour, 10),
    path('M-76,-176 L76,-176 L84,-150 L-84,-150Z', lit(colour, 0.25)),
    rect(-84, -150, 168, 12, dark),
  ].join('')
}

/** A standing lamp, foot on the origin. */
export function floorLamp(c: Canvas, shade: string): string {
  return [
    ellipse(0, 0, 62, 11, '#1a1410'),
    rect(
      -4,
      -420,
      8,
      420,
      c.linear([
        [0, '#b08b5a'],
        [1, '#3a2c22'],
      ]),
    ),
    path(
      'M-54,-540 L54,-540 L96,-414 L-96,-414Z',
      c.linear([
        [0, lit(shade, 0.25)],
        [0.6, shade],
        [1, '#fff3d6'],
      ]),
    ),
    ellipse(0, -414, 96, 12, '#fff6e2'),
    ellipse(0, -540, 54, 7, shaded(shade, 0.15)),
  ].join('')
}

/** A desk lamp bending to the left, foot on the origin. */
export function deskLamp(c: Canvas, colour: string): string {
  return [
    path(
      'M-150,-250 L-240,0 L40,0Z',
      c.linear([
        [0, '#ffe9c0', 0.55],
        [1, '#ffe9c0', 0],
      ]),
      c.blur(6),
    ),
    ellipse(60, 0, 58, 10, shaded(colour, 0.4)),
    stroke('M60,-4 L96,-170 L-60,-300', colour, 10),
    circle(96, -170, 10, lit(colour, 0.3)),
    path(
      'M-60,-330 C-20,-330 0,-300 -6,-272 L-156,-226 C-160,-280 -110,-330 -60,-330Z',
      c.linear([
        [0, lit(colour, 0.3)],
        [1, shaded(colour, 0.2)],
      ]),
    ),
    ellipse(-81, -248, 78, 9, '#fff0cd', 'transform="rotate(-17 -81 -248)"'),
  ].join('')
}

/** A suitcase standing on the origin. */
export function suitcase(c: Canvas, colour: string): string {
  return [
    stroke('M-44,-214 L-44,-250 L44,-250 L44,-214', shaded(colour, 0.5), 12),
    `<rect x="-160" y="-216" width="320" height="210" rx="20" fill="${c.linear(
      [
        [0, lit(colour, 0.2)],
        [1, shaded(colour, 0.3)],
      ],
      0,
      0,
      1,
      0.4,
    )}"/>`,
    rect(-112, -216, 20, 210, shaded(colour, 0.36)),
    rect(92, -216, 20, 210, shaded(colour, 0.44)),
    rect(-114, -160, 24, 22, tone.amber) + rect(90, -160, 24, 22, shaded(tone.amber, 0.2)),
    stroke('M-150,-120 L150,-120', shaded(colour, 0.5), 3, 'opacity="0.5"'),
    rect(-130, -8, 30, 8, '#15110e') + rect(100, -8, 30, 8, '#15110e'),
  ].join('')
}

/** A cardboard moving box with open flaps, standing on the origin. */
export function movingBox(c: Canvas, colour: string, open: boolean): string {
  return [
    polygon(
      [
        [-130, -170],
        [40, -170],
        [40, 0],
        [-130, 0],
      ],
      c.linear([
        [0, lit(colour, 0.22)],
        [1, colour],
      ]),
    ),
    polygon(
      [
        [40, -170],
        [130, -200],
        [130, -34],
        [40, 0],
      ],
      shaded(colour, 0.3),
    ),
    open
      ? polygon(
          [
            [-130, -170],
            [-40, -200],
            [130, -200],
            [40, -170],
          ],
          shaded(colour, 0.6),
        ) +
        polygon(
          [
            [-130, -170],
            [40, -170],
            [22, -130],
            [-160, -128],
          ],
          lit(colour, 0.34),
        ) +
        polygon(
          [
            [130, -200],
            [40, -170],
            [84, -138],
            [180, -172],
          ],
          shaded(colour, 0.14),
        )
      : polygon(
          [
            [-130, -170],
            [-40, -200],
            [130, -200],
            [40, -170],
          ],
          lit(colour, 0.4),
        ) +
        polygon(
          [
            [-54, -170],
            [36, -200],
            [56, -200],
            [-34, -170],
          ],
          lit(colour, 0.6),
        ),
    rect(-60, -118, 60, 7, shaded(colour, 0.3), 'opacity="0.5"'),
  ].join('')
}
