import type { ErrorAnswer, ErrorCode } from '#contract/api.ts'
import type { ErrorDeclaration } from '#contract/errors.ts'

/** Every refusal by its code: the platform's and those of the modules that run. */
export type ErrorTable = Readonly<Record<ErrorCode, ErrorDeclaration>>

interface Details extends Partial<Pick<ErrorAnswer, 'current' | 'issues' | 'message'>> {
  /** What the table's text names: a limit, say. */
  values?: Record<string, string | number>
  /** The field that is refused, with the same text. */
  field?: string
}

/** A refusal that the caller is told about: its status and text come from the table of the platform, in the asked language. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: Details
  readonly retryAfter: number | undefined

  /**
   * @param details `message` replaces the table's text and is already translated
   * @param retryAfter seconds, for the `Retry-After` header
   */
  constructor(code: ErrorCode, details: Details = {}, retryAfter?: number) {
    super(code)
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
  }
}
