import { useSyncExternalStore } from 'react'

/** How many came since one last looked, by the path of their resource. */
let unseen: Readonly<Record<string, number>> = {}
/** How many lists of a resource are being read: what is new is offered above them, and moves nothing. */
const readers = new Map<string, number>()
const listeners = new Set<() => void>()

function change(next: typeof unseen): void {
  unseen = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const addNews = (path: string, count: number): void => {
  if (count > 0) change({ ...unseen, [path]: (unseen[path] ?? 0) + count })
}

/** All of it was looked at. */
export const seeNews = (path: string): void => {
  if (path in unseen) change(Object.fromEntries(Object.entries(unseen).filter(([each]) => each !== path)))
}

/** Says that a list is being read, until the returned function is called. */
export function beginReading(path: string): () => void {
  readers.set(path, (readers.get(path) ?? 0) + 1)
  return () => void readers.set(path, (readers.get(path) ?? 1) - 1)
}

export const isBeingRead = (path: string): boolean => (readers.get(path) ?? 0) > 0

export const useNews = (path: string): number => useSyncExternalStore(subscribe, () => unseen[path] ?? 0)

/** Returns the number of unseen items of all resources. */
export const useAllNews = (): number => useSyncExternalStore(subscribe, () => Object.values(unseen).reduce((sum, each) => sum + each, 0))
