import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

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

describe('the documents', () => {
  it.each(documents)('%s links to files that exist', (path) => {
    const links = [...read(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([])
  })
})
