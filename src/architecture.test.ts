import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join, matchesGlob, relative } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import lingui from '../lingui.config.ts'
import { modulesShownOn } from '#contract/shown-modules.ts'
import { showsEverything, siteModules } from '#contract/sites.ts'

const root = join(import.meta.dirname, '..')
const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))

const isTest = (path: string) => path.endsWith('.test.ts') || path.endsWith('.test.tsx') || path.includes('/testing/')
const isGenerated = (path: string) => path.endsWith('.gen.ts')
const sources = filesBelow('src').filter((path) => /\.tsx?$/.test(path) && !isGenerated(path))

interface Import {
  /** A path from the root (`src/contract/field.ts`), or the name of a package. */
  target: string
  isType: boolean
  /** `import()`: evaluated later. */
  isDynamic: boolean
}

/**
 * Reads what a module imports. A statement whose names are all types within braces (`import { type A }`) counts as evaluated, since
 * it is: only `import type` goes.
 */
function importsOf(path: string, text: string): Import[] {
  const { module, program } = parseSync(path, text)
  const found: { from: string; isType: boolean; isDynamic: boolean }[] = []
  const add = ({ start, end }: { start: number; end: number }, from: string) =>
    found.push({ from, isType: /^(?:import|export)\s+type\b(?!\s+from\b)/.test(text.slice(start, end)), isDynamic: false })
  for (const statement of module.staticImports) add(statement, statement.moduleRequest.value)
  for (const statement of module.staticExports) {
    const from = statement.entries.find(({ moduleRequest }) => moduleRequest !== null)?.moduleRequest?.value
    if (from !== undefined) add(statement, from)
  }
  const addLater = ({ source }: { source: object }, isType: boolean) => {
    if ('value' in source && typeof source.value === 'string') found.push({ from: source.value, isType, isDynamic: true })
  }
  if (text.includes('import('))
    new Visitor({ ImportExpression: (node) => addLater(node, false), TSImportType: (node) => addLater(node, true) }).visit(program)
  return found.map(({ from, ...how }) => {
    const name = from.replace(/\?.*$/, '')
    const target = name.startsWith('.') ? join(dirname(path), name) : name.startsWith('#') ? `src/${name.slice(1)}` : name
    return { target, ...how }
  })
}

const read = new Map<string, Import[]>()
/** As `importsOf`, for a file of the tree: each is parsed once. Styles import no module. */
function importsIn(path: string): Import[] {
  if (path.endsWith('.css')) return []
  const imports = read.get(path) ?? importsOf(path, readFileSync(join(root, path), 'utf8'))
  read.set(path, imports)
  return imports
}

/** Where a file belongs: `['server', 'http']`, `['client', 'main.tsx']`. */
function placeOf(path: string): string[] {
  const [runtime = '', part = '', folder] = path.split('/').slice(1)
  return [
    runtime,
    runtime === 'client' && areas.includes(part) && (folder === 'console' || folder === 'routes') ? `${part}/${folder}` : part,
  ]
}
/** Modules, by their folders: the same in every runtime. */
const areas = readdirSync(join(root, 'src/contract')).filter(
  (name) => name !== 'platform' && existsSync(join(root, 'src/contract', name, 'module.ts')),
)
const platform = ['http', 'db', 'mail', 'files', 'jobs', 'notifications', 'pages', 'initial']
/** Parts that stand below every module: they import none of any runtime, so that a module can be added and taken away. */
const belowModules: Readonly<Record<string, readonly string[]>> = {
  server: platform.filter((part) => part !== 'initial'),
  client: ['content', 'data', 'ui', 'offline', 'session', 'member', 'console', 'boot'],
}
const serverFiles = ['config.ts', 'module.ts', 'schema.ts']
/** What puts the server together. */
const roots = ['admin.ts', 'app.ts', 'backup', 'main.ts', 'make-platform.ts', 'modules.ts', 'schema.ts', 'services.ts']
/** What a page of any module stands in. */
const pageFrames = ['src/client/site/item-page.tsx', 'src/client/account/member-page.tsx']
const wiring = ['main.tsx', 'boot', 'app.tsx', 'entry-server.tsx', 'routeTree.gen.ts', 'env.d.ts', 'modules.ts', 'message-types.ts']
/** Which parts of the client a part may import; the contract always. Its own folder is its own. */
const clientMay: Record<string, string[]> = {
  ...Object.fromEntries(areas.map((area) => [area, ['module.ts', 'content', 'data', 'ui', 'offline', 'session', 'member']])),
  // A module's screens of the console: no part of the site's build, so they import none of its screens either.
  ...Object.fromEntries(areas.map((area) => [`${area}/console`, ['console', 'content', 'data', 'ui', 'session']])),
  // A module's pages: what it has itself.
  ...Object.fromEntries(areas.map((area) => [`${area}/routes`, [area, 'content', 'data', 'ui', 'offline', 'session', 'member']])),
  member: ['content', 'data', 'ui', 'offline', 'session'],
  content: ['data', 'ui', 'offline'],
  console: ['content', 'data', 'ui', 'session'],
  offline: ['data'],
  session: ['content', 'data', 'ui'],
  data: [],
  ui: [],
  // Types of a module's declaration.
  'module.ts': ['content', 'offline', 'member'],
  // The frames, and the pages that put several modules together.
  routes: [...areas, 'modules.ts', 'content', 'offline', 'session', 'member', 'data', 'ui'],
}

