import type { Locale } from '#contract/locale.ts'
import { api } from '../data/http.ts'

/**
 * State of push on this device for an account. `install`: iOS delivers to installed apps only. `blocked`: denied in the browser's
 * settings, and no page can ask again.
 */
export type PushState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on'

/** For whose messages this device was switched on: its id. Who else logs in at it has not asked for any. */
const marker = 'push-account'
/** Where the server was told that this device is: what the push service has replaced since is taken back. */
const toldEndpoint = 'push-endpoint'
/** So long a worker is waited for that is being installed, in ms. */
const workerTimeout = 10_000

function readMarker(key = marker): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeMarker(account: string, endpoint: string): void {
  try {
    localStorage.setItem(marker, account)
    localStorage.setItem(toldEndpoint, endpoint)
  } catch {
    // Without storage it lasts as long as the session.
  }
}

function removeMarker(): void {
  try {
    for (const key of [marker, toldEndpoint]) localStorage.removeItem(key)
  } catch {
    // As above.
  }
}

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
/** iPads call themselves Macs, and have fingers. */
const isApplePhone = (): boolean =>
  /iP(hone|ad|od)/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

async function findSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

export async function readPushState(account: string): Promise<PushState> {
  if (!isSupported()) return isApplePhone() && !matchMedia('(display-mode: standalone)').matches ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const isOn = readMarker() === account && Notification.permission === 'granted' && (await findSubscription()) !== undefined
  return isOn ? 'on' : 'off'
}

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** What the browser is subscribed with: one for another key is of no use to this server. */
async function subscribe(locale: Locale): Promise<PushSubscription> {
  const late = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('no worker')), workerTimeout))
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, late])
  const { publicKey } = await api('GET /api/v1/push/publicKey', { locale })
  const former = await pushManager.getSubscription()
  const key = former?.options.applicationServerKey ?? undefined
  if (former !== null && key !== undefined && toBase64Url(key) === publicKey) return former
  await former?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** Tells the server where this device takes messages, for as long as this session lasts. */
async function send(account: string, locale: Locale): Promise<void> {
  const { endpoint = '', keys } = (await subscribe(locale)).toJSON()
  const former = readMarker(toldEndpoint)
  const body = { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } }
  await api('POST /api/v1/me/pushSubscriptions', { locale, body })
  if (former !== null && former !== endpoint) await api('DELETE /api/v1/me/pushSubscriptions', { locale, body: { endpoint: former } })
  writeMarker(account, endpoint)
}

/**
 * Switches messages on, by a press: the browser asks the person first.
 * @throws Error where the browser or its push service does not take part
 */
export async function turnPushOn(account: string, locale: Locale): Promise<PushState> {
  if ((await Notification.requestPermission()) === 'granted') await send(account, locale)
  return readPushState(account)
}

/** Switches messages off: here, and on the server. */
export async function turnPushOff(account: string, locale: Locale): Promise<PushState> {
  const subscription = await findSubscription()
  if (subscription !== undefined) {
    await api('DELETE /api/v1/me/pushSubscriptions', { locale, body: { endpoint: subscription.endpoint } })
    await subscription.unsubscribe()
  }
  removeMarker()
  return readPushState(account)
}

let sentFor: string | undefined

async function refresh({ sub, sid }: Who, locale: Locale): Promise<void> {
  const wanted = `${sid} ${locale}`
  if (readMarker() !== sub || sentFor === wanted || !isSupported() || Notification.permission !== 'granted') return
  sentFor = wanted
  // Without an answer: with the next page.
  await send(sub, locale).catch(() => (sentFor = undefined))
}

interface Who {
  sub: string
  sid: string
}

/**
 * Where this device was switched on for an account: tells the server so again, once for each session and language, and when the
 * push service has changed the subscription (src/worker/push.ts). Returns what ends it.
 */
export function keepPush(who: Who, locale: Locale): () => void {
  if (!isSupported()) return () => undefined
  const onMessage = ({ data }: MessageEvent<{ type?: string } | null>) => {
    if (data?.type !== 'PUSH_CHANGED') return
    sentFor = undefined
    void refresh(who, locale)
  }
  navigator.serviceWorker.addEventListener('message', onMessage)
  void refresh(who, locale)
  return () => navigator.serviceWorker.removeEventListener('message', onMessage)
}

/** At a login: what was switched on for another account that has not logged out, ends. Its owner is not there to read it. */
export async function endFormerPush(account: string | undefined): Promise<void> {
  const former = readMarker()
  if (former !== null && former !== account) await forgetPush(former)
}

/** At the logout of an account: this device takes no more messages, and shows none. The server forgets it with the session. */
export async function forgetPush(account: string | undefined): Promise<void> {
  if (account === undefined || readMarker() !== account) return
  removeMarker()
  const registration = await navigator.serviceWorker.getRegistration()
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
