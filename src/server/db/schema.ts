import type { Generated, Kysely } from 'kysely'

/** Booleans are 0 or 1, instants ISO 8601 texts in UTC, ids UUIDv7 texts: the same on both engines. */
export interface Schema {
  migrations: { name: string; appliedAt: string }
  /** When each group of published content last changed. See revision.ts. */
  revisions: { name: string; at: string }
  /** What the derived columns of a resource's table were made from. See tables.ts. */
  declarations: { path: string; fingerprint: string }
  idempotency: {
    caller: string
    key: string
    fingerprint: string
    status: number
    headers: string
    body: string
    createdAt: string
  }
  files: {
    _id: string
    name: string
    type: string
    size: number
    sha256: string
    width: number | null
    height: number | null
    placeholder: string | null
    isPublic: number
    /** Who may read a private file: accounts with this scope of the console. None: nobody. */
    scope: string | null
    createdAt: string
  }
  levels: {
    _id: string
    name: string
    scopes: string
    version: Generated<number>
    createdAt: Generated<string>
    updatedAt: Generated<string>
  }
  users: {
    _id: string
    username: string
    passwordHash: string
    name: string
    userType: string
    role: string
    status: string
    _level: string | null
    createdAt: string
    version: Generated<number>
    updatedAt: Generated<string>
  }
  sessions: {
    _id: string
    _user: string
    tokenHash: string
    createdAt: string
    usedAt: string
    expiresAt: string
  }
  secrets: { name: string; value: string }
}

/** The table of a resource: the item as JSON, and columns derived from it for filters, search and order. */
export interface DocumentRow {
  _id: string
  version: number
  state: 'published' | 'draft' | 'removed'
  createdAt: string
  updatedAt: string
  data: string
  search: string
  initials: string
}

export type Db = Kysely<Schema>
/** The same database, seen as tables of documents. */
export type Documents = Kysely<Record<string, DocumentRow>>
export const documents = (db: Db): Documents => db as unknown as Documents
