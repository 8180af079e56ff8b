import '../../../console/styles.css'
import type { UntoldChange } from '#contract/trade/fair-changes.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render.tsx'
import { type Asked, json } from '../../../testing/server.ts'
import { UndoNotice } from '../../../console/frame/undo.tsx'
import { ChangesBar } from './changes-bar.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const asOf = '2126-12-07T00:00:00.000Z'
const at = (time: string, tableNumber: number | null) => ({ startsAt: `2126-12-08T${time}:00.000Z`, tableNumber })
const common = { version: 4, seller: '가온차', buyer: '부산유통' }
const all: readonly UntoldChange[] = [
  { ...common, _matching: id(1), kind: 'moved', from: at('01:00', 4), to: at('02:30', 2) },
  { ...common, _matching: id(2), kind: 'placed', buyer: 'Nova', from: null, to: at('03:00', null) },
  { ...common, _matching: id(3), kind: 'cancelled', buyer: '한강상사', from: at('01:30', 1), to: null },
]
const telling = 'POST /api/console/fairs/{_id}/changes/telling'
const setting = 'PUT /api/console/fairs/{_id}/changes'
const undo = 'DELETE /api/console/fairs/{_id}/changes/{mid}'

async function show() {
  let [changes, isCollected] = [all, false]
  const none = () => new Response(null, { status: 204 })
  return renderPart(
    <>
      <UndoNotice />
      <ChangesBar fair={{ _id: id(9), timeZone: 'Asia/Seoul' }} />
    </>,
    {
      answers: {
        'GET /api/console/fairs/{_id}/changes': () =>
          json({ changes, summary: { total: changes.length, limit: 50, skip: 0 }, isCollected, asOf }),
        [telling]: () => {
          const count = changes.length
          changes = []
          return json({ count })
        },
        [setting]: ({ body }: Asked) => {
          ;({ isCollected } = body as { isCollected: boolean })
          return none()
        },
        [undo]: ({ path }: Asked) => {
          changes = changes.filter(({ _matching }) => !path.endsWith(_matching))
          return none()
        },
      },
    },
  )
}

it('lists who, from when and where, to when and where, and takes a change back', async () => {
  const { server } = await show()
  await expect.element(page.getByText('아직 알리지 않은 변경 3건')).toBeVisible()
  await page.getByText('무엇이 바뀌었는지 보기').click()
  const rows = page.getByRole('listitem')
  await expect.element(rows.nth(0)).toMatchTextContent(/가온차 – 부산유통.*10:00 · 테이블 4 → .*11:30 · 테이블 2/)
  await expect.element(rows.nth(1)).toMatchTextContent(/가온차 – Nova\s*새 상담 → .*12:00 · 온라인/)
  await expect.element(rows.nth(2)).toMatchTextContent(/가온차 – 한강상사.*10:30 · 테이블 1 → 취소/)
  await page.getByRole('button', { name: '되돌리기: 가온차 – 한강상사' }).click()
  await expect.element(page.getByText('아직 알리지 않은 변경 2건')).toBeVisible()
  expect(server.asked(undo)[0]?.headers.get('if-match')).toBe('"4"')
})

it('sends what is seen with one press', async () => {
  const { server } = await show()
  await page.getByRole('button', { name: '지금 알리기' }).click()
  await expect.element(page.getByText('변경 3건을 알립니다. 기업마다 메일 한 통입니다.')).toBeVisible()
  await expect.element(page.getByText('알리지 않은 변경이 없습니다.')).toBeVisible()
  expect(server.asked(telling).map(({ body }) => body)).toEqual([{ asOf, isTold: true }])
})

it('tells nobody after a question alone, and collects until it is sent', async () => {
  const { server } = await show()
  await expect.element(page.getByText('마지막 변경에서 1분 뒤에 알립니다.')).toBeVisible()
  await page.getByRole('checkbox', { name: '보낼 때까지 모아 두기' }).click()
  await expect.element(page.getByText('마지막 변경에서 1분 뒤에 알립니다.')).not.toBeInTheDocument()
  await expect.element(page.getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: '알리지 않기' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog).toMatchTextContent(/변경 3건을 알리지 않으시겠습니까/)
  await dialog.getByRole('button', { name: '취소' }).click()
  expect(server.asked(telling)).toEqual([])
  await page.getByRole('button', { name: '알리지 않기' }).click()
  await dialog.getByRole('button', { name: '확인' }).click()
  await expect.element(page.getByText('변경 3건을 알리지 않습니다.')).toBeVisible()
  expect(server.asked(telling).map(({ body }) => body)).toEqual([{ asOf, isTold: false }])
})
