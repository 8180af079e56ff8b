import { afterEach, expect, it, vi } from 'vitest'
import { api, setTransport, Unreachable } from '../data/http.ts'
import { json, refuse, stubServer, type Answers, unreachable } from '../testing/server.ts'
import { forgetSession } from './renew.ts'
import { currentTokens, setTokens } from './tokens.ts'
import { authorised } from './transport.ts'

const tokens = (edition: string) => ({ accessToken: `access ${edition}`, refreshToken: `refresh ${edition}` })
const me = { _id: 'a', createdAt: '2026-01-01T00:00:00.000Z', username: 'haneul' }
const expired = refuse(401, '다시 로그인해 주십시오', 'unauthorized')
/** Answers who brings this edition's token. */
const onlyFor =
  (edition: string): NonNullable<Answers['GET /api/v1/me']> =>
  (asked) =>
    asked.headers.get('authorization') === `Bearer access ${edition}` ? json({ me }) : expired(asked)

function logInWith(edition: string, answers: Answers) {
  const server = stubServer(answers)
  setTransport(authorised)
  setTokens(tokens(edition))
  close = server.close
  return server
}
let close = () => undefined as void

afterEach(() => {
  close()
  setTransport((path, init) => fetch(path, init))
  forgetSession()
})

const read = () => api('GET /api/v1/me', { locale: 'ko' })

it('calls that are refused at the same time are made once more each, with one other token', async () => {
  const server = logInWith('1', { 'GET /api/v1/me': onlyFor('2'), 'GET /api/auth/accessToken': tokens('2') })
  expect(await Promise.all([read(), read(), read()])).toEqual([{ me }, { me }, { me }])
  expect(server.asked('GET /api/auth/accessToken').map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer refresh 1'])
  expect(server.asked('GET /api/v1/me')).toHaveLength(6)
  expect(currentTokens()).toEqual(tokens('2'))
  expect(sessionStorage.getItem('session')).toBe(JSON.stringify(tokens('2')))
})

it('a call that is refused with the other token, too, is not made a third time', async () => {
  const server = logInWith('1', { 'GET /api/v1/me': expired, 'GET /api/auth/accessToken': tokens('2') })
  await expect(read()).rejects.toMatchObject({ status: 401 })
  expect(server.asked('GET /api/v1/me')).toHaveLength(2)
})

it('a session that the server has ended is over here, and nothing of it is kept', async () => {
  logInWith('1', { 'GET /api/v1/me': expired, 'GET /api/auth/accessToken': expired })
  await expect(read()).rejects.toMatchObject({ status: 401 })
  expect(currentTokens()).toBeUndefined()
  expect(sessionStorage.getItem('session')).toBeNull()
})

it('without a network nobody is logged out', async () => {
  logInWith('1', { 'GET /api/v1/me': expired, 'GET /api/auth/accessToken': unreachable })
  await expect(read()).rejects.toBeInstanceOf(Unreachable)
  expect(currentTokens()).toEqual(tokens('1'))
})

it('nobody is asked for another token where nobody is logged in', async () => {
  const server = logInWith('1', { 'GET /api/v1/me': expired, 'GET /api/auth/accessToken': tokens('2') })
  setTokens(undefined)
  await expect(read()).rejects.toMatchObject({ status: 401 })
  expect(server.asked('GET /api/auth/accessToken')).toEqual([])
  expect(server.asked('GET /api/v1/me').map(({ headers }) => headers.get('authorization'))).toEqual([null])
})

it('a tab goes on with what another one got for the same session, ends with it, and takes nothing of other sessions', async () => {
  const other = new BroadcastChannel('session')
  setTokens(tokens('1'))
  other.postMessage({ refreshToken: 'refresh of somebody else', next: tokens('of somebody else') })
  other.postMessage({ refreshToken: 'refresh 1', next: tokens('2') })
  await expect.poll(currentTokens).toEqual(tokens('2'))
  other.postMessage({ refreshToken: 'refresh 1', next: undefined })
  other.postMessage({ refreshToken: 'refresh 2', next: undefined })
  await expect.poll(currentTokens).toBeUndefined()
  other.close()
})

it('a tab that begins without a login takes over that of another one, and none of who looks as a member', async () => {
  const other = new BroadcastChannel('session')
  const heard: unknown[] = []
  other.addEventListener('message', ({ data }: MessageEvent<{ ask?: string }>) => {
    heard.push(data)
    if (data.ask !== undefined) other.postMessage({ answer: data.ask, tokens: tokens('of the other tab') })
  })
  const { takeOver } = await vi.importActual<typeof import('./renew.ts')>('./renew.ts?new-tab')
  await takeOver()
  expect(currentTokens()).toEqual(tokens('of the other tab'))
  // It answers others from now on, but for what is nobody's login.
  heard.length = 0
  other.postMessage({ ask: 'first', since: undefined })
  await expect.poll(() => heard).toContainEqual({ answer: 'first', tokens: tokens('of the other tab') })
  setTokens({ accessToken: 'access', refreshToken: 'acting-1' })
  other.postMessage({ ask: 'second', since: undefined })
  other.postMessage({ ask: 'third', since: undefined })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(JSON.stringify(heard)).not.toContain('acting-1')
  other.close()
})

it('a page that was away asks what became of its session before it presents a token of long ago', async () => {
  const server = logInWith('1', { 'GET /api/v1/me': onlyFor('3'), 'GET /api/auth/accessToken': expired })
  const other = new BroadcastChannel('session')
  other.addEventListener('message', ({ data }: MessageEvent<{ ask?: string; since?: string }>) => {
    if (data.since === 'refresh 1') other.postMessage({ answer: data.ask, tokens: tokens('3') })
  })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await read()).toEqual({ me })
  expect([currentTokens(), server.asked('GET /api/auth/accessToken')]).toEqual([tokens('3'), []])
  other.close()
})

it('a tab that the console has opened to look at a member’s pages takes over no login, least of all that of the console', async () => {
  const other = new BroadcastChannel('session')
  other.addEventListener('message', ({ data }: MessageEvent<{ ask?: string }>) => {
    if (data.ask !== undefined) other.postMessage({ answer: data.ask, tokens: tokens('of the console') })
  })
  history.replaceState(null, '', '#acting=code')
  const { takeOver } = await vi.importActual<typeof import('./renew.ts')>('./renew.ts?for-staff')
  await takeOver()
  // Nor when its code has been taken out of the address.
  history.replaceState(null, '', location.pathname + location.search)
  await takeOver()
  expect(currentTokens()).toBeUndefined()
  other.close()
})

it('a tab of the console takes over the login of staff alone', async () => {
  const sessionOf = (sub: string, scopes: string[]) => ({
    accessToken: `header.${btoa(JSON.stringify({ sub, sid: sub, scopes, userType: 'PERSON', role: 'MEMBER' }))}.sign`,
    refreshToken: `refresh ${sub}`,
  })
  const [member, staff] = [sessionOf('member', []), sessionOf('staff', ['console'])]
  const other = new BroadcastChannel('session')
  other.addEventListener('message', ({ data }: MessageEvent<{ ask?: string }>) => {
    if (data.ask !== undefined) for (const each of [member, staff]) other.postMessage({ answer: data.ask, tokens: each })
  })
  const address = location.pathname + location.search
  history.replaceState(null, '', '/console')
  const { takeOver } = await vi.importActual<typeof import('./renew.ts')>('./renew.ts?console')
  await takeOver()
  history.replaceState(null, '', address)
  expect(currentTokens()).toEqual(staff)
  other.close()
})
