import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '#contract/api.ts'
import { topicsOf } from '#contract/dependencies.ts'
import type { ContractModule } from '#contract/module.ts'
import { modules } from '#contract/modules.ts'

/** Modules of which members are notified. */
const notifying: readonly ContractModule[] = modules

/** Returns what the calls of the site read and write, as a module without the schema library. */
export function siteTopics(): string {
  const known = Object.entries(topicsOf(calls)).filter(([name, topics]) => !name.includes(' /api/console/') && topics.length > 0)
  return `// Written by scripts/topics.ts from the contract.
export const topics: Readonly<Record<string, readonly string[] | undefined>> = ${JSON.stringify(Object.fromEntries(known), null, 2)}

/** Topics that may have changed where a member is notified. */
export const memberNews: readonly string[] = ${JSON.stringify(['notifications', ...notifying.flatMap(({ memberNews = [] }) => memberNews)])}
`
}

const root = join(import.meta.dirname, '..')
const contract = join(root, 'src/contract')

/** Returns where a module exports its resources, as imports, and their names in its order. */
async function findResources({ name, resources }: ContractModule) {
  const files = globSync('*.ts', { cwd: join(contract, name) }).filter((file) => !file.endsWith('.test.ts'))
  const exported = await Promise.all(
    files.toSorted().map(async (file) => ({ file, values: (await import(join(contract, name, file))) as Record<string, unknown> })),
  )
  const found = resources.map((resource) => {
    for (const { file, values } of exported) for (const [key, value] of Object.entries(values)) if (value === resource) return { key, file }
    throw new Error(`no file of src/contract/${name} exports ${resource.path}`)
  })
  const imports = [...Map.groupBy(found, ({ file }) => file)].map(
    ([file, keys]) => `import { ${keys.map(({ key }) => key).join(', ')} } from '#contract/${name}/${file}'`,
  )
  return { imports, list: `  { name: '${name}', resources: [${found.map(({ key }) => key).join(', ')}] },` }
}

const isOfMember = (name: string): boolean => / \/api\/v1\/me\b/.test(name)
/** Calls about oneself that parts of the session make, which the console has, too. The others are those of members' pages. */
const ofSession = /\/me(?:$|\/(?:acting|draftKey|events|factor|notifications|passkeys|password|pushSubscriptions|sessions)\b)/

/**
 * Returns what the console has of the contract: the resources of all modules, from which it makes lists and forms, and what its calls
 * read and write. The schemas of the calls themselves are half of the contract, and no screen uses them all.
 */
export async function consoleContract(): Promise<string> {
  const found = await Promise.all(modules.map(findResources))
  const known = Object.entries(topicsOf(calls)).filter(([name, topics]) => topics.length > 0 && (!isOfMember(name) || ofSession.test(name)))
  return `// Written by scripts/topics.ts from the contract.
${found.flatMap(({ imports }) => imports).join('\n')}

/** Modules in their order, with their resources in theirs. */
export const modules = [
${found.map(({ list }) => list).join('\n')}
] as const

/** Topics that each call reads or writes. */
export const topics: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(Object.fromEntries(known))}
`
}

if (import.meta.main) {
  writeFileSync(join(root, 'src/client/data/topics.gen.ts'), siteTopics())
  writeFileSync(join(root, 'src/client/console/contract.gen.ts'), await consoleContract())
}
