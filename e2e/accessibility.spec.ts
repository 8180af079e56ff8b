import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { type Api, expect, expectNoSidewaysScroll, frameHydrated, loaded, openHome, scrollThrough, section, test } from './fixtures.ts'
import { expectLargeTargets } from './page-checks.ts'
import { cn, en, ko, type Language, languages } from './words.ts'

type Look = readonly [language: Language, colorScheme: 'light' | 'dark', width: number]
const nameOf = ([{ locale }, colorScheme, width]: Look) => `in ${locale}, ${colorScheme}, ${width} px wide`
const settings = ([language, colorScheme, width]: Look) => ({ language, colorScheme, viewport: { width, height: 800 } })

/** Each language, scheme and width with each other at least once; the others in the full run. */
const looks: readonly (readonly [...Look, tag: string[]])[] = [
  [ko, 'light', 360, []],
  [en, 'dark', 1280, []],
  [ko, 'dark', 1280, ['@all']],
  [en, 'light', 360, ['@all']],
  [cn, 'light', 360, ['@all']],
  [cn, 'dark', 1280, ['@all']],
]
for (const [language, colorScheme, width, tag] of looks)
  test.describe(`the home page ${nameOf([language, colorScheme, width])}`, { tag }, () => {
    test.use(settings([language, colorScheme, width]))

    const { t } = language

    test('has no violations, nor has its menu, the consultation with its alert, a solution and what popups say', async ({ page }) => {
      await openHome(page, language)
      // Sections have their real height once they were seen; axe looks at what lies above what.
      await scrollThrough(page)
      await expectNoViolations(page)
      await page.getByRole('button', { name: t('전체 메뉴') }).click()
      await expect(page.getByRole('dialog', { name: t('전체 메뉴') })).toBeVisible()
      await expectNoViolations(page, 'dialog[open]')
      await page.keyboard.press('Escape')

      await page
        .getByRole('button', { name: t('상담 문의') })
        .filter({ visible: true })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: t('상담 문의') })
      await expect(dialog.getByRole('table')).toBeVisible()
      await expectNoViolations(page, 'dialog[open]')
      await dialog.getByRole('button', { name: t('상담 신청하기') }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectNoViolations(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await section(page, language, '지금 서 계신 자리에서 시작합니다').getByRole('button').first().click()
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
      await expectNoViolations(page, 'dialog[open]')
      await page.keyboard.press('Escape')

      const notices = page.getByRole('complementary', { name: t('알림') })
      await notices.locator('summary').click()
      await expect(notices.getByRole('listitem').first()).toBeVisible()
      await expectNoViolations(page, `[aria-label="${t('알림')}"]`)
    })
  })

/** One address of each kind of page; the home page has tests of its own, the crawl goes through all. */
async function kindsOfPages(api: Api): Promise<string[]> {
  const [story] = (await api.read('GET /api/v1/success', '/api/v1/success?limit=1')).successes
  const [lawyer] = (await api.read('GET /api/v1/lawyers', '/api/v1/lawyers?limit=1&type=LAWYER')).lawyers
  const [article] = (await api.read('GET /api/v1/insights', '/api/v1/insights?limit=1&code=article')).insights
  const [notice] = (await api.read('GET /api/v1/center/notifications', '/api/v1/center/notifications?limit=1')).notifications
  const [post] = (await api.read('GET /api/v1/boards', '/api/v1/boards?limit=1')).boards
  return [
    '/story/firm',
    `/member/${lawyer?._id}`,
    '/contact',
    '/rev/intro',
    '/insight_media/insight',
    '/program',
    '/insight_media/media/media01',

    '/no-such-page',
    '/center/faqs',
    '/default-form',
    '/guide',
    '/sitemap',
    '/insight_media/media',

    '/center/notice',
    '/device',
    '/terms-of-use',
    '/login',
    '/join',
    '/recovery',

    `/story/${story?._id}`,
    `/insight_media/insight/${article?._id}`,
    `/center/notice/${notice?._id}`,
    `/board/default-board/${post?._id}`,
    '/business/divorce',
    '/member/lawyer',
    '/rev/about',
  ]
}

/** Layouts of their own, in which everything that is touched is as large as a thumb. */
const hasLargeTargets = new Set([
  '/rev/intro',
  '/rev/about',
  '/program',
  '/contact',
  '/business/divorce',
  '/member/lawyer',
  '/member/',
  '/insight_media/insight',
  '/insight_media/insight/',
  '/insight_media/media/media01',
])

async function lookAt(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await frameHydrated(page)
      await loaded(page)
      // Sections have their real styles once they were seen.
      if ((await page.locator('main .section').count()) > 0) await scrollThrough(page)
      await expect(page.locator('[data-quick-exit]').filter({ visible: true }).first()).toBeInViewport({ ratio: 1 })
      await expectNoViolations(page)
      await expectNoSidewaysScroll(page)
      if (hasLargeTargets.has(path.replace(/[0-9a-f-]{36}$/, ''))) await expectLargeTargets(page)
    })
}

const looksOfPages: readonly Look[] = [
  [ko, 'light', 320],
  [en, 'dark', 1280],
  [cn, 'light', 768],
  [ko, 'dark', 320],
]
/** Which of them each look is taken at: those with the large targets on the narrow ones. */
const parts = [
  [0, 7],
  [7, 13],
  [13, 19],
  [19, 26],
] as const
for (const [index, look] of looksOfPages.entries())
  test.describe(nameOf(look), () => {
    test.use(settings(look))

    test(`kinds of pages have no violations, part ${index + 1} of ${looksOfPages.length}`, async ({ page, api, watch }) => {
      // The page that is not there.
      watch.allow(/status of 404/)
      const paths = await kindsOfPages(api)
      await lookAt(page, paths.slice(...(parts[index] ?? [])))
    })
  })

