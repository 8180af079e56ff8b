import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render.tsx'
import { json } from '../../../testing/server.ts'
import { SaleLink } from '../sale-link.tsx'
import { LotOrderScreen } from './lot-order-screen.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const list = 'GET /api/console/auction/works'
const put = 'PUT /api/console/auction/programs/{_id}/lots'
const fixed = 'GET /api/console/auction/programs/{_id}/lots'
const work = (end: number, lot: string, ko: string) => ({ _id: id(end), lot, title: { ko }, images: [] })

it('moves lots, shows the numbers that they are going to have, and writes all of them at once', async () => {
  const works = [work(1, '1', '달밤'), work(2, '2', '새벽'), work(3, '12A', '한낮')]
  const answers = {
    [list]: () => json({ works, summary: { total: 3, limit: 100, skip: 0 } }),
    [fixed]: () => json({ isFixed: false }),
    [put]: () => json({ changed: 3 }),
  } as never
  const { server } = await renderPart(<LotOrderScreen _program={id(8)} />, { answers })
  await expect.element(page.getByText('12A → 3')).toBeVisible()
  await page.getByRole('button', { name: '‘한낮’ 위로' }).click()
  await page.getByRole('button', { name: '‘달밤’ 아래로' }).click()
  await expect.element(page.getByText('12A → 1')).toBeVisible()
  await expect.element(page.getByText('1 → 2', { exact: true })).toBeVisible()
  expect(server.asked(put)).toEqual([])
  await page.getByRole('button', { name: '이 차례로 번호 매기기' }).click()
  await expect.element(page.getByText('번호를 매겼습니다.')).toBeVisible()
  expect(server.asked(put).map(({ path, body }) => [path, body])).toEqual([
    [`/api/console/auction/programs/${id(8)}/lots`, { works: [id(3), id(1), id(2)] }],
  ])
})

it('says in place of its button, and of the way to it, that numbers stay since somebody has bid', async () => {
  const answers = {
    [list]: () => json({ works: [work(1, '1', '달밤')], summary: { total: 1, limit: 100, skip: 0 } }),
    [fixed]: () => json({ isFixed: true }),
  } as never
  const said = page.getByText('응찰이 있어 번호를 바꿀 수 없습니다.')
  const { unmount } = await renderPart(<LotOrderScreen _program={id(8)} />, { answers })
  await expect.element(said).toBeVisible()
  await expect.element(page.getByRole('button', { name: '이 차례로 번호 매기기' })).not.toBeInTheDocument()
  await unmount()
  await renderPart(<SaleLink item={{ _id: id(8) } as never} onChanged={() => undefined} />, { answers })
  await expect.element(said).toBeVisible()
  await expect.element(page.getByRole('link', { name: '작품 차례와 번호' })).not.toBeInTheDocument()
})
