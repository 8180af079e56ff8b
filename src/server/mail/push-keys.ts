import webPush from 'web-push'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Db } from '../db/schema.ts'

/** By which push services know who sends (VAPID, RFC 8292): base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

const name = 'push'
const find = (db: Db) => db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()

async function readOrMake({ db, exclusively }: Database): Promise<PushKeys> {
  const make = () =>
    exclusively(async (own) => {
      const value = JSON.stringify(webPush.generateVAPIDKeys())
      return (await find(own)) ?? own.insertInto('secrets').values({ name, value }).returning('value').executeTakeFirstOrThrow()
    })
  const { value } = (await find(db)) ?? (await make())
  return JSON.parse(value) as PushKeys
}

/** The keys of this installation: those of the settings, or else made when they are first needed, and kept in the database. */
export function pushKeysOf(database: Database, { vapid }: Pick<Config, 'vapid'>): () => Promise<PushKeys> {
  let known: Promise<PushKeys> | undefined
  const read = () =>
    readOrMake(database).catch((error: unknown) => {
      known = undefined
      throw error
    })
  return () => (vapid === undefined ? (known ??= read()) : Promise.resolve(vapid))
}
