import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import { json } from '../../testing/server.ts'
import type { ConsoleItem } from '../../console/resources.ts'
import { PersonHead, PersonParts } from './person-screen.tsx'

const _id = '019a0000-0000-7000-8000-000000000001'
const at = '2026-11-24T00:00:00.000Z'
const item = {
  _id,
  createdAt: at,
  updatedAt: at,
  version: 1,
  isPublished: true,
  username: 'gaon',
  name: '김가온',
  status: 'active',
  role: 'SELLER',
  email: 'gaon@example.com',
  phone: '+821012345678',
} as ConsoleItem
const account = {
  hasFactor: true,
  recoveryCodesLeft: 8,
  passkeys: 2,
  sessions: 1,
  bookmarks: 3,
  likes: 0,
  business: [],
  canActAs: true,
  company: { _id, name: '가온상사', state: 'PENDING' as const, people: ['김가온', '이나래'] },
}
const summary = { total: 1, limit: 20, skip: 0 }
const sessions = 'GET /api/console/users/{_id}/sessions'
const acting = 'POST /api/console/users/{_id}/acting'

/** Logs somebody of the staff in. */
const enter = (scopes: readonly string[]) => {
  const payload = btoa(JSON.stringify({ sub: 'me', sid: 's', scopes, userType: 'PERSON', role: 'STAFF' }))
  setTokens({ accessToken: `x.${payload}.x`, refreshToken: 'r' })
}
const open = (title: string) => page.getByText(title, { exact: true }).click()

it('shows a person in parts: each is asked for when it is opened, and only to who may see it', async () => {
  enter(['console', 'console:members'])
  const { server } = await renderPart(<PersonParts item={item} onChanged={() => undefined} />, {
    answers: { [sessions]: { sessions: [{ _id, createdAt: at, usedAt: at, userAgent: 'Firefox', network: '192.0.2.1' }], summary } },
  })
  await expect.element(page.getByText('로그인한 기기', { exact: true })).toBeVisible()
  for (const title of ['문의', '댓글', '연락처가 같은 상담', '보낸 메시지'])
    expect(page.getByText(title, { exact: true }).query()).toBeNull()
  expect(server.asked(sessions)).toHaveLength(0)
  await open('로그인한 기기')
  await expect.element(page.getByText('Firefox')).toBeVisible()
  expect(server.asked(sessions)).toHaveLength(1)
  await open('직원이 한 일')
  const link = page.getByRole('link', { name: '목록에서 보기' }).last()
  await expect.element(link).toHaveAttribute('href', `/audit?_item=${_id}`)
})

it('opens a member’s pages with a reason, by a link whose code no address sends', async () => {
  enter(['console', 'console:members'])
  const { server } = await renderPart(<PersonHead item={item} onChanged={() => undefined} />, {
    answers: {
      'GET /api/console/users/{_id}/account': { account },
      [acting]: () => json({ acting: { code: 'once', expiresAt: at } }, 201),
    },
  })
  await expect.element(page.getByText('씀 (남은 복구 코드 8개)')).toBeVisible()
  await page.getByText('회원의 화면 보기', { exact: true }).click()
  await page.getByLabelText('사유').first().fill('화면이 다르다고 하심')
  await page.getByRole('button', { name: '화면 보기' }).click()
  const link = page.getByRole('link', { name: '새 탭에서 열기' })
  await expect.element(link).toHaveAttribute('href', '/mypage/myinfo#acting=once')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(server.asked(acting)[0]?.body).toEqual({ reason: '화면이 다르다고 하심' })
})
