import type { Db } from '../db/schema.ts'
import { randomCode } from './random-code.ts'

/** The user name of somebody who is invited: the mail, unless another one has that or it is longer than a name may be. */
export async function freeUsername(db: Db, mail: string): Promise<string> {
  const isTaken = await db.selectFrom('users').select('_id').where('usernameKey', '=', mail).executeTakeFirst()
  if (isTaken === undefined && mail.length <= 60) return mail
  return `${mail.slice(0, 48)}-${randomCode('abcdefghjkmnpqrstuvwxyz23456789', 8)}`
}
