import type { Answer } from '#contract/api.ts'
import type { ImportHeadings, ImportRows } from '#contract/import-calls.ts'
import { joiningSteps } from '#contract/trade/joining.ts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../../testing/render.tsx'
import { type Asked, json } from '../../../testing/server.ts'
import { Funnel, Invitations } from './funnel.tsx'
import { JoiningList } from './joining-list.tsx'
import { ListImport } from './list-import.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const _fair = id(1)
type Joining = Answer<'GET /api/console/fairs/{_id}/joining'>

const standing = { listed: 4, invited: 3, joined: 2, profile: 1, documents: 0, approved: 0, rejected: 0 }
const due = { listed: 5, invited: 2 }
const joining: Joining['joining'] = {
  steps: joiningSteps.map((step, at) => ({
    step,
    standing: standing[step],
    reached: joiningSteps.slice(at).reduce((sum, one) => sum + standing[one], 0),
    due: step === 'listed' || step === 'invited' ? due[step] : 0,
  })),
  waiting: 0,
}
const request = 'POST /api/console/fairs/{_id}/invitations'

it('counts who has come how far, leads to the rows of each figure, and asks with a number before anything is sent', async () => {
  const { server } = await renderPart(
    <>
      <Invitations _fair={_fair} joining={joining} />
      <Funnel _fair={_fair} joining={joining} step="invited" isReached={false} />
    </>,
    { answers: { [request]: { invitations: { requested: 2 } } } },
  )
  await expect.element(page.getByRole('link', { name: '명단 10' })).toHaveAttribute('href', expect.stringContaining('step=listed'))
  await expect.element(page.getByRole('link', { name: '가입 전 3' })).toHaveAttribute('aria-current', 'true')
  const remind = page.getByRole('button', { name: '2명에게 알리기' })
  await remind.click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog.getByText('2명에게', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: '취소' }).click()
  expect(server.asked(request)).toEqual([])
  await remind.click()
  await dialog.getByRole('button', { name: '확인' }).click()
  await expect.element(page.getByText('메일 2통을 보내기 시작했습니다.')).toBeVisible()
  expect(server.asked(request)).toMatchObject([{ body: { kind: 'remind', step: 'invited' } }])
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await page.getByRole('button', { name: '5명 초대하기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect.poll(() => server.asked(request).at(-1)).toMatchObject({ body: { kind: 'invite', _participant: null } })
})

it('lists participants with their contact and step; who waits for a mail is not sent another', async () => {
  const row = { role: 'SELLER' as const, person: '김담당', phone: null, language: 'ko' as const, invitedAt: null, sentAt: null, link: null }
  const rows: Joining['participants'] = [
    { ...row, _id: id(2), name: '가온', step: 'listed', email: 'a@example.com', isWaiting: false },
    { ...row, _id: id(3), name: '나루', step: 'listed', email: 'b@example.com', isWaiting: true },
    { ...row, _id: id(4), name: '다솜', step: 'approved', email: 'c@example.com', isWaiting: false },
  ]
  await renderPart(<JoiningList _fair={_fair} rows={rows} />)
  await expect.element(page.getByText('a@example.com')).toBeVisible()
  expect(page.getByRole('button', { name: '초대하기' }).elements()).toHaveLength(1)
  await expect.element(page.getByText('보내는 중')).toBeVisible()
})

it('marks rows of one file that are the same, and mends a wrong cell in place', async () => {
  const column = (path: string, label: string) => ({ path, label, headings: [path, label], isRequired: true })
  const headings: ImportHeadings = { columns: [column('company', '회사'), column('role', '구분'), column('mail', '이메일')], left: [] }
  const asked: ImportRows[] = []
  await renderPart(<ListImport _fair={_fair} />, {
    answers: {
      'GET /api/console/fairs/{_id}/participants/import': headings,
      'POST /api/console/fairs/{_id}/participants/import': ({ body, query }: Asked) => {
        const { columns, rows } = body as ImportRows
        asked.push({ columns, rows })
        const results = rows.map(({ row, cells }) =>
          cells[1]?.includes('@') === true
            ? { row, state: 'new', issues: [] }
            : { row, state: 'wrong', issues: [{ column: 'mail', message: '이메일을 확인해 주십시오.' }] },
        )
        return json({ results, isWritten: query.get('dryRun') !== 'true' })
      },
    },
  })
  await page.getByLabelText('구분 열이 없으면').selectOptions('SELLER')
  const text = '회사,이메일\n가온,a@example.com\n나루,wrong\n가온상사,A@Example.com'
  await userEvent.upload(page.getByLabelText('파일 고르기'), new File([text], 'list.csv', { type: 'text/csv' }))
  await page.getByRole('button', { name: '확인하기', exact: true }).click()
  const cell = page.getByLabelText('3번 줄의 이메일')
  await expect.element(cell).toHaveValue('wrong')
  expect(asked).toEqual([
    {
      columns: ['company', 'mail', 'same', 'state', 'role'],
      rows: [
        { row: 2, cells: ['가온', 'a@example.com', '', 'PENDING', 'SELLER'] },
        { row: 3, cells: ['나루', 'wrong', '', 'PENDING', 'SELLER'] },
        { row: 4, cells: ['가온상사', 'A@Example.com', '2', 'PENDING', 'SELLER'] },
      ],
    },
  ])
  await cell.fill('naru@example.com')
  await page.getByRole('button', { name: '고친 칸 1개로 다시 확인하기' }).click()
  await expect.element(page.getByRole('button', { name: '3줄 가져오기' })).toBeVisible()
  expect(asked.at(-1)?.rows[1]?.cells[1]).toBe('naru@example.com')
})
