import type { MessageDescriptor } from '@lingui/core'
import type { PagePath } from './content/page-link.tsx'
import type { MemberShare } from './member/share.ts'
import type { Collection, Snapshot } from './offline/content/collections.gen.ts'
import type { SnapshotModule } from './offline/content/snapshots.ts'

/** A line of `/device`: how much of something can be read without a network. */
export interface OfflineFact {
  label: MessageDescriptor
  collections: readonly (Collection | Snapshot)[]
  /** The number with its unit. */
  count: (n: number) => MessageDescriptor
}

/**
 * A module's share of the site besides its pages: addresses, words and `import()` only, so that a page may read all modules without
 * loading them (src/architecture.test.ts). Its share of the console is `console/module.ts`, in a build of its own.
 */
export interface ClientModule extends SnapshotModule {
  name: string
  /** Links of `/mypage/myinfo` to what a member has sent or saved. */
  activity?: readonly { label: MessageDescriptor; to: PagePath }[]
  offline?: readonly OfflineFact[]
  /** Things that members take along of it, and send later. */
  member?: () => Promise<MemberShare>
}
