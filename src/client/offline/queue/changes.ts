export const channelName = 'outbox'

const listeners = new Set<() => void>()
let channel: BroadcastChannel | undefined

const tellHere = () => {
  for (const listener of listeners) listener()
}

function openChannel(): BroadcastChannel | undefined {
  if (channel === undefined && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', tellHere)
  }
  return channel
}

/** Tells this tab and all others that something in the outbox has changed. Never what. */
export function notifyChange(): void {
  tellHere()
  openChannel()?.postMessage(null)
}

/** Tells of changes, made here, in another tab or in the worker. Returns how to stop it. */
export function onChange(listener: () => void): () => void {
  openChannel()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
