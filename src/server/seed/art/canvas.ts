/** A gradient stop: offset 0..1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Rounds a coordinate so the SVG stays short and identical between runs. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** A repeatable pseudo-random source (mulberry32) giving numbers in 0..1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string => ellipse(x, y, r, r, fill, more)

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

/** An open stroke with round ends. */
export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** A closed shape through straight corners. */
export const polygon = (points: readonly (readonly [number, number])[], fill: string, more = ''): string =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}" ${more}/>`

export const group = (content: string, more = ''): string => `<g ${more}>${content}</g>`

/** Places content drawn around the origin: moved, scaled, then turned. */
export const at = (x: number, y: number, scale: number, content: string, turn = 0, more = ''): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000}) rotate(${n(turn)})" ${more}>${content}</g>`

/** An SVG picture being drawn: its definitions, its layers and its random source. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly random: () => number
  #definitions: string[] = []
  #layers: string[] = []
  #known = new Map<string, string>()

  constructor(width: number, height: number, seed: number) {
    this.width = width
    this.height = height
    this.random = seeded(seed * 7919 + width)
  }

  /** A random number between the two bounds. */
  between(low: number, high: number): number {
    return low + (high - low) * this.random()
  }

  #define(build: (id: string) => string): string {
    const key = build('')
    const existing = this.#known.get(key)
    if (existing) return existing
    const id = `d${this.#known.size}`
    this.#known.set(key, id)
    this.#definitions.push(build(id))
    return id
  }

  #stops(stops: readonly Stop[]): string {
    return stops
      .map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
      .join('')
  }

  /** A linear gradient paint across the shape's own box; downwards unless told otherwise. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    const body = this.#stops(stops)
    return `url(#${this.#define((id) => `<linearGradient id="${id}" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${body}</linearGradient>`)})`
  }

  /** A radial gradient paint in fractions of the shape's own box. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const body = this.#stops(stops)
    return `url(#${this.#define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${body}</radialGradient>`)})`
  }

  /** The attribute that softens a shape. */
  blur(deviation: number): string {
    const id = this.#define(
      (name) => `<filter id="${name}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
    return `filter="url(#${id})"`
  }

  /** The attribute that keeps a shape inside another. */
  inside(shape: string): string {
    return `clip-path="url(#${this.#define((id) => `<clipPath id="${id}">${shape}</clipPath>`)})"`
  }

  /** Adds layers on top of what is there. */
  add(...layers: string[]): void {
    this.#layers.push(...layers)
  }

  /** Mirrors everything drawn so far. */
  flip(): void {
    this.#layers = [`<g transform="translate(${this.width} 0) scale(-1 1)">${this.#layers.join('')}</g>`]
  }

  /** Covers the whole picture with one paint. */
  fill(paint: string, more = ''): void {
    this.add(rect(-2, -2, this.width + 4, this.height + 4, paint, more))
  }

  /** A round glow of light. */
  glow(x: number, y: number, radius: number, colour: string, opacity = 0.6): void {
    this.add(
      circle(
        x,
        y,
        radius,
        this.radial([
          [0, colour, opacity],
          [0.35, colour, opacity * 0.5],
          [0.7, colour, opacity * 0.13],
          [1, colour, 0],
        ]),
      ),
    )
  }

  /** Lays the touch of paper grain that printed pictures have. */
  grain(strength = 0.1): void {
    const id = this.#define(
      (name) =>
        `<filter id="${name}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="2" seed="11"/><feColorMatrix values="0 0 0 0 0.1  0 0 0 0 0.09  0 0 0 0 0.1  2.2 0 0 0 -0.95"/></filter>`,
    )
    this.add(rect(0, 0, this.width, this.height, '#000', `filter="url(#${id})" opacity="${strength}"`))
  }

  /** The finished SVG document, `scale` times the picture's size. */
  toSvg(scale = 1): string {
    const { width: w, height: h } = this
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(w * scale)}" height="${Math.round(h * scale)}" viewBox="0 0 ${w} ${h}"><defs>${this.#definitions.join('')}</defs>${this.#layers.join('')}</svg>`
  }
}
