import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '#contract/api.ts'
import { readersOf } from '#contract/dependencies.ts'

/** Returns the reads of a member that the stream of its events has news of, as a module without the schema library. */
export function memberNews(): string {
  const topics = calls['GET /api/v1/me/events'].reads ?? []
  const names = readersOf(calls, topics).filter((name) => name.startsWith('GET /api/v1/me/') && name !== 'GET /api/v1/me/events')
  return `// Written by scripts/member-news.ts from the contract.
export const memberNews = ${JSON.stringify(names, null, 2)} as const
`
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '../src/client/session/member-news.gen.ts'), memberNews())
