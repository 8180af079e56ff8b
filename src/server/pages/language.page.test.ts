import { describe, expect, it } from 'vitest'
import { cn, en, ko, type Language, languages } from '../testing/words.ts'
import { all, headingOf, named, only, type Page, pageServerForFile, textOf, titleOf } from '../testing/page.ts'

const server = await pageServerForFile()

/** The page says everything in one language: its own words, and those of the API. */
async function expectLanguage(page: Page, { t, tag, locale, firm }: Language): Promise<void> {
  const { document, headers, status } = page
  expect(status).toBe(200)
  expect(headers['content-language']).toBe(tag)
  expect(headers['vary']).toMatch(/(?=.*cookie)(?=.*accept-language)/i)
  expect(only(document, 'html').getAttribute('lang')).toBe(tag)
  expect(titleOf(page)).toBe(t('{name} | 이혼·가사 상담', { name: firm }))
  expect(headingOf(page)).toBe(t('{name}, 이혼과 가사 사건 상담', { name: firm }))
  const { lawyers } = await server.read('GET /api/v1/lawyers', { locale, query: { isRepresentative: true } })
  const { setting } = await server.read('GET /api/v1/setting', { locale })
  const [{ name } = { name: 'missing' }] = lawyers
  for (const text of [name, ...setting.offices.map(({ address }) => address)]) expect(textOf(only(document, 'body'))).toContain(text)
  const names = named(only(document, 'header'), ':not(dialog *)[role=group]', t('언어'))
  for (const [short, other] of [
    ['KR', ko],
    ['EN', en],
    ['CN', cn],
  ] as const) {
    const link = only(names, 'a', (one) => textOf(one) === short)
    const found = ['aria-current', 'href', 'hreflang', 'lang'].map((attribute) => link.getAttribute(attribute))
    expect(found).toEqual([String(other.locale === locale), `?lang=${other.locale}`, other.tag, other.tag])
  }
}

describe('the language of a page', () => {
  it('is the one that its address names, whatever the browser asks for and the visitor has chosen', async () => {
    for (const language of languages) {
      const headers = { 'accept-language': language === en ? 'zh-CN' : 'en-US', cookie: `locale=${language === ko ? 'en' : 'ko'}` }
      await expectLanguage(await server.open(`/?lang=${language.locale}`, headers), language)
    }
  })

  it.each([
    ['English for a browser that asks for English', { 'accept-language': 'en' }, en],
    ['Chinese for a browser that asks for Chinese of Taiwan', { 'accept-language': 'zh-TW' }, cn],
    ['English for a browser that prefers German, then English', { 'accept-language': 'de, en-GB;q=0.8, ko;q=0.5' }, en],
    ['Korean for a browser that asks for a language that we do not speak', { 'accept-language': 'fr-FR' }, ko],
    ['Korean for a browser that asks for nothing', {}, ko],
    ['Chinese for a visitor who has chosen it', { 'accept-language': 'en', cookie: 'locale=cn' }, cn],
    ['Korean for a visitor who has chosen it', { 'accept-language': 'en', cookie: 'other=1; locale=ko' }, ko],
    ['English for a visitor whose cookie names no language', { 'accept-language': 'en', cookie: 'locale=xx' }, en],
  ] as const)('is %s', async (_title, headers, language) => {
    await expectLanguage(await server.open('/', headers), language)
  })

  it('stays with a reader without scripts who follows the language links and then the menu', async () => {
    const asks = { 'accept-language': 'en-US' }
    const english = await server.open('/contact', asks)
    expect(only(english.document, 'html').getAttribute('lang')).toBe('en')
    const link = only(english.document, 'header dialog a[hreflang=ko]')
    const korean = await server.open(`/contact${link.getAttribute('href')}`, asks)
    expect(headingOf(korean)).toBe('오시는 길')
    const links = all(korean.document, 'header dialog nav a, footer a').filter((one) =>
      /^\/(sitemap|device)/.test(one.getAttribute('href') ?? ''),
    )
    expect(links.map((one) => one.getAttribute('href'))).toEqual(['/device?lang=ko', '/sitemap?lang=ko'])
    expect(headingOf(await server.open('/sitemap?lang=ko', asks))).toBe('사이트맵')
  })
})
