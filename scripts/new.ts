import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { addModule, problemWithName } from './new-module/add-module.ts'
import { withImport } from './new-module/edit.ts'
import { type ModulePart, moduleParts, withNeeded } from './new-module/template.ts'

const usage = `Adds a module: npm run new -- --module guestbook --with public,member,console,job,mail,offline

  --module <name>   small letters; the name of its folders
  --with <parts>   any of ${moduleParts.join(', ')}, or nothing
  --label <ko/en/cn>   what it is called, in each language: 방명록/Guestbook/留言簿 (default: the name)

Adds a resource: npm run new law/columns

  <module>/<name>   a module of src/contract; the name in small letters, words joined by hyphens
  --singular <name>   what a single item is called in answers (default: the name without its plural s)
  --plural <name>   what a list is called in answers (default: the name)
  --path <path>   where it is below /api/v1 and /api/console (default: the name)
  --relational   a table of its own, for what has rules between rows (npm run new trade/venues -- --relational); else documents

It writes src/contract/<module>/<name>.ts, which is the file to edit: fields, filters, who may do what. Everything else
follows from it: storage, the calls of both audiences, the API's description, the client's types.
`
const root = join(import.meta.dirname, '..')
const modules = readdirSync(join(root, 'src/contract'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(root, 'src/contract', entry.name, 'module.ts')))
  .flatMap(({ name }) => (name === 'platform' ? [] : [name]))
const listOf = (module: string): string => `src/contract/${module}/module.ts`
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

interface NewResource {
  module: string
  name: string
  singular: string
  plural: string
  path: string
  isRelational: boolean
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
const singularOf = (plural: string) =>
  plural.endsWith('ies') ? plural.replace(/ies$/, 'y') : plural.replace(/(?<=s|x|ch|sh)es$|(?<!s)s$/, '')

const moduleOptions = { module: { type: 'string' }, with: { type: 'string' }, label: { type: 'string' } } as const

/** Adds the module that is asked for, if one is. @throws Refused with what to do instead */
function newModule(): boolean {
  const { values } = parseArgs({ strict: false, options: moduleOptions })
  const { module: name, with: parts = '', label = '' } = values as Partial<Record<'module' | 'with' | 'label', string>>
  if (name === undefined) return false
  const asked = parts.split(',').filter((part) => part !== '')
  const unknown = asked.filter((part) => !moduleParts.some((known) => known === part))
  const problem = problemWithName(root, name) ?? (unknown.length > 0 ? `There is no part ${unknown.join(', ')}.` : undefined)
  if (problem !== undefined) throw new Refused(`${problem}\n\n${usage}`)
  const [ko = name, en = ko, cn = en] = label.split('/').filter((text) => text !== '')
  const { files, untranslated } = addModule(root, { name, parts: withNeeded(asked as ModulePart[]), labels: { ko, en, cn } })
  console.log(
    `${files.map((file) => `  ${file}`).join('\n')}\n\nIts tables are made at the next start, its demo rows in an empty database.`,
  )
  if (untranslated.length > 0) console.log(`To be translated in locales/: ${untranslated.join(' · ')}`)
  return true
}

/** What was asked for. @throws Refused with what to do instead */
function readArguments(): NewResource {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...moduleOptions,
      singular: { type: 'string' },
      plural: { type: 'string' },
      path: { type: 'string' },
      relational: { type: 'boolean', default: false },
    },
  })
  const [module = '', name = '', ...more] = (positionals[0] ?? '').split('/')
  if (positionals.length !== 1 || more.length > 0 || !modules.includes(module)) throw new Refused(usage)
  const isWord = (text: string) => /^[a-z][a-zA-Z]*$/.test(text) && !reserved.includes(text)
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || !isWord(camel(name))) throw new Refused(`${name} cannot be the name of a resource.\n\n${usage}`)
  const base = camel(name)
  const plural = values.plural ?? (/(?<!s)s$/.test(base) ? base : `${base}s`)
  const singular = values.singular ?? singularOf(plural)
  for (const text of [singular, plural]) if (!isWord(text)) throw new Refused(`${text} cannot be a name in answers.\n\n${usage}`)
  if (singular === plural) throw new Refused(`Singular and plural are both called ${singular}: name them with --singular and --plural.`)
  const path = values.path ?? name
  if (!/^[a-z]+(-[a-z]+)*(\/[a-z]+(-[a-z]+)*)?$/.test(path)) throw new Refused(`${path} cannot be a path.\n\n${usage}`)
  return { module, name, singular, plural, path, isRelational: values.relational }
}

