import type { Page } from '@playwright/test'
import {
  hydrated,
  frameHydrated,
  type Api,
  expect,
  loaded,
  storedKeys,
  openBeforeApp,
  openHome,
  scrollThrough,
  sisterSites,
  test,
  underWorker,
} from './fixtures.ts'
import { workerAtOnce } from './delays.ts'
import { ko, languages } from './words.ts'
import { seconds } from '../src/server/testing/patience.ts'

declare global {
  interface Window {
    shifts: { value: number; nodes: string[] }[]
    violations: string[]
    /** The nodes that were there before the app. */
    served: Element[]
  }
}

/** What a page asks for after it, on purpose: the text that a consultation needs without a network. */
const isLater = new Set(['/api/v1/terms/privacy-consult'])

/** Holds the app back, marks every node that the server has rendered, and lets the app come. */
async function openMarked(page: Page, path: string): Promise<number> {
  const come = await openBeforeApp(page, path)
  const marked = await page.evaluate(() => {
    const nodes = [...document.querySelectorAll('#root *:not(script)')]
    for (const [index, node] of nodes.entries()) Object.assign(node, { servers: index + 1 })
    window.served = nodes
    return nodes.length
  })
  come()
  await frameHydrated(page)
  await loaded(page)
  return marked
}

const lostNodes = (page: Page) =>
  page.evaluate(() => window.served.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 200)))
/** What came with the script, beside empty places for messages. */
const addedNodes = (page: Page, except = '') =>
  page.evaluate(
    (known) =>
      [...document.querySelectorAll(`#root *:not([role=status]${known})`)]
        .filter((node) => (node as Element & { servers?: number }).servers === undefined)
        .map((node) => node.outerHTML.slice(0, 120)),
    except,
  )

/** The newest story: its page, and what it says. */
async function aStory(api: Api): Promise<{ path: string; subject: string; text: string }> {
  const [first] = (await api.read('GET /api/v1/success', '/api/v1/success?code=firm&limit=1')).successes
  const { success } = await api.read('GET /api/v1/success/{_id}', `/api/v1/success/${first?._id}`)
  const text = /<p>([^<]{20,})<\/p>/.exec(success.content)?.[1] ?? 'missing'
  return { path: `/story/${success._id}`, subject: success.subject, text }
}

