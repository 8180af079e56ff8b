import '../../../console/styles.css'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UndoNotice } from '../../../console/frame/undo.tsx'
import { renderPart } from '../../../testing/render.tsx'
import { aMatching } from '../../../testing/trade.ts'
import { openDialog } from '../../../ui/deferred/dialog.tsx'
import { MatchingDialog, matchingDialogId } from './matching-dialog.tsx'

const put = 'PUT /api/console/fairs/{_id}/matchings/{mid}'
const matching = {
  ...aMatching({ actions: ['decline', 'cancel'] }),
  seller: { _id: 'seller', name: '이음식품' },
  buyer: { _id: 'buyer', name: '가온유통' },
}

it('a reason that was typed before Escape is there again, for that step alone, until it is sent', async () => {
  const fair = { _id: 'fair', timeZone: 'Asia/Seoul', tables: 4 }
  const { server } = await renderPart(
    <>
      <UndoNotice />
      <MatchingDialog fair={fair as never} _id="matching" isWanted />
    </>,
    {
      answers: {
        'GET /api/console/fairs/{_id}/matchings/{mid}': { matching, events: [], conversation: null } as never,
        [put]: { matching } as never,
      },
    },
  )
  const reason = page.getByRole('textbox')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  await press('거절')
  await reason.fill('바이어가 전화로 알렸습니다')
  await userEvent.keyboard('{Escape}')
  await expect.element(reason).not.toBeInTheDocument()
  openDialog(matchingDialogId)
  await press('상담 취소하기')
  await expect.element(reason).toHaveValue('')
  await press('거절')
  await expect.element(reason).toHaveValue('바이어가 전화로 알렸습니다')
  // The step is chosen by the first of the buttons of this name, and sent by the other one.
  await page.getByRole('button', { name: '거절', exact: true }).last().click()
  await expect.element(page.getByText('처리했습니다. 양쪽에 알렸습니다.')).toBeVisible()
  expect(server.asked(put).map(({ body }) => body)).toEqual([{ action: 'decline', reason: '바이어가 전화로 알렸습니다' }])
  openDialog(matchingDialogId)
  await press('거절')
  await expect.element(reason).toHaveValue('')
  // The way out is not the way to cancel the meeting.
  expect(page.getByRole('button', { name: '취소', exact: true }).query()).toBeNull()
  await page.getByRole('button', { name: '닫기', exact: true }).last().click()
  await expect.element(reason).not.toBeInTheDocument()
  expect(server.asked(put)).toHaveLength(1)
})

it('a reported conversation is read on demand, noted as looked at, and closed after a question', async () => {
  const read = 'GET /api/console/fairs/{_id}/matchings/{mid}/messages'
  const judge = 'PUT /api/console/fairs/{_id}/matchings/{mid}/messages'
  const reports = [{ by: 'seller', reason: '광고를 되풀이합니다', createdAt: '2099-12-01T00:00:00.000Z', handledAt: null }]
  const conversation = { reports, blockedAt: null }
  const message = { _id: 'm', _matching: 'matching', createdAt: '2099-12-01T00:00:00.000Z', by: 'buyer', text: '싸게 드립니다', files: [] }
  const fair = { _id: 'fair', timeZone: 'Asia/Seoul', tables: 4 }
  const { server } = await renderPart(<MatchingDialog fair={fair as never} _id="matching" isWanted />, {
    answers: {
      'GET /api/console/fairs/{_id}/matchings/{mid}': { matching, events: [], conversation } as never,
      [read]: { messages: [message], hasEarlier: false } as never,
      [judge]: { conversation } as never,
    },
  })
  const part = page.getByRole('region', { name: '신고된 대화' })
  await expect.element(part).toMatchTextContent(/이음식품.*광고를 되풀이합니다/)
  expect(server.asked(read)).toEqual([])
  const press = (name: string) => part.getByRole('button', { name, exact: true }).click()
  await press('보기')
  await expect.element(part).toMatchTextContent(/가온유통.*싸게 드립니다/)
  await press('처리함으로 표시')
  await vi.waitFor(() => expect(server.asked(judge).map(({ body }) => body)).toEqual([{ isHandled: true }]))
  await press('대화 닫기')
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/양쪽 모두 읽을 수만/)
  expect(server.asked(judge)).toHaveLength(1)
  await page.getByRole('alertdialog').getByRole('button', { name: '확인', exact: true }).click()
  await vi.waitFor(() => expect(server.asked(judge)[1]?.body).toEqual({ isBlocked: true }))
})
