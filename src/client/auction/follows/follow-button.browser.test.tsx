import type { Follow } from '#contract/auction/follows.ts'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import { json, refuse } from '../../testing/server.ts'
import FollowButton from './follow-button.tsx'
import { MyFollows } from './my-follows.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const read = 'GET /api/v1/auction/follows'
const begin = 'POST /api/v1/auction/follows'
const end = 'DELETE /api/v1/auction/follows/{_id}'
const nothing = { _program: null, _author: null, medium: null, estimate: null, words: null, name: null, newest: null }
const artist: Follow = { ...nothing, _id: id(1), kind: 'author', _author: id(2), name: '가람', createdAt: '2026-12-01T03:00:00.000Z' }
const target = { wanted: { kind: 'author', _author: id(2) }, label: '작가 팔로우', promise: '알려 드립니다.' } as const

const logIn = () => {
  const payload = btoa(JSON.stringify({ sub: 'member', sid: 'one', scopes: [], userType: 'PERSON', role: 'MEMBER' }))
  setTokens({ accessToken: `header.${payload}.signature`, refreshToken: 'refresh' })
}
afterEach(() => setTokens(undefined))

it('begins and ends to follow, and says which by more than its colour', async () => {
  logIn()
  let follows: Follow[] = []
  const answers = {
    [read]: () => json({ follows }),
    [begin]: () => {
      follows = [artist]
      return json({ follow: artist })
    },
    [end]: () => {
      follows = []
      return new Response(null, { status: 204 })
    },
  }
  const { server } = await renderPart(<FollowButton {...target} />, { answers })
  const button = page.getByRole('button', { name: '작가 팔로우' })
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await expect.element(button).toHaveAttribute('aria-disabled', 'false')
  const shape = () => button.element().querySelector('path')?.getAttribute('d')
  const before = shape()
  await button.dblClick()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  expect(server.asked(begin).map(({ body }) => body)).toEqual([target.wanted])
  expect(shape()).not.toBe(before)
  await expect.element(page.getByRole('status')).toMatchTextContent(/알려 드립니다/)
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  expect(server.asked(end).map(({ path }) => path)).toEqual([`/api/v1/auction/follows/${id(1)}`])
})

it('says why it could not begin, and stays as it was', async () => {
  logIn()
  const answers = { [read]: { follows: [] }, [begin]: refuse(409, '100개까지 하실 수 있습니다.', 'tooManyOwn') }
  await renderPart(<FollowButton {...target} />, { answers })
  await page.getByRole('button', { name: '작가 팔로우' }).click()
  await expect.element(page.getByText('100개까지 하실 수 있습니다.')).toBeVisible()
  await page.getByRole('button', { name: '확인' }).click()
  await expect.element(page.getByRole('button', { name: '작가 팔로우' })).toHaveAttribute('aria-pressed', 'false')
})

it('leads who is not logged in to the login, which leads back to the same search', async () => {
  const path = '/auction/programs/x?medium=print'
  const { history } = await renderPart(<FollowButton {...target} />, { path })
  await page.getByRole('link', { name: '작가 팔로우' }).click()
  expect(history.location.pathname).toBe('/login')
  expect(history.location.state.wanted).toBe(path)
})

it('lists what is followed with the newest work, and ends it', async () => {
  logIn()
  const newest = { _work: id(9), lot: '12A', title: '달밤', author: '나래', at: '2026-12-02T03:00:00.000Z' }
  const search: Follow = {
    ...nothing,
    _id: id(3),
    kind: 'search',
    medium: 'print',
    estimate: '1-3',
    words: '달',
    newest,
    createdAt: artist.createdAt,
  }
  const gone: Follow = { ...nothing, _id: id(4), kind: 'program', _program: id(5), createdAt: artist.createdAt }
  let follows = [artist, search, gone]
  const answers = {
    [read]: () => json({ follows }),
    [end]: () => {
      follows = [search, gone]
      return new Response(null, { status: 204 })
    },
  }
  const { server } = await renderPart(<MyFollows />, { answers })
  await expect.element(page.getByRole('link', { name: '가람' })).toHaveAttribute('href', `/auction/authors/${id(2)}`)
  const found = page.getByRole('link', { name: '판화 · ₩1,000,000~3,000,000 · ‘달’' })
  await expect.element(found).toBeVisible()
  const { pathname, searchParams } = new URL((found.element() as HTMLAnchorElement).href)
  expect([pathname, Object.fromEntries(searchParams)]).toEqual(['/auction/works', { medium: 'print', estimate: '1-3', q: '달' }])
  await expect.element(page.getByRole('link', { name: 'Lot 12A, 나래, 달밤' })).toHaveAttribute('href', `/auction/works/${id(9)}`)
  await expect.element(page.getByText('지금은 볼 수 없는 경매', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '‘가람’ 팔로우 끝내기' }).click()
  await expect.element(page.getByRole('link', { name: '가람' })).not.toBeInTheDocument()
  expect(server.asked(end).map(({ path }) => path)).toEqual([`/api/v1/auction/follows/${id(1)}`])
})
