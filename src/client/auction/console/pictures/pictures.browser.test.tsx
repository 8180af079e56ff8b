import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render.tsx'
import { json } from '../../../testing/server.ts'
import { PicturesScreen } from './pictures-screen.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const list = 'GET /api/console/auction/works'
const send = 'POST /api/console/auction/files'
const works = [
  { _id: id(1), lot: '12', title: { ko: '달밤' }, images: [{ index: 1, picture: {} }] },
  { _id: id(2), lot: '12A', title: { ko: '새벽' }, images: [] },
]
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

it('shows into which works pictures go, and which go nowhere, sends them, and again what failed', async () => {
  let times = 0
  const answers = {
    [list]: () => json({ works, summary: { total: 2, limit: 100, skip: 0 } }),
    [send]: () => ((times += 1) === 2 ? json({ message: '잠시 뒤에', code: 'internal' }, 500) : json({ file: {} }, 201)),
  } as never
  const { server } = await renderPart(<PicturesScreen _program={id(8)} />, { answers })
  await page.getByLabelText('사진 고르기').upload([file('12-2.jpg'), file('12A_1.jpg'), file('표지.jpg'), file('12.jpg')])
  const table = page.getByRole('region', { name: '작품을 찾은 사진' })
  await expect.element(table.getByRole('row', { name: '12-2.jpg 12 달밤 2번째 있는 사진을 바꿈' })).toBeVisible()
  await expect.element(table.getByRole('row', { name: '12A_1.jpg 12A 새벽 1번째' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '작품을 찾지 못한 파일 1개' })).toBeVisible()
  await expect.element(page.getByText('파일 이름에 작품 번호가 없거나, 한 작품의 사진 수를 넘습니다.')).toBeVisible()
  expect(server.asked(send)).toEqual([])
  await page.getByRole('button', { name: '사진 3장 올리기' }).click()
  await expect.element(page.getByText('사진 3장 가운데 2장을 올렸습니다.')).toBeVisible()
  await expect.element(page.getByText('12-2.jpg: 잠시 뒤에')).toBeVisible()
  await page.getByRole('button', { name: '사진 1장 다시 올리기' }).click()
  await expect.element(page.getByText('사진 3장 가운데 3장을 올렸습니다.')).toBeVisible()
  expect(server.asked(send).length).toBe(4)
})