test.describe('hydration', () => {
  test('keeps every node that the server has rendered', async ({ page }) => {
    expect(await openMarked(page, '/')).toBeGreaterThan(500)
    await hydrated(page.getByRole('navigation', { name: ko.t(sisterSites) }))
    expect(await lostNodes(page)).toEqual([])
    // The pictures of the banners that follow the first come with the slider.
    expect(await addedNodes(page, ', .slider-fade > li + li *')).toEqual([])
  })

  test('keeps every node of a story, too, and adds none', async ({ page, api }) => {
    const { path, subject, text } = await aStory(api)
    expect(await openMarked(page, path)).toBeGreaterThan(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
    await expect(page.getByRole('main')).toContainText(text)
    await hydrated(page.getByRole('heading', { level: 1 }))
    expect(await lostNodes(page)).toEqual([])
    expect(await addedNodes(page)).toEqual([])
  })

  for (const path of [
    '/story/firm',
    '/insight_media/insight?page=2',
    '/member/lawyer',
    '/business/divorce',
    '/center/faqs',
    '/sitemap',
    '/terms-of-use',
  ])
    test(`keeps every node of ${path}`, { tag: path === '/story/firm' ? [] : ['@all'] }, async ({ page }) => {
      expect(await openMarked(page, path)).toBeGreaterThan(200)
      await hydrated(page.getByRole('heading', { level: 1 }))
      expect(await lostNodes(page)).toEqual([])
    })

  for (const language of languages)
    test(
      `asks for no data again that came with the page, in ${language.locale}`,
      { tag: language === ko ? [] : ['@all'] },
      async ({ page, api }) => {
        const { path } = await aStory(api)
        const asked: string[] = []
        page.on('request', (request) => {
          const { pathname } = new URL(request.url())
          if (pathname.startsWith('/api/v1/') && !pathname.startsWith('/api/v1/files/') && !isLater.has(pathname)) asked.push(pathname)
        })
        await openHome(page, language, `/?lang=${language.locale}`)
        for (const address of [path, '/story/firm', '/contact', '/business/tax']) {
          await page.goto(`${address}?lang=${language.locale}`)
          await frameHydrated(page)
          await loaded(page)
        }
        expect(asked).toEqual([])
      },
    )
})

test('a script that was planted in a text does not run, and no string becomes a script or HTML', async ({ page, api, watch }) => {
  // The browser tells of each attempt.
  watch.allow(/^Executing inline event handler violates|^This document requires 'Trusted\w+' assignment|missing\.png/)
  const { path, subject, text } = await aStory(api)
  await page.route(`**/api/v1/success/${path.split('/').at(-1)}`, async (route) => {
    const response = await route.fetch()
    const answer = await response.text()
    const planted = `<img src='/icons/missing.png' onerror='window.planted = 1'><script>window.planted = 1</script><p>${text}`
    await route.fulfill({ response, body: answer.replace(`<p>${text}`, planted) })
  })
  await page.goto('/story/firm')
  await frameHydrated(page)
  await page.getByRole('main').getByRole('link').filter({ hasText: subject }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
  await expect(page.getByRole('main')).toContainText(text)
  await expect(page.locator('main script, main [onerror]')).toHaveCount(0)
  const outcomes = await page.evaluate(() => {
    const script = document.createElement('script')
    const attempts = {
      HTML: () => (document.createElement('div').innerHTML = '<b></b>'),
      text: () => (script.textContent = 'window.planted = 1'),
      elsewhere: () => (script.src = 'https://example.com/assets/app.js'),
      upload: () => (script.src = '/api/v1/files/a.js'),
      file: () => (script.src = '/assets/index.js'),
    }
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return `${name} allowed`
      } catch (error) {
        return `${name} ${(error as Error).name}`
      }
    })
  })
  const refused = ['HTML', 'text', 'elsewhere', 'upload'].map((name) => `${name} TypeError`)
  expect(outcomes).toEqual([...refused, 'file allowed'])
  expect(await page.evaluate(() => 'planted' in window)).toBe(false)
})

test.describe('the server and the shell', () => {
  test.use({ serviceWorkers: 'allow', delays: workerAtOnce })

  test('take turns at a page: the shell without a network, the server with it', async ({ page, context, api, watch }) => {
    // Pictures that were not shown yet are not there.
    watch.allow(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/)
    const { path, subject, text } = await aStory(api)
    await page.addInitScript(() => {
      // Before the app starts: it waits for the first frame after this.
      document.addEventListener('DOMContentLoaded', () => {
        window.served = [...document.querySelectorAll('#root *:not(script)')]
      })
    })
    const expectStory = async () => {
      await expect(page).toHaveTitle(`${subject} | 법무법인 이음새`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([subject])
      await expect(page.getByRole('main')).toContainText(text)
      await expect(page.getByRole('heading', { name: '같은 분야의 사례' })).toHaveCount(1)
      await frameHydrated(page)
      await hydrated(page.getByRole('heading', { level: 1 }))
      await loaded(page)
    }
    const isFromServer = async () => (await page.locator('script[type="application/ld+json"]').count()) === 1
    const servedNodes = () => page.evaluate(() => window.served.length)

    await page.goto(path)
    await underWorker(page)
    await expectStory()
    expect(await isFromServer()).toBe(true)
    const readOnline = await page.getByRole('main').innerText()
    await expect
      .poll(() => storedKeys(page), { timeout: seconds(40) })
      .toContainEqual(expect.stringContaining(path.split('/')[2] ?? 'missing'))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('documents')?.includes('/api/v1/setting') ?? false)).toBe(true)

    await context.setOffline(true)
    await page.reload()
    await expectStory()
    expect(await isFromServer()).toBe(false)
    expect(await servedNodes(), 'nothing of it is the server’s').toBe(0)
    await expect.poll(() => page.getByRole('main').innerText()).toBe(readOnline)

    // A busy server that does not begin in time counts as away for half a minute.
    await context.setOffline(false)
    const isFromServerAgain = async () => {
      await page.reload()
      return isFromServer()
    }
    await expect.poll(isFromServerAgain, { timeout: seconds(90), intervals: [1000, 10_000] }).toBe(true)
    await expectStory()
    expect(await servedNodes()).toBeGreaterThan(200)
    expect(await lostNodes(page), 'what the device kept replaces nothing').toEqual([])
    expect(await page.getByRole('main').innerText()).toBe(readOnline)
  })
})

