import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

const usage = `Adds a resource: npm run new law/columns

  <area>/<name>   law, trade, support, shop, auction, account or site; the name in small letters, words joined by hyphens
  --one <name>    what a single item is called in answers (default: the name without its plural s)
  --many <name>   what a list is called in answers (default: the name)
  --path <path>   where it is below /api/v1 and /api/console (default: the name)

It writes src/contract/<area>/<name>.ts, which is the file to edit: fields, filters, who may do what. Everything else
follows from it: storage, the calls of both audiences, the API's description, the client's types.
`
const root = join(import.meta.dirname, '..')
const areas = ['law', 'trade', 'support', 'shop', 'auction', 'account', 'site']
const reserved = [
  'api',
  'case',
  'class',
  'delete',
  'enum',
  'export',
  'import',
  'interface',
  'new',
  'others',
  'package',
  'resources',
  'return',
  'static',
  'switch',
  'this',
]

interface Wanted {
  area: string
  name: string
  one: string
  many: string
  path: string
}

class Refused extends Error {}

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const camel = (name: string) => name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const words = (name: string) => name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
const singular = (many: string) => (many.endsWith('ies') ? many.replace(/ies$/, 'y') : many.replace(/(?<=s|x|ch|sh)es$|(?<!s)s$/, ''))

/** What was asked for. @throws Refused with what to do instead */
function readWanted(): Wanted {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { one: { type: 'string' }, many: { type: 'string' }, path: { type: 'string' } },
  })
  const [area = '', name = '', ...more] = (positionals[0] ?? '').split('/')
  if (positionals.length !== 1 || more.length > 0 || !areas.includes(area)) throw new Refused(usage)
  const isWord = (text: string) => /^[a-z][a-zA-Z]*$/.test(text) && !reserved.includes(text)
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || !isWord(camel(name))) throw new Refused(`${name} cannot be the name of a resource.\n\n${usage}`)
  const base = camel(name)
  const many = values.many ?? (/(?<!s)s$/.test(base) ? base : `${base}s`)
  const one = values.one ?? singular(many)
  for (const text of [one, many]) if (!isWord(text)) throw new Refused(`${text} cannot be a name in answers.\n\n${usage}`)
  if (one === many) throw new Refused(`One and many are both called ${one}: name them with --one and --many.`)
  const path = values.path ?? name
  if (!/^[a-z]+(-[a-z]+)*(\/[a-z]+(-[a-z]+)*)?$/.test(path)) throw new Refused(`${path} cannot be a path.\n\n${usage}`)
  return { area, name, one, many, path }
}

/** Refuses what is there already: a file, a name in the table, a path, a name in answers. */
function checkNew({ area, name, many, path }: Wanted, index: string): void {
  for (const file of [`src/contract/${area}/${name}.ts`, `src/demo/${name}.ts`])
    if (existsSync(join(root, file))) throw new Refused(`${file} is there already.`)
  if (new RegExp(`\\b${camel(name)}\\b`).test(index)) throw new Refused(`src/contract/index.ts knows a ${camel(name)} already.`)
  for (const [, file = ''] of index.matchAll(/from '\.\/(\w+\/[\w-]+\.ts)'/g)) {
    const declared = read(`src/contract/${file}`)
    if (declared.includes(`path: '${path}'`)) throw new Refused(`src/contract/${file} is at the path ${path} already.`)
    if (declared.includes(`plural: '${many}'`)) throw new Refused(`src/contract/${file} answers ${many} already: choose another --many.`)
  }
}

const declaration = ({ name, one, many, path }: Wanted) => `import * as z from 'zod'
import { line, lines, picture, richText, translated } from '../field.ts'
import { everyOperation, resource } from '../resource.ts'

/** ${capital(words(many))}. */
export const ${camel(name)} = resource({
  path: '${path}',
  singular: '${one}',
  plural: '${many}',
  summary: '${words(many)}',
  fields: {
    subject: translated(line()),
    summary: translated(lines(500)),
    content: translated(richText()),
    thumb: picture.nullable(),
    isMain: z.boolean().default(false),
  },
  detail: ['content'],
  filters: ['isMain'],
  search: ['subject', 'summary', 'content'],
  public: ['list', 'one'],
  console: everyOperation,
  scope: 'console:content',
})
`

const seed = ({ area, name, one }: Wanted) => `import { ${camel(name)} } from '#contract/${area}/${name}.ts'
import { sampleRow } from './sample.ts'
import type { Seed } from './types.ts'

/** One row, made from the declaration whatever it says. Believable ones take its place. */
export const seed${capital(camel(name))}: Seed = { resource: ${camel(name)}, rows: async () => [sampleRow(${camel(name)}, '${capital(words(one))}')] }
`

/** Puts \`line\` in front of the first import that comes after it in the alphabet, or behind the last one. */
function withImport(text: string, line: string): string {
  const from = (candidate: string) => /from '([^']+)'/.exec(candidate)?.[1] ?? ''
  const lines = text.split('\n')
  const isLocal = (candidate: string) => candidate.startsWith('import ') && from(candidate).startsWith('./')
  const next = lines.findIndex((candidate) => isLocal(candidate) && from(candidate) > from(line))
  const at = next >= 0 ? next : lines.findLastIndex((candidate) => candidate.startsWith('import ')) + 1
  return lines.toSpliced(at, 0, line).join('\n')
}

function replaced(text: string, pattern: RegExp, by: string, file: string): string {
  if (!pattern.test(text)) throw new Refused(`${file} is not as this script knows it: add the line by hand.`)
  return text.replace(pattern, by)
}

function add(wanted: Wanted): string[] {
  const { area, name } = wanted
  const table = 'src/contract/index.ts'
  const seeds = 'src/demo/seed.ts'
  const index = read(table)
  checkNew(wanted, index)
  const seedName = `seed${capital(camel(name))}`
  const newIndex = replaced(index, /(export const resources = \[[^\]]*?),?(\s*)\] as const/, `$1, ${camel(name)}$2] as const`, table)
  const newSeeds = replaced(read(seeds), /( *\/\/ Requests come from visitors\.)/, `  ${seedName},\n$1`, seeds)
  write(`src/contract/${area}/${name}.ts`, declaration(wanted))
  write(`src/demo/${name}.ts`, seed(wanted))
  write(table, withImport(newIndex, `import { ${camel(name)} } from './${area}/${name}.ts'`))
  write(seeds, withImport(newSeeds, `import { ${seedName} } from './${name}.ts'`))
  return [`src/contract/${area}/${name}.ts`, table]
}

try {
  const wanted = readWanted()
  const files = add(wanted)
  const formatter = join(root, 'node_modules/.bin/oxfmt')
  if (existsSync(formatter)) spawnSync(formatter, files, { cwd: root })
  const { area, name, one, path } = wanted
  console.log(`Edit src/contract/${area}/${name}.ts: that is the resource.

  GET /api/v1/${path} and /api/v1/${path}/{_id}, and all five calls below /api/console/${path} answer ("${one}").
  Its table is made at the next start; a database that is filled already stays as it is.
  src/demo/${name}.ts holds its first row. Screens are yours: src/client.`)
} catch (error) {
  if (!(error instanceof Refused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
