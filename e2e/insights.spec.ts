import type { Locator, Page } from '@playwright/test'
import { type Api, expect, expectNoSidewaysScroll, scrollThrough, test } from './fixtures.ts'
import {
  expectHead,
  expectHeadingsInOrder,
  expectLargeTargets,
  expectNoViolations,
  nodesOf,
  openWithPictures,
  structuredData,
} from './page-checks.ts'
import { languages } from './words.ts'

const lists = [
  { code: 'article', path: '/insight_media/insight', title: '언론 보도', hasFeed: true },
  { code: 'column', path: '/insight_media/column', title: '칼럼', hasFeed: true },
  { code: 'review', path: '/insight_media/review', title: '의뢰인 후기', hasFeed: false },
  { code: 'youtube', path: '/insight_media/media', title: '영상', hasFeed: false },
] as const
type Code = (typeof lists)[number]['code']
const pathOf = (code: Code) => lists.find((list) => list.code === code)?.path ?? ''
/** Those with pages of their own. */
const readings = lists.filter(({ code }) => code !== 'youtube')
const videoPage = '/insight_media/media/media01'
const noId = '00000000-0000-7000-8000-000000000000'

const read = async (api: Api, query: string, headers: Record<string, string> = {}) =>
  api.read('GET /api/v1/insights', `/api/v1/insights?site=divorce&${query}`, headers)
const newest = async (api: Api, code: Code) => {
  const [first] = (await read(api, `code=${code}`, { limit: '1' })).insights
  if (first === undefined) throw new Error(`no ${code}`)
  return first
}

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
/** The cards of a list: what is in the list that is no navigation. */
const cards = (page: Page): Locator => page.getByRole('main').locator('ul:not(nav ul)').getByRole('listitem')

for (const language of languages)
  test.describe(`in ${language.locale}`, () => {
    test.use({ language })
    const { t } = language

    for (const { code, path, title, hasFeed } of lists)
      test(`the list ${path} shows what the firm has, newest first`, async ({ page, api }) => {
        const { insights, summary } = await read(api, `code=${code}`, { limit: '12' })
        await openWithPictures(page, path)
        await expect(page).toHaveTitle(`${t(title)} | ${t('법무법인 이음새')}`)
        await expect(heading(page)).toHaveText(t(title))
        await expectHead(page, language, path)
        await expect(cards(page)).toHaveCount(Math.min(12, summary.total))
        for (const [index, { _id, subject, label, youtube }] of insights.entries()) {
          const link = cards(page).nth(index).getByRole('link')
          await expect(link).toContainText(subject)
          await expect(link).toContainText(label)
          await expect(link).toHaveAttribute('href', youtube === null ? `${path}/${_id}` : `https://www.youtube.com/watch?v=${youtube.id}`)
        }
        const feed = page.locator('link[rel=alternate][type="application/rss+xml"]')
        await expect(feed).toHaveCount(hasFeed ? 1 : 0)
        if (hasFeed) {
          const href = (await feed.getAttribute('href')) ?? ''
          const xml = await (await page.request.get(href)).text()
          expect(xml).toContain(`<language>${language.tag}</language>`)
        }
        if (code === 'review')
          await expect(
            page.getByText(t('후기는 보내 주신 분 개인의 경험입니다. 상담과 사건의 경험, 결과는 사안에 따라 다를 수 있습니다.')),
          ).toBeVisible()
      })
  })

