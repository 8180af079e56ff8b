import type { Body } from '#contract/api.ts'
import { fairNewsCalls } from '#contract/trade/fair-messages.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { serve } from '../../http/route.ts'
import { signedIds } from '../../http/signed-ids.ts'
import { readNeutral, setNeutral } from '../digests/answer-digests.ts'

/** Where a mail program sends the wish to hear no more, without opening anything (RFC 8058); the token follows. */
export const oneClickPath = '/api/v1/fairNews/unsubscribe/'

const purpose = 'fairNews'

/** Makes the token in the link of a mail: it is stored nowhere, and can do no more than refuse news. */
export const newsToken = (serverKey: Uint8Array, _user: string): string => signedIds(serverKey, purpose).codeOf(_user)

/** The account that a token is of; undefined where it is none of ours. Programs that find links in texts take a dot along. */
const userOf = (serverKey: Uint8Array, token: string): string | undefined =>
  signedIds(serverKey, purpose).idOf(token.split('.', 2).join('.'))

/** Notes that an account wants no news, once; of one that is gone there is nothing to note. */
async function refuse(db: Db, _user: string): Promise<void> {
  const known = db
    .selectFrom('users')
    .select((eb) => ['_id as _user', eb.val(new Date().toISOString()).as('at')])
    .where('_id', '=', _user)
    .where('status', '<>', 'withdrawn')
  await db
    .insertInto('fairNewsRefusals')
    .columns(['_user', 'at'])
    .expression(known)
    .onConflict((conflict) => conflict.column('_user').doNothing())
    .execute()
}

async function read(db: Db, _user: string) {
  const refusal = await db.selectFrom('fairNewsRefusals').select('at').where('_user', '=', _user).executeTakeFirst()
  return { isWanted: refusal === undefined, isNeutral: await readNeutral(db, _user) }
}

async function choose(db: Db, _user: string, { isWanted, isNeutral }: Body<'PUT /api/v1/me/fairNews'>) {
  if (isWanted === true) await db.deleteFrom('fairNewsRefusals').where('_user', '=', _user).execute()
  if (isWanted === false) await refuse(db, _user)
  if (isNeutral !== undefined) await setNeutral(db, _user, isNeutral)
  return read(db, _user)
}

/** Serves the choice whether to hear news of fairs: logged in, by the link of a mail, and by the button of a mail program. */
export function serveFairNews(app: FastifyInstance): void {
  const { serverKey, database, config } = app.platform

  serve(app, fairNewsCalls, {
    'GET /api/v1/me/fairNews': (_input, { db, caller }) => read(db, caller._id),
    'PUT /api/v1/me/fairNews': ({ body }, { db, caller }) => choose(db, caller._id, body),
    'POST /api/v1/fairNews/refusals': async ({ body }, { db }) => {
      const _user = userOf(serverKey, body.token)
      if (_user === undefined) throw new ApiError('notFound')
      await refuse(db, _user)
    },
  })

  // No call of the contract: what is sent is a form, whose only word (`List-Unsubscribe=One-Click`) says what the address says.
  void app.register(async (form) => {
    form.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 10_000, parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    )
    const rateLimit = { max: config.formsPerMinute * 10, timeWindow: '1 minute' }
    form.post<{ Params: { token: string } }>(`${oneClickPath}:token`, { config: { rateLimit } }, async ({ params }, reply) => {
      const _user = userOf(serverKey, params.token)
      if (_user === undefined) throw new ApiError('notFound')
      await refuse(database.db, _user)
      return reply.header('cache-control', 'no-store').code(204).send()
    })
  })
}
