import type { Answer } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '../data/http.ts'
import type { ReadKey, ReadName } from '../data/query-client.ts'
import type { Owner } from '../offline/member/store.ts'
import type { Entry, MessageType } from '../offline/queue/entry.ts'
import type { News } from '../offline/queue/store.ts'
import { currentSession, type Session } from '../session/use-session.ts'

/** Reads in the name of one account, and of no other. */
export type Reader = <Name extends ReadName>(name: Name, input: Pick<CallInput<Name>, 'params' | 'query'>) => Promise<Answer<Name>>

/** The page in which a member is logged in. */
export interface Tab {
  client: QueryClient
  i18n: I18n
  localeOf: () => Locale
}

export interface SyncContext {
  owner: Owner
  /** What the account is called. */
  username: string
  locale: Locale
  read: Reader
}

/** Things of an account that the device is to have. */
export interface Synced {
  values: ReadonlyMap<string, unknown>
  /** Things that wait for the member, counted on the badge of the app. */
  awaited?: number
}

/** A stored value that answers a read: as it is, or what is made of it. `undefined` of `answer`: the server has to be asked. */
export interface StoredRead {
  key: string
  answer?: (stored: never) => unknown
}

/** A module's share of what members take along on a device and send later. */
export interface MemberShare {
  /** The module's name: its values are stored below it. */
  name: string
  /** Accounts that have something of it. */
  isFor: (session: Pick<Session, 'role'>) => boolean
  /** Messages that wait for the session of the account that has written them. Pages send them, and never the worker, which has no session. */
  messages: readonly MessageType[]
  /** Words for an entry that had waited: that it was received, or that the member has to look at it. */
  newsOf: (entry: Entry, tab: Tab) => Promise<News>
  /** Reads of the page after which the device is to know the same. */
  followedReads: readonly ReadName[]
  /** @throws Unreachable, ApiFailure */
  sync: (context: SyncContext) => Promise<Synced>
  storedRead: (name: ReadKey[0], input: ReadKey[2]) => StoredRead | undefined
}

/** Shares that have something of the account that is logged in. Staff who look at a member's pages leave nothing on their device. */
export function ownShares(shares: readonly MemberShare[]): readonly MemberShare[] {
  const session = currentSession()
  return session === undefined || session.actor !== undefined ? [] : shares.filter(({ isFor }) => isFor(session))
}
