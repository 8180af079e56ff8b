/** What a member has marked, once each. See support/bookmarks.ts. */
interface Marks {
  _id: string
  _user: string
  kind: string
  _item: string
  createdAt: string
}

export interface SupportTables {
  /** Editions of which members are told. See support/term-notices.ts. */
  termNotices: {
    /** The edition; it may be gone. */
    _term: string
    begunAt: string
    /** Null: members are still being told. */
    endedAt: string | null
    /** Members in the order of their ids: those up to this one have been told; empty before the first and after the last. */
    last: string
    told: number
  }
  bookmarks: Marks
  likes: Marks
}
