import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aNewStory, type NewStory } from '../testing/new-story.ts'
import { all, headingOf, hrefsOf, metaOf, named, only, pageServerForFile, textOf, titleOf } from '../testing/page.ts'

const server = await pageServerForFile()
const token = await server.login('admin')

const create = async (body: NewStory) => {
  const { status, answer } = await server.ask('POST /api/console/success', { body, token })
  expect(status).toBe(201)
  return { params: { _id: answer.success._id }, path: `/story/${answer.success._id}` }
}
const change = async (params: { _id: string }, body: object) =>
  expect((await server.ask('PUT /api/console/success/{_id}', { params, body, token })).status).toBe(200)
const remove = async (params: { _id: string }) =>
  expect((await server.ask('DELETE /api/console/success/{_id}', { params, token })).status).toBe(204)
const sitemap = async () => (await server.app.inject('/sitemap.xml')).payload

describe('a story', () => {
  it('is on its page, in its lists and on the home page at the next request after it is published, and gone when it is withdrawn', async () => {
    const data = aNewStory({ isPublished: false, isDivorceMain: true })
    const { params, path } = await create(data)
    const expectListed = async (isListed: boolean) => {
      for (const list of ['/', '/story/firm', '/story/firm?practice=inheritance', '/business/inheritance']) {
        const { status, html } = await server.open(list)
        expect([list, status, html.includes(data.subject.ko)]).toEqual([list, 200, isListed])
      }
      expect((await sitemap()).includes(path)).toBe(isListed)
    }
    // From now on the server has each of these in its cache.
    await expectListed(false)
    expect((await server.open(path)).status, 'a draft').toBe(404)

    await change(params, { isPublished: true })
    const page = await server.open(path)
    expect(page.status).toBe(200)
    expect(titleOf(page)).toBe(`${data.subject.ko} | 법무법인 이음새`)
    expect(page.html).toContain(data.content.ko)
    await expectListed(true)
    expect(titleOf(await server.open(`${path}?lang=en`))).toContain(data.subject.en)
    const first = only((await server.open('/story/firm')).main, 'ul:has(> li time) > li:first-child a')
    expect(first.getAttribute('href')).toBe(path)

    await change(params, { isPublished: false })
    expect((await server.open(path)).status).toBe(404)
    await expectListed(false)
  })

  it('shows its new title and text at the next request after a change, in each language, under a new ETag', async () => {
    const data = aNewStory()
    const { params, path } = await create(data)
    const addresses = [path, `${path}?lang=en`, '/story/firm', '/story/firm?lang=en']
    const etags = await Promise.all(addresses.map(async (address) => String((await server.open(address)).headers.etag)))
    const again = (index: number) => server.open(addresses[index] ?? '', { 'if-none-match': etags[index] ?? '' })
    for (const index of addresses.keys()) expect((await again(index)).status).toBe(304)

    const news = {
      subject: { ko: `바뀐 제목 ${randomUUID()}`, en: `A changed title ${randomUUID()}` },
      content: { ko: `<p>바뀐 본문 ${randomUUID()}</p>`, en: `<p>A changed text ${randomUUID()}</p>` },
    }
    await change(params, news)
    for (const [index, address] of addresses.entries()) {
      const page = await again(index)
      expect([address, page.status]).toEqual([address, 200])
      expect(page.headers.etag).not.toBe(etags[index])
      const language = address.endsWith('en') ? 'en' : 'ko'
      expect(page.html).toContain(news.subject[language])
      for (const old of [data.subject.ko, data.subject.en, data.content.ko]) expect(page.html).not.toContain(old)
      if (!address.startsWith(path)) continue
      expect(titleOf(page)).toContain(news.subject[language])
      expect(page.html).toContain(news.content[language])
      expect(textOf(page.main)).not.toContain(language === 'ko' ? news.subject.en : news.subject.ko)
    }
  })

  it('is gone after it is removed: a 410 that helps on, in no list and in no index', async () => {
    const data = aNewStory()
    const { params, path } = await create(data)
    expect((await server.open(path)).status).toBe(200)
    await remove(params)
    const page = await server.open(path)
    expect([page.status, page.headers['content-type']]).toEqual([410, 'text/html; charset=utf-8'])
    expect(headingOf(page)).toBe('삭제된 내용입니다')
    expect(titleOf(page)).toBe('삭제된 내용입니다 | 법무법인 이음새')
    expect(metaOf(page, 'robots')).toBe('noindex')
    expect(all(page.document, 'link[rel=canonical], link[rel=alternate][hreflang]')).toEqual([])
    expect(page.html).not.toContain(data.subject.ko)
    expect(named(page.main, 'a', '사이트맵').getAttribute('href')).toBe('/sitemap')
    expect(named(page.main, 'a', '처음으로').getAttribute('href')).toBe('/')
    expect(hrefsOf(named(page.main, 'nav', '현재 위치'))).toContain('/story/firm')
    expect((await server.open('/story/firm')).html).not.toContain(data.subject.ko)
    expect(await sitemap()).not.toContain(path)
  })

  it('that was put back from the trash is a draft at the next request, and its page again once it is published', async () => {
    const { params, path } = await create(aNewStory())
    await remove(params)
    expect((await server.open(path)).status).toBe(410)
    const { trash } = (await server.ask('GET /api/console/trash', { token })).answer
    const _id = trash.find(({ _item }) => _item === params._id)?._id ?? ''
    expect((await server.ask('POST /api/console/trash/{_id}/restore', { token, params: { _id } })).status).toBe(200)
    expect((await server.open(path)).status).toBe(404)
    await change(params, { isPublished: true })
    expect((await server.open(path)).status).toBe(200)
  })
})
