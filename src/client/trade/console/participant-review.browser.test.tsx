import '../../console/styles.css'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json } from '../../testing/server.ts'
import { UndoNotice } from '../../console/frame/undo.tsx'
import type { ConsoleItem } from '../../console/resources.ts'
import { ParticipantReview } from './participant-review.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const change = 'PUT /api/console/fairs/participants/{_id}'
const item = {
  _id: id(1),
  createdAt: '2126-01-01T00:00:00.000Z',
  updatedAt: '2126-01-01T00:00:00.000Z',
  version: 3,
  isPublished: true,
  _fair: id(9),
  name: '가온차',
  role: 'SELLER',
  state: 'PENDING',
  reason: null,
  note: '처음 참가합니다.',
} as unknown as ConsoleItem
const next = { ...item, _id: id(2), name: '소리결' }
const review = {
  contact: { name: '김하나', email: 'hana@gaon.example', phone: '010-1234-5678', role: '해외영업' },
  people: [
    { name: '이담은', state: 'APPROVED' as const },
    { name: '김하나', state: null },
  ],
  products: [{ _id: id(30), name: '감귤차', thumb: null }],
  productTotal: 14,
  hopes: [
    { _id: id(40), name: '부산유통', method: 'OFFLINE' as const, isMutual: true },
    { _id: id(41), name: 'Nova Retail', method: 'ONLINE' as const, isMutual: false },
  ],
  hopeTotal: 2,
  wantedBy: 3,
  cancels: { meetings: 2, offers: 1 },
}

async function show(shown: ConsoleItem = item) {
  let version = 3
  return renderPart(
    <>
      <UndoNotice />
      <ParticipantReview item={shown} onChanged={() => undefined} />
    </>,
    {
      answers: {
        'GET /api/console/fairs/participants/{_id}/review': { review },
        'GET /api/console/fairs/participants/{_id}/company': { company: null, files: [] },
        'GET /api/console/fairs/participants/{_id}/introductions': { introductions: [] },
        'GET /api/console/fairs/participants': { participants: [item, next], summary: { total: 2, limit: 2, skip: 0 } } as never,
        'GET /api/console/fairs/{_id}': { fair: { _id: id(9), title: { ko: '가을 상담회' } } } as never,
        [change]: ({ body }: Asked) => json({ participant: { ...shown, ...(body as object), version: ++version } }),
      },
    },
  )
}

it('shows company, documents, products, contact and hopes with the decision in view', async () => {
  await show()
  await expect.element(page.getByRole('link', { name: 'hana@gaon.example' })).toHaveAttribute('href', 'mailto:hana@gaon.example')
  await expect.element(page.getByRole('link', { name: '010-1234-5678' })).toHaveAttribute('href', 'tel:010-1234-5678')
  await expect.element(page.getByText('처음 참가합니다.')).toBeVisible()
  await expect.element(page.getByText('김하나 · 신청하지 않음')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '이 상담회의 상품 14개' })).toBeVisible()
  await expect.element(page.getByText('그 밖에 13개')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '만나고 싶은 기업 2곳' })).toBeVisible()
  await expect.element(page.getByText('서로 희망')).toBeVisible()
  await expect.element(page.getByText('이 기업을 만나고 싶어 하는 기업 3곳')).toBeVisible()
  window.scrollTo(0, document.body.scrollHeight)
  await expect.element(page.getByRole('button', { name: '승인', exact: true })).toBeInViewport()
})

it('goes on to the next one after an approval, and takes it back by Ctrl+Z', async () => {
  const { server, history } = await show()
  await expect.element(page.getByText('승인을 기다리는 기업 2곳')).toBeVisible()
  await page.getByRole('button', { name: '승인', exact: true }).click()
  await expect.element(page.getByText(/‘가온차’ 참가를 승인했습니다. 10초 뒤에 알립니다/)).toBeVisible()
  expect(history.location.pathname).toBe(`/fairs/participants/${id(2)}`)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText('되돌렸습니다.')).toBeVisible()
  expect(history.location.pathname).toBe(`/fairs/participants/${id(1)}`)
  expect(server.asked(change).map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [{ state: 'APPROVED', reason: null }, '"3"'],
    [{ state: 'PENDING', reason: null }, '"4"'],
  ])
})

it('says before a rejection how many meetings it cancels, and rejects nobody where the answer is no', async () => {
  const { server } = await show({ ...item, state: 'APPROVED' })
  await page.getByRole('button', { name: '사유를 적어 반려' }).click()
  await page.getByRole('textbox').fill('서류가 모자랍니다')
  await page.getByRole('button', { name: '반려', exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog).toMatchTextContent(/확정된 상담 2건과 답을 기다리는 제안 1건이 취소되고.*반려하시겠습니까/s)
  await dialog.getByRole('button', { name: '취소' }).click()
  expect(server.asked(change)).toEqual([])
  await page.getByRole('button', { name: '반려', exact: true }).click()
  await dialog.getByRole('button', { name: '확인' }).click()
  await expect.element(page.getByText(/참가를 반려했습니다. 회원에게 알렸습니다/)).toBeVisible()
  expect(server.asked(change).map(({ body }) => body)).toEqual([{ reason: '서류가 모자랍니다', state: 'REJECTED' }])
})
