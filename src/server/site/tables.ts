export interface SiteTables {
  /** When items are published and withdrawn by themselves. `nextAt`: the first of both. See site/schedules.ts. */
  schedules: {
    resource: string
    _item: string
    publishAt: string | null
    unpublishAt: string | null
    nextAt: string
    _user: string
  }
  /** Who of the staff has which item open, and when they last said so. */
  presence: { resource: string; _item: string; _user: string; at: string }
  /** Lists as somebody has narrowed them, under a name; `search` is what their address says, as JSON. See site/views.ts. */
  listViews: { _id: string; _user: string; resource: string; name: string; search: string; isShared: 0 | 1 }
}
