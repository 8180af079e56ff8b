import type { Answer } from '#contract/api.ts'
import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ListSearch } from '../../../console/list/list-search.ts'
import { setTokens } from '../../../session/tokens.ts'
import { renderPart } from '../../../testing/render.tsx'
import { json, unreachable } from '../../../testing/server.ts'
import { DeskScreen } from './desk-screen.tsx'

type Goods = Answer<'GET /api/console/shop/desk/goods'>['goods'][number]
const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const of = (end: number, change: object): Goods => ({
  _variant: id(end),
  _product: id(end + 50),
  code: 'TEA',
  name: '국화꽃차',
  values: [],
  thumb: null,
  price: 11_000,
  left: 5,
  isPickUp: true,
  taxKind: 'taxable',
  ...change,
})
const [find, sell, close] = [
  'GET /api/console/shop/desk/goods',
  'POST /api/console/shop/desk/sales',
  'POST /api/console/shop/desk/closes',
] as const
const saleOf = (body: unknown) => {
  const { lines, total, means } = body as { lines: { quantity: number; price: number }[]; total: number; means: string }
  const sold = lines.map(({ quantity, price }, index) => ({
    _id: id(90 + index),
    code: 'TEA',
    name: '국화꽃차',
    values: [],
    price,
    quantity,
  }))
  return {
    _id: id(91),
    createdAt: '2026-11-27T01:00:00.000Z',
    number: '261127-7K2M9QX4',
    lines: sold,
    total,
    vat: 0,
    means,
    approvalNumber: null,
  }
}

function Desk() {
  const [search, setSearch] = useState<ListSearch>({})
  return <DeskScreen search={search} onSearch={setSearch} />
}

/** Opens the desk of a shop that is open, with two goods: of the lamp one is left. */
async function open() {
  const payload = btoa(JSON.stringify({ sub: 'me', sid: 's', scopes: ['console', 'console:shop'], userType: 'PERSON', role: 'STAFF' }))
  setTokens({ accessToken: `x.${payload}.x`, refreshToken: 'r' })
  onTestFinished(() => setTokens(undefined))
  let teaPrice = 11_000
  let isClosedToday = false
  const tea = () => of(1, { price: teaPrice })
  const lamp = of(2, { code: 'LAMP', name: '한지 조명', values: ['큰 것'], price: 50_000, left: 1 })
  const taking = { sales: 2, taken: 33_000, refunds: 1, refunded: 11_000, net: 22_000 }
  const none = { sales: 0, taken: 0, refunds: 0, refunded: 0, net: 0 }
  const shown = await renderPart(<Desk />, {
    answers: {
      'GET /api/v1/shop': () => json({ shop: { mailOrderNumber: '2026-서울-1', complaints: null } }),
      'GET /api/v1/setting': () => json({ setting: { centre: { name: '이음새 무역센터', registrationNumber: '000-00-00000' } } }),
      'GET /api/console/shop/desk': () =>
        json({
          since: null,
          isClosedToday,
          takings: [
            { means: 'cash', ...taking },
            { means: 'card', ...none },
            { means: 'transfer', ...none },
          ],
        }),
      'GET /api/console/shop/desk/closes': () => json({ closes: [], summary: { total: 0, limit: 20, skip: 0 } }),
      [find]: ({ query }) => {
        const q = query.get('q')
        if (q === 'TEA') return json({ isCode: true, goods: [tea()] })
        if (q === 'LAMP') return json({ isCode: true, goods: [lamp] })
        return json({ isCode: false, goods: q === '차' ? [tea()] : [] })
      },
      [sell]: ({ body }) => json({ sale: saleOf(body) }, 201),
      [close]: () => {
        isClosedToday = true
        return json({ close: {} }, 201)
      },
    },
  })
  return { ...shown, setTeaPrice: (price: number) => void (teaPrice = price) }
}
const field = page.getByLabelText('재고 코드나 상품 이름')
const scan = (code: string) => userEvent.keyboard(`${code}{Enter}`)
const check = page.getByRole('button', { name: '판매 내용 확인' })
const press = page.getByRole('button', { name: '돈을 받았고, 판매합니다' })

it('what is scanned is sold for cash with one press, and the field waits for the next sale', async () => {
  const { server } = await open()
  await expect.element(field).toHaveFocus()
  await scan('TEA')
  await expect.element(page.getByText('담았습니다: 국화꽃차')).toBeVisible()
  await expect.element(field).toHaveFocus()
  await scan('TEA')
  await expect.element(page.getByLabelText('‘국화꽃차’ 수량')).toHaveValue('2')
  await scan('NOTHING')
  await expect.element(page.getByText('‘NOTHING’에 맞는 상품이 없습니다.')).toBeVisible()
  // Nothing is chosen before staff do.
  await check.click()
  await expect.element(page.getByText('결제 수단을 골라 주십시오.')).toBeVisible()
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await page.getByLabelText('현금', { exact: true }).click()
  await page.getByLabelText(/^받은 돈/).fill('30,000')
  await expect.element(page.getByText('거스름돈 ₩8,000')).toBeVisible()
  await check.click()
  await expect.element(page.getByRole('heading', { name: '고객과 마지막으로 확인해 주십시오' })).toHaveFocus()
  await press.dblClick()
  await expect.element(page.getByText('261127-7K2M9QX4')).toBeVisible()
  const sent = server.asked(sell)
  expect(sent.map(({ body }) => body)).toEqual([
    { lines: [{ _variant: id(1), quantity: 2, price: 11_000 }], total: 22_000, means: 'cash', approvalNumber: null },
  ])
  expect(sent[0]?.headers.get('idempotency-key')).not.toBeNull()
  await expect.element(page.getByText('2026-서울-1')).toBeVisible()
  await page.getByRole('button', { name: '다음 판매' }).click()
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByLabelText('‘국화꽃차’ 수량')).not.toBeInTheDocument()
})

