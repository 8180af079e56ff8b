import { type Canvas, circle, ellipse, n, path, polygon, rect, type Stop } from './canvas.ts'
import { lit, mix, shaded } from './palette.ts'

/** A range of soft hills from `x` across `w`, its crest near `crest`, filled down to `bottom`. */
export function hills(
  c: Canvas,
  x: number,
  w: number,
  crest: number,
  rise: number,
  colour: string,
  roughness = 1,
  bottom = c.height + 10,
): string {
  const count = Math.max(3, Math.round(4 * roughness + c.random() * 2))
  const points: [number, number][] = []
  for (let i = 0; i <= count; i += 1) {
    const shift = i === 0 || i === count ? 0 : c.between(-0.3, 0.3)
    points.push([x + (w * (i + shift)) / count, crest + (i % 2 === 0 ? 0.7 : -1) * rise * c.between(0.1, 1.1)])
  }
  let d = `M${n(x)},${n(bottom)} L${n(x)},${n(points[0]?.[1] ?? crest)}`
  for (let i = 1; i < points.length; i += 1) {
    const [px, py] = points[i - 1] ?? [x, crest]
    const [qx, qy] = points[i] ?? [x, crest]
    const mid = (qx - px) * 0.45
    d += ` C${n(px + mid)},${n(py)} ${n(qx - mid)},${n(qy)} ${n(qx)},${n(qy)}`
  }
  return path(`${d} L${n(x + w)},${n(bottom)}Z`, colour)
}

/** A tongue of land that tapers from the picture's edge at `x1` to the waterline at `x2`. */
export function headland(x1: number, x2: number, y: number, rise: number, fill: string): string {
  const d = x2 - x1
  return path(
    `M${n(x1)},${n(y)} L${n(x1)},${n(y - rise)} C${n(x1 + d * 0.22)},${n(y - rise * 1.25)} ${n(x1 + d * 0.36)},${n(y - rise * 0.5)} ${n(x1 + d * 0.58)},${n(y - rise * 0.52)} C${n(x1 + d * 0.76)},${n(y - rise * 0.52)} ${n(x1 + d * 0.86)},${n(y)} ${n(x2)},${n(y)}Z`,
    fill,
  )
}

/** Several ranges, from pale far ones to dark near ones, with mist at their feet. */
export function hillLayers(c: Canvas, top: number, step: number, count: number, far: string, near: string, mist: string, rise = 60): void {
  for (let i = 0; i < count; i += 1) {
    const t = count === 1 ? 1 : i / (count - 1)
    const colour = mix(far, near, t)
    const crest = top + step * i
    c.add(
      hills(
        c,
        -40,
        c.width + 80,
        crest,
        rise * (0.7 + t * 0.5),
        c.linear([
          [0, colour],
          [0.55, mix(colour, mist, 0.4 * (1 - t * 0.6))],
          [1, mix(colour, mist, 0.55 * (1 - t * 0.6))],
        ]),
        0.8 + t * 0.4,
      ),
    )
  }
}

/** The sky over the whole picture. */
export function sky(c: Canvas, stops: readonly Stop[]): void {
  c.fill(c.linear(stops))
}

/** Sun or moon with its halo. */
export function disc(c: Canvas, x: number, y: number, r: number, colour: string, halo = 5): void {
  c.glow(x, y, r * halo, colour, 0.55)
  c.add(circle(x, y, r, colour))
}

/** Calm water from `top` downwards, with flat glints of light around `lightX`. */
export function water(c: Canvas, top: number, stops: readonly Stop[], lightX: number, light: string, strength = 0.5): void {
  c.add(rect(-5, top, c.width + 10, c.height - top + 5, c.linear(stops)))
  const depth = c.height - top
  for (let i = 0; i < 26; i += 1) {
    const t = (i + 0.5) / 26
    const y = top + depth * t * t
    const half = (30 + 150 * t) * c.between(0.35, 1)
    c.add(
      ellipse(
        lightX + c.between(-40, 40) * (0.4 + t),
        y,
        half,
        1.2 + t * 3.4,
        light,
        `opacity="${(strength * (1 - t * 0.75)).toFixed(2)}"`,
      ),
    )
  }
}

/** A bank of mist across the picture. */
export function mist(c: Canvas, y: number, height: number, colour: string, opacity = 0.6): void {
  c.add(
    rect(
      -5,
      y - height / 2,
      c.width + 10,
      height,
      c.linear([
        [0, colour, 0],
        [0.5, colour, opacity],
        [1, colour, 0],
      ]),
    ),
  )
}

/** Scattered small stars above `bottom`. */
export function stars(c: Canvas, count: number, bottom: number, colour = '#FFF4DC'): void {
  for (let i = 0; i < count; i += 1)
    c.add(circle(c.between(0, c.width), c.between(10, bottom), c.between(0.8, 2), colour, `opacity="${c.between(0.2, 0.7).toFixed(2)}"`))
}

/** Rain falling across the whole picture. */
export function rain(c: Canvas, colour: string, count: number): string {
  let d = ''
  for (let i = 0; i < count; i += 1) {
    const x = c.between(-60, c.width)
    const y = c.between(-40, c.height)
    const length = c.between(18, 52)
    d += `M${x.toFixed(0)},${y.toFixed(0)} l${(-length * 0.22).toFixed(0)},${length.toFixed(0)} `
  }
  return `<path d="${d}" stroke="${colour}" stroke-width="2" fill="none" stroke-linecap="round" opacity="0.32"/>`
}

/** A pitched-roof house standing on the origin. */
export function house(c: Canvas, wall: string, roof: string, light: string): string {
  return [
    polygon(
      [
        [-150, 0],
        [-150, -170],
        [-30, -270],
        [90, -170],
        [90, 0],
      ],
      c.linear([
        [0, lit(wall, 0.2)],
        [1, wall],
      ]),
    ),
    polygon(
      [
        [90, 0],
        [90, -170],
        [210, -180],
        [210, 0],
      ],
      shaded(wall, 0.3),
    ),
    polygon(
      [
        [-30, -290],
        [-176, -166],
        [-156, -150],
        [-30, -256],
      ],
      lit(roof, 0.2),
    ),
    polygon(
      [
        [-30, -290],
        [112, -168],
        [232, -176],
        [100, -290],
      ],
      c.linear([
        [0, roof],
        [1, shaded(roof, 0.3)],
      ]),
    ),
    rect(-104, -120, 56, 62, light) + rect(-80, -120, 5, 62, wall) + rect(-104, -92, 56, 5, wall),
    path('M0,0 L0,-110 C0,-130 54,-130 54,-110 L54,0Z', shaded(roof, 0.35)) + circle(44, -54, 4, light),
    rect(126, -122, 52, 58, shaded(light, 0.12)),
    rect(56, -330, 30, 60, shaded(roof, 0.2)),
  ].join('')
}
