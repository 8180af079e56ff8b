import { brotliDecompressSync } from 'node:zlib'
import { insights } from '#contract/law/insights.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { success } from '#contract/law/success.ts'
import { staticPaths } from '#contract/pages.ts'
import { setting } from '#contract/site/setting.ts'
import { notifications } from '#contract/support/notifications.ts'
import { setting as seedSetting } from '#demo/setting.ts'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { asTables } from '../db/schema.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { keepPicture } from '../files/pictures.ts'
import { aLawyer, anInsight, aStory } from '../testing/content.ts'
import { serverForFile, startServer } from '../testing/server.ts'
import { all, type Element, readXml, textOf } from '../testing/xml.ts'

const origin = 'https://ieumsae.example'
const server = await serverForFile({ hasAccounts: true, env: { ORIGIN: origin } })
const { app } = server
const token = await server.login('editor')

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const urls = async (): Promise<Element[]> => all(readXml((await get('/sitemap.xml')).payload), 'url')
const addresses = async () => (await urls()).map((url) => textOf(url, 'loc'))
const inAll = (path: string) => ['', '?lang=en', '?lang=cn'].map((search) => `${origin}${path}${search}`)

const webp = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#8C6239' } })
  .webp()
  .toBuffer()
const thumb = await keepPicture(server.database.db, app.platform.storage, webp, { width: 1000, height: 500, name: 'a.webp' })

it('robots are told where the sitemap is, and what is not for them', async () => {
  const { statusCode, headers, payload } = await get('/robots.txt')
  expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'text/plain; charset=utf-8' })
  expect(payload.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      `Sitemap: ${origin}/sitemap.xml`,
      'Allow: /api/v1/files/',
      'Disallow: /api/',
      'Disallow: /console',
      'Disallow: /mypage',
    ]),
  )
})

