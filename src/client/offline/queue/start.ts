import { onReachability } from '../connection.ts'
import { syncTag } from './deliver.ts'
import type { MessageType } from './entry.ts'
import { flush, onQuotaExceeded, registerMessageType } from './queue.ts'
import { hasQueue, onQueueCount, removeEntry, setBadge, store } from './store.ts'

interface Options {
  /** The messages that this page can send. */
  types: readonly MessageType[]
  /** Frees storage for what is to be sent. */
  evictImages?: () => Promise<void>
}

/** How long a receipt is kept that its writer does not clear, in milliseconds. */
const receiptsFor = 7 * 24 * 60 * 60 * 1000

let isStarted = false
let unsent = 0

async function clearOldReceipts(): Promise<void> {
  if (!(await hasQueue())) return
  const before = Date.now() - receiptsFor
  for (const { id, state, triedAt } of await store.all()) if (state === 'received' && triedAt < before) await removeEntry(id)
}

/** https://developer.mozilla.org/docs/Web/API/SyncManager: the DOM library does not know it. */
interface WithSync {
  sync?: { register: (tag: string) => Promise<void> }
}

/** Asks the browser to wake the worker when there is a network, should no tab be open by then. Not all browsers can. */
async function requestBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = (await navigator.serviceWorker.getRegistration().catch(() => undefined)) as WithSync | undefined
  await registration?.sync?.register(syncTag).catch(() => undefined)
}

function listen(): void {
  const retry = () => void flush(true)
  onReachability((isReachable) => {
    if (isReachable) retry()
  })
  for (const event of ['online', 'focus']) addEventListener(event, retry)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) retry()
    // The page may never be shown again.
    else if (unsent > 0) void requestBackgroundSync()
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
 * Sends what waits: now, when the network or the visitor comes back, and when it is due. Runs once in each page; called again
 * it registers further message types.
 */
export function startQueue({ types, evictImages }: Options): void {
  for (const type of types) registerMessageType(type)
  if (evictImages !== undefined) onQuotaExceeded(evictImages)
  if (isStarted) return
  isStarted = true
  listen()
  void clearOldReceipts()
    .catch(() => undefined)
    .then(() => flush(true))
}
