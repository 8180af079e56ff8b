import { consoleScopes } from '#contract/call.ts'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import { json } from '../../testing/server.ts'
import type { ConsoleModule } from '../module.ts'
import { ConsoleMenu } from './console-menu.tsx'

const list = 'GET /api/console/forms'
const task = { path: 'forms', label: { id: 'new' }, search: { stage: 'received' } }
const modules: readonly ConsoleModule[] = [
  { name: 'law', dashboard: () => Promise.resolve({ tasks: [task, { ...task, search: { due: 'true' } }] }) },
]

function logIn(scopes: readonly string[]): void {
  const claims = btoa(JSON.stringify({ sub: 'a', sid: 's', scopes, userType: 'PERSON', role: 'STAFF' }))
  setTokens({ accessToken: `x.${claims}.x`, refreshToken: 'r' })
}

beforeEach(() => {
  logIn(['console', 'console:inquiries'])
  onTestFinished(() => {
    setTokens(undefined)
    for (const name of ['console-menu-folded', 'console-menu-open', 'console-favourites']) localStorage.removeItem(name)
  })
})

const show = (total: number, forms: readonly object[] = []) =>
  renderPart(<ConsoleMenu modules={modules} />, {
    path: '/forms/019a0000-0000-7000-8000-000000000001',
    answers: { [list]: () => json({ forms, summary: { total, limit: 1, skip: 0 } }) },
  })

it('says what waits in a list by its first task, and whether it is late, and nothing where nothing does', async () => {
  const { server, unmount } = await show(120, [{ _id: 'a', createdAt: '2026-01-01T00:00:00.000Z' }])
  const row = page.getByRole('listitem').filter({ hasText: '상담 신청' })
  await expect.element(row).toHaveTextContent('상담 신청99+기다리는 것 120개, 늦은 것 있음☆')
  await expect.element(page.getByRole('link', { name: '상담 신청', exact: true })).toHaveAttribute('data-within')
  expect(server.asked(list).map(({ query }) => query.toString())).toEqual(['stage=received'])
  await unmount()
  const { unmount: leave } = await show(2, [{ _id: 'a', createdAt: new Date().toISOString() }])
  await expect.element(row).toHaveTextContent('상담 신청2기다리는 것 2개☆')
  await leave()
  const { server: next } = await show(0)
  await expect.poll(() => next.asked(list).length).toBe(1)
  await expect.element(page.getByText(/기다리는 것/)).not.toBeInTheDocument()
})

it('brings the screen that is shown into the middle, and moves nothing around the menu', async () => {
  await renderPart(
    <div className="h-24 overflow-y-auto" data-testid="box">
      <ConsoleMenu modules={modules} />
    </div>,
    { path: '/forms', answers: { [list]: { forms: [], summary: { total: 0, limit: 1, skip: 0 } } } },
  )
  const middleOf = (locator: Locator) => {
    const { top, bottom } = locator.element().getBoundingClientRect()
    return Math.round((top + bottom) / 2)
  }
  const entry = page.getByRole('link', { name: '상담 신청', exact: true })
  await expect.element(entry).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => middleOf(entry)).toBe(middleOf(page.getByTestId('box')))
  expect(scrollY).toBe(0)
})

it('folds a group but for the screen that is shown, and keeps favourites at the top', async () => {
  await show(0)
  await page.getByRole('button', { name: '상담 신청: 즐겨찾기' }).click()
  const kept = page.getByRole('region', { name: '즐겨찾기' })
  await expect.element(kept.getByRole('link', { name: '상담 신청' })).toBeVisible()
  await page.getByRole('button', { name: '상담과 문의' }).click()
  await expect.element(page.getByRole('link', { name: '답변 서식' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: '상담과 문의' }).getByRole('link', { name: '상담 신청' })).toBeVisible()
  await kept.getByRole('button', { name: '상담 신청: 즐겨찾기' }).click()
  await expect.element(kept).not.toBeInTheDocument()
})

it('opens of a long menu where one is and where something waits, until one chooses', async () => {
  logIn(consoleScopes)
  const group = (name: string) => page.getByRole('button', { name, exact: true })
  const { unmount } = await show(3)
  await expect.element(group('상담과 문의')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(group('콘텐츠')).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('link', { name: '변호사' })).not.toBeInTheDocument()
  await group('콘텐츠').click()
  await group('상담과 문의').click()
  await unmount()
  await show(3)
  await expect.element(page.getByRole('link', { name: '변호사' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '답변 서식' })).not.toBeInTheDocument()
})
