import { resources } from '#contract/api.ts'
import { orders } from '#contract/shop/orders.ts'
import { success } from '#contract/law/success.ts'
import type { AnyResource } from '#contract/resource.ts'
import { banners } from '#contract/site/banners.ts'
import { popups } from '#contract/site/popups.ts'
import { boards, comments } from '#contract/support/boards.ts'
import { terms } from '#contract/support/terms.ts'
import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { forms } from '#contract/law/forms.ts'
import { describe, expect, it } from 'vitest'
import { aStory, aTerm } from '../testing/content.ts'
import { engineUnderTest, serverForFile } from '../testing/server.ts'
import type { ListQuery, Position } from './repository.ts'
import { repositoryOf } from './repository-of.ts'
import { lockRevisions } from './revision.ts'
import type { Db } from './schema.ts'
import { makeTable } from './resource-tables.ts'
import { seconds } from '../testing/patience.ts'

const server = await serverForFile()
const { db } = server.database
const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString()
const someId = '019a0000-0000-7000-8000-000000000001'
const picture = { _file: someId, width: 10, height: 10, placeholder: 'data:' }

/** The same database, with the number of rows that each query has brought into memory. */
function counted(target: Db): { db: Db; sizes: number[] } {
  const sizes: number[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      sizes.push(result.rows.length)
      return result
    },
  }
  return { db: target.withPlugin(plugin), sizes }
}

/** How the engine would run the queries of `work`, were the table large. */
async function plansOf(
  work: (watched: Db) => Promise<unknown>,
  off = ['enable_seqscan', 'enable_sort', 'enable_bitmapscan'],
): Promise<string[]> {
  const queries: CompiledQuery[] = []
  const watched = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      queries.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await work(watched)
  return db.transaction().execute(async (transaction) => {
    const isSqlite = engineUnderTest() === 'sqlite'
    if (!isSqlite) for (const setting of off) await transaction.executeQuery(CompiledQuery.raw(`set local ${setting} = off`))
    const plans = queries.map(({ sql, parameters }) =>
      transaction.executeQuery(CompiledQuery.raw(`explain ${isSqlite ? 'query plan ' : ''}${sql}`, [...parameters])),
    )
    return (await Promise.all(plans)).map(({ rows }) => JSON.stringify(rows))
  })
}

const slides = repositoryOf(banners)
const slide = (index: number, change: object = {}) => ({
  code: 'home',
  headline: { ko: `${index}` },
  text: { ko: '글' },
  link: null,
  image: picture,
  mobileImage: picture,
  index,
  ...change,
})
const indexesOf = async (query: ListQuery<typeof banners>) => (await slides.select(db, query)).map(({ index }) => index)

