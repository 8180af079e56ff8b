import { useSyncExternalStore } from 'react'

type Counts = Readonly<Record<string, number>>

/** How many came, by the path of their resource, and how many of these were looked at. */
let heard: Counts = {}
let seen: Counts = {}
/** How many lists of a resource are being read: what is new is offered above them, and moves nothing. */
const readers = new Map<string, number>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const heardOf = (path: string): number => heard[path] ?? 0
const unseenOf = (path: string): number => heardOf(path) - (seen[path] ?? 0)

export function addNews(path: string, count: number): void {
  heard = { ...heard, [path]: heardOf(path) + count }
  tell()
}

/** Counts as looked at what had been heard of it by then. */
export function seeNews(path: string, by = heardOf(path)): void {
  if (by <= (seen[path] ?? 0)) return
  seen = { ...seen, [path]: by }
  tell()
}

/** Says that a list is being read, until the returned function is called. */
export function beginReading(path: string): () => void {
  readers.set(path, (readers.get(path) ?? 0) + 1)
  return () => void readers.set(path, (readers.get(path) ?? 1) - 1)
}

export const isBeingRead = (path: string): boolean => (readers.get(path) ?? 0) > 0

export const useNews = (path: string): number => useSyncExternalStore(subscribe, () => unseenOf(path))

/** Returns the number of unseen items of all resources. */
export const useAllNews = (): number =>
  useSyncExternalStore(subscribe, () => Object.keys(heard).reduce((sum, path) => sum + unseenOf(path), 0))
