import { createHash, randomBytes } from 'node:crypto'
import type { Address } from '#contract/account/certification.ts'
import { v7 as uuid } from 'uuid'
import type { Db } from '../db/schema.ts'

/** A certification of an address, as if its code had been sent and typed in. */
export async function certify(db: Db, { channel, to }: Address): Promise<{ _id: string; token: string }> {
  const [_id, token, now] = [uuid(), randomBytes(32).toString('base64url'), new Date()]
  await db
    .insertInto('codes')
    .values({
      _id,
      purpose: 'certification',
      channel,
      address: to,
      codeHash: '',
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 30 * 60_000).toISOString(),
      tries: 1,
      usedAt: now.toISOString(),
      tokenHash: createHash('sha256').update(token).digest('base64url'),
    })
    .execute()
  return { _id, token }
}
