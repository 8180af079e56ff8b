import { expect, openHome, scrollThrough, section, sections, sisterSites, test } from './fixtures.ts'
import { ko, languages } from './words.ts'

declare global {
  interface Window {
    shifts: { value: number; nodes: string[] }[]
    violations: string[]
  }
}

for (const width of [360, 1280])
  test.describe(`without scripts, ${width} px wide`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } })
    // How the browser puts that scripts are off.
    test.beforeEach(({ watch }) => watch.allow(/\/assets\/.*\.js: csp$/))

    for (const language of languages)
      test(`the home page shows all of its sections in ${language.locale}`, async ({ page }) => {
        await page.goto(`/?lang=${language.locale}`)
        for (const name of sections) {
          const place = section(page, language, name)
          await place.scrollIntoViewIfNeeded()
          await expect(place).toBeVisible()
          expect((await place.innerText()).length, name).toBeGreaterThan(40)
          expect(await place.locator('.reveal-waiting').count()).toBe(0)
        }
        await expect(page.getByRole('navigation', { name: language.t(sisterSites) }).getByRole('link')).toHaveCount(4)
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      })

    test('slides can be reached, and pictures are there', async ({ page }) => {
      await page.goto('/')
      const judgments = section(page, ko, '판단이 갈린 쟁점을 기록합니다')
      await judgments.getByRole('link').last().focus()
      await expect(judgments.getByRole('link').nth(8)).toBeVisible()
      const portrait = section(page, ko, '대표변호사').getByRole('img')
      await portrait.scrollIntoViewIfNeeded()
      await expect(portrait).toBeVisible()
      await expect(page.getByRole('link', { name: '자세히 보기' }).first()).toBeVisible()
    })
  })

/** What a page asks for after it, on purpose: the popups, and the text that a consultation needs without a network. */
const isLater = new Set(['/api/v1/popups', '/api/v1/terms/privacy-consult'])

test.describe('hydration', () => {
  test('keeps every node that the server has rendered', async ({ page }) => {
    const hold = Promise.withResolvers<undefined>()
    await page.route('**/assets/index-*.js', async (route) => {
      await hold.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const marked = await page.evaluate(() => {
      const nodes = [...document.querySelectorAll('#root *:not(script)')]
      for (const [index, node] of nodes.entries()) Object.assign(node, { servers: index + 1 })
      Object.assign(window, { served: nodes })
      return nodes.length
    })
    expect(marked).toBeGreaterThan(500)
    hold.resolve(undefined)
    await openHomeInPlace(page)
    const lost = await page.evaluate(() =>
      (window as Window & { served?: Element[] }).served?.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 200)),
    )
    expect(lost).toEqual([])
    // What comes with the script: an empty place for messages, and the pictures of the banners that follow the first.
    const added = await page.evaluate(() =>
      [...document.querySelectorAll('#root *:not([role=status], .slider-fade > li + li *)')]
        .filter((node) => (node as Element & { servers?: number }).servers === undefined)
        .map((node) => node.outerHTML.slice(0, 120)),
    )
    expect(added).toEqual([])
  })

  for (const language of languages)
    test(`asks for no data again that came with the page, in ${language.locale}`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/v1/') && !pathname.startsWith('/api/v1/files/') && !isLater.has(pathname)) asked.push(pathname)
      })
      await openHome(page, language, `/?lang=${language.locale}`)
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
    })
})

/** `openHome` for a page that is already under way. */
async function openHomeInPlace(page: Parameters<typeof openHome>[0]): Promise<void> {
  const last = page.getByRole('navigation', { name: ko.t(sisterSites) })
  await expect.poll(() => last.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))).toBe(true)
  await page.waitForLoadState('networkidle')
}

for (const width of [360, 1280])
  for (const motion of ['no-preference', 'reduce'] as const)
    test.describe(`layout, ${width} px wide, motion ${motion}`, () => {
      test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: motion }, hasPopups: true })

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
        await page.waitForLoadState('networkidle')
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

test.describe('the content security policy', () => {
  for (const path of ['/', '/no-such-page', '/?lang=en', '/console'])
    test(`allows nothing inline and is not violated at ${path}`, async ({ page, watch }) => {
      if (path === '/no-such-page') watch.allow(/status of 404/)
      await page.addInitScript(() => {
        window.violations = []
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          window.violations.push(`${violatedDirective} ${blockedURI}`),
        )
      })
      const response = await page.goto(path)
      const policy = response?.headers()['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/)
      expect(policy).not.toMatch(/(^|[ ;])(\*|https?:)([ ;]|$)/)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => window.violations)).toEqual([])
    })
})
