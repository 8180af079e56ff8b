import { success } from '#contract/law/success.ts'
import { boards } from '#contract/support/boards.ts'
import { aPost, aStory } from '../../testing/content.ts'
import type { WalkExamples, WalkStart } from '../../testing/walk.ts'

const asked = { title: '제목', content: '내용' }

/** Asks, writes and saves as a member does. */
export async function walk({ server, a: { _id, token } }: WalkStart): Promise<WalkExamples> {
  const story = await server.add(success, aStory())
  const post = await server.add(boards, aPost())
  const { question } = (await server.ask('POST /api/v1/me/inquires', { token, body: asked })).answer
  const saved = { kind: 'success', _item: story._id } as const
  const { bookmark } = (await server.ask('POST /api/v1/me/bookmarks', { token, body: saved })).answer
  const { like } = (await server.ask('POST /api/v1/me/likes', { token, body: saved })).answer
  const written = { token, params: { _id: post._id }, body: { content: '글' } }
  const { comment } = (await server.ask('POST /api/v1/boards/{_id}/comments', written)).answer
  return {
    rows: {
      '/inquires/': question._id,
      '/questions/': question._id,
      '/bookmarks/': bookmark._id,
      '/likes/': like._id,
      '/comments/': comment._id,
    },
    params: { _board: post._id },
    bodies: {
      'POST /api/v1/boards/{_id}/comments': { content: '글' },
      'POST /api/v1/me/inquires': asked,
      'POST /api/v1/center/questions': asked,
      'PUT /api/v1/me/inquires/{_id}': { title: '남의 제목' },
      'POST /api/v1/me/bookmarks': { kind: 'success', _item: _id },
      'POST /api/v1/me/likes': { kind: 'success', _item: _id },
      'PUT /api/console/center/questions/{_id}': { answers: [{ content: '답' }] },
      'POST /api/console/center/questions': asked,
      'PUT /api/console/boards/comments/{_id}': { moderation: 'hidden' },
    },
  }
}
