import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formerMigrations } from './former-migrations.ts'
import { inOrder, migrationNames } from './migrations.ts'

/** Digests of the migrations that have landed. */
const released = JSON.parse(readFileSync(join(import.meta.dirname, 'released-migrations.json'), 'utf8')) as Record<string, string>

const sourceOf = (name: string) => {
  const [module = '', file = ''] = name.split('/')
  return readFileSync(join(import.meta.dirname, '..', module, 'migrations', `${file}.ts`), 'utf8')
}
/** White space is left out, for the formatter. */
const digestOf = (name: string) => createHash('sha256').update(sourceOf(name).replaceAll(/\s/g, '')).digest('hex').slice(0, 16)
const importsOf = (source: string): string[] =>
  [...source.matchAll(/\bfrom '([^']+)'|\bimport\(?\s*'([^']+)'/g)].map(([, a, b]) => a ?? b ?? '')

describe('migrations', () => {
  it('read nothing that changes: they import Kysely and the cryptography of Node alone', () => {
    const others = migrationNames.flatMap((name) =>
      importsOf(sourceOf(name))
        .filter((target) => target !== 'kysely' && target !== 'node:crypto')
        .map((target) => `${name} imports ${target}`),
    )
    expect(others).toEqual([])
  })

  it('are numbered, each number once in its module', () => {
    const numbers = migrationNames.map((name) => /^[a-z]+\/\d{4}(?=-)/.exec(name)?.[0])
    expect(numbers).not.toContain(undefined)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('stay as they were released: a database that has run one never runs it again', () => {
    const digests = Object.fromEntries(migrationNames.map((name) => [name, digestOf(name)]))
    expect(Object.fromEntries(Object.keys(released).map((name) => [name, digests[name]]))).toEqual(released)
    const added = Object.entries(digests).filter(([name]) => !(name in released))
    expect(added.length, `lines for released-migrations.json: ${JSON.stringify(Object.fromEntries(added), null, 2)}`).toBeLessThan(10)
  })

  it('are all there that databases know by a former name', () => {
    expect(migrationNames).toEqual(expect.arrayContaining(Object.values(formerMigrations)))
    expect(new Set(Object.values(formerMigrations)).size).toBe(Object.keys(formerMigrations).length)
  })
})

describe('the order of migrations', () => {
  const after = (name: string, ...others: string[]) => ({ name, after: others })
  const namesOf = (migrations: { name: string }[]) => migrations.map(({ name }) => name)

  it('is the given one where none waits for another', () => {
    const migrations = [after('db/0001-a'), after('db/0002-b'), after('shop/0001-a')]
    expect(namesOf(inOrder(migrations))).toEqual(['db/0001-a', 'db/0002-b', 'shop/0001-a'])
  })

  it('puts a migration after those that it names, and after the earlier ones of their module', () => {
    const migrations = [after('db/0001-a'), after('db/0002-b', 'shop/0002-b'), after('shop/0001-a', 'db/0001-a'), after('shop/0002-b')]
    expect(namesOf(inOrder(migrations))).toEqual(['db/0001-a', 'shop/0001-a', 'shop/0002-b', 'db/0002-b'])
  })

  it('refuses migrations that wait for each other, or for one that is not there', () => {
    expect(() => inOrder([after('a/0001-a', 'b/0001-b'), after('b/0001-b', 'a/0001-a')])).toThrow('a/0001-a waits for itself')
    expect(() => inOrder([after('a/0001-a', 'b/0001-b')])).toThrow('a/0001-a comes after b/0001-b, and there is no such migration')
  })
})
