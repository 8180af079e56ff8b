import type { ConsoleScope } from '#contract/call.ts'
import type { Config } from '../config.ts'
import type { ContentClock } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import type { FileStorage } from '../files/storage.ts'
import type { KeptAnswers } from './kept.ts'

/** Who makes a call. Scopes and status come from the database at each call, never from the token alone. */
export interface Caller {
  _id: string
  sessionId: string
  role: string
  scopes: readonly (ConsoleScope | 'console')[]
}

/** What every route stands on; made once by `buildApp`. */
export interface Platform {
  config: Config
  database: Database
  storage: FileStorage
  answers: KeptAnswers
  /** When published content last changed. */
  clock: ContentClock
  /** The caller of a bearer access token, or nobody. Given by the account area. */
  authenticate: (token: string) => Promise<Caller | undefined>
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
  }
}
