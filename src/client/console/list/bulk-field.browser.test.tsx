import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json } from '../../testing/server.ts'
import { type ConsoleItem, resourceOf } from '../resources.ts'
import type { ListSearch } from './list-search.ts'
import { ResourceList } from './resource-list.tsx'

const faqs = resourceOf('center/faqs')
const list = 'GET /api/console/center/faqs'
const change = 'PUT /api/console/center/faqs/{_id}'
const count = 45

const faq = (index: number) =>
  ({
    _id: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    version: 3,
    isPublished: true,
    type: index % 3 === 0 ? 'homepage' : 'inquiry',
    question: { ko: `질문 ${index}` },
    answer: { ko: '<p>답</p>' },
  }) as unknown as ConsoleItem

function List() {
  const [search, setSearch] = useState<ListSearch>({})
  return <ResourceList resource={faqs} search={search} onSearch={setSearch} />
}

const show = () =>
  renderPart(<List />, {
    answers: {
      [list]: ({ headers }: Asked) => {
        const [limit, skip] = [Number(headers.get('limit')), Number(headers.get('skip'))]
        const all = Array.from({ length: count }, (_, index) => faq(index))
        return json({ faqs: all.slice(skip, skip + limit), summary: { total: count, limit, skip } })
      },
      'GET /api/console/center/faqs/counts': () => json({ counts: {} }),
      'GET /api/console/views': () => json({ views: [] }),
      [change]: ({ body, path }: Asked) => json({ faq: { ...faq(Number(path.slice(-2))), ...(body as object), version: 4 } }),
    },
  })

it('gives a field of all that the list has another value: says what changes, changes that alone, and takes it back', async () => {
  const { server } = await show()
  await page.getByRole('checkbox', { name: '이 쪽의 모두 고르기' }).click()
  await page.getByRole('button', { name: `다른 쪽까지 ${count}개 모두 고르기` }).click()
  await expect.element(page.getByText(`${count}개를 골랐습니다`)).toBeVisible()
  await page.getByRole('button', { name: '한꺼번에 고치기' }).click()
  await page.getByRole('combobox', { name: '바꿀 내용' }).selectOptions('type')
  await page.getByRole('group', { name: '한꺼번에 고치기' }).getByRole('combobox', { name: '구분' }).selectOptions('homepage')
  await expect.element(page.getByText(`${count}개 가운데 30개가 바뀝니다`)).toBeVisible()
  expect(server.asked(change)).toEqual([])
  await page.getByRole('button', { name: '30개 바꾸기' }).click()
  await expect.element(page.getByText('30개 가운데 30개를 마쳤습니다.')).toBeVisible()
  expect(
    server.asked(change).every(({ body, headers }) => JSON.stringify(body) === '{"type":"homepage"}' && headers.get('if-match') === '"3"'),
  ).toBe(true)
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect.poll(() => server.asked(change).length).toBe(60)
  expect(server.asked(change)[59]?.body).toEqual({ type: 'inquiry' })
})
