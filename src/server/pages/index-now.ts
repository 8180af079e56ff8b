import { locales } from '#contract/locale.ts'
import { pathsOf } from '#contract/page.ts'
import { languagePath } from '#contract/language-path.ts'
import { isOfSites } from '#contract/sites.ts'
import type { FastifyInstance } from 'fastify'
import { type Change, onChange } from '../http/changes.ts'
import { addressOf } from '../http/origins.ts'

/** Changes wait this long (ms) for others that come right after them: who writes saves often. */
const gather = 2000
/** Pauses before it is tried again, ms. After the last one the search engines find it by the sitemap. */
const pauses = [1000, 5000, 30_000, 300_000]
/** Pages in one message: it holds 10,000 addresses at most (indexnow.org). */
const most = Math.floor(10_000 / locales.length)

/** The pages that a change concerns, as they were and as they are. What nobody could or can read concerns none. */
const pathsOfChange = ({ resource, before, after }: Change): string[] =>
  [before, after].flatMap((item) => (item?.isPublished === true ? pathsOf(resource, item) : []))

/** Sends one message. `again`: later it may be taken. */
async function post(endpoint: string, message: object, timeout: number): Promise<'sent' | 'again' | `refused with ${number}`> {
  try {
    const { status, ok, body } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    await body?.cancel()
    if (ok) return 'sent'
    return status === 429 || status >= 500 ? 'again' : `refused with ${status}`
  } catch {
    return 'again'
  }
}

/**
 * Tells search engines (IndexNow) which pages have changed, in the background: a change through the console never waits
 * for it and never fails by it. Off without `INDEXNOW_KEY`.
 */
export function serveIndexNow(app: FastifyInstance): void {
  const { config } = app.platform
  const { onlySite, indexNowKey: key, indexNowEndpoint: endpoint } = config
  if (key === undefined) return
  const keyPath = `/${key}.txt`
  app.get(keyPath, (_request, reply) => reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(key))

  const originOfPage = (path: string) => new URL(addressOf(config, path)).origin
  const waiting = new Set<string>()
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> = Promise.resolve()

  const send = async (timeout: number): Promise<void> => {
    // One message is about one host.
    const [first = '/'] = waiting
    const origin = originOfPage(first)
    const paths = [...waiting].filter((path) => originOfPage(path) === origin).slice(0, most)
    for (const path of paths) waiting.delete(path)
    const urlList = paths.flatMap((path) => locales.map((locale) => `${origin}${languagePath(path, locale)}`))
    const outcome = await post(endpoint, { host: new URL(origin).host, key, keyLocation: `${origin}${keyPath}`, urlList }, timeout)
    const pause = pauses[failures]
    if (outcome === 'again' && pause !== undefined) {
      failures += 1
      for (const path of paths) waiting.add(path)
      return schedule(pause)
    }
    failures = 0
    if (outcome !== 'sent') app.log.warn({ outcome, count: urlList.length }, 'search engines could not be told of changed pages')
    if (waiting.size > 0) schedule(gather)
  }
  const schedule = (pause: number): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      sending = sending.then(() => send(5000))
    }, pause).unref()
  }

  onChange(app, (change) => {
    for (const path of pathsOfChange(change).filter((each) => isOfSites(each, onlySite))) waiting.add(path)
    if (waiting.size > 0) schedule(gather)
  })
  app.addHook('onClose', async () => {
    await sending
    clearTimeout(timer)
    // What was changed in the last moments is told now, if that is quick.
    for (const _host of new Set(Array.from(waiting, originOfPage))) await send(2000)
    clearTimeout(timer)
  })
}
