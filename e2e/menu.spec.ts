import type { Locator, Page } from '@playwright/test'
import { hydrated, frameHydrated, expect, expectArrival, neutralSite, openHome, section, sections, test } from './fixtures.ts'
import { ko } from './words.ts'

declare global {
  interface Window {
    /** Whether each scroll that the page asked for was to glide. */
    glides: boolean[]
  }
}

const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: '주 메뉴' })
const quickExit = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: '빠른 나가기' })
/** What is there no more after the page was loaded again. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)

// What opens and closes in the header is tested in src/client/site/frame/header.browser.test.tsx.
test('the main menu leads the keyboard to a page, and its list closes behind it', async ({ page }) => {
  await openHome(page, ko)
  await mark(page)
  await page.getByRole('banner').getByRole('link', { name: '법무법인 이음새' }).focus()
  await page.keyboard.press('Tab')
  await expect(mainMenu(page).getByRole('link', { name: '소개', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(mainMenu(page).getByRole('link', { name: '오시는 길' })).toBeInViewport({ ratio: 1 })
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('Tab')
  await expect(mainMenu(page).getByRole('link', { name: '오시는 길' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact')
  await expectArrival(page, '오시는 길 | 법무법인 이음새')
  await expect(mainMenu(page).getByRole('link')).toHaveCount(5)
  expect(await isSamePage(page)).toBe(true)
})

// What the answer of the server holds is tested in src/server/pages/details.page.test.ts.
test('an unknown path leads to the home page without a new document, and is known as such inside the app, too', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  const heading = page.getByRole('heading', { level: 1 })
  const robots = page.locator('meta[name=robots]')
  await expect(heading).toHaveText('찾으시는 화면이 없습니다')
  await expect(robots).toHaveAttribute('content', 'noindex')
  const home = page.getByRole('main').getByRole('link', { name: '처음으로' })
  await hydrated(home)
  await frameHydrated(page)
  await mark(page)
  await home.click()
  await expect(page).toHaveURL('/')
  await expectArrival(page, '법무법인 이음새 | 이혼·가사 상담')
  await expect(heading).toHaveText('법무법인 이음새, 이혼과 가사 사건 상담')
  for (const name of sections) await expect(section(page, ko, name)).toBeVisible()
  await expect(robots).toHaveCount(0)
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  // As a link of an editor does that leads nowhere any more.
  await page.evaluate(() => history.pushState(null, '', '/no-such-page'))
  await expect(page).toHaveURL('/no-such-page')
  await expect(heading).toHaveText('찾으시는 화면이 없습니다')
  await expectArrival(page, '찾으시는 화면이 없습니다 | 법무법인 이음새')
  await expect(robots).toHaveAttribute('content', 'noindex')
  await page.goBack()
  await expect(heading).toHaveText('법무법인 이음새, 이혼과 가사 사건 상담')
  await expect(robots).toHaveCount(0)
  expect(await isSamePage(page), 'the page was not loaded again').toBe(true)
})

test.describe('quick exit', () => {
  for (const [width, tag] of [
    [360, ['@all']],
    [1280, []],
  ] as const)
    test(
      `blanks the page at once and takes its place in the history, ${width} px wide`,
      { tag: [...tag] },
      async ({ page, api, watch }) => {
        const { setting } = await api.read('GET /api/v1/setting', '/api/v1/setting')
        watch.allowForeign(neutralSite)
        await page.setViewportSize({ width, height: 800 })
        const answer = Promise.withResolvers<undefined>()
        const asked = Promise.withResolvers<{ url: string; referer: string | undefined }>()
        await page.route(`${setting.quickExitUrl}**`, async (route) => {
          asked.resolve({ url: route.request().url(), referer: (await route.request().allHeaders())['referer'] })
          await answer.promise
          await route.fulfill({ contentType: 'text/html', body: '<title>neutral</title>' })
        })
        await page.goto('/contact')
        const exit = quickExit(page)
        await expect(exit).toHaveAttribute('href', setting.quickExitUrl)
        await hydrated(exit)
        // The other site has not answered yet: nothing of ours is left to be seen.
        const left = await exit.evaluate((link: HTMLElement) => {
          link.click()
          return { isShown: document.body.checkVisibility(), title: document.title.trim(), path: location.pathname }
        })
        expect(left).toEqual({ isShown: false, title: '', path: '/' })
        expect(await asked.promise).toEqual({ url: setting.quickExitUrl, referer: undefined })
        answer.resolve(undefined)
        await expect(page).toHaveURL(setting.quickExitUrl)
        await expect(page).toHaveTitle('neutral')
        await page.goBack()
        await expect(page).toHaveURL('about:blank')
      },
    )

  test('leads away before the app is there, takes its place in the history, and says nothing of where from', async ({
    page,
    api,
    watch,
  }) => {
    const { setting } = await api.read('GET /api/v1/setting', '/api/v1/setting')
    watch.allowForeign(neutralSite)
    const asked = Promise.withResolvers<string | undefined>()
    await page.route(`${setting.quickExitUrl}**`, async (route) => {
      asked.resolve((await route.request().allHeaders())['referer'])
      await route.fulfill({ contentType: 'text/html', body: '<title>neutral</title>' })
    })
    // The app never arrives.
    await page.route('**/assets/index-*.js', () => undefined)
    await page.goto('/contact', { waitUntil: 'commit' })
    await quickExit(page).click()
    await expect(page).toHaveURL(setting.quickExitUrl)
    await expect(page).toHaveTitle('neutral')
    expect(await asked.promise).toBeUndefined()
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  })

  test('leads away from within the consultation, and by Esc pressed three times in a row', async ({ page, api, watch }) => {
    const { setting } = await api.read('GET /api/v1/setting', '/api/v1/setting')
    watch.allowForeign(neutralSite)
    const leaves: (() => Promise<void>)[] = [
      () => page.getByRole('dialog', { name: '상담 문의' }).getByRole('link', { name: '빠른 나가기' }).click(),
      async () => {
        for (let count = 0; count < 3; count += 1) await page.keyboard.press('Escape')
      },
    ]
    for (const [index, leave] of leaves.entries()) {
      await page.goto('/contact')
      await page.getByRole('banner').getByRole('button', { name: '상담 문의' }).click()
      await page.keyboard.press('Shift')
      await leave()
      await expect.poll(() => watch.foreign.filter((address) => address === setting.quickExitUrl).length).toBe(index + 1)
    }
  })

  test('without a network blanks the page all the same', async ({ page, watch }) => {
    watch.allowForeign(/^https:\/\/www\.weather\.go\.kr\//)
    await page.goto('/contact')
    const heading = page.getByRole('heading', { level: 1, name: '오시는 길' })
    await expect(heading).toBeVisible()
    await hydrated(quickExit(page))
    await quickExit(page).click()
    await expect.poll(() => watch.foreign).toEqual(['https://www.weather.go.kr/'])
    await expect(page).not.toHaveURL('/contact')
    await expect(heading).toBeHidden()
  })
})

