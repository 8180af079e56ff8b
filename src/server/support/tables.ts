/** What a member has marked, once each. See support/bookmarks.ts. */
interface Marks {
  _id: string
  _user: string
  kind: string
  _item: string
  createdAt: string
}

export interface SupportTables {
  bookmarks: Marks
  likes: Marks
}
