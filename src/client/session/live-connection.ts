import { heartbeatSeconds } from '#contract/heartbeat.ts'
import type { Params } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { requestOf } from '../data/http.ts'
import { eventsOf, type ServerEvent } from './event-stream.ts'
import { authorised } from './transport.ts'

/** In milliseconds. Tests bring shorter ones. */
export const pace = {
  /** After a connection has ended, unless the server asks for another; doubled with each one that fails, up to the longest. */
  pause: 1000,
  longestPause: 60_000,
  /** Nothing heard for so long: the line is dead, whatever the browser believes. */
  silence: heartbeatSeconds * 2.5 * 1000,
  /** A tab that nobody has looked at for so long listens no more, until somebody does. */
  hidden: 60 * 60_000,
}

/** What tabs of one account tell each other: what the one that listens has heard, and up to where. */
interface Heard<News> {
  since: string
  news: News | undefined
}

const saleEvents = 'GET /api/v1/auction/programs/{_id}/events'

type Source =
  | { call: 'GET /api/console/events' | 'GET /api/v1/me/events'; account: string; params?: never }
  /** Of everybody: nobody is asked who it is. */
  | { call: typeof saleEvents; account?: never; params: Params<typeof saleEvents> }

/** Tabs that listen to the same share one connection. */
type Options<News> = Source & {
  locale: Locale
  /** What an event says; nothing where it is about nothing new. */
  read: (event: ServerEvent) => News | undefined
  onNews: (news: News) => void
  /** Called with everything that comes, heartbeats too. */
  onSign?: () => void
  /** In place of that of the `pace`. */
  silence?: number
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

interface Asked {
  call: Source['call']
  params: Source['params']
  locale: Locale
}

/** Asks for events, those first that have come since the one with an id. */
function ask({ call, params, locale }: Asked, since: string, signal: AbortSignal): Promise<Response> {
  if (call !== saleEvents) {
    const { path, init } = requestOf(call, { locale, query: since === '' ? {} : { since } })
    return authorised(path, { ...init, signal })
  }
  const { path, init } = requestOf(call, { locale, ...(params === undefined ? {} : { params }) })
  const headers = new Headers(init.headers)
  if (since !== '') headers.set('last-event-id', since)
  return fetch(path, { ...init, headers, signal })
}

/** One connection, from its beginning to its end. @returns whether the server has spoken; `over`: it will never again */
async function listen<News>(
  { call, params, locale, read, onSign: onEach, silence: longest = pace.silence }: Options<News>,
  since: string,
  tell: (heard: Heard<News>) => void,
  onRetry: (ms: number) => void,
  signal: AbortSignal,
): Promise<boolean | 'over'> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const onSign = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), longest)
  }
  const onHeard = () => (onSign(), onEach?.())
  onSign()
  try {
    const response = await ask({ call, params, locale }, since, AbortSignal.any([signal, silence.signal]))
    if ([401, 403, 404, 410].includes(response.status)) return 'over'
    if (!response.ok || response.body === null) return false
    for await (const event of eventsOf(response.body, { onSign: onHeard, onRetry })) tell({ since: event.id, news: read(event) })
    return true
  } catch {
    // Cut off: perhaps by us.
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** Listens as long as the page may, in place of all tabs of the account. Returns what ends it. */
export function startListening<News>(options: Options<News>): () => void {
  const { call, account, params, onNews, onSign } = options
  const name = `${call} ${account ?? params?._id}`
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined
  let since = ''
  /** Of the server (`retry:`). */
  let pause: number | undefined
  let isOver = false
  let current: AbortController | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined

  const take = ({ since: at, news }: Heard<News>) => {
    if (at !== '') since = at
    onSign?.()
    if (news !== undefined) onNews(news)
  }
  const tell = (heard: Heard<News>) => {
    channel?.postMessage(heard)
    take(heard)
  }
  const onMessage = ({ data }: MessageEvent<Heard<News>>) => take(data)
  channel?.addEventListener('message', onMessage)

  const repeat = async (signal: AbortSignal) => {
    for (let failures = 0; !signal.aborted && !isOver;) {
      // The other tabs hear of it, too.
      const heard = onSign && { onSign: () => tell({ since: '', news: undefined }) }
      const hasSpoken = await listen({ ...options, ...heard }, since, tell, (ms) => (pause = ms), signal)
      if (hasSpoken === 'over') isOver = true
      failures = hasSpoken === true ? 0 : failures + 1
      // Not all browsers at once, when a server is there again.
      await wait(Math.min((pause ?? pace.pause) * 2 ** failures, pace.longestPause) * (0.5 + Math.random() / 2), signal)
    }
  }
  const update = () => {
    clearTimeout(hiding)
    if (document.hidden) hiding = setTimeout(() => current?.abort(), pace.hidden)
    if (!navigator.onLine) current?.abort()
    if (!navigator.onLine || document.hidden || isOver || current?.signal.aborted === false) return
    const { signal } = (current = new AbortController())
    // The other tabs wait for their turn, without a connection.
    const work = 'locks' in navigator ? navigator.locks.request(name, { signal }, () => repeat(signal)) : repeat(signal)
    void work.catch(() => undefined)
  }
  const events = [[document, 'visibilitychange'] as const, [globalThis, 'online'] as const, [globalThis, 'offline'] as const]
  for (const [target, event] of events) target.addEventListener(event, update)
  update()
  return () => {
    for (const [target, event] of events) target.removeEventListener(event, update)
    clearTimeout(hiding)
    isOver = true
    current?.abort()
    channel?.close()
  }
}