test.describe('a page that was gone to inside the app', () => {
  test('is announced, and the keyboard goes on from its content', async ({ page }) => {
    await page.goto('/contact')
    await frameHydrated(page)
    await mark(page)
    const announcement = page.getByRole('status').filter({ hasText: '법무법인 이음새' })
    await expect(announcement, 'a browser says the title of a new document itself').toHaveCount(0)
    for (const [name, title] of [
      ['개인정보처리방침', '개인정보처리방침 | 법무법인 이음새'],
      ['사이트맵', '사이트맵 | 법무법인 이음새'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).press('Enter')
      await expectArrival(page, title)
      await expect(announcement).toHaveAttribute('aria-live', 'polite')
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await page.keyboard.press('Tab')
      expect(await page.getByRole('main').evaluate((node) => node.contains(document.activeElement))).toBe(true)
    }
    await page.goBack()
    await expectArrival(page, '개인정보처리방침 | 법무법인 이음새')
    expect(await isSamePage(page)).toBe(true)
  })

  test('is announced by its title also where that comes with its data', async ({ page, api }) => {
    const [story] = (await api.read('GET /api/v1/success', '/api/v1/success?code=firm&site=divorce&limit=1')).successes
    const { subject = 'missing' } = story ?? {}
    const answer = Promise.withResolvers<undefined>()
    await page.route(`**/api/v1/success/${story?._id}`, async (route) => {
      await answer.promise
      await route.continue()
    })
    const cleaner = Promise.withResolvers<undefined>()
    await page.route('**/assets/clean-html-*.js', async (route) => {
      await cleaner.promise
      await route.continue()
    })
    await page.goto('/story/firm')
    await frameHydrated(page)
    await page.getByRole('main').getByRole('link', { name: subject }).click()
    await expect(page).toHaveURL(`/story/${story?._id}`)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.locator('main .skeleton').first()).toBeVisible()
    answer.resolve(undefined)
    // What cleans its text is still on its way: the page around it must not give way to a wait, and the focus with it.
    await expectArrival(page, `${subject} | 법무법인 이음새`)
    await expect(page.locator('main .prose')).toHaveCount(0)
    cleaner.resolve(undefined)
    await expect(page.locator('main .prose')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })

  for (const motion of ['reduce', 'no-preference'] as const)
    test.describe(`motion ${motion}`, () => {
      test.use({ contextOptions: { reducedMotion: motion } })

      test(`begins at its top at once; back, and to a place of a page, it ${motion === 'reduce' ? 'leads at once' : 'glides'}`, async ({
        page,
      }) => {
        await page.goto('/contact')
        await frameHydrated(page)
        await page.evaluate(async () => {
          // The router learns of a movement by its event, which comes with the next frame: nobody clicks before that.
          const moved = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }))
          window.scrollTo({ top: 400, behavior: 'instant' })
          await moved
          // How far a glide has come when somebody looks is up to the machine; what was asked for is not.
          window.glides = []
          const scroll = window.scrollTo.bind(window) as (to: ScrollToOptions) => void
          window.scrollTo = ((to: ScrollToOptions) => {
            window.glides.push(to.behavior === 'smooth')
            scroll(to)
          }) as typeof window.scrollTo
        })
        // A click of Playwright's would scroll to the place that the header has without being sticky.
        await mainMenu(page)
          .getByRole('link', { name: '해결 사례', exact: true })
          .evaluate((link: HTMLElement) => link.click())
        await expectArrival(page, '성공사례 | 법무법인 이음새')
        expect(await page.evaluate(() => window.scrollY)).toBe(0)
        await page.goBack()
        await expectArrival(page, '오시는 길 | 법무법인 이음새')
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
        expect(await page.evaluate(() => window.glides)).toEqual([false, motion === 'no-preference'])

        const link = page.getByRole('navigation', { name: '사무소' }).getByRole('link').last()
        const press = () =>
          link.evaluate((node: HTMLElement) => {
            node.click()
            return getComputedStyle(document.documentElement).scrollBehavior
          })
        // What watches over the page starts a moment after the page is alive.
        await expect.poll(press).toBe(motion === 'reduce' ? 'auto' : 'smooth')
        await expect(page.locator((await link.getAttribute('href')) ?? 'missing')).toBeInViewport()
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
      })
    })

  test('by a change of its search stays where the reader is', async ({ page }) => {
    await page.goto('/story/firm')
    await frameHydrated(page)
    const chip = page.getByRole('main').getByRole('link', { name: '상속', exact: true })
    await chip.click()
    await expect(page).toHaveURL('/story/firm?practice=inheritance')
    await expect(chip).toHaveAttribute('aria-current', 'page')
    await expect(chip).toBeFocused()
  })
})