test('words and initial consonants find articles; the way back leads to where one was', async ({ page, api }) => {
  await openWithPictures(page, '/insight_media/insight')
  await test.step('initial consonants find one', async () => {
    await page.getByRole('searchbox', { name: '검색어' }).fill('ㅅㄹㄱㄱ')
    await page.getByRole('button', { name: '검색', exact: true }).click()
    await expect(page.getByText('‘ㅅㄹㄱㄱ’ 검색 결과')).toBeVisible()
    await expect(cards(page).first()).toContainText('숙려기간')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
  const { insights, summary } = await read(api, 'code=article&q=ㅇㅇ', { limit: '12', skip: '12' })
  expect(insights.length, 'there is a second page').toBeGreaterThan(2)
  await test.step('others find many, on two pages', async () => {
    await page.getByRole('searchbox', { name: '검색어' }).fill('ㅇㅇ')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`‘ㅇㅇ’ 검색 결과 ${summary.total}건`)).toBeVisible()
    await page.getByRole('navigation', { name: '쪽 이동' }).getByRole('link', { name: '2쪽', exact: true }).click()
    await expect(page).toHaveURL(/[?&]page=2/)
    await expect(cards(page)).toHaveCount(insights.length)
    await expect(cards(page).getByRole('link').first()).toContainText(insights[0]?.subject ?? 'missing')
  })
  await test.step('back from an article it is the same place', async () => {
    const link = cards(page)
      .getByRole('link')
      .nth(insights.length - 1)
    await link.hover()
    const before = { url: page.url(), top: await page.evaluate(() => window.scrollY) }
    expect(before.top).toBeGreaterThan(0)
    await link.click()
    await expect(heading(page)).toHaveText(insights.at(-1)?.subject ?? 'missing')
    await page.goBack()
    await expect(page).toHaveURL(before.url)
    await expect(cards(page)).toHaveCount(insights.length)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before.top, -1)
  })
})

for (const { code, path, title } of readings)
  test(`${path}/… shows one text with all that belongs to it`, async ({ page, api }) => {
    const { _id } = await newest(api, code)
    const { insight } = await api.read('GET /api/v1/insights/{_id}', `/api/v1/insights/${_id}`)
    const main = page.getByRole('main')
    await openWithPictures(page, `${path}/${_id}`)
    await expect(page).toHaveTitle(`${insight.subject} | 법무법인 이음새`)
    await expect(heading(page)).toHaveText(insight.subject)
    await expect(main.getByText(insight.label, { exact: true }).first()).toBeVisible()
    await expect(main.getByRole('button', { name: '주소 복사' })).toBeVisible()
    await expect(main.getByRole('link', { name: '목록으로' })).toHaveAttribute('href', path)
    await expect(page.getByRole('navigation', { name: '현재 위치' }).getByRole('link', { name: title })).toHaveAttribute('href', path)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', new RegExp(`/og/article/${_id}\\.png\\?lang=ko$`))

    await test.step('names the responsible lawyer, and the day of the last check', async () => {
      if (insight._lawyer === null) return expect(main.getByText('책임변호사')).toHaveCount(0)
      const { lawyer } = await api.read('GET /api/v1/lawyers/{_id}', `/api/v1/lawyers/${insight._lawyer}`)
      await expect(main.getByRole('link', { name: lawyer.name })).toHaveAttribute('href', `/member/${lawyer._id}`)
      await expect(main.getByText('검토', { exact: true })).toBeVisible()
    })
    await test.step('says what it is not', async () => {
      const notice = code === 'review' ? /후기는 보내 주신 분 개인의 경험입니다/ : /개별 사안에 대한 법률 의견이 아닙니다/
      await expect(main.getByText(notice)).toBeVisible()
    })
    await test.step('leads to three others of its kind, and to the one before it', async () => {
      const others = main
        .getByRole('region', { name: '함께 읽을 글' })
        .or(main.locator('section', { hasText: '함께 읽을 글' }))
        .getByRole('link')
      await expect(others).toHaveCount(3)
      for (const other of await others.all()) await expect(other).toHaveAttribute('href', new RegExp(`^${path}/(?!${_id})`))
      const { next } = (await read(api, `code=${code}`, { limit: '2' })).insights.map((item) => ({ next: item })).at(1) ?? {}
      await expect(main.getByRole('navigation', { name: '다른 글' }).getByRole('link').first()).toContainText(next?.subject ?? 'missing')
    })
    await test.step('tells search engines what it is', async () => {
      const [article] = nodesOf(await structuredData(page), 'Article')
      expect(article?.['headline']).toBe(insight.subject)
      expect(article?.['datePublished']).toBe(insight.createdAt)
      expect(String(article?.['mainEntityOfPage'])).toMatch(new RegExp(`${path}/${_id}$`))
    })
  })

