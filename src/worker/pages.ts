/// <reference lib="webworker" />
import { cacheName } from '#client/offline/content/offline-images.ts'
import { createHandlerBoundToURL } from 'workbox-precaching'
import type { RouteHandlerCallbackOptions } from 'workbox-core'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope

/** How long the server has for a page, in milliseconds: where the device has the content, waiting longer than that costs more than the shell. */
const timeoutMs = { withContent: 300, without: 4000 }
/**
 * For how long a server that was waited for in vain counts as away where the device has content, in milliseconds. Where there
 * is no connection nothing is waited for, and once it is there again the next page is the server's.
 */
const awayFor = 30_000

let awayUntil = 0

/** A page of the server; `undefined` where none begins to come in time, or where somebody answers for a server that is away. */
async function fromServer(request: Request, time: number): Promise<Response | undefined> {
  const giveUp = new AbortController()
  // The beginning is waited for, not the rest: what has begun may take its time.
  const timer = setTimeout(() => giveUp.abort(), time)
  const response = await fetch(request, { signal: giveUp.signal }).catch(() => undefined)
  clearTimeout(timer)
  if (giveUp.signal.aborted) awayUntil = Date.now() + awayFor
  return response === undefined || response.status >= 502 ? undefined : response
}

const offlineConsole = {
  ko: '콘솔은 인터넷에 연결되어 있을 때만 쓸 수 있습니다. 이 기기에는 아무것도 저장되어 있지 않습니다.',
  en: 'The console works with a connection only. Nothing of it is kept on this device.',
  zh: '控制台仅在联网时可用。本设备未保存任何内容。',
}

/** The console is never kept. Without the server it says so, and nothing else. */
async function consolePage({ request }: { request: Request }): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const wish = self.navigator.language.slice(0, 2)
    const language = wish === 'ko' || wish === 'zh' ? wish : 'en'
    const text = offlineConsole[language]
    const body = `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>Console</title><p>${text}</p>`
    return new Response(body, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } })
  }
}

/** Answers navigations. Call it after the precache was filled in: the shell is part of it. */
export function servePages(): void {
  const shell = createHandlerBoundToURL('/index.html')
  // Pages come from the server with their data; where it does not answer, the shell starts and reads what the device kept.
  const page = async (options: RouteHandlerCallbackOptions) => {
    const hasContent = await caches.has(cacheName).catch(() => false)
    if (hasContent && Date.now() < awayUntil) return shell(options)
    const response = await fromServer(options.request, hasContent ? timeoutMs.withContent : timeoutMs.without)
    return response ?? shell(options)
  }
  // Never the API, the console or a file: what is missing there is an error, not a page.
  registerRoute(new NavigationRoute(page, { denylist: [/^\/api\//, /^\/console(\/|$)/, /\/[^/?]+\.[a-z0-9]+$/i] }))
  registerRoute(new NavigationRoute(consolePage, { allowlist: [/^\/console(\/|$)/] }))
}
