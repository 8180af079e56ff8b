import type { ImportAnswer, ImportHeadings, ImportRows } from '#contract/import-calls.ts'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json, unreachable } from '../../testing/server.ts'
import { resourceOf } from '../resources.ts'
import { FileProblem } from './file-problem.ts'
import { ImportScreen } from './import-screen.tsx'
import { readTable } from './read-file.ts'

const columnsOf = (...columns: [path: string, label: string, ...headings: string[]][]): ImportHeadings => ({
  columns: columns.map(([path, label, ...headings]) => ({
    path,
    label,
    headings: [path, label, ...headings],
    isRequired: path === 'question.ko',
  })),
  left: [],
})
const headings = columnsOf(
  ['_id', '항목 ID'],
  ['question.ko', '질문 (한국어)', '질문'],
  ['question.en', '질문 (English)', 'Question'],
  ['type', '구분'],
)
const called = 'POST /api/console/center/faqs/import'

/** What the server says: a row that begins with `!` is wrong. */
const answerOf = ({ body, query }: Asked): Response => {
  const { rows } = body as ImportRows
  const results: ImportAnswer['results'] = rows.map(({ row, cells: [first = ''] }) =>
    first.startsWith('!')
      ? { row, state: 'wrong', issues: [{ column: 'type', message: '고를 수 있는 값이 아닙니다' }] }
      : { row, state: 'new', issues: [] },
  )
  return json({ results, isWritten: query.get('dryRun') !== 'true' })
}
const show = () =>
  renderPart(<ImportScreen resource={resourceOf('center/faqs')} />, {
    answers: { 'GET /api/console/center/faqs/import': headings, [called]: answerOf },
  })
const choose = async (text: string) => {
  await userEvent.upload(page.getByLabelText('파일 고르기'), new File([text], 'faqs.csv', { type: 'text/csv' }))
  await expect.element(page.getByRole('heading', { name: '열 맞추기' })).toBeVisible()
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const lines = (count: number, wrong: readonly number[] = []) =>
  Array.from({ length: count }, (_, index) => `${wrong.includes(index + 2) ? '!' : ''}질문 ${index},일반,무엇`).join('\n')

describe('the screen of an import', () => {
  it('matches columns, says what is wrong by row and column, and writes the right rows', async () => {
    const { server } = await show()
    await choose(`질문,구분,알 수 없음\n${lines(250, [3, 240])}`)
    const unknown = page.getByRole('combobox', { name: '알 수 없음' })
    await expect.element(unknown).toHaveValue('')
    await unknown.selectOptions('질문 (English)')
    await press('확인하기')
    await expect.element(page.getByText('250줄 가운데 250줄을 확인했습니다')).toBeVisible()
    const wrong = page.getByRole('region', { name: '틀린 줄' })
    await expect.element(wrong.getByRole('row', { name: '240 구분 고를 수 있는 값이 아닙니다' })).toBeVisible()
    await press('248줄 가져오기')
    await expect.element(page.getByText('250줄 가운데 250줄을 마쳤습니다')).toBeVisible()
    const asked = server.asked(called)
    expect(asked.map(({ query }) => Object.fromEntries(query))).toEqual([
      { dryRun: 'true' },
      { dryRun: 'true' },
      { mode: 'right' },
      { mode: 'right' },
    ])
    const [first] = asked.map(({ body }) => body as ImportRows)
    const { columns = [], rows = [] } = first ?? {}
    expect([columns, rows[0]]).toEqual([['question.ko', 'type', 'question.en'], { row: 2, cells: ['질문 0', '일반', '무엇'] }])
  })

  it('goes on under the same keys after a lost connection, and after the screen was left', async () => {
    onTestFinished(() => localStorage.removeItem('console-import'))
    const { server, unmount } = await show()
    const file = `질문,구분\n${lines(401)}`
    await choose(file)
    await press('확인하기')
    await expect.element(page.getByRole('button', { name: '401줄 가져오기' })).toBeVisible()
    let count = 0
    server.answer({ [called]: (asked: Asked) => ((count += 1) === 2 ? unreachable(asked) : answerOf(asked)) })
    await press('401줄 가져오기')
    await expect.element(page.getByText('서버가 답하지 않아 멈추었습니다')).toBeVisible()
    const keysOf = (from: typeof server) =>
      from.asked(called).flatMap(({ query, headers }) => (query.has('mode') ? [headers.get('idempotency-key')] : []))
    count = 2
    server.answer({ [called]: (asked: Asked) => ((count += 1) === 4 ? unreachable(asked) : answerOf(asked)) })
    await press('이어서 가져오기')
    await expect.poll(() => keysOf(server).length).toBe(4)
    const [first, second, again, third] = keysOf(server)
    expect(again).toBe(second)
    await unmount()
    const { server: later } = await show()
    await choose(file)
    await press('확인하기')
    await press('이어서 가져오기')
    await expect.element(page.getByText('401줄 가운데 401줄을 마쳤습니다')).toBeVisible()
    expect(keysOf(later)).toEqual([first, second, third])
    expect(localStorage.getItem('console-import')).toBeNull()
  })
})

const sheet = (rows: string, before = ''): Zippable => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006'
  return {
    '[Content_Types].xml': strToU8(`<Types xmlns="${packaged}/content-types"/>`),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`${before}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`),
  }
}
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
const head = `<row r="1">${cell('A1', '질문')}${cell('B1', '수')}</row>`
/** As its index says, each part unpacks to two gigabytes. */
const swollen = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  for (let at = 0; at < bytes.length - 4; at += 1)
    if (bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1 && bytes[at + 3] === 2)
      new DataView(bytes.buffer).setUint32(at + 24, 0x7fffffff, true)
  return bytes
}
const cellsOf = async (...parts: BlobPart[]) => (await readTable(new Blob(parts))).rows

