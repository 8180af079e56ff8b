import type { Answer } from '#contract/api.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../testing/render.tsx'
import { MyProfile } from './my-profile.tsx'

const me: Answer<'GET /api/v1/me'>['me'] = {
  _id: '0199a0e0-0000-7000-8000-000000000001',
  createdAt: '2026-11-01T00:00:00.000Z',
  username: 'gaon',
  name: '가온상사',
  userType: 'COMPANY',
  role: 'BUYER',
  email: 'gaon@example.com',
  phone: null,
  channels: ['EMAIL'],
  scopes: [],
}

it('says by which ways nothing can come, for want of an address', async () => {
  await renderPart(<MyProfile />, { path: '/mypage/myinfo', answers: { 'GET /api/v1/me': { me } } })
  await expect.element(page.getByRole('checkbox', { name: '문자 메시지 등록된 번호가 없습니다' })).not.toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: '전화 등록된 번호가 없습니다' })).not.toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: '이메일', exact: true })).toBeChecked()
})
