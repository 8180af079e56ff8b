import { authors } from '#contract/auction/authors.ts'
import { consignors } from '#contract/auction/consignors.ts'
import { expect, it } from 'vitest'
import { addSale, newConsignor, openAuction } from '../testing/auction.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
await openAuction(server)
const staff = await server.login('admin')
const sale = await addSale(server, { title: { ko: '가을 경매' } })
const artist = { born: 1950, died: null, place: null, intro: { ko: '<p>소개</p>' }, portrait: null }
const { _id: _author } = await server.add(authors, { ...artist, name: { ko: '가람', en: 'Garam' } })
const { _id: _consignor } = await server.add(consignors, { ...newConsignor, name: '문도현' })
const full = {
  _program: '가을 경매',
  lot: '12A',
  _author: 'garam',
  'title.ko': '달밤',
  'title.en': 'Moonlit night',
  'title.cn': '月夜',
  medium: '회화',
  'material.ko': '한지에 먹',
  height: '72.7',
  width: '60.6',
  'year.ko': '1998년',
  'condition.ko': '좋음',
  estimateLow: '1,000,000',
  estimateHigh: '2,000,000',
  startPrice: '500,000',
  reserve: '800,000',
  taxKind: '원작(낙찰가 면세)',
  _consignor: '문도현',
  contractNumber: '2027-7',
  contractDay: '2027-01-15',
  commission: '12.5',
  taxCase: '서화·골동품(10년 이상 보유)',
}
const importRows = (rows: Partial<typeof full>[], mode: 'all' | 'right' = 'right') => {
  const columns = Object.keys(full) as (keyof typeof full)[]
  const cells = rows.map((row, index) => ({ row: index + 2, cells: columns.map((column) => row[column] ?? '') }))
  return server.ask('POST /api/console/auction/works/import', { token: staff, query: { mode }, body: { columns, rows: cells } })
}

it('makes works of rows that name sale, artist and consignor, and says what is wrong with others by their columns', async () => {
  const { answer } = await importRows([
    full,
    { ...full, lot: '13', _author: '없는 작가', _consignor: '모르는 사람' },
    { ...full, lot: '12A' },
    { ...full, lot: '14', commission: '', reserve: '100' },
    { ...full, lot: '15', _consignor: '', commission: '' },
  ])
  expect(answer.results.map(({ row, state, issues }) => [row, state, issues.map(({ column }) => column)])).toEqual([
    [2, 'new', []],
    [3, 'wrong', ['_author', '_consignor']],
    [4, 'wrong', ['lot']],
    [5, 'wrong', ['commission', 'reserve']],
    [6, 'new', []],
  ])
  const { work } = (
    await server.ask('GET /api/console/auction/works/{_id}', { token: staff, params: { _id: answer.results[0]?._id ?? '' } })
  ).answer
  expect(work).toMatchObject({
    _program: sale._id,
    _author,
    _consignor,
    lot: '12A',
    title: { ko: '달밤', en: 'Moonlit night', cn: '月夜' },
    reserve: 800_000,
    contractDay: '2027-01-15',
    commission: 12.5,
    taxCase: 'artOfTenYears',
    fees: [],
    isPublished: false,
  })
})

it('writes none of the rows where one is wrong and all are wanted', async () => {
  const { answer } = await importRows(
    [
      { ...full, lot: '20' },
      { ...full, lot: '0' },
    ],
    'all',
  )
  expect([answer.isWritten, answer.results.map(({ state }) => state)]).toEqual([false, ['new', 'wrong']])
  const { works } = (await server.ask('GET /api/console/auction/works', { token: staff, query: { _program: sale._id } })).answer
  expect(works.map(({ lot }) => lot).toSorted()).toEqual(['12A', '15'])
})
