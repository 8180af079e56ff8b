import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../db/derive-key.ts'
import type { Db } from '../db/schema.ts'
import { useUp } from './nonces.ts'

/** Validity of a challenge, in ms: the time that a person may take with the device. */
export const maxAge = 5 * 60_000

/** The key of challenges, from the server's own. */
export const challengeKeyFrom = (key: Uint8Array): Uint8Array => deriveKey(key, 'passkeyChallenge')

const [timeBytes, macBytes] = [6, 16]

const macOf = (key: Uint8Array, purpose: string, body: Uint8Array): Buffer =>
  createHmac('sha256', key).update(purpose).update('\0').update(body).digest().subarray(0, macBytes)

/**
 * Creates a challenge that carries its own time and seal, so that nothing is stored for unauthenticated callers.
 * @param purpose what may be done with it: a challenge to log in adds no passkey, and another account's neither
 */
export function newChallenge(key: Uint8Array, purpose: string, now = Date.now()): Uint8Array<ArrayBuffer> {
  const body = Buffer.concat([Buffer.alloc(timeBytes), randomBytes(16)])
  body.writeUIntBE(now, 0, timeBytes)
  return new Uint8Array(Buffer.concat([body, macOf(key, purpose, body)]))
}

/** Uses a challenge up. False where it is not ours, for something else, too old, or used. */
export async function consumeChallenge(db: Db, key: Uint8Array, purpose: string, challenge: string): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url')
  const body = bytes.subarray(0, -macBytes)
  const mac = bytes.subarray(-macBytes)
  const own = macOf(key, purpose, body)
  if (body.length <= timeBytes || mac.length !== own.length || !timingSafeEqual(mac, own)) return false
  const ends = body.readUIntBE(0, timeBytes) + maxAge
  return Date.now() < ends && useUp(db, `passkey ${challenge}`, new Date(ends))
}
