import type { Locale } from '#contract/locale.ts'
import { api, ApiFailure, Unreachable } from '../data/http.ts'
import { type Owner, readOwn, usernameKey, writeOwn } from '../offline/member/store.ts'
import { asAccount } from '../session/as-account.ts'
import type { MemberShare, Reader, Synced } from './share.ts'

/** The beginning of the keys of a module's values, which are translated. */
export const ownPrefix = (locale: Locale, { name }: Pick<MemberShare, 'name'>): string => `${locale} ${name}/`

/** Reads in the name of the account, and no other. */
const readerOf =
  ({ account }: Owner, locale: Locale): Reader =>
  (name, input) => {
    const transport = asAccount(account)
    if (transport === undefined) throw new Unreachable('nobody is logged in')
    return api(name, { locale, transport, ...input })
  }

/** Reads the name of an account, as the device knows it. */
export async function storedUsername(account: string): Promise<string | undefined> {
  const stored = (await readOwn(account, usernameKey).catch(() => undefined))?.value
  return typeof stored === 'string' ? stored : undefined
}

/**
 * Brings what a member needs on the go to the device. What the server refuses a module is worth no failure of the others.
 * @returns how many things wait for the member; `undefined` where nothing may be stored any more
 * @throws Unreachable, ApiFailure
 */
export async function syncOwn(owner: Owner, locale: Locale, shares: readonly MemberShare[]): Promise<number | undefined> {
  const read = readerOf(owner, locale)
  const username = (await storedUsername(owner.account)) ?? (await read('GET /api/v1/me', {})).me.username
  let awaited = 0
  for (const share of shares) {
    const synced = await share.sync({ owner, username, locale, read }).catch((error: unknown): Synced | undefined => {
      if (error instanceof ApiFailure && error.status !== 401) return undefined
      throw error
    })
    if (synced === undefined) continue
    if (!(await writeOwn(owner, ownPrefix(locale, share), synced.values))) return undefined
    awaited += synced.awaited ?? 0
  }
  await writeOwn(owner, usernameKey, new Map([['', username]]))
  return awaited
}
