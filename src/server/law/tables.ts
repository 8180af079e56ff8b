import type { AssignmentRule } from '#contract/law/assignment.ts'
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
  /** Rules by which requests are given to somebody, in their order; `turn` counts how many it has given. See law/assignment.ts. */
  requestRules: Pick<AssignmentRule, 'site' | 'kind' | 'locale'> & { _id: string; place: number; turn: number }
  /** To whom; `lastTurn`: at which turn of the rule they last got one. */
  requestRuleMembers: { _rule: string; _user: string; place: number; lastTurn: number }
  /** Until when somebody is to get in touch, and when the office works: one row, its lists as JSON. See law/response-goal.ts. */
  requestGoals: { _id: string; hours: number | null; opens: string; closes: string; days: string; closedOn: string }
  /** When somebody of the staff first opened a request; it goes with the request. See law/openings.ts. */
  requestOpenings: { _form: string; at: string }
}
