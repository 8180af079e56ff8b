import { type ErrorAnswer, type ErrorCode, errors } from '#contract/errors.ts'

interface Details extends Partial<Pick<ErrorAnswer, 'current' | 'issues' | 'message'>> {
  /** What the table's text names: a limit, say. */
  values?: Record<string, string | number>
  /** The field that is refused, with the same text. */
  field?: string
}

/** A refusal that the caller is told about: its status and text come from the contract's table, in the asked language. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly details: Details
  readonly retryAfter: number | undefined

  /**
   * @param details `message` replaces the table's text and is already translated
   * @param retryAfter seconds, for the `Retry-After` header
   */
  constructor(code: ErrorCode, details: Details = {}, retryAfter?: number) {
    super(code)
    this.status = errors[code].status
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
  }
}
