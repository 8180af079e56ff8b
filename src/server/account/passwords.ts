import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { ApiError } from '../http/api-error.ts'
import { workQueue } from '../http/work-queue.ts'

const derive = promisify(argon2)
/** OWASP: argon2id with 19 MiB, two passes. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** One at a time, and a bounded queue in which networks take turns, so that logins starve neither readers nor each other. */
const inTurn = workQueue({ concurrency: 1, capacity: 31 })

const hash = (password: string, nonce: Buffer, by = 'us'): Promise<Buffer> =>
  inTurn(() => derive('argon2id', { ...parameters, message: password, nonce }), { by })

const toStored = (nonce: Buffer, tag: Buffer): string => `argon2id$${nonce.toString('base64url')}$${tag.toString('base64url')}`

/** Passwords that are guessed first, in small letters; read at the first need. */
let known: Promise<ReadonlySet<string>> | undefined

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

const common = (): Promise<ReadonlySet<string>> => (known ??= readCommon())

/** One sign or two in turn, or the keys of a row: no list has them all. */
const isPattern = (password: string): boolean => {
  const rows = [
    '01234567890123456789',
    'abcdefghijklmnopqrstuvwxyz',
    'qwertyuiop',
    'asdfghjkl',
    'zxcvbnm',
    'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ',
    '가나다라마바사아자차카타파하',
  ]
  const backwards = [...password].toReversed().join('')
  return new Set(password).size <= 2 || rows.some((row) => row.includes(password) || row.includes(backwards))
}

/** @throws ApiError `weakPassword` for one that is guessed within minutes */
async function checkStrength(password: string): Promise<void> {
  const plain = password.normalize('NFKC').toLowerCase()
  if (isPattern(plain) || (await common()).has(plain)) throw new ApiError('weakPassword', { field: 'password' })
}

/**
 * A password as it is stored: `argon2id$<salt>$<hash>`, base64url.
 * @param by the network that it came from
 * @throws ApiError `weakPassword`; `unavailable`: busy, ask again
 */
export async function hashPassword(password: string, by?: string): Promise<string> {
  await checkStrength(password)
  const nonce = randomBytes(16)
  return toStored(nonce, await hash(password, nonce, by))
}

/** Returns a stored value that no password matches. */
export const noPassword = (): string => toStored(randomBytes(16), randomBytes(32))

const nobody = noPassword()

/**
 * Compares a password with the stored hash. Takes the same time if there is no hash.
 * @param by the network that it came from
 * @throws ApiError `unavailable`: busy, ask again
 */
export async function verifyPassword(password: string, stored: string | undefined, by?: string): Promise<boolean> {
  const [, nonce = '', expected = ''] = (stored ?? nobody).split('$')
  const tag = await hash(password, Buffer.from(nonce, 'base64url'), by)
  return timingSafeEqual(tag, Buffer.from(expected, 'base64url')) && stored !== undefined
}
