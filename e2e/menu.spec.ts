import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { hydrated, frameHydrated, expect, expectArrival, openHome, section, sections, test } from './fixtures.ts'
import { en, ko } from './words.ts'

declare global {
  interface Window {
    /** Whether each scroll that the page asked for was to glide. */
    glides: boolean[]
  }
}

const menu = [
  { name: '이음새 소개', paths: ['/rev/about', '/rev/intro', '/member/lawyer', '/member/advisory', '/contact'] },
  {
    name: '업무 분야',
    paths: [
      '/business/divorce',
      '/business/alimony',
      '/business/fornication',
      '/business/commonlaw',
      '/business/inheritance',
      '/business/tax',
    ],
  },
  { name: '해결 사례', paths: ['/story/firm', '/story/representative', '/insight_media/review'] },
  { name: '인사이트', paths: ['/insight_media/insight', '/insight_media/media', '/insight_media/column'] },
  {
    name: '고객 지원',
    paths: ['/program', '/center/faqs', '/center/notice', '/board/default-board', '/default-form', '/guide'],
  },
] as const
const allPaths = menu.flatMap(({ paths }) => paths)

const hrefs = (links: Locator) => links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')))
const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: '주 메뉴' })
const sitemap = (page: Page): Locator => page.getByRole('dialog', { name: '전체 메뉴' })
const sitemapButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: '전체 메뉴' })
const quickExit = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: '빠른 나가기' })
/** One group of the main menu: its own link, and those of its list while it is open. */
const group = (page: Page, name: string) => {
  const top = mainMenu(page).getByRole('link', { name, exact: true })
  return {
    top,
    links: mainMenu(page)
      .locator('> ul > li')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .getByRole('link'),
  }
}

