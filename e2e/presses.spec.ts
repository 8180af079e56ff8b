import type { Page } from '@playwright/test'
import { expect, hydrated, openBeforeApp, openHome, scrollThrough, test } from './fixtures.ts'
import { ko } from './words.ts'

const youtube = /^https:\/\/www\.youtube-nocookie\.com\/embed\//
const openDialogs = (page: Page) => page.locator('dialog[open]').count()

/** Numbers the buttons that are to be seen. @returns their names; a button that a page gets later is found by itself */
const numberButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button')]
      // By the class: Chromium may have an old style of what content-visibility skips.
      // Those of the main menu are for the keyboard only.
      .filter((button) => button.closest('.invisible, .sr-only') === null && button.checkVisibility())
      .map((button, index) => {
        button.dataset['number'] = String(index)
        return button.ariaLabel ?? button.textContent
      }),
  )
const button = (page: Page, number: number) => page.locator(`[data-number="${number}"]`)

/** Closes the dialog that is open, by its last button. */
const closeAgain = (page: Page, number: number) =>
  page.evaluate((opener) => {
    const opened = document.querySelectorAll('dialog[open]')
    const buttons = opened[0]?.querySelectorAll('button')
    buttons?.item(buttons.length - 1).click()
    return {
      opened: opened.length,
      left: document.querySelectorAll('dialog[open]').length,
      hasFocus: document.activeElement?.getAttribute('data-number') === String(opener),
    }
  }, number)

/** Nothing of a script is here; or the document's own, and the app is not. Each in full at one width, at the other with `e2e:all`. */
const moments = [
  ['before any script has come', /\/assets\/[^/]*\.js$/, 360],
  ['between the first script and the app', /\/assets\/(?!index-)[^/]*\.js$/, 1280],
] as const

for (const width of [360, 1280])
  test.describe(`a press on the home page ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const [when, held, first] of moments)
      test(`on any button opens its dialog at once ${when}`, { tag: width === first ? [] : ['@all'] }, async ({ page }) => {
        await openBeforeApp(page, '/', held)
        const names = await numberButtons(page)
        expect(names.length).toBeGreaterThan(12)
        for (const [number, name] of names.entries()) {
          await button(page, number).click()
          expect(await closeAgain(page, number), name).toEqual({ opened: 1, left: 0, hasFocus: true })
        }
      })

    test(
      'before the app is there is carried on by it: the form, the player and the menu',
      { tag: width === 360 ? [] : ['@all'] },
      async ({ page, watch }) => {
        watch.allowForeign(youtube)
        for (const [opener, arrive] of [
          [/상담 문의/, () => expect(page.getByRole('dialog', { name: '상담 문의' }).getByLabel('문의내용')).toBeVisible()],
          [/영상 재생/, () => expect(page.locator('dialog[open] iframe')).toHaveAttribute('src', youtube)],
          [/전체 메뉴/, () => hydrated(page.locator('dialog[open] nav'))],
        ] as const) {
          const come = await openBeforeApp(page, '/')
          await page.getByRole('button', { name: opener }).filter({ visible: true }).first().click()
          come()
          await arrive()
          expect(await openDialogs(page)).toBe(1)
          await page.keyboard.press('Escape')
          expect(await openDialogs(page)).toBe(0)
          await page.unrouteAll()
        }
      },
    )

    test('on any button has an effect once the app is there', { tag: width === 360 ? [] : ['@all'] }, async ({ page, watch }) => {
      watch.allowForeign(youtube)
      await openHome(page, ko)
      await scrollThrough(page)
      const names = await numberButtons(page)
      expect(names).toContain('다음')
      for (const [number, name] of names.entries()) {
        // The dot of the slide that is shown.
        if ((await button(page, number).getAttribute('aria-current')) === 'true') continue
        await page.evaluate(() => {
          document.body.dataset['changes'] = '0'
          const observer = new MutationObserver((changes) => {
            if (changes.some(({ target }) => target !== document.body)) document.body.dataset['changes'] = '1'
          })
          observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
        })
        await button(page, number).click()
        await expect(page.locator('body'), name).toHaveAttribute('data-changes', '1')
        if ((await openDialogs(page)) > 0) await page.keyboard.press('Escape')
      }
    })
  })
