export interface NotificationsTables {
  /** What members were notified of. See notify.ts. */
  notifications: {
    _id: string
    _user: string
    /** Which module's, what that calls it, and the id of what it is about (kinds.ts). */
    module: string
    kind: string
    subject: string
    /** JSON: what its module needs to describe it. */
    data: string
    createdAt: string
    readAt: string | null
  }
}