/** What the service worker shares with pages: what is offline, and the message types of modules. Its tsconfig refuses what needs a DOM. */
const isForWorker = (target: string): boolean =>
  target.startsWith('src/client/offline/') || target === 'src/client/message-types.ts' || /^src\/client\/\w+\/.*-message\.ts$/.test(target)

function mayServer(part: string, target: string): boolean {
  if (roots.includes(part) || target === part) return true
  if (serverFiles.includes(target)) return part === 'module.ts' || platform.includes(part) || areas.includes(part)
  if (part === 'module.ts') return platform.includes(target)
  return platform.includes(target) && (platform.includes(part) || areas.includes(part))
}

/** The contract of a module is for that module, and for who puts things together; that of the platform is for all. */
function mayContract(path: string, target: string): boolean {
  const [runtime = '', part = ''] = placeOf(path)
  if (!areas.includes(target)) return true
  if (runtime === 'contract') return part === target || path === 'src/contract/modules.ts'
  return runtime !== 'worker' && belowModules[runtime]?.includes(part) !== true
}

/** Where the console puts its modules together. */
const isConsoleWiring = (path: string): boolean => path === 'src/client/console/modules.ts'

function mayClient(part: string, target: string): boolean {
  if (target === 'main.tsx') return false
  if (target === 'boot') return part === 'boot' || part === 'main.tsx'
  return wiring.includes(part) || target === part || (clientMay[part] ?? []).includes(target)
}

/** The import table of the architecture. `undefined`: allowed. */
function problemWith(path: string, { target }: Import): string | undefined {
  const [runtime = '', part = ''] = placeOf(path)
  const isOurs = target.startsWith('src/')
  const [toRuntime = '', toPart = ''] = placeOf(target)
  const refused = `${path} imports ${target}`
  if (!isOurs) return runtime === 'contract' && target !== 'zod' ? refused : undefined
  if (toRuntime === 'contract') return (runtime === 'client' && part === 'ui') || !mayContract(path, toPart) ? refused : undefined
  if (runtime === 'worker' && isForWorker(target)) return undefined
  if (runtime === 'demo' && toRuntime === 'server') return undefined
  // An empty database is filled where the server is put together, and nowhere else.
  if (path === 'src/server/main.ts' && target === 'src/demo/seed.ts') return undefined
  if (isConsoleWiring(path) && toPart.endsWith('/console')) return undefined
  if (part.endsWith('/routes') && pageFrames.includes(target)) return undefined
  if (runtime !== toRuntime) return refused
  const isAllowed = runtime === 'server' ? mayServer(part, toPart) : runtime === 'client' ? mayClient(part, toPart) : true
  return isAllowed ? undefined : refused
}

const problemsOf = (path: string, imports: readonly Import[]): string[] => imports.flatMap((one) => problemWith(path, one) ?? [])

const isConsole = (path: string) => /^src\/client\/(\w+\/)?console\//.test(path)

