import type { Entry, MessageType } from '../offline/queue/entry.ts'
import { ownAccount } from '../session/use-session.ts'

/** A message of the member that the server has not received: it waits, or was refused. */
export interface Unreceived<Content> {
  entry: Entry
  /** Undefined where the device cannot open it any more. */
  content: Content | undefined
  /** The server's side of a conflict. */
  theirs: unknown
}

type Listener<Content> = (found: readonly Unreceived<Content>[]) => void

async function subscribe<Content>(type: MessageType<Content>, listener: Listener<Content>): Promise<() => void> {
  const [{ hasQueue, onEntries, store }, { openEntry }, { isFollowed }] = await Promise.all([
    import('../offline/queue/store.ts'),
    import('../offline/queue/queue.ts'),
    import('./send-later.ts'),
  ])
  // Storage that cannot be read (a private window) has nothing of ours, and `onEntries` is silent there.
  await hasQueue()
    .then(async (isThere) => void (isThere && (await store.all())))
    .catch(() => listener([]))
  let latest = 0
  return onEntries((entries) => {
    const account = ownAccount()
    const wanted = entries.filter(
      (one) => one.kind === type.name && one.account === account && one.state !== 'received' && !isFollowed(one.id),
    )
    const number = (latest += 1)
    const opened = wanted.map(async (entry): Promise<Unreceived<Content>> => {
      const { content, theirs } = await openEntry(entry.id).catch(() => ({ content: undefined, theirs: undefined }))
      return { entry, content: type.isContent(content) ? content : undefined, theirs }
    })
    void Promise.all(opened).then((found) => {
      if (number === latest) listener(found)
    })
  })
}

/**
 * Tells of all entries of a kind that belong to the account of this tab, but for those that a form waits for. Without the queue
 * nothing waits in it.
 */
export async function onUnreceived<Content>(
  importType: () => Promise<MessageType<Content>>,
  listener: Listener<Content>,
): Promise<() => void> {
  try {
    return await subscribe(await importType(), listener)
  } catch {
    listener([])
    return () => undefined
  }
}
