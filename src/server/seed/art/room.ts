import { type Canvas, circle, ellipse, group, path, polygon, rect } from './canvas.ts'
import { leafBranch } from './greenery.ts'
import { hills } from './landscape.ts'
import { lit, mix, shaded, tone } from './palette.ts'
import type { Person } from './person.ts'

function bookRow(c: Canvas, x: number, y: number, width: number, height: number, wall: string): string {
  const spines = [shaded(wall, 0.45), tone.clay, tone.dusk, lit(wall, 0.35), tone.moss, tone.plum, shaded(wall, 0.25)]
  const parts: string[] = []
  let left = x
  while (left < x + width - 30) {
    const w = c.between(18, 40)
    const h = height * c.between(0.66, 0.94)
    const colour = mix(spines[Math.floor(c.random() * spines.length)] ?? wall, wall, 0.45)
    if (c.random() > 0.14) parts.push(rect(left, y - h, w - 3, h, colour), rect(left, y - h, 3, h, lit(colour, 0.3), 'opacity="0.6"'))
    left += w
  }
  return parts.join('')
}

function view(c: Canvas, x: number, y: number, w: number, h: number, dusk: boolean): string {
  const sky = dusk
    ? c.linear([
        [0, '#4d5f78'],
        [0.55, '#a58a8a'],
        [0.85, '#e3b389'],
        [1, '#f0cd9d'],
      ])
    : c.linear([
        [0, '#b9c7cf'],
        [0.6, '#dfe0d6'],
        [1, '#f3e6cd'],
      ])
  const far = dusk ? '#6b6880' : '#9fb0b3'
  const near = dusk ? '#2f3a4c' : '#6c8385'
  const layers = [
    rect(x, y, w, h, sky),
    circle(x + w * c.between(0.12, 0.4), y + h * c.between(0.4, 0.54), 34, '#fff3d8', 'opacity="0.85"'),
    hills(c, x, w, y + h * c.between(0.56, 0.64), c.between(50, 100), far, 0.9, y + h),
    hills(c, x, w, y + h * c.between(0.7, 0.77), c.between(30, 70), mix(far, near, 0.5), 0.9, y + h),
  ]
  for (let i = 0; i < 16; i += 1) {
    const bx = x + (i / 16) * w + c.between(-12, 12)
    const bh = c.between(40, 170)
    layers.push(rect(bx, y + h - bh - 10, c.between(30, 62), bh + 20, mix(near, far, c.between(0, 0.3))))
    if (dusk)
      for (let k = 0; k < 3; k += 1) layers.push(rect(bx + c.between(5, 24), y + h - c.between(12, bh), 6, 8, tone.glow, 'opacity="0.75"'))
  }
  return group(layers.join(''), c.inside(rect(x, y, w, h, '#000')))
}

function frame(c: Canvas, x: number, y: number, w: number, h: number, columns: number, colour: string): string {
  const parts = [
    rect(x - 16, y - 16, w + 32, 18, shaded(colour, 0.2)),
    rect(x - 16, y, 16, h, lit(colour, 0.1)),
    rect(x + w, y, 16, h, shaded(colour, 0.3)),
  ]
  for (let i = 1; i < columns; i += 1)
    parts.push(
      rect(
        x + (w * i) / columns - 6,
        y,
        12,
        h,
        c.linear(
          [
            [0, lit(colour, 0.1)],
            [1, shaded(colour, 0.25)],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
    )
  parts.push(rect(x - 30, y + h, w + 60, 22, lit(colour, 0.3)), rect(x - 30, y + h + 22, w + 60, 10, shaded(colour, 0.4), 'opacity="0.5"'))
  return parts.join('')
}

/** The office behind a wider portrait: window over hills, bookshelf, sheer light or the city at dusk. */
export function drawRoom(c: Canvas, person: Person): void {
  const { width: w, height: h } = c
  const wall = person.wall
  const base = person.room === 'dusk' ? shaded(wall, 0.45) : mix(wall, '#efe6d6', 0.3)
  c.fill(
    c.linear(
      [
        [0, lit(base, 0.16)],
        [1, shaded(base, 0.26)],
      ],
      0,
      0,
      0.6,
      1,
    ),
  )
  const trim = person.room === 'dusk' ? shaded(wall, 0.6) : lit(wall, 0.55)
  switch (person.room) {
    case 'hills':
    case 'dusk':
      {
        const x = c.between(56, 130)
        const y = c.between(80, 150)
        const wide = c.between(690, 850)
        const high = c.between(740, 860)
        c.add(view(c, x, y, wide, high, person.room === 'dusk'), frame(c, x, y, wide, high, c.random() > 0.5 ? 2 : 3, trim))
      }
      if (person.room === 'hills')
        c.add(
          polygon(
            [
              [960, 60],
              [1200, 160],
              [1200, 900],
              [960, 700],
            ],
            lit(wall, 0.8),
            `opacity="0.35" ${c.blur(14)}`,
          ),
        )
      else c.glow(1060, 420, 420, tone.amber, 0.5)
      break
    case 'shelf':
      c.add(rect(560, -10, 700, h, shaded(base, 0.34)))
      for (let row = 0; row < 4; row += 1) {
        const y = 250 + row * 270
        c.add(
          rect(
            584,
            y - 232,
            680,
            232,
            c.linear([
              [0, shaded(base, 0.52)],
              [1, shaded(base, 0.36)],
            ]),
          ),
          bookRow(c, 600, y, row === 1 ? 360 : 640, 220, base),
          rect(560, y, 700, 24, lit(base, 0.08)),
          rect(560, y + 24, 700, 12, '#10151f', 'opacity="0.2"'),
        )
      }
      c.add(
        polygon(
          [
            [60, 0],
            [330, 0],
            [560, 900],
            [560, 1300],
            [300, 1250],
          ],
          lit(wall, 0.8),
          `opacity="0.3" ${c.blur(14)}`,
        ),
      )
      c.glow(120, 260, 560, '#fff1d8', 0.45)
      c.add(`<g opacity="0.16">${rect(0, 0, w, h, wall)}</g>`)
      break
    case 'window':
      c.add(
        rect(
          130,
          90,
          470,
          1010,
          c.linear([
            [0, lit(wall, 0.85)],
            [1, lit(wall, 0.55)],
          ]),
        ),
        group(
          ellipse(300, 900, 380, 180, mix(wall, tone.sage, 0.7), `opacity="0.4" ${c.blur(30)}`) +
            ellipse(520, 760, 240, 200, mix(wall, tone.dusk, 0.6), `opacity="0.25" ${c.blur(40)}`),
          c.inside(rect(130, 90, 470, 1010, '#000')),
        ),
        frame(c, 130, 90, 470, 1010, 2, trim),
      )
      for (const x of [20, 70, 118])
        c.add(
          path(
            `M${x},40 C${x + 20},500 ${x - 16},900 ${x + 12},${h} L${x + 74},${h} C${x + 50},900 ${x + 80},500 ${x + 60},40Z`,
            lit(wall, 0.8),
            `opacity="0.55" ${c.blur(5)}`,
          ),
        )
      c.add(
        polygon(
          [
            [700, 130],
            [1080, 240],
            [1180, 1080],
            [800, 960],
          ],
          lit(wall, 0.8),
          `opacity="0.4" ${c.blur(16)}`,
        ),
      )
      c.add(
        `<g transform="translate(960 1020) rotate(-8) scale(1.2)" opacity="0.28" ${c.blur(6)}>${leafBranch(c, shaded(wall, 0.6), 9)}</g>`,
      )
      break
  }
}
