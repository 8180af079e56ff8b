import { describe, expect, it, vi } from 'vitest'
import { languages } from '../testing/words.ts'
import {
  all,
  attributesOf,
  expectHead,
  headingOf,
  hrefsOf,
  linkedDataOf,
  metaOf,
  named,
  only,
  origin,
  pageServerForFile,
  region,
  textOf,
  textsOf,
  titleOf,
} from '../testing/page.ts'

const server = await pageServerForFile()
const noId = '00000000-0000-7000-8000-000000000000'
const readings = [
  { code: 'article', path: '/insight_media/insight', title: '언론 보도' },
  { code: 'column', path: '/insight_media/column', title: '칼럼' },
  { code: 'review', path: '/insight_media/review', title: '의뢰인 후기' },
] as const
const newest = async (code: string, locale = 'ko', count = 1) =>
  (await server.read('GET /api/v1/insights', { locale, query: { site: 'divorce', code } as object, headers: { limit: String(count) } }))
    .insights

/** Where each part of the menu leads. */
const firstPaths = ['/rev/about', '/business/divorce', '/story/firm', '/insight_media/insight', '/program']

/** The texts of rich text, as they are read. */
const plain = (html: string): string[] =>
  html
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text.length > 8 && !/&\w+;/.test(text))

describe.each(languages)('pages of one item in $locale', (language) => {
  const { t, locale, firm } = language
  const lang = locale === 'ko' ? '' : `?lang=${locale}`

  it('a lawyer is introduced: portrait, career with its main lines first, and work', async () => {
    const { lawyers } = await server.read('GET /api/v1/lawyers', { locale, query: { site: 'divorce', isRepresentative: true } })
    const [lawyer] = lawyers
    if (lawyer === undefined) throw new Error('nobody represents the firm')
    const { _id, name, job, intro, career } = lawyer
    const page = await server.open(`/member/${_id}${lang}`)
    expectHead(page, language)
    const { main } = page
    expect(titleOf(page)).toBe(`${t('{name} {job}', { name, job })} | ${firm}`)
    expect(headingOf(page)).toBe(name)
    expect(attributesOf(main, 'img', 'alt').find((alt) => alt !== '')).toBe(t('{name} {job}', { name, job }))
    expect(textOf(main)).toContain(intro.replaceAll(/\s+/g, ' '))
    expect(metaOf(page, 'og:image')).toBe(`${origin}/og/lawyer/${_id}.png?lang=${locale}`)
    const lines = [...career.filter(({ isMain }) => isMain), ...career.filter(({ isMain }) => !isMain)].map(({ txt }) => txt)
    const list = only(main, 'ul', (one) => one.closest('nav') === null && textOf(one).startsWith(lines[0] ?? 'missing'))
    expect(textsOf(list, 'li')).toEqual(lines)
    expect(textsOf(list, 'strong')).toEqual(career.filter(({ isMain }) => isMain).map(({ txt }) => txt))

    const query = { site: 'divorce', _lawyer: _id } as object
    const { successes } = await server.read('GET /api/v1/success', { locale, query, headers: { limit: '6' } })
    const { insights } = await server.read('GET /api/v1/insights', { locale, query, headers: { limit: '6' } })
    expect(Math.min(successes.length, insights.length)).toBeGreaterThan(0)
    const stories = region(main, t('담당한 사례'))
    expect(hrefsOf(stories)).toEqual(successes.map((story) => `/story/${story._id}${lang}`))
    expect(textOf(stories)).toContain(t('사건의 결과는 사안에 따라 다를 수 있으며, 같은 결과를 약속하지 않습니다.'))
    const texts = textsOf(region(main, t('관련 글과 영상')), 'a')
    for (const [index, { subject }] of insights.entries()) expect(texts[index]).toContain(subject)
    const [person] = linkedDataOf(page, 'Person')
    expect(person).toMatchObject({ name, jobTitle: job, worksFor: { '@id': `${origin}/#firm` } })
  })

  it('a story shows its summary, result and text', async () => {
    const { successes } = await server.read('GET /api/v1/success', { locale, headers: { limit: '1' } })
    const { success } = await server.read('GET /api/v1/success/{_id}', { locale, params: { _id: successes[0]?._id ?? '' } })
    const page = await server.open(`/story/${success._id}${lang}`)
    expectHead(page, language)
    expect(titleOf(page)).toBe(`${success.subject} | ${firm}`)
    expect(headingOf(page)).toBe(success.subject)
    for (const text of [success.summary, success.result, ...plain(success.content)]) expect(textOf(page.main)).toContain(text)
  })

  it('a notice and a post on the board show their text', async () => {
    const { notifications } = await server.read('GET /api/v1/center/notifications', { locale, headers: { limit: '1' } })
    const { notification } = await server.read('GET /api/v1/center/notifications/{_id}', {
      locale,
      params: { _id: notifications[0]?._id ?? '' },
    })
    const { boards } = await server.read('GET /api/v1/boards', {
      locale,
      query: { code: 'default-board' } as object,
      headers: { limit: '1' },
    })
    const { board } = await server.read('GET /api/v1/boards/{_id}', { locale, params: { _id: boards[0]?._id ?? '' } })
    for (const [path, { subject, content }] of [
      [`/center/notice/${notification._id}`, notification],
      [`/board/default-board/${board._id}`, board],
    ] as const) {
      const page = await server.open(`${path}${lang}`)
      expect(page.status).toBe(200)
      expect(headingOf(page)).toContain(subject)
      expect(plain(content).length).toBeGreaterThan(0)
      for (const text of plain(content)) expect(textOf(page.main)).toContain(text)
    }
  })

  it.each(readings)('$path/… shows one text with all that belongs to it', async ({ code, path, title }) => {
    const [first, second] = await newest(code, locale, 2)
    const { insight } = await server.read('GET /api/v1/insights/{_id}', { locale, params: { _id: first?._id ?? '' } })
    const { _id } = insight
    const page = await server.open(`${path}/${_id}${lang}`)
    expectHead(page, language)
    const { main } = page
    expect(titleOf(page)).toBe(`${insight.subject} | ${firm}`)
    expect(headingOf(page)).toBe(insight.subject)
    for (const text of [insight.label, insight.summary, ...plain(insight.content ?? '')]) expect(textOf(main)).toContain(text)
    named(main, 'button', t('주소 복사'))
    expect(named(main, 'a', t('목록으로')).getAttribute('href')).toBe(`${path}${lang}`)
    expect(named(named(main, 'nav', t('현재 위치')), 'a', t(title)).getAttribute('href')).toBe(`${path}${lang}`)
    expect(metaOf(page, 'og:image')).toBe(`${origin}/og/article/${_id}.png?lang=${locale}`)

    // The responsible lawyer and the day of the last check, where there is one: a review has none.
    const lawyer =
      insight._lawyer === null
        ? undefined
        : (await server.read('GET /api/v1/lawyers/{_id}', { locale, params: { _id: insight._lawyer } })).lawyer
    expect(hrefsOf(main).includes(`/member/${lawyer?._id}${lang}`)).toBe(lawyer !== undefined)
    for (const text of [lawyer?.name ?? t('담당 변호사'), t('담당 변호사'), t('최종 검토')])
      expect([text, textOf(main).includes(text)]).toEqual([text, lawyer !== undefined])
    const notice =
      code === 'review'
        ? '후기는 보내 주신 분 개인의 경험입니다. 상담과 사건의 경험, 결과는 사안에 따라 다를 수 있습니다.'
        : '일반적인 이해를 돕는 글이며, 개별 사안에 대한 법률 의견이 아닙니다. 법령과 판례는 글을 쓴 뒤에 바뀌었을 수 있습니다.'
    expect(textOf(main)).toContain(t(notice))

    const others = hrefsOf(region(main, t('함께 읽을 글')))
    expect(others).toHaveLength(3)
    for (const other of others) expect(other).toMatch(new RegExp(`^${path}/(?!${_id})`))
    expect(textsOf(named(main, 'nav', t('다른 글')), 'a')[0]).toContain(second?.subject)
    const [article] = linkedDataOf(page, 'Article')
    expect(article).toMatchObject({ headline: insight.subject, datePublished: insight.createdAt })
    expect(String(article?.['mainEntityOfPage'])).toContain(`${path}/${_id}`)
  })
})

