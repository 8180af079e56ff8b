import { expectNoViolations } from './axe.ts'
import { hydrated, expect, expectNoSidewaysScroll, openHome, scrollThrough, section, test } from './fixtures.ts'
import { ko, languages } from './words.ts'

/** Every language in both schemes, every scheme in both widths. */
const looks = languages.flatMap((language, index) => [
  { language, colorScheme: 'light' as const, width: index % 2 === 0 ? 360 : 1280 },
  { language, colorScheme: 'dark' as const, width: index % 2 === 0 ? 1280 : 360 },
])
for (const { language, colorScheme, width } of looks)
  test.describe(`in ${language.locale}, ${colorScheme}, ${width} px wide`, () => {
    test.use({ language, colorScheme, viewport: { width, height: 800 } })

    test('the home page has no violations', async ({ page }) => {
      await openHome(page, language)
      // Sections have their real height once they were seen; axe looks at what lies above what.
      await scrollThrough(page)
      await expectNoViolations(page)
    })
  })

for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1280],
] as const)
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    test('dialogs, alerts, menu and popup have no violations', async ({ page }) => {
      await openHome(page, ko)
      await scrollThrough(page)
      await test.step('consultation', async () => {
        await page.getByRole('button', { name: '상담 문의' }).filter({ visible: true }).click()
        const dialog = page.getByRole('dialog', { name: '상담 문의' })
        await expect(dialog.getByRole('table')).toBeVisible()
        await expectNoViolations(page)
        await dialog.getByRole('button', { name: '상담 신청하기' }).click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
        await expectNoViolations(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('alertdialog')).toBeHidden()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      })
      await test.step('solution', async () => {
        await section(page, ko, '지금 서 계신 자리에서 시작합니다').getByRole('button').first().click()
        await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
        await expectNoViolations(page)
        await page.keyboard.press('Escape')
      })
      await test.step('menu', async () => {
        await page.getByRole('button', { name: '전체 메뉴' }).click()
        await expect(page.getByRole('dialog', { name: '전체 메뉴' })).toBeVisible()
        await expectNoViolations(page)
      })
    })

    test.describe('with popups', () => {
      test.use({ hasPopups: true })
      test('a popup has no violations', async ({ page }) => {
        await openHome(page, ko)
        await scrollThrough(page)
        await expect(page.getByRole('complementary', { name: '알림' })).toBeVisible()
        await expectNoViolations(page)
      })
    })

    test('the page that is not there has no violations', async ({ page, watch }) => {
      watch.allow(/status of 404/)
      await page.goto('/no-such-page')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await hydrated(page.getByRole('contentinfo'))
      await page.waitForLoadState('networkidle')
      await expectNoViolations(page)
    })
  })

test('headings come in order, under one first', async ({ page }) => {
  await openHome(page, ko)
  const levels = await page.getByRole('heading').evaluateAll((nodes) => nodes.map((node) => Number(node.tagName.slice(1))))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels[0]).toBe(1)
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0), `heading ${index}`).toBeLessThanOrEqual(1)
})

test('Tab reaches everything on the home page, in the order of reading', async ({ page }) => {
  await openHome(page, ko)
  /** What can be reached now: not the slides that are faded out, nor the menus that are closed, nor rows that become sliders. */
  const expected = await page.evaluate(() => {
    const nodes = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, iframe, [tabindex="0"]')]
    const reached: number[] = []
    document.addEventListener('focusin', ({ target }) => reached.push(nodes.indexOf(target as HTMLElement)))
    Object.assign(window, { order: { nodes, reached } })
    return nodes.flatMap((node, index) =>
      node.checkVisibility({ visibilityProperty: true }) && node.closest('[inert]') === null && !node.matches('ul') ? [index] : [],
    )
  })
  expect(expected.length).toBeGreaterThan(60)
  for (let count = 0; count < expected.length * 2; count += 1) await page.keyboard.press('Tab')
  const { first, missed } = await page.evaluate((wanted) => {
    const { nodes, reached } = (window as Window & { order?: { nodes: HTMLElement[]; reached: number[] } }).order ?? {
      nodes: [],
      reached: [],
    }
    // After the last one the round begins anew.
    const turn = reached.findIndex((index, position) => index < (reached[position - 1] ?? 0))
    const first = turn === -1 ? reached : reached.slice(0, turn)
    return { first, missed: wanted.filter((index) => !first.includes(index)).map((index) => nodes[index]?.outerHTML.slice(0, 120)) }
  }, expected)
  expect(first, 'each comes once, after those before it').toEqual([...new Set(first)].toSorted((a, b) => a - b))
  expect(missed).toEqual([])
})

for (const width of [360, 1280])
  test.describe(`targets, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('are at least 24 px, those of first importance 44', async ({ page }) => {
      await openHome(page, ko)
      const tooSmall = (least: number, selector: string) =>
        page.evaluate(
          ({ least, selector }) =>
            [...document.querySelectorAll<HTMLElement>(selector)]
              .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.matches('.sr-only'))
              .map((node) => ({ box: node.getBoundingClientRect(), html: node.outerHTML.slice(0, 140) }))
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
      await page.getByRole('button', { name: '상담 문의' }).filter({ visible: true }).click()
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
  test.describe(`small windows and large text in ${language.locale}`, () => {
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

    for (const width of [640, 1280])
      test(`text of twice the size fits into ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        // The browser's own setting, as a visitor changes it: 16 px become 32.
        const cdp = await page.context().newCDPSession(page)
        await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
        await openHome(page, language)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
        await expectNoSidewaysScroll(page)
      })
  })

test('the languages of a page name themselves in their own', async ({ page }) => {
  await openHome(page, ko)
  const languages = page.getByRole('banner').getByRole('group', { name: '언어' }).getByRole('link')
  expect(
    await languages.evaluateAll((nodes) =>
      nodes.map((node) => ['lang', 'hreflang', 'aria-current'].map((name) => node.getAttribute(name))),
    ),
  ).toEqual([
    ['ko', 'ko', 'true'],
    ['en', 'en', 'false'],
    ['zh-Hans', 'zh-Hans', 'false'],
  ])
})
