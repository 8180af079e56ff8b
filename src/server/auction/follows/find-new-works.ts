import { works as workResource } from '#contract/auction/works.ts'
import type { ItemOf } from '#contract/resource.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Db } from '../../db/schema.ts'
import { searchColumns, wantedOf } from '../../db/search.ts'
import type { Platform } from '../../http/platform.ts'
import { readByIds } from '../read-by-ids.ts'
import { isHung } from '../works.ts'
import { targetsOf } from './targets.ts'

type Work = ItemOf<typeof workResource>

/** So many works are looked at in one transaction, and so many follows read, and members written, at a time. */
const batch = { works: 200, follows: 2000, members: 500 }
/** Transactions of one run: the next one comes soon. */
const mostTransactions = 20
/** So long new works are collected before their followers are told, in ms. */
export const collected = 60 * 60_000

/** Works of sales that are not over, which hang and were not looked at yet. */
async function readNew(db: Db, now: string): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`
    select "auction_works"."_id" from "auction_works" where "state" <> 'removed' and "state" = 'published' and ${sql.join(isHung, sql` and `)}
    and "_program" in (select "p"."_id" from "auction_programs" as "p" where "p"."state" = 'published' and "p"."closesAt" > ${now})
    and not exists (select 1 from "auctionNewWorks" as "n" where "n"."_work" = "auction_works"."_id")
    order by "auction_works"."_id" limit ${batch.works}`.execute(db)
  return rows.map(({ _id }) => _id)
}

/** Notes that works are looked at. @returns whether nobody else has looked at one of them meanwhile: then nothing is noted */
async function take(db: Db, ids: readonly string[], createdAt: string): Promise<boolean> {
  const rows = await db
    .insertInto('auctionNewWorks')
    .values(ids.map((_work) => ({ _work, createdAt })))
    .onConflict((conflict) => conflict.column('_work').doNothing())
    .returning('_work')
    .execute()
  if (rows.length === ids.length) return true
  const taken = rows.map(({ _work }) => _work)
  if (taken.length > 0) await db.deleteFrom('auctionNewWorks').where('_work', 'in', taken).execute()
  return false
}

/** Works by the targets of the searches that find them. */
function byTarget(items: readonly Work[]): ReadonlyMap<string, readonly Work[]> {
  const found = new Map<string, Work[]>()
  for (const item of items)
    for (const target of targetsOf(item)) {
      const beside = found.get(target)
      if (beside === undefined) found.set(target, [item])
      else beside.push(item)
    }
  return found
}

/** Makes what says whether a work has words, as `q` of a list finds it. */
function makeFinder() {
  const columns = new Map<string, ReturnType<typeof searchColumns>>()
  const columnsOf = (item: Work) => {
    const known = columns.get(item._id) ?? searchColumns(workResource, { ...item })
    columns.set(item._id, known)
    return known
  }
  return (items: readonly Work[], words: string): readonly Work[] => {
    if (words === '') return items
    const wanted = wantedOf(words)
    return items.filter((item) => wanted.every(({ column, text }) => columnsOf(item)[column].includes(text)))
  }
}

/** A page of the follows that may find some of these works, in the order of their index. */
const readFollows = (db: Db, targets: readonly string[], after: { target: string; words: string; _id: string }) =>
  db
    .selectFrom('auctionFollows')
    .select(['_id', '_user', 'target', 'words'])
    .where('target', 'in', targets)
    .where(sql<boolean>`("target", "words", "_id") > (${after.target}, ${after.words}, ${after._id})`)
    .orderBy('target')
    .orderBy('words')
    .orderBy('_id')
    .limit(batch.follows)
    .execute()

/** What is found of new works. */
interface Found {
  /** Works of which members are to be told, by the member: each once. */
  news: Map<string, ReadonlySet<string>>
  /** Follows that found some, by the last work of theirs. */
  newest: Map<string, string[]>
}

