/// <reference lib="webworker" />
import { deliver, syncTag } from '#client/offline/queue/deliver.ts'
import { isPending, type MessageType } from '#client/offline/queue/entry.ts'
import { hasQueue, setBadge, store } from '#client/offline/queue/store.ts'
import { messageTypes } from '#client/message-types.ts'

declare const self: ServiceWorkerGlobalScope

const types = new Map<string, MessageType>(messageTypes.map((type) => [type.name, type]))

/** Sends what waits, as a page would. @throws where something still waits: the browser dispatches the event again later */
async function send(): Promise<void> {
  if (!(await hasQueue())) return
  await deliver({ store, types, retryBefore: Date.now() })
  const left = await store.all()
  await setBadge(left.filter(({ state }) => state !== 'received').length)
  // What belongs to an account waits for a page that it is logged in in.
  if (left.some((entry) => isPending(entry) && types.has(entry.kind))) throw new Error('something still waits')
}

async function sync(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' })
  const watched = windows.find(({ visibilityState }) => visibilityState === 'visible')
  // A visible page knows who is signed in, and shows the outcome.
  if (watched === undefined) await send()
  else watched.postMessage({ type: syncTag })
}

/** Background Sync (Chromium): the browser says that there is a network, whether a tab is open or not. */
export function sendInBackground(): void {
  self.addEventListener('sync', (event: Event) => {
    const { tag } = event as ExtendableEvent & { tag: string }
    if (tag === syncTag) (event as ExtendableEvent).waitUntil(sync())
  })
}