describe('the sitemap', () => {
  it('names every page once in each language, and none that is not to be found', async () => {
    const found = await addresses()
    expect(found).toEqual(expect.arrayContaining(staticPaths.flatMap(inAll)))
    expect(new Set(found).size).toBe(found.length)
    expect(found.filter((address) => /\/(ex|console|mypage|join|api)\b/.test(new URL(address).pathname))).toEqual([])
  })

  it('says of each page which others are the same in another language', async () => {
    for (const url of await urls()) {
      const links = all(url, 'xhtml:link').map(({ attributes }) => attributes)
      const bare = textOf(url, 'loc').replace(/\?.*/, '')
      expect(links).toEqual([
        { rel: 'alternate', hreflang: 'ko', href: bare },
        { rel: 'alternate', hreflang: 'en', href: `${bare}?lang=en` },
        { rel: 'alternate', hreflang: 'zh-Hans', href: `${bare}?lang=cn` },
        { rel: 'alternate', hreflang: 'x-default', href: bare },
      ])
    }
  })

  it('has a page for each item, with its last change', async () => {
    const story = await server.add(success, aStory({ thumb }))
    const lawyer = await server.add(lawyers, aLawyer({ mainImage: thumb }))
    const notice = await server.add(notifications, {
      code: 'firm',
      subject: { ko: '공지' },
      content: { ko: '<p>공지</p>' },
      isPinned: false,
      thumb: null,
    })
    const paths = { article: 'insight', column: 'column', review: 'review' } as const
    const written = await Promise.all(
      Object.entries(paths).map(async ([code, folder]) => {
        const { _id } = await server.add(insights, anInsight({ code: code as keyof typeof paths }))
        return `/insight_media/${folder}/${_id}`
      }),
    )
    const video = await server.add(insights, anInsight({ code: 'youtube', youtube: { id: 'demo-000001' } }))
    const found = await urls()
    const of = (path: string) => found.filter((url) => inAll(path).includes(textOf(url, 'loc')))
    for (const path of [`/story/${story._id}`, `/member/${lawyer._id}`, `/center/notice/${notice._id}`, ...written])
      expect([path, of(path).length]).toEqual([path, 3])
    expect(found.filter((url) => textOf(url, 'loc').includes(video._id))).toEqual([])
    for (const url of of(`/story/${story._id}`)) expect(textOf(url, 'lastmod')).toBe(story.updatedAt)
  })

  it('follows the console at the very next request', async () => {
    const { subject, summary, result, content, code, practice } = aStory()
    const body = { subject, summary, result, content, code, practice, thumb: null, isPublished: false }
    const draft = await server.ask('POST /api/console/success', { token, body })
    const params = { _id: draft.answer.success._id }
    const isThere = async () => (await addresses()).includes(`${origin}/story/${params._id}`)
    const put = (isPublished: boolean) => server.ask('PUT /api/console/success/{_id}', { token, params, body: { isPublished } })
    expect([draft.status, await isThere()]).toEqual([201, false])
    await put(true)
    expect(await isThere()).toBe(true)
    await put(false)
    expect(await isThere()).toBe(false)
    await put(true)
    expect(await isThere()).toBe(true)
    await server.ask('DELETE /api/console/success/{_id}', { token, params })
    expect(await isThere()).toBe(false)
  })

  it('is not sent again to who has it', async () => {
    const { headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect((await get('/sitemap.xml', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304)
  })
})

describe('the feed', () => {
  const channel = async (search = ''): Promise<Element> => {
    const rss = readXml((await get(`/rss.xml${search}`)).payload)
    expect([rss.name, rss.attributes['version'], rss.children.length]).toEqual(['rss', '2.0', 1])
    return rss.children[0] ?? rss
  }
  const hard = 'A & B <b>"c"</b> ]]> \u0007 \uD800 끝'
  const at = (minute: number) => `2030-01-01T00:${String(minute).padStart(2, '0')}:00.000Z`

  beforeAll(async () => {
    const { key: _key, ...firm } = { key: '', ...seedSetting }
    await server.add(setting, { ...firm, offices: [], screenshots: [], centreScreenshots: [], adRules: [], comments: 'shown' })
    for (let minute = 0; minute < 14; minute += 1) {
      await server.add(success, aStory({ subject: { ko: `이야기 ${minute}`, en: `Story ${minute}` }, thumb, createdAt: at(minute * 3) }))
      await server.add(insights, anInsight({ subject: { ko: `기사 ${minute}` }, createdAt: at(minute * 3 + 1) }))
      await server.add(insights, anInsight({ subject: { ko: `칼럼 ${minute}` }, code: 'column', createdAt: at(minute * 3 + 2) }))
    }
    await server.add(success, aStory({ subject: { ko: '초안' }, isPublished: false, createdAt: at(58) }))
    await server.add(insights, anInsight({ subject: { ko: '영상' }, code: 'youtube', createdAt: at(58) }))
    await server.add(success, aStory({ subject: { ko: hard }, createdAt: at(59) }))
  })

  it('has what RSS 2.0 asks for', async () => {
    expect((await get('/rss.xml')).headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const found = await channel()
    expect(textOf(found, 'title')).toBe(seedSetting.name.ko)
    expect(textOf(found, 'link')).toBe(`${origin}/`)
    expect(textOf(found, 'description')).toBe(seedSetting.tagline.ko)
    expect(textOf(found, 'language')).toBe('ko')
    expect(all(found, 'atom:link')[0]?.attributes).toEqual({ rel: 'self', type: 'application/rss+xml', href: `${origin}/rss.xml` })
    for (const item of all(found, 'item')) {
      expect(textOf(item, 'guid')).toBe(textOf(item, 'link'))
      expect(textOf(item, 'link')).toMatch(/^https:\/\/ieumsae\.example\/(story|insight_media\/(insight|column))\/[\w-]{36}$/)
      expect(textOf(item, 'pubDate')).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/)
      expect(textOf(item, 'description')).not.toBe('')
    }
  })

  it('has the newest thirty articles, columns and stories that are published, the newest first', async () => {
    const items = all(await channel(), 'item')
    const titles = items.map((item) => textOf(item, 'title'))
    expect(titles).toHaveLength(30)
    expect(titles[0]).toBe('A & B <b>"c"</b> ]]>   끝')
    expect(titles.slice(1, 5)).toEqual(['칼럼 13', '기사 13', '이야기 13', '칼럼 12'])
    const times = items.map((item) => Date.parse(textOf(item, 'pubDate')))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('names a picture with its true size and type', async () => {
    const [enclosure] = all(await channel(), 'item').flatMap((item) => all(item, 'enclosure'))
    const { url = '', length, type } = enclosure?.attributes ?? {}
    const { statusCode, headers } = await get(new URL(url).pathname)
    expect({ statusCode, length: headers['content-length'], type: headers['content-type'] }).toEqual({ statusCode: 200, length, type })
  })

  it('speaks the language that its address names, whatever the reader wishes', async () => {
    const english = await channel('?lang=en')
    expect([textOf(english, 'language'), textOf(english, 'title')]).toEqual(['en', seedSetting.name.en])
    expect(all(english, 'item').map((item) => textOf(item, 'title'))).toContain('Story 13')
    for (const item of all(english, 'item')) expect(textOf(item, 'link')).toMatch(/\?lang=en$/)
    expect(textOf(await channel('?lang=cn'), 'language')).toBe('zh-Hans')
    const { payload } = await get('/rss.xml?lang=xx', { 'accept-language': 'en', cookie: 'locale=cn' })
    expect(payload).toBe((await get('/rss.xml')).payload)
  })
})

it('a sitemap of many pages is an index of parts, made of ids and dates alone', async () => {
  await using many = await startServer({ env: { ORIGIN: origin } })
  const { _id } = await many.add(success, aStory())
  const table = asTables(many.database.db)
  const row = await table.selectFrom('success').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow()
  // What is not read may be anything.
  const copies = Array.from({ length: 1020 }, () => ({ ...row, _id: uuid(), data: 'not read' }))
  for (let at = 0; at < copies.length; at += 60)
    await table
      .insertInto('success')
      .values(copies.slice(at, at + 60))
      .execute()
  const read = async (url: string) => readXml((await many.app.inject({ url, headers: { 'accept-encoding': 'identity' } })).payload)
  const index = await read('/sitemap.xml')
  const parts = all(index, 'sitemap').map((part) => textOf(part, 'loc'))
  expect([index.name, ...parts]).toEqual([
    'sitemapindex',
    `${origin}/sitemap/pages-1.xml`,
    ...[1, 2, 3].map((part) => `${origin}/sitemap/success-${part}.xml`),
  ])
  const urlsOf = async (part: string) => all(await read(new URL(part).pathname), 'url').map((url) => textOf(url, 'loc'))
  const found = (await Promise.all(parts.map(urlsOf))).flat()
  expect(new Set(found).size).toBe((staticPaths.length + 1021) * 3)
  for (const name of ['success-4', 'success-0', 'pages-2', 'forms-1', 'none'])
    expect([name, (await many.app.inject(`/sitemap/${name}.xml`)).statusCode]).toEqual([name, 404])
  const packed = await many.app.inject({ url: '/sitemap/success-1.xml', headers: { 'accept-encoding': 'br' } })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe((await many.app.inject('/sitemap/success-1.xml')).payload)
})

it('an empty database has a sitemap and a feed too', async () => {
  await using empty = await startServer({ env: { ORIGIN: origin } })
  const read = async (url: string) => readXml((await empty.app.inject(url)).payload)
  expect(all(await read('/sitemap.xml'), 'url')).toHaveLength(staticPaths.length * 3)
  const [channel] = (await read('/rss.xml')).children
  expect(channel === undefined ? '' : textOf(channel, 'title')).toBe('ieumsae.example')
})
