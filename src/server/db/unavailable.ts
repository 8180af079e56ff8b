/** The database could not do what it was asked, for a reason that passes: it is away, busy or full. `cause` tells which. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`the database is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
