import { describe, expect, it } from 'vitest'
import type { Answer } from '#contract/api.ts'
import { cn, en, ko, languages } from '../testing/words.ts'
import {
  all,
  expectHead,
  headingOf,
  headingsOf,
  hrefsOf,
  linkedDataOf,
  metaOf,
  named,
  only,
  type Page,
  pageServerForFile,
  textOf,
  textsOf,
  titleOf,
} from '../testing/page.ts'

const server = await pageServerForFile()

type Insight = Answer<'GET /api/v1/insights'>['insights'][number]
const lists = [
  { code: 'article', path: '/insight_media/insight', title: '언론 보도', hasFeed: true },
  { code: 'column', path: '/insight_media/column', title: '칼럼', hasFeed: true },
  { code: 'review', path: '/insight_media/review', title: '의뢰인 후기', hasFeed: false },
  { code: 'youtube', path: '/insight_media/media', title: '영상', hasFeed: false },
] as const
const readInsights = (locale: string, query: object, limit = 12, skip = 0) =>
  server.read('GET /api/v1/insights', {
    locale,
    query: { site: 'divorce', ...query } as object,
    headers: { limit: String(limit), skip: String(skip) },
  })

/** The cards of a list: what is in the list that is no navigation. */
const cards = ({ main }: Page) => all(main, 'ul > li').filter((card) => card.closest('nav') === null && card.querySelector('time') !== null)
/** Of a video, at YouTube or among our files. */
const videoAddress = ({ youtube, video }: Pick<Insight, 'youtube' | 'video'>) =>
  youtube === null ? video && `/api/v1/files/${video.mp4}` : `https://www.youtube.com/watch?v=${youtube.id}`
