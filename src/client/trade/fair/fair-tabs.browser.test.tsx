import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import { aMatching } from '../../testing/trade.ts'
import { FairTabs } from './fair-tabs.tsx'

const mine = 'GET /api/v1/me/matchings'
const waiting = ['fair', 'fair', 'other'].map((_id, index) => ({ ...aMatching(), _id: `of ${index}`, fair: { ...aMatching().fair, _id } }))
const answers = {
  'GET /api/v1/fairs/{_fair}/totals': { products: 1234, sellers: 14, buyers: 0 },
  [mine]: { matchings: waiting, summary: { total: 3, limit: 20, skip: 0 }, myTurn: 3, unread: 0 } as never,
}

it('says how much each part of a fair has, and to its members how many matchings of it wait for them', async () => {
  const { server, unmount } = await renderPart(<FairTabs _fair="fair" />, { answers })
  await expect.element(page.getByRole('link', { name: '참가 상품' })).toMatchTextContent('참가 상품1,234')
  await expect.element(page.getByRole('link', { name: '참가 기업' })).toMatchTextContent('참가 기업14')
  await expect.element(page.getByRole('link', { name: '바이어' })).toMatchTextContent('바이어0')
  expect(server.asked(mine)).toEqual([])
  await unmount()
  const payload = btoa(JSON.stringify({ sub: 'gaon', sid: 's', scopes: [], userType: 'COMPANY', role: 'SELLER' }))
  setTokens({ accessToken: `header.${payload}.x`, refreshToken: 'refresh' })
  onTestFinished(() => setTokens(undefined))
  await renderPart(<FairTabs _fair="fair" />, { answers })
  await expect.element(page.getByRole('link', { name: '매칭 신청' })).toMatchTextContent('매칭 신청2건이 기다립니다')
})