it.each([...readings, { code: 'youtube', path: '/insight_media/media' }])(
  'an address of another section redirects $code to its own',
  async ({ code, path }) => {
    const _id = (await newest(code))[0]?._id
    const home = code === 'youtube' ? path : `${path}/${_id}`
    for (const wrong of readings.filter((list) => list.code !== code)) {
      const { status, headers } = await server.open(`${wrong.path}/${_id}?lang=en`)
      expect([301, 302, 307]).toContain(status)
      expect(String(headers['location']).endsWith(`${home}?lang=en`)).toBe(true)
    }
  },
)

it.each([
  ...readings.map(({ path }) => `${path}/${noId}`),
  '/insight_media/insight/not-an-id',
  '/insight_media/media/media02',
  `/member/${noId}`,
  '/member/not-an-id',
  `/story/${noId}`,
  '/business/no-such-area',
  '/no-such-page',
  '/a/b/c',
  '/%EC%97%86%EB%8A%94-%ED%99%94%EB%A9%B4',
  '/story/firm?page=99',
  '/story/firm?page=1000000000',
  '/center/notice?page=50&q=a',
])('%s is a 404 that helps on', async (path) => {
  for (const { t, locale } of languages) {
    const page = await server.open(`${path}${path.includes('?') ? '&' : '?'}lang=${locale}`)
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(headingOf(page)).toBe(t('찾으시는 화면이 없습니다'))
    expect(named(page.main, 'a', t('처음으로')).getAttribute('href')).toMatch(/^\/(\?|$)/)
    expect(titleOf(page)).toContain(t('찾으시는 화면이 없습니다'))
    expect(metaOf(page, 'robots')).toBe('noindex')
    expect(all(page.document, 'link[rel=canonical], link[rel=alternate][hreflang]')).toEqual([])
    const paths = (links: (string | null)[]) => links.map((href) => href?.replace(/\?.*/, ''))
    expect(paths(hrefsOf(page.main, 'li a'))).toEqual(firstPaths)
    expect(paths(hrefsOf(page.main))).toContain('/sitemap')
  }
})

it('all that is missing is one page in each language, however it was asked for', async () => {
  const missing = ['/a', '/b/c?utm_source=x', `/story/${noId}`, '/business/none', '/story/firm?page=99', '/404']
  for (const language of ['ko', 'en', 'zh-CN']) {
    const pages = await Promise.all(missing.map((path) => server.open(path, { 'accept-language': language })))
    expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(1)
  }
  // It brings the router no data: the app takes over what its address says.
  expect((await server.open('/a')).html).not.toContain('$_TSR')
})

it('a path that is no page’s costs no rendering', async () => {
  await server.open('/no-page?lang=en')
  const asked = vi.spyOn(globalThis, 'Request')
  for (const path of ['/no-page?lang=en', '/wp-login.php/x?lang=en', '/a/b/c?lang=en', '/%EA%B0%80?lang=en'])
    expect([path, (await server.open(path)).status]).toEqual([path, 404])
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})

it.each(['/assets/none.js', '/sw-none.js', '/api/v1/none', '/icons/none.svg'])('%s is a 404 that is never a page', async (path) => {
  const { statusCode, headers } = await server.app.inject(path)
  expect(statusCode).toBe(404)
  expect(headers['content-type']).toContain('application/json')
})
