import { onIdle } from './on-idle.ts'

/** Resolves at the first idle moment after the document's first paint; at once in a hidden page, which has no frames. */
export async function firstPaint(): Promise<void> {
  if (document.hidden) return
  await new Promise((resolve) => requestAnimationFrame(resolve))
  // A callback of the first frame runs before it is painted, one of the second after.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise<void>((resolve) => onIdle(resolve, 200))
}
