import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { countDocuments, hydrated, frameHydrated, expect, loaded, test, underWorker } from './fixtures.ts'
import { replaceWorker } from './build-copy.ts'
import { workerAtOnce } from './delays.ts'
import { openGuide } from './guide-page.ts'
import { installable, withOwnBuild } from './on-device.ts'
import { seconds } from '../src/server/testing/patience.ts'

const guideLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: '앱 설치와 이용 안내' })
/**
 * Without the pointer and the focus, by which the page behind a link is asked for ahead: the page might recover before it is pressed,
 * and the press would be lost with the document.
 */
const pressGuideLink = (page: Page) => guideLink(page).dispatchEvent('click')
const guideTitle = (page: Page) => page.getByRole('heading', { level: 1, name: '앱 설치와 이용 안내' })

/** Types into the form of a consultation, and puts it away. */
async function typeRequest(page: Page): Promise<string> {
  const content = `문의 ${randomUUID()}`
  await page.getByRole('button', { name: '상담 문의' }).first().click()
  await page.getByLabel('문의내용').fill(content)
  await page.keyboard.press('Escape')
  return content
}

/** Opens a page, and waits until what watches over the app is at work: it is the last of the late parts. */
async function open(page: Page, path = '/'): Promise<void> {
  await page.addInitScript(() => addEventListener('app-started', () => Object.assign(window, { hasStarted: true })))
  await page.goto(path)
  await page.waitForFunction(() => 'hasStarted' in window)
  await frameHydrated(page)
  await loaded(page)
}

/** Counts the documents that a page asks for from now on: the parts of one are asked for before it is whole. */
function countAsked(page: Page): () => number {
  let count = 0
  page.on('request', (request) => (count += request.isNavigationRequest() ? 1 : 0))
  return () => count
}

