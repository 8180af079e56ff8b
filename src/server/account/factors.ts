import { halfWidth } from '#contract/half-width.ts'
import type { Db } from '../db/schema.ts'
import { openWith } from '../db/seal.ts'
import { newRecoveryCodes, recoveryHash, stepOf } from './one-time-codes.ts'

/** The second factor of an account, confirmed or begun. */
export const findFactor = (db: Db, _user: string) => db.selectFrom('factors').selectAll().where('_user', '=', _user).executeTakeFirst()

export const hasFactor = async (db: Db, _user: string): Promise<boolean> => typeof (await findFactor(db, _user))?.confirmedAt === 'string'

export async function countRecoveryCodes(db: Db, _user: string): Promise<number> {
  const counted = db.selectFrom('recoveryCodes').select(({ fn }) => fn.countAll().as('total'))
  return Number((await counted.where('_user', '=', _user).executeTakeFirstOrThrow()).total)
}

/** Uses a code of the authenticator up. One statement decides, so that of two at once only one is let in. */
async function consumeAuthenticatorCode(db: Db, factorKey: Uint8Array, _user: string, code: string): Promise<boolean> {
  const factor = await findFactor(db, _user)
  if (factor === undefined) return false
  const step = stepOf(openWith(factorKey, _user, factor.secret), code, factor.lastStep)
  if (step === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('factors')
    .set({ lastStep: step })
    .where('_user', '=', _user)
    .where('secret', '=', factor.secret)
    .where('lastStep', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

async function consumeRecoveryCode(db: Db, factorKey: Uint8Array, _user: string, code: string): Promise<boolean> {
  const codeHash = recoveryHash(factorKey, _user, code)
  const found = db.deleteFrom('recoveryCodes').where('_user', '=', _user).where('codeHash', '=', codeHash)
  return (await found.executeTakeFirstOrThrow()).numDeletedRows === 1n
}

/** Uses a code up, of any width: of the authenticator or a recovery code. False where it is neither. */
export async function consumeCode(db: Db, factorKey: Uint8Array, _user: string, typed: string): Promise<boolean> {
  const code = halfWidth(typed).trim()
  return (await consumeAuthenticatorCode(db, factorKey, _user, code)) || consumeRecoveryCode(db, factorKey, _user, code)
}

/** Confirms a factor that was begun. In a transaction. @returns its recovery codes; nothing where the code is wrong, or none was begun */
export async function confirmFactor(db: Db, factorKey: Uint8Array, _user: string, code: string): Promise<string[] | undefined> {
  if (!(await consumeAuthenticatorCode(db, factorKey, _user, code))) return undefined
  const confirmed = db.updateTable('factors').set({ confirmedAt: new Date().toISOString() }).where('_user', '=', _user)
  if ((await confirmed.where('confirmedAt', 'is', null).executeTakeFirstOrThrow()).numUpdatedRows !== 1n) return undefined
  const codes = newRecoveryCodes()
  const rows = codes.map((each) => ({ _user, codeHash: recoveryHash(factorKey, _user, each) }))
  await db.insertInto('recoveryCodes').values(rows).execute()
  return codes
}

/** Takes the second factor of an account away, with its recovery codes. */
export async function removeFactor(db: Db, _user: string): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('_user', '=', _user).execute()
  await db.deleteFrom('factors').where('_user', '=', _user).execute()
}
