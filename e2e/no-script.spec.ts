import type { Locator, Page } from '@playwright/test'
import { practiceCodes } from '#contract/law/practices.ts'
import { staticPaths } from '#contract/pages.ts'
import { type Api, expect, section, test } from './fixtures.ts'
import { cn, en, ko, type Language, languages } from './words.ts'

test.use({ javaScriptEnabled: false })
// How the browser puts that scripts are off.
test.beforeEach(({ watch }) => watch.allow(/\/assets\/.*\.js: csp$/))

const main = (page: Page): Locator => page.getByRole('main')
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const plain = (html: string): string[] =>
  html
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'").trim())
    .filter((text) => text.length > 8 && !/&\w+;/.test(text))

/** What a page shows is its content, in its language: nothing is still to come, or would come with a script. */
async function expectContent(page: Page, { t, tag, locale }: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
  await expect(heading(page)).toHaveCount(1)
  expect((await heading(page).innerText()).trim()).not.toBe('')
  await expect(main(page).locator('[aria-busy=true], .skeleton, .reveal-waiting')).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: t('다시 시도') })).toHaveCount(0)
  // Beside what every page has: where it lies, and its heading.
  const trail = main(page).getByRole('navigation', { name: t('현재 위치') })
  const frame = [...(await trail.allInnerTexts()), await heading(page).innerText()].join('').length
  // Chinese says the same in half as many characters.
  expect((await main(page).innerText()).length - frame, 'something to read').toBeGreaterThan(locale === 'cn' ? 80 : 150)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('.needs-scripts').filter({ visible: true })).toHaveCount(0)
}

for (const path of staticPaths)
  test(`${path} shows its content`, async ({ page }) => {
    const titles = new Set<string>()
    for (const language of languages) {
      const response = await page.goto(`${path}?lang=${language.locale}`)
      expect(response?.status()).toBe(200)
      await expectContent(page, language)
      titles.add(await page.title())
    }
    expect(titles.size, 'one title a language').toBe(languages.length)
  })

/** The pages of one item of each kind, with texts that they have to show. */
const details: Record<string, (api: Api) => Promise<{ path: string; title: string; texts: readonly string[] }>> = {
  'a story': async (api) => {
    const [first] = (await api.read('GET /api/v1/success', '/api/v1/success?limit=1')).successes
    const { success } = await api.read('GET /api/v1/success/{_id}', `/api/v1/success/${first?._id}`)
    return { path: `/story/${success._id}`, title: success.subject, texts: [success.summary, success.result, ...plain(success.content)] }
  },
  'a lawyer': async (api) => {
    const [first] = (await api.read('GET /api/v1/lawyers', '/api/v1/lawyers?type=LAWYER&limit=1')).lawyers
    const { lawyer } = await api.read('GET /api/v1/lawyers/{_id}', `/api/v1/lawyers/${first?._id}`)
    return { path: `/member/${lawyer._id}`, title: lawyer.name, texts: [lawyer.job, ...lawyer.career.map(({ txt }) => txt)] }
  },
  'a notice': async (api) => {
    const [first] = (await api.read('GET /api/v1/center/notifications', '/api/v1/center/notifications?limit=1')).notifications
    const { notification } = await api.read('GET /api/v1/center/notifications/{_id}', `/api/v1/center/notifications/${first?._id}`)
    return { path: `/center/notice/${notification._id}`, title: notification.subject, texts: plain(notification.content) }
  },
  'a post on the board': async (api) => {
    const [first] = (await api.read('GET /api/v1/boards', '/api/v1/boards?code=default-board&limit=1')).boards
    const { board } = await api.read('GET /api/v1/boards/{_id}', `/api/v1/boards/${first?._id}`)
    return { path: `/board/default-board/${board._id}`, title: board.subject, texts: plain(board.content) }
  },
}
for (const [what, code, folder] of [
  ['an article', 'article', 'insight'],
  ['a column', 'column', 'column'],
  ['a review', 'review', 'review'],
] as const)
  details[what] = async (api) => {
    const [first] = (await api.read('GET /api/v1/insights', `/api/v1/insights?code=${code}&limit=1`)).insights
    const { insight } = await api.read('GET /api/v1/insights/{_id}', `/api/v1/insights/${first?._id}`)
    return {
      path: `/insight_media/${folder}/${insight._id}`,
      title: insight.subject,
      texts: [insight.summary, ...plain(insight.content ?? '')],
    }
  }
for (const code of practiceCodes)
  details[`the business area ${code}`] = async (api) => {
    const { area } = await api.read('GET /api/v1/areas/{code}', `/api/v1/areas/${code}`)
    const titles = [...area.steps, ...area.costs, ...area.documents].map(({ title }) => title)
    return {
      path: `/business/${code}`,
      title: area.name,
      texts: [...plain(area.overview), ...titles, ...area.faqs.map(({ question }) => question)],
    }
  }

