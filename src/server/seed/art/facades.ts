import { type Canvas, polygon, rect } from './canvas.ts'
import { lit, mix, shaded } from './palette.ts'

/** A row of city blocks with lit windows, standing on `ground`. */
export function cityBlocks(c: Canvas, ground: number, low: number, high: number, colour: string, windows: string, share: number): void {
  let x = -20
  while (x < c.width + 20) {
    const w = c.between(70, 150)
    const h = c.between(low, high)
    const body = mix(colour, '#ffffff', c.between(0, 0.1))
    c.add(
      rect(
        x,
        ground - h,
        w,
        h + 4,
        c.linear(
          [
            [0, lit(body, 0.12)],
            [1, shaded(body, 0.14)],
          ],
          0,
          0,
          1,
          0.5,
        ),
      ),
    )
    if (c.random() > 0.6) c.add(rect(x + w * 0.3, ground - h - 22, w * 0.3, 24, body))
    for (let wy = ground - h + 20; wy < ground - 20; wy += 32)
      for (let wx = x + 12; wx < x + w - 18; wx += 24)
        if (c.random() < share) c.add(rect(wx, wy, 11, 17, windows, `opacity="${c.between(0.35, 0.95).toFixed(2)}"`))
    x += w + c.between(-6, 16)
  }
}

/** A row of tall round columns under a beam, as in a court's entrance. */
export function colonnade(c: Canvas, count: number, top: number, ground: number, stone: string): void {
  const step = c.width / count
  for (let i = 0; i < count; i += 1) {
    const x = step * (i + 0.5)
    const w = step * 0.42
    c.add(
      rect(
        x - w / 2,
        top,
        w,
        ground - top,
        c.linear(
          [
            [0, lit(stone, 0.5)],
            [0.35, lit(stone, 0.15)],
            [1, shaded(stone, 0.45)],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
    )
    for (let k = 1; k < 5; k += 1)
      c.add(rect(x - w / 2 + (w * k) / 5, top + 10, 2.5, ground - top - 20, shaded(stone, 0.4), 'opacity="0.22"'))
    c.add(rect(x - w * 0.66, top - 2, w * 1.32, 24, lit(stone, 0.3)), rect(x - w * 0.66, ground - 26, w * 1.32, 28, stone))
    c.add(
      polygon(
        [
          [x + w * 0.5, ground],
          [x + w * 0.66, ground],
          [x + w * 2, c.height],
          [x + w * 0.6, c.height],
        ],
        '#141a26',
        `opacity="0.2" ${c.blur(7)}`,
      ),
    )
  }
  c.add(
    rect(
      -5,
      top - 92,
      c.width + 10,
      92,
      c.linear([
        [0, lit(stone, 0.35)],
        [1, shaded(stone, 0.12)],
      ]),
    ),
    rect(-5, top - 8, c.width + 10, 8, shaded(stone, 0.4), 'opacity="0.6"'),
  )
}

/** Rows of windows of one large facade, a few of them lit. */
export function facade(c: Canvas, wall: string, columns: number, rows: number, on: string, share: number): void {
  c.fill(
    c.linear(
      [
        [0, lit(wall, 0.1)],
        [1, shaded(wall, 0.22)],
      ],
      0,
      0,
      1,
      1,
    ),
  )
  const sw = c.width / columns
  const sh = c.height / rows
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) {
      const glowing = c.random() < share
      const px = x * sw + sw * 0.2
      const py = y * sh + sh * 0.16
      const pane = glowing
        ? c.linear([
            [0, lit(on, 0.3)],
            [1, on],
          ])
        : c.linear(
            [
              [0, mix(wall, '#9db0c0', 0.32)],
              [1, shaded(wall, 0.36)],
            ],
            0,
            0,
            1,
            1,
          )
      if (glowing) c.glow(px + sw * 0.3, py + sh * 0.34, sw * 0.9, on, 0.28)
      c.add(
        rect(px, py, sw * 0.6, sh * 0.66, pane),
        rect(px + sw * 0.29, py, 5, sh * 0.66, shaded(wall, 0.3)),
        rect(px - 8, py + sh * 0.66, sw * 0.6 + 16, 9, lit(wall, 0.2)),
      )
      if (glowing && c.random() > 0.5) c.add(rect(px, py, sw * 0.2, sh * 0.66, lit(on, 0.5), 'opacity="0.7"'))
    }
}

/** Broad steps narrowing with distance. */
export function staircase(c: Canvas, wall: string, steps: number, rising: boolean): void {
  c.fill(
    c.linear(
      [
        [0, lit(wall, 0.3)],
        [1, shaded(wall, 0.2)],
      ],
      0,
      0,
      1,
      1,
    ),
  )
  for (let i = steps; i >= 0; i -= 1) {
    const t = i / steps
    const half = 560 - t * 330
    const y = rising ? 800 - t * 520 : 800 - t * 420
    c.add(
      polygon(
        [
          [600 - half, y - 44 + t * 16],
          [600 + half, y - 44 + t * 16],
          [600 + half + 10, y],
          [600 - half - 10, y],
        ],
        c.linear([
          [0, mix(lit(wall, 0.5), wall, t * 0.6)],
          [1, mix(shaded(wall, 0.06), shaded(wall, 0.2), t)],
        ]),
      ),
      rect(600 - half - 10, y, half * 2 + 20, 30, shaded(wall, 0.3 - t * 0.1)),
    )
  }
}

/** A modern office building on the origin, its front a calm grid. */
export function building(
  c: Canvas,
  width: number,
  height: number,
  floors: number,
  bays: number,
  wall: string,
  glass: string,
  lights: number,
): string {
  const parts = [
    rect(
      0,
      -height,
      width,
      height,
      c.linear(
        [
          [0, lit(wall, 0.25)],
          [1, wall],
        ],
        0,
        0,
        1,
        0.4,
      ),
    ),
    polygon(
      [
        [width, -height],
        [width + width * 0.28, -height + 34],
        [width + width * 0.28, 0],
        [width, 0],
      ],
      shaded(wall, 0.34),
    ),
  ]
  const fh = (height - 90) / floors
  const bw = (width - 40) / bays
  for (let f = 0; f < floors; f += 1)
    for (let b = 0; b < bays; b += 1) {
      const on = c.random() < lights
      parts.push(
        rect(
          24 + b * bw,
          -height + 26 + f * fh,
          bw - 9,
          fh - 17,
          on
            ? c.linear([
                [0, '#fff0cc'],
                [1, '#f1cd93'],
              ])
            : c.linear(
                [
                  [0, lit(glass, 0.3)],
                  [1, shaded(glass, 0.12)],
                ],
                0,
                0,
                1,
                1,
              ),
        ),
      )
    }
  for (let f = 0; f < floors; f += 1)
    parts.push(
      polygon(
        [
          [width + 14, -height + 34 + f * fh],
          [width * 1.24, -height + 62 + f * fh * 0.97],
          [width * 1.24, -height + 62 + f * fh * 0.97 + fh * 0.55],
          [width + 14, -height + 34 + f * fh + fh * 0.6],
        ],
        shaded(glass, 0.4),
      ),
    )
  parts.push(
    rect(24, -64, width - 48, 64, shaded(glass, 0.3)),
    rect(width * 0.4, -58, width * 0.2, 58, '#f4d7a8'),
    rect(10, -74, width - 20, 10, lit(wall, 0.5)),
    rect(-8, -height - 12, width + 16, 14, lit(wall, 0.4)),
  )
  return parts.join('')
}
