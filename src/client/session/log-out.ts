import type { Locale } from '#contract/locale.ts'
import { api } from '../data/http.ts'
import { forgetAllDrafts } from '../data/typed-draft.ts'
import { forgetPush } from './push.ts'
import { forgetSession } from './renew.ts'
import { currentTokens } from './tokens.ts'
import { withAuthorization } from './transport.ts'
import { currentSession } from './use-session.ts'

/**
 * Logs out: here before it returns, and on the server when it can be reached. Where it cannot, the session is over there when
 * it was not used for two weeks; nobody has its tokens.
 */
export async function logOut(locale: Locale): Promise<void> {
  if (currentSession()?.actor !== undefined) {
    forgetAllDrafts()
    const { endActing } = await import('./acting.ts')
    return endActing(locale)
  }
  const tokens = currentTokens()
  const account = currentSession()?.sub
  forgetSession()
  forgetAllDrafts()
  if (tokens === undefined) return
  void forgetPush(account).catch(() => undefined)
  const transport = withAuthorization(`Bearer ${tokens.refreshToken}`)
  await api('DELETE /api/auth/refreshToken', { locale, transport }).catch(() => undefined)
}