for (const [what, read] of Object.entries(details))
  test(`${what} shows its content`, async ({ page, api }) => {
    const { path, title, texts } = await read(api)
    expect(texts.length).toBeGreaterThan(1)
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expectContent(page, ko)
    await expect(heading(page)).toContainText(title)
    for (const text of texts) await expect(main(page)).toContainText(text)
  })

test.describe('the language links', () => {
  const link = (page: Page, now: Language, short: string) =>
    page
      .getByRole('banner')
      .getByRole('group', { name: now.t('언어') })
      .getByRole('link', { name: short })

  test('switch the language where the reader is, and every link that follows keeps it', async ({ page }) => {
    await page.goto('/story/firm')
    await expect(heading(page)).toHaveText('성공사례')
    let now: Language = ko
    for (const [short, wanted] of [
      ['EN', en],
      ['CN', cn],
      ['KR', ko],
      ['EN', en],
    ] as const) {
      await link(page, now, short).click()
      await expect(page).toHaveURL(`/story/firm?lang=${wanted.locale}`)
      await expect(page.locator('html')).toHaveAttribute('lang', wanted.tag)
      await expect(heading(page)).toHaveText(wanted.t('성공사례'))
      await expect(link(page, wanted, short)).toHaveAttribute('aria-current', 'true')
      now = wanted
    }
    const { t } = en
    const steps: [Locator, string | RegExp][] = [
      [
        main(page)
          .getByRole('navigation', { name: t('업무 분야') })
          .getByRole('link', { name: t('상속') }),
        /[?&]practice=inheritance/,
      ],
      [
        main(page)
          .getByRole('listitem')
          .filter({ has: page.locator('time') })
          .first()
          .getByRole('link'),
        /^\/story\/[0-9a-f-]{36}\?/,
      ],
      [
        main(page)
          .getByRole('navigation', { name: t('현재 위치') })
          .getByRole('link')
          .first(),
        /^\/\?/,
      ],
      [section(page, en, '대표변호사').getByRole('link').first(), /^\/member\/[0-9a-f-]{36}\?/],
      [page.getByRole('contentinfo').getByRole('link', { name: t('이용약관') }), /^\/terms-of-use\?/],
      [page.getByRole('banner').getByRole('navigation').getByRole('link').first(), /^\/rev\/about\?/],
    ]
    for (const [step, address] of steps) {
      await step.click()
      await expect(page).toHaveURL((url) => new RegExp(address).test(url.pathname + url.search) && url.searchParams.get('lang') === 'en')
      await expectContent(page, en)
    }
  })

  test('give Korean to somebody whose browser asks for English', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US', baseURL: baseURL ?? '', serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto('/contact')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await link(page, en, 'KR').click()
    await expect(heading(page)).toHaveText('오시는 길')
    await page.getByRole('contentinfo').getByRole('link', { name: '사이트맵', exact: true }).click()
    await expect(page).toHaveURL('/sitemap?lang=ko')
    await expect(heading(page)).toHaveText('사이트맵')
    await context.close()
  })
})

/** The address of a list, whatever the order of what is asked of it. */
const isAt = (path: string, wanted: Record<string, string>) => (url: URL) => {
  const sorted = (search: string | Record<string, string>) => {
    const params = new URLSearchParams(search)
    params.sort()
    return String(params)
  }
  return url.pathname === path && sorted(url.search) === sorted(wanted)
}

