import type { ImportHeadings, ImportRows } from '#contract/import-calls.ts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json } from '../../testing/server.ts'
import { ProductSheetScreen } from './product-sheet/product-sheet-screen.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const column = (path: string, label: string) => ({ path, label, headings: [path, label], isRequired: false })
const headings: ImportHeadings = {
  columns: [column('_id', '항목 ID'), column('name.ko', '상품명'), column('code', '재고 코드'), column('pictures', '사진 파일')],
  left: [],
}
const importing = 'POST /api/console/shop/products/sheet/import'
const thumb = 'POST /api/console/shop/products/{_id}/thumb'
const image = 'POST /api/console/shop/products/{_id}/images/{index}'

it('imports rows of one product together, and sends the pictures that they name', async () => {
  const asked: ImportRows[] = []
  const sent: unknown[] = []
  let fails = 1
  await renderPart(<ProductSheetScreen search={{}} />, {
    answers: {
      'GET /api/console/shop/products/sheet/import': headings,
      [importing]: ({ body, query }: Asked) => {
        const { columns, rows } = body as ImportRows
        asked.push({ columns, rows })
        const results = rows.map(({ row, cells }) => ({ row, state: 'new', issues: [], _id: id(Number(cells[1]?.at(-1))) }))
        return json({ results, isWritten: query.get('dryRun') !== 'true' })
      },
      [thumb]: ({ path }: Asked) => {
        sent.push(path.split('/').slice(-2))
        fails -= 1
        return fails === 0 ? json({ code: 'invalid', message: '사진이 아닙니다.' }, 400) : json({}, 201)
      },
      [image]: ({ path }: Asked) => {
        sent.push(path.split('/').slice(-2))
        return json({}, 201)
      },
    },
  })
  const files = ['cup-1.jpg', 'cup-2.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }))
  await userEvent.upload(page.getByLabelText('시트에 적은 사진 고르기'), files)
  await expect.element(page.getByText('사진 2장을 골랐습니다.')).toBeVisible()
  const others = Array.from({ length: 198 }, (_, index) => `상품 ${index},N-${index}9,`)
  const text = ['상품명,재고 코드,사진 파일', ...others, '찻잔,CUP-1,cup-1.jpg; CUP-2.jpg', '찻잔,CUP-1,', '찻잔,CUP-1,'].join('\n')
  await userEvent.upload(page.getByLabelText('파일 고르기'), new File([text], 'products.csv', { type: 'text/csv' }))
  await page.getByRole('button', { name: '확인하기', exact: true }).click()
  await expect.element(page.getByText('201줄 가운데 201줄을 확인했습니다', { exact: false })).toBeVisible()
  expect(
    asked.map(({ rows }) => rows.length),
    'what is one product is in one request',
  ).toEqual([198, 3])
  expect(asked[1]).toMatchObject({
    columns: ['name.ko', 'code', 'pictures', 'chosen'],
    rows: [{ cells: ['찻잔', 'CUP-1', 'cup-1.jpg; CUP-2.jpg', 'cup-1.jpg; cup-2.jpg'] }, {}, {}],
  })
  expect(sent).toEqual([])
  await page.getByRole('button', { name: '201줄 가져오기' }).click()
  await expect.element(page.getByText('사진 2장 가운데 1장을 올렸습니다.')).toBeVisible()
  await expect.element(page.getByText('200번 줄, cup-1.jpg: 사진이 아닙니다.')).toBeVisible()
  await page.getByRole('button', { name: '사진 1장 다시 올리기' }).click()
  await expect.element(page.getByText('사진 2장 가운데 2장을 올렸습니다.')).toBeVisible()
  expect(sent).toEqual([
    [id(1), 'thumb'],
    ['images', '0'],
    [id(1), 'thumb'],
  ])
})
