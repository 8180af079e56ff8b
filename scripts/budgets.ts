import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

import { modulesShownOn } from '../src/contract/shown-modules.ts'

/**
 * The weights of the built app against their budgets, in kB brotli. A page's first load is what its document asks for:
 * the entry, the route's own chunks, the catalogue of its language, and everything these import.
 */
const client = resolve(import.meta.dirname, '..', process.env['DIST'] ?? 'dist', 'client')

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
}
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

/** The console is a build of its own (src/client/console). */
const staff = JSON.parse(readFileSync(join(client, 'console/.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

/** Puts digests of names in place of those of contents in names of files: any change gives others, of up to 150 bytes more or less. */
const stable = (text: string): string =>
  text.replaceAll(/([\w$.-]+)-([\w-]{7,8})\.(js|css)\b/g, (_file, name: string, { length }: string, ending: string) => {
    const digest = createHash('sha256').update(name).digest('base64url').slice(0, length)
    return `${name}-${digest}.${ending}`
  })

/** What many routes share is weighed once. */
const weights = new Map<string, number>()
function weigh(file: string): number {
  const known = weights.get(file)
  if (known !== undefined) return known
  const bytes = readFileSync(join(client, file))
  const kB = brotliCompressSync(/\.(js|css)$/.test(file) ? stable(bytes.toString()) : bytes).length / 1000
  weights.set(file, kB)
  return kB
}

function graph(keys: readonly string[], seen = new Map<string, Chunk>(), chunks = manifest): Map<string, Chunk> {
  for (const key of keys) {
    const chunk = chunks[key]
    if (chunk === undefined) throw new Error(`the build has no ${key}`)
    if (seen.has(key)) continue
    seen.set(key, chunk)
    graph(chunk.imports ?? [], seen, chunks)
  }
  return seen
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
/** A route's module (none of the root and the frames), and its path below the folder of routes: `_firm/story/firm`. */
const partsOf = (key: string) => /^src\/client\/(?:(\w+)\/)?routes\/(.+)\.tsx\?tsr-split=/.exec(key)
const routeOf = (key: string) => partsOf(key)?.[2]
const routeChunks = (route: string) => Object.keys(manifest).filter((key) => routeOf(key) === route)

const everyPage = ['index.html', 'src/client/boot/render.tsx', 'locales/ko/shell.po']
const home = graph([...everyPage, ...routeChunks('__root'), ...routeChunks('_firm'), ...routeChunks('_firm/index')])
const homeFiles = [...new Set([...home.values()].map(({ file }) => file))]
/** The centre's first page: only the firm's home page has its words in the frame's catalogue. */
const centreWords = ['src/client/data/catalogues.ts', ...['pages', ...modulesShownOn('/fairs')].map((name) => `locales/ko/${name}.po`)]
const centre = graph([...everyPage, ...centreWords, ...['__root', '_fairs', '_fairs/fairs/index'].flatMap(routeChunks)])
const centreFiles = [...new Set([...centre.values()].map(({ file }) => file))]
const server = pathToFileURL(join(client, '../server/entry-server.js')).href
const { deferredParts } = (await import(server)) as { deferredParts: Record<'firm' | 'home', string[]> }
const deferred = graph([...deferredParts.firm, ...deferredParts.home])
const deferredFiles = [...new Set([...deferred.values()].map(({ file }) => file))].filter((file) => !homeFiles.includes(file))
const css = [...new Set([...home.values()].flatMap((chunk) => chunk.css ?? []))]
const fonts = readdirSync(join(client, 'assets')).filter((file) => file.endsWith('.woff2'))

/** Files of what many routes have (`sharedParts` in vite.config.ts): asked for once, so they have lines of their own. */
const sharedFiles = new Map(
  Object.entries(manifest).flatMap(([key, { name = '', file }]) => (/^_(\w+-)?parts-/.test(key) ? [[file, name] as const] : [])),
)

/** What a route brings beside what every page has: its screen, and what it shares with few others. */
const base = graph(everyPage)
const routes = new Map(
  Object.keys(manifest).flatMap((key) => (routeOf(key) === undefined ? [] : [[routeOf(key) ?? '', partsOf(key)?.[1]]])),
)
const ownWeights = [...routes]
  .map(([route, module = 'frame']) => {
    const own = [...graph(routeChunks(route))].filter(([key, { file }]) => !base.has(key) && !sharedFiles.has(file))
    return { route, module, kB: sum([...new Set(own.map(([, { file }]) => file))].map(weigh)) }
  })
  .toSorted((a, b) => b.kB - a.kB)

/** What a member of the staff waits for first: what every screen needs (the entry), the dashboard, and the words. */
const entryParts = [/^index\.html$/, /^routes\/dashboard/, /locales\/ko\/console\.po$/, /locales\/ko\/server\.po$/]
const entryKeys = entryParts.map((part) => Object.keys(staff).find((key) => part.test(key)) ?? String(part))
const consoleEntry = graph(entryKeys, new Map(), staff)

/** What a screen of the console brings beside what every screen has. */
const screenOf = (key: string) => /^(?:\.\.\/(\w+)\/console\/)?routes\/(.+)\.tsx\?tsr-split=/.exec(key)
const screenWeights = Object.keys(staff)
  .flatMap((key) => {
    const [, module = 'frame', route] = screenOf(key) ?? []
    const own = [...graph([key], new Map(), staff)].filter(([part]) => !consoleEntry.has(part)).map(([, { file }]) => file)
    return route === undefined ? [] : [{ route, module, kB: sum([...new Set(own)].map((file) => weigh(`console/${file}`))) }]
  })
  .toSorted((a, b) => b.kB - a.kB)

/** Most that a route of the site and a screen of the console may bring, by the module that it is of. A new module needs no line. */
const mostOfNew = { route: 15.5, screen: 140 }
const mostOf: Readonly<Record<string, typeof mostOfNew>> = {
  // What no module has alone: members' own page; the form of any item.
  frame: { route: 19, screen: 165.2 },
  site: { ...mostOfNew, screen: 143.6 },
  law: { ...mostOfNew, screen: 109 },
  trade: { route: 19.6, screen: 128.2 },
}

const catalogues = Object.keys(manifest).flatMap((key) => /^locales\/ko\/(\w+)\.po$/.exec(key)?.[1] ?? [])
/** A new module's words need no line. */
const mostWords: Readonly<Record<string, number>> = { shell: 3.5, pages: 6.5, law: 5, trade: 8.5, shared: 12 }

const budgets: readonly (readonly [string, number, number])[] = [
  // The addresses of the trade centre's pages are in every first load, and nothing else of it (decision 12).
  ['home, first-load JavaScript', sum(homeFiles.map(weigh)), 119],
  ['centre, first-load JavaScript', sum(centreFiles.map(weigh)), 149],
  ['home, deferred parts', sum(deferredFiles.map(weigh)), 25],
  // One file for all pages: the trade centre's hall and rooms are in it, too.
  ['home, CSS', sum(css.map(weigh)), 12.5],
  ['console, entry', sum([...new Set([...consoleEntry.values()].map(({ file }) => file))].map((file) => weigh(`console/${file}`))), 219.5],
  // It delivers the outbox, heals its caches, tells of captive portals, shows what is pushed to the device, and names every file of
  // the app. No page waits for it.
  ['service worker', weigh('sw.js'), 16.7],
  ...[...sharedFiles].map(([file, name]): readonly [string, number, number] => [`shared, ${name}`, weigh(file), name === 'parts' ? 9 : 6]),
  // Each module has its own: a page of one makes no room, and takes none, for a page of another.
  ...[...Map.groupBy(ownWeights, ({ module }) => module)].map(([module, [largest]]): readonly [string, number, number] => [
    `${module}, largest route (${largest?.route})`,
    largest?.kB ?? Infinity,
    (mostOf[module] ?? mostOfNew).route,
  ]),
  ...[...Map.groupBy(screenWeights, ({ module }) => module)].map(([module, [largest]]): readonly [string, number, number] => [
    `${module}, largest console screen (${largest?.route})`,
    largest?.kB ?? Infinity,
    (mostOf[module] ?? mostOfNew).screen,
  ]),
  // A page loads the frame's, those of `pages` and those of the modules of its site; one that both sites have loads all.
  ...[...catalogues].map((name): readonly [string, number, number] => [
    `words, ${name}`,
    Math.max(...['ko', 'en', 'cn'].map((locale) => weigh(manifest[`locales/${locale}/${name}.po`]?.file ?? ''))),
    mostWords[name] ?? 10,
  ]),
]

let failures = 0
for (const [name, kB, most] of budgets) {
  const isOver = kB > most
  failures += isOver ? 1 : 0
  console.log(`${isOver ? 'OVER' : 'ok  '} ${name.padEnd(44)} ${kB.toFixed(1).padStart(6)} kB of ${most}`)
}
if (process.argv.includes('--list'))
  for (const file of homeFiles.toSorted((a, b) => weigh(b) - weigh(a))) console.log(`     ${weigh(file).toFixed(1).padStart(6)} ${file}`)
if (process.argv.includes('--list')) for (const { route, kB } of ownWeights) console.log(`     ${kB.toFixed(1).padStart(6)} ${route}`)
for (const font of fonts)
  console.log(`     ${(readFileSync(join(client, 'assets', font)).length / 1000).toFixed(1).padStart(6)} kB ${font}`)
process.exitCode = failures === 0 ? 0 : 1
