import { randomUUID } from 'node:crypto'
import { insights } from '#contract/law/insights.ts'
import { success } from '#contract/law/success.ts'
import type { AnyResource } from '#contract/resource.ts'
import { popups } from '#contract/site/popups.ts'
import { boards } from '#contract/support/boards.ts'
import { faqs } from '#contract/support/faqs.ts'
import { terms } from '#contract/support/terms.ts'
import { expect, it } from 'vitest'
import { anInsight, aPost, aStory, aTerm } from '../testing/content.ts'
import { pageServerForFile } from '../testing/page.ts'

const server = await pageServerForFile()
const token = await server.login('admin')
const draft = await server.add(success, aStory({ subject: { ko: '아직 쓰고 있는 이야기', en: 'A story in the making' } }))
const params = { _id: draft._id }
await server.ask('PUT /api/console/success/{_id}', { token, params, body: { isPublished: false } })
const preview = async (change: object = {}) => {
  const body = { resource: 'success', _item: draft._id, ...change }
  return server.ask('POST /api/console/previews', { token, body })
}

it('the link of a preview shows the page of a draft to whoever has it, in a language, without scripts', async () => {
  const { url } = (await preview()).answer.preview
  const page = await server.open(url)
  expect([page.status, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex'])
  expect(page.document.querySelector('h1')?.textContent).toBe('아직 쓰고 있는 이야기')
  expect(page.document.querySelector('[role=note]')?.textContent).toContain('미리보기')
  expect([...page.document.querySelectorAll('script')]).toEqual([])
  const english = await server.open((await preview({ locale: 'en' })).answer.preview.url)
  expect(english.document.querySelector('h1')?.textContent).toBe('A story in the making')
  expect((await server.open(`/story/${draft._id}`)).status).toBe(404)
})

it('a preview shows the item as it is by now, and nothing once it is gone', async () => {
  const { url } = (await preview()).answer.preview
  await server.ask('PUT /api/console/success/{_id}', { token, params, body: { subject: { ko: '다 쓴 이야기' } } })
  expect((await server.open(url)).document.querySelector('h1')?.textContent).toBe('다 쓴 이야기')
  await server.ask('DELETE /api/console/success/{_id}', { token, params })
  expect((await server.open(url)).status).toBe(404)
  expect((await preview()).status).toBe(410)
})

it('a preview shows a draft of the board, below which nobody can have written', async () => {
  const post = await server.add(boards, aPost({ subject: { ko: '아직 올리지 않은 글' } }))
  await server.ask('PUT /api/console/boards/{_id}', { token, params: { _id: post._id }, body: { isPublished: false } })
  const page = await server.open((await preview({ resource: 'boards', _item: post._id })).answer.preview.url)
  expect([page.status, page.document.querySelector('h1')?.textContent]).toEqual([200, '아직 올리지 않은 글'])
})

it('a link that was changed, or signed for something else, shows nothing', async () => {
  expect((await server.open(`/console/preview?token=${token}`)).status).toBe(404)
  expect((await server.open('/console/preview')).status).toBe(404)
  expect((await preview({ _item: randomUUID() })).status).toBe(404)
  expect((await preview({ resource: 'center/faqs' })).status).toBe(404)
})

const isPublished = false
const texts = { subject: { ko: '앞으로 보일 것' }, content: { ko: '글' } }
const future = { startsAt: '2090-01-01T00:00:00.000Z', endsAt: '2091-01-01T00:00:00.000Z' }
const shared: readonly (readonly [AnyResource, object, string])[] = [
  [
    popups,
    { code: 'divorce', ...texts, image: null, link: null, position: 'below', size: 'open', ...future, isPublished },
    '앞으로 보일 것',
  ],
  [
    popups,
    {
      code: 'fairs',
      ...texts,
      subject: { ko: '상담회에 보일 것' },
      image: null,
      link: null,
      position: 'top',
      size: 'line',
      ...future,
      isPublished,
    },
    '상담회에 보일 것',
  ],
  [faqs, { type: 'other', code: 'firm', question: { ko: '아직 없는 질문' }, answer: { ko: '<p>답</p>' }, isPublished }, '아직 없는 질문'],
  [
    insights,
    anInsight({ code: 'youtube', subject: { ko: '아직 없는 영상' }, youtube: { id: 'abcdefghijk' }, isPublished }),
    '아직 없는 영상',
  ],
  [terms, aTerm({ code: 'terms-of-use', edition: '9', content: { ko: '<p>다음 판의 글</p>' }, isPublished }), '다음 판의 글'],
]

it.each(shared)('a draft of $path is shown on the page where it will stand among others', async (resource, item, text) => {
  const { _id } = await server.add(resource, item as never)
  const { answer } = await preview({ resource: resource.path, _item: _id })
  const page = await server.open(answer.preview.url)
  expect(page.status).toBe(200)
  expect(page.html).toContain(text)
  const [path = ''] = resource.shownOn?.({ _id, ...item }) ?? []
  expect((await server.open(path)).html).not.toContain(text)
})
