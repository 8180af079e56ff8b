/*
 * Marks of the made-up companies, drawn: no letters, since a machine may have no fonts to draw them with.
 */

const colours = ['#1f5c4d', '#b4532a', '#27477a', '#7a2f4b', '#a8842c', '#3d6e2f', '#5b3f8c', '#b03a3a', '#1d6f86', '#574636'] as const
const tints = ['#cfe3d8', '#f3d9c6', '#cfdcf0', '#f0d3de', '#f2e6bd', '#d9e8cc', '#ded5f0', '#f5d0cd', '#cbe6ec', '#e6dccf'] as const

type Mark = (colour: string, tint: string) => string

const petals = (count: number, draw: (angle: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw((360 / count) * index)).join('')

/** In a square of 240, whose middle is at 120. */
const marks: readonly Mark[] = [
  // A leaf with its vein.
  (colour, tint) =>
    `<path d="M48 192C40 96 96 44 196 44c4 100-52 156-148 148Z" fill="${colour}"/><path d="M52 188 160 80" stroke="${tint}" stroke-width="10" stroke-linecap="round"/>`,
  // A flower.
  (colour, tint) =>
    petals(6, (angle) => `<ellipse cx="120" cy="72" rx="24" ry="44" fill="${colour}" transform="rotate(${angle} 120 120)"/>`) +
    `<circle cx="120" cy="120" r="26" fill="${tint}"/>`,
  // Two hills under a sun.
  (colour, tint) =>
    `<circle cx="164" cy="74" r="30" fill="${tint}"/><path d="M24 188 96 76l72 112Z" fill="${colour}"/><path d="M112 188l50-72 54 72Z" fill="${colour}" opacity=".65"/>`,
  // Waves.
  (colour, tint) =>
    [72, 120, 168]
      .map((y, index) => `<path d="M36 ${y}q42-44 84 0t84 0" fill="none" stroke="${index === 1 ? tint : colour}" stroke-width="24" stroke-linecap="round"/>`)
      .join(''),
  // A hexagon with another one in it.
  (colour, tint) =>
    `<path d="m120 32 76 44v88l-76 44-76-44V76Z" fill="${colour}"/><path d="m120 84 32 18v36l-32 18-32-18v-36Z" fill="${tint}"/>`,
  // A drop.
  (colour, tint) =>
    `<path d="M120 28c44 58 64 86 64 112a64 64 0 0 1-128 0c0-26 20-54 64-112Z" fill="${colour}"/><path d="M88 144a34 34 0 0 0 32 34" fill="none" stroke="${tint}" stroke-width="12" stroke-linecap="round"/>`,
  // Four quarters, one of them turned.
  (colour, tint) =>
    `<path d="M40 40h72v72a72 72 0 0 1-72-72Z" fill="${colour}"/><path d="M200 40v72h-72a72 72 0 0 1 72-72Z" fill="${tint}"/><path d="M40 200v-72h72a72 72 0 0 1-72 72Z" fill="${tint}"/><path d="M200 200h-72v-72a72 72 0 0 1 72 72Z" fill="${colour}"/>`,
  // Rings that meet.
  (colour, tint) =>
    `<circle cx="92" cy="120" r="52" fill="none" stroke="${colour}" stroke-width="22"/><circle cx="148" cy="120" r="52" fill="none" stroke="${tint}" stroke-width="22"/><path d="M120 76a52 52 0 0 1 0 88" fill="none" stroke="${colour}" stroke-width="22"/>`,
  // A roof over a door.
  (colour, tint) =>
    `<path d="M32 116 120 40l88 76" fill="none" stroke="${colour}" stroke-width="24" stroke-linecap="round" stroke-linejoin="round"/><path d="M68 120h104v80H68Z" fill="${colour}"/><path d="M104 200v-40a16 16 0 0 1 32 0v40Z" fill="${tint}"/>`,
  // A rising sun.
  (colour, tint) =>
    `<path d="M56 160a64 64 0 0 1 128 0Z" fill="${colour}"/>` +
    [-60, -30, 0, 30, 60].map((angle) => `<path d="M120 72V40" stroke="${colour}" stroke-width="14" stroke-linecap="round" transform="rotate(${angle} 120 160)"/>`).join('') +
    `<path d="M36 188h168" stroke="${tint}" stroke-width="16" stroke-linecap="round"/>`,
  // A knot of four loops.
  (colour, tint) =>
    petals(4, (angle) => `<circle cx="120" cy="80" r="34" fill="none" stroke="${angle % 180 === 0 ? colour : tint}" stroke-width="18" transform="rotate(${angle} 120 120)"/>`) +
    `<circle cx="120" cy="120" r="12" fill="${colour}"/>`,
]

/** The logo of a company by its place among all of them (SVG, square); every fifth has none. */
export function logoOf(index: number): string | undefined {
  if (index % 5 === 4) return undefined
  const place = index % colours.length
  const [colour, tint] = [colours[place] ?? '#333', tints[(place + Math.floor(index / 10)) % tints.length] ?? '#ddd']
  const mark = marks[(index * 3) % marks.length]?.(colour, tint) ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><rect width="240" height="240" fill="#fff"/>${mark}</svg>`
}
