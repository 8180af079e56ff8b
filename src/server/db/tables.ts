import type { Locale } from '#contract/locale.ts'

/** Tables of the database layer. Booleans are 0 or 1, instants ISO 8601 texts in UTC, ids UUIDv7 texts: the same on both engines. */
export interface DbTables {
  migrations: { name: string; appliedAt: string }
  /** When each group of published content last changed. See revision.ts. */
  revisions: { name: string; at: string }
  /** What the derived columns of a resource's table were made from. See resource-tables.ts. */
  declarations: { path: string; fingerprint: string }
  /** Which fields of content name a file that everybody may have. See file-uses.ts. */
  fileUses: { _file: string; resource: string; _item: string; field: string }
  /** Items of content as they were after each change; see versions.ts. */
  versions: {
    _id: string
    resource: string
    _item: string
    version: number
    at: string
    /** Who saved it; null: not known. */
    _user: string | null
    isPublished: number
    /** A JSON list of the names of the fields that it has changed. */
    changed: string
    /** The item as JSON. */
    data: string
  }
  /** Items of content that were removed; see trash.ts. */
  trash: { _id: string; resource: string; _item: string; title: string; removedAt: string; _user: string | null; data: string }
  /** Translations whose Korean has changed since they were made; see translations.ts. */
  translations: { _id: string; resource: string; _item: string; field: string; locale: Locale; text: string; source: string }
  /** Accounts and items about people that were erased, by their ids alone; see erasures.ts. */
  erasures: { resource: string; _item: string; at: string }
  secrets: { name: string; value: string }
}
