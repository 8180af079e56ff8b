import { line, lines, reference, richText, translated } from '#contract/field.ts'
import { resource } from '#contract/resource.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { engineUnderTest, serverForFile } from '../testing/server.ts'
import { isForeignKeyViolation, isUniqueViolation } from './database.ts'
import { repositoryOf } from './repository-of.ts'
import { asTables } from './schema.ts'
import { derive, tableOf } from './rows.ts'
import { makeTable } from './resource-tables.ts'

const { database } = await serverForFile()
const { db } = database

/** A made-up resource, declared again with more filters each time, as a project grows. */
const declared = (
  path: string,
  more: { filters?: ('code' | 'isMain' | 'count')[]; search?: ('subject' | 'code')[]; unique?: 'code'[] } = {},
) =>
  resource({
    path,
    singular: 'thing',
    plural: 'things',
    label: '시험',
    summary: 'made up',
    fields: { subject: translated(line()), code: line(20), isMain: z.boolean().default(false), count: z.int().nullable() },
    public: ['list'],
    console: ['list'],
    scope: 'console:content',
    ...more,
  })
const thing = (code: string, isMain: boolean, count: number | null = null) => ({ subject: { ko: `가 ${code}` }, code, isMain, count })
const all = { limit: 100, skip: 0, sort: 'createdAt' } as const

