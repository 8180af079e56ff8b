import type { ImportAnswer } from '#contract/import-calls.ts'
import { fromCsv } from '#contract/csv.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { success } from '#contract/law/success.ts'
import { areas } from '#contract/law/areas.ts'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { aLawyer, aStory } from '../testing/content.ts'
import { requestOf, serverForFile } from '../testing/server.ts'
import { onChange } from './changes.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const token = await server.login('editor')
const lawyer = await server.add(lawyers, aLawyer({ name: { ko: '한 사람' } }))
const twins: string[] = []
for (const job of ['하나', '둘']) twins.push((await server.add(lawyers, aLawyer({ name: { ko: '두 사람' }, job: { ko: job } })))._id)
const heard: unknown[] = []
onChange(server.app, ({ after }) => heard.push(after?._id))

const columns = [
  'subject.ko',
  'subject.en',
  'summary.ko',
  'result.ko',
  'content.ko',
  'code',
  'practice',
  '_lawyer',
  'isDivorceMain',
  'reviewedAt',
]
const aRow = (row: number, change: Record<string, string> = {}) => {
  const cells: Record<string, string> = {
    'subject.ko': `판결 ${row}`,
    'summary.ko': '요약',
    'result.ko': '승소',
    'content.ko': '첫 줄 <b>\n둘째 줄\n\n다음 문단',
    code: '해결 사례',
    practice: 'Divorce',
    _lawyer: '한 사람',
    isDivorceMain: '예',
    reviewedAt: '2026-11-24 09:00',
    ...change,
  }
  return { row, cells: columns.map((path) => cells[path] ?? '') }
}
const send = async (
  body: object,
  { query = {}, key, locale = 'ko', path = 'success' }: { query?: object; key?: string; locale?: string; path?: string } = {},
) => {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const asked = requestOf(`POST /api/console/${path}/import`, { query, body, token, locale, headers })
  const { statusCode, payload, headers: answered } = await server.app.inject(asked)
  return { status: statusCode, answer: JSON.parse(payload) as ImportAnswer, isReplayed: answered['idempotency-replayed'] === 'true' }
}
const statesOf = ({ results }: ImportAnswer) => results.map(({ state }) => state)
const count = () => repositoryOf(success).count(db, {})

it('a row becomes a draft: choices and items by their names, paragraphs, Seoul’s clock; its version is kept', async () => {
  const { answer } = await send({ columns, rows: [aRow(2)] })
  const [{ _id = '' } = {}] = answer.results
  expect(answer).toEqual({ results: [{ row: 2, state: 'new', _id, issues: [] }], isWritten: true })
  const item = await repositoryOf(success).find(db, _id)
  expect(item).toMatchObject({
    subject: { ko: '판결 2' },
    content: { ko: '<p>첫 줄 &lt;b&gt;<br />둘째 줄</p><p>다음 문단</p>' },
    code: 'firm',
    practice: 'divorce',
    site: 'divorce',
    thumb: null,
    _lawyer: lawyer._id,
    isDivorceMain: true,
    reviewedAt: '2026-11-24T00:00:00.000Z',
    isPublished: false,
  })
  const kept = await db.selectFrom('versions').select('_user').where('_item', '=', _id).execute()
  expect(kept).toHaveLength(1)
  expect(heard).toEqual([_id])
})

it('each wrong row says what is wrong in its columns, in the asked language, and a dry run writes nothing', async () => {
  const [before, heardBefore] = [await count(), heard.length]
  const rows = [
    aRow(2),
    aRow(3, { 'subject.ko': '', 'subject.en': 'English alone' }),
    aRow(4, { code: '없는 구분', reviewedAt: '2026-02-30', isDivorceMain: 'maybe' }),
    aRow(5, { _lawyer: '두 사람' }),
    aRow(6, { _lawyer: '아무도' }),
    aRow(7, { 'result.ko': '가'.repeat(61) }),
  ]
  const { answer } = await send({ columns, rows }, { query: { dryRun: 'true' }, locale: 'en' })
  expect(answer.isWritten).toBe(false)
  expect(answer.results.map(({ row, issues }) => [row, ...issues.map(({ column }) => column)])).toEqual([
    [2],
    [3, 'subject.ko'],
    [4, 'code', 'isDivorceMain', 'reviewedAt'],
    [5, '_lawyer'],
    [6, '_lawyer'],
    [7, 'result.ko'],
  ])
  expect(answer.results[5]?.issues[0]?.message).toBe('At most 60 characters.')
  expect(answer.results[2]?.issues[0]?.message).toMatch(/^\p{ASCII}*$/u)
  expect([await count(), heard.length]).toEqual([before, heardBefore])
})

it('the right rows are written without the wrong ones, or none of them, as is asked', async () => {
  const before = await count()
  const rows = [aRow(2), aRow(3, { code: 'x' }), aRow(4)]
  const none = await send({ columns, rows }, { query: { mode: 'all' } })
  expect([none.answer.isWritten, await count()]).toEqual([false, before])
  const { answer } = await send({ columns, rows }, { query: { mode: 'right' } })
  expect([answer.isWritten, statesOf(answer), await count()]).toEqual([true, ['new', 'wrong', 'new'], before + 2])
})

