/// <reference lib="webworker" />
import { channelName } from '#client/offline/queue/changes.ts'
import { deliver } from '#client/offline/queue/deliver.ts'
import { isPending } from '#client/offline/queue/entry.ts'
import { syncTag } from '#client/offline/queue/sync.ts'
import { withOutbox } from '#client/offline/queue/worker-store.ts'
import { consultationMessageType } from '#client/law/consultation/consultation-message.ts'

declare const self: ServiceWorkerGlobalScope

const types = new Map([consultationMessageType].map((kind) => [kind.name, kind]))

/** Sends what waits, as a page would. @throws where something still waits: the browser comes again later */
const send = (): Promise<void> =>
  withOutbox(async (store) => {
    const channel = new BroadcastChannel(channelName)
    try {
      await deliver({ store, types, retryBefore: Date.now(), notify: () => channel.postMessage(null) })
    } finally {
      channel.close()
    }
    const left = await store.all()
    const unsent = left.filter(({ state }) => state !== 'received').length
    if ('setAppBadge' in navigator) await navigator.setAppBadge(unsent).catch(() => undefined)
    if (left.some(isPending)) throw new Error('something still waits')
  })

async function sync(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' })
  const watched = windows.find(({ visibilityState }) => visibilityState === 'visible')
  // Somebody is looking: the page knows who is signed in, and shows what becomes of it.
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
