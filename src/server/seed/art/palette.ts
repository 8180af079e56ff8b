/** The firm's colours and their muted companions; every picture draws from these. */
export const tone = {
  ink: '#16202E',
  night: '#0F1722',
  slate: '#2B3848',
  paper: '#FAF8F4',
  linen: '#F1ECE3',
  line: '#E4DED4',
  bronze: '#8C6239',
  amber: '#D9A566',
  glow: '#F4D7A8',
  sage: '#8E9C86',
  moss: '#55645A',
  dusk: '#5B7089',
  haze: '#A9B7C4',
  sand: '#D8C7AE',
  clay: '#B4775B',
  rose: '#D3A596',
  plum: '#6E6072',
  wood: '#6B4A34',
} as const

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Blends two hex colours; `amount` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const a = channels(from)
  const b = channels(to)
  const blended = a.map((value, i) => Math.round(value + ((b[i] ?? value) - value) * amount))
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The colour moved towards warm light. */
export const lit = (colour: string, amount = 0.2): string => mix(colour, '#FFF6E6', amount)

/** The colour moved towards cool ink shadow. */
export const shaded = (colour: string, amount = 0.2): string => mix(colour, '#141B28', amount)
