import type { Database } from './database.ts'

type Place = Pick<Database, 'db' | 'sealer'>

/** Reads a secret of the installation. What is not sealed with the key of now is sealed again. */
export async function readSecret({ db, sealer }: Place, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  if (row === undefined) return undefined
  const { value, isCurrent } = sealer.open(name, row.value)
  if (!isCurrent) {
    const again = db.updateTable('secrets').set({ value: sealer.seal(name, value) })
    await again.where('name', '=', name).where('value', '=', row.value).execute()
  }
  return value
}

/** Writes a secret of the installation. */
export async function writeSecret({ db, sealer }: Place, name: string, secret: string): Promise<void> {
  const value = sealer.seal(name, secret)
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Reads a secret, or makes it at the first need, once for all processes. */
export async function readOrMakeSecret(database: Database, name: string, make: () => string): Promise<string> {
  const found = await readSecret(database, name)
  if (found !== undefined) return found
  return database.exclusively(async (db) => {
    const place = { db, sealer: database.sealer }
    const made = (await readSecret(place, name)) ?? make()
    await writeSecret(place, name, made)
    return made
  })
}
