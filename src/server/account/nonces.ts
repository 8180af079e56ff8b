import { isUniqueViolation } from '../db/database.ts'
import type { Db } from '../db/schema.ts'

/** Uses something up that is good once. False where it was used before. It is remembered until it would be refused for its age. */
export const useUp = (db: Db, nonce: string, expiresAt: Date): Promise<boolean> =>
  db
    .insertInto('nonces')
    .values({ nonce, expiresAt: expiresAt.toISOString() })
    .execute()
    .then(
      () => true,
      (error: unknown) => {
        if (isUniqueViolation(error)) return false
        throw error
      },
    )

/** Forgets what is too old to be sent again. */
export async function forgetOldNonces(db: Db, now = new Date()): Promise<void> {
  await db.deleteFrom('nonces').where('expiresAt', '<=', now.toISOString()).execute()
}
