import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../testing/render.tsx'
import { type Answers, refuse } from '../testing/server.ts'
import { JoinPage } from './join-page.tsx'

const at = '2026-11-24T00:00:00.000Z'
const read = 'POST /api/v1/users/invitation'
const accept = 'PUT /api/v1/users/invitation'
const term: NonNullable<Answers['GET /api/v1/terms/{code}']> = () =>
  Response.json({
    term: { code: 'x', edition: '1.0', subject: '이용약관', content: '<p>글</p>', consent: null, effectiveAt: at, hash: 'h' },
  })
const invitation = {
  _id: '019a0000-0000-7000-8000-000000000001',
  username: 'guest@example.com',
  name: '김담당',
  role: 'SELLER' as const,
  company: '가온상사',
  locale: 'ko' as const,
  isColleague: false,
}
const button = page.getByRole('button', { name: '초대를 받아들이고 가입하기' })
const alert = page.getByRole('alertdialog')

it('joins by the link of an invitation: what is known is there, a password and the consents are left', async () => {
  const { server } = await renderPart(<JoinPage />, {
    path: '/join?site=centre#invitation=secret',
    answers: { 'GET /api/v1/terms/{code}': term, [read]: { invitation }, [accept]: refuse(409, '이미 쓰인 링크입니다', 'invitationOver') },
  })
  await expect.element(page.getByLabelText('아이디', { exact: true })).toHaveValue('guest@example.com')
  await expect.element(page.getByLabelText('성함', { exact: true })).toHaveValue('김담당')
  expect(server.asked(read)).toMatchObject([{ body: { token: 'secret' } }])
  await button.click()
  await expect.element(page.getByText('필수 항목에 동의해주세요').first()).toBeVisible()
  for (const index of [0, 1]) await page.getByRole('checkbox').nth(index).click()
  await button.click()
  await expect.element(page.getByText('비밀번호는 8자 이상으로 정해 주십시오')).toBeVisible()
  await page.getByLabelText('비밀번호 (8자 이상)', { exact: true }).fill('a long one')
  expect(server.asked(accept)).toEqual([])
  await button.click()
  await expect.element(alert.getByText('이미 쓰인 링크입니다')).toBeVisible()
  const [sent] = server.asked(accept)
  expect(sent?.body).toMatchObject({ token: 'secret', name: '김담당', password: 'a long one', channels: ['EMAIL'] })
  expect(sent?.body).toHaveProperty('consents.length', 2)
})

it('says where a link is over, and leads to the login', async () => {
  await renderPart(<JoinPage />, {
    path: '/join?site=centre#invitation=old',
    answers: { 'GET /api/v1/terms/{code}': term, [read]: refuse(409, '기한이 지났습니다', 'invitationOver') },
  })
  await expect.element(page.getByText('기한이 지났습니다')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '로그인' })).toHaveAttribute('href', expect.stringContaining('/login'))
  await expect.element(button).not.toBeInTheDocument()
})
