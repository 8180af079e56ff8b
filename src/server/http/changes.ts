import type { AnyResource } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import type { Item } from '../db/repository.ts'
import type { Platform } from './platform.ts'
import type { WriteContext } from './route.ts'

/** What happened to an item: created (no `before`), changed, or removed (no `after`). */
export interface Change {
  resource: AnyResource
  before: Item | undefined
  after: Item | undefined
}
type Listener = (change: Change) => void

const listeners = new WeakMap<Platform, Listener[]>()

/** Calls `listener` with every change that is made through the console, once it is committed. The answer waits for it: it only takes note. */
export function onChange({ platform }: FastifyInstance, listener: Listener): void {
  listeners.set(platform, [...(listeners.get(platform) ?? []), listener])
}

/** Says what a call does to an item; nobody hears of it before it is committed. */
export function emitChange({ request, afterCommit }: Pick<WriteContext, 'request' | 'afterCommit'>, change: Change): void {
  const heard = listeners.get(request.server.platform)
  if (heard === undefined) return
  afterCommit(async () => {
    for (const listener of heard) listener(change)
  })
}