/** Refuses what is there already: a file, a name in a list, a path, a name in answers. */
function checkNew({ module, name, plural, path }: NewResource): void {
  const own = `src/contract/${module}/${name}.ts`
  if (existsSync(join(root, own))) throw new Refused(`${own} is there already.`)
  for (const each of modules) {
    const list = read(listOf(each))
    if (new RegExp(`\\b${camel(name)}\\b`).test(list)) throw new Refused(`${listOf(each)} knows a ${camel(name)} already.`)
    for (const [, file = ''] of list.matchAll(/from '\.\/([\w-]+\.ts)'/g)) {
      const declared = read(`src/contract/${each}/${file}`)
      if (declared.includes(`path: '${path}'`)) throw new Refused(`src/contract/${each}/${file} is at the path ${path} already.`)
      if (declared.includes(`plural: '${plural}'`))
        throw new Refused(`src/contract/${each}/${file} answers ${plural} already: choose another --plural.`)
    }
  }
}

const documentFields = `  fields: {
    subject: labelled(/*i18n*/ '제목', translated(line())),
    summary: labelled(/*i18n*/ '요약', translated(lines(500))),
    content: labelled(/*i18n*/ '본문', translated(richText())),
    thumb: labelled(/*i18n*/ '대표 사진', picture.nullable()),
    isMain: labelled(/*i18n*/ '첫 화면에 보이기', z.boolean().default(false)),
  },
  detail: ['content'],
  filters: ['isMain'],
  search: ['subject', 'summary', 'content'],`

/** Each field becomes a column, a reference a foreign key, `unique` a unique index. */
const tableFields = `  storage: 'table',
  fields: {
    subject: labelled(/*i18n*/ '제목', line()),
    summary: labelled(/*i18n*/ '요약', translated(lines(500))),
    capacity: labelled(/*i18n*/ '정원', z.int().min(0)),
    isMain: labelled(/*i18n*/ '첫 화면에 보이기', z.boolean().default(false)),
  },
  filters: ['isMain'],
  search: ['subject', 'summary'],
  unique: ['subject'],
  sortable: ['capacity'],`

const declaration = ({ name, singular, plural, path, isRelational }: NewResource) => `import * as z from 'zod'
import { labelled, line, lines, ${isRelational ? '' : 'picture, richText, '}translated } from '../field.ts'
import { everyOperation, resource } from '../resource.ts'

/** ${capital(words(plural))}. */
export const ${camel(name)} = resource({
  path: '${path}',
  singular: '${singular}',
  plural: '${plural}',
  label: /*i18n*/ '${capital(words(plural))}',
  summary: '${words(plural)}',
${isRelational ? tableFields : documentFields}
  public: ['list', 'one'],
  console: everyOperation,
  scope: 'console:content',
})
`

function add(asked: NewResource): string[] {
  const { module, name } = asked
  checkNew(asked)
  const table = listOf(module)
  const text = read(table)
  const list = /(resources: \[[^\]]*?),?(\s*)\]/
  if (!list.test(text)) throw new Refused(`${table} has no list of resources that this script can read: add the line by hand.`)
  const newText = text.replace(
    list,
    (_all, items: string, end: string) => `${items}${items.endsWith('[') ? '' : ', '}${camel(name)}${end}]`,
  )
  write(`src/contract/${module}/${name}.ts`, declaration(asked))
  write(table, withImport(newText, `import { ${camel(name)} } from './${name}.ts'`))
  return [`src/contract/${module}/${name}.ts`, table]
}

function newResource(): void {
  const asked = readArguments()
  const files = add(asked)
  const formatter = join(root, 'node_modules/.bin/oxfmt')
  if (existsSync(formatter)) spawnSync(formatter, files, { cwd: root })
  const { module, name, singular, path } = asked
  console.log(`Edit src/contract/${module}/${name}.ts: that is the resource.

  GET /api/v1/${path} and /api/v1/${path}/{_id}, and all five calls below /api/console/${path} answer ("${singular}").
  Its table is made at the next start; an empty database gets one row that fits the declaration. isOffline: true in the
  declaration of documents keeps the list on devices, from the next build on. Screens are yours: src/client.`)
}

try {
  if (!newModule()) newResource()
} catch (error) {
  if (!(error instanceof Refused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
