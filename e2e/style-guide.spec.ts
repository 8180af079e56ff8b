import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { hydrated, expect, expectNoSidewaysScroll, scrollThrough, test } from './fixtures.ts'
import { languages } from './words.ts'

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const parts = ['색', '글자', '단추', '아이콘', '입력', '대화 상자', '불러오기', '사진', '넘겨 보기', '목록', '글']
const looks = ['look="paper"', 'look="wash"', 'look="night"']

async function openStyleGuide(page: Page, search = ''): Promise<void> {
  await page.goto(`/ex${search}`)
  await hydrated(part(page, '대화 상자').getByRole('button').first())
}

for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1280],
] as const)
  test.describe(`the style guide, ${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    test('shows every part, without violations', async ({ page }) => {
      await openStyleGuide(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('디자인 안내')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      const names = await page
        .getByRole('main')
        .getByRole('region')
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label')))
      expect(names).toEqual([...parts, ...looks])
      await scrollThrough(page)
      await expectNoViolations(page)
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
    })

    test('its colours have the contrast they need', async ({ page }) => {
      await openStyleGuide(page)
      const pairs = part(page, '색').locator('[data-least]')
      await expect(pairs.first().locator('data')).toHaveText(/^\d+\.\d : 1$/)
      const found = await pairs.evaluateAll((nodes) =>
        nodes.map((node) => ({
          name: node.querySelector('code')?.textContent,
          least: Number(node.getAttribute('data-least')),
          ratio: Number(node.querySelector('data')?.value),
        })),
      )
      expect(found.length).toBeGreaterThan(15)
      expect(found.filter(({ least, ratio }) => !(ratio >= least))).toEqual([])
    })
  })

test('the contrast follows the scheme, as it changes', async ({ page }) => {
  await openStyleGuide(page)
  const ink = part(page, '색').locator('li').filter({ hasText: '--ink' }).locator('code').last()
  await expect(ink).toHaveText('#16202e')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(ink).toHaveText('#ece8e1')
})

for (const language of languages)
  test.describe(`the style guide in ${language.locale}`, () => {
    test.use({ language })

    test('is written in that language alone', async ({ page }) => {
      await page.goto(`/ex?lang=${language.locale}`)
      await expect(page.getByRole('main').getByRole('region')).toHaveCount(parts.length + looks.length)
      const words = await page.getByRole('main').evaluate((node) => node.textContent ?? '')
      expect(/[가-힣]/.test(words)).toBe(language.locale === 'ko')
    })
  })

test('the states of loading are real: what failed is there after another try, and can fail again', async ({ page }) => {
  await openStyleGuide(page)
  const loads = part(page, '불러오기')
  const state = (name: string) => loads.locator(`#load-${name}`)
  await loads.scrollIntoViewIfNeeded()
  await expect(state('pending').locator('[aria-busy=true]')).toBeVisible()
  await expect(state('empty')).toContainText('아직 아무것도 없습니다.')
  await expect(state('there').getByRole('listitem')).toHaveText(['ko', 'en', 'cn'])
  for (const _round of [1, 2]) {
    await expect(state('failed').getByRole('status')).toContainText('불러오지 못했습니다.')
    await state('failed').getByRole('button', { name: '다시 시도' }).click()
    await expect(state('failed').getByRole('listitem')).toHaveText(['ko', 'en', 'cn'])
    await state('failed').getByRole('button', { name: '처음부터 다시 보기' }).click()
  }
})

test('dialogs, alerts and questions open, and give the focus back', async ({ page }) => {
  await openStyleGuide(page)
  const triggers = part(page, '대화 상자')
  const alertDialog = page.getByRole('alertdialog')

  await triggers.getByRole('button', { name: 'alert' }).click()
  await expect(alertDialog).toHaveText(/^준비중입니다\./)
  await page.keyboard.press('Enter')
  await expect(alertDialog).toHaveCount(0)
  await expect(triggers.getByRole('button', { name: 'alert' })).toBeFocused()

  for (const [choice, answer] of [
    ['확인', '확인을 고르셨습니다.'],
    ['취소', '취소를 고르셨습니다.'],
  ] as const) {
    await triggers.getByRole('button', { name: 'confirm' }).click()
    await expect(alertDialog).toContainText('계속할까요?')
    await alertDialog.getByRole('button', { name: choice }).click()
    await expect(alertDialog).toContainText(answer)
    await alertDialog.getByRole('button', { name: '확인' }).click()
    await expect(alertDialog).toHaveCount(0)
  }

  for (const place of ['sheet', 'middle', 'full']) {
    const trigger = triggers.getByRole('button', { name: `Dialog ${place}` })
    await trigger.click()
    const dialog = page.getByRole('dialog', { name: `Dialog ${place}` })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(trigger).toBeFocused()
  }
})

test('sliders move by their buttons', async ({ page }) => {
  await openStyleGuide(page)
  const sliders = part(page, '넘겨 보기')
  await sliders.scrollIntoViewIfNeeded()
  const row = sliders.getByRole('list', { name: '가로로 넘기는 목록' })
  const fade = sliders.getByRole('list', { name: '번갈아 나타나는 목록' })
  await expect(row).toHaveClass(/slider-ready/)
  await expect(fade).toHaveClass(/slider-ready/)
  const first = await row.getByRole('listitem').first().boundingBox()
  await sliders.getByRole('button', { name: '다음' }).first().click()
  await expect.poll(async () => (await row.getByRole('listitem').first().boundingBox())?.x).not.toBe(first?.x)
  const shown = () => fade.locator('.slide-current').textContent()
  const before = await shown()
  await sliders.getByRole('button', { name: '다음' }).last().click()
  await expect.poll(shown).not.toBe(before)
  await sliders.getByRole('button', { name: '이전' }).last().click()
  await expect.poll(shown).toBe(before)
})

test('filters, search and pages are in the address, and stay together', async ({ page }) => {
  await openStyleGuide(page)
  const lists = part(page, '목록')
  await lists.getByRole('link', { name: 'two' }).click()
  await expect(page).toHaveURL('/ex?type=two')
  await expect(lists.getByRole('link', { name: 'two' })).toHaveAttribute('aria-current', 'page')
  await lists.getByRole('searchbox').fill('이혼')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/ex?q=${encodeURIComponent('이혼')}&type=two`)
  await lists.getByRole('link', { name: '다음 쪽' }).click()
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect(lists.getByRole('link', { name: '2쪽', exact: true })).toHaveAttribute('aria-current', 'page')
  await lists.getByRole('link', { name: '9쪽' }).click()
  await expect(lists.getByRole('link', { name: '다음 쪽' })).toHaveCount(0)
  await page.reload()
  await expect(lists.getByRole('searchbox')).toHaveValue('이혼')
  await expect(lists.getByRole('link', { name: '9쪽' })).toHaveAttribute('aria-current', 'page')
})

test('pictures are there, in their frames', async ({ page }) => {
  await openStyleGuide(page)
  const pictures = part(page, '사진')
  await pictures.scrollIntoViewIfNeeded()
  const images = pictures.locator('picture img')
  await expect(images).toHaveCount(3)
  for (const image of await images.all())
    await expect.poll(() => image.evaluate((node) => node instanceof HTMLImageElement && node.complete && node.naturalWidth > 0)).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ watch }) => watch.allow(/\/assets\/.*\.js: csp$/))

  test('every part is there', async ({ page }) => {
    await page.goto('/ex')
    for (const name of [...parts, ...looks]) {
      await part(page, name).scrollIntoViewIfNeeded()
      await expect(part(page, name).getByRole('heading', { level: 2 }).first()).toBeVisible()
    }
  })
})
