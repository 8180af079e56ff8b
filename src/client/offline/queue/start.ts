import { onReachability } from '../connection.ts'
import type { MessageType } from './entry.ts'
import { flush, registerMessageType } from './flush.ts'
import { hasQueue } from './name.ts'
import { onQuotaExceeded } from './queue.ts'
import { removeEntry, store } from './store.ts'
import { askForSync, syncTag } from './sync.ts'
import { onQueueCount, setBadge } from './watch.ts'

interface Options {
  /** Whose entries are sent. */
  types: readonly MessageType[]
  /** Gives up room on the device, for what is to be sent. */
  evictImages?: () => Promise<void>
}

/** How long a receipt that nobody cleared away is kept, in milliseconds. */
const receiptsFor = 7 * 24 * 60 * 60 * 1000

let isStarted = false
let unsent = 0

async function clearOldReceipts(): Promise<void> {
  if (!(await hasQueue())) return
  const before = Date.now() - receiptsFor
  for (const { id, state, triedAt } of await store.all()) if (state === 'received' && triedAt < before) await removeEntry(id)
}

function follow(): void {
  const retry = () => void flush(true)
  onReachability((isReachable) => {
    if (isReachable) retry()
  })
  for (const event of ['online', 'focus']) addEventListener(event, retry)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) retry()
    // Perhaps for good.
    else if (unsent > 0) void askForSync()
  })
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
      if (data?.type === syncTag) retry()
    })
  onQueueCount((count) => {
    unsent = count
    void setBadge(count)
  })
}

/**
 * From now on what waits is sent: now, when the network or the visitor comes back, and when its time has come. Once for
 * each page; called again it makes further types known.
 */
export function startQueue({ types, evictImages }: Options): void {
  for (const kind of types) registerMessageType(kind)
  if (evictImages !== undefined) onQuotaExceeded(evictImages)
  if (isStarted) return
  isStarted = true
  follow()
  void clearOldReceipts()
    .catch(() => undefined)
    .then(() => flush(true))
}
