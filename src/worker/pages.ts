/// <reference lib="webworker" />
import { isOwnAnswer } from '#contract/own-answer.ts'
import { cacheName } from '#client/offline/content/offline-images.ts'
import { createHandlerBoundToURL } from 'workbox-precaching'
import type { RouteHandlerCallbackOptions } from 'workbox-core'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { healAppFiles } from './app-files.ts'
import { notice } from './notice.ts'

/** How long the server has for a page, in milliseconds: where the device has the content, waiting longer than that costs more than the shell. */
const timeoutMs = { withContent: 300, without: 4000 }
/**
 * For how long a server that was waited for in vain counts as away where the device has content, in milliseconds. Where there
 * is no connection nothing is waited for, and once it is there again the next page is the server's.
 */
const awayFor = 30_000

let awayUntil = 0

/** The server's answer; `undefined` where none begins to come in time. */
async function fromServer(request: Request, time: number): Promise<Response | undefined> {
  const giveUp = new AbortController()
  // The beginning is waited for, not the rest: what has begun may take its time.
  const timer = setTimeout(() => giveUp.abort(), time)
  const response = await fetch(request, { signal: giveUp.signal }).catch(() => undefined)
  clearTimeout(timer)
  if (giveUp.signal.aborted) awayUntil = Date.now() + awayFor
  return response
}

/** Matched with the path and its query. */
const consolePath = /^\/console([/?]|$)/

const isRedirect = ({ type }: Response): boolean => type === 'opaqueredirect'

/** The console is never kept. Without the server it says so, and nothing else. */
async function consolePage({ request }: { request: Request }): Promise<Response> {
  const response = await fromServer(request, timeoutMs.without)
  if (response !== undefined && (isRedirect(response) || isOwnAnswer(response))) return response
  return notice(request, {
    title: { ko: '콘솔', en: 'Console', cn: '控制台' },
    text: {
      ko: '콘솔은 인터넷에 연결되어 있을 때만 쓸 수 있습니다.',
      en: 'The console works with a connection only.',
      cn: '控制台仅在联网时可用。',
    },
  })
}

/** Asks past this worker for whatever the network shows: the page on which one logs in to it. */
const pastWorker = 'network-login'

/** Somebody else has answered, as the network of a hotel does before one has logged in. */
const portalNotice = (request: Request): Promise<Response> =>
  notice(request, {
    title: { ko: '네트워크 로그인이 필요합니다', en: 'This network asks you to log in', cn: '此网络需要登录' },
    text: {
      ko: '지금 연결된 네트워크가 우리 서버 대신 답하고 있습니다. 로그인하시거나, 이 기기에 보관된 내용을 보실 수 있습니다.',
      en: 'The network answers in place of our server. Log in to it, or read what is kept on this device.',
      cn: '当前网络代替我们的服务器作出了应答。您可以登录该网络，或查看本设备保存的内容。',
    },
    links: [
      {
        href: `/?${pastWorker}`,
        text: { ko: '네트워크 로그인 화면 열기', en: 'Open the login page of the network', cn: '打开网络登录页面' },
      },
      // The shell answers now, and for a while.
      { href: request.url, text: { ko: '보관된 내용 보기', en: 'Read what is kept here', cn: '查看保存的内容' } },
    ],
  })

/**
 * Pages with policies of their own: a device, a payment provider. The shell, which has none of them, is little help there, so the server
 * has its time.
 */
const isOfServer = ({ pathname }: URL): boolean => /^\/(shop\/pay|mypage\/room)\//.test(pathname)

/** Answers navigations. Call it after the precache was filled in: the shell is part of it. */
export function servePages(): void {
  const shell = createHandlerBoundToURL('/index.html')
  // Pages come from the server with their data; where it does not answer, the shell starts and reads what the device kept.
  const page = async (options: RouteHandlerCallbackOptions) => {
    const { request, url, event } = options
    event.waitUntil(healAppFiles())
    if (url.searchParams.has(pastWorker)) return fetch(request)
    const hasContent = !isOfServer(url) && (await caches.has(cacheName).catch(() => false))
    if (hasContent && Date.now() < awayUntil) return shell(options)
    const response = await fromServer(request, hasContent ? timeoutMs.withContent : timeoutMs.without)
    if (response === undefined) return shell(options)
    if (isRedirect(response)) return response
    // An error page, ours or a gateway's, tells less than what the device has.
    if (response.status >= (hasContent ? 500 : 502)) return shell(options)
    if (!hasContent || isOwnAnswer(response)) return response
    if (!response.ok) return shell(options)
    awayUntil = Date.now() + awayFor
    return portalNotice(request)
  }
  // Never the API, the console or a file: what is missing there is an error, not a page.
  registerRoute(new NavigationRoute(page, { denylist: [/^\/api\//, consolePath, /\/[^/?]+\.[a-z0-9]+$/i] }))
  registerRoute(new NavigationRoute(consolePage, { allowlist: [consolePath] }))
}
