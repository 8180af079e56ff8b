import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json } from '../../testing/server.ts'
import { type ConsoleItem, resourceOf } from '../resources.ts'
import { BulkActions } from './bulk-actions.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const change = 'PUT /api/console/fairs/participants/{_id}'
const of = (end: number, name: string, state: string) =>
  ({ _id: id(end), createdAt: '', updatedAt: '', version: 3, isPublished: true, name, state, reason: null }) as unknown as ConsoleItem
const items = [of(1, '가온차', 'PENDING'), of(2, '소리결', 'PENDING'), of(3, '한결푸드', 'APPROVED')]

const show = (chosen = items) =>
  renderPart(<BulkActions resource={resourceOf('fairs/participants')} items={chosen} isDecided onDone={() => undefined} />, {
    answers: {
      [change]: ({ body, path }: Asked) => {
        const { reason, state } = body as { reason: string | null; state: string }
        const message = '반려하시는 까닭을 적어 주십시오.'
        if (state === 'REJECTED' && (reason ?? '') === '')
          return json({ code: 'invalid', message, issues: [{ path: 'reason', message }] }, 400)
        if (path.endsWith(id(2))) return json({ code: 'stale', message: '그 사이에 바뀌었습니다.' }, 412)
        return json({ participant: { ...items[0], state, version: 4 } })
      },
    },
  })

const dialog = page.getByRole('alertdialog')

it('asks with a number before several are approved, and approves nobody where the answer is no', async () => {
  const { server } = await show()
  await page.getByRole('button', { name: '승인', exact: true }).click()
  await expect.element(dialog.getByText('고르신 3곳을 승인하고 기업마다 알립니다.', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: '취소' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.asked(change)).toEqual([])
})

it('approves one at the first press', async () => {
  const { server } = await show(items.slice(0, 1))
  await page.getByRole('button', { name: '승인', exact: true }).click()
  await expect.element(page.getByText('1개 가운데 1개를 마쳤습니다.')).toBeVisible()
  expect(server.asked(change)).toHaveLength(1)
})

it('approves those that are chosen one by one, and names those that could not be', async () => {
  const { server } = await show()
  await page.getByRole('button', { name: '승인', exact: true }).click()
  await dialog.getByRole('button', { name: '확인' }).click()
  await expect.element(page.getByText('3개 가운데 1개를 마쳤습니다.')).toBeVisible()
  await expect.element(page.getByText('소리결: 그 사이에 바뀌었습니다.')).toBeVisible()
  await expect.element(page.getByText('한결푸드: 이미 승인되어 있습니다.')).toBeVisible()
  // They were told: there is no way back.
  expect(page.getByRole('button', { name: '되돌리기' }).query()).toBeNull()
  const sent = server.asked(change).map(({ path, body, headers }) => [path.slice(-36), body, headers.get('if-match')])
  const approval = { state: 'APPROVED', reason: null }
  expect(sent).toEqual([
    [id(1), approval, '"3"'],
    [id(2), approval, '"3"'],
  ])
})

it('rejects nobody without a reason, and each with the one that was given', async () => {
  const { server } = await show()
  const reject = async () => {
    await page.getByRole('button', { name: '반려', exact: true }).click()
    await expect.element(dialog.getByText(/고르신 3곳을 반려하면 그 기업의 상담과 제안이 모두 취소되고/)).toBeVisible()
    await dialog.getByRole('button', { name: '확인' }).click()
  }
  await page.getByRole('button', { name: '사유를 적어 반려' }).click()
  await reject()
  await expect.element(page.getByText('반려하시는 까닭을 적어 주십시오.')).toBeVisible()
  // How far it was is shown until the answer is.
  await expect.element(page.getByText(/가운데/)).not.toBeInTheDocument()
  expect(server.asked(change).length).toBeLessThan(2)
  await page.getByRole('textbox').fill('서류가 모자랍니다')
  await reject()
  await expect.element(page.getByText('3개 가운데 2개를 마쳤습니다.')).toBeVisible()
})
