import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { environment } from '#server/config.ts'
import { describe, expect, it } from 'vitest'
import { configuration } from '../scripts/configuration.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const filesBelow = (folder: string, name: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => `${folder}/${path}`)

const records = filesBelow('docs/decisions', /^\d{4}-[a-z-]+\.md$/).toSorted()
const documents = ['README.md', ...filesBelow('docs', /\.md$/), ...filesBelow('src', /\.md$/)]
const sources = ['src', 'scripts', 'e2e'].flatMap((folder) => filesBelow(folder, /\.(tsx?|css|mjs)$/))

describe('the decision records', () => {
  it('are twenty at most, numbered without a gap', () => {
    expect(records.length).toBeLessThanOrEqual(20)
    expect(records.map((path) => Number(path.slice(15, 19)))).toEqual(records.map((_, index) => index + 1))
  })

  it.each(records)('%s has the common format in 300 words at most', (path) => {
    const text = read(path)
    expect(text).toMatch(
      new RegExp(String.raw`^# ${Number(path.slice(15, 19))}\. .+\n\n\d{4}-\d\d-\d\d\. (Accepted|Superseded by .+)\.\n\n## Context\n`),
    )
    expect(text.match(/^## .+/gm)).toEqual(['## Context', '## Decision', '## Consequences'])
    expect(text.trim().split(/\s+/).length).toBeLessThanOrEqual(300)
  })

  it('include each one that is named anywhere', () => {
    const named = [...documents, ...sources].flatMap((path) =>
      [...read(path).matchAll(/\b(?:decision|record) (\d+)\b/gi)].map(([, number]) => `${path}: ${number}`),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => Number(name.split(': ')[1]) > records.length)).toEqual([])
  })
})

const folders = ['src', 'scripts', 'e2e', 'docs', 'public', 'locales']
const paths = [
  ...folders.map((folder) => `/${folder}/`),
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).map(
      (entry) => `/${relative(root, join(entry.parentPath, entry.name))}${entry.isDirectory() ? '/' : ''}`,
    ),
  ),
]
const modules = readdirSync(join(root, 'src/contract'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(root, 'src/server', entry.name)))
  .map(({ name }) => name)

describe('the documents', () => {
  it.each(documents)('%s links to files that exist', (path) => {
    const links = [...read(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([])
  })

  it.each(documents)('%s names files and folders that exist', (path) => {
    const named = [...read(path).matchAll(/`([\w.-]+(?:\/[\w.$-]+)*(?:\/[\w-]*\.(?:tsx?|css|md)|\/))`/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !name.startsWith('dist/') && !paths.some((each) => each.endsWith(`/${name}`)))).toEqual([])
  })

  it('are a README of 8 kB at most, and one of 60 lines or so for each module', () => {
    expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(8192)
    expect(modules.length).toBeGreaterThanOrEqual(5)
    for (const name of modules) {
      expect(read('README.md')).toContain(`](src/server/${name}/README.md)`)
      expect(read(`src/server/${name}/README.md`).split('\n').length, name).toBeLessThanOrEqual(80)
    }
  })

  it('say of each setting what config.ts says of it (`npm run configuration` writes them)', () => {
    expect(read('docs/configuration.md')).toBe(configuration())
    expect(Object.entries(environment.shape).filter(([, schema]) => schema.description === undefined)).toEqual([])
  })
})
