import type { ImportAnswer, ImportedRow, ImportMode, ImportRows } from '#contract/import-calls.ts'
import type { Locale } from '#contract/locale.ts'
import { sameColumn, stateColumn } from '#contract/trade/joining.ts'
import { participants } from '#contract/trade/participants.ts'
import { sql } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import { attempt } from '../../http/attempt.ts'
import { auditList } from '../../http/audit.ts'
import { translate } from '../../http/catalogues.ts'
import { toApiError } from '../../http/errors.ts'
import { issueOf } from '../../http/issues.ts'
import type { WriteContext } from '../../http/route.ts'
import { type Added, addParticipant, lockJoining } from './add-participant.ts'
import { entryPaths, readEntry } from './entry-cells.ts'

const paths: readonly string[] = [...entryPaths, sameColumn, stateColumn]

/** @throws ApiError `invalid` where a column is unknown, or named twice */
function requireColumns(columns: readonly string[], locale: Locale): void {
  const wrong = columns.findIndex((path, index) => !paths.includes(path) || columns.indexOf(path) !== index)
  if (wrong >= 0) throw new ApiError('invalid', { issues: [issueOf(`columns.${wrong}`, 'import.column', locale)] })
}

/** What is wrong with a row. @throws what is no refusal */
function issuesOf(error: unknown, { request, locale }: Pick<WriteContext, 'request' | 'locale'>): ImportedRow['issues'] {
  const refusal = toApiError(error)
  const { status, text } = request.server.platform.errors[refusal.code]
  if (status >= 500) throw error
  const { issues, field, message = translate(locale, text, refusal.details.values) } = refusal.details
  if (issues === undefined || issues.length === 0) return [{ column: field ?? '', message }]
  return issues.map((issue) => ({ column: issue.path, message: issue.message }))
}

/** Adds what a row says. @throws ApiError */
function addRow(cells: ReadonlyMap<string, string>, _fair: string, context: WriteContext): Promise<Added> {
  const { locale } = context
  const same = cells.get(sameColumn) ?? ''
  const entry = readEntry(cells, locale)
  if (same !== '') throw new ApiError('invalid', { issues: [issueOf('', 'participant.same', locale, { maximum: same.slice(0, 10) })] })
  return addParticipant(context, _fair, entry, cells.get(stateColumn) === 'APPROVED' ? 'APPROVED' : 'PENDING')
}

/** Adds the rows of an organiser's list to a fair in one transaction, or says what would become of them. Sends nothing. */
export async function importParticipants(
  _fair: string,
  { columns, rows }: ImportRows,
  { dryRun = false, mode }: { dryRun?: boolean | undefined; mode: ImportMode },
  context: WriteContext,
): Promise<ImportAnswer> {
  const { db, locale, caller } = context
  requireColumns(columns, locale)
  await lockJoining(db)
  const following: (() => Promise<void>)[] = []
  const trying: WriteContext = { ...context, afterCommit: (follow) => void following.push(follow) }
  const results: ImportedRow[] = []
  await sql`savepoint import`.execute(db)
  for (const { row, cells } of rows) {
    const texts = new Map(columns.map((path, at) => [path, (cells[at] ?? '').trim()]))
    try {
      const { outcome, _id } = await attempt(trying, (inner) => addRow(texts, _fair, inner))
      results.push({ row, state: outcome, _id, issues: [] })
    } catch (error) {
      results.push({ row, state: 'wrong', issues: issuesOf(error, context) })
    }
  }
  const isWritten = !dryRun && (mode === 'right' || results.every(({ state }) => state !== 'wrong'))
  if (!isWritten) {
    await sql`rollback to savepoint import`.execute(db)
    return { results: results.map(({ row, state, issues }) => ({ row, state, issues })), isWritten }
  }
  for (const follow of following) context.afterCommit(follow)
  const count = (wanted: ImportedRow['state']) => String(results.filter(({ state }) => state === wanted).length)
  const details = new URLSearchParams({ rows: String(rows.length), new: count('new'), changed: count('changed') }).toString()
  await auditList(db, caller, { action: 'import', resource: participants.path, details, reason: null })
  return { results, isWritten }
}
