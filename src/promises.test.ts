import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { calls, errors, resources } from '#contract/api.ts'
import { topicsOf } from '#contract/dependencies.ts'
import { locales } from '#contract/locale.ts'
import type { ContractModule } from '#contract/module.ts'
import { modules } from '#contract/modules.ts'
import { platform } from '#contract/platform/module.ts'
import { seeds } from '#demo/seed.ts'
import { startServer } from '#server/testing/server.ts'
import PO from 'pofile'
import { describe, expect, it } from 'vitest'
import { consoleContract, siteTopics } from '../scripts/topics.ts'
import { offlineCollections } from '../scripts/offline-collections.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('the table of the API', () => {
  it('is served whole', async () => {
    await using server = await startServer({ engine: 'sqlite' })
    const missing = Object.keys(calls).filter((name) => {
      const [method = '', path = ''] = name.split(' ')
      return !server.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') })
    })
    expect(missing).toEqual([])
  })

  it('is the only way to a route: an area adds none by hand', () => {
    const areas = readdirSync(join(root, 'src/server'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((path) => !/^src\/server\/(http|mail|pages|testing)\//.test(path))
    const handmade = areas.filter((path) => /\bapp\.(get|post|put|delete|patch|head|all|route)\(/.test(read(path)))
    expect(handmade).toEqual([])
  })

  it('has demo content for every resource', () => {
    expect(seeds.map(({ resource }) => resource.path)).toEqual(resources.map(({ path }) => path))
  })

  it('agrees with the collections that devices keep (npm run build writes their file)', () => {
    expect(read('src/client/offline/content/collections.gen.ts')).toBe(offlineCollections())
  })

  it('agrees with what the calls of the site read and write (npm run build writes their file)', () => {
    expect(read('src/client/data/topics.gen.ts')).toBe(siteTopics())
  })

  it('agrees with what the console has of it (npm run build writes its file)', async () => {
    expect(read('src/client/console/contract.gen.ts')).toBe(await consoleContract())
  })

  it('is read by some call, of what modules have news of in the console and for members', () => {
    const paths = readdirSync(join(root, 'src/client')).map((module) => `src/client/${module}/console/module.ts`)
    const inConsole = paths.filter((path) => existsSync(join(root, path))).map(read)
    expect(inConsole.length).toBeGreaterThanOrEqual(5)
    const topics = inConsole.flatMap((text) => [...text.matchAll(/topics: \[([^\]]*)\]/g)].flatMap(([, names = '']) => names.split(', ')))
    const shown = new Set(Object.entries(topicsOf(calls)).flatMap(([name, own]) => (name.startsWith('GET ') ? own : [])))
    expect(topics.length).toBeGreaterThan(1)
    const forMembers = (modules as readonly ContractModule[]).flatMap(({ memberNews = [] }) => memberNews)
    expect([...topics.map((topic) => topic.slice(1, -1)), ...forMembers].filter((topic) => !shown.has(topic))).toEqual([])
  })

  it('leaves it to `refresh` to make queries old, but for what no call has changed', () => {
    const others = {
      // The server has told of it, and not all that one would have to know.
      'auction/bids/lot-panel.tsx': 'its work was changed after what is shown',
      'auction/live/apply-news.ts': 'steps of a lot were missed',
      'auction/live/lot-stream.ts': 'what was told before one listened',
      'data/refresh.ts': 'the rule',
      // The server has changed it meanwhile, and says so by a refusal.
      'law/callback/callback-form.tsx': 'another consent is in force',
      'law/consultation/request-form.tsx': 'another consent is in force',
      // It comes from an earlier visit.
      'offline/persist.ts': 'what the device has is shown, and asked for',
    }
    const files = readdirSync(join(root, 'src/client'), { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
    const callers = files.filter((name) => !name.includes('.test.') && read(`src/client/${name}`).includes('.invalidateQueries('))
    expect(callers.toSorted()).toEqual(Object.keys(others).toSorted())
  })

  it('begins the key of every query with the call that it makes, or has no call', () => {
    const keys = readdirSync(join(root, 'src/client'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .flatMap((name) => [...read(`src/client/${name}`).matchAll(/queryKey: \[([^,\]]+)/g)].map(([, first = '']) => first))
    const own = [
      "'without a login'",
      "'help'",
      "'saved agendas'",
      "'account of'",
      "'storage usage'",
      "'pane'",
      'listName(resource)',
      'name',
    ]
    expect(keys.filter((first) => !/^'(GET|POST|PUT) /.test(first) && !own.includes(first))).toEqual([])
  })

  it('names resources, their tables and their keys differently', () => {
    for (const key of ['path', 'plural'] as const) expect(new Set(resources.map((resource) => resource[key])).size).toBe(resources.length)
    for (const { path } of resources) expect(path).toMatch(/^[a-z]+(-[a-z]+)*(\/[a-z]+(-[a-z]+)*)*$/)
  })
})

const itemsOf = (locale: string, name: string) => PO.parse(read(`locales/${locale}/${name}.po`)).items.filter(({ obsolete }) => !obsolete)
const catalogue = (locale: string, name: string) => new Map(itemsOf(locale, name).map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']))
const placeholders = (text: string) => [...new Set(text.match(/\{\w+|<\/?\d+\/?>/g))].toSorted()

const catalogues = readdirSync(join(root, 'locales/ko')).map((file) => file.replace('.po', ''))

describe.each(catalogues)('the catalogue %s', (name) => {
  const korean = catalogue('ko', name)

  it.each(locales)('is complete in %s', (locale) => {
    const own = catalogue(locale, name)
    expect([...own.keys()].toSorted()).toEqual([...korean.keys()].toSorted())
    expect([...own].filter(([, text]) => text.trim() === '').map(([id]) => id)).toEqual([])
  })

  it.each(locales.filter((locale) => locale !== 'ko'))('has in %s the placeholders of the Korean texts, and no Korean', (locale) => {
    const own = [...catalogue(locale, name)].filter(([, text]) => text !== '')
    const differing = own.filter(([id, text]) => String(placeholders(text)) !== String(placeholders(korean.get(id) ?? '')))
    expect(differing).toEqual([])
    expect(own.filter(([, text]) => /[가-힣]/.test(text)).map(([, text]) => text)).toEqual([])
  })
})

// A page has several: which of two texts is shown would be up to the order in which they come, and differ from the server's.
const ofConsole = ['console', 'screens']
const ofSite = catalogues.filter((name) => name !== 'server' && !ofConsole.includes(name))
it.each([
  ['the site', 'en', ofSite],
  ['the site', 'cn', ofSite],
  ['the console', 'en', ofConsole],
  ['the console', 'cn', ofConsole],
])('what several catalogues of %s say they say with the same words in %s', (_of, locale, names) => {
  const items = names.flatMap((name) => itemsOf(locale, name))
  const texts = Map.groupBy(items, ({ msgctxt = '', msgid }) => `${msgctxt} ${msgid}`)
  expect([...texts].filter(([, same]) => new Set(same.map(({ msgstr }) => msgstr[0])).size > 1).map(([id]) => id)).toEqual([])
})

it('every error and every text for a field is in the catalogue of the server', () => {
  const known = catalogue('en', 'server')
  const named = [
    ...Object.values(errors).map(({ text }) => text.id),
    ...[...read('src/server/http/issues.ts').matchAll(/\bid: '([\w.]+)'/g)].map(([, id]) => id),
  ]
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((id) => !known.has(id ?? ''))).toEqual([])
})

it('no module declares an error that another has', () => {
  const codes = ([platform, ...modules] as readonly ContractModule[])
    .map((module) => module.errors ?? {})
    .flatMap((declared) => Object.keys(declared))
  expect(codes.toSorted()).toEqual(Object.keys(errors).toSorted())
})

describe('what is handed over', () => {
  const ignored = ['.git', ...read('.gitignore').split('\n')].map((line) => line.replaceAll('/', '')).filter((line) => line !== '')
  const textOf = (path: string) => {
    const text = read(path)
    return text.includes('\0') ? '' : text
  }
  const handed = readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !ignored.includes(name))
    .flatMap((entry) =>
      entry.isFile()
        ? [entry.name]
        : readdirSync(join(root, entry.name), { recursive: true, withFileTypes: true })
            .filter((below) => below.isFile())
            .map((below) => relative(root, join(below.parentPath, below.name))),
    )

  it('names no registry and no place on somebody’s machine', () => {
    const telling = /https?:\/\/[\w.-]*registry|(?<![\w.])\/(?:work|home|Users)\/[\w-]+\/|[A-Z]:\\Users\\/
    expect(handed.length).toBeGreaterThan(100)
    const problems = handed
      .filter((path) => !path.endsWith('promises.test.ts'))
      .flatMap((path) => {
        const found = telling.exec(textOf(path))
        return found === null ? [] : [`${path}: ${found[0]}`]
      })
    expect(problems).toEqual([])
  })

  it('has a lockfile without hosts, for every platform', () => {
    const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { resolved?: string; optionalDependencies?: object }> }
    expect(Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
    const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) =>
          lock.packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`] === undefined &&
          lock.packages[`node_modules/${name}`] === undefined,
      ),
    )
    expect(missing).toEqual([])
  })
})