describe('the table of a resource', () => {
  it('gets a column for a field that becomes a filter, filled from the items that are there', async () => {
    const before = declared('made/one')
    expect(tableOf(before)).toBe('made_one')
    await makeTable(db, before)
    const kept = await repositoryOf(before).insert(db, thing('a', true, 5))
    await repositoryOf(before).insert(db, thing('b', false))
    const gone = await repositoryOf(before).insert(db, thing('a', true))
    await repositoryOf(before).remove(db, gone)

    const after = declared('made/one', { filters: ['code', 'isMain', 'count'] })
    await makeTable(db, after)
    const find = async (where: Record<string, unknown>) =>
      (await repositoryOf(after).list(db, { ...all, where })).items.map(({ code }) => code)
    expect(await find({ code: 'a' })).toEqual(['a'])
    expect(await find({ isMain: true })).toEqual(['a'])
    expect(await find({ isMain: false })).toEqual(['b'])
    expect(await find({ count: 5 })).toEqual(['a'])
    expect(await repositoryOf(after).find(db, kept._id)).toEqual(kept)
    await repositoryOf(after).insert(db, thing('c', true))
    expect(await find({ isMain: true })).toEqual(['a', 'c'])
  })

  it('gets its search text again when the searched fields change', async () => {
    await makeTable(db, declared('made/two'))
    await repositoryOf(declared('made/two')).insert(db, thing('XYZ', true))
    const find = async (search: ('subject' | 'code')[]) => {
      const now = declared('made/two', { search })
      await makeTable(db, now)
      return (await repositoryOf(now).list(db, { ...all, q: 'xyz', where: {} })).total
    }
    expect(await find(['subject'])).toBe(1)
    expect(await find(['code'])).toBe(1)
    expect((await asTables(db).selectFrom('made_two').select('search').execute())[0]?.search).toBe('xyz')
  })

  it('gets another index without a change of its rows', async () => {
    const table = (filters: ('code' | 'isMain')[]) =>
      resource({
        path: 'made/seven',
        singular: 'thing',
        plural: 'things',
        label: '시험',
        summary: 'made up',
        storage: 'table',
        fields: { code: line(20), isMain: z.boolean().default(false) },
        search: ['code'],
        filters,
        public: [],
        console: [],
        scope: 'console:content',
      })
    await makeTable(db, table(['code']))
    await repositoryOf(table([])).insert(db, { code: 'x', isMain: true })
    await sql`update made_seven set search = 'as it was left'`.execute(db)
    await makeTable(db, table(['code', 'isMain']))
    expect(await asTables(db).selectFrom('made_seven').select('search').execute()).toEqual([{ search: 'as it was left' }])
    const names =
      engineUnderTest() === 'sqlite'
        ? sql`select name from sqlite_schema where name = 'made_seven_isMain'`
        : sql`select indexname from pg_indexes where indexname = 'made_seven_isMain'`
    expect((await names.execute(db)).rows).toHaveLength(1)
  })

  it('made by an earlier build gets what searches need, and nothing in it is lost', async () => {
    const now = declared('made/six', { filters: ['code'], search: ['subject'] })
    await makeTable(db, now)
    const kept = await repositoryOf(now).insert(db, { ...thing('이혼 소송', true), subject: { ko: '재산 분할' } })
    await repositoryOf(now).remove(db, await repositoryOf(now).insert(db, thing('gone', true)))
    // As that build left it: no index, no such column, a search text with blanks, another fingerprint.
    if (engineUnderTest() === 'sqlite')
      for (const made of [
        'trigger made_six_search_insert',
        'trigger made_six_search_update',
        'trigger made_six_search_delete',
        'table made_six_search',
      ])
        await sql.raw(`drop ${made}`).execute(db)
    await db.schema.alterTable('made_six').dropColumn('initials').execute()
    await asTables(db).updateTable('made_six').set({ search: '재산 분할' }).where('_id', '=', kept._id).execute()
    const fingerprint = JSON.stringify([['code'], ['subject']])
    await db.updateTable('declarations').set({ fingerprint }).where('path', '=', now.path).execute()

    await makeTable(db, now)
    for (const q of ['재산분할', 'ㅈㅅㅂㅎ']) expect((await repositoryOf(now).list(db, { ...all, q, where: {} })).items).toEqual([kept])
    expect(await asTables(db).selectFrom('made_six').select('initials').orderBy('createdAt').execute()).toEqual([
      { initials: 'ㅈㅅㅂㅎ' },
      { initials: null },
    ])
    await repositoryOf(now).insert(db, thing('later', true))
    expect((await repositoryOf(now).list(db, { ...all, q: 'ㄱ', where: {} })).total).toBe(1)
  })

  it('refuses a second item with the value of a unique field, and frees it when the first is removed', async () => {
    const unique = declared('made/three', { unique: ['code'] })
    await makeTable(db, unique)
    const first = await repositoryOf(unique).insert(db, thing('one', true))
    await expect(repositoryOf(unique).insert(db, thing('one', true))).rejects.toSatisfy(isUniqueViolation)
    await repositoryOf(unique).remove(db, first)
    await repositoryOf(unique).insert(db, thing('one', true))
  })

  it('made twice, or without a change, stays as it is', async () => {
    const same = declared('made/four', { filters: ['code'] })
    await makeTable(db, same)
    await repositoryOf(same).insert(db, thing('a', true))
    await makeTable(db, same)
    expect((await repositoryOf(same).list(db, { ...all, where: { code: 'a' } })).total).toBe(1)
  })

  it('loses nothing when a filter is taken back and given again', async () => {
    await makeTable(db, declared('made/five', { filters: ['code'] }))
    await makeTable(db, declared('made/five'))
    await repositoryOf(declared('made/five')).insert(db, thing('late', true))
    const again = declared('made/five', { filters: ['code'] })
    await makeTable(db, again)
    expect((await repositoryOf(again).list(db, { ...all, where: { code: 'late' } })).total).toBe(1)
  })
})

