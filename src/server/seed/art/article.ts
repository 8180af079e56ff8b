import { articleCity } from './article-city.ts'
import { articleDesk } from './article-desk.ts'
import { articleQuiet } from './article-quiet.ts'
import { Canvas } from './canvas.ts'

const sets = [articleDesk, articleCity, articleQuiet] as const

/** One of the thirty press pictures; neighbours come from different sets. */
export function drawArticle(index: number): Canvas {
  const c = new Canvas(1200, 800, 700 + index)
  sets[index % sets.length]?.[Math.floor(index / sets.length)]?.(c)
  c.grain(0.09)
  return c
}
