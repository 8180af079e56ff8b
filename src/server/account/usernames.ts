import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Normalises a user name for storage (NFC), so that it looks the same on every device. */
export const storedUsername = (username: string): string => username.normalize('NFC')

/** Returns the key by which user names are compared: case, composition and width of letters make no difference. */
export const usernameKey = (username: string): string => username.trim().normalize('NFKC').toLowerCase().normalize('NFKC')

/** The account of a user name, however it was typed. An account from before names were compared so has to be typed as it is. */
export const findAccount = (db: Db, username: string) =>
  db
    .selectFrom('users')
    .select(['_id', 'passwordHash', 'status'])
    .where((eb) =>
      eb.or([eb('usernameKey', '=', usernameKey(username)), eb.and([eb('usernameKey', 'is', null), eb('username', '=', username)])]),
    )
    .orderBy(sql`case when "usernameKey" is null then 0 else 1 end`)
    .limit(1)
    .executeTakeFirst()