/** The browser's own setting, as a visitor changes it: 16 px become 32. */
async function doubleText(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** Each with each language, and with both schemes. */
const conditions = [
  ['320 px wide', { viewport: { width: 320, height: 640 } }, ['light', 'dark', 'light']],
  ['with text of twice the size', { viewport: { width: 390, height: 800 } }, ['dark', 'light', 'light']],
  ['in forced colours', { viewport: { width: 1280, height: 800 } }, ['light', 'light', 'dark']],
] as const
for (const [condition, { viewport }, schemes] of conditions)
  for (const [index, language] of languages.entries()) {
    const colorScheme = schemes[index] ?? 'light'
    test.describe(`${condition}, in ${language.locale}, ${colorScheme}`, { tag: '@all' }, () => {
      test.use({ language, colorScheme, viewport })

      test('kinds of pages have no violations', async ({ page, api, watch }) => {
        test.slow()
        watch.allow(/status of 404/)
        if (condition === 'in forced colours') await page.emulateMedia({ forcedColors: 'active' })
        if (condition === 'with text of twice the size') await doubleText(page)
        await lookAt(page, ['/', ...(await kindsOfPages(api))])
      })
    })
  }

/** It follows the position by a frame, and whoever presses Tab quickly may pass it by before it is back. */
const backToTop = '[aria-label="맨 위로"]'

test('Tab reaches everything on the home page, in the order of reading', async ({ page }) => {
  await openHome(page, ko)
  // What comes late is there before the round begins.
  await scrollThrough(page)
  /** What can be reached now: not the slides that are faded out, nor the menus that are closed, nor rows that become sliders. */
  const expected = await page.evaluate((comesAndGoes) => {
    const nodes = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary, iframe, [tabindex="0"]')]
    const reached: number[] = []
    document.addEventListener('focusin', ({ target }) => reached.push(nodes.indexOf(target as HTMLElement)))
    Object.assign(window, { order: { nodes, reached } })
    return nodes.flatMap((node, index) =>
      node.checkVisibility({ visibilityProperty: true }) && node.closest('[inert]') === null && !node.matches(`ul, ${comesAndGoes}`)
        ? [index]
        : [],
    )
  }, backToTop)
  expect(expected.length).toBeGreaterThan(60)
  for (let count = 0; count < expected.length * 2; count += 1) await page.keyboard.press('Tab')
  const { first, missed } = await page.evaluate((wanted) => {
    const { nodes, reached } = (window as Window & { order?: { nodes: HTMLElement[]; reached: number[] } }).order ?? {
      nodes: [],
      reached: [],
    }
    // After the last one the round begins again.
    const turn = reached.findIndex((index, position) => index < (reached[position - 1] ?? 0))
    const first = turn === -1 ? reached : reached.slice(0, turn)
    return { first, missed: wanted.filter((index) => !first.includes(index)).map((index) => nodes[index]?.outerHTML.slice(0, 120)) }
  }, expected)
  expect(first, 'each comes once, after those before it').toEqual([...new Set(first)].toSorted((a, b) => a - b))
  expect(missed).toEqual([])
})

for (const [width, tag] of [
  [360, []],
  [1280, ['@all']],
] as const)
  test.describe(`targets, ${width} px wide`, { tag: [...tag] }, () => {
    test.use({ viewport: { width, height: 800 } })

    test('are at least 24 px, those of first importance 44', async ({ page }) => {
      await openHome(page, ko)
      await scrollThrough(page)
      const tooSmall = (least: number, selector: string) =>
        page.evaluate(
          ({ least, selector }) =>
            [...document.querySelectorAll<HTMLElement>(selector)]
              .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.matches('.sr-only'))
              // The whole of a card takes presses for the one control in it.
              .map((node) => ({ place: (node.matches('.card-control') && node.offsetParent) || node, html: node.outerHTML.slice(0, 140) }))
              .map(({ place, html }) => ({ box: place.getBoundingClientRect(), html }))
              .filter(({ box }) => box.width < least || box.height < least)
              .map(({ box, html }) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${html}`),
          { least, selector },
        )
      expect.soft(await tooSmall(24, 'a[href], button, input, [tabindex="0"]')).toEqual([])
      expect.soft(await tooSmall(44, 'main button, main a[href], header button, header a[href]')).toEqual([])
      await page.getByRole('button', { name: '전체 메뉴' }).click()
      await expect(page.getByRole('dialog', { name: '전체 메뉴' })).toBeVisible()
      expect.soft(await tooSmall(44, 'dialog button, dialog a[href]')).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: '상담 문의' }).filter({ visible: true }).first().click()
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
      expect
        .soft(
          await tooSmall(
            44,
            'dialog button, dialog input:not([type=checkbox]), dialog textarea, dialog label:has(input), label[for=consult-consent]',
          ),
        )
        .toEqual([])
    })
  })

for (const language of languages)
  test.describe(`small windows and large text in ${language.locale}`, { tag: language === en ? [] : ['@all'] }, () => {
    test.use({ language })

    test('320 px are enough, and each breakpoint for what begins there', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await openHome(page, language)
      for (const width of [320, 576, 768, 1024, 1200])
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 })
          await expectNoSidewaysScroll(page)
        })
    })

    for (const width of [360, 640, 1280])
      test(`text of twice the size fits into ${width} px`, { tag: width === 360 ? [] : ['@all'] }, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await doubleText(page)
        await openHome(page, language)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
        await expectNoSidewaysScroll(page)
        // What does not wrap by itself: the numbers of pages, and a fair with its times.
        for (const path of ['/insight_media/insight', '/fairs', '/login']) {
          await page.goto(path)
          await expectNoSidewaysScroll(page)
        }
      })
  })
