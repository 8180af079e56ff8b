import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test'
import type { Answer, Body, CallName } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { type Delays, setDelays, withoutSync } from './delays.ts'
import { admin, openSession } from './session.ts'
import { ko, type Language, sections } from './words.ts'
import { seconds } from '../src/server/testing/patience.ts'

/** Faults in any tab of a test, and requests to other sites. Both must stay empty, or be provoked. */
export interface Watch {
  /** The test provokes this: a console message, a failed request. */
  allow: (problem: RegExp) => void
  /** The test asks another site for this. Nothing is found there all the same. */
  allowForeign: (address: RegExp) => void
  /** Addresses of other sites that were asked for so far. */
  foreign: readonly string[]
}

/** Playwright's own word on the worker that it keeps away (playwright.config.ts). */
const ownNoise = /Service Worker registration blocked by Playwright/
/** The browser ends requests of a page that is left; a test that cares looks itself. */
const leftBehind = 'net::ERR_ABORTED'

const unexpected = (found: readonly string[], allowed: readonly RegExp[]) => found.filter((text) => !allowed.some((one) => one.test(text)))

export function watchOver(context: BrowserContext, origin: string): Watch & { verify: () => void } {
  const problems: string[] = []
  const foreign: string[] = []
  const allowed: RegExp[] = [ownNoise]
  const allowedForeign: RegExp[] = []
  const isOurs = (url: URL) => url.origin === origin || !/^https?:$/.test(url.protocol)
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`${message.text()} (${message.location().url})`)
  })
  // The stack of a script that did not arrive is empty.
  context.on('weberror', (error) => problems.push(`${error.error().message}\n${error.error().stack}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (isOurs(new URL(request.url())) && reason !== leftBehind) problems.push(`${request.method()} ${request.url()}: ${reason}`)
  })
  // They come to nothing (playwright.config.ts). A route would stop each request of each page on its way, and empty the browser's cache.
  context.on('request', (request) => {
    if (!isOurs(new URL(request.url()))) foreign.push(request.url())
  })
  return {
    allow: (problem) => void allowed.push(problem),
    allowForeign: (address) => {
      allowedForeign.push(address)
      allowed.push(address, /net::ERR_NAME_NOT_RESOLVED/)
    },
    foreign,
    verify: () => {
      expect(unexpected(problems, allowed), 'console messages, errors and failed requests').toEqual([])
      expect(unexpected(foreign, allowedForeign), 'requests to other sites').toEqual([])
    },
  }
}

export interface Fixtures {
  /** The language that the browser asks for. */
  language: Language
  watch: Watch
  delays: Delays
  api: Api
  /** Makes another device, with the delays of the test. It ends with the test. */
  addDevice: (options?: BrowserContextOptions) => Promise<BrowserContext>
}

/** Where the quick exit of the demo content leads. */
export const neutralSite = /^https:\/\/www\.weather\.go\.kr\//

export const test = base.extend<Fixtures>({
  language: [ko, { option: true }],
  delays: [withoutSync, { option: true }],
  locale: async ({ language }, provide) => provide(language.wish),
  watch: [
    async ({ context, baseURL, delays }, provide) => {
      const { verify, ...watch } = watchOver(context, baseURL ?? '')
      await context.addInitScript(setDelays, delays)
      await provide(watch)
      verify()
    },
    { auto: true },
  ],
  api: async ({ request, language }, provide) => provide(new Api(request, language.locale)),
  addDevice: async ({ browser, baseURL, delays }, provide) => {
    const devices: BrowserContext[] = []
    await provide(async (options) => {
      const device = await browser.newContext({ baseURL: baseURL ?? '', ...options })
      devices.push(device)
      await device.addInitScript(setDelays, delays)
      return device
    })
    for (const device of devices) await device.close()
  },
})

export { expect, sections }

type Reads = Extract<CallName, `GET /api/v1/${string}`>
type Writes = Extract<CallName, `${'POST' | 'PUT' | 'DELETE'} /api/console/${string}`>
type Input<Name extends Writes> = Name extends `DELETE ${string}` ? [] : [Body<Name>]

/** The API as a client of its own, beside the browser. */
export class Api {
  readonly #request: APIRequestContext
  readonly #locale: Locale
  #token: string | undefined

  constructor(request: APIRequestContext, locale: Locale) {
    this.#request = request
    this.#locale = locale
  }

  /** Reads what a page shows. */
  async read<Name extends Reads>(_name: Name, path: string, headers: Record<string, string> = {}): Promise<Answer<Name>> {
    const response = await this.#request.get(path, { headers: { 'accept-language': this.#locale, ...headers } })
    expect(response.status(), path).toBe(200)
    return (await response.json()) as Answer<Name>
  }

  /** What a member of staff does in the console: the answer has to be the declared one. */
  async staff<Name extends Writes>(name: Name, path: string, ...[data]: Input<Name>): Promise<Answer<Name>> {
    this.#token ??= (await openSession(this.#request, admin)).accessToken
    const headers = { authorization: `Bearer ${this.#token}` }
    const method = name.split(' ')[0] ?? ''
    const response = await this.#request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) })
    expect(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`).toBe(true)
    return (response.status() === 204 ? undefined : await response.json()) as Answer<Name>
  }

  /** The consultation requests that contain a text, each opened: until then the console masks whose it is. */
  async consultations(text: string): Promise<Answer<'GET /api/console/forms'>['forms']> {
    const { forms } = await this.#ofStaff<Answer<'GET /api/console/forms'>>('/api/console/forms', { q: text })
    const opened = forms.map(({ _id }) => this.#ofStaff<Answer<'GET /api/console/forms/{_id}'>>(`/api/console/forms/${_id}`))
    return (await Promise.all(opened)).map(({ form }) => form)
  }

  async #ofStaff<Body>(path: string, params: Record<string, string> = {}): Promise<Body> {
    this.#token ??= (await openSession(this.#request, admin)).accessToken
    const response = await this.#request.get(path, { headers: { authorization: `Bearer ${this.#token}` }, params })
    expect(response.status()).toBe(200)
    return (await response.json()) as Body
  }
}

/** Returns whether React has taken an element over. */
export const isHydrated = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))

/** Waits until React has taken an element over. */
export const hydrated = (element: Locator): Promise<void> =>
  expect.poll(() => isHydrated(element), { message: `${element.toString()} is hydrated`, intervals: [50] }).toBe(true)

/** Opens a page whose app is on its way until it is let through by what this answers: its own part, or those that are `held`. */
export async function openBeforeApp(page: Page, path: string, held = /\/assets\/render-[^/]*\.js$/): Promise<() => void> {
  const hold = Promise.withResolvers<undefined>()
  await page.route(held, async (route) => {
    await hold.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  // The whole document is there.
  await page.waitForFunction(() => document.readyState !== 'loading')
  return () => hold.resolve(undefined)
}

/** Counts the documents that a page opens from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0
  page.on('domcontentloaded', () => (count += 1))
  return () => count
}

/** Waits until the worker serves a page. Its first installation takes long on a busy machine. */
export async function underWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: seconds(60) })
}

