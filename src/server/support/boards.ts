import type { Locale } from '#contract/locale.ts'
import type { Paging } from '#contract/paging.ts'
import type { ItemOf } from '#contract/resource.ts'
import { boards, comments, maxBoardFiles, maxComments, boardCalls } from '#contract/support/boards.ts'
import type { FastifyInstance } from 'fastify'
import { inPages } from '../db/in-pages.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import type { Erasure } from '../files/pending.ts'
import { ApiError } from '../http/api-error.ts'
import { translate } from '../http/catalogues.ts'
import { storeDocument } from '../http/document-uploads.ts'
import { issueOf } from '../http/issues.ts'
import { lockCaller, requireRoom } from '../http/lock-caller.ts'
import { serve } from '../http/route.ts'
import { requireItem, requirePublished, updateItem } from '../http/standard.ts'
import { tellOffice } from '../mail/office-alerts.ts'
import { withdrawnName } from './members.ts'

/** Named one by one: a field that is added to the resource does not become public by itself. */
const toPublicComment = ({ _id, createdAt, author, content }: ItemOf<typeof comments>, locale: Locale) => ({
  _id,
  createdAt,
  author: author ?? translate(locale, withdrawnName),
  content,
})

/** The comments of an account, the oldest first. */
export const commentsOf = (db: Db, _user: string) =>
  inPages((page) => repositoryOf(comments).select(db, { where: { _user }, sort: 'createdAt', ...page }))

/** Takes the name of an account that is closed out of its comments; what was written stays. In a transaction. */
export async function forgetAuthor(_user: string, { db }: Pick<Erasure, 'db'>): Promise<void> {
  for await (const comment of commentsOf(db, _user)) await repositoryOf(comments).update(db, comment, { author: null })
}

export interface BoardDeps {
  /** Whether comments wait until staff have looked at them. */
  reviewsComments: (db: Db) => Promise<boolean>
}

/** Posts have files that everybody may have, and comments: everybody reads them, who is signed in writes. */
export function serveBoards(app: FastifyInstance, { reviewsComments }: BoardDeps): void {
  serve(app, boardCalls, {
    'POST /api/console/boards/{_board}/files': async ({ params: { _board } }, context) => {
      await requireItem(context, boards, _board)
      return storeDocument(context, async (db, file) => {
        const withFile = ({ files }: ItemOf<typeof boards>) => {
          if (files.length < maxBoardFiles) return { files: [...files, file] }
          throw new ApiError('invalid', { issues: [issueOf('files', 'tooMany', context.locale, { maximum: String(maxBoardFiles) })] })
        }
        return { board: await updateItem({ ...context, db }, boards, _board, withFile) }
      })
    },
    'GET /api/v1/boards/{_id}/comments': async ({ params, query }, context) => {
      await requirePublished(context, boards, params._id)
      // Defaults have filled in what was not asked for.
      const { limit, skip, sort } = query as Required<Paging>
      const where = { _board: params._id, moderation: 'shown' } as const
      const { items, total } = await repositoryOf(comments).list(context.db, { limit, skip, sort, where, state: 'published' })
      return { comments: items.map((item) => toPublicComment(item, context.locale)), summary: { total, limit, skip } }
    },
    'POST /api/v1/boards/{_id}/comments': async ({ params, body }, context) => {
      await requirePublished(context, boards, params._id)
      const author = await lockCaller(context)
      requireRoom(await repositoryOf(comments).count(context.db, { where: { _user: author._user } }), maxComments)
      const isWaiting = await reviewsComments(context.db)
      const comment = { _board: params._id, ...author, content: body.content, moderation: isWaiting ? 'waiting' : 'shown' }
      const item = await repositoryOf(comments).insert(context.db, comment)
      if (isWaiting) await tellOffice({ ...context, platform: app.platform }, 'comment')
      return { comment: toPublicComment(item, context.locale), isWaiting }
    },
  })
}