/** A page of the site, or what stands beside one. */
const isRoute = (path: string) => /^src\/client\/(?!console)(\w+\/)?routes\//.test(path)

// Routes are named after addresses, and a few files by the tools that read them.
const free = (path: string) => isRoute(path) || /^src\/client\/(\w+\/)?console\/(routes\/|vite\.config\.ts$)/.test(path)

const lines = (path: string) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length

describe('the import table', () => {
  it('holds for every file', () => {
    expect(sources.length).toBeGreaterThan(80)
    const problems = sources.filter((path) => !isTest(path)).flatMap((path) => problemsOf(path, importsIn(path)))
    expect(problems).toEqual([])
  })

  it.each([
    ['src/contract/law/x.ts', `import { a } from 'fastify'`],
    ['src/contract/law/x.ts', `import type { a } from '#server/app.ts'`],
    ['src/contract/x.ts', `export * from '../server/app.ts'`],
    ['src/contract/law/x.ts', `import type { a } from '../site/setting.ts'`],
    ['src/contract/platform/x.ts', `import { a } from '../trade/fairs.ts'`],
    ['src/contract/api.ts', `import { a } from './law/module.ts'`],
    ['src/server/http/x.ts', `import type { a } from '#contract/law/forms.ts'`],
    ['src/server/db/x.ts', `import { a } from '#contract/account/users.ts'`],
    ['src/client/console/form/x.tsx', `import { a } from '#contract/law/forms.ts'`],
    ['src/client/offline/x.ts', `import type { a } from '#contract/trade/fairs.ts'`],
    ['src/client/boot/x.ts', `import type { a } from '#contract/trade/fairs.ts'`],
    ['src/worker/queue.ts', `import { a } from '#contract/trade/fairs.ts'`],
    ['src/server/http/x.ts', `import { a } from '../law/forms.ts'`],
    ['src/server/db/x.ts', `import {\n  a,\n  b,\n} from '#server/account/auth.ts'`],
    ['src/server/db/x.ts', `export {\n  a,\n  b,\n} from '#server/account/auth.ts'`],
    ['src/server/db/x.ts', `type A = import('#server/account/auth.ts').A`],
    ['src/server/jobs/x.ts', `const a = await import('../law/forms.ts')`],
    ['src/server/module.ts', `import { a } from './law/forms.ts'`],
    ['src/server/http/x.ts', `import { modules } from '../modules.ts'`],
    ['src/server/app.ts', `import { fillWhenEmpty } from '#demo/seed.ts'`],
    ['src/contract/x.ts', `import { a } from '#demo/setting.ts'`],
    ['src/demo/x.ts', `import { a } from '#client/data/http.ts'`],
    ['src/server/law/x.ts', `import '../support/terms.ts'`],
    ['src/server/law/x.ts', `import { a } from '#client/data/http.ts'`],
    ['src/client/law/x.tsx', `import { a } from '#client/site/footer.tsx'`],
    ['src/client/content/x.tsx', `import { a } from '../session/tokens.ts'`],
    ['src/client/ui/x.tsx', `import { api } from '#client/data/http.ts'`],
    ['src/client/ui/x.tsx', `import type { Picture } from '#contract/field.ts'`],
    ['src/client/data/x.ts', `export { a } from '#client/offline/database.ts'`],
    ['src/client/offline/x.ts', `import { a } from '#client/session/tokens.ts'`],
    ['src/client/console/x.tsx', `import { a } from '#client/law/queries.ts'`],
    ['src/client/console/routes/x.tsx', `import { a } from '../../law/console/practices-screen.tsx'`],
    ['src/client/console/form/x.tsx', `import { a } from '../../law/console/module.ts'`],
    ['src/client/law/x.tsx', `import { a } from './console/module.ts'`],
    ['src/client/law/x.tsx', `import { a } from '../console/resources.ts'`],
    ['src/client/law/console/x.tsx', `import { a } from '../queries.ts'`],
    ['src/client/law/console/x.tsx', `import { a } from '../../trade/console/fair-hub.tsx'`],
    ['src/client/routes/x.tsx', `import { a } from '../law/console/module.ts'`],
    ['src/client/routes/x.tsx', `import { a } from '../main.tsx'`],
    ['src/client/law/routes/_firm/x.tsx', `import { a } from '../../../support/queries.ts'`],
    ['src/client/law/routes/_firm/x.tsx', `import { a } from '../../../routes/-firm-pages.tsx'`],
    ['src/client/law/x.tsx', `import { a } from './routes/_firm/x.tsx'`],
    ['src/client/app.tsx', `import './main.tsx'`],
    ['src/client/routes/x.tsx', `import { a } from '../boot/render.tsx'`],
    ['src/worker/sw.ts', `import { a } from '#client/law/consultation/sending.ts'`],
  ])('refuses in %s: %s', (path, text) => {
    expect(problemsOf(path, importsOf(path, text))).toHaveLength(1)
  })

  it.each([
    ['src/contract/law/x.ts', `import * as z from 'zod'\nimport { a } from '../field.ts'`],
    [
      'src/server/law/x.ts',
      `import { serve } from '../http/route.ts'\nimport { forms } from '#contract/law/forms.ts'\nimport './other.ts'`,
    ],
    ['src/contract/law/x.ts', `import { a } from '../platform/company.ts'`],
    ['src/contract/modules.ts', `import { law } from './law/module.ts'`],
    ['src/server/http/x.ts', `import type { a } from '#contract/platform/audit.ts'`],
    ['src/server/trade/x.ts', `import { companies } from '#contract/account/companies.ts'`],
    ['src/client/console/x.tsx', `import type { a } from '#contract/platform/views.ts'`],
    ['src/server/app.ts', `import { serveForms } from './law/forms.ts'`],
    ['src/server/main.ts', `import { fillWhenEmpty } from '#demo/seed.ts'`],
    ['src/demo/x.ts', `import { lawyers } from '#contract/law/lawyers.ts'\nimport { hashPassword } from '#server/account/passwords.ts'`],
    ['src/client/law/x.tsx', `// import { a } from '#client/site/footer.tsx'\nimport { Card } from '#client/ui/card.tsx'`],
    ['src/client/routes/x.tsx', `import { a } from '#client/law/queries.ts'\nimport { b } from '#client/site/footer.tsx'`],
    ['src/client/law/routes/_firm/x.tsx', `import { a } from '../../queries.ts'\nimport { ItemPage } from '../../../site/item-page.tsx'`],
    ['src/client/main.tsx', `import { App } from './app.tsx'`],
    ['src/client/law/console/x.tsx', `import { a } from '../../console/form/form.ts'`],
    ['src/client/console/modules.ts', `import { a } from '../law/console/module.ts'`],
    ['src/worker/queue.ts', `import { a } from '#client/offline/queue/deliver.ts'`],
    ['src/worker/queue.ts', `import { a } from '#client/law/consultation/consultation-message.ts'`],
  ])('allows in %s: %s', (path, text) => {
    expect(problemsOf(path, importsOf(path, text))).toEqual([])
  })

  it('tells what is evaluated from what is a type', () => {
    const found = importsOf(
      'src/x.ts',
      `import type { A } from './a.ts'
       import { type B } from './b.ts'
       import type from './c.ts'
       export type {
         D,
       } from './d.ts'
       export * as e from './e.ts'
       // import './f.ts'
       const g = () => import('./g.ts')`,
    )
    expect(found).toEqual([
      { target: 'src/a.ts', isType: true, isDynamic: false },
      { target: 'src/b.ts', isType: false, isDynamic: false },
      { target: 'src/c.ts', isType: false, isDynamic: false },
      { target: 'src/d.ts', isType: true, isDynamic: false },
      { target: 'src/e.ts', isType: false, isDynamic: false },
      { target: 'src/g.ts', isType: false, isDynamic: true },
    ])
  })

  it('names nothing that is not there', () => {
    const targets = sources.flatMap((path) => importsIn(path).map(({ target }) => ({ path, target })))
    const ours = targets.filter(({ target }) => target.startsWith('src/') && extname(target) !== '')
    expect(ours.length).toBeGreaterThan(150)
    expect(ours.filter(({ path, target }) => !isTest(path) && !existsSync(join(root, target)))).toEqual([])
  })

  it('lets the declaration of a module evaluate nothing but addresses and words', () => {
    const declarations = sources.filter(
      (path) => /^src\/client\/\w+\/(console\/)?module\.ts$/.test(path) && !path.startsWith('src/client/console/'),
    )
    expect(declarations.length).toBeGreaterThanOrEqual(10)
    const evaluated = declarations.flatMap((path) =>
      importsIn(path)
        .filter(({ target, isType, isDynamic }) => !isType && !isDynamic && target !== '@lingui/core/macro')
        .map(({ target }) => `${path} imports ${target}`),
    )
    expect(evaluated).toEqual([])
  })

  it('keeps the schema library out of what every visitor loads', () => {
    const heavy = (path: string): boolean =>
      importsIn(path).some(({ target, isType }) => !isType && (target === 'zod' || (target.startsWith('src/contract/') && heavy(target))))
    const loaded = sources.filter((path) => /^src\/(client|worker)\//.test(path) && !isTest(path) && !isConsole(path))
    const problems = loaded.flatMap((path) =>
      importsIn(path)
        .filter(({ target, isType }) => !isType && (/^zod\b/.test(target) || (target.startsWith('src/contract/') && heavy(target))))
        .map(({ target }) => `${path} imports ${target}`),
    )
    expect(problems).toEqual([])
  })
})

/** A path of imports that leads back to where it began; types do not count. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>()
  const walk = (path: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path]
    if (done.has(path)) return undefined
    for (const next of graph.get(path) ?? []) {
      const cycle = walk(next, [...trail, path])
      if (cycle !== undefined) return cycle
    }
    done.add(path)
    return undefined
  }
  for (const path of graph.keys()) {
    const cycle = walk(path, [])
    if (cycle !== undefined) return cycle
  }
  return undefined
}

describe('imports', () => {
  it('make no cycle', () => {
    const graph = sources.map((path) => {
      return [path, importsIn(path).flatMap(({ target, isType, isDynamic }) => (isType || isDynamic ? [] : [target]))] as const
    })
    expect(findCycle(new Map(graph))).toBeUndefined()
    expect(
      findCycle(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).toEqual(['b', 'c', 'b'])
  })
})

describe('names', () => {
  const folders = new Set(filesBelow('src').flatMap((path) => dirname(path).split('/')))

  it('of folders say what is in them', () => {
    for (const name of ['utils', 'util', 'misc', 'hooks', 'types', 'helpers', 'common', 'lib', 'shared'])
      expect(folders).not.toContain(name)
  })

  it('are in small letters, parts of words joined by hyphens', () => {
    const odd = sources.filter(
      (path) => !free(path) && !/^[a-z0-9]+(-[a-z0-9]+)*(\.(db|app|page|test|d|gen|browser))*\.tsx?$/.test(basename(path)),
    )
    expect(odd).toEqual([])
  })

  it('of modules are their own: no file only passes on what others say', () => {
    const barrels = sources.filter((path) => /^index\.tsx?$/.test(basename(path)) && !free(path))
    expect(barrels).toEqual([])
    const passing = sources.filter((path) => /^export \* from/m.test(readFileSync(join(root, path), 'utf8')))
    expect(passing).toEqual([])
  })

  it('of areas are the same everywhere', () => {
    const serverParts = new Set(sources.filter((path) => /^src\/server\/[^/]+\//.test(path)).map((path) => placeOf(path)[1]))
    expect([...serverParts].filter((part) => ![...areas, ...platform, ...roots, 'testing'].includes(part ?? ''))).toEqual([])
    const clientParts = new Set(sources.filter((path) => /^src\/client\/[^/]+\//.test(path)).map((path) => placeOf(path)[1]))
    expect([...clientParts].filter((part) => clientMay[part ?? ''] === undefined && part !== 'testing' && part !== 'boot')).toEqual([])
  })
})

/** The catalogue that has the words of a file, by the patterns of lingui.config.ts. */
const catalogueOf = (path: string): string | undefined => {
  const has = (patterns: readonly string[] = []) => patterns.some((pattern) => path.startsWith(`${pattern}/`) || matchesGlob(path, pattern))
  const found = lingui.catalogs?.find(({ include, exclude }) => has(include) && !has(exclude))
  return found === undefined ? undefined : basename(found.path)
}
const hasWords = (path: string) => /<(Trans|Plural)\b|\b(msg|t|plural)`/.test(readFileSync(join(root, path), 'utf8'))

/** What a page of the site shows at some time: all that it imports. Shares of modules load their words themselves. */
function shownBy(path: string, seen = new Set<string>()): Set<string> {
  const isElsewhere = !path.startsWith('src/client/') || isGenerated(path) || path === 'src/client/modules.ts'
  if (seen.has(path) || isElsewhere || (seen.size > 1 && isRoute(path))) return seen
  seen.add(path)
  for (const { target, isType } of importsIn(path)) if (!isType) shownBy(target, seen)
  return seen
}

describe('words', () => {
  const everyOther = ['shared', 'members', ...Object.values(siteModules).flat()]
  const pages = sources.flatMap((file) => {
    const [, frame, page = ''] = /^src\/client\/(?:\w+\/)?routes\/(_firm|_fairs|_shared)\/(?!.*\/?-)(.+)\.tsx$/.exec(file) ?? []
    // What is missing has the frame of the site of its address, and of no other.
    return frame === undefined || isTest(file) || page === '$'
      ? []
      : [[`/${page.replace(/(^|\/)index$/, '')}`, file, `src/client/routes/${frame}.tsx`] as const]
  })

  it.each(pages)('of all that %s shows are in the catalogues that it loads', (path, ...files) => {
    const shown = new Set<string>()
    for (const file of [...files, 'src/client/boot/after-hydration.ts']) for (const one of shownBy(file)) shown.add(one)
    // The home page fetches those of its site when it is idle, before a part that needs them.
    const has = ['shell', 'pages', ...(showsEverything(path) ? everyOther : modulesShownOn(path))]
    const lacking = [...shown].filter((file) => hasWords(file) && !has.includes(catalogueOf(file) ?? ''))
    expect(lacking).toEqual([])
  })

  it('of the console’s dashboard and menu are in the catalogue that it begins with', () => {
    const at = (name: string) => sources.filter((path) => matchesGlob(path, `src/client/*/console/${name}.ts`))
    // Figures, and the tasks that a dashboard itself names, wait for the words of the screens; its parts do not.
    const [late, dashboards] = [at('figures'), at('dashboard')]
    const shown = [...at('module'), ...dashboards.flatMap((file) => [...shownBy(file, new Set(late))])]
    expect(shown.filter((file) => catalogueOf(file) === 'screens' && !late.includes(file) && !dashboards.includes(file))).toEqual([])
  })
})

/** Functions of more than 80 lines in `src`. Lower it with what you split; never raise it. */
const longFunctionsLeft = 1

/** Functions that are too long, by oxlint's rule: blank lines, comments, tests and frozen migrations do not count. */
function longFunctions(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'function-sizes-'))
  const config = join(folder, 'oxlintrc.json')
  const rule = ['error', { max: 80, skipBlankLines: true, skipComments: true }]
  writeFileSync(config, JSON.stringify({ categories: { correctness: 'off' }, rules: { 'max-lines-per-function': rule } }))
  const ignored = ['**/*.test.*', '**/*.gen.ts', '**/migrations/**'].flatMap((pattern) => ['--ignore-pattern', pattern])
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-c', config, '--format', 'json', ...ignored, 'src'], {
    cwd: root,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; message: string }[] }
  return diagnostics.map(({ filename, message }) => `${filename}: ${message}`)
}

describe('sizes', () => {
  it('a route file loads and composes, in 60 lines', () => {
    const routes = sources.filter((path) => isRoute(path) && !isTest(path))
    expect(routes.filter((path) => lines(path) > 60)).toEqual([])
  })

  it('half of all files are shorter than 90 lines', () => {
    const own = sources.filter((path) => !isTest(path) && !path.startsWith('src/demo/')).map(lines)
    expect(own.toSorted((a, b) => a - b)[Math.floor(own.length / 2)]).toBeLessThan(90)
  })

  it('a function has 80 lines at most, but for what is counted', () => {
    const long = longFunctions()
    expect(long.length, long.join('\n')).toBeLessThanOrEqual(longFunctionsLeft)
    expect(longFunctionsLeft - long.length, 'longFunctionsLeft can be lowered').toBeLessThan(5)
  })
})