it('a value that no two items share is wrong where the file has it twice, and the rows around it are written', async () => {
  const named = ['code', 'name.ko', 'headline.ko', 'summary.ko', 'overview.ko']
  const rows = ['세무', 'tax', 'divorce'].map((code, index) => ({ row: index + 2, cells: [code, '이름', '제목', '요약', '개요'] }))
  const { answer } = await send({ columns: named, rows }, { path: 'areas' })
  expect(statesOf(answer)).toEqual(['new', 'wrong', 'new'])
  expect(await repositoryOf(areas).count(db, { where: { code: { in: ['tax', 'divorce'] } } })).toBe(2)
})

it('a request that is sent again is answered again and writes nothing', async () => {
  const before = await count()
  const key = crypto.randomUUID()
  const body = { columns, rows: [aRow(2), aRow(3)] }
  const [first, second] = [await send(body, { key }), await send(body, { key })]
  expect([first.isReplayed, second.isReplayed, second.answer]).toEqual([false, true, first.answer])
  expect(await count()).toBe(before + 2)
})

it('an exported file that comes back changes what was changed in it, and nothing else', async () => {
  const hostile = ['=1+1', "'=1", '+82', '\t-1', 'a "b", <c>\n둘째']
  const added = []
  for (const ko of hostile)
    added.push(
      await server.add(
        success,
        aStory({
          subject: { ko, en: 'x' },
          content: { ko: '<h2>제목</h2><ul><li>하나 <strong>둘</strong></li></ul>' },
          practice: 'tax',
          reviewedAt: '2026-11-24T07:16:23.456Z',
          // Which of two people of one name it is survives, too.
          _lawyer: twins[1] ?? null,
        }),
      ),
    )
  const take = requestOf('GET /api/console/success/export', {
    token,
    query: { format: 'csv', isWhole: 'true', practice: 'tax', sort: 'createdAt' },
  })
  const { payload } = await server.app.inject(take)
  const [heading = [], ...lines] = Papa.parse<string[]>(payload.replace('\uFEFF', ''), { skipEmptyLines: true }).data
  const known = await server.ask('GET /api/console/success/import', { token, locale: 'cn' })
  const paths = heading.map((label) => known.answer.columns.find(({ headings }) => headings.includes(label))?.path)
  const rows = lines.map((line, index) => ({ row: index + 2, cells: line.map((cell) => fromCsv(cell)) }))
  const at = (path: string) => paths.indexOf(path)
  expect(rows.map(({ cells }) => cells[at('subject.ko')])).toEqual(hostile)
  const same = await send({ columns: paths, rows })
  expect(statesOf(same.answer)).toEqual(hostile.map(() => 'unchanged'))
  const changed = rows.map(({ row, cells }, index) => ({
    row,
    cells: cells.map((cell, column) => {
      if (index === 0 && column === at('subject.en')) return ''
      if (index === 1 && column === at('practice')) return '상속'
      if (index === 2 && column === at('version')) return '7'
      if (index === 2 && column === at('subject.ko')) return '바뀐 제목'
      if (index === 3 && column === at('subject.ko')) return ''
      if (index === 4 && column === at('_id')) return '019a0000-0000-7000-8000-00000000ffff'
      return cell
    }),
  }))
  const { answer } = await send({ columns: paths, rows: changed })
  expect(statesOf(answer)).toEqual(['changed', 'changed', 'wrong', 'wrong', 'wrong'])
  expect(answer.results.slice(2).map(({ issues }) => issues[0]?.column)).toEqual(['version', 'subject.ko', '_id'])
  const [first, second] = await Promise.all(added.map(({ _id }) => repositoryOf(success).find(db, _id)))
  expect(first).toMatchObject({ subject: { ko: '=1+1' }, version: 2, reviewedAt: '2026-11-24T07:16:23.456Z', isPublished: true })
  expect(first).toMatchObject({ content: { ko: '<h2>제목</h2><ul><li>하나 <strong>둘</strong></li></ul>' } })
  expect(second).toMatchObject({ practice: 'inheritance', _lawyer: twins[1], subject: { ko: "'=1", en: 'x' } })
})

it('what no import reads is refused whole, and who brought what is noted', async () => {
  const long = { columns, rows: [aRow(2, { 'content.ko': '가'.repeat(100_001) })] }
  const many = { columns, rows: Array.from({ length: 201 }, (_, row) => ({ row: row + 1, cells: ['가'] })) }
  const bad = [
    { columns: ['thumb'], rows: [{ row: 2, cells: [] }] },
    { columns: ['code', 'code'], rows: [aRow(2)] },
    many,
    { columns, rows: [] },
  ]
  for (const body of bad) expect((await send(body)).status).toBe(400)
  expect([400, 413]).toContain((await send(long)).status)
  const admin = await server.login('admin')
  const { notes } = (await server.ask('GET /api/console/audit', { token: admin, query: { action: 'import' } })).answer
  expect(notes[0]).toMatchObject({ resource: 'success', details: 'rows=5&new=0&changed=2', user: { username: 'editor' } })
})