const inLanguage = (path: string, locale: string) => (locale === 'ko' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`)
const sameAddress = (href: string | null, wanted: string) => {
  const [one, other] = [new URL(href ?? '', 'http://x'), new URL(wanted, 'http://x')]
  one.searchParams.sort()
  other.searchParams.sort()
  expect(one.href).toBe(other.href)
}

/** The page shows these items, in this order, each with its heading, and says how many there are in all. */
function expectList(page: Page, items: readonly { subject: string }[], total: number): void {
  expect(items.length).toBeGreaterThan(0)
  expect(cards(page)).toHaveLength(items.length)
  const headings = cards(page).map((card) => headingsOf(card, 'h2').map(textOf))
  // What is pinned says so before its subject.
  for (const [index, { subject }] of items.entries()) expect(headings[index]).toEqual([expect.stringMatching(subject.slice(-20))])
  expect(textsOf(page.main, '[role=status]').join(' ')).toContain(String(total))
}

describe.each(languages)('lists in $locale', (language) => {
  const { t, locale, firm } = language

  it.each(lists)('$path shows what the firm has, newest first', async ({ code, path, title, hasFeed }) => {
    const { insights, summary } = await readInsights(locale, { code })
    const page = await server.open(inLanguage(path, locale))
    expectHead(page, language)
    expect(titleOf(page)).toBe(`${t(title)} | ${firm}`)
    expect(headingOf(page)).toBe(t(title))
    expectList(page, insights, summary.total)
    for (const [index, { _id, label, youtube, video }] of insights.entries()) {
      const card = cards(page)[index] ?? page.main
      expect(textOf(card)).toContain(label)
      expect(hrefsOf(card)).toEqual([videoAddress({ youtube, video }) ?? inLanguage(`${path}/${_id}`, locale)])
    }
    const feeds = hrefsOf(page.document, 'link[rel=alternate][type="application/rss+xml"]')
    expect(feeds).toHaveLength(hasFeed ? 1 : 0)
    for (const feed of feeds) {
      const { payload } = await server.app.inject(new URL(feed ?? '', 'http://x').pathname + new URL(feed ?? '', 'http://x').search)
      expect(payload).toContain(`<language>${language.tag}</language>`)
    }
    const notice = t('후기는 보내 주신 분 개인의 경험입니다. 상담과 사건의 경험, 결과는 사안에 따라 다를 수 있습니다.')
    expect(textOf(page.main).includes(notice)).toBe(code === 'review')
  })

  it('stories are narrowed by practice area and searched, by their address alone', async () => {
    const path = inLanguage('/story/firm', locale)
    const stories = (query = {}) =>
      server.read('GET /api/v1/success', {
        locale,
        query: { code: 'firm', site: 'divorce', ...query } as object,
        headers: { limit: '12' },
      })
    const whole = await server.open(path)
    expectHead(whole, language)
    const everything = await stories()
    expectList(whole, everything.successes, everything.summary.total)
    const filters = (page: Page) => named(page.main, 'nav', t('업무 분야'))
    const narrowing = named(filters(whole), 'a', t('이혼')).getAttribute('href')
    sameAddress(narrowing, inLanguage('/story/firm?practice=divorce', locale))
    const narrowed = await server.open(narrowing ?? '')
    const some = await stories({ practice: 'divorce' })
    expectList(narrowed, some.successes, some.summary.total)
    expect(named(filters(narrowed), 'a', t('이혼')).getAttribute('aria-current')).toBe('page')

    // The search goes on within what the list is narrowed to, and keeps the language.
    const form = only(narrowed.main, 'form[role=search]')
    const fields = all(form, 'input[type=hidden]').map((field) => [field.getAttribute('name'), field.getAttribute('value')])
    expect(form.getAttribute('action')).toBe('/story/firm')
    expect(Object.fromEntries(fields)).toEqual({ practice: 'divorce', ...(locale === 'ko' ? {} : { lang: locale }) })
    const word = some.successes[0]?.subject.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? 'missing'
    const searched = await server.open(inLanguage(`/story/firm?practice=divorce&q=${encodeURIComponent(word)}`, locale))
    const found = await stories({ practice: 'divorce', q: word })
    expectList(searched, found.successes, found.summary.total)
    expect(only(searched.main, 'input[name=q]').getAttribute('value')).toBe(word)
    expect(metaOf(searched, 'robots')).toBe('noindex')
    const nothing = await server.open(inLanguage('/story/firm?practice=divorce&q=zzzz-no-such-word', locale))
    expect(nothing.status).toBe(200)
    expect(cards(nothing)).toEqual([])
    expect(textOf(nothing.main)).toContain(t('맞는 것이 없습니다. 다른 낱말이나 초성(예: ㅈㅅㅂㅎ)으로 찾아보십시오.'))
    sameAddress(named(filters(nothing), 'a', t('전체')).getAttribute('href'), inLanguage('/story/firm?q=zzzz-no-such-word', locale))
  })

  it('articles are paged by links', async () => {
    const path = '/insight_media/insight'
    const pages = (page: Page) => named(page.main, 'nav', t('쪽 이동'))
    const hrefOf = (page: Page, name: string) =>
      only(pages(page), 'a', (link) => (link.getAttribute('aria-label') ?? textsOf(link, 'span')[0]) === name).getAttribute('href') ?? ''
    const expectPage = async (page: Page, number: number) => {
      const { insights, summary } = await readInsights(locale, { code: 'article' }, 12, (number - 1) * 12)
      expectList(page, insights, summary.total)
      expect(textsOf(only(pages(page), 'a[aria-current=page]'), 'span')[0]).toBe(t('{number}쪽', { number }))
    }
    const first = await server.open(inLanguage(path, locale))
    await expectPage(first, 1)
    const second = await server.open(hrefOf(first, t('다음 쪽')))
    await expectPage(second, 2)
    sameAddress(hrefOf(second, t('이전 쪽')), inLanguage(path, locale))
    const third = await server.open(hrefOf(second, t('{number}쪽', { number: 3 })))
    await expectPage(third, 3)
    sameAddress(hrefOf(third, t('이전 쪽')), inLanguage(`${path}?page=2`, locale))
    expect(all(pages(third), 'a[rel=next]')).toEqual([])
  })

  it('the list of lawyers names all of them, the representative first', async () => {
    const { lawyers } = await server.read('GET /api/v1/lawyers', {
      locale,
      query: { site: 'divorce', type: 'LAWYER' },
      headers: { limit: '100' },
    })
    const sorted = [...lawyers.filter(({ isRepresentative }) => isRepresentative), ...lawyers.filter((one) => !one.isRepresentative)]
    const page = await server.open(inLanguage('/member/lawyer', locale))
    expectHead(page, language)
    expect(titleOf(page)).toBe(`${t('변호사')} | ${firm}`)
    expect(headingOf(page)).toBe(t('변호사'))
    const people = all(page.main, 'a[href^="/member/"]').filter((link) => link.closest('nav') === null)
    expect(people.map((link) => link.getAttribute('href'))).toEqual(sorted.map(({ _id }) => inLanguage(`/member/${_id}`, locale)))
    expect(textsOf(page.main, 'h2')[0]).toBe(sorted[0]?.name)
    expect(textOf(page.main)).toContain(sorted[0]?.intro)
    for (const [index, { name, job }] of sorted.slice(1).entries())
      for (const text of [name, job]) expect(textOf(people[index + 1] ?? page.main)).toContain(text)
  })

  it('the list of advisory members names all of them, with what they say of themselves', async () => {
    const { lawyers } = await server.read('GET /api/v1/lawyers', {
      locale,
      query: { site: 'divorce', type: 'ADVISORY' },
      headers: { limit: '100' },
    })
    expect(lawyers.length).toBeGreaterThan(0)
    const page = await server.open(inLanguage('/member/advisory', locale))
    expectHead(page, language)
    expect(headingOf(page)).toBe(t('고문·자문위원'))
    const people = all(page.main, 'a[href^="/member/"]').filter((link) => link.closest('nav') === null)
    expect(people.map((link) => link.getAttribute('href'))).toEqual(lawyers.map(({ _id }) => inLanguage(`/member/${_id}`, locale)))
    for (const { name, job, intro } of lawyers) for (const text of [name, job, intro]) expect(textOf(page.main)).toContain(text)
  })

  it('the video page shows the newest main video large, and the others', async () => {
    const [main] = (await readInsights(locale, { code: 'youtube', isDivorceMain: 'true' }, 1)).insights
    const videos = (await readInsights(locale, { code: 'youtube' })).insights
    const page = await server.open(inLanguage('/insight_media/media/media01', locale))
    expectHead(page, language)
    expect(headingOf(page)).toBe(main?.subject)
    expect(textOf(page.main)).toContain(main?.summary)
    const shown = hrefsOf(page.main, 'a[aria-haspopup=dialog][target=_blank]')
    const others = videos.filter(({ _id }: Insight) => _id !== main?._id)
    expect(shown).toEqual([main, ...others].map((video) => video && videoAddress(video)))
    expect(linkedDataOf(page, 'VideoObject').map((node) => node['name'])).toEqual([main?.subject])
    const all = linkedDataOf(await server.open(inLanguage('/insight_media/media', locale)), 'VideoObject')
    expect(all).toHaveLength(videos.length)
    for (const node of all) expect(String(node['thumbnailUrl'])).toContain('/api/v1/files/')
  })
})

it('a search for initial consonants finds articles, on as many pages as it needs', async () => {
  const found = await server.open(`/insight_media/insight?q=${encodeURIComponent('ㅅㄹㄱㄱ')}`)
  expect(textOf(found.main)).toContain('‘ㅅㄹㄱㄱ’ 검색 결과')
  expect(textOf(cards(found)[0] ?? found.main)).toContain('숙려기간')
  const { insights, summary } = await readInsights('ko', { code: 'article', q: 'ㅇㅇ' }, 12, 12)
  expect(insights.length, 'there is a second page').toBeGreaterThan(2)
  const many = await server.open(`/insight_media/insight?q=${encodeURIComponent('ㅇㅇ')}`)
  expect(textOf(many.main)).toContain(`‘ㅇㅇ’ 검색 결과 ${summary.total}건`)
  const second = await server.open(only(many.main, 'nav a[rel=next]').getAttribute('href') ?? '')
  expectList(second, insights, summary.total)
})

it('questions are there with their answers, which open without a script', async () => {
  const { faqs } = await server.read('GET /api/v1/center/faqs', {
    locale: 'ko',
    query: { type: 'inquiry' } as object,
    headers: { limit: '1' },
  })
  const { main } = await server.open('/center/faqs?type=inquiry')
  const answer = only(main, 'details', (one) => textsOf(one, 'summary')[0] === faqs[0]?.question)
  expect(textOf(answer).length).toBeGreaterThan((faqs[0]?.question ?? '').length + 20)
  expect(answer.getAttribute('open')).toBeNull()
})

it('the words of a search are shown as words', async () => {
  for (const { locale } of [ko, en, cn]) {
    const { html, main } = await server.open(inLanguage(`/story/firm?q=${encodeURIComponent('"><script>alert(1)</script>')}`, locale))
    expect(html).not.toContain('<script>alert')
    expect(only(main, 'input[name=q]').getAttribute('value')).toBe('"><script>alert(1)</script>')
  }
})
