import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render.tsx'
import { json, ownHeaders } from '../../../testing/server.ts'
import { StatementScreen } from './statement-screen.tsx'
import { StatementsScreen } from './statements-screen.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const list = 'GET /api/console/auction/programs/{_id}/statements'
const one = 'GET /api/console/auction/programs/{_id}/statements/{_consignor}'
const step = 'POST /api/console/auction/programs/{_id}/statements/{_consignor}/steps'
const results = 'GET /api/console/auction/programs/{_id}/results'

const sums = { works: 3, sold: 2, hammer: 101_000_000, payable: 87_635_000, due: 86_745_000, paid: 890_000, reclaim: 0 }
const amounts = {
  hammer: 100_000_000,
  commission: 10_000_000,
  commissionVat: 1_000_000,
  fees: 55_000,
  withholding: 2_200_000,
  payable: 86_745_000,
}
const work = { changed: null, paidOn: null, note: null, commission: 10 }
const paid = { hammer: 1_000_000, commission: 100_000, commissionVat: 10_000, fees: 0, withholding: 0, payable: 890_000 }
const works = [
  { ...work, _work: id(1), _win: id(11), lot: '1', title: '달밤', state: 'due', amounts },
  { ...work, _work: id(2), _win: id(12), lot: '2', title: '새벽', state: 'paid', amounts: paid, paidOn: '2026-11-27', note: '이체' },
  { ...work, _work: id(3), _win: null, lot: '3', title: '한낮', state: 'notSold', amounts: null },
]
const consignor = {
  _id: id(9),
  name: '문도현',
  kind: 'person',
  phone: '+821000003333',
  email: null,
  address: null,
  bankAccount: '시험은행 000-11 문도현',
  businessNumber: null,
}
const program = { _id: id(8), title: '봄 경매', closesAt: '2026-11-27T05:00:00.000Z' }
const setting = {
  centre: { name: '이음새', legalEntity: '이음새 재단', representative: null, registrationNumber: '1', address: null, phone: null },
}
const paper = {
  'GET /api/v1/setting': () => json({ setting }),
  'GET /api/v1/auction': () => json({ auction: { reportNumber: '서울-1', contact: null } }),
}

it('lists what the consignors of a sale get, with the workbook for a reason', async () => {
  const answers = {
    [list]: () => json({ statements: [{ _consignor: id(9), name: '문도현', sums }], sums, summary: { total: 1, limit: 50, skip: 0 } }),
    [results]: () => new Response(new Blob(['x']), { headers: { ...ownHeaders, 'content-type': 'application/octet-stream' } }),
  }
  const { server } = await renderPart(<StatementsScreen _program={id(8)} />, { answers })
  const row = page.getByRole('row', { name: '문도현 3 2 ₩101,000,000 ₩87,635,000 ₩86,745,000 ₩890,000' })
  await expect.element(row).toBeVisible()
  await expect.element(row.getByRole('link', { name: '문도현' })).toHaveAttribute('href', `/auction/programs/${id(8)}/statements/${id(9)}`)
  await page.getByText('결과와 정산을 엑셀로 받기').click()
  await page.getByLabelText(/^내보내는 사유/).fill('정산 검토')
  await page.getByRole('button', { name: '엑셀로 받기' }).click()
  await expect.element(page.getByText('내보냈습니다.')).toBeVisible()
  expect(server.asked(results).map(({ query }) => query.get('reason'))).toEqual(['정산 검토'])
})

it('notes what is due as paid, at the sum that is shown, and reads it anew where that has changed', async () => {
  const answers = {
    ...paper,
    [one]: () => json({ consignor, program, sums, works, summary: { total: 3, limit: 100, skip: 0 } }),
    [step]: () => json({ message: '그사이 지급할 금액이 바뀌었습니다.', code: 'dueChanged' }, 409),
  }
  const { server } = await renderPart(<StatementScreen _program={id(8)} _consignor={id(9)} />, { answers })
  const table = page.getByRole('region', { name: '작품별 정산' })
  await expect
    .element(table.getByRole('row', { name: '1 달밤 지급할 것 ₩100,000,000 ₩10,000,000 ₩1,000,000 ₩55,000 ₩2,200,000 ₩86,745,000' }))
    .toBeVisible()
  await expect.element(table.getByRole('row', { name: /2 새벽 지급함 ?2026-11-27 · 이체 ₩1,000,000/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: '3 한낮 유찰·철회 – – – – – –' })).toBeVisible()
  await page.getByLabelText(/^지급한 날/).fill('2026-11-28')
  await page.getByRole('button', { name: '모두 지급한 것으로 적기' }).click()
  await expect.element(page.getByRole('alertdialog').getByText('그사이 지급할 금액이 바뀌었습니다.')).toBeVisible()
  expect(server.asked(step).map(({ body }) => body)).toEqual([{ step: 'pay', amount: 86_745_000, paidOn: '2026-11-28' }])
  await expect.poll(() => server.asked(one).length).toBe(2)
})

it('takes a payment back with a reason, and shows the paper with the house on it', async () => {
  const answers = {
    ...paper,
    [one]: () => json({ consignor, program, sums, works, summary: { total: 3, limit: 100, skip: 0 } }),
    [step]: () => json({ sums }),
  }
  const { server } = await renderPart(<StatementScreen _program={id(8)} _consignor={id(9)} />, { answers })
  const back = page.getByRole('group').filter({ hasText: '지급 되돌리기' })
  await back.getByText('지급 되돌리기').first().click()
  await back.getByLabelText(/^사유/).fill('계좌를 잘못 봄')
  await back.getByRole('button', { name: '지급 되돌리기' }).click()
  await expect.element(page.getByText('되돌렸습니다.')).toBeVisible()
  expect(server.asked(step).map(({ body }) => body)).toEqual([{ step: 'takeBack', _win: id(12), reason: '계좌를 잘못 봄' }])
  const sheet = page.getByRole('region', { name: '위탁자에게 줄 정산서' })
  for (const text of ['봄 경매', '시험은행 000-11 문도현', '서울-1', '이음새 재단'])
    await expect.element(sheet.getByText(text)).toBeVisible()
})
