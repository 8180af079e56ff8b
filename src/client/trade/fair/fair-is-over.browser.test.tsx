import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { CompanyList } from './companies.tsx'
import { CompanyActions } from './company-actions.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const seller = {
  _id: id(2),
  _company: id(3),
  name: '가온차',
  ownName: '가온차',
  logo: null,
  category: '식품',
  sector: null,
  country: null,
  city: null,
  profile: null,
  fallback: [],
  productCategory: null,
  certificate: null,
}
const fairIn = (state: string) => ({ _id: id(1), title: '가을 상담회', state }) as never
const over = page.getByText('끝난 상담회여서 새로 상담을 제안하실 수 없습니다.')
const answers = {
  'GET /api/v1/fairs/{_fair}/sellers': { sellers: [seller], countries: [], summary: { total: 1, limit: 12, skip: 0 } } as never,
}

it('a fair that is over says so above its companies, and none of them is offered a meeting', async () => {
  await renderPart(<CompanyList fair={fairIn('expired')} />, { answers })
  await expect.element(page.getByRole('link', { name: '가온차', exact: true })).toBeVisible()
  await expect.element(over).toBeVisible()
  expect(page.getByRole('link', { name: /상담 제안/ }).query()).toBeNull()
})

it('a fair that goes on offers each of them a meeting', async () => {
  await renderPart(<CompanyList fair={fairIn('ongoing')} />, { answers })
  await expect.element(page.getByRole('link', { name: /상담 제안/ })).toBeVisible()
  expect(over.query()).toBeNull()
})

it('the page of a company of a fair that is over has the sentence in the place of the offer', async () => {
  await renderPart(<CompanyActions fair={fairIn('expired')} company={seller as never} side="SELLER" />)
  await expect.element(over).toBeVisible()
  expect(page.getByRole('link', { name: /상담 제안/ }).query()).toBeNull()
})