/** What is there no more after the page was loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)

test.describe('the main menu', () => {
  test('opens where it is pointed at, one group at a time', async ({ page }) => {
    await openHome(page, ko)
    await expect(mainMenu(page).getByRole('link')).toHaveCount(menu.length)
    for (const { name, paths } of menu) {
      const { top, links } = group(page, name)
      await top.hover()
      await expect(links).toHaveCount(paths.length + 1)
      expect(await hrefs(links)).toEqual([paths[0], ...paths])
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
      await expect(mainMenu(page).getByRole('link'), 'the others are closed').toHaveCount(menu.length + paths.length)
      // The list stays while the pointer is on its way down.
      await links.last().hover()
      await expect(links).toHaveCount(paths.length + 1)
    }
    await page.mouse.move(640, 700)
    await expect(mainMenu(page).getByRole('link')).toHaveCount(menu.length)
  })

  test('opens where the keyboard is, and can be walked through in order', async ({ page }) => {
    await openHome(page, ko)
    await page.getByRole('banner').getByRole('link', { name: '법무법인 이음새' }).focus()
    for (const { name, paths } of menu) {
      const { top, links } = group(page, name)
      await page.keyboard.press('Tab')
      await expect(top).toBeFocused()
      await expect(links).toHaveCount(paths.length + 1)
      for (const index of paths.keys()) {
        await page.keyboard.press('Tab')
        await expect(links.nth(index + 1)).toBeFocused()
        await expect(links.nth(index + 1)).toHaveAttribute('href', paths[index] ?? 'missing')
      }
    }
    await page.keyboard.press('Tab')
    await expect(mainMenu(page).getByRole('link'), 'all are closed').toHaveCount(menu.length)
  })
})

test.describe('the sitemap', () => {
  test('opens over the page with every path, closes, and gives the focus back', async ({ page }) => {
    await openHome(page, ko)
    const [button, dialog] = [sitemapButton(page), sitemap(page)]
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    for (const leave of ['button', 'Escape']) {
      await button.click()
      await expect(dialog).toBeVisible()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      const links = dialog.getByRole('link')
      // Below the pages of the site, the one about this device.
      const named = [...allPaths, '/device']
      await expect(links).toHaveCount(named.length)
      expect(await hrefs(links)).toEqual(named)
      expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
      if (leave === 'button') await dialog.getByRole('button', { name: '닫기' }).click()
      else await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(button).toBeFocused()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    }
  })

  test('closes when one of its links is followed', async ({ page }) => {
    await openHome(page, ko)
    await mark(page)
    await sitemapButton(page).click()
    await sitemap(page).getByRole('link', { name: '오시는 길' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(sitemap(page)).toHaveCount(0)
    await expectArrival(page, '오시는 길 | 법무법인 이음새')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('오시는 길')
    expect(await isSamePage(page)).toBe(true)
  })
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test('opens and closes its groups, and gives the focus back', async ({ page }) => {
    await openHome(page, ko)
    await expect(mainMenu(page)).toBeHidden()
    await sitemapButton(page).click()
    const dialog = sitemap(page)
    const expectOpen = async (open: string | undefined) => {
      for (const { name, paths } of menu) {
        const button = dialog.getByRole('button', { name, exact: true })
        await expect(button).toHaveAttribute('aria-expanded', String(name === open))
        const links = dialog
          .getByRole('listitem')
          .filter({ has: page.getByRole('button', { name, exact: true }) })
          .getByRole('link')
        if (name === open) expect(await hrefs(links)).toEqual([...paths])
        else await expect(links).toHaveCount(0)
      }
    }
    await expectOpen(menu[0].name)
    for (const { name } of menu.slice(1)) {
      await dialog.getByRole('button', { name, exact: true }).click()
      await expectOpen(name)
    }
    await dialog.getByRole('button', { name: '고객 지원', exact: true }).click()
    await expectOpen(undefined)
    await dialog.getByRole('button', { name: '업무 분야', exact: true }).press('Enter')
    await expectOpen('업무 분야')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(sitemapButton(page)).toBeFocused()
  })

  test('holds the language switch', async ({ page }) => {
    await openHome(page, ko)
    await expect(page.getByRole('banner').getByRole('group', { name: '언어' })).toHaveCount(0)
    await sitemapButton(page).click()
    await sitemap(page).getByRole('group', { name: '언어' }).getByRole('link', { name: 'EN' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const dialog = page.getByRole('dialog', { name: en.t('전체 메뉴') })
    await expect(dialog.getByRole('group', { name: en.t('언어') }).getByRole('link', { name: 'EN' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(dialog.getByRole('button', { name: en.t('이음새 소개') })).toBeVisible()
    await dialog.getByRole('button', { name: en.t('닫기') }).click()
    await expect(section(page, en, '대표변호사')).toBeVisible()
  })
})

test.describe('an unknown path', () => {
  for (const path of ['/no-such-page', '/a/b/c', '/%EC%97%86%EB%8A%94-%ED%99%94%EB%A9%B4'])
    test(`answers ${path} with a 404 that helps on`, async ({ page, watch }) => {
      watch.allow(/status of 404/)
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      expect(response?.headers()['content-type']).toContain('text/html')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('찾으시는 화면이 없습니다')
      await expect(page).toHaveTitle(/찾으시는 화면이 없습니다/)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const main = page.getByRole('main')
      expect(await hrefs(main.getByRole('listitem').getByRole('link'))).toEqual(menu.map(({ paths }) => paths[0]))

      await expect(main.getByRole('link', { name: '사이트맵', exact: true })).toHaveAttribute('href', '/sitemap')
      const home = main.getByRole('link', { name: '처음으로' })
      await expect(home).toHaveAttribute('href', '/')
      await hydrated(home)
      await frameHydrated(page)
      await mark(page)
      await home.click()
      await expect(page).toHaveURL('/')
      await expectArrival(page, '법무법인 이음새 | 이혼·가사 상담')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('법무법인 이음새, 이혼과 가사 사건 상담')
      for (const name of sections) await expect(section(page, ko, name)).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
      await expect(page.locator('.skeleton')).toHaveCount(0)
      expect(await isSamePage(page), 'the page was not loaded again').toBe(true)
    })

  test('is known as such inside the app, too', async ({ page }) => {
    // A popup whose link leads nowhere any more.
    const popup = { _id: randomUUID(), subject: '시험 안내', content: '시험', link: '/no-such-page', image: null }
    await page.route('**/api/v1/popups?*', (route) => route.fulfill({ json: { popups: [popup] } }))
    await openHome(page, ko)
    await mark(page)
    await page.getByRole('complementary', { name: '알림' }).getByRole('link', { name: '자세히 보기' }).click()
    await expect(page).toHaveURL('/no-such-page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('찾으시는 화면이 없습니다')
    await expectArrival(page, '찾으시는 화면이 없습니다 | 법무법인 이음새')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('법무법인 이음새, 이혼과 가사 사건 상담')
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    expect(await isSamePage(page)).toBe(true)
  })
})