it('a refusal is said by the line, and nothing that was typed is lost', async () => {
  const { server, setTeaPrice } = await open()
  await scan('TEA')
  await scan('LAMP')
  await page.getByLabelText('‘한지 조명 / 큰 것’ 수량').fill('2')
  await expect.element(page.getByText('재고가 1개뿐입니다.')).toBeVisible()
  await page.getByLabelText('‘한지 조명 / 큰 것’ 수량').fill('1')
  await page.getByLabelText('카드 단말기').click()
  await page.getByLabelText(/^카드 승인번호/).fill('30012345')
  await check.click()
  setTeaPrice(12_000)
  const issues = [{ path: 'lines.0', message: '가격이 12000원으로 바뀌었습니다.' }]
  server.answer({ [sell]: () => json({ message: '팔지 않았습니다.', code: 'saleChanged', issues }, 409) })
  await press.click()
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await expect.element(page.getByText('가격이 12000원으로 바뀌었습니다.')).toBeVisible()
  await expect.element(page.getByLabelText(/^카드 승인번호/)).toHaveValue('30012345')
  server.answer({ [sell]: ({ body }) => json({ sale: saleOf(body) }, 201) })
  await check.click()
  await press.click()
  await expect.element(page.getByText('261127-7K2M9QX4')).toBeVisible()
  expect(server.asked(sell).map(({ body }) => (body as { total: number }).total)).toEqual([61_000, 62_000])
})

it('what is pressed again after a lost answer is the same sale', async () => {
  const { server } = await open()
  await scan('TEA')
  await page.getByLabelText('계좌이체').click()
  await check.click()
  server.answer({ [sell]: unreachable })
  await press.click()
  await expect.element(page.getByText('두 번 팔리지 않습니다', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: '확인', exact: true }).click()
  // Also after another look at what was typed.
  await page.getByRole('button', { name: '고치기' }).click()
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await check.click()
  const keys: (string | null)[] = []
  server.answer({
    [sell]: ({ body, headers }) => {
      keys.push(headers.get('idempotency-key'))
      return json({ sale: saleOf(body) }, 201)
    },
  })
  await press.click()
  await expect.element(page.getByText('261127-7K2M9QX4')).toBeVisible()
  const first = server.asked(sell)[0]?.headers.get('idempotency-key')
  expect(keys).toEqual([first])
})

it('a code that is scanned while the focus is on a quantity adds its goods', async () => {
  await open()
  await scan('TEA')
  await page.getByLabelText('‘국화꽃차’ 수량').click()
  await scan('LAMP')
  await expect.element(page.getByLabelText('‘한지 조명 / 큰 것’ 수량')).toHaveValue('1')
  await expect.element(page.getByLabelText('‘국화꽃차’ 수량')).toHaveValue('1')
  await expect.element(field).toHaveFocus()
})

it('words find goods to choose from', async () => {
  await open()
  await scan('차')
  await page.getByRole('button', { name: '‘국화꽃차’ 담기' }).click()
  await expect.element(page.getByLabelText('‘국화꽃차’ 수량')).toHaveValue('1')
  await expect.element(field).toHaveFocus()
})

it('a close that others have sold beside is counted again, as another request', async () => {
  const { server } = await open()
  await expect.element(page.getByRole('row', { name: /현금 2 ₩33,000/ })).toBeVisible()
  const takings = ['cash', 'card', 'transfer'].map((means) => ({ means, sales: 3, taken: 33_000, refunds: 0, refunded: 0, net: 33_000 }))
  server.answer({
    'GET /api/console/shop/desk': () => json({ since: null, isClosedToday: false, takings }),
    [close]: () => json({ message: '그사이 판매가 있었습니다.', code: 'takingsChanged' }, 409),
  })
  await page.getByLabelText('센 현금(원)').fill('33000')
  await page.getByRole('button', { name: '오늘 마감하기' }).click()
  await expect.element(page.getByText('그사이 판매가 있었습니다.')).toBeVisible()
  await expect.element(page.getByText('있어야 할 현금과의 차이: ₩0')).toBeVisible()
  server.answer({ [close]: () => json({ close: {} }, 201) })
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await page.getByRole('button', { name: '오늘 마감하기' }).click()
  await expect.poll(() => server.asked(close).map(({ body }) => (body as { cash: number }).cash)).toEqual([22_000, 33_000])
  expect(new Set(server.asked(close).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
})

it('the day is closed with the cash that was counted, beside what should be there', async () => {
  const { server } = await open()
  await expect.element(page.getByRole('row', { name: /현금 2 ₩33,000 1 ₩11,000 ₩22,000/ })).toBeVisible()
  await page.getByLabelText('센 현금(원)').fill('21500')
  await expect.element(page.getByText('있어야 할 현금과의 차이: −₩500')).toBeVisible()
  await page.getByRole('button', { name: '오늘 마감하기' }).click()
  await expect.element(page.getByText('오늘은 마감했습니다.', { exact: false })).toBeVisible()
  expect(server.asked(close).map(({ body }) => body)).toEqual([{ counted: 21_500, cash: 22_000, note: null }])
})
