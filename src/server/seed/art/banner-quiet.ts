import type { Canvas } from './canvas.ts'
import { tone } from './palette.ts'

/** Darkens the side where the headline stands: left on wide screens, the lower half on phones. */
export function quietArea(c: Canvas, tall: boolean, strength: number): void {
  c.fill(
    tall
      ? c.linear([
          [0, tone.night, 0],
          [0.38, tone.night, strength * 0.06],
          [0.5, tone.night, strength * 0.3],
          [0.64, tone.night, strength * 0.85],
          [1, tone.night, strength],
        ])
      : c.linear(
          [
            [0, tone.night, strength],
            [0.2, tone.night, strength * 0.94],
            [0.4, tone.night, strength * 0.66],
            [0.55, tone.night, strength * 0.3],
            [0.68, tone.night, strength * 0.09],
            [0.8, tone.night, 0],
          ],
          0,
          0,
          1,
          0,
        ),
  )
}
