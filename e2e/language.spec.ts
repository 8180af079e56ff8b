import type { Locator, Page } from '@playwright/test'
import { hydrated, expect, openHome, section, sections, sisterSites, test } from './fixtures.ts'
import { cn, en, ko, type Language, languages } from './words.ts'

const shortNames = { ko: 'KR', en: 'EN', cn: 'CN' } as const
const homeTitle = ({ t, firm }: Language) => t('{name} | 이혼·가사 상담', { name: firm })
const homeHeading = ({ t, firm }: Language) => t('{name}, 이혼과 가사 사건 상담', { name: firm })

/** The link to a language, on a page that is in another one. */
const languageLink = (page: Page, now: Language, wanted: Language): Locator =>
  page
    .getByRole('banner')
    .getByRole('group', { name: now.t('언어') })
    .getByRole('link', { name: shortNames[wanted.locale] })

/** The page says everything in one language: its own words, and those of the API. */
async function expectLanguage(page: Page, language: Language, names: { lawyer: string; address: string }): Promise<void> {
  const { tag } = language
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
  await expect(page).toHaveTitle(homeTitle(language))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeHeading(language))
  for (const name of sections) await expect(section(page, language, name)).toHaveCount(1)
  await expect(section(page, language, '대표변호사').getByRole('heading', { level: 2 })).toHaveText(names.lawyer)
  await expect(section(page, language, '가까운 사무소에서 뵙겠습니다')).toContainText(names.address)
  await expect(page.getByRole('contentinfo')).toContainText(names.address)
  for (const other of languages) {
    const isChosen = other.locale === language.locale
    const link = languageLink(page, language, other)
    await expect(link).toHaveAttribute('aria-current', String(isChosen))
    await expect(link).toHaveAttribute('href', `?lang=${other.locale}`)
    await expect(link).toHaveAttribute('hreflang', other.tag)
  }
}

/** Each request for data of the API: the language that it asks for, and its path. */
function wishes(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/v1/') && !pathname.startsWith('/api/v1/files/'))
      found.push(`${request.headers()['accept-language']} ${pathname}`)
  })
  return found
}

/** A name from the API in each language: a lawyer's, and where the first office is. */
const named = test.extend<{ names: Record<Language['locale'], { lawyer: string; address: string }> }>({
  names: async ({ api }, provide) => {
    const read = async (locale: string) => {
      const headers = { 'accept-language': locale }
      const { lawyers } = await api.read('GET /api/v1/lawyers', '/api/v1/lawyers?isRepresentative=true', headers)
      const { setting } = await api.read('GET /api/v1/setting', '/api/v1/setting', headers)
      return { lawyer: lawyers[0]?.name ?? 'missing', address: setting.offices[0]?.address ?? 'missing' }
    }
    const names = { ko: await read('ko'), en: await read('en'), cn: await read('cn') }
    expect(new Set(Object.values(names).map(({ address }) => address)).size).toBe(3)
    await provide(names)
  },
})

named.describe('the language switch', () => {
  named('changes the page in place to English, to Chinese and back to Korean', async ({ page, names }) => {
    // The last that the page asks for by itself.
    const term = page.waitForRequest('**/api/v1/terms/privacy-consult')
    await openHome(page, ko)
    await expectLanguage(page, ko, names.ko)
    await term
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const asked = wishes(page)
    let now = ko
    for (const wanted of [en, cn, ko]) {
      asked.length = 0
      await languageLink(page, now, wanted).click()
      await expectLanguage(page, wanted, names[wanted.locale])
      // Korean came with the page and is still known.
      if (wanted !== ko) {
        await expect.poll(() => asked.length).toBeGreaterThanOrEqual(5)
        // The last again: it would be found in the next round.
        await expect.poll(() => asked.some((wish) => wish.endsWith('/terms/privacy-consult'))).toBe(true)
      }
      expect(asked.filter((wish) => !wish.startsWith(`${wanted.locale} `))).toEqual([])
      await expect(languageLink(page, wanted, wanted)).toBeFocused()
      now = wanted
    }
    expect(await page.evaluate(() => 'isSamePage' in window), 'the page was not loaded again').toBe(true)
    await expect(page).toHaveURL('/')
  })

  named(
    'is kept over a reload, asked for with every request, and wins over the language of the address',
    async ({ page, context, names }) => {
      await openHome(page, cn, '/?lang=cn')
      await expectLanguage(page, cn, names.cn)
      await languageLink(page, cn, en).click()
      await expectLanguage(page, en, names.en)
      const kept = (await context.cookies()).find(({ name }) => name === 'locale')
      expect(kept).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' })
      expect((kept?.expires ?? 0) * 1000 - Date.now(), 'kept for most of a year').toBeGreaterThan(300 * 24 * 60 * 60 * 1000)

      const asked = wishes(page)
      await page.reload()
      await hydrated(page.getByRole('navigation', { name: en.t(sisterSites) }))
      await expectLanguage(page, en, names.en)
      // All that the home page needs may have come with it: another page asks.
      await page.evaluate(() => history.pushState(null, '', '/story/firm'))
      await expect.poll(() => asked.length).toBeGreaterThan(0)
      expect(asked.filter((wish) => !wish.startsWith('en '))).toEqual([])
      // The next page, too, is made in this language.
      await page.goto('/?again')
      await expectLanguage(page, en, names.en)
    },
  )
})
