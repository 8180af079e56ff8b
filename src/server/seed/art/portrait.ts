import { drawBackdrop } from './backdrop.ts'
import { at, Canvas, ellipse } from './canvas.ts'
import { drawClothing, drawNeck } from './clothing.ts'
import { drawEars, drawFace, drawGlasses } from './face.ts'
import { hairBehind, hairInFront, hairOverShoulders } from './hair.ts'
import { shaded } from './palette.ts'
import type { Person } from './person.ts'
import { drawRoom } from './room.ts'

function figure(c: Canvas, person: Person): string {
  const head = (content: string): string => `<g transform="rotate(${person.tilt} 0 130)">${content}</g>`
  return [
    head(hairBehind(c, person.style, person.hair)),
    drawNeck(c, person),
    drawClothing(c, person),
    hairOverShoulders(c, person.style, person.hair),
    head(drawFace(c, person) + hairInFront(c, person.style, person.hair) + (person.woman ? '' : drawEars(person)) + drawGlasses(person)),
  ].join('')
}

const placed = (person: Person, x: number, y: number, scale: number, content: string): string =>
  person.mirrored ? `<g transform="translate(${x} ${y}) scale(${-scale} ${scale})">${content}</g>` : at(x, y, scale, content)

/** Head and shoulders, 4:5. */
export function drawPortrait(person: Person, seed: number): Canvas {
  const c = new Canvas(960, 1200, seed)
  drawBackdrop(c, person)
  const scale = person.woman ? 1.72 : 1.66
  c.add(ellipse(580, 900, 360, 420, shaded(person.wall, 0.6), `opacity="0.32" ${c.blur(50)}`))
  c.add(placed(person, 480, 550, scale, figure(c, person)))
  c.grain(0.1)
  return c
}

/** The same person to the waist in a room. */
export function drawMainPortrait(person: Person, seed: number): Canvas {
  const c = new Canvas(1200, 1400, seed)
  drawRoom(c, person)
  if (person.mirrored) c.flip()
  const x = person.mirrored ? 560 : 640
  c.add(ellipse(x + 70, 1000, 380, 460, '#10151f', `opacity="0.3" ${c.blur(50)}`))
  c.add(placed(person, x, 500, 1.28, figure(c, person)))
  c.grain(0.1)
  return c
}