/** The keys of the responses that the device keeps in its database. */
export const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'ieumsae')) return []
    return new Promise<string[]>((resolve, reject) => {
      const request = indexedDB.open('ieumsae')
      request.addEventListener('error', () => reject(new Error('no database')))
      request.addEventListener('success', () => {
        const database = request.result
        const finish = (keys: readonly IDBValidKey[]) => {
          database.close()
          resolve(keys.map(String))
        }
        if (!database.objectStoreNames.contains('answers')) return finish([])
        const keys = database.transaction('answers').objectStore('answers').getAllKeys()
        keys.addEventListener('success', () => finish(keys.result))
        return undefined
      })
    })
  })

type SectionName = (typeof sections)[number]
export const sisterSites = '함께 운영하는 홈페이지'

/** A section of the home page of a test, in its language: by its heading, or its name. */
export const section = (page: Page, { t }: Language, name: SectionName): Locator => named(page, t(name))

/** A part of a page by its heading, or its name. */
export const named = (page: Page, name: string): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
    .or(page.getByRole('region', { name, exact: true }))

/** Opens the home page, and waits until all of it answers. */
export async function openHome(page: Page, { t }: Language, path = '/'): Promise<void> {
  await page.goto(path)
  await hydrated(page.getByRole('navigation', { name: t(sisterSites) }))
  await frameHydrated(page)
}

/** The frame of any page of the firm answers: header and footer, and with it what watches over the page. */
export async function frameHydrated(page: Page): Promise<void> {
  await hydrated(page.getByRole('banner'))
  await hydrated(page.getByRole('contentinfo'))
}

/** Waits until what a page shows at first is there: its fonts, the pictures in view, and its lists. */
export async function loaded(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy=true], main .skeleton')).toHaveCount(0)
  await page.waitForFunction(() => {
    const isInView = ({ top, bottom, width }: DOMRect) => width > 0 && bottom > 0 && top < innerHeight
    const isWaiting = (image: HTMLImageElement) => !image.complete && image.checkVisibility() && isInView(image.getBoundingClientRect())
    return document.readyState === 'complete' && document.fonts.status === 'loaded' && ![...document.images].some(isWaiting)
  })
}

/** Where a link inside the app has led: a screen reader is told the title, and the keyboard goes on from the content. */
export async function expectArrival(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveText(title)
  await expect(page.getByRole('main')).toBeFocused()
}

/** The page cannot be moved sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    window.scrollTo({ left: 1000, behavior: 'instant' })
    const moved = window.scrollX
    window.scrollTo({ left: 0, behavior: 'instant' })
    const limit = document.documentElement.clientWidth
    const causes = [...document.querySelectorAll('body *')].filter((node) => {
      const { right, width } = node.getBoundingClientRect()
      return width > 0 && right > limit + 1 && node.closest('.slider, .slider-fade, dialog:not([open])') === null
    })
    return {
      moved,
      over: document.documentElement.scrollWidth - limit,
      causes: moved > 0 ? causes.slice(0, 5).map((node) => node.outerHTML.slice(0, 160)) : [],
    }
  })
  expect(wide).toEqual({ moved: 0, over: 0, causes: [] })
}

/** Scrolls to the end as a reader does: what is below is laid out, loaded and revealed on the way. */
export async function scrollThrough(page: Page): Promise<void> {
  const position = () => page.evaluate(() => Math.round(window.scrollY))
  const isAtEnd = () => page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1)
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.mouse.move(width / 2, height / 2)
  while (!(await isAtEnd())) {
    const before = await position()
    await page.mouse.wheel(0, height * 0.8)
    await expect.poll(async () => (await position()) > before || (await isAtEnd()), { intervals: [20] }).toBe(true)
  }
}
