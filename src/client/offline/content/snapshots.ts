import type { Locale } from '#contract/locale.ts'
import { retryImport } from '../../data/start/retry-import.ts'
import type { Snapshot } from './collections.gen.ts'
import type { ContentItem, StoredItem } from './store.ts'

/** A module's share of the content that comes whole each time, since nothing tells of what is gone. */
export interface SnapshotShare {
  collections: readonly Snapshot[]
  /** Brings them in a language, in place of what was stored. @throws Unreachable, ApiFailure, or the storage's error */
  sync: (locale: Locale) => Promise<void>
  /** Returns a stored row as the item that it is by now, or nothing where it is none of those that the path of a read names. */
  itemOf: (row: StoredItem, params: Readonly<Record<string, string | undefined>>) => ContentItem | undefined
}

/** Module that may have such a share: `import()` only. */
export interface SnapshotModule {
  snapshots?: () => Promise<SnapshotShare>
}

/** Imports the shares of all modules. */
export const importSnapshots = (modules: readonly SnapshotModule[]): Promise<SnapshotShare[]> =>
  Promise.all(modules.flatMap(({ snapshots }) => snapshots ?? []).map((share) => retryImport(share)))
