import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { BookmarksPage } from '../account/bookmarks-page.tsx'
import { LogoutButton } from '../account/logout-button.tsx'
import { countNotes, writeNote } from '../offline/member/notes.ts'
import { setTokens } from '../session/tokens.ts'
import { everythingStored, forgetEverything } from '../testing/device.ts'
import { renderPart } from '../testing/render.tsx'
import { json, unreachable } from '../testing/server.ts'
import { OwnNote } from './own-note.tsx'

const bookmarks = 'GET /api/v1/me/bookmarks'
const about = { kind: 'works', _item: 'moon', subject: '나래, 달밤', path: '/auction/works/moon' }
const target = { account: 'member', ...about }
const mark = {
  _id: 'm',
  createdAt: '2026-11-01T00:00:00.000Z',
  kind: 'works',
  label: '경매 작품',
  _item: 'moon',
  subject: '달밤',
  path: '/auction/works/moon',
}
const saved = { bookmarks: [mark], summary: { total: 1, limit: 12, skip: 0 } }
const unsaved: typeof saved = { bookmarks: [], summary: { total: 0, limit: 12, skip: 0 } }
const field = page.getByLabelText('내 메모')

function logIn(account = 'member', more: object = {}): void {
  const payload = btoa(JSON.stringify({ sub: account, sid: 'one', scopes: [], userType: 'PERSON', role: 'MEMBER', ...more }))
  setTokens({ accessToken: `header.${payload}.of-${account}`, refreshToken: `refresh of ${account}` })
}
afterEach(async () => {
  setTokens(undefined)
  await forgetEverything()
})

it('is there once the work is saved, keeps what is typed on this device, and sends it nowhere', async () => {
  logIn()
  let answer = unsaved
  const { server, unmount } = await renderPart(<OwnNote {...target} />, { answers: { [bookmarks]: () => json(answer) } })
  await expect.poll(() => server.asked(bookmarks).length).toBeGreaterThan(0)
  await expect.element(field).not.toBeInTheDocument()
  await unmount()
  answer = saved
  const shown = await renderPart(<OwnNote {...target} />, { answers: { [bookmarks]: () => json(answer) } })
  await field.fill('할머니 댁 벽에 걸면 좋겠다')
  await expect.element(page.getByText('이 기기에 저장했습니다.')).toBeVisible()
  await shown.unmount()
  expect(await everythingStored()).not.toContain('할머니')
  // Without a network, and whether it is saved still or not.
  await renderPart(<OwnNote {...target} />, { answers: { [bookmarks]: unreachable } })
  await expect.element(field).toHaveValue('할머니 댁 벽에 걸면 좋겠다')
})

it('takes so many characters and no more', async () => {
  logIn()
  await renderPart(<OwnNote {...target} />, { answers: { [bookmarks]: saved } })
  await expect.element(field).toHaveAttribute('maxlength', '1000')
})

it('is nobody else’s', async () => {
  await writeNote('member', { ...about, text: '비밀' })
  logIn('other')
  await renderPart(<OwnNote {...target} account="other" />, { answers: { [bookmarks]: saved } })
  await expect.element(field).toHaveValue('')
})

it('is in the list of what is saved, and without a network all notes are', async () => {
  await writeNote('member', { ...about, text: '비밀' })
  logIn()
  const answers = {
    [bookmarks]: saved,
    'GET /api/v1/me/consents': { consents: [], site: 'centre' as const, changed: [], summary: unsaved.summary },
  }
  const { unmount } = await renderPart(<BookmarksPage />, { path: '/mypage/bookmarks', answers })
  await expect.element(page.getByText('비밀')).toBeVisible()
  await unmount()
  await renderPart(<BookmarksPage />, { path: '/mypage/bookmarks', answers: { ...answers, [bookmarks]: unreachable } })
  await expect.element(page.getByRole('heading', { name: '이 기기의 메모' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '나래, 달밤' })).toHaveAttribute('href', '/auction/works/moon')
})

it('is not shown to staff who look at a member’s pages', async () => {
  await writeNote('member', { ...about, text: '비밀' })
  logIn('member', { actor: 'staff' })
  const answers = {
    [bookmarks]: saved,
    'GET /api/v1/me/consents': { consents: [], site: 'centre' as const, changed: [], summary: unsaved.summary },
  }
  await renderPart(<BookmarksPage />, { path: '/mypage/bookmarks', answers })
  await expect.element(page.getByRole('link', { name: '달밤' })).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(page.getByText('비밀')).not.toBeInTheDocument()
})

it('goes at the logout, which says so before', async () => {
  await writeNote('member', { ...about, text: '비밀' })
  logIn()
  await renderPart(<LogoutButton />, { answers: { 'DELETE /api/auth/refreshToken': () => new Response(null, { status: 204 }) } })
  await page.getByRole('button', { name: '로그아웃', exact: true }).click()
  await expect.element(page.getByText(/메모 1건이 지워집니다/)).toBeVisible()
  expect(await countNotes('member')).toBe(1)
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect.poll(() => countNotes('member')).toBe(0)
})
