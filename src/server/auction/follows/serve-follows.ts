import { authors } from '#contract/auction/authors.ts'
import { followCalls, type Follow, type Wanted } from '#contract/auction/follows.ts'
import { auctionLimits } from '#contract/auction/limits.ts'
import { lotAt } from '#contract/auction/lot-number.ts'
import { programs } from '#contract/auction/programs.ts'
import { works } from '#contract/auction/works.ts'
import type { Locale } from '#contract/locale.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { lockCaller, requireRoom } from '../../http/lock-caller.ts'
import { type Context, serve } from '../../http/route.ts'
import { requirePublished } from '../../http/standard.ts'
import { countUses } from '../../http/usage-limits.ts'
import { type AuctionDeps, requireOpen } from '../auction.ts'
import { readByIds } from '../read-by-ids.ts'
import type { AuctionTables } from '../tables.ts'
import { targetOf, targetOfSale } from './targets.ts'
import { toldAlready } from './tell-of-sales.ts'

type Row = Selectable<AuctionTables['auctionFollows']>

const hourly = { name: 'auctionFollows', max: auctionLimits.followsHourly, windowMs: 60 * 60_000 }

const followedBy = (db: Db, _user: string) => db.selectFrom('auctionFollows').where('_user', '=', _user)

function kindOf({ _program, medium, estimate, words }: Row): Follow['kind'] {
  if (_program !== null) return 'program'
  return medium === null && estimate === null && words === '' ? 'author' : 'search'
}

const known = (ids: readonly (string | null)[]): string[] => ids.filter((_id) => _id !== null)

/** Follows as their member reads them: what is not published any more has no name. */
async function toFollows(db: Db, rows: readonly Row[], locale: Locale): Promise<Follow[]> {
  const found = await readByIds(db, works, known(rows.map(({ _newest }) => _newest)))
  const sales = await readByIds(db, programs, known(rows.map(({ _program }) => _program)))
  const artists = await readByIds(db, authors, [
    ...known(rows.map(({ _author }) => _author)),
    ...[...found.values()].map(({ _author }) => _author),
  ])
  return rows.map((row) => {
    const { _id, _program, _author, medium, estimate, words, _newest, newestAt, createdAt } = row
    const [sale, artist, work] = [sales.get(_program ?? ''), artists.get(_author ?? ''), found.get(_newest ?? '')]
    const maker = artists.get(work?._author ?? '')
    const isShown = work?.isPublished === true && maker?.isPublished === true && newestAt !== null
    const newest = {
      lot: lotAt(work?.place ?? 0),
      title: work ? textOf(work.title, locale) : '',
      author: maker ? textOf(maker.name, locale) : '',
    }
    return {
      _id,
      kind: kindOf(row),
      _program,
      _author,
      // They were checked as they were written.
      medium: medium as Follow['medium'],
      estimate: estimate as Follow['estimate'],
      words: words === '' ? null : words,
      name: sale?.isPublished === true ? textOf(sale.title, locale) : artist?.isPublished === true ? textOf(artist.name, locale) : null,
      newest: isShown ? { _work: work._id, ...newest, at: newestAt } : null,
      createdAt,
    }
  })
}

/** What is stored of a wish. @throws ApiError `notFound` for an artist or a sale that is not published */
async function toRow(context: Pick<Context, 'db'>, wanted: Wanted): Promise<Omit<Row, '_id' | '_user' | 'createdAt'>> {
  const none = { _program: null, _author: null, medium: null, estimate: null, words: '', toldOf: 0, _newest: null, newestAt: null }
  if (wanted.kind === 'program') {
    const sale = await requirePublished(context, programs, wanted._program)
    return { ...none, _program: sale._id, target: targetOfSale(sale._id), toldOf: toldAlready(sale, Date.now()) }
  }
  const { _author } = wanted
  if (_author !== null) await requirePublished(context, authors, _author)
  const { medium = null, estimate = null, words = null } = wanted.kind === 'search' ? wanted : {}
  return { ...none, _author, medium, estimate, words: words ?? '', target: targetOf({ _author, medium, estimate }) }
}

/** Serves members what they follow. They read it and end it while the auction is closed, too. */
export function serveFollows(app: FastifyInstance, deps: AuctionDeps): void {
  serve(app, followCalls, {
    'GET /api/v1/auction/follows': async (_input, { db, caller, locale }) => {
      const rows = await followedBy(db, caller._id).selectAll().orderBy('createdAt', 'desc').orderBy('_id', 'desc').execute()
      return { follows: await toFollows(db, rows, locale) }
    },
    'POST /api/v1/auction/follows': async ({ body }, context) => {
      const { db, locale } = context
      await requireOpen(db, deps)
      const values = await toRow(context, body)
      const { _user } = await lockCaller(context)
      const { target, words } = values
      const read = () => followedBy(db, _user).selectAll().where('target', '=', target).where('words', '=', words).executeTakeFirst()
      if ((await read()) === undefined) {
        await countUses(db, [{ limit: hourly, key: _user, amount: 1 }])
        const { total } = await followedBy(db, _user)
          .select(({ fn }) => fn.countAll().as('total'))
          .executeTakeFirstOrThrow()
        requireRoom(Number(total), auctionLimits.follows)
        const row = { _id: uuid(), _user, ...values, createdAt: new Date().toISOString() }
        await db.insertInto('auctionFollows').values(row).execute()
      }
      const row = await read()
      const [follow] = row === undefined ? [] : await toFollows(db, [row], locale)
      if (follow === undefined) throw new ApiError('notFound')
      return { follow }
    },
    'DELETE /api/v1/auction/follows/{_id}': async ({ params }, { db, caller }) => {
      const own = { _id: params._id, _user: caller._id }
      const gone = await db
        .deleteFrom('auctionFollows')
        .where((eb) => eb.and(own))
        .returning('_id')
        .executeTakeFirst()
      if (gone === undefined) throw new ApiError('notFound')
      // Who follows nothing any more hears of nothing.
      await db
        .updateTable('auctionFollowNews')
        .set({ works: 0, dueAt: null })
        .where('_user', '=', caller._id)
        .where((eb) => eb.not(eb.exists(followedBy(db, caller._id).select('_id'))))
        .execute()
    },
  })
}

/** Follows of an account, as its owner may take them along. */
export async function* followsOf(db: Db, _user: string): AsyncGenerator<object> {
  // A member follows so few that they are read at once.
  yield* await toFollows(db, await followedBy(db, _user).selectAll().orderBy('createdAt').orderBy('_id').execute(), 'ko')
}
