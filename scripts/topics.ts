import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '#contract/api.ts'
import { topicsOf } from '#contract/dependencies.ts'
import type { ContractModule } from '#contract/module.ts'
import { modules } from '#contract/modules.ts'

/** Modules of which members are notified. */
const notifying: readonly ContractModule[] = modules

/** Returns what the calls of the site read and write, as a module without the schema library. The console has the contract itself. */
export function siteTopics(): string {
  const known = Object.entries(topicsOf(calls)).filter(([name, topics]) => !name.includes(' /api/console/') && topics.length > 0)
  return `// Written by scripts/topics.ts from the contract.
export const topics: Readonly<Record<string, readonly string[] | undefined>> = ${JSON.stringify(Object.fromEntries(known), null, 2)}

/** Topics that may have changed where a member is notified. */
export const memberNews: readonly string[] = ${JSON.stringify(['notifications', ...notifying.flatMap(({ memberNews = [] }) => memberNews)])}
`
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '../src/client/data/topics.gen.ts'), siteTopics())
