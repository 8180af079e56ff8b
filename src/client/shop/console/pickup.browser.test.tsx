import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ListSearch } from '../../console/list/list-search.ts'
import { setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import { json, refuse } from '../../testing/server.ts'
import { PickupScreen } from './pickup-screen.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const [waits, other] = [id(1), id(2)]
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString()
const of = (_id: string, more: object) => ({
  _id,
  phone: '+821000005678',
  note: null,
  memo: null,
  remindedAt: null,
  deliveredAt: null,
  ...more,
})
const find = 'POST /api/console/shop/orders/collection'
const step = 'POST /api/console/shop/orders/{_id}/steps'

function Desk() {
  const [search, setSearch] = useState<ListSearch>({})
  return <PickupScreen search={search} onSearch={setSearch} />
}

/** Opens the desk, at which two orders wait: one for eight days. */
async function open() {
  const payload = btoa(JSON.stringify({ sub: 'me', sid: 's', scopes: ['console', 'console:shop'], userType: 'PERSON', role: 'STAFF' }))
  setTokens({ accessToken: `x.${payload}.x`, refreshToken: 'r' })
  let state = 'ready'
  const first = () => ({
    ...of(waits, { number: '261120-GKZJDL6Q', receiver: '차온유', readyAt: daysAgo(8) }),
    state,
    deliveredAt: state === 'ready' ? null : daysAgo(0),
  })
  const second = () => ({ ...of(other, { number: '261125-4EKXQA8D', receiver: '나도윤', readyAt: daysAgo(2) }), state: 'ready' })
  const line = { values: ['큰 것'], thumb: null, price: 1000, discount: 0, points: 0, claims: [], _product: id(9) }
  const lines = [
    { ...line, _id: id(11), name: '한지 조명', code: 'LAMP', quantity: 3, ended: 1 },
    { ...line, _id: id(12), name: '국화꽃차', code: 'TEA', quantity: 1, ended: 1 },
  ]
  return renderPart(<Desk />, {
    answers: {
      'GET /api/console/shop/orders': () => {
        const orders = [...(state === 'ready' ? [first()] : []), second()]
        return json({ orders, summary: { total: orders.length, limit: 20, skip: 0 } })
      },
      'GET /api/console/shop/orders/{_id}': ({ path }) => json({ order: path.endsWith(waits) ? first() : second() }),
      'GET /api/console/shop/orders/{_id}/progress': () => json({ lines, timeline: [], payments: [], charges: [], steps: [] }),
      [find]: ({ body }) =>
        (body as { collectionCode: string }).collectionCode === 'K7Q-2M9'
          ? json({ _id: waits })
          : json({ message: '맞는 수령 코드가 없습니다.', code: 'collectionCode' }, 404),
      [step]: () => {
        state = 'delivered'
        return json({ state })
      },
    },
  })
}
const scan = (code: string) => userEvent.keyboard(`${code}{Enter}`)

it('a code that is scanned opens its order, one button hands it over, and the same code says later that it was', async () => {
  const { server } = await open()
  await expect.element(page.getByLabelText('수령 코드')).toHaveFocus()
  await scan('WRONG1')
  await expect.element(page.getByRole('status').filter({ hasText: '맞는 수령 코드가 없습니다.' })).toBeVisible()
  await scan('K7Q-2M9')
  await expect.element(page.getByRole('heading', { name: '차온유' })).toBeVisible()
  await expect.element(page.getByText('맞는 수령 코드가 없습니다.')).not.toBeInTheDocument()
  // What was cancelled before is not handed over.
  const pieces = page.getByRole('listitem')
  await expect.element(pieces).toHaveTextContent('한지 조명 / 큰 것LAMP2개')
  await expect.element(page.getByLabelText('수령 코드'), { message: 'the next Enter presses no button' }).toHaveFocus()
  await page.getByRole('button', { name: '고객에게 전달' }).click()
  await expect.element(page.getByText('전달했습니다.')).toBeVisible()
  await expect.element(page.getByLabelText('수령 코드')).toHaveFocus()
  expect(server.asked(step).map(({ path, body }) => [path.includes(waits), body])).toEqual([[true, { step: 'deliver' }]])
  await scan('K7Q-2M9')
  await expect.element(page.getByText('이미 전달한 주문입니다')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '고객에게 전달' })).not.toBeInTheDocument()
})

it('one who hands the same over at another desk is told', async () => {
  const { server } = await open()
  server.answer({ [step]: refuse(409, '그사이 상태가 바뀌었는지 확인해 주십시오.', 'orderState') })
  await scan('K7Q-2M9')
  await page.getByRole('button', { name: '고객에게 전달' }).click()
  await expect.element(page.getByText('그사이 상태가 바뀌었는지')).toBeVisible()
})

it('the list says in words what waits for long, is searched by telephone numbers, and opens an order without a code', async () => {
  const { server } = await open()
  const row = page.getByRole('row')
  const long = row.filter({ hasText: '7일 넘게 기다림' })
  await expect.element(long.filter({ hasText: '차온유' })).toBeVisible()
  await expect.element(row.filter({ hasText: '나도윤' })).toBeVisible()
  await expect.element(long.filter({ hasText: '나도윤' })).not.toBeInTheDocument()
  await page.getByRole('searchbox').fill('010-0000-5678')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() =>
      server.asked('GET /api/console/shop/orders').map(({ query, headers }) => [query.get('q'), query.get('state'), headers.get('sort')]),
    )
    .toEqual([
      [null, 'ready', 'readyAt'],
      ['+821000005678', 'ready', 'readyAt'],
    ])
  await page.getByRole('button', { name: /나도윤.*열기/ }).click()
  await expect.element(page.getByRole('heading', { name: '나도윤' })).toHaveFocus()
})

it('the camera is offered where the browser reads codes by itself', async () => {
  const { unmount } = await open()
  await expect.element(page.getByRole('heading', { name: '수령 데스크' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '카메라로 읽기' })).not.toBeInTheDocument()
  await unmount()
  class Detector {
    static getSupportedFormats = () => Promise.resolve(['qr_code'])
    detect = () => Promise.resolve([])
  }
  const here = globalThis as { BarcodeDetector?: unknown }
  const before = here.BarcodeDetector
  here.BarcodeDetector = Detector
  onTestFinished(() => void (here.BarcodeDetector = before))
  await open()
  await expect.element(page.getByRole('button', { name: '카메라로 읽기' })).toBeVisible()
})