test.describe('the HTML of a page', () => {
  for (const width of [360, 1280])
    test(
      `names with its headers the first picture and the fonts, ${width} px wide`,
      { tag: width === 360 ? [] : ['@all'] },
      async ({ page, request, api }) => {
        await page.setViewportSize({ width, height: 800 })
        const asked: string[] = []
        page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
        for (const address of ['/', (await aStory(api)).path]) {
          asked.length = 0
          const response = await page.goto(address)
          const entries = (response?.headers()['link'] ?? '').split(/,\s*(?=<)/)
          const found = entries.map((entry) => ({ path: /^<([^>]+)>/.exec(entry)?.[1] ?? 'missing', as: /; as="(\w+)"/.exec(entry)?.[1] }))
          for (const { path, as } of found) {
            const answer = await request.get(path)
            expect([path, answer.status(), answer.headers()['content-type']?.split('/')[0]]).toEqual([path, 200, as])
          }
          expect(new Set(found.map(({ as }) => as))).toEqual(new Set(['image', 'font']))

          const first = page.getByRole('main').locator('img[fetchpriority=high]')
          await expect.poll(() => first.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth > 0)).toBe(true)
          const shown = await first.evaluate((node: HTMLImageElement) => new URL(node.currentSrc).pathname)
          expect(
            entries.some((entry) => entry.includes(`${shown} `)),
            'it is the picture that is shown',
          ).toBe(true)
          await frameHydrated(page)
          await loaded(page)
          // One of each, whoever asked first.
          expect(asked.filter((path, index) => asked.indexOf(path) !== index && /\.(avif|woff2)$/.test(path))).toEqual([])
          expect(asked.filter((path) => path.startsWith(shown.replace(/\d+\.avif$/, '')))).toEqual([shown])
        }
      },
    )
})

for (const width of [360, 1280])
  for (const motion of ['no-preference', 'reduce'] as const)
    test.describe(`layout, ${width} px wide, motion ${motion}`, { tag: (width === 360) === (motion === 'reduce') ? [] : ['@all'] }, () => {
      test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: motion } })

      test('does not shift while the page loads and is scrolled through', async ({ page }) => {
        await page.addInitScript(() => {
          window.shifts = []
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              value: number
              hadRecentInput: boolean
              sources: { node: Node | null }[]
            })[])
              if (!entry.hadRecentInput)
                window.shifts.push({
                  value: entry.value,
                  nodes: entry.sources.map(({ node }) =>
                    node instanceof Element ? node.outerHTML.slice(0, 100) : String(node?.textContent).slice(0, 60),
                  ),
                })
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await openHome(page, ko)
        await scrollThrough(page)
        await loaded(page)
        const shifts = await page.evaluate(() => window.shifts)
        expect(
          shifts.reduce((sum, { value }) => sum + value, 0),
          JSON.stringify(
            shifts.filter(({ value }) => value > 0.001),
            null,
            1,
          ),
        ).toBeLessThanOrEqual(0.02)
      })
    })

test('the content security policy allows nothing inline, and pages do not violate it', async ({ page }) => {
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.violations.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  // A violation is also a message in the console, which every other test reports of its pages.
  for (const path of ['/', '/console']) {
    const response = await page.goto(path)
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/)
    expect(policy).not.toMatch(/(^|[ ;])(\*|https?:)([ ;]|$)/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await loaded(page)
    expect(await page.evaluate(() => window.violations)).toEqual([])
  }
})
