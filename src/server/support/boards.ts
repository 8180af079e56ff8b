import type { Paging } from '#contract/paging.ts'
import type { ItemOf } from '#contract/resource.ts'
import { boards, comments } from '#contract/support/boards.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import { ApiError } from '../http/api-error.ts'
import { type Context, serve } from '../http/route.ts'
import { requirePublished } from '../http/standard.ts'

/** The caller's name as others may read it; a comment has room for 60 signs of it. */
async function nameOf({ db, caller }: Context): Promise<{ _user: string; author: string }> {
  if (caller === undefined) throw new ApiError('unauthorized')
  const { name } = await db.selectFrom('users').select('name').where('_id', '=', caller._id).executeTakeFirstOrThrow()
  return { _user: caller._id, author: name.slice(0, 60) }
}

/** Named one by one: a field that is added to the resource does not become public by itself. */
const toPublicComment = ({ _id, createdAt, author, content }: ItemOf<typeof comments>) => ({ _id, createdAt, author, content })

/** Comments on posts: everybody reads them, who is signed in writes. */
export function serveBoards(app: FastifyInstance): void {
  serve(app, 'GET /api/v1/boards/{_id}/comments', async ({ params, query }, context) => {
    await requirePublished(context, boards, params._id)
    // Defaults have filled in what was not asked for.
    const { limit, skip, sort } = query as Required<Paging>
    const where = { _board: params._id }
    const { items, total } = await repositoryOf(comments).list(context.db, { limit, skip, sort, where, state: 'published' })
    return { comments: items.map(toPublicComment), summary: { total, limit, skip } }
  })

  serve(app, 'POST /api/v1/boards/{_id}/comments', async ({ params, body }, context) => {
    await requirePublished(context, boards, params._id)
    const comment = { _board: params._id, ...(await nameOf(context)), content: body.content }
    return { comment: toPublicComment(await repositoryOf(comments).insert(context.db, comment)) }
  })
}