test.describe('a chunk that the server no longer has', () => {
  const part = /\/assets\/guide-[\w-]+\.js$/

  /** The server has the part of an old build no more; of the next document's build it has all. */
  async function lose(context: BrowserContext, isLost: () => boolean): Promise<void> {
    await context.route(part, (route) => (isLost() ? route.fulfill({ status: 404, json: {} }) : route.continue()))
  }

  test('brings the new build by itself, with what was typed', async ({ page, context, watch }) => {
    watch.allow(/status of 404|dynamically imported module/)
    const [documents, asked] = [countDocuments(page), countAsked(page)]
    await lose(context, () => asked() < 2)
    await open(page)
    const content = await typeRequest(page)
    await pressGuideLink(page)
    // What was typed is in the document that goes, too.
    await expect.poll(documents).toBe(2)
    await expect(page.getByRole('dialog', { name: '상담 문의' }).getByLabel('문의내용')).toHaveValue(content)
    await page.keyboard.press('Escape')
    await expect(guideTitle(page)).toBeVisible()
    await expect(page).toHaveURL('/guide')
    expect(documents()).toBe(2)
  })

  test('brings the new build with the dialog that was opened', async ({ page, context, watch }) => {
    watch.allow(/status of 404|dynamically imported module/)
    const [documents, asked] = [countDocuments(page), countAsked(page)]
    await context.route(/\/assets\/dialog-form-[\w-]+\.js$/, (route) =>
      asked() < 2 ? route.fulfill({ status: 404, json: {} }) : route.continue(),
    )
    await open(page)
    await page.getByRole('button', { name: '상담 문의' }).first().click()
    await expect(page.getByRole('dialog', { name: '상담 문의' }).getByLabel('문의내용')).toBeVisible()
    expect(documents()).toBe(2)
  })

  test('brings the new build in the language that was chosen', async ({ page, context, watch }) => {
    watch.allow(/status of 404|dynamically imported module/)
    const [documents, asked] = [countDocuments(page), countAsked(page)]
    await open(page)
    await context.route(/\/assets\/(shell|pages)-[\w-]+\.js$/, (route) =>
      asked() < 2 ? route.fulfill({ status: 404, json: {} }) : route.continue(),
    )
    await page.getByRole('link', { name: 'EN English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect.poll(documents).toBe(2)
  })

  test('in the new build either reloads nothing again', async ({ page, context, watch }) => {
    watch.allow(/status of 404|dynamically imported module|Minified React error|hydration/)
    const documents = countDocuments(page)
    await lose(context, () => true)
    await open(page)
    await pressGuideLink(page)
    await expect.poll(documents).toBe(2)
    await open(page)
    await pressGuideLink(page)
    await expect(page.getByText('화면을 보여 드리지 못했습니다.')).toBeVisible()
    await loaded(page)
    expect(documents()).toBe(3)
  })

  test('because it did not arrive reloads nothing', async ({ page, context, watch }) => {
    watch.allow(/net::ERR_FAILED|dynamically imported module/)
    const documents = countDocuments(page)
    let asked = 0
    await context.route(part, (route) => {
      if (route.request().method() === 'HEAD') return route.continue()
      asked += 1
      return route.abort('failed')
    })
    await open(page)
    const answered = page.waitForResponse((response) => part.test(response.url()) && response.request().method() === 'HEAD')
    await pressGuideLink(page)
    expect((await answered).status()).toBe(200)
    await expect(page.getByText('화면을 보여 드리지 못했습니다.')).toBeVisible()
    expect(asked).toBeGreaterThan(0)
    expect(documents()).toBe(1)
  })
})

/** A worker as nobody wants it: it answers everything, with nothing. */
const brokenWorker = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => event.respondWith(Response.error()))
`

withOwnBuild('a broken worker is switched off from the server, and the device keeps its data', async ({ context, dist, server, watch }) => {
  withOwnBuild.slow()
  watch.allow(/net::ERR_|Failed to fetch|Failed to load|dynamically imported|serviceWorker|network error/)
  const writer = await context.newPage()
  await open(writer)
  await underWorker(writer)
  await expect.poll(() => writer.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain('ieumsae')
  await writer.getByRole('button', { name: '상담 문의' }).first().click()
  await writer.getByLabel('문의내용').fill('적던 글')

  await replaceWorker(dist, () => brokenWorker)
  await server.restart({})
  await writer.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  const visitor = await context.newPage()
  const goes = () =>
    visitor.goto('/').then(
      (response) => response?.status(),
      () => 'nothing',
    )
  await expect.poll(goes).toBe('nothing')

  await server.restart({ KILL_WORKER: '1' })
  const answer = await fetch(`${server.origin}/sw.js`)
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual([
    200,
    'no-cache',
    expect.stringContaining('javascript'),
  ])
  // The browser looks for another worker a second after the last navigation.
  await expect.poll(goes, { timeout: seconds(30), intervals: [1200] }).toBe(200)
  await frameHydrated(visitor)
  // What pages keep for themselves comes back with the next sync; it is no worker's.
  await expect.poll(() => visitor.evaluate(async () => (await caches.keys()).filter((name) => name !== 'content'))).toEqual([])
  expect(await visitor.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain('ieumsae')
  // The page that was open all the while is as it was.
  await expect(writer.getByLabel('문의내용')).toHaveValue('적던 글')
})

/** The worker starts anew for each message, behind whatever else the machine does. */
const patient = { timeout: seconds(20) }

installable.describe('with a worker', () => {
  installable.use({ delays: workerAtOnce })

  // The headless shell lets no page notify.
  installable('a message to the worker is shown with a way to answer, and a press opens the very offer', async ({ context, baseURL }) => {
    await context.grantPermissions(['notifications'])
    const page = await context.newPage()
    await open(page)
    await underWorker(page)
    const cdp = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) =>
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => one !== undefined && resolve(one.registrationId)),
    )
    await cdp.send('ServiceWorker.enable')
    const registrationId = await registered
    const push = (data: string) => cdp.send('ServiceWorker.deliverPushMessage', { origin: baseURL ?? '', registrationId, data })
    const shown = () =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => [title, body, tag]),
      )
    const offer = { title: '상담회에서 알려 드립니다', body: '새 상담 제안이 도착했습니다.', tag: 'm', answer: '답하기', waiting: 1 }
    // The browser's tool loses a message that it delivers while the worker starts: it is sent again, and of one tag there is one.
    const arrives = async () => {
      await push(JSON.stringify({ ...offer, url: '/mypage/matchings?open=m' }))
      return shown()
    }
    await expect.poll(arrives, { ...patient, intervals: [500, 2000] }).toEqual([[offer.title, offer.body, 'm']])
    const [worker] = context.serviceWorkers()
    // Nobody can press it in a browser without a head: the event is made as the browser makes it, which alone may wait for its work.
    const titles = await worker?.evaluate(async () => {
      interface Shown extends Notification {
        actions: { action: string; title: string }[]
      }
      const { registration, NotificationEvent: Press } = globalThis as unknown as {
        registration: { getNotifications: () => Promise<Shown[]> }
        NotificationEvent: new (type: string, init: object) => Event
      }
      const [notification] = await registration.getNotifications()
      const event = new Press('notificationclick', { notification, action: 'answer' })
      Object.defineProperty(event, 'waitUntil', { value: () => undefined })
      dispatchEvent(event)
      return notification?.actions.map(({ action, title }) => [action, title])
    })
    expect(titles).toEqual([['answer', '답하기']])
    await expect(page).toHaveURL('/mypage/matchings?open=m', patient)
    await expect.poll(shown, patient).toEqual([])
    // Whatever has come, something is shown.
    await expect
      .poll(async () => {
        await push('no JSON')
        return (await shown()).length
      }, patient)
      .toBeGreaterThan(0)
  })
})

/** Makes the browser's offer to install answerable by the test. */
const answerOffers = (page: Page) =>
  page.addInitScript(() => {
    const state = { offers: 0, prompts: 0 }
    Object.assign(window, { state })
    addEventListener('beforeinstallprompt', (event) => {
      state.offers += 1
      const prompt = () => Promise.resolve((state.prompts += 1))
      Object.defineProperties(event, { prompt: { value: prompt }, userChoice: { value: Promise.resolve({ outcome: 'accepted' }) } })
    })
  })
const offerState = (page: Page) => page.evaluate(() => (window as Window & { state?: { offers: number; prompts: number } }).state)
const card = (page: Page) => page.getByRole('region', { name: '앱 설치', exact: true })

/** Reads a page that a link of the footer leads to. */
async function read(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

installable.describe('the app is offered', () => {
  installable('after the third page, never with the form, and not again after ‘later’', async ({ context }) => {
    const page = await context.newPage()
    await answerOffers(page)
    await open(page)
    await expect.poll(async () => (await offerState(page))?.offers).toBe(1)
    // It counts pages from the first one on.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('install'))).not.toBeNull()
    await read(page, '이용약관')
    await read(page, '개인정보처리방침')
    await expect(card(page)).toBeVisible()
    await read(page, '사이트맵')
    await page.getByRole('main').getByRole('link', { name: '자료와 함께 상담 신청', exact: true }).first().click()
    await expect(page).toHaveURL('/default-form')
    await expect(card(page)).toHaveCount(0)
    await page.goBack()
    await card(page).getByRole('button', { name: '나중에' }).click()
    await expect(card(page)).toHaveCount(0)
    await read(page, '이용약관')
    await read(page, '개인정보처리방침')
    await expect(card(page)).toHaveCount(0)
  })

  installable('on the second day, and asks the browser', async ({ context }) => {
    const page = await context.newPage()
    await answerOffers(page)
    await page.addInitScript(() => localStorage.setItem('install', JSON.stringify({ firstDay: '2026-1-1' })))
    await page.goto('/terms-of-use')
    await expect.poll(async () => (await offerState(page))?.offers).toBe(1)
    await expect(card(page)).toBeVisible()
    await card(page).getByRole('button', { name: '설치하기' }).click()
    expect((await offerState(page))?.prompts).toBe(1)
    await expect(card(page)).toHaveCount(0)
  })
})

test.describe('on an iPhone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1',
    viewport: { width: 390, height: 800 },
  })

  test('the card leads to the steps', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('install', JSON.stringify({ firstDay: '2026-1-1' })))
    await page.goto('/terms-of-use')
    await expect(card(page)).toBeVisible()
    await expectNoViolations(page, '[aria-label="앱 설치"]')
    await card(page).getByRole('link', { name: '설치 방법 보기' }).click()
    await expect(page).toHaveURL('/guide#install')
    await expect(card(page)).toHaveCount(0)
  })
})

installable.describe('another name and icon', () => {
  installable('are chosen on the guide, and hold on later pages, also in another language', async ({ context }) => {
    const page = await context.newPage()
    await answerOffers(page)
    await openGuide(page)
    await expect.poll(async () => (await offerState(page))?.offers).toBe(1)
    const cdp = await context.newCDPSession(page)
    const manifest = async () => {
      const { url, errors, data = '{}' } = await cdp.send('Page.getAppManifest')
      expect(errors).toEqual([])
      return { path: new URL(url).pathname, ...(JSON.parse(data) as { name: string; id: string }) }
    }
    const firm = await manifest()
    await page.getByRole('checkbox', { name: /^‘메모’라는 이름으로/ }).check()
    await expect.poll(async () => (await manifest()).path).toBe('/manifest.neutral.ko.webmanifest')
    // The browser's offer is made again, for that name.
    await expect.poll(async () => (await offerState(page))?.offers).toBe(2)
    expect((await manifest()).id).not.toBe(firm.id)
    // What it says in each language, and its icons: src/server/pages/sites.page.test.ts.
    await open(page, '/?lang=en')
    await expect.poll(async () => (await manifest()).path).toBe('/manifest.neutral.en.webmanifest')
    await expect.poll(async () => (await cdp.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
    await expect(page.locator('meta[name=apple-mobile-web-app-title]')).toHaveAttribute('content', (await manifest()).name)
    await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', '/icons/neutral-apple-touch.png')
    await open(page, '/guide?lang=ko')
    await page.getByRole('checkbox', { name: /^‘메모’라는 이름으로/ }).uncheck()
    await expect.poll(async () => (await manifest()).path).toBe('/manifest.ko.webmanifest')
    await expect(page.locator('meta[name=apple-mobile-web-app-title]')).toHaveCount(0)
  })
})

test('an installed app on a phone has back and refresh, and refreshing loses nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window)
    // Chromium cannot be told to be an app: what it would say is said for it.
    window.matchMedia = (query) => real(query.includes('display-mode') ? 'all' : query)
  })
  await page.setViewportSize({ width: 360, height: 740 })
  const documents = countDocuments(page)
  await open(page)
  const controls = page.getByRole('navigation', { name: '앱 화면 버튼' })
  await expect(controls.getByRole('button')).toHaveCount(1)
  await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click()
  await expect(page).toHaveURL('/terms-of-use')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('이용약관')
  await expectNoViolations(page)
  await controls.getByRole('button', { name: '뒤로 가기' }).click()
  await expect(page).toHaveURL('/')
  const content = await typeRequest(page)
  await controls.getByRole('button', { name: '새로고침' }).click()
  await expect.poll(documents).toBe(2)
  await expect(page.getByRole('dialog', { name: '상담 문의' }).getByLabel('문의내용')).toHaveValue(content)
})

test('an app that is looked at again asks for what is new', async ({ page }) => {
  await open(page)
  await page.clock.setFixedTime(Date.now() + 5 * 60_000)
  const asked = page.waitForRequest((request) => request.url().includes('/api/v1/success'))
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }
  })
  await asked
  await hydrated(page.getByRole('banner'))
})
