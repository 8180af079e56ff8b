import type { Colleague } from '#contract/account/colleagues.ts'
import type { OwnCompany } from '#contract/account/companies.ts'
import { noPresentation } from '#contract/platform/company.ts'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { currentTokens, setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import { json, ownHeaders } from '../../testing/server.ts'
import { CompanyPage } from '../company-page.tsx'

const list = 'GET /api/v1/me/company/people'
const invite = 'POST /api/v1/me/company/people'
const remove = 'DELETE /api/v1/me/company/people/{_id}'
const accept = 'PUT /api/v1/me/company/invitations/{_id}'
const _id = '01900000-0000-7000-8000-000000000001'
const company: OwnCompany = {
  ...noPresentation,
  _id,
  createdAt: '2026-11-01T00:00:00.000Z',
  name: '담은발효',
  ceo: '이담은',
  category: '식품',
  address: '서울',
  certificate: 'SEOUL_AWARD',
  productCategory: '간장',
  buyerType: null,
  country: 'KR',
  registrationNumber: '1208147521',
  certificateNumber: null,
  certificateYear: null,
  city: null,
  district: null,
  profile: '장을 담급니다.',
  state: 'APPROVED',
  reason: null,
  review: null,
  introduction: null,
  owner: null,
}
const invited: Colleague = { _id, name: '김하나', email: 'hana@example.com', state: 'invited', until: '2026-12-14T00:00:00.000Z' }

const tokenOf = (role: string) => {
  const payload = btoa(JSON.stringify({ sub: 'hana', sid: 's', scopes: [], userType: 'COMPANY', role }))
  return { accessToken: `header.${payload}.x`, refreshToken: 'refresh' }
}
const open = (role: string, answers: Parameters<typeof renderPart>[1] & object) => {
  setTokens(tokenOf(role))
  onTestFinished(() => setTokens(undefined))
  return renderPart(<CompanyPage atFairs={null} />, {
    path: '/mypage/company',
    ...answers,
    answers: {
      'GET /api/v1/me/company/introductions': () => json({ uploads: [] }),
      'GET /api/v1/me/files': () => json({ files: [] }),
      ...answers.answers,
    },
  })
}

it('the owner of a company invites a colleague, sees them, and takes the invitation back after a question', async () => {
  let people: Colleague[] = []
  const { server } = await open('SELLER', {
    answers: {
      'GET /api/v1/me/company': () => json({ company }),
      [list]: () => json({ people, invitations: [] }),
      [invite]: () => {
        people = [invited]
        return new Response(null, { status: 204, headers: ownHeaders })
      },
      [remove]: () => {
        people = []
        return new Response(null, { status: 204, headers: ownHeaders })
      },
    },
  })
  const send = page.getByRole('button', { name: '초대하기' })
  await send.click()
  // Nothing is sent without a name and an address.
  await expect.element(page.getByLabelText('초대할 분의 성함')).toHaveFocus()
  await expect.element(page.getByText('이메일 주소를 확인해 주십시오.')).toBeVisible()
  await page.getByLabelText('초대할 분의 성함').fill('김하나')
  await page.getByLabelText('이메일').fill('hana@example.com')
  await page.getByLabelText('초대 메일의 언어').selectOptions('English')
  await send.click()
  await page.getByRole('button', { name: '확인' }).click()
  const [sent] = server.asked(invite)
  expect(sent?.body).toEqual({ name: '김하나', email: 'hana@example.com', locale: 'en' })
  await expect.element(page.getByText('2026년 12월 14일까지 가입하실 수 있습니다.', { exact: false })).toBeVisible()
  const back = page.getByRole('button', { name: '김하나 님 초대 거두기' })
  await back.click()
  await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click()
  expect(server.asked(remove)).toEqual([])
  await back.click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect.element(back).not.toBeInTheDocument()
})

it('a colleague reads whose company it is, and has nothing to change it by', async () => {
  await open('SELLER', { answers: { 'GET /api/v1/me/company': () => json({ company: { ...company, owner: '이담은' } }) } })
  await expect.element(page.getByText('이담은 님이 등록한 회사입니다.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('장을 담급니다.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '담당자 사진' })).toBeVisible()
  expect(page.getByRole('button', { name: '저장' }).elements()).toEqual([])
  expect(page.getByRole('heading', { name: '다른 담당자' }).elements()).toEqual([])
})

it('a member without a company says yes to one that asks, and has its page at once', async () => {
  let isIn = false
  const { server } = await open('MEMBER', {
    answers: {
      'GET /api/v1/me/company': () => json({ company: { ...company, owner: '이담은' } }),
      [list]: () => json({ people: [], invitations: isIn ? [] : [{ _id, company: '담은발효', owner: '이담은' }] }),
      [accept]: () => {
        isIn = true
        return new Response(null, { status: 204, headers: ownHeaders })
      },
      'GET /api/auth/accessToken': () => json(tokenOf('SELLER')),
    },
  })
  await page.getByRole('button', { name: '초대 받아들이기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await page.getByRole('button', { name: '확인' }).click()
  expect(server.asked(accept).map(({ body }) => body)).toEqual([{ isAccepted: true }])
  await expect.element(page.getByText('이담은 님이 등록한 회사입니다.', { exact: false })).toBeVisible()
  expect(currentTokens()?.accessToken).toBe(tokenOf('SELLER').accessToken)
})
