import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json } from '../../testing/server.ts'
import { SearchButton } from '../frame/search-button.tsx'
import { modules } from '../modules.ts'

const search = 'POST /api/console/search'
const id = '019a0000-0000-7000-8000-000000000001'
const createdAt = '2026-11-01T00:00:00.000Z'

/** A session with these scopes, as a token says them. */
function enter(scopes: readonly string[]): void {
  const part = (value: object) => btoa(JSON.stringify(value))
  const accessToken = `${part({})}.${part({ sub: id, scopes, exp: 4_000_000_000 })}.x`
  setTokens({ refreshToken: 'refresh', accessToken })
  onTestFinished(() => setTokens(undefined))
}

const show = async () => {
  enter(['console', 'console:inquiries', 'console:content'])
  const shown = await renderPart(<SearchButton modules={modules} />, {
    answers: {
      [search]: ({ body }: Asked) => {
        const { withPeople } = body as { withPeople: boolean }
        const story = { resource: 'success', _id: id, title: '김하늘 사례', mark: null, createdAt }
        const request = { resource: 'forms', _id: id, title: '김**', mark: '261101-ABCDEF', createdAt }
        return json({ found: withPeople ? [story, request] : [story] })
      },
    },
  })
  await expect.element(page.getByRole('button', { name: '찾기' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  return shown
}
const option = (name: string) => page.getByRole('option', { name, exact: true })

it('leads to a screen by the consonants that its name begins with, and offers none that is not open', async () => {
  const { history } = await show()
  await page.getByRole('searchbox').fill('ㅅㄷㅅㅊ')
  await expect.element(option('상담 신청')).toBeVisible()
  expect(option('상담회').query()).toBeNull()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => history.location.pathname).toBe('/forms')
})

it('looks for content while one types, and for people when one says so', async () => {
  const { server, history } = await show()
  await page.getByRole('searchbox').fill('김하늘')
  await expect.element(option('김하늘 사례')).toBeVisible()
  expect(page.getByRole('option', { name: /^김\*\*/ }).query()).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: /^김\*\*/ })).toBeVisible()
  expect(server.asked(search).map(({ body }) => body)).toEqual([
    { q: '김하늘', withPeople: false },
    { q: '김하늘', withPeople: true },
  ])
  await page.getByRole('option', { name: /^김\*\*/ }).click()
  await expect.poll(() => history.location.pathname).toBe(`/forms/${id}`)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