describe('a file', () => {
  it('is read in Unicode and in the Korean code page, by the numbers that its rows have there, without our apostrophes', async () => {
    const expected = [
      { row: 2, cells: ['=1', 'a "b"\n둘'] },
      { row: 4, cells: ["'인용'", '가'] },
    ]
    const text = `질문,답\r\n'=1,"a ""b""\n둘"\r\n,\r\n'인용',가`
    expect(await cellsOf(`\uFEFF${text}`)).toEqual(expected)
    expect(await cellsOf(text)).toEqual(expected)
    // 질문,답 and 뷁, of which KS X 1001 has no sign, as CP949 has them.
    const korean = new Uint8Array([0xc1, 0xfa, 0xb9, 0xae, 0x2c, 0xb4, 0xe4, 0x0a, 0x94, 0xee, 0x2c, 0xb0, 0xa1])
    expect(await readTable(new Blob([korean]))).toEqual({ headings: ['질문', '답'], rows: [{ row: 2, cells: ['뷁', '가'] }] })
  })

  it('of Excel is read as its cells show it, and no formula in it is computed', async () => {
    const rows = `${head}<row r="3">${cell('A3', '&apos;=1')}<c r="B3"><f>1+1</f><v>5</v></c></row>`
    expect(await cellsOf(zipSync(sheet(rows)))).toEqual([{ row: 3, cells: ["'=1", '5'] }])
  })

  it('that would fill the memory, or declares entities, is refused in words', async () => {
    const one = `<row r="2">${cell('A2', 'x')}</row>`
    const hostile = [
      swollen(zipSync(sheet(head + one))),
      zipSync(sheet(head + one, '<!DOCTYPE a [<!ENTITY b "c">]>')),
      zipSync(sheet(`${head}<row r="1048576">${cell('A1048576', 'x')}</row>`)),
      zipSync(sheet(`<row r="1">${cell('A1', 'x')}${cell('XFD1', 'x')}</row>${one}`)),
      zipSync({ 'a.txt': strToU8('x') }),
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]),
      strToU8(`질문\n${'x\n'.repeat(5001)}`),
      strToU8('질문'),
    ]
    for (const bytes of hostile) await expect(readTable(new Blob([bytes]))).rejects.toBeInstanceOf(FileProblem)
  })
})
