import { type Canvas, circle, group, n, path, stroke } from './canvas.ts'
import { lit, mix, shaded } from './palette.ts'
import type { Person } from './person.ts'

/** Neck with the shadow the chin throws on it. */
export function drawNeck(c: Canvas, person: Person): string {
  const w = person.woman ? 50 : 62
  const length = person.face[3]
  const warm = mix(person.skin, '#a9583a', 0.42)
  const neck = `M${-w},40 C${-w},120 ${-w + 2},150 ${-w - 6},186 C-90,214 -140,226 -170,240 L170,240 C140,226 90,214 ${w + 6},186 C${w - 2},150 ${w},120 ${w},40Z M-60,200 L0,360 L60,200Z`
  return [
    path(
      neck,
      c.linear(
        [
          [0, mix(person.skin, warm, 0.12)],
          [0.6, mix(person.skin, warm, 0.4)],
          [1, mix(person.skin, warm, 0.75)],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
    group(
      path(
        `M-110,40 L-92,${n(length - 30)} C-50,${n(length + 26)} 10,${n(length + 44)} 40,${n(length + 60)} C70,${n(length + 66)} 120,${n(length + 40)} 130,40Z`,
        shaded(warm, 0.3),
        `opacity="0.5" ${c.blur(5)}`,
      ),
      c.inside(path(neck, '#000')),
    ),
  ].join('')
}

const bodyOutline = (person: Person): string => {
  const s = person.shoulders
  const hip = person.woman ? s - 34 : s + 8
  return `M-50,176 C-80,214 -${n(s * 0.62)},222 -${n(s * 0.84)},244 C-${n(s)},262 -${n(s + 22)},310 -${n(s + 28)},380 C-${n(s + 40)},520 -${n(hip + 44)},700 -${n(hip + 36)},960 L${n(hip + 36)},960 C${n(hip + 44)},700 ${n(s + 40)},520 ${n(s + 28)},380 C${n(s + 22)},310 ${n(s)},262 ${n(s * 0.84)},244 C${n(s * 0.62)},222 80,214 50,176 C30,196 -30,196 -50,176Z`
}

function shirt(c: Canvas, person: Person): string {
  const base = person.shirt
  const paint = c.linear(
    [
      [0, lit(base, 0.25)],
      [0.55, base],
      [1, shaded(base, 0.22)],
    ],
    0,
    0,
    1,
    0.2,
  )
  const edge = shaded(base, 0.3)
  switch (person.collar) {
    case 'tie': {
      const tie = person.accent ?? '#55443a'
      return [
        path('M-90,200 L0,240 L90,200 L120,900 L-120,900Z', paint),
        path(
          'M-15,232 L15,232 L20,262 L34,640 L0,690 L-34,640 L-20,262Z',
          c.linear(
            [
              [0, lit(tie, 0.12)],
              [0.5, tie],
              [1, shaded(tie, 0.35)],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
        path('M-19,222 L19,222 L16,258 C6,264 -6,264 -16,258Z', shaded(tie, 0.14)),
        path('M-58,160 C-62,190 -60,214 -52,262 L-2,226 C-26,212 -46,192 -58,160Z', lit(base, 0.35)),
        path('M58,160 C62,190 60,214 52,262 L2,226 C26,212 46,192 58,160Z', shaded(base, 0.1)),
        stroke('M-52,262 L-2,226 M52,262 L2,226', edge, 1.6, 'opacity="0.5"'),
      ].join('')
    }
    case 'open':
      return [
        path('M-46,170 C-30,240 -12,290 0,312 C12,290 30,240 46,170 L130,900 L-130,900Z', paint),
        path('M-62,146 C-54,196 -34,260 -4,306 L-46,378 C-68,330 -84,230 -62,146Z', lit(base, 0.35)),
        path('M62,146 C54,196 34,260 4,306 L42,370 C66,330 84,230 62,146Z', shaded(base, 0.1)),
        stroke('M-4,306 L-46,378 M4,306 L42,370', edge, 1.8, 'opacity="0.5"'),
        stroke('M0,326 L2,900', edge, 2, 'opacity="0.45"'),
        circle(-1, 392, 4.5, edge, 'opacity="0.5"') + circle(0, 492, 4.5, edge, 'opacity="0.5"'),
      ].join('')
    case 'turtleneck':
      return [
        path('M-62,150 C-70,200 -100,230 -140,240 L-140,900 L140,900 L140,240 C100,230 70,200 62,150 C30,176 -30,176 -62,150Z', paint),
        stroke('M-64,196 C-30,220 30,220 64,196', edge, 3, 'opacity="0.4"'),
        path('M-62,150 C-30,176 30,176 62,150 L62,162 C30,188 -30,188 -62,162Z', lit(base, 0.3), 'opacity="0.7"'),
      ].join('')
    case 'round':
      return [
        path('M-96,206 C-70,262 70,262 96,206 L150,900 L-150,900Z', paint),
        stroke('M-92,208 C-66,262 66,262 92,208', lit(base, 0.4), 5, 'opacity="0.8"'),
      ].join('')
    case 'vneck':
      return [
        path('M-86,200 C-60,260 -24,312 0,340 C24,312 60,260 86,200 L150,900 L-150,900Z', paint),
        stroke('M-86,200 C-60,260 -24,312 0,340 C24,312 60,260 86,200', lit(base, 0.4), 4.5, 'opacity="0.8"'),
        person.earrings
          ? stroke('M-50,200 C-34,250 -14,272 0,282 C14,272 34,250 50,200', '#cbb184', 1.8) + circle(0, 285, 4.5, '#d8c092')
          : '',
      ].join('')
    case 'bow':
      return [
        path('M-56,170 C-40,214 40,214 56,170 L150,900 L-150,900Z', paint),
        path('M-55,158 C-36,198 36,198 55,158 L57,184 C40,224 -40,224 -57,184Z', lit(base, 0.25)),
        path('M-8,230 C-18,280 -26,330 -34,388 L-8,394 C-4,340 2,290 4,234Z', lit(base, 0.12)),
        path('M4,232 C14,280 20,320 26,370 L6,376 C4,330 2,280 -2,236Z', shaded(base, 0.12)),
        path('M-4,222 C-24,200 -50,206 -50,230 C-50,254 -24,250 -4,236Z', lit(base, 0.3)),
        path('M4,222 C24,200 50,206 50,230 C50,254 24,250 4,236Z', shaded(base, 0.07)),
        stroke(
          'M-12,226 C-24,218 -36,222 -40,230 M12,226 C24,218 36,222 40,230 M-8,240 L-20,372 M6,240 L14,352',
          edge,
          1.8,
          'opacity="0.4"',
        ),
        path('M-11,216 C-4,212 4,212 11,216 L10,242 C4,247 -4,247 -10,242Z', shaded(base, 0.1)),
      ].join('')
    case 'band':
      return [
        path('M-64,172 C-90,206 -110,214 -140,220 L-150,900 L150,900 L140,220 C110,214 90,206 64,172 C40,210 -40,210 -64,172Z', paint),
        path('M-60,160 C-44,196 -20,206 -3,212 L-3,240 C-30,232 -56,220 -68,192Z', lit(base, 0.32)),
        path('M60,160 C44,196 20,206 3,212 L3,240 C30,232 56,220 68,192Z', shaded(base, 0.1)),
        stroke('M0,236 L2,900', edge, 2, 'opacity="0.4"'),
        circle(0, 276, 4, edge, 'opacity="0.5"') + circle(0, 350, 4, edge, 'opacity="0.5"'),
      ].join('')
  }
}

function jacketFront(c: Canvas, person: Person): string {
  const base = person.jacketColour
  const light = c.linear(
    [
      [0, lit(base, 0.16)],
      [1, lit(base, 0.04)],
    ],
    0,
    0,
    0.4,
    1,
  )
  const dark = c.linear(
    [
      [0, shaded(base, 0.06)],
      [1, shaded(base, 0.24)],
    ],
    0,
    0,
    0.3,
    1,
  )
  const seam = shaded(base, 0.5)
  const cast = (d: string): string => path(d, '#0c1018', `opacity="0.3" ${c.blur(7)}`)
  const buttons = (x: number, ys: readonly number[]): string =>
    ys.map((y) => circle(x, y, 8, shaded(base, 0.4)) + circle(x - 1.5, y - 1.5, 5.5, lit(base, 0.1), 'opacity="0.5"')).join('')
  switch (person.jacket) {
    case 'collarless':
      return [
        cast('M-84,200 C-62,330 -30,440 4,560 L-20,560 C-50,440 -90,330 -100,214Z'),
        stroke('M-86,202 C-66,320 -34,440 2,560 L6,940', seam, 2.5, 'opacity="0.5"'),
        stroke('M-92,206 C-74,322 -44,440 -8,556', lit(base, 0.35), 3, 'opacity="0.55"'),
        stroke('M92,206 C74,322 44,440 12,556', lit(base, 0.18), 3, 'opacity="0.4"'),
        buttons(10, [600, 720]),
      ].join('')
    case 'shawl':
      return [
        cast('M-60,190 C-96,300 -60,460 4,600 L20,600 C-10,460 -40,330 -50,200Z'),
        path('M54,178 C100,210 128,280 118,360 C104,460 56,540 2,610 C28,480 52,320 54,178Z', dark),
        path('M-54,178 C-100,210 -128,280 -118,360 C-104,460 -56,540 6,616 C-28,480 -52,320 -54,178Z', light),
        stroke('M-118,360 C-104,460 -56,540 6,616 L8,940 M118,360 C104,460 60,540 6,612', seam, 2.4, 'opacity="0.5"'),
        buttons(10, [650]),
      ].join('')
    case 'double':
      return [
        cast('M-60,190 C-70,330 -24,460 40,536 L52,520 C-4,440 -36,330 -46,200Z'),
        path('M56,172 L92,208 L140,300 L108,312 L132,338 C116,430 80,500 36,560 C44,430 56,300 56,172Z', dark),
        path('M-56,172 L-92,208 L-142,300 L-110,312 L-134,338 C-104,440 -30,530 62,590 C-6,470 -46,330 -56,172Z', light),
        stroke('M-142,300 L-110,312 L-134,338 C-104,440 -30,530 62,590 L66,940 M140,300 L108,312 L132,338', seam, 2.4, 'opacity="0.55"'),
        buttons(-46, [640, 760]) + buttons(86, [640, 760]),
      ].join('')
    case 'notch':
      return [
        cast('M-60,190 C-76,330 -40,480 4,620 L24,610 C-14,480 -40,330 -48,200Z'),
        path('M56,170 L94,206 L138,300 L104,314 L130,342 C112,450 60,540 0,630 C30,480 54,320 56,170Z', dark),
        path('M-56,170 L-94,206 L-138,300 L-104,314 L-130,342 C-112,450 -60,540 6,636 C-30,480 -54,320 -56,170Z', light),
        stroke(
          'M-138,300 L-104,314 L-130,342 C-112,450 -60,540 6,636 L8,940 M138,300 L104,314 L130,342 C112,450 62,540 6,628',
          seam,
          2.4,
          'opacity="0.55"',
        ),
        buttons(10, [664, 780]),
      ].join('')
  }
}

/** Skin below the collarbones, seen only inside the jacket's opening. */
const chest = (person: Person): string =>
  path('M-50,180 L-110,234 L-40,440 L40,440 L110,234 L50,180Z', mix(person.skin, mix(person.skin, '#a9583a', 0.42), 0.4))

/** Shirt and jacket from the shoulders to below the waist. */
export function drawClothing(c: Canvas, person: Person): string {
  const s = person.shoulders
  const base = person.jacketColour
  const outline = bodyOutline(person)
  const opening = {
    collarless: 'M-100,130 C-70,320 -36,440 6,560 C44,440 74,320 100,130Z',
    shawl: 'M-84,130 C-56,330 -30,480 4,614 C30,480 56,330 84,130Z',
    double: 'M-84,130 C-50,330 -10,460 46,560 C50,430 64,300 84,130Z',
    notch: 'M-84,130 C-56,330 -32,480 3,632 C32,480 56,330 84,130Z',
  }[person.jacket]
  const sleeve = (side: 1 | -1): string =>
    stroke(
      `M${n(side * (s - 22))},400 C${n(side * (s - 44))},520 ${n(side * (s - 52))},640 ${n(side * (s - 44))},960`,
      shaded(base, 0.5),
      3,
      'opacity="0.45"',
    ) +
    path(
      `M${n(side * (s - 22))},400 C${n(side * (s - 44))},520 ${n(side * (s - 52))},640 ${n(side * (s - 44))},960 L${n(side * (s - 104))},960 C${n(side * (s - 96))},640 ${n(side * (s - 70))},520 ${n(side * (s - 22))},400Z`,
      shaded(base, 0.5),
      `opacity="0.4" ${c.blur(12)}`,
    )
  const body = group(
    [
      path(
        outline,
        c.linear(
          [
            [0, lit(base, 0.14)],
            [0.4, base],
            [1, shaded(base, 0.3)],
          ],
          0,
          0,
          1,
          0.25,
        ),
      ),
      path(
        `M-${n(s * 0.9)},250 C-${n(s * 0.6)},224 -120,226 -90,214 L-130,330 C-180,280 -${n(s * 0.8)},290 -${n(s + 20)},380Z`,
        lit(base, 0.4),
        `opacity="0.22" ${c.blur(14)}`,
      ),
      sleeve(-1),
      sleeve(1),
    ].join(''),
    c.inside(path(outline, '#000')),
  )
  const shirtLayer = group(chest(person) + drawNeck(c, person) + shirt(c, person), c.inside(path(opening, '#000')))
  return body + shirtLayer + jacketFront(c, person)
}
