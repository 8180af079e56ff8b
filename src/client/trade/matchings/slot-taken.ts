import { ApiFailure } from '../../data/http.ts'

interface Free {
  free: readonly string[]
  left?: readonly string[]
}

const isFree = (current: unknown): current is Free =>
  typeof current === 'object' && current !== null && 'free' in current && Array.isArray(current.free)

/** What is still to be had where a time was taken by others (409): of a matching's own slots, or of all. */
export function freeIn(error: unknown): { free: readonly string[]; left: readonly string[] } | undefined {
  if (!(error instanceof ApiFailure) || error.code !== 'slotTaken' || !isFree(error.answer.current)) return undefined
  const { free, left = free } = error.answer.current
  return { free, left }
}