describe('a table with rules between rows', () => {
  const base = {
    path: 'made/rooms',
    singular: 'room',
    plural: 'rooms',
    label: '시험',
    summary: 'made up',
    storage: 'table',
    public: [],
    console: ['list'],
    scope: 'console:content',
  } as const
  const rooms = (path: string) => resource({ ...base, path, fields: { name: line(), tags: z.array(line()) }, unique: ['name'] })
  const isRefused = (error: unknown) => error instanceof Error && 'code' in error

  it('gets a column, its default, its index and its search text for what its declaration gains', async () => {
    const before = rooms('made/rooms')
    await makeTable(db, before)
    const room = await repositoryOf(before).insert(db, { name: '큰 방', tags: ['가'] })
    const fields = {
      ...before.fields,
      seats: z.int().default(4),
      isOpen: z.boolean().default(true),
      kinds: z.array(line()).default(['회의']),
    }
    const after = resource({ ...base, fields, unique: ['name'], filters: ['isOpen'], sortable: ['seats'], search: ['name'] })
    await makeTable(db, after)
    await makeTable(db, after)
    const whole = { ...room, seats: 4, isOpen: true, kinds: ['회의'] }
    expect(await repositoryOf(after).list(db, { where: { isOpen: true }, q: 'ㅋㅂ', sort: 'seats' })).toEqual({ items: [whole], total: 1 })
    expect(await repositoryOf(after).update(db, whole, { seats: 2_500_000_000 })).toMatchObject({ seats: 2_500_000_000, version: 2 })
  })

  it('has foreign keys and values that must be there, which the database itself holds', async () => {
    const halls = rooms('made/halls')
    const seats = resource({
      ...base,
      path: 'made/seats',
      fields: { number: z.int(), _hall: reference('made/halls', 'restrict') },
      filters: ['_hall'],
    })
    for (const each of [halls, seats]) await makeTable(db, each)
    const hall = await repositoryOf(halls).insert(db, { name: '홀', tags: [] })
    await repositoryOf(seats).insert(db, { number: 1, _hall: hall._id })
    await expect(repositoryOf(halls).remove(db, hall)).rejects.toSatisfy(isForeignKeyViolation)
    await expect(repositoryOf(seats).insert(db, { number: 1, _hall: 'nowhere' })).rejects.toSatisfy(isForeignKeyViolation)
    await expect(repositoryOf(seats).insert(db, { number: null, _hall: hall._id })).rejects.toSatisfy(isRefused)
  })

  it('cannot be on the device', () => {
    expect(() => resource({ ...base, fields: { name: line() }, isOffline: true })).toThrow(/devices/)
  })
})

const declareWith = (name: string) =>
  resource({
    path: 'x',
    singular: 'x',
    plural: 'xs',
    label: '시험',
    summary: 'x',
    fields: { [name]: line() },
    public: [],
    console: [],
    scope: 'console:content',
  })

it('a field that every item has already cannot be declared', () => {
  for (const name of ['_id', 'version', 'createdAt', 'updatedAt', 'isPublished', 'fallback']) expect(() => declareWith(name)).toThrow(name)
})

it('what is derived from an item is words and numbers only', () => {
  const item = { subject: { ko: '가 <b> 나', en: 'B' }, code: 'x', isMain: true, count: null }
  expect(derive(declared('x', { filters: ['code', 'isMain', 'count'], search: ['subject', 'code'] }), item)).toEqual({
    code: 'x',
    isMain: 1,
    count: null,
    search: '가<b>나\nb\nx',
    initials: 'ㄱbㄴ\nb\nx',
  })
})

it('initials are those of names and subjects; of HTML the words are kept, block by block', () => {
  const article = resource({
    path: 'x',
    singular: 'x',
    plural: 'xs',
    label: '시험',
    summary: 'x',
    fields: {
      name: translated(line(60)).nullable(),
      intro: translated(lines(500)),
      career: z.array(z.strictObject({ txt: line(100) })),
      content: translated(richText()).nullable().default(null),
    },
    search: ['content', 'career', 'intro', 'name'],
    public: [],
    console: [],
    scope: 'console:content',
  })
  const item = {
    name: { ko: '설혜령' },
    intro: { ko: '여러 줄\n소개' },
    career: [{ txt: '전 판사' }, { txt: '현 변호사' }],
    content: { ko: '<h2 class="lead">산<strong>정</strong> 기준</h2><p>A&amp;B<br>&lt;표&gt; &amp;lt;</p>' },
  }
  expect(derive(article, item)).toEqual({
    search: '산정기준\na&b<표>&lt;\n전판사\n현변호사\n여러줄소개\n설혜령',
    initials: 'ㅅㅎㄹ',
  })
  expect(derive(article, { ...item, name: null, content: null })).toMatchObject({ initials: '' })
})
