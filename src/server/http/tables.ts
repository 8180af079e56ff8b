import type { Generated } from 'kysely'

export interface HttpTables {
  idempotency: {
    caller: string
    key: string
    fingerprint: string
    status: number
    headers: string
    body: string
    createdAt: string
  }
  /** Uses of limits that count for all processes; see usage-limits.ts. */
  usage: { counter: string; amount: number; endsAt: string }
  /** Who of the staff had which personal record; see http/audit.ts. */
  audit: {
    _id: string
    at: string
    _user: string
    action: string
    resource: string
    _item: string
    details: Generated<string | null>
    reason: Generated<string | null>
  }
}
