import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Db } from './schema.ts'

export interface Migration {
  /** `trade/0002-push`: its module, and its file in `<module>/migrations/`. */
  name: string
  /** Names of migrations of other modules that come before it. */
  after: readonly string[]
  up: (db: Db) => Promise<void>
}

const root = join(import.meta.dirname, '..')

const filesOf = (module: string): string[] =>
  readdirSync(join(root, module, 'migrations'))
    .filter((file) => file.endsWith('.ts'))
    .toSorted()

const hasMigrations = (module: string) => readdirSync(join(root, module)).includes('migrations')

/** Names of all migrations: those of the platform (`db`), then those of each module; in a module by their numbers. */
export const migrationNames: readonly string[] = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && hasMigrations(entry.name))
  .map(({ name }) => name)
  .toSorted((a, b) => Number(b === 'db') - Number(a === 'db') || (a < b ? -1 : 1))
  .flatMap((module) => filesOf(module).map((file) => `${module}/${file.slice(0, -'.ts'.length)}`))

async function readMigration(name: string): Promise<Migration> {
  const [module = '', file = ''] = name.split('/')
  const { up, after } = (await import(pathToFileURL(join(root, module, 'migrations', `${file}.ts`)).href)) as Pick<Migration, 'up'> &
    Partial<Migration>
  return { name, after: after ?? [], up }
}

/**
 * Puts migrations in the order in which a new database gets them: as they are given, but each after those of its `after` and
 * after the earlier ones of its module.
 * @throws Error where they wait for each other, or for one that is not there
 */
export function inOrder<M extends Pick<Migration, 'name' | 'after'>>(migrations: readonly M[]): M[] {
  const ordered = new Set<M>()
  const moduleOf = ({ name }: Pick<Migration, 'name'>) => name.split('/')[0]
  const add = (migration: M, waiting: readonly M[]): void => {
    if (ordered.has(migration)) return
    if (waiting.includes(migration)) throw new Error(`${migration.name} waits for itself`)
    const missing = migration.after.find((name) => migrations.every((other) => other.name !== name))
    if (missing !== undefined) throw new Error(`${migration.name} comes after ${missing}, and there is no such migration`)
    for (const other of migrations) {
      const isEarlier = moduleOf(other) === moduleOf(migration) && other.name < migration.name
      if (isEarlier || migration.after.includes(other.name)) add(other, [...waiting, migration])
    }
    ordered.add(migration)
  }
  for (const migration of migrations) add(migration, [])
  return [...ordered]
}

/** Tables that follow no declaration: what has been released is never edited, a change is a new file. */
export const readMigrations = async (): Promise<Migration[]> => inOrder(await Promise.all(migrationNames.map(readMigration)))
