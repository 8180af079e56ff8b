import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../testing/render.tsx'
import { type Answers, json } from '../testing/server.ts'
import { ChangedTerms } from './changed-terms.tsx'
import { MyConsents } from './my-consents.tsx'

const subjects: Record<string, string> = { 'terms-of-use': '이용약관', 'privacy-join': '개인정보', marketing: '소식' }
const term: NonNullable<Answers['GET /api/v1/terms/{code}']> = ({ path }) => {
  const code = path.split('/').at(-1) ?? ''
  return json({ term: { code, subject: subjects[code], content: `<p>${subjects[code]}의 글</p>`, edition: '2.0' } })
}
const consent = (code: 'terms-of-use' | 'privacy-join' | 'marketing', version: string, isAgreed = true) => ({
  _id: `${code} ${version} ${isAgreed}`,
  site: 'firm' as const,
  code,
  version,
  agreedAt: '2026-11-01T00:00:00.000Z',
  createdAt: '2026-11-01T00:00:00.000Z',
  isAgreed,
})
const row = (subject: string) => page.getByRole('listitem').filter({ hasText: subject })
const change = 'POST /api/v1/me/consents'

it('says how it stands with each term; what has changed is agreed to again, and only what is optional is taken back', async () => {
  const consents = [consent('marketing', '2.0'), consent('privacy-join', '2.0'), consent('terms-of-use', '1.0')]
  const { server } = await renderPart(<MyConsents />, {
    answers: {
      'GET /api/v1/terms/{code}': term,
      'GET /api/v1/me/consents': () =>
        json({ consents, site: 'firm', changed: [], summary: { total: consents.length, limit: 100, skip: 0 } }),
      [change]: ({ body }) => {
        const { code, version, isAgreed } = body as { code: 'marketing'; version: string; isAgreed: boolean }
        consents.unshift(consent(code, version, isAgreed))
        return json({ consent: consents[0] }, 201)
      },
    },
  })
  await expect.element(row('이용약관').getByText('그 뒤에 내용이 바뀌었습니다.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '동의 거두기: 개인정보' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '동의하기: 개인정보' })).not.toBeInTheDocument()
  // A double click on one button: a real one could meet the button that moves into its place.
  const agree = page.getByRole('button', { name: '동의하기: 이용약관' })
  await expect.element(agree).toBeVisible()
  for (const element of [agree.element(), agree.element()]) (element as HTMLElement).click()
  await expect.element(row('이용약관').getByText('그 뒤에 내용이 바뀌었습니다.')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '동의 거두기: 소식' }).click()
  await expect.element(row('소식').getByText('동의를 거두셨습니다', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '동의하기: 소식' })).toBeVisible()
  expect(server.asked(change).map(({ body }) => body)).toMatchObject([
    { code: 'terms-of-use', version: '2.0', isAgreed: true },
    { code: 'marketing', version: '2.0', isAgreed: false },
  ])
})

it('a required term that has changed is agreed to before one goes on; who does not agree can leave', async () => {
  const consents = [consent('marketing', '1.0'), consent('privacy-join', '1.0'), consent('terms-of-use', '2.0')]
  const answers = (changed: string[]): Answers => ({
    'GET /api/v1/terms/{code}': term,
    'GET /api/v1/me/consents': () => json({ consents, site: 'firm', changed, summary: { total: consents.length, limit: 100, skip: 0 } }),
  })
  const own = <p>나의 것</p>
  const { server } = await renderPart(<ChangedTerms>{own}</ChangedTerms>, {
    answers: { ...answers(['privacy-join']), [change]: () => json({ consent: consent('privacy-join', '2.0') }, 201) },
  })
  await expect.element(page.getByRole('heading', { name: '바뀐 약관' })).toBeVisible()
  await expect.element(page.getByText('나의 것')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '로그아웃' })).toBeVisible()
  await expect.element(page.getByText('회원 탈퇴')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '동의하기: 소식' })).not.toBeInTheDocument()
  server.answer(answers([]))
  await page.getByRole('button', { name: '동의하기: 개인정보' }).click()
  await expect.element(page.getByText('나의 것')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '바뀐 약관' })).not.toBeInTheDocument()
})
