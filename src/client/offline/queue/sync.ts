export const syncTag = 'outbox'

/** https://developer.mozilla.org/docs/Web/API/SyncManager: the DOM library does not know it. */
interface WithSync {
  sync?: { register: (tag: string) => Promise<void> }
}

/** Asks the browser to wake the worker when there is a network, should no tab be open by then. Where it cannot, nothing is lost. */
export async function askForSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = (await navigator.serviceWorker.getRegistration().catch(() => undefined)) as WithSync | undefined
  await registration?.sync?.register(syncTag).catch(() => undefined)
}
