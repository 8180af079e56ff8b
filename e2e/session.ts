import type { APIRequestContext, Page } from '@playwright/test'
import type { Answer } from '#contract/api.ts'

type Tokens = Answer<'GET /api/auth/accessToken'>

interface Credentials {
  username: string
  password: string
}

/** The demo's account that may do everything in the console. */
export const admin: Credentials = { username: 'admin', password: 'ieumsae-demo' }

/** Opens a session by the API. @param origin of another server than the one of the tests */
export async function openSession(request: APIRequestContext, { username, password }: Credentials, origin = ''): Promise<Tokens> {
  const read = async <Name extends 'GET /api/auth/refreshToken' | 'GET /api/auth/accessToken'>(name: Name, authorization: string) =>
    (await (await request.get(`${origin}${name.slice('GET '.length)}`, { headers: { authorization } })).json()) as Answer<Name>
  const basic = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const { refreshToken } = await read('GET /api/auth/refreshToken', basic)
  return read('GET /api/auth/accessToken', `Bearer ${refreshToken}`)
}

/** Gives a tab a session, as a login in it leaves one: its documents renew it, and may log out. */
export const giveSession = (page: Page, tokens: Tokens): Promise<unknown> =>
  page.addInitScript((given) => {
    if (sessionStorage.getItem('given') !== null) return
    sessionStorage.setItem('given', 'yes')
    sessionStorage.setItem('session', JSON.stringify(given))
  }, tokens)

/**
 * Logs a tab in, before it opens its first page, past the login form: account/accounts.spec.ts and the journey of the administrator
 * (console.spec.ts) are about that.
 */
export async function logIn(page: Page, credentials: Credentials): Promise<void> {
  await giveSession(page, await openSession(page.context().request, credentials))
}
