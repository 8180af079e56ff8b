import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../testing/render.tsx'
import { json } from '../testing/server.ts'
import { Marks } from './marks.tsx'

const summary = { total: 0, limit: 20, skip: 0 }
const mark = {
  _id: 'm',
  createdAt: '2026-11-01T00:00:00.000Z',
  kind: 'boards',
  label: '게시판',
  _item: 'post',
  subject: '글',
  path: '/',
} as const

it('an item is saved and liked apart, and each mark is taken away again by the same button', async () => {
  const { server } = await renderPart(<Marks kind="boards" _item="post" />, {
    answers: {
      'GET /api/v1/me/bookmarks': { bookmarks: [mark], summary: { ...summary, total: 1 } },
      'GET /api/v1/me/likes': { likes: [], summary },
      'POST /api/v1/me/likes': () => json({ like: mark }, 201),
      'DELETE /api/v1/me/likes/{_id}': () => new Response(null, { status: 204 }),
    },
  })
  const like = page.getByRole('button', { name: '좋아요' })
  const saved = page.getByRole('button', { name: '즐겨찾기' })
  await expect.element(saved).toHaveAttribute('aria-pressed', 'true')
  await expect.element(like).toHaveAttribute('aria-pressed', 'false')
  await like.click()
  await expect.element(like).toHaveAttribute('aria-pressed', 'true')
  expect(server.asked('POST /api/v1/me/likes').map(({ body }) => body)).toEqual([{ kind: 'boards', _item: 'post' }])
  await like.click()
  await expect.element(like).toHaveAttribute('aria-pressed', 'false')
  expect(server.asked('DELETE /api/v1/me/likes/{_id}').map(({ path }) => path)).toEqual(['/api/v1/me/likes/m'])
  await expect.element(saved).toHaveAttribute('aria-pressed', 'true')
})
