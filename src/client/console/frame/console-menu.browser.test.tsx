import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import type { ConsoleModule } from '../module.ts'
import { ConsoleMenu } from './console-menu.tsx'

const list = 'GET /api/console/forms'
const task = { path: 'forms', label: { id: 'new' }, search: { stage: 'received' } }
const modules: readonly ConsoleModule[] = [
  { name: 'law', dashboard: () => Promise.resolve({ tasks: [task, { ...task, search: { due: 'true' } }] }) },
]

beforeEach(() => {
  const claims = btoa(JSON.stringify({ sub: 'a', sid: 's', scopes: ['console', 'console:inquiries'], userType: 'PERSON', role: 'STAFF' }))
  setTokens({ accessToken: `x.${claims}.x`, refreshToken: 'r' })
  onTestFinished(() => {
    setTokens(undefined)
    for (const name of ['console-menu-folded', 'console-favourites']) localStorage.removeItem(name)
  })
})

const show = (total: number) =>
  renderPart(<ConsoleMenu modules={modules} />, {
    path: '/forms/019a0000-0000-7000-8000-000000000001',
    answers: { [list]: { forms: [], summary: { total, limit: 1, skip: 0 } } },
  })

it('says what waits in a list by its first task, and nothing where nothing does', async () => {
  const { server, unmount } = await show(120)
  const row = page.getByRole('listitem').filter({ hasText: '상담 신청' })
  await expect.element(row).toHaveTextContent('상담 신청99+기다리는 것 120개☆')
  await expect.element(page.getByRole('link', { name: '상담 신청', exact: true })).toHaveAttribute('data-within')
  expect(server.asked(list).map(({ query }) => query.toString())).toEqual(['stage=received'])
  await unmount()
  const { server: next } = await show(0)
  await expect.poll(() => next.asked(list).length).toBe(1)
  await expect.element(page.getByText(/기다리는 것/)).not.toBeInTheDocument()
})

it('brings the screen that is shown into view, and moves nothing around the menu', async () => {
  await renderPart(
    <div className="h-24 overflow-y-auto" data-testid="box">
      <ConsoleMenu modules={modules} />
    </div>,
    { path: '/forms', answers: { [list]: { forms: [], summary: { total: 0, limit: 1, skip: 0 } } } },
  )
  const bottomOf = (locator: Locator) => Math.round(locator.element().getBoundingClientRect().bottom)
  const entry = page.getByRole('link', { name: '상담 신청', exact: true })
  await expect.element(entry).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => bottomOf(entry)).toBe(bottomOf(page.getByTestId('box')))
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
