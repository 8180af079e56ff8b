import type { Transport } from '../data/http.ts'
import { currentTokens } from './tokens.ts'

/** A request that brings its own credentials. */
export const withAuthorization =
  (authorization: string): Transport =>
  (path, init) => {
    const headers = new Headers(init?.headers)
    headers.set('authorization', authorization)
    return fetch(path, { ...init, headers })
  }

const importRenew = () => import('./renew.ts')

/**
 * Requests in the name of whoever is logged in: with the access token. One that is refused is made once more with another
 * token; if there is none, nobody is logged in any more (specification 4 and 8).
 */
export const authorised: Transport = async (path, init) => {
  const token = currentTokens()?.accessToken
  if (token === undefined) return fetch(path, init)
  const response = await withAuthorization(`Bearer ${token}`)(path, init)
  if (response.status !== 401) return response
  const next = await (await importRenew()).renew(token, new Headers(init?.headers).get('accept-language'))
  return next === undefined ? response : withAuthorization(`Bearer ${next}`)(path, init)
}
