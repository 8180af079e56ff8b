import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** What a user name is stored as: composed, so that it looks and compares as it was typed on whichever device. */
export const storedUsername = (username: string): string => username.normalize('NFC')

/** What user names are compared by: neither capitals nor how letters are composed, or how wide they are, make another name. */
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