describe('a query of a repository', () => {
  it('is ordered by a sortable field, takes ranges, several values and a unique value, and leaves the rest to the database', async () => {
    for (const index of [3, 1, 10, 2, 7]) await slides.insert(db, slide(index, index === 7 ? { isPublished: false } : {}))
    expect(await indexesOf({ sort: 'index' })).toEqual([1, 2, 3, 7, 10])
    expect(await indexesOf({ sort: '-index', limit: 2, skip: 1, state: 'published' })).toEqual([3, 2])
    expect(await indexesOf({ sort: 'index', where: { index: { gte: 2, lt: 10 } } })).toEqual([2, 3, 7])
    expect(await indexesOf({ sort: 'index', where: { index: { gt: 2, lte: 10 } }, state: 'published' })).toEqual([3, 10])
    expect(await indexesOf({ sort: 'index', where: { index: { in: [10, 1, 99] } } })).toEqual([1, 10])
    expect(await indexesOf({ where: { index: { in: [] } } })).toEqual([])
    expect(await indexesOf({ where: { code: 'fairs' } })).toEqual([])
    expect(await slides.list(db, { limit: 2, where: { index: { gt: 1 } } })).toMatchObject({ items: [{}, {}], total: 4 })
  })

  it('is refused for a field that has no column, instead of reading every row', async () => {
    await expect(slides.select(db, { where: { link: null } })).rejects.toThrow(/link has no column/)
    await expect(slides.select(db, { sort: '-headline' })).rejects.toThrow(/headline has no column/)
  })

  it('of the console and of readers alike goes by an index, in order, and counts in it', async () => {
    for (const query of [
      {},
      { state: 'published' },
      { where: { code: 'firm' } },
      { where: { code: 'firm' }, state: 'published' },
    ] as const) {
      const [page = '', count = ''] = await plansOf((watched) => repositoryOf(success).list(watched, { ...query, limit: 5, skip: 5 }))
      const index = 'where' in query ? 'success_code' : 'success_list'
      expect(page).toMatch(new RegExp(`(USING INDEX|Index Scan (Backward )?using) ${index}\\b`))
      expect(page).not.toMatch(/TEMP B-TREE|Sort/)
      expect(count).toMatch(new RegExp(`(USING COVERING INDEX|Index (Only )?Scan using) success_`))
    }
    // So it does by an order that is no field's.
    const [urgent = ''] = await plansOf((watched) =>
      repositoryOf(forms).select(watched, { sort: '-turn', where: { stage: { not: 'spam' } }, limit: 5 }),
    )
    expect(urgent).toMatch(/(USING INDEX|Index Scan Backward using) forms_turn_order\b/)
    expect(urgent).not.toMatch(/TEMP B-TREE|"Sort/)
    // Of a table with several filters one index has them all.
    const both = { where: { means: 'gateway', state: 'cancelled' }, limit: 5, skip: 1000 } as const
    const [far = ''] = await plansOf((watched) => repositoryOf(orders).select(watched, both))
    expect(far).toMatch(/(COVERING INDEX|Index Only Scan.* using) shop_orders_(means|state)\b/)
    const [ordered = ''] = await plansOf((watched) => slides.select(watched, { sort: 'index' }))
    expect(ordered).toMatch(/banners_index_order/)
    expect(ordered).not.toMatch(/TEMP B-TREE|Sort/)
  })
})

it('the console’s list of any resource, as it opens, goes by an index in order', async () => {
  for (const resource of resources as readonly AnyResource[]) {
    const plans = await plansOf((watched) => repositoryOf(resource).list(watched, { limit: 20, skip: 0 }))
    for (const plan of plans) expect(plan).not.toMatch(/TEMP B-TREE|Sort|Seq Scan|SCAN (?!\w+ USING)/)
    expect(plans[0]).toMatch(new RegExp(`(USING INDEX|Index Scan Backward using) \\W*\\w+_${resource.first ?? 'list'}\\b`))
  }
})

it('what is created after a clock was ahead has the time of now, and changes later than all before it', async () => {
  const transaction = await db.startTransaction().execute()
  const at = '2999-01-01T00:00:00.000Z'
  await lockRevisions(transaction, [banners.path])
  await transaction.updateTable('revisions').set({ at }).where('name', '=', banners.path).execute()
  const { createdAt, updatedAt } = await slides.insert(transaction, slide(1))
  await transaction.rollback().execute()
  expect([createdAt <= new Date().toISOString(), updatedAt > at]).toEqual([true, true])
})

it('a search goes by its index, and looks into no text but for what is longer than its runs', async () => {
  for (const q of ['이', '이혼', '재산분할', 'ㅈㅅ', '이혼 재산분할 ㅈㅅ']) {
    const search = (watched: Db) => repositoryOf(success).list(watched, { q, limit: 1 })
    const plans = await plansOf(search, ['enable_seqscan'])
    const isSqlite = engineUnderTest() === 'sqlite'
    // SQLite is asked first how much there is, and no further where that is nothing.
    const plan = plans.at(-1) ?? ''
    expect(plan).toMatch(isSqlite ? /SCAN success_search VIRTUAL TABLE INDEX/ : /Bitmap Index Scan on success_search_/)
    expect(plan.includes('~~')).toBe(!isSqlite && q.includes('재산분할'))
  }
})

it('a page of a delta reads its own rows and no others, wherever it begins', async () => {
  const stories = repositoryOf(success)
  await db.transaction().execute(async (transaction) => {
    for (let number = 0; number < 150; number += 1)
      await stories.insert(transaction, aStory({ code: number % 3 === 0 ? 'firm' : 'representative' }))
  })
  const start = { at: '2000-01-01T00:00:00.000Z', _id: '~' }
  for (const query of [{ limit: 10 }, { limit: 10, where: { code: 'firm' as const } }, { limit: 10, q: '이혼' }]) {
    const watched = counted(db)
    let since: Position | undefined = start
    let count = 0
    while (since !== undefined) {
      const page = await stories.changes(watched.db, query, since)
      count += page.items.length + page.removed.length
      since = page.next
    }
    expect([count, Math.max(...watched.sizes), watched.sizes.length]).toEqual([150, 10, 16])
  }
  const plans = await plansOf((watched) => stories.changes(watched, { limit: 10, where: { code: 'firm' } }, { ...start, _id: someId }))
  // The index begins at the position, so the rows before it cost nothing: of 150 rows or of 100,000.
  expect(plans).toEqual([
    expect.stringMatching(
      engineUnderTest() === 'sqlite'
        ? /SEARCH success USING INDEX success_delta \(\(updatedAt,_id\)>\(\?,\?\)\)/
        : /Index Scan using success_delta.*Index Cond: \(ROW\(\\"updatedAt\\", _id\) > ROW/,
    ),
  ])
  expect(plans[0]).not.toMatch(/TEMP B-TREE|Sort/)
})

it('a filter that is added to a large table is filled a few hundred rows at a time', { timeout: seconds(60) }, async () => {
  const notices = { ...success, path: 'made/large', filters: [] as string[], search: [], unique: [] }
  await makeTable(db, notices)
  await db.transaction().execute(async (transaction) => {
    for (let number = 0; number < 600; number += 1)
      await repositoryOf(notices).insert(transaction, aStory({ code: number % 2 === 0 ? 'firm' : 'representative' }))
  })
  const filtered = { ...notices, filters: ['code'] }
  const watched = counted(db)
  await makeTable(watched.db, filtered)
  expect(Math.max(...watched.sizes)).toBeLessThanOrEqual(500)
  expect((await repositoryOf(filtered).list(db, { where: { code: 'firm' }, limit: 1 })).total).toBe(300)
})

describe('what comes after the hundredth', () => {
  it('popup is shown while it is in its period, and is not shown before or after', async () => {
    const popup = { code: 'divorce', content: { ko: '글' }, image: null, link: null, position: 'top', size: 'line' }
    const now = Date.now()
    const at = (days: number) => new Date(now + days * 86_400_000).toISOString()
    for (let number = 0; number < 105; number += 1)
      await repositoryOf(popups).insert(db, { ...popup, subject: { ko: `${number}` }, startsAt: at(-1), endsAt: at(1) })
    for (const [startsAt, endsAt] of [
      [at(-3), at(-1)],
      [at(1), at(2)],
    ])
      await repositoryOf(popups).insert(db, { ...popup, subject: { ko: 'not now' }, startsAt, endsAt })
    const page = async (skip: number) => (await server.ask('GET /api/v1/popups', { query: { code: 'divorce', limit: 100, skip } })).answer
    const [first, second] = [await page(0), await page(100)]
    const subjects = [...first.popups, ...second.popups].map(({ subject }) => subject)
    expect(subjects).toEqual(Array.from({ length: 105 }, (_, number) => `${number}`))
    expect(second.summary).toEqual({ total: 105, limit: 100, skip: 100 })
  })

  it('banner is among the slides, in the order of their index', async () => {
    for (let number = 0; number < 105; number += 1) await slides.insert(db, slide(99 - (number % 100), { code: 'fairs' }))
    const page = async (skip: number) =>
      (await server.ask('GET /api/v1/banners/{code}', { params: { code: 'fairs' }, query: { limit: 100, skip } })).answer
    const [first, second] = [await page(0), await page(100)]
    const indexes = [...first.banners, ...second.banners].map(({ index }) => index)
    expect([indexes.length, second.summary]).toEqual([105, { total: 105, limit: 100, skip: 100 }])
    expect(indexes).toEqual(indexes.toSorted((a, b) => a - b))
  })

  it('version of a text is in force when its day is the latest that has come, however old the entry is', async () => {
    const insert = (edition: string, effectiveAt: string, createdAt: string) =>
      repositoryOf(terms).insert(db, aTerm({ edition, effectiveAt, createdAt }))
    await insert('latest', day(20), day(1))
    for (let number = 0; number < 105; number += 1) await insert(`${number}`, day(19), day(2))
    await insert('to come', '2999-01-01T00:00:00.000Z', day(3))
    const { answer } = await server.ask('GET /api/v1/terms/{code}', { params: { code: 'privacy-consult' } })
    expect(answer.term.edition).toBe('latest')
  })

  it('comment is on the next page', async () => {
    const post = { code: 'default-board', subject: { ko: '글' }, content: { ko: '' }, author: { ko: '이' }, thumb: null }
    const { _id } = await repositoryOf(boards).insert(db, post)
    for (let number = 0; number < 101; number += 1)
      await repositoryOf(comments).insert(db, { _board: _id, _user: someId, author: '이', content: `${number}`, moderation: 'shown' })
    const { answer } = await server.ask('GET /api/v1/boards/{_id}/comments', { params: { _id }, query: { skip: 100, limit: 100 } })
    expect([answer.summary.total, answer.comments.map(({ content }) => content)]).toEqual([101, ['100']])
  })
})