// What is prevented where is tested in src/client/site/frame/deferred/copy-protection.browser.test.tsx.
for (const [width, tag] of [
  [360, ['@all']],
  [1280, []],
] as const)
  test(
    `every phone number, address and e-mail of the home page may be copied, a heading may not, ${width} px wide`,
    { tag: [...tag] },
    async ({ page, context, api }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.setViewportSize({ width, height: 800 })
      await openHome(page, ko)
      const { setting } = await api.read('GET /api/v1/setting', '/api/v1/setting')
      const { phone, fax, email, emergencyPhone, consultPhone, registrationNumber, offices } = setting
      const texts = [
        phone,
        fax,
        email,
        emergencyPhone,
        registrationNumber,
        consultPhone,
        ...offices.flatMap((one) => [one.address, one.phone]),
      ]
      const places = await page.evaluate((wanted) => {
        const found: { text: string; isFree: boolean }[] = []
        for (const node of document.querySelectorAll<HTMLElement>('body *')) {
          const text = node.textContent.trim()
          if (!wanted.includes(text) || !node.checkVisibility() || node.childElementCount > 0) continue
          found.push({ text, isFree: node.closest('.copyable') !== null && getComputedStyle(node).userSelect !== 'none' })
        }
        return found
      }, texts)
      expect(places.filter(({ isFree }) => !isFree)).toEqual([])
      expect(places.length).toBeGreaterThan(12)

      // By hand, as the browser does it.
      const copied = () => page.evaluate(async () => (await navigator.clipboard.readText()).trim())
      await page.evaluate(() => navigator.clipboard.writeText('before'))
      await section(page, ko, '대표변호사').getByRole('heading', { level: 2 }).click({ clickCount: 3 })
      await page.keyboard.press('Control+c')
      expect(await copied()).toBe('before')
      await page
        .getByRole('contentinfo')
        .getByText(fax ?? '', { exact: true })
        .click({ clickCount: 3 })
      await page.keyboard.press('Control+c')
      await expect.poll(copied).toBe(fax)
    },
  )

for (const [path, tag] of [
  ['/', []],
  ['/no-such-page', ['@all']],
  ['/contact', ['@all']],
] as const)
  test(`the first key at ${path} leads past the menu into the page`, { tag: [...tag] }, async ({ page, watch }) => {
    if (path === '/no-such-page') watch.allow(/status of 404/)
    await page.goto(path)
    await frameHydrated(page)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: '본문으로 바로가기' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.getByRole('main').evaluate((node) => node.contains(document.activeElement))).toBe(true)
  })
