import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import { json, refuse } from '../../testing/server.ts'
import { NewOrder, type Placing } from '../orders/new-order.tsx'
import type { OwnOrder, SavedAddress, Shop } from '../queries.ts'
import { MyAddresses } from './my-addresses.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const shop: Shop = {
  deliveryFee: 3000,
  freeDeliveryFrom: 50_000,
  jejuFee: 3000,
  islandFee: 5000,
  remotePlaces: [],
  findsAddresses: true,
  policy: null,
  mailOrderNumber: null,
  hosting: null,
  complaints: null,
  purchaseSafety: '에스크로',
  means: ['transfer'],
  payHours: 24,
  scarcePieces: 0,
  scarcePayHours: 2,
}
const address = (end: number, name: string, postcode: string, more: Partial<SavedAddress> = {}): SavedAddress => ({
  _id: id(end),
  createdAt: '2026-11-01T00:00:00.000Z',
  name,
  receiver: '정서우',
  phone: '+821000001234',
  postcode,
  address: `${name} 주소`,
  addressDetail: null,
  note: null,
  isDefault: false,
  ...more,
})
function logIn() {
  const payload = btoa(JSON.stringify({ sub: 'me', sid: 's', scopes: [], userType: 'PERSON', role: 'USER' }))
  setTokens({ accessToken: `x.${payload}.x`, refreshToken: 'r' })
  onTestFinished(() => setTokens(undefined))
}
/** Of two that have its name, the one that has no more. */
const field = (name: string) => page.getByRole('textbox', { name, exact: name === '주소' })

it('an order proposes an address, says its region and fee at once, and is written by hand with the help of the search', async () => {
  logIn()
  const offer = { _product: id(8), name: '한지', values: [], thumb: null, price: 10_000, left: 20, taxKind: 'taxable', isPickUp: true }
  const carts = [{ _variant: id(9), quantity: 1, isChosen: true, seenPrice: 10_000, offer }]
  const found = { postcode: '05510', address: '서울특별시 송파구 시험로 2', lot: '시험동 2', english: '2 Siheom-ro' }
  const home = address(1, '집', '05510', { isDefault: true })
  const send = vi.fn<Placing['send']>(() => Promise.resolve({ order: { state: 'paid' } as OwnOrder }))
  const keepAddress = vi.fn<NonNullable<Placing['keepAddress']>>(() => Promise.resolve())
  const { server } = await renderPart(
    <NewOrder
      shop={shop}
      last={home}
      addresses={[home, address(2, '귤밭', '63000')]}
      send={send}
      keepAddress={keepAddress}
      beginCharge={() => Promise.reject(new Error('it is paid by bank transfer'))}
      onPlaced={() => Promise.resolve()}
    />,
    {
      answers: {
        'GET /api/v1/me/carts': () => json({ carts }),
        'GET /api/v1/shop': { shop },
        'POST /api/v1/shop/addresses': ({ body }) =>
          (body as { keyword: string }).keyword === '없는 길'
            ? json({ message: '지금은 주소를 찾을 수 없습니다.', code: 'addressSearchFailed' }, 503)
            : json({ addresses: [{ ...found, address: '서울특별시 송파구 시험로 1' }, found] }),
      },
    },
  )
  const saved = page.getByRole('combobox', { name: '배송지' })
  await expect.element(saved).toHaveValue(home._id)
  await expect.element(field('우편번호')).toHaveValue('05510')
  await expect.element(page.getByText('서울', { exact: true })).toBeVisible()
  await expect.element(page.getByText('₩13,000')).toBeVisible()
  await saved.selectOptions(id(2))
  await expect.element(field('우편번호')).toHaveValue('63000')
  await expect.element(page.getByText('제주 · 배송비가 ₩3,000 더해집니다.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('₩16,000')).toBeVisible()
  // By hand: nothing is kept that is not asked for.
  await saved.selectOptions('')
  await expect.element(field('받는 분')).toHaveValue('')
  await expect.element(page.getByRole('checkbox', { name: '배송지 목록에 저장', exact: false })).not.toBeChecked()
  await field('받는 분').fill('나도윤')
  await field('연락처').fill('010-0000-5678')
  await field('우편번호').fill('6300')
  await page.getByRole('button', { name: '주문 내용 확인' }).click()
  await expect.element(page.getByRole('alertdialog', { name: '숫자 다섯 자리' })).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button').click()
  const search = page.getByRole('combobox', { name: '주소 찾기' })
  await search.fill('없는 길')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('지금은 주소를 찾을 수 없습니다.')).toBeVisible()
  await search.fill('시험로')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: '시험로 2', exact: false })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(field('우편번호')).toHaveValue('05510')
  await expect.element(field('주소')).toHaveValue('서울특별시 송파구 시험로 2')
  await expect.element(field('상세 주소')).toHaveFocus()
  await field('우편번호').fill('48000')
  await expect.element(page.getByText('우편번호의 지역은 부산, 주소의 지역은 서울입니다.', { exact: false })).toBeVisible()
  await page.getByRole('checkbox', { name: '배송지 목록에 저장', exact: false }).click()
  await field('배송지 이름').fill('가게')
  await field('입금자 이름').fill('나도윤')
  await page.getByRole('button', { name: '주문 내용 확인' }).click()
  await page.getByRole('checkbox', { name: '동의합니다', exact: false }).click()
  await page.getByRole('button', { name: '주문하기' }).click()
  await page.getByRole('alertdialog').getByRole('button').click()
  await vi.waitFor(() => expect(keepAddress).toHaveBeenCalledOnce())
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ postcode: '48000', total: 13_000, receiver: '나도윤' }), expect.any(String))
  expect(keepAddress).toHaveBeenCalledWith(expect.objectContaining({ postcode: '48000', address: found.address }), '가게')
  expect(server.asked('POST /api/v1/shop/addresses').map(({ body }) => body)).toEqual([{ keyword: '없는 길' }, { keyword: '시험로' }])
})