test.describe('a list', () => {
  const cards = (page: Page): Locator =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.locator('time') })

  /** It shows these, in this order, and says how many there are in all. */
  async function expectList(page: Page, subjects: readonly string[], total: number): Promise<void> {
    expect(subjects.length).toBeGreaterThan(0)
    await expect(cards(page)).toContainText(subjects)
    await expect(main(page).getByRole('status')).toContainText(String(total))
  }

  for (const language of [ko, en])
    test.describe(`in ${language.locale}`, () => {
      test.use({ language })
      const { t, locale } = language
      const lang = locale

      test('is narrowed and searched by its address', async ({ page, api }) => {
        const path = '/story/firm'
        const read = (query: string) => api.read('GET /api/v1/success', `/api/v1/success?code=firm&site=divorce&limit=12${query}`)
        const expectStories = async (query: string) => {
          const { successes, summary } = await read(query)
          await expectList(
            page,
            successes.map(({ subject }) => subject),
            summary.total,
          )
        }
        await page.goto(`${path}?lang=${lang}`)
        await expectStories('')
        const filters = main(page).getByRole('navigation', { name: t('업무 분야') })
        await filters.getByRole('link', { name: t('이혼'), exact: true }).click()
        await expect(page).toHaveURL(isAt(path, { lang, practice: 'divorce' }))
        await expectStories('&practice=divorce')
        await expect(filters.getByRole('link', { name: t('이혼'), exact: true })).toHaveAttribute('aria-current', 'page')

        // Within what it is narrowed to.
        const { successes } = await read('&practice=divorce')
        const word = successes[0]?.subject.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? 'missing'
        const form = main(page).getByRole('search')
        await form.getByRole('searchbox').fill(word)
        await form.getByRole('button', { name: t('검색'), exact: true }).click()
        await expect(page).toHaveURL(isAt(path, { lang, practice: 'divorce', q: word }))
        await expectStories(`&practice=divorce&q=${encodeURIComponent(word)}`)
        await expect(form.getByRole('searchbox')).toHaveValue(word)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
        await form.getByRole('searchbox').fill('zzzz-no-such-word')
        await form.getByRole('searchbox').press('Enter')
        await expect(page).toHaveURL(isAt(path, { lang, practice: 'divorce', q: 'zzzz-no-such-word' }))
        await expect(cards(page)).toHaveCount(0)
        await expect(main(page)).toContainText(t('맞는 글이 없습니다. 다른 낱말이나 초성(예: ㅈㅅㅂㅎ)으로 찾아보십시오.'))
        await filters.getByRole('link', { name: t('전체'), exact: true }).click()
        await expect(page).toHaveURL(isAt(path, { lang, q: 'zzzz-no-such-word' }))
      })

      test('is paged by its address', async ({ page, api }) => {
        const path = '/insight_media/insight'
        const expectArticles = async (number: number) => {
          const skip = (number - 1) * 12
          const { insights, summary } = await api.read(
            'GET /api/v1/insights',
            `/api/v1/insights?code=article&site=divorce&limit=12&skip=${skip}`,
          )
          await expectList(
            page,
            insights.map(({ subject }) => subject),
            summary.total,
          )
          await expect(pages.getByRole('link', { name: t('{number}쪽', { number }), exact: true })).toHaveAttribute('aria-current', 'page')
        }
        const pages = main(page).getByRole('navigation', { name: t('쪽 이동') })
        await page.goto(`${path}?lang=${lang}`)
        await expectArticles(1)
        await pages.getByRole('link', { name: t('다음 쪽') }).click()
        await expect(page).toHaveURL(isAt(path, { lang, page: '2' }))
        await expectArticles(2)
        await pages.getByRole('link', { name: t('{number}쪽', { number: 3 }), exact: true }).click()
        await expect(page).toHaveURL(isAt(path, { lang, page: '3' }))
        await expectArticles(3)
        await expect(pages.getByRole('link', { name: t('다음 쪽') })).toHaveCount(0)
        await pages.getByRole('link', { name: t('이전 쪽') }).click()
        await expect(page).toHaveURL(isAt(path, { lang, page: '2' }))
      })
    })

  test('of questions opens each', async ({ page, api }) => {
    const { faqs } = await api.read('GET /api/v1/center/faqs', '/api/v1/center/faqs?limit=1&type=inquiry')
    await page.goto('/center/faqs?type=inquiry')
    const answer = main(page).getByText(plain(faqs[0]?.answer ?? '')[0] ?? 'missing')
    await expect(answer).toBeHidden()
    await main(page)
      .getByText(faqs[0]?.question ?? 'missing', { exact: true })
      .click()
    await expect(answer).toBeVisible()
  })
})

for (const width of [360, 1280])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the menu leads to the sitemap, and that to every page', async ({ page }) => {
      await page.goto('/contact')
      const banner = page.getByRole('banner')
      await expect(banner.getByRole('button')).toHaveCount(0)
      await banner.getByRole('link', { name: '전체 메뉴' }).click()
      await expect(page).toHaveURL('/sitemap')
      await expectContent(page, ko)
      const links = await main(page)
        .getByRole('link')
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''))
      const listed = new Set(links)
      // Those that a page of their kind leads to.
      const below = ['/', '/sitemap', '/insight_media/media/media01']
      const wanted = [...staticPaths.filter((path) => !below.includes(path)), ...practiceCodes.map((code) => `/business/${code}`)]
      expect(wanted.filter((path) => !listed.has(path))).toEqual([])
    })

    test('quick exit leaves', async ({ page, api }) => {
      const { setting } = await api.read('GET /api/v1/setting', '/api/v1/setting')
      await page.route(`${setting.quickExitUrl}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>neutral</title>' }))
      await page.goto('/contact')
      await page.getByRole('banner').getByRole('link', { name: '빠른 나가기' }).click()
      await expect(page).toHaveURL(setting.quickExitUrl)
      await expect(page).toHaveTitle('neutral')
    })
  })

test('the main menu opens where it is pointed at, and where the keyboard is', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('banner').getByRole('navigation', { name: '주 메뉴' })
  const contact = menu.getByRole('link', { name: '오시는 길' })
  await expect(contact).toHaveCount(0)
  await menu.getByRole('link', { name: '이음새 소개' }).hover()
  await expect(contact).toBeVisible()
  await page.mouse.move(640, 700)
  await expect(contact).toHaveCount(0)
  await menu.getByRole('link', { name: '이음새 소개' }).focus()
  await expect(contact).toBeVisible()
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('Tab')
  await expect(contact).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact')
})
