import { defaultLocale } from '#contract/locale.ts'
import { ApiFailure, type Transport } from '../data/http.ts'
import { renew } from './renew.ts'
import { currentTokens } from './tokens.ts'
import { withAuthorization } from './transport.ts'
import { ownAccount } from './use-session.ts'

/**
 * Requests in the name of one account, and of no other that logs in meanwhile. One that is refused is made once more with another
 * token of the same account.
 * @param more headers
 * @returns `undefined` where it is not logged in in this tab
 */
export function asAccount(account: string, more: Readonly<Record<string, string>> = {}): Transport | undefined {
  const token = currentTokens()?.accessToken
  if (token === undefined || ownAccount() !== account) return undefined
  return async (path, init) => {
    const headers = new Headers(init?.headers)
    for (const [name, value] of Object.entries(more)) headers.set(name, value)
    const response = await withAuthorization(`Bearer ${token}`)(path, { ...init, headers })
    if (response.status !== 401) return response
    const next = await renew(token, headers.get('accept-language') ?? defaultLocale)
    if (next === undefined || currentTokens()?.accessToken !== next || ownAccount() !== account) return response
    return withAuthorization(`Bearer ${next}`)(path, { ...init, headers })
  }
}

/** The account's own way, or none: the entry waits for a login, and never leaves under another account. */
export function wayOf(account: string | undefined, headers: Readonly<Record<string, string>> = {}): Transport {
  const transport = account === undefined ? undefined : asAccount(account, headers)
  if (transport === undefined) throw new ApiFailure(401, {}, undefined)
  return transport
}
