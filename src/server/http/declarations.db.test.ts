import { line, translated } from '#contract/field.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { success } from '#contract/law/success.ts'
import { resource } from '#contract/resource.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { repositoryOf } from '../db/repository-of.ts'
import { bump } from '../db/revision.ts'
import { makeTable } from '../db/resource-tables.ts'
import { aLawyer, aStory } from '../testing/content.ts'
import { engineUnderTest, serverForFile } from '../testing/server.ts'
import { onChange } from './changes.ts'
import { toPublic } from './standard.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const token = await server.login('admin')
const missing = '019a0000-0000-7000-8000-00000000ffff'

const notes = resource({
  path: 'made/notes',
  singular: 'note',
  plural: 'notes',
  label: '시험',
  summary: 'made up',
  fields: { subject: translated(line()), rating: z.int(), parts: z.array(z.strictObject({ txt: line() })).default([]) },
  staff: ['rating'],
  public: ['list', 'one'],
  console: ['list'],
  scope: 'console:content',
})

describe('a field that only staff see', () => {
  it('is in no public answer and in no public schema, and the console has it', async () => {
    await makeTable(db, notes)
    const note = await repositoryOf(notes).insert(db, { subject: { ko: '가' }, rating: 3, parts: [] })
    for (const isDetail of [true, false]) {
      const shown: object = toPublic(notes, note, 'ko', isDetail)
      expect(shown).toEqual({ _id: note._id, createdAt: note.createdAt, updatedAt: note.updatedAt, subject: '가', parts: [] })
    }
    expect(note.rating).toBe(3)
    const schemas = [notes.publicItem, notes.publicListItem, notes.consoleItem].map((schema) => JSON.stringify(z.toJSONSchema(schema)))
    expect(schemas.map((schema) => schema.includes('"rating"'))).toEqual([false, false, true])
  })

  it('cannot be a filter of readers, who could guess it so', () => {
    const { path, singular, plural, summary, scope } = notes
    const declare = () =>
      resource({
        path,
        singular,
        plural,
        label: '시험',
        summary,
        scope,
        fields: { secret: line() },
        staff: ['secret'],
        filters: ['secret'],
        public: ['list'],
        console: [],
      })
    expect(declare).toThrow(/secret is for staff/)
  })
})

it('a field that is no longer declared is neither served nor kept by the next write, at any depth', async () => {
  await makeTable(db, notes)
  const { _id } = await repositoryOf(notes).insert(db, {
    subject: { ko: '가' },
    rating: 1,
    former: 'old',
    parts: [{ txt: '나', former: 'old' }],
  })
  const item = await repositoryOf(notes).find(db, _id)
  if (item === undefined || item === 'removed') throw new Error('not there')
  expect(item).not.toHaveProperty('former')
  expect(item.parts).toEqual([{ txt: '나' }])
  await repositoryOf(notes).update(db, item, { rating: 2 })
  const rows = await db
    .selectFrom('made_notes' as never)
    .selectAll()
    .execute()
  expect(JSON.stringify(rows)).not.toContain('former')
})

describe('a field that names an item of another resource', () => {
  const create = (change: object) => {
    const { isDivorceMain: _main, reviewedAt: _reviewed, site: _site, ...story } = aStory(change)
    return server.ask('POST /api/console/success', { token, body: story })
  }
  const read = async (_id: string) => (await server.ask('GET /api/console/success/{_id}', { params: { _id }, token })).answer.success

  it('is refused with 400 and its name where that is not there or was removed, and nothing is written', async () => {
    const gone = await server.add(lawyers, aLawyer())
    await server.ask('DELETE /api/console/lawyers/{_id}', { params: { _id: gone._id }, token })
    const { _id } = await server.add(success, aStory())
    for (const _lawyer of [missing, gone._id])
      for (const reply of [
        await create({ _lawyer }),
        await server.ask('PUT /api/console/success/{_id}', { params: { _id }, token, body: { _lawyer } }),
      ])
        expect(reply).toMatchObject({
          status: 400,
          error: { code: 'invalid', issues: [{ path: '_lawyer', message: '그런 항목이 없습니다.' }] },
        })
    expect((await server.ask('GET /api/console/success', { token })).answer.summary.total).toBe(1)
    expect(await read(_id)).toMatchObject({ _lawyer: null, version: 1 })
  })

  it('is cleared when that is removed, and devices and all who listen are told of the change', async () => {
    const { _id: _lawyer } = await server.add(lawyers, aLawyer())
    const { answer } = await create({ _lawyer })
    expect(answer.success._lawyer).toBe(_lawyer)
    const told: unknown[] = []
    onChange(server.app, ({ resource: { path }, before, after }) => told.push([path, before?.['_lawyer'], after?.['_lawyer']]))
    expect((await server.ask('DELETE /api/console/lawyers/{_id}', { params: { _id: _lawyer }, token })).status).toBe(204)
    expect(await read(answer.success._id)).toMatchObject({ _lawyer: null, version: 2 })
    const delta = await server.ask('GET /api/v1/success', { query: { updatedSince: answer.success.updatedAt } })
    expect(delta.answer.successes.map(({ _id, _lawyer: named }) => [_id, named])).toEqual([[answer.success._id, null]])
    expect(told).toEqual([
      ['success', _lawyer, null],
      ['lawyers', undefined, undefined],
    ])
  })

  // SQLite has one writer.
  it.runIf(engineUnderTest() === 'postgres')('is cleared in one order of locks, so that no other writer waits for ever', async () => {
    const { _id: _lawyer } = await server.add(lawyers, aLawyer())
    await create({ _lawyer })
    const isWaiting = async () => {
      const query = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      return (await query.execute(db)).rows.length
    }
    const removal = await db.transaction().execute(async (transaction) => {
      await bump(transaction, 'insights')
      const removing = server.ask('DELETE /api/console/lawyers/{_id}', { params: { _id: _lawyer }, token })
      await expect.poll(isWaiting).toBe(1)
      await bump(transaction, 'lawyers')
      return { removing }
    })
    expect((await removal.removing).status).toBe(204)
  })
})
