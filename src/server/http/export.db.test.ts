import { maxExportedIds } from '#contract/list-calls.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { success } from '#contract/law/success.ts'
import { readSheet } from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { aLawyer, aStory } from '../testing/content.ts'
import { requestOf, serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const token = await server.login('editor')
const name = 'GET /api/console/success/export'
const createdAt = '2026-11-24T07:16:00.000Z'
const lawyer = await server.add(lawyers, aLawyer())
const hostile = ['=1+1', '+82', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)', 'a "b", <c> & _x0041_ 이름']
for (const [index, ko] of hostile.entries())
  await server.add(
    success,
    aStory({
      subject: { ko },
      createdAt: createdAt.replace(':16:00', `:16:${String(index).padStart(2, '0')}`),
      _lawyer: index === 0 ? lawyer._id : null,
    }),
  )
for (let count = 0; count < 250; count += 1)
  await server.add(success, aStory({ subject: { ko: `판결 ${count}` }, code: 'representative', createdAt: '2026-01-01T00:00:00.000Z' }))

const take = async (query: object, headers: Record<string, string> = {}, by = token) => {
  const { rawPayload, payload, statusCode, headers: answered } = await server.app.inject(requestOf(name, { query, headers, token: by }))
  return { bytes: rawPayload, text: payload, statusCode, headers: answered }
}

it('a list is taken along as CSV as its filters, order and columns say, and nothing in it is a formula', async () => {
  const { statusCode, headers, text } = await take({ format: 'csv', code: 'firm', columns: 'code,_lawyer' }, { sort: 'createdAt' })
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/csv; charset=utf-8', 'no-store'])
  expect(headers['content-disposition']).toBe('attachment; filename="success.csv"')
  const lines = text.replace('\uFEFF', '').split('\r\n"')
  expect(text.startsWith('\uFEFF"제목","구분","담당 변호사","게시 여부","등록일"\r\n')).toBe(true)
  expect(lines[1]).toBe('\'=1+1","해결 사례","설혜령","게시함",2026-11-24 16:16')
  for (const [index, title] of hostile.entries())
    expect(lines[index + 1]).toContain(`${index < 10 ? "'" : ''}${title.replaceAll('"', '""')}"`)
  expect(lines).toHaveLength(12)
})

it('the same as XLSX is read by another program: texts as they are, dates as dates', async () => {
  const { headers, bytes } = await take({ format: 'xlsx', code: 'firm', columns: 'code,_lawyer', sort: 'createdAt' })
  expect(headers['content-type']).toContain('spreadsheetml.sheet')
  const [heading, first, ...rest] = await readSheet(bytes)
  expect(heading).toEqual(['제목', '구분', '담당 변호사', '게시 여부', '등록일'])
  const [at, ...texts] = (first ?? []).toReversed()
  expect(texts.toReversed()).toEqual(['=1+1', '해결 사례', '설혜령', '게시함'])
  // Sheets know no zones: what is written is the office's clock. Days are fractions, so a millisecond may be missing.
  expect(at).toBeInstanceOf(Date)
  expect(Math.abs(Number(at) - Date.parse('2026-11-24T16:16:00.000Z'))).toBeLessThan(2)
  expect(rest.map(([title]) => title)).toEqual(hostile.slice(1).map((title) => title.trim()))
})

it('all of a list is there, of which a page has 200 items, in the asked language', async () => {
  const { bytes } = await take({ format: 'xlsx' }, { 'accept-language': 'en' })
  const rows = await readSheet(bytes)
  expect(rows).toHaveLength(1 + hostile.length + 250)
  expect(new Set(rows.slice(1 + hostile.length).map(([title]) => title)).size).toBe(250)
  // Both words, wherever they stand: 24, 124, 224, and 240 to 249.
  const { text } = await take({ format: 'csv', columns: 'none', q: '판결 24' }, { 'accept-language': 'en' })
  expect(text.split('\r\n')[0]).toBe('\uFEFF"Title","Status","Created on"')
  expect(text.trim().split('\r\n')).toHaveLength(1 + 13)
})

it('those that were chosen are taken along alone, as far as the list has them, in its order', async () => {
  const query = { limit: 20, sort: 'createdAt', code: 'firm' } as const
  const { successes: all } = (await server.ask('GET /api/console/success', { token, query })).answer
  const ids = [all[2], all[0]].map((story) => story?._id).join(',')
  const { text } = await take({ format: 'csv', columns: 'none', sort: 'createdAt', ids })
  const titles = text.trim().split('\r\n').slice(1)
  expect(titles.map((line) => line.split(',')[0])).toEqual(['"\'=1+1"', '"\'-1"'])
  expect((await take({ format: 'csv', columns: 'none', ids, code: 'representative' })).text.trim().split('\r\n')).toHaveLength(1)
  const many = Array.from({ length: maxExportedIds + 1 }, () => lawyer._id).join(',')
  for (const wrong of ['', 'x', many]) expect((await take({ format: 'csv', ids: wrong })).statusCode).toBe(400)
})

it('who took which list along is noted, without the words that were looked for', async () => {
  await server.database.db.deleteFrom('audit').execute()
  await take({ format: 'csv', q: '판결 249', code: 'representative' })
  const admin = await server.login('admin')
  const { notes } = (await server.ask('GET /api/console/audit', { token: admin, query: { action: 'export' } })).answer
  expect(notes).toMatchObject([{ resource: 'success', _item: 'all', user: { username: 'editor' } }])
  expect(Object.fromEntries(new URLSearchParams(notes[0]?.details ?? ''))).toEqual({
    format: 'csv',
    rows: '1',
    sort: '-createdAt',
    q: '*',
    code: 'representative',
  })
})

it('what is not asked for rightly is refused', async () => {
  for (const query of [
    {},
    { format: 'pdf' },
    { format: 'csv', columns: 'content' },
    { format: 'csv', sort: 'x' },
    { format: 'csv', limit: '5' },
  ])
    expect((await take(query)).statusCode).toBe(400)
})
