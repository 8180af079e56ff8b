import { ApiFailure } from '../../data/http.ts'

interface Free {
  free: readonly string[]
  left?: readonly string[]
}

const isFree = (current: unknown): current is Free =>
  typeof current === 'object' && current !== null && 'free' in current && Array.isArray(current.free)

interface StillFree {
  free: readonly string[]
  left: readonly string[]
}

/** The same in the server's side of a conflict. */
export function freeOf(current: unknown): StillFree | undefined {
  if (!isFree(current)) return undefined
  const { free, left = free } = current
  return { free, left }
}

/** Returns what is still to be had where a time was taken by others (409): of a matching's own slots, or of all. */
export const freeIn = (error: unknown): StillFree | undefined =>
  error instanceof ApiFailure && error.code === 'slotTaken' ? freeOf(error.answer.current) : undefined
