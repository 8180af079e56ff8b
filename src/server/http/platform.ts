import type { ConsoleScope } from '#contract/call.ts'
import type { Picture } from '#contract/field.ts'
import type { Locale } from '#contract/locale.ts'
import type { SiteName } from '#contract/sites.ts'
import type { Config } from '../config.ts'
import type { ContentRevision } from '../db/revision.ts'
import type { Database } from '../db/database.ts'
import type { Db } from '../db/schema.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Recipient } from '../mail/addresses.ts'
import type { Mail } from '../mail/mail.ts'
import type { OfficeEvent } from '../mail/office-alerts.ts'
import type { MessageTemplate } from '../mail/templates.ts'
import type { NotificationRegistry } from '../notifications/kinds.ts'
import type { FileStorage } from '../files/storage.ts'
import type { Previews } from '../pages/previews.ts'
import type { ErrorTable } from './api-error.ts'
import type { WriteContext } from './route.ts'
import type { ResponseCache } from './response-cache.ts'

/** Authenticated caller. Scopes and status come from the database at each call, never from the token alone. */
export interface Caller {
  _id: string
  sessionId: string
  role: string
  scopes: readonly (ConsoleScope | 'console')[]
  /** Staff who look at the member's pages, and change nothing (decision 7). */
  actor?: { _id: string; _acting: string; scopes: readonly (ConsoleScope | 'console')[] }
}

/** Names of a site in a language. */
interface SiteTexts {
  /** Empty while no setting is stored. */
  name: string
  shortName: string
  tagline: string
  /** Who keeps what members give the site, and who answers for it. */
  holder: { company: string; privacyOfficer: string | null; email: string | null }
  screenshots: readonly Picture[]
}

export type ReadSite = (db: Db, site: SiteName, locale: Locale) => Promise<SiteTexts>

type Owned = MessageTemplate['example'] & { username: string }

/**
 * @param values beside the user name; a function is given the address of the site
 * @param note `at`: each of the account's addresses, or the first that messages can be sent to, mail before text messages; or others
 * @returns whether there was one
 */
export type TellMember = <Filled extends Owned>(
  context: WriteContext,
  _user: string,
  note: {
    template: MessageTemplate<Filled>
    values: NoInfer<Omit<Filled, 'username'> | ((origin: string) => Omit<Filled, 'username'>)>
    at: 'each' | 'first' | readonly Recipient[]
    site?: SiteName
  },
) => Promise<boolean>

/** The key that signs access tokens. It can be changed beside servers that run. Made by account/auth.ts. */
export interface TokenKey {
  /** As it was read last. */
  known: () => Uint8Array
  /** As it was within the last seconds. */
  read: () => Promise<Uint8Array>
}

/** Services that routes use; created once by `buildApp`. */
export interface Platform {
  config: Config
  database: Database
  storage: FileStorage
  mail: Mail
  notifications: NotificationRegistry
  messages: readonly MessageTemplate[]
  officeEvents: readonly OfficeEvent[]
  errors: ErrorTable
  jobs: Jobs
  cache: ResponseCache
  /** Links to pages as they will be. */
  previews: Previews
  /** When each group of published content last changed. */
  revision: ContentRevision
  /** Key of the installation: keys for each purpose are derived from it. */
  serverKey: Uint8Array
  tokenKey: TokenKey
  /** Resolves a bearer token to its caller; undefined if invalid. Implemented by account/auth.ts. */
  authenticate: (token: string) => Promise<Caller | undefined>
  /**
   * Tells the owner of an account something, in the owner's language and in the name of the site where it is a member. In the
   * transaction of what it tells of. Implemented by account/member-notes.ts.
   */
  tellMember: TellMember
  /** Reads what a site is called. Implemented by site/read-site.ts. */
  readSite: ReadSite
  /** Holds the session of a caller who gets a right that outlasts it. Implemented by account/sessions.ts. */
  holdSession: (db: Db, caller: Pick<Caller, '_id' | 'sessionId'>) => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform
  }
  interface FastifyRequest {
    caller: Caller | undefined
  }
  interface FastifyContextConfig {
    /** The body is a file: it may take its time. See `slow-bodies.ts`. */
    hasUpload?: boolean
    /** As the call declares it (contract/call.ts). */
    acting?: ConsoleScope | 'never'
  }
}
