import type { Db } from '../db/schema.ts'
import { countUses, takeBackUses, type UsageLimit, type Use } from '../http/usage-limits.ts'

const windowMs = 15 * 60_000
const byDevice: UsageLimit = { name: 'login device', max: 10, windowMs }
const byNetwork: UsageLimit = { name: 'login network', max: 10, windowMs }
/** Few passwords tried on many accounts. An office behind one address mistypes less. */
const byNetworkAlone: UsageLimit = { name: 'login spray', max: 100, windowMs }
const byAccount: UsageLimit = { name: 'login account', max: 50, windowMs }

/** Identity of a login attempt: account, network, known device. */
export interface Attempt {
  /** What it is compared by (usernames.ts), whether there is such an account or not: nobody learns which. */
  username: string
  network: string
  /** The id of a device on which somebody has logged in to this account before (device-cookie.ts), or of a session of it. */
  device: string | undefined
}

const usesOf = ({ username, network, device }: Attempt): Use[] =>
  device === undefined
    ? [
        { limit: byNetwork, key: `${network} ${username}`, amount: 1 },
        { limit: byAccount, key: username, amount: 1 },
        { limit: byNetworkAlone, key: network, amount: 1 },
      ]
    : [{ limit: byDevice, key: `${device} ${username}`, amount: 1 }]

/**
 * Counts an attempt as wrong until it is known to be right: many at once are many. Ten wrong ones in a quarter of an hour for one
 * account from one network, fifty for one account from all networks together, and a hundred from one network for all accounts. A device that was logged in to the account
 * before has ten of its own, so that nobody can keep its owner out by guessing
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 * Never in the transaction of the answer, whose refusal would take the count back.
 * @throws ApiError `tooMany`
 */
export async function beginAttempt(db: Db, attempt: Attempt): Promise<void> {
  if (db.isTransaction) throw new Error('An attempt must count whatever becomes of the transaction.')
  await countUses(db, usesOf(attempt))
}

/** Takes an attempt back that was right, or was not looked at. */
export const takeBackAttempt = (db: Db, attempt: Attempt): Promise<void> => takeBackUses(db, usesOf(attempt))
