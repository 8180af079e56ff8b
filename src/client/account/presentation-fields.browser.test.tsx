import type { CompanyInput, OwnCompany } from '#contract/account/companies.ts'
import { noPresentation } from '#contract/platform/company.ts'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { setTokens } from '../session/tokens.ts'
import { renderPart } from '../testing/render.tsx'
import { json } from '../testing/server.ts'
import { CompanyPage } from './company-page.tsx'

const read = 'GET /api/v1/me/company'
const write = 'PUT /api/v1/me/company'
const company: OwnCompany = {
  ...noPresentation,
  _id: '01900000-0000-7000-8000-000000000001',
  createdAt: '2026-11-01T00:00:00.000Z',
  name: '가온상사',
  ceo: '김가온',
  category: '식품',
  address: '서울',
  certificate: 'SEOUL_AWARD',
  productCategory: '차',
  buyerType: null,
  country: 'KR',
  registrationNumber: '1208147521',
  certificateNumber: null,
  certificateYear: null,
  city: null,
  district: null,
  profile: '차를 만듭니다.',
  state: 'APPROVED',
  reason: null,
  review: null,
  introduction: null,
  owner: null,
}

const payload = btoa(JSON.stringify({ sub: 'gaon', sid: 's', scopes: [], userType: 'COMPANY', role: 'SELLER' }))
const open = async (stored: OwnCompany, put: () => Response) => {
  setTokens({ accessToken: `header.${payload}.x`, refreshToken: 'refresh' })
  onTestFinished(() => setTokens(undefined))
  return renderPart(<CompanyPage atFairs={null} />, {
    path: '/mypage/company',
    answers: {
      [read]: () => json({ company: stored }),
      [write]: put,
      'GET /api/v1/me/company/introductions': () => json({ uploads: [] }),
      'GET /api/v1/me/files': () => json({ files: [] }),
    },
  })
}
const save = () => page.getByRole('button', { name: '저장', exact: true }).click()

it('says how complete a profile is, leads to what is missing, and sends what is written in each language', async () => {
  const { server } = await open(company, () =>
    json({ company: { ...company, names: { en: 'Gaon Trading' }, website: 'https://gaon.example/' } }),
  )
  await expect.element(page.getByRole('heading', { name: '소개 13가지 가운데 2가지를 채우셨습니다' })).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name: '소개 13가지 가운데 2가지를 채우셨습니다' })).toHaveAttribute('value', '2')
  await page.getByRole('button', { name: '회사 로고' }).click()
  await expect.element(page.getByLabelText('로고 고르기')).toHaveFocus()
  // In its own language it is written above.
  expect(page.getByText('한국어로 쓰기', { exact: false }).elements()).toEqual([])
  const english = page.getByLabelText('회사 이름').nth(1)
  await expect.element(english).not.toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect.element(english).toHaveFocus()
  await english.fill('Gaon Trading')
  await page.getByLabelText('홈페이지').fill('gaon.example')
  await page.getByLabelText('취급 분야').selectOptions('FOOD')
  await page.getByRole('checkbox', { name: '영어' }).click()
  await save()
  await expect.poll(() => server.asked(write).length).toBe(1)
  const wanted: Partial<CompanyInput> = {
    name: '가온상사',
    registrationNumber: '1208147521',
    profile: '차를 만듭니다.',
    names: { en: 'Gaon Trading' },
    translations: null,
    website: 'https://gaon.example',
    sector: 'FOOD',
    languages: ['en'],
    offers: null,
  }
  expect(server.asked(write)[0]?.body).toMatchObject(wanted)
})

it('says beside the field what is wrong with it, also where it is folded, and keeps what was typed', async () => {
  const issues = [{ path: 'translations.cn.offers', message: '다시 적어 주십시오' }]
  const { server } = await open(company, () => json({ code: 'invalid', message: '값이 맞지 않습니다', issues }, 400))
  const website = page.getByLabelText('홈페이지')
  await website.fill('없는 주소')
  await page.getByLabelText('설립 연도').fill('99')
  await save()
  await expect.element(page.getByText('홈페이지 주소를 다시 적어 주십시오 (예: www.example.com)')).toBeVisible()
  await expect.element(page.getByText('해는 네 자리 숫자로 적어 주십시오 (예: 2025)')).toBeVisible()
  await expect.element(website).toHaveFocus()
  expect(server.asked(write)).toEqual([])
  await website.fill('www.gaon.example')
  await page.getByLabelText('설립 연도').fill('1999')
  await save()
  await expect.element(page.getByText('다시 적어 주십시오', { exact: true })).toBeVisible()
  await expect.element(page.getByLabelText('제공하는 것').nth(2)).toHaveFocus()
  await expect.element(website).toHaveValue('www.gaon.example')
})

it('offers the languages that the company’s own is not, and keeps those that are there', async () => {
  const foreign = {
    ...company,
    name: 'Harbor & Pine',
    names: { cn: '港松' },
    translations: { ko: { profile: '네덜란드에서 유통합니다.' } },
  }
  const { server } = await open(foreign, () => json({ company: foreign }))
  await expect.element(page.getByText('한국어로 쓰기', { exact: false })).toBeVisible()
  expect(page.getByText('English로 쓰기', { exact: false }).elements()).toEqual([])
  await save()
  await expect.poll(() => server.asked(write).length).toBe(1)
  expect(server.asked(write)[0]?.body).toMatchObject({
    names: { cn: '港松' },
    translations: { ko: { profile: '네덜란드에서 유통합니다.' } },
  })
})
