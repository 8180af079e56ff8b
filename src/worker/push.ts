/// <reference lib="webworker" />
import type { PushPayload } from '#contract/platform/push.ts'
import { setBadge } from '#client/offline/queue/store.ts'

declare const self: ServiceWorkerGlobalScope

/** https://notifications.spec.whatwg.org: the library of types does not know all of it. */
interface Shown extends NotificationOptions {
  renotify: boolean
  actions: readonly { action: string; title: string }[]
}

function payloadOf(data: PushMessageData | null): Partial<PushPayload> {
  try {
    return (data?.json() ?? {}) as Partial<PushPayload>
  } catch {
    return {}
  }
}

/** A browser that is pushed to has to show something, whatever has come. */
async function show(data: PushMessageData | null): Promise<void> {
  const { title = self.location.host, url = '/', answer, waiting, ...rest } = payloadOf(data)
  const actions = answer ? [{ action: 'answer', title: answer }] : []
  const shown: Shown = { ...rest, renotify: !!rest.tag, actions, data: url }
  await self.registration.showNotification(title, shown)
  if (waiting !== undefined) await setBadge(waiting)
}

/** Opens what a notification is about: in the page of the site that was last looked at, or else in a new one. */
async function open(path: string): Promise<void> {
  const { href, origin } = new URL(path, self.location.origin)
  if (origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window' })
  const page = windows.find(({ url }) => !new URL(url).pathname.startsWith('/console'))
  if (page === undefined) await self.clients.openWindow(href)
  // It puts aside what was typed (src/client/offline/pwa.ts).
  page?.postMessage({ type: 'OPEN', url: href })
  await page?.focus().catch(() => undefined)
}

/** The push service has ended a subscription: a page of its account sends the new one (src/client/session/push.ts). */
async function renew(options: PushSubscriptionOptions | undefined): Promise<void> {
  const applicationServerKey = options?.applicationServerKey ?? null
  await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => undefined)
  for (const page of await self.clients.matchAll()) page.postMessage({ type: 'PUSH_CHANGED' })
}

/** Messages of the server to this device, whether the site is open or not. */
export function takePushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(String(event.notification.data)))
  })
  self.addEventListener('pushsubscriptionchange', (event: Event) => {
    const { oldSubscription } = event as Event & { oldSubscription?: PushSubscription | null }
    ;(event as ExtendableEvent).waitUntil(renew(oldSubscription?.options))
  })
}
