import type { AnyResource } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import type { Item } from '../db/repository.ts'
import { putInTrash } from '../db/trash.ts'
import { noteTranslations } from '../db/translations.ts'
import { keepVersion } from '../db/versions.ts'
import type { Platform } from './platform.ts'
import type { WriteContext } from './route.ts'

/** Change of an item: created (no `before`), updated, or removed (no `after`). */
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

/** Says what has happened to an item, and is committed. */
export function announce(platform: Platform, change: Change): void {
  for (const listener of listeners.get(platform) ?? []) listener(change)
}

/**
 * Records a change within its transaction: stores the version of editorial content, moves what is removed to the trash, and notifies
 * listeners after the commit.
 */
export async function recordChange({ db, caller, request, afterCommit }: WriteContext, change: Change): Promise<void> {
  const { resource, before, after } = change
  const _user = caller?._id ?? null
  if (resource.keepsVersions) {
    if (after !== undefined) {
      await keepVersion(db, resource, { before, after, _user })
      if (before !== undefined) await noteTranslations(db, resource, before, after)
    }
    if (after === undefined && before !== undefined) await putInTrash(db, resource, before, _user)
  }
  afterCommit(async () => announce(request.server.platform, change))
}
