import { quietArea } from './banner-quiet.ts'
import { at, type Canvas, circle, ellipse, group, path, rect } from './canvas.ts'
import { armchair, floorLamp } from './furniture.ts'
import { headland, hills } from './landscape.ts'
import { mix, tone } from './palette.ts'
import { cup, vase } from './table-things.ts'

/** A window at dawn above layered hills and a river. */
export function dawnWindow(c: Canvas, tall: boolean): void {
  const h = c.height
  c.fill(
    c.linear([
      [0, '#1b2535'],
      [1, '#101824'],
    ]),
  )
  const [x, y, ww, hh] = tall ? [150, 110, 780, 640] : [900, 110, 850, 790]
  const sun = { x: x + ww * 0.6, y: y + hh * 0.5 }
  const scene: string[] = [
    rect(
      x,
      y,
      ww,
      hh,
      c.linear([
        [0, '#3d5470'],
        [0.35, '#7c8ba0'],
        [0.52, '#d9b394'],
        [0.64, '#f3d6aa'],
        [1, '#f3d6aa'],
      ]),
    ),
    circle(
      sun.x,
      sun.y,
      330,
      c.radial([
        [0, '#ffe9c2', 0.9],
        [0.4, '#ffdda8', 0.35],
        [1, '#ffdda8', 0],
      ]),
    ),
    circle(sun.x, sun.y, 40, '#fff4dc'),
  ]
  const ranges = ['#97a0ab', '#74849a', '#53677f', '#3b4f66']
  ranges.forEach((colour, i) => {
    const crest = y + hh * (0.54 + i * 0.065)
    scene.push(
      hills(
        c,
        x - 60,
        ww + 120,
        crest,
        58 - i * 7,
        c.linear([
          [0, colour],
          [0.35, mix(colour, '#e8c7a2', 0.35)],
          [1, mix(colour, '#e8c7a2', 0.5)],
        ]),
        0.8,
        y + hh,
      ),
    )
  })
  const shore = y + hh * 0.8
  scene.push(
    rect(
      x,
      shore,
      ww,
      hh * 0.2,
      c.linear([
        [0, '#e3c39c'],
        [0.3, '#a9a3a2'],
        [1, '#43566d'],
      ]),
    ),
  )
  for (let i = 0; i < 16; i += 1)
    scene.push(
      ellipse(
        sun.x + c.between(-26, 26) * (1 + i / 8),
        shore + 6 + i * hh * 0.012,
        c.between(20, 70) + i * 4,
        1.8,
        '#fff0d2',
        `opacity="${(0.75 - i * 0.035).toFixed(2)}"`,
      ),
    )
  scene.push(headland(x, x + ww * 0.62, y + hh, 84, '#22303f'))
  c.add(group(scene.join(''), c.inside(rect(x, y, ww, hh, '#000'))))
  const bar = '#0f1722'
  c.add(rect(x + ww * 0.5 - 7, y, 14, hh, bar), rect(x, y + hh * 0.3 - 5, ww, 10, bar))
  for (const [fx, fy, fw, fh] of [
    [x - 22, y - 22, ww + 44, 22],
    [x - 22, y - 22, 22, hh + 44],
    [x + ww, y - 22, 22, hh + 44],
  ] as const)
    c.add(rect(fx, fy, fw, fh, '#0d141e'))
  c.add(
    rect(
      x - 50,
      y + hh,
      ww + 100,
      26,
      c.linear([
        [0, '#c59b6d'],
        [0.3, '#5d4a3c'],
        [1, '#1a222e'],
      ]),
    ),
  )
  c.add(
    rect(
      x - 50,
      y + hh + 26,
      ww + 100,
      60,
      c.linear([
        [0, '#070b11', 0.7],
        [1, '#070b11', 0],
      ]),
    ),
  )
  c.add(at(x + ww * 0.86, y + hh + 4, 0.62, vase(c, '#3d4b5a', '#c79a86')), at(x + ww * 0.7, y + hh + 4, 0.5, cup(c, '#8b8a86', true)))
  for (let i = 0; i < 4; i += 1) {
    const fold = x - 200 + i * 46
    c.add(
      path(
        `M${fold},-20 C${fold + 10},${h * 0.35} ${fold - 26},${h * 0.7} ${fold - 8},${h + 20} L${fold + 56},${h + 20} C${fold + 36},${h * 0.7} ${fold + 64},${h * 0.35} ${fold + 52},-20Z`,
        c.linear(
          [
            [0, '#141c28'],
            [0.6, mix('#1d2634', '#4c453f', i / 4)],
            [1, mix('#263040', '#8a7358', i / 3.4)],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
    )
  }
  c.glow(sun.x, sun.y, tall ? 620 : 800, '#ffcf8f', 0.3)
  quietArea(c, tall, tall ? 0.5 : 0.35)
}

/** Two chairs and a lamp by a window in the evening. */
export function eveningChairs(c: Canvas, tall: boolean): void {
  const { width: w, height: h } = c
  c.fill(
    c.linear([
      [0, '#1d2736'],
      [0.7, '#182130'],
      [1, '#101722'],
    ]),
  )
  const floor = tall ? 800 : 850
  const [x, y, ww, hh] = tall ? [330, 90, 470, 520] : [1130, 90, 470, 560]
  const scene = [
    rect(
      x,
      y,
      ww,
      hh,
      c.linear([
        [0, '#24364f'],
        [0.6, '#5d6983'],
        [0.85, '#a98b86'],
        [1, '#c9a083'],
      ]),
    ),
  ]
  for (let i = 0; i < 2; i += 1)
    scene.push(hills(c, x - 20, ww + 40, y + hh * (0.76 + i * 0.1), 34, i ? '#222e41' : '#454f66', 0.7, y + hh))
  scene.push(
    circle(x + ww * 0.72, y + hh * 0.24, 26, '#f6ead0'),
    circle(
      x + ww * 0.72,
      y + hh * 0.24,
      130,
      c.radial([
        [0, '#f6ead0', 0.35],
        [1, '#f6ead0', 0],
      ]),
    ),
  )
  for (let i = 0; i < 14; i += 1) scene.push(rect(x + c.between(0, ww), y + hh * c.between(0.9, 0.98), 4, 5, tone.glow, 'opacity="0.8"'))
  c.add(group(scene.join(''), c.inside(rect(x, y, ww, hh, '#000'))))
  c.add(rect(x + ww / 2 - 5, y, 10, hh, '#131b27'), rect(x, y + hh * 0.4, ww, 8, '#131b27'))
  c.add(
    `<rect x="${x - 9}" y="${y - 9}" width="${ww + 18}" height="${hh + 18}" fill="none" stroke="#131b27" stroke-width="18"/>`,
    rect(x - 34, y + hh + 14, ww + 68, 18, '#2c3747'),
  )
  c.add(
    rect(
      -5,
      floor - 40,
      w + 10,
      h,
      c.linear([
        [0, '#232b37'],
        [0.3, '#1a222e'],
        [1, '#0f161f'],
      ]),
    ),
    rect(-5, floor - 44, w + 10, 6, '#303a48'),
  )
  const lampX = tall ? 940 : 1765
  const s = tall ? 1.05 : 1.15
  c.glow(lampX - 10, floor - 460 * s, tall ? 560 : 700, '#f2bd78', 0.62)
  c.add(ellipse(lampX - 200, floor + 80, 560, 70, '#e8b070', `opacity="0.16" ${c.blur(24)}`))
  c.add(at(lampX, floor + 30, s, floorLamp(c, '#f1cf9b')))
  const left = tall ? 320 : 1080
  const right = tall ? 730 : 1530
  c.add(
    ellipse(left, floor + 66, 190, 20, '#0a0f17', `opacity="0.6" ${c.blur(10)}`),
    ellipse(right, floor + 66, 190, 20, '#0a0f17', `opacity="0.6" ${c.blur(10)}`),
  )
  c.add(at(left, floor + 66, s, armchair(c, '#4c5f6b')))
  c.add(`<g transform="translate(${right} ${floor + 66}) scale(${-s} ${s})">${armchair(c, '#8a5f48')}</g>`)
  const tx = (left + right) / 2
  c.add(
    ellipse(tx, floor - 70, 74, 13, '#a9764a'),
    rect(tx - 5, floor - 66, 10, 150, '#5d4433'),
    ellipse(tx, floor + 86, 46, 9, '#3b2d25'),
    ellipse(tx - 20, floor - 84, 15, 5, '#efe5d4'),
    path(`M${tx - 35},${floor - 84} L${tx - 31},${floor - 66} L${tx - 9},${floor - 66} L${tx - 5},${floor - 84}Z`, '#d9cdb9'),
  )
  quietArea(c, tall, tall ? 0.85 : 0.6)
}
