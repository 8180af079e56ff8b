import { isOwnSuccess } from '#contract/own-answer.ts'
import { Unreachable } from '../data/http.ts'

type Listener = (isReachable: boolean) => void

/** How long the server has to answer a question that costs it nothing, in milliseconds. */
const timeoutMs = 3000
const firstPause = 2000
const longestPause = 30_000
/** Where somebody waits for the server: what is to be sent arrives within five seconds after it is back, and a reader knows. */
const shortestWait = 3000
/** For how long somebody who has touched the page counts as waiting, in milliseconds. */
const attentionFor = 60_000
/** Who fell silent again within this time is asked less often, in milliseconds. */
const steadyAfter = 60_000

const listeners = new Set<Listener>()
let isReachable = true
let pause = firstPause
let isSending = false
let touchedAt = 0
let returnedAt = 0
let timer: ReturnType<typeof setTimeout> | undefined
let isAsking = false

/** Returns whether the server answers, judged by the outcome of requests instead of `navigator.onLine`. */
export const isServerReachable = (): boolean => isReachable

/** Tells of every change, until the returned function is called. For `useSyncExternalStore`, with `isServerReachable`. */
export function onReachability(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let away: Promise<void> | undefined

/** Resolves once the server does not answer: at once where it does not now. */
export function whenUnreachable(): Promise<void> {
  if (!isReachable) return Promise.resolve()
  away ??= new Promise((resolve) => {
    const stop = onReachability(() => {
      stop()
      away = undefined
      resolve()
    })
  })
  return away
}

const longer = (): number => Math.min(pause * 2, longestPause)

/** Something waits for the server: its return is not to go unnoticed for long. */
export const setPollInterval = (isNeeded: boolean): void => void (isSending = isNeeded)

function askLater(): void {
  const limit = isSending || Date.now() - touchedAt < attentionFor ? shortestWait : longestPause
  timer ??= setTimeout(() => void checkConnection(), Math.min(pause, limit) * (0.75 + Math.random() / 2))
}

/** Whoever touches a page without a server is not kept waiting for the next time that it is asked. */
function touch(): void {
  touchedAt = Date.now()
  if (!isReachable) void checkConnection()
}

function set(value: boolean): void {
  if (value) {
    clearTimeout(timer)
    timer = undefined
    if (!isReachable) returnedAt = Date.now()
  } else {
    if (isReachable) pause = Date.now() - returnedAt < steadyAfter ? longer() : firstPause
    askLater()
  }
  if (value === isReachable) return
  isReachable = value
  for (const listener of listeners) listener(value)
}

/** Asks the server whether it is there. Nobody looks at a hidden page: it asks when it is looked at again. */
export async function checkConnection(): Promise<void> {
  if (isAsking || document.hidden) return
  isAsking = true
  clearTimeout(timer)
  timer = undefined
  const answered = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).then(isOwnSuccess, () => false)
  isAsking = false
  if (!answered) pause = longer()
  set(answered)
}

/** Notes what came of a call. A single request that is lost does not mean that the server is away: it is asked. */
export function noteOutcome(failure: Error | undefined): void {
  if (failure instanceof Unreachable) void checkConnection()
  else set(true)
}

/**
 * From now on the connection is known: by asking where a call has no answer (`noteOutcome`).
 *
 * @param isDoubtful the page comes from the device: the server may not have answered it
 */
export function watchConnection(isDoubtful: boolean): void {
  touchedAt = Date.now()
  // What the browser says is a reason to ask, no more: it knows of cables, not of servers.
  for (const event of ['online', 'offline']) addEventListener(event, () => void checkConnection())
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, touch, { passive: true })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) touch()
  })
  if (isDoubtful || !navigator.onLine) void checkConnection()
}
