import { Canvas } from './canvas.ts'
import { storyHomes } from './story-homes.ts'
import { storyOutdoors } from './story-outdoors.ts'
import { storyThings } from './story-things.ts'

const sets = [storyThings, storyHomes, storyOutdoors] as const

/** One of the twenty-four stories told by things and places; neighbours come from different sets. */
export function drawStory(index: number): Canvas {
  const c = new Canvas(1200, 800, 500 + index)
  sets[index % sets.length]?.[Math.floor(index / sets.length)]?.(c)
  c.grain(0.09)
  return c
}