it('an address book is written, changed and emptied', async () => {
  logIn()
  let addresses: SavedAddress[] = []
  const create = 'POST /api/v1/me/addresses'
  const { server } = await renderPart(<MyAddresses />, {
    answers: {
      'GET /api/v1/shop': { shop: null },
      'GET /api/v1/me/addresses': () => json({ addresses }),
      [create]: ({ body }) => {
        addresses = [
          ...addresses,
          { ...address(addresses.length + 1, '', ''), ...(body as SavedAddress), isDefault: addresses.length === 0 },
        ]
        return json({ address: addresses.at(-1) }, 201)
      },
      'PUT /api/v1/me/addresses/{_id}': refuse(404, '없는 배송지입니다.', 'notFound'),
      'DELETE /api/v1/me/addresses/{_id}': ({ path }: { path: string }) => {
        addresses = addresses.filter(({ _id }) => !path.endsWith(_id))
        return new Response(null, { status: 204 })
      },
    },
  })
  await expect.element(page.getByText('적어 두신 배송지가 없습니다.', { exact: false })).toBeVisible()
  const write = async (name: string, postcode: string) => {
    await page.getByRole('button', { name: '배송지 추가' }).click()
    await expect.element(field('배송지 이름')).toHaveFocus()
    await field('배송지 이름').fill(name)
    await field('받는 분').fill('정서우')
    await field('연락처').fill('010-0000-1234')
    await field('우편번호').fill(postcode)
    await field('주소').fill(`${name} 주소`)
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await expect.element(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  }
  await write('집', '05510')
  await write('회사', '63000')
  expect(server.asked(create).map(({ body }) => body)).toMatchObject([
    { name: '집', note: null },
    { name: '회사', postcode: '63000' },
  ])
  await expect.element(page.getByRole('listitem').filter({ hasText: '집' }).getByText('기본 배송지')).toBeVisible()
  await page.getByRole('button', { name: '회사 기본 배송지로 쓰기' }).click()
  await expect.element(page.getByRole('alertdialog', { name: '없는 배송지입니다.' })).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button').click()
  await page.getByRole('button', { name: '회사 지우기' }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect.element(page.getByRole('listitem').filter({ hasText: '회사' })).not.toBeInTheDocument()
})
