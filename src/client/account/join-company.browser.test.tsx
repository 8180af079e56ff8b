import type { CompanyInput } from '#contract/account/companies.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Firm } from '../data/firm.ts'
import { renderPart } from '../testing/render.tsx'
import { refuse } from '../testing/server.ts'
import { JoinPage } from './join-page.tsx'

// What was typed before is put aside in the tab.
beforeEach(() => sessionStorage.clear())

const field = (label: string) => page.getByLabelText(label, { exact: false })
const term = () =>
  Response.json({ term: { code: 'x', edition: '1', subject: '약관', content: '<p>글</p>', consent: null, effectiveAt: null, hash: 'h' } })
const certify = ({ body }: { body: unknown }) =>
  Response.json(
    {
      certification: {
        _id: '01900000-0000-7000-8000-000000000001',
        expiresAt: '2026-11-24T00:00:00.000Z',
        ...('code' in (body as object) ? { token: 'token' } : {}),
      },
    },
    { status: 201 },
  )
const centre = (
  <Firm value={{ name: '', quickExitUrl: '/', folder: '/centre' }}>
    <JoinPage />
  </Firm>
)
const join = 'POST /api/v1/users'
const open = (hash = '', more: object = {}) =>
  renderPart(centre, {
    path: `/join?site=centre${hash}`,
    answers: { 'GET /api/v1/terms/{code}': term, 'POST /api/v1/users/certify': certify, ...more },
  })
const submit = () => page.getByRole('button', { name: '가입하기' }).click()
const fill = async (values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value)
}
async function fillAccount() {
  for (const index of [0, 1]) await page.getByRole('checkbox').nth(index).click()
  await page.getByLabelText('이메일 주소').fill('li@example.com')
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect.element(page.getByRole('button', { name: '인증번호 다시 받기' })).toBeVisible()
  await fill({ '인증번호 여섯 자리': '123456', '성함 또는 상호': '李' })
  await page.getByLabelText('아이디', { exact: true }).fill('li')
  await page.getByLabelText('비밀번호 (8자 이상)', { exact: true }).fill('a long one')
}

it('asks for the country first, then for what that country needs, and keeps all of it when the server refuses', async () => {
  const { server } = await open('', {
    [join]: () =>
      Response.json(
        { code: 'invalid', message: '값이 맞지 않습니다', issues: [{ path: 'company.city', message: '도시를 다시 적어 주십시오' }] },
        { status: 400 },
      ),
  })
  await page.getByRole('radio', { name: '바이어' }).click()
  const country = page.getByRole('combobox', { name: '국가' })
  await expect.element(country).toHaveValue('KR')
  expect(country.element().querySelectorAll('option')[0]?.textContent).toBe('대한민국')
  await submit()
  await expect.element(page.getByText('활동하시는 시·군·구를 입력해주세요')).toBeVisible()
  await country.selectOptions('CN')
  await expect.element(field('활동하시는 시·군·구')).not.toBeInTheDocument()
  await expect.element(field('사업자등록번호')).not.toBeInTheDocument()
  await fill({ '회사 이름': '上海贸易', '대표자 성함': '李', 업종: '流通', '회사 주소': '上海市', '활동하시는 도시나 지역': '上海' })
  await page.getByRole('radio', { name: '온라인' }).click()
  await fillAccount()
  await submit()
  await expect.element(page.getByText('도시를 다시 적어 주십시오')).toBeVisible()
  await expect.element(field('활동하시는 도시나 지역')).toHaveFocus()
  await expect.element(field('활동하시는 도시나 지역')).toHaveValue('上海')
  await expect.element(country).toHaveValue('CN')
  const [sent] = server.asked(join)
  const company: Partial<CompanyInput> = { country: 'CN', city: '上海', district: null, buyerType: 'ONLINE' }
  expect(sent?.body).toMatchObject({ role: 'BUYER', company })
  expect(sent?.body).not.toHaveProperty('company.registrationNumber')
})

it('asks a seller at home for the ten digits, and keeps the country over a reload', async () => {
  const { server, unmount } = await open('', { [join]: refuse(409, '이미 쓰고 있는 아이디입니다', 'taken') })
  await page.getByRole('radio', { name: '판매 기업' }).click()
  await fill({ 사업자등록번호: '123', '인증 받으신 해': '25' })
  await submit()
  await expect.element(page.getByText('사업자등록번호 10자리를 입력해주세요')).toBeVisible()
  await expect.element(page.getByText('해는 네 자리 숫자로 적어 주십시오 (예: 2025)')).toBeVisible()
  await expect.element(page.getByText('받으신 인증을 골라 주십시오')).toBeVisible()
  await fill({ 사업자등록번호: '120-81-４7521', '인증 받으신 해': '2025', '인증 번호': 'SA-1', '상품 분류': '차' })
  await fill({ '회사 이름': '가온', '대표자 성함': '김', 업종: '식품', '회사 주소': '서울' })
  await page.getByRole('radio', { name: '서울어워드', exact: false }).click()
  await fillAccount()
  await submit()
  await expect.poll(() => server.asked(join).length).toBe(1)
  const company = { country: 'KR', registrationNumber: '1208147521', certificateYear: 2025, certificateNumber: 'SA-1' }
  expect(server.asked(join)[0]?.body).toMatchObject({ role: 'SELLER', company })
  await page.getByRole('alertdialog').getByRole('button').click()
  await page.getByRole('combobox', { name: '국가' }).selectOptions('JP')
  await unmount()
  await open()
  await expect.element(page.getByRole('combobox', { name: '국가' })).toHaveValue('JP')
})

const read = 'GET /api/v1/joinLinks/{code}'
const link = { link: { _fair: '019a0000-0000-7000-8000-000000000001', fair: '가을 상담회', role: 'BUYER' as const } }

it('joins for a fair by the link of a group, in its role alone', async () => {
  const { server } = await open('#fair=abcdefghjk', { [read]: link })
  await expect.element(page.getByText('가을 상담회', { exact: false }).first()).toBeVisible()
  await expect.element(page.getByRole('radio', { name: '바이어' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: '판매 기업' })).not.toBeInTheDocument()
  await expect.element(field('활동하시는 시·군·구')).toBeVisible()
  expect(server.asked(read)).toHaveLength(1)
})

it('says where a link of a group is over', async () => {
  await open('#fair=abcdefghjk', { [read]: refuse(409, '이 참가 신청 링크는 끝났습니다', 'joinLinkOver') })
  await expect.element(page.getByText('이 참가 신청 링크는 끝났습니다')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '상담회 보기' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '가입하기' })).not.toBeInTheDocument()
})
