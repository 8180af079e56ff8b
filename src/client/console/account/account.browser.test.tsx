import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type Answers, json } from '../../testing/server.ts'
import { favourites } from '../frame/favourites.ts'
import { AccountMenu } from './account-menu.tsx'
import { AccountScreen } from './account-screen.tsx'

const me = {
  _id: '019a0000-0000-7000-8000-000000000001',
  createdAt: '2026-11-01T00:00:00.000Z',
  username: 'clerk',
  name: '한서연',
  userType: 'PERSON',
  role: 'STAFF',
  email: null,
  phone: null,
  channels: [],
  scopes: ['console'],
} as const
const read = 'GET /api/v1/me'
const change = 'PUT /api/v1/me'
const answers: Answers = { [read]: { me } as never }

it('opens what is one’s own from the bar by the keyboard, and closes it again', async () => {
  await renderPart(<AccountMenu />, { answers })
  const button = page.getByRole('button', { name: '내 계정: 한서연' })
  await expect.element(button).toHaveTextContent('한서연')
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  const panel = page.getByRole('dialog', { name: '내 계정' })
  await expect.element(panel.getByRole('link', { name: '비밀번호와 보안' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

it('keeps the favourites of the menu in the account, from whichever device', async () => {
  onTestFinished(() => localStorage.removeItem('console-favourites'))
  const keep = (own: object) => json({ me: { ...me, ...own } })
  const { server } = await renderPart(<AccountMenu />, {
    answers: { [read]: () => keep({ favourites: ['forms'] }), [change]: ({ body }) => keep(body as object) },
  })
  await expect.poll(() => localStorage.getItem('console-favourites')).toBe('forms')
  expect(server.asked(change)).toEqual([])
  favourites.toggle('shop/orders')
  await expect.poll(() => server.asked(change).map(({ body }) => body)).toEqual([{ favourites: ['forms', 'shop/orders'] }])
})

it('shows the console light or dark as the device was told', async () => {
  onTestFinished(() => {
    localStorage.removeItem('console-theme')
    delete document.documentElement.dataset['theme']
  })
  await renderPart(<AccountScreen />, { answers })
  await page.getByRole('radio', { name: '어둡게' }).click()
  expect([document.documentElement.dataset['theme'], localStorage.getItem('console-theme')]).toEqual(['dark', 'dark'])
  await page.getByRole('radio', { name: '기기를 따름' }).click()
  expect(document.documentElement.dataset['theme']).toBe('system')
})

it('changes one’s own name, and says beside the field what is wrong with it', async () => {
  const { server } = await renderPart(<AccountScreen />, {
    answers: { ...answers, [change]: ({ body }) => json({ me: { ...me, ...(body as object) } }) },
  })
  const name = page.getByRole('textbox', { name: '성함' })
  await expect.element(name).toHaveValue('한서연')
  await name.fill(' ')
  await page.getByRole('button', { name: '저장' }).click()
  await expect.element(page.getByText('성함을 입력해주세요')).toBeVisible()
  await expect.element(name).toHaveFocus()
  await name.fill('한서윤')
  await page.getByRole('button', { name: '저장' }).click()
  await expect.element(page.getByText('저장했습니다.')).toBeVisible()
  expect(server.asked(change).map(({ body }) => body)).toEqual([{ name: '한서윤' }])
})
