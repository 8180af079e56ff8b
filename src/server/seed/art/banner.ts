import { dawnWindow, eveningChairs } from './banner-indoors.ts'
import { mistBridge, paperBoats } from './banner-outdoors.ts'
import { Canvas } from './canvas.ts'

/** The four opening scenes; `tall` gives the phone drawing. */
export function drawBanner(index: number, tall: boolean): Canvas {
  const c = tall ? new Canvas(1080, 1440, 300 + index) : new Canvas(1920, 1080, 300 + index)
  const scenes = [dawnWindow, eveningChairs, mistBridge, paperBoats]
  scenes[index]?.(c, tall)
  return c
}