test.describe('quick exit', () => {
  for (const width of [360, 1280])
    test(`blanks the page at once and takes its place in the history, ${width} px wide`, async ({ page, api }) => {
      const { setting } = await api.read('GET /api/v1/setting', '/api/v1/setting')
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
    })

  test('leads away before the app is there, takes its place in the history, and says nothing of where from', async ({ page, api }) => {
    const { setting } = await api.read('GET /api/v1/setting', '/api/v1/setting')
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

  test('is there on every page of the firm, in the first view', async ({ page, watch }) => {
    watch.allow(/status of 404/)
    for (const width of [320, 360, 1024, 1280])
      for (const path of ['/', '/no-such-page', '/contact', '/story/firm']) {
        await page.setViewportSize({ width, height: 600 })
        await page.goto(path)
        await expect(quickExit(page)).toBeInViewport({ ratio: 1 })
      }
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
    await page.goto('/story/firm')
    await frameHydrated(page)
    await page.getByRole('main').getByRole('link', { name: subject }).click()
    await expect(page).toHaveURL(`/story/${story?._id}`)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.locator('main .skeleton').first()).toBeVisible()
    answer.resolve(undefined)
    await expectArrival(page, `${subject} | 법무법인 이음새`)
  })

  for (const motion of ['reduce', 'no-preference'] as const)
    test.describe(`motion ${motion}`, () => {
      test.use({ contextOptions: { reducedMotion: motion } })

      test(`begins at its top, ${motion === 'reduce' ? 'at once' : 'by a glide'}`, async ({ page }) => {
        await page.goto('/contact')
        await frameHydrated(page)
        await page.evaluate(() => {
          window.scrollTo({ top: 400, behavior: 'instant' })
          // How far a glide has come when somebody looks is up to the machine; what was asked for is not.
          window.glides = []
          const scroll = window.scrollTo.bind(window) as (to: ScrollToOptions) => void
          window.scrollTo = ((to: ScrollToOptions) => {
            window.glides.push(to.behavior === 'smooth')
            scroll(to)
          }) as typeof window.scrollTo
        })
        await mainMenu(page).getByRole('link', { name: '해결 사례', exact: true }).click()
        await expectArrival(page, '성공사례 | 법무법인 이음새')
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
        expect([...new Set(await page.evaluate(() => window.glides))]).toEqual([motion === 'no-preference'])
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

type Blocked = 'copy' | 'cut' | 'dragstart' | 'contextmenu'

/** Whether the page prevents what an event would do. */
const isPrevented = (place: Locator, type: Blocked, button = 2): Promise<boolean> =>
  place.evaluate(
    (node, { type, button }) => {
      const options = { bubbles: true, cancelable: true, composed: true, button }
      const event = type === 'contextmenu' ? new PointerEvent(type, options) : new Event(type, options)
      return !node.dispatchEvent(event)
    },
    { type, button },
  )

test.describe('copy protection', () => {
  test('prevents copying, dragging and the menu of the right button on normal text', async ({ page }) => {
    await openHome(page, ko)
    const places = [
      section(page, ko, '대표변호사').getByRole('heading', { level: 2 }),
      section(page, ko, '대표변호사').getByRole('img'),
      section(page, ko, '비슷한 고민이 지나온 길').getByRole('link').first(),
      page.getByRole('contentinfo').getByText('©'),
    ]
    for (const place of places)
      for (const type of ['copy', 'cut', 'dragstart', 'contextmenu'] as const) expect(await isPrevented(place, type), type).toBe(true)
    await expect(places[0] ?? page.getByRole('main')).toHaveCSS('user-select', 'none')
  })

  test('leaves the menu of the keyboard alone', async ({ page }) => {
    await openHome(page, ko)
    const link = section(page, ko, '비슷한 고민이 지나온 길').getByRole('link').first()
    for (const button of [0, -1]) expect(await isPrevented(link, 'contextmenu', button)).toBe(false)
  })

  test('answers a real right click, and keeps away from fields', async ({ page }) => {
    await openHome(page, ko)
    await page.evaluate(() => {
      addEventListener('contextmenu', (event) => document.documentElement.setAttribute('data-menu', String(event.defaultPrevented)))
    })
    const html = page.locator('html')
    await section(page, ko, '대표변호사').getByRole('heading', { level: 2 }).click({ button: 'right' })
    await expect(html).toHaveAttribute('data-menu', 'true')
    await page.getByRole('button', { name: '상담 문의' }).filter({ visible: true }).click()
    const dialog = page.getByRole('dialog', { name: '상담 문의' })
    for (const name of ['성함', '연락처', '문의내용']) {
      const field = dialog.getByLabel(name)
      await field.fill('0101234')
      await field.click({ button: 'right' })
      await expect(html).toHaveAttribute('data-menu', 'false')
      for (const type of ['copy', 'cut', 'dragstart', 'contextmenu'] as const) expect(await isPrevented(field, type), type).toBe(false)
      await expect(field).not.toHaveCSS('user-select', 'none')
      await html.evaluate((node) => node.removeAttribute('data-menu'))
    }
  })

  for (const width of [360, 1280])
    test(`keeps away from phone numbers, addresses and e-mail, ${width} px wide`, async ({ page, api }) => {
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
      let count = 0
      for (const text of new Set(texts))
        for (const place of await page.getByText(text, { exact: true }).filter({ visible: true }).all()) {
          count += 1
          for (const type of ['copy', 'contextmenu', 'dragstart'] as const)
            expect
              .soft(
                await isPrevented(place, type),
                `${type} of ${text} in ${await place.evaluate((node) => node.parentElement?.outerHTML.slice(0, 200))}`,
              )
              .toBe(false)
          expect.soft(await place.evaluate((node) => getComputedStyle(node).userSelect), `${text} can be selected`).not.toBe('none')
        }
      expect(count).toBeGreaterThan(12)
    })

  test('lets a phone number be selected and copied by hand', async ({ page, context, api }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openHome(page, ko)
    const { setting } = await api.read('GET /api/v1/setting', '/api/v1/setting')
    const fax = page.getByRole('contentinfo').getByText(setting.fax, { exact: true })
    await page.evaluate(() => navigator.clipboard.writeText('before'))
    await section(page, ko, '대표변호사').getByRole('heading', { level: 2 }).click({ clickCount: 3 })
    await page.keyboard.press('Control+c')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before')
    await fax.click({ clickCount: 3 })
    await page.keyboard.press('Control+c')
    await expect.poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(setting.fax)
  })
})

for (const path of ['/', '/no-such-page', '/contact'])
  test(`the first key at ${path} leads past the menu into the page`, async ({ page, watch }) => {
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
