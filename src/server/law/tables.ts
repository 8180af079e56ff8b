import type { RequestEvent, RequestMatch } from '#contract/law/inbox.ts'

export interface LawTables {
  /** What the office did with requests: rows are added and never changed, and go with the request. See law/request-events.ts. */
  requestEvents: {
    _id: string
    _form: string
    at: string
    /** Who did it. */
    _user: string | null
    kind: RequestEvent['kind']
    note: string | null
    /** A stage, the id of who was in charge, or that an other party is recorded. */
    before: string | null
    after: string | null
    _delivery: string | null
  }
  /** By what requests are found that are about the same people; they go with the request. See law/request-keys.ts. */
  requestKeys: { _id: string; _form: string; kind: RequestMatch['why']; hash: string }
  /** When somebody of the staff first opened a request; it goes with the request. See law/openings.ts. */
  requestOpenings: { _form: string; at: string }
}
