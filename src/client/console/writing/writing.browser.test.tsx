import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type Answers, json } from '../../testing/server.ts'
import { ResourceForm } from '../form/resource-form.tsx'
import { type ConsoleItem, resourceOf } from '../resources.ts'

const notices = resourceOf('center/notifications')
const _id = '019a0000-0000-7000-8000-000000000001'
const at = '2026-11-01T00:00:00.000Z'
const notice: ConsoleItem = {
  _id,
  createdAt: at,
  updatedAt: at,
  version: 2,
  isPublished: true,
  subject: { ko: '새로운 사무소를 열었습니다', en: 'We opened an office' },
  content: { ko: '<p>글</p>' },
  isPinned: false,
  thumb: null,
}
const stale = { _id, field: 'subject', locale: 'en' as const, text: 'We opened an office', source: '사무소를 열었습니다' }
const change = 'PUT /api/console/center/notifications/{_id}'
const base = (more: object[] = []): Answers => ({
  'GET /api/console/writing': () =>
    json({ writing: { adRules: [{ phrase: '승소율', unless: null, reason: '규정 제4조' }], firm: { ko: '이음새' } } }),
  'POST /api/console/writing/links': () => json({ dead: ['/story/gone'] }),
  'GET /api/console/translations': () => json({ translations: more }),
  [change]: ({ body }) => json({ notification: { ...notice, ...(body as object), version: 3 } }),
})
beforeEach(() => localStorage.removeItem('console-languages'))

const list = page.getByRole('region', { name: '살펴볼 곳' })
const field = (name: string) => page.getByRole('textbox', { name })

it('warns of wording, silent pictures, jumping headings and dead links, leads to the field, and keeps nobody from saving', async () => {
  const content = {
    ko:
      '<h2>가</h2><h4>나</h4><p><a href="/story/gone">다</a> <a href="https://nowhere">라</a></p>' +
      '<figure><img src="/api/v1/files/a" alt=""><figcaption>글</figcaption></figure><img src="/api/v1/files/b" alt="" data-decorative="true">',
  }
  const { server } = await renderPart(<ResourceForm resource={notices} item={{ ...notice, content }} />, { answers: base() })
  const shown = () => list.element().textContent
  for (const words of ['설명이 없는 사진이 있습니다: 1장', 'H4', '/story/gone', 'https://nowhere'])
    await expect.poll(shown).toContain(words)
  expect(shown()).not.toContain('승소율')
  // The tab of the language says so too, and what is said of all of them leads there.
  await expect.element(page.getByRole('button', { name: /^한국어 .*살펴볼 곳 4$/ })).toBeVisible()
  await page.getByRole('button', { name: '살펴볼 곳 4', exact: true }).click()
  await expect.element(list).toHaveFocus()
  await field('제목, 한국어').fill('승소율 98%의 아주 긴 제목입니다. 검색 결과에서는 이 제목이 끝까지 보이지 않을 것입니다')
  await expect.poll(shown).toContain('규정 제4조')
  expect(shown()).toContain('제목이 깁니다')
  await list.getByRole('button', { name: '승소율' }).click()
  await expect.element(field('제목, 한국어')).toHaveFocus()
  await page.getByText('검색 결과와 공유 카드').click()
  const result = page.getByRole('group', { name: '검색 결과', exact: true })
  expect(result.element().textContent).toContain('않을 것입니다 | 이음새')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect.element(page.getByText('저장했습니다')).toBeVisible()
  expect(server.asked(change)).toHaveLength(1)
})

it('shows a language beside Korean, how far it is, and what Korean has changed since; it can be said to be right', async () => {
  let rows: object[] = [stale]
  const { server } = await renderPart(<ResourceForm resource={notices} item={notice} />, {
    answers: {
      ...base(),
      'GET /api/console/translations': () => json({ translations: rows }),
      'DELETE /api/console/translations/{_id}': () => {
        rows = []
        return new Response(null, { status: 204 })
      },
    },
  })
  await expect.element(page.getByRole('button', { name: 'English 글 2개 가운데 1개 번역 빈칸 1개 한국어 바뀜 1' })).toBeVisible()
  await page.getByRole('button', { name: /^English/ }).click()
  await expect.element(field('제목, 中文')).not.toBeInTheDocument()
  await expect.element(field('제목, 한국어')).toBeVisible()
  await expect.element(page.getByText('번역한 뒤에 한국어가 바뀌었습니다')).toBeVisible()
  expect(document.querySelector('ins')?.textContent?.trim()).toBe('새로운')
  await page.getByRole('button', { name: '번역은 그대로 맞습니다' }).click()
  await expect.element(page.getByText('번역한 뒤에 한국어가 바뀌었습니다')).not.toBeInTheDocument()
  expect(server.asked('DELETE /api/console/translations/{_id}')).toHaveLength(1)
})

it('shows what is empty beside Korean, remembers another choice, and shows a language in which something was refused', async () => {
  const content = { ko: '<p>글</p>', en: '<p>Text</p>' }
  const refused = { code: 'invalid', message: '', issues: [{ path: 'subject.en', message: '너무 깁니다.' }] }
  const answers = { ...base(), [change]: () => json(refused, 400) }
  const shown = await renderPart(<ResourceForm resource={notices} item={{ ...notice, content }} />, { answers })
  await expect.element(field('제목, 中文')).toBeVisible()
  await expect.element(field('제목, English')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '한국어', exact: true }).click()
  await expect.element(field('제목, 中文')).not.toBeInTheDocument()
  await shown.unmount()
  await renderPart(<ResourceForm resource={notices} item={{ ...notice, content }} />, { answers })
  await expect.element(field('제목, 한국어')).toBeVisible()
  await expect.element(field('제목, 中文')).not.toBeInTheDocument()
  await field('제목, 한국어').fill('새 제목')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect.element(field('제목, English')).toHaveFocus()
  await expect.element(page.getByText('너무 깁니다.')).toBeVisible()
})
