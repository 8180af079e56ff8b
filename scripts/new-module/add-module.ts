import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withImport, withLine, withName } from './edit.ts'
import { type ModulePart, moduleFiles } from './template.ts'
import { type Labels, translateTexts } from './texts.ts'

interface NewModule {
  name: string
  parts: ReadonlySet<ModulePart>
  labels: Labels
}

const runtimes = ['contract', 'server', 'client', 'demo', 'worker']

/** Why a module cannot have a name; nothing where it can. */
export function problemWithName(root: string, name: string): string | undefined {
  if (!/^[a-z]{3,20}$/.test(name)) return `${name} cannot be the name of a module: small letters only.`
  const there = runtimes.map((runtime) => join(root, 'src', runtime)).filter((folder) => existsSync(folder))
  const folders = there.flatMap((folder) => readdirSync(folder))
  return folders.includes(name) ? `There is a folder ${name} already.` : undefined
}

/** Edits of existing files: a name in each list of modules, and lines beside it. */
function editsOf({ name, parts }: NewModule): Record<string, ((text: string) => string)[]> {
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  const listed = (declares: RegExp, path: string) => [
    (text: string) => withName(text, declares, name),
    (text: string) => withImport(text, `import { ${name} } from '${path}'`),
  ]
  const hasTables = parts.has('member') || parts.has('job')
  return {
    'src/contract/modules.ts': listed(/^export const modules = \[/, `./${name}/module.ts`),
    'src/server/modules.ts': listed(/^const own: .* = \[/, `./${name}/module.ts`),
    'README.md': [(text) => withLine(text, /^\| \[site\]/, `| [${name}](src/server/${name}/README.md) | entries that staff write |`)],
    ...(hasTables && {
      'src/server/schema.ts': [
        (text: string) => withImport(text, `import type { ${capital}Tables } from './${name}/tables.ts'`),
        (text: string) => withLine(text, /^ {4}JobsTables,$/, `    ${capital}Tables,`),
      ],
    }),
    ...((parts.has('member') || parts.has('offline')) && {
      'src/client/modules.ts': listed(/^const every: .* = \[/, `./${name}/module.ts`),
    }),
    ...(parts.has('console') && {
      'src/client/console/modules.ts': listed(/^const every: .* = \[/, `../${name}/console/module.ts`),
    }),
    ...(parts.has('public') && {
      'src/contract/pages.ts': [
        (text: string) => (text.includes("  '/fairs',\n") ? withLine(text, /^ {2}'\/fairs',$/, `  '/${name}',`) : text),
      ],
      'src/client/site/frame/menu.ts': [
        (text: string) => withLine(text, /href: '\/board\/default-board'/, `      { label: msg\`__label__\`, href: '/${name}' },`),
      ],
    }),
  }
}

/** Runs a program of the project. @throws Error with what it says where it fails */
function run(root: string, program: string, ...given: string[]): void {
  const bin = join(root, 'node_modules/.bin')
  const [command, first] = program.endsWith('.ts') ? [process.execPath, [join(root, program)]] : [join(bin, program), []]
  const { status, stdout, stderr } = spawnSync(command, [...first, ...given], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} failed: ${stdout}${stderr}`)
}

/**
 * Writes a module, names it in the lists, and brings up to date what is generated from them.
 * @returns the paths of its files, and the texts that are left to be translated
 */
export function addModule(root: string, module: NewModule): { files: string[]; untranslated: string[] } {
  const { name, parts, labels } = module
  // Until modules declare their pages (contract/page.ts), these are in one list (contract/pages.ts).
  const declared: readonly string[] = existsSync(join(root, 'src/contract/page.ts')) ? ['pages'] : []
  const files = moduleFiles({ module: name, label: labels.ko }, new Set<string>([...parts, ...declared]))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const allEdits = Object.entries(editsOf(module))
  for (const [path, edits] of allEdits) {
    if (!existsSync(join(root, path))) continue
    const text = edits.reduce((before, edit) => edit(before), readFileSync(join(root, path), 'utf8'))
    writeFileSync(join(root, path), text.replaceAll('__label__', labels.ko))
  }
  run(root, 'oxfmt', ...files.keys())
  run(root, 'scripts/offline-collections.ts')
  run(root, 'scripts/topics.ts')
  run(root, 'scripts/route-tree.ts')
  // Every other file says what it said: reading all of them would take half a minute.
  run(root, 'lingui', 'extract', ...[...files.keys(), ...allEdits.map(([path]) => path)].filter((path) => /\.tsx?$/.test(path)))
  return { files: [...files.keys()], untranslated: translateTexts(root, name, labels) }
}
