import webPush from 'web-push'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { readOrMakeSecret } from '../db/secrets.ts'

/** By which push services know who sends (VAPID, RFC 8292): base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

const name = 'push'
const readOrMake = async (database: Database): Promise<PushKeys> =>
  JSON.parse(await readOrMakeSecret(database, name, () => JSON.stringify(webPush.generateVAPIDKeys()))) as PushKeys

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