/** Makes what adds works to those of which a member is told. Who follows one thing shares the set of all who do. */
function makeCollector(news: Found['news']) {
  const own = new Map<string, Set<string>>()
  return (_user: string, found: ReadonlySet<string>) => {
    const before = news.get(_user)
    if (before === undefined) news.set(_user, found)
    if (before === undefined || before === found) return
    const mine = own.get(_user) ?? new Set(before)
    for (const _work of found) mine.add(_work)
    own.set(_user, mine)
    news.set(_user, mine)
  }
}

/** Finds the follows of works, and their members. */
async function match(db: Db, items: readonly Work[]): Promise<Found> {
  const targets = byTarget(items)
  const find = makeFinder()
  const all: Found = { news: new Map(), newest: new Map() }
  const add = makeCollector(all.news)
  // Those that are still to be read.
  const left = new Set(targets.keys())
  let last = { target: '', words: '', _id: '' }
  let found: ReadonlySet<string> = new Set()
  let newest: string[] = []
  for (let read = batch.follows; read === batch.follows;) {
    const rows = await readFollows(db, [...left], last)
    read = rows.length
    for (const row of rows) {
      const { _id, target, words, _user } = row
      if (target !== last.target) left.delete(last.target)
      // Those who follow the same come one after the other.
      if (target !== last.target || words !== last.words) {
        found = new Set(find(targets.get(target) ?? [], words).map((item) => item._id))
        const newestWork = [...found].at(-1) ?? ''
        newest = all.newest.get(newestWork) ?? []
        if (found.size > 0) all.newest.set(newestWork, newest)
      }
      last = row
      if (found.size === 0) continue
      newest.push(_id)
      add(_user, found)
    }
  }
  return all
}

/** Parts of a list, so long that a statement takes them. */
const partsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / batch.members) }, (_, index) =>
    items.slice(index * batch.members, (index + 1) * batch.members),
  )

/** Notes of follows which work they found last. */
async function noteNewest(db: Db, newest: Found['newest'], newestAt: string): Promise<void> {
  for (const [_newest, follows] of newest)
    for (const part of partsOf(follows))
      await db.updateTable('auctionFollows').set({ _newest, newestAt }).where('_id', 'in', part).execute()
}

/** Adds to what members are to be told of. Where something waits already it is told with that. */
async function collect(db: Db, news: Found['news'], now: number): Promise<void> {
  const dueAt = new Date(now + collected).toISOString()
  const rows = [...news].map(([_user, found]) => {
    const [_work = ''] = found
    return { _user, works: found.size, _work, dueAt, restsUntil: null }
  })
  for (const part of partsOf(rows))
    await db
      .insertInto('auctionFollowNews')
      .values(part)
      .onConflict((conflict) =>
        conflict.column('_user').doUpdateSet({
          works: sql`"auctionFollowNews"."works" + "excluded"."works"`,
          _work: sql`case when "auctionFollowNews"."works" = 0 then "excluded"."_work" else "auctionFollowNews"."_work" end`,
          dueAt: sql`case when "auctionFollowNews"."dueAt" is not null then "auctionFollowNews"."dueAt"
            when "auctionFollowNews"."restsUntil" > "excluded"."dueAt" then "auctionFollowNews"."restsUntil" else "excluded"."dueAt" end`,
        }),
      )
      .execute()
}

/**
 * Looks at works that hang since it was last run, each once, and collects them for the members who follow their artist or a search that
 * finds them. Nothing is locked while that is found out.
 * @param now ms
 */
export async function findNewWorks({ database }: Pick<Platform, 'database'>, now: number): Promise<void> {
  const { db } = database
  const at = new Date(now).toISOString()
  for (let turns = 0; turns < mostTransactions; turns += 1) {
    const ids = await readNew(db, at)
    if (ids.length === 0) return
    const found = await readByIds(db, workResource, ids)
    // In the order in which they were added.
    const { news, newest } = await match(
      db,
      ids.flatMap((_id) => found.get(_id) ?? []),
    )
    await inTransaction(db, async (own) => {
      if (!(await take(own.db, ids, at))) return
      await noteNewest(own.db, newest, at)
      await collect(own.db, news, now)
    })
  }
}
