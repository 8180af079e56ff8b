import { useSyncExternalStore } from 'react'
import { type Browser, browserOf } from './browser.ts'

/** The browser's offer to install the app (Chromium's `beforeinstallprompt`; the DOM library does not know it). */
interface InstallOffer extends Event {
  /** Asks the visitor; works once, and from a click only. */
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** Comes once for each document, perhaps before the app has begun: index.html keeps it. */
    installOffer?: InstallOffer | undefined
  }
}

/** `installed` as far as this window knows: a tab of the browser does not see that the app is on the device. */
export type InstallState = 'installed' | 'offered' | 'by-hand'

const standalone = '(display-mode: standalone), (display-mode: minimal-ui)'
/** Of our own: the visitor has answered the browser's question. */
const answered = 'installanswer'
let hasInstalled = false

function setInstalled(): void {
  hasInstalled = true
  window.installOffer = undefined
}

function subscribe(listener: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  window.addEventListener('appinstalled', setInstalled, { signal })
  for (const event of ['beforeinstallprompt', 'appinstalled', answered]) window.addEventListener(event, listener, { signal })
  matchMedia(standalone).addEventListener('change', listener, { signal })
  return () => stop.abort()
}

function read(): InstallState {
  // Safari's own word on an app of the home screen.
  const { standalone: isOnHomeScreen } = navigator as Navigator & { standalone?: boolean }
  if (hasInstalled || isOnHomeScreen === true || matchMedia(standalone).matches) return 'installed'
  return window.installOffer === undefined ? 'by-hand' : 'offered'
}

/** Returns whether the app is installed or offered; `undefined` before hydration. */
export const useInstallState = (): InstallState | undefined => useSyncExternalStore(subscribe, read, () => undefined)

const never = () => () => undefined

/** The visitor's browser; `undefined` where it is not known, or not yet. */
export const useBrowser = (): Browser | undefined =>
  useSyncExternalStore(
    never,
    () => browserOf(navigator),
    () => undefined,
  )

/** Has the browser ask whether to install. To be called from a click; an offer serves once. */
export async function askToInstall(): Promise<void> {
  const offer = window.installOffer
  window.installOffer = undefined
  if (offer === undefined) return
  await offer.prompt()
  const { outcome } = await offer.userChoice
  if (outcome === 'accepted') setInstalled()
  window.dispatchEvent(new Event(answered))
}