test.describe('an address of another section', () => {
  for (const { code, path } of lists)
    test(`leads ${code} to where it is at home, by a redirect of the server`, async ({ api, request }) => {
      const { _id } = await newest(api, code)
      const home = code === 'youtube' ? path : `${path}/${_id}`
      for (const wrong of readings.filter((list) => list.code !== code)) {
        const answer = await request.get(`${wrong.path}/${_id}?lang=en`, { maxRedirects: 0 })
        expect([301, 302, 307]).toContain(answer.status())
        expect(answer.headers()['location']).toMatch(new RegExp(`${home}\\?lang=en$`))
      }
    })

  test('leads on inside the app too, and leaves no step behind', async ({ page, api }) => {
    const { _id, subject } = await newest(api, 'article')
    const go = (path: string) => page.evaluate((to) => history.pushState(null, '', to), path)
    await openWithPictures(page, '/insight_media/column')
    await go(`/insight_media/column/${_id}`)
    await expect(page).toHaveURL(`/insight_media/insight/${_id}`)
    await expect(heading(page)).toHaveText(subject)
    await page.goBack()
    await expect(page).toHaveURL('/insight_media/column')
    await go(`/insight_media/review/${(await newest(api, 'youtube'))._id}`)
    await expect(page).toHaveURL('/insight_media/media')
    await expect(heading(page)).toHaveText('영상')
  })
})

for (const path of [...readings.map((list) => `${list.path}/${noId}`), '/insight_media/insight/not-an-id', '/insight_media/media/media02'])
  test(`${path} is a helpful 404`, async ({ page, watch }) => {
    watch.allow(/status of 404/)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(heading(page)).toHaveText('찾으시는 화면이 없습니다')
    await expect(page.getByRole('main').getByRole('link', { name: '처음으로' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

test('a list that could not be loaded says so, and tries again', async ({ page, watch }) => {
  watch.allow(/status of 500|잠시 후 다시 시도해 주십시오/)
  await openWithPictures(page, '/insight_media/column')
  await page.route('**/api/v1/insights?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: '잠시 후 다시 시도해 주십시오.' } }),
  )
  await page.getByRole('searchbox', { name: '검색어' }).fill('아이')
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('잠시 후 다시 시도해 주십시오.')
  await alert.getByRole('button', { name: '확인' }).click()
  await expect(page.getByText('칼럼을 불러오지 못했습니다.')).toBeVisible()
  await page.unroute('**/api/v1/insights?*')
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByText(/‘아이’ 검색 결과/)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ watch }) => watch.allow(/\/assets\/.*\.js: csp$/))

  test('lists are searched and paged, texts are read, videos lead to their own page', async ({ page, api }) => {
    await page.goto('/insight_media/insight')
    await page.getByRole('searchbox', { name: '검색어' }).fill('ㅇㅇ')
    await page.getByRole('button', { name: '검색', exact: true }).click()
    await expect(page).toHaveURL(/\?q=/)
    await page.getByRole('navigation', { name: '쪽 이동' }).getByRole('link', { name: '2쪽', exact: true }).click()
    const link = cards(page).getByRole('link').first()
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(href)
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('button', { name: '주소 복사' })).toBeHidden()

    const { youtube } = await newest(api, 'youtube')
    await page.goto('/insight_media/media')
    await expect(page.getByRole('link', { name: '영상 재생' }).first()).toHaveAttribute(
      'href',
      `https://www.youtube.com/watch?v=${youtube?.id}`,
    )
  })
})

for (const [colorScheme, width] of [
  ['light', 320],
  ['dark', 1280],
] as const)
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    test('no screen has violations, or can be moved sideways', async ({ page, api }) => {
      test.slow()
      const details = await Promise.all(readings.map(async ({ code }) => `${pathOf(code)}/${(await newest(api, code))._id}`))
      for (const path of [...lists.map((list) => list.path), videoPage, ...details])
        await test.step(path, async () => {
          await openWithPictures(page, path)
          await scrollThrough(page)
          await expectNoSidewaysScroll(page)
          await expectNoViolations(page)
          await expectHeadingsInOrder(page)
          await expectLargeTargets(page)
        })
    })
  })
