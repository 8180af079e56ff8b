import { type Locale, locales } from '#contract/locale.ts'
import type { ReadKey, StoredResponse } from '../data/query-client.ts'
import { whenUnreachable } from '../offline/connection.ts'
import { readOwn } from '../offline/member/store.ts'
import { ownAccount } from '../session/use-session.ts'
import { type MemberShare, ownShares } from './share.ts'
import { ownPrefix } from './sync-own.ts'

/** The page's language before the others. */
async function readInAny(account: string, locale: Locale, share: MemberShare, key: string): Promise<StoredResponse | undefined> {
  for (const each of [locale, ...locales.filter((other) => other !== locale)]) {
    const found = await readOwn(account, ownPrefix(each, share) + key)
    if (found !== undefined) return found
  }
  return undefined
}

/** How long the server is waited for before what the device has is shown, in milliseconds. */
const timeoutMs = 1500

/**
 * Answers a member's read from what the device has of the account that is logged in in this tab, where the server is silent: what
 * was answered meanwhile is not to be answered again. `undefined`: not here.
 */
export async function findOwn([name, locale, input]: ReadKey, shares: readonly MemberShare[]): Promise<StoredResponse | undefined> {
  const account = ownAccount()
  for (const share of ownShares(shares)) {
    const stored = share.storedRead(name, input)
    if (account === undefined || stored === undefined) continue
    await Promise.race([whenUnreachable(), new Promise((resolve) => setTimeout(resolve, timeoutMs))])
    const found = await readInAny(account, locale, share, stored.key).catch(() => undefined)
    // Another account may have logged in meanwhile.
    if (found === undefined || ownAccount() !== account) return undefined
    const value = stored.answer === undefined ? found.value : stored.answer(found.value as never)
    return value === undefined ? undefined : { value, savedAt: found.savedAt }
  }
  return undefined
}
