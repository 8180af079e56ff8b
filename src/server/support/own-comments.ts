import type { Paging } from '#contract/paging.ts'
import { boards, comments, ownCommentCalls } from '#contract/support/boards.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import { ApiError } from '../http/api-error.ts'
import { serve } from '../http/route.ts'
import { listPublic } from '../http/standard.ts'

/** A member's own comments: also those that staff have hidden. */
export function serveOwnComments(app: FastifyInstance): void {
  serve(app, ownCommentCalls, {
    'GET /api/v1/me/comments': async ({ query }, context) => {
      const { limit, skip, sort } = query as Required<Paging>
      const where = { _user: context.caller._id }
      const { items, total } = await repositoryOf(comments).list(context.db, { where, limit, skip, sort })
      const posts = await listPublic(context, boards, { where: { _id: { in: items.map(({ _board }) => _board) } } })
      const subjects = new Map(posts.map(({ _id, subject }) => [_id, subject]))
      const postOf = (_id: string) => {
        const subject = subjects.get(_id)
        return subject === undefined ? null : { _id, subject }
      }
      const own = items.map(({ _id, createdAt, content, moderation, _board }) => ({
        _id,
        createdAt,
        content,
        moderation,
        board: postOf(_board),
      }))
      return { comments: own, summary: { total, limit, skip } }
    },
    'DELETE /api/v1/me/comments/{_id}': async ({ params }, context) => {
      const { db } = context
      const where = { _id: params._id, _user: context.caller._id }
      for (;;) {
        const [comment] = await repositoryOf(comments).select(db, { where, limit: 1 })
        if (comment === undefined) throw new ApiError('notFound')
        // Staff may hide it at the same moment: then it is read again.
        if (await repositoryOf(comments).remove(db, comment)) return
      }
    },
  })
}
