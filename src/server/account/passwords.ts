import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
/** OWASP: argon2id with 19 MiB, two passes. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** One at a time, and a bounded queue, so that logins never starve readers. `undefined`: too many are waiting. */
async function hash(password: string, nonce: Buffer): Promise<Buffer | undefined> {
  if (waiting >= 32) return undefined
  waiting += 1
  const work = last.then(() => derive('argon2id', { ...parameters, message: password, nonce }))
  last = work.catch(() => undefined)
  try {
    return await work
  } finally {
    waiting -= 1
  }
}

/** A password as it is stored: `argon2id$<salt>$<hash>`, base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await hash(password, nonce)
  if (tag === undefined) throw new Error('too many passwords are being hashed')
  return `argon2id$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

const nobody = `argon2id$${randomBytes(16).toString('base64url')}$${randomBytes(32).toString('base64url')}`

/** Whether the password is the stored one. Takes the same time where there is none. `undefined`: busy, ask again. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean | undefined> {
  const [, nonce = '', expected = ''] = (stored ?? nobody).split('$')
  const tag = await hash(password, Buffer.from(nonce, 'base64url'))
  if (tag === undefined) return undefined
  return timingSafeEqual(tag, Buffer.from(expected, 'base64url')) && stored !== undefined
}
