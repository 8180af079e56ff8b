import { compactDecrypt, decodeProtectedHeader, errors, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { v7 as uuid } from 'uuid'
import * as z from 'zod'
import type { Database } from '../db/database.ts'
import { readSecret, writeSecret } from '../db/secrets.ts'
import { useUp } from './nonces.ts'

const hour = 60 * 60 * 1000
/** A key is given out for a day, and opens for an hour longer. */
const [givenOut, opens] = [24 * hour, 25 * hour]
/** Sealed credentials are taken this long after they were sealed, by the server's clock, in milliseconds. */
const maxAge = 60_000

const algorithms = { keyManagementAlgorithms: ['ECDH-ES+A256KW'], contentEncryptionAlgorithms: ['A256GCM'] }

const stored = z.strictObject({ kid: z.string(), at: z.int(), jwk: z.record(z.string(), z.unknown()) })
type SealingKey = z.output<typeof stored>
const publicParts = z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string() })

const contents = z.strictObject({
  username: z.string().max(500),
  password: z.string().max(500),
  /** Of the second factor, where there is one. */
  code: z.string().max(40).optional(),
  /** When it was sealed, in milliseconds since 1970, by the clock of `GET /api/auth/publicKey`. */
  at: z.int(),
  nonce: z.string().min(16).max(64),
})

export interface Credentials {
  username: string
  password: string
  code: string | undefined
}

const name = 'sealing'

type Place = Pick<Database, 'db' | 'sealer'>

const readKeys = async (place: Place): Promise<SealingKey[]> => z.array(stored).parse(JSON.parse((await readSecret(place, name)) ?? '[]'))

const newest = (keys: readonly SealingKey[], now: number) => keys.find(({ at }) => now - at < givenOut)

/** Makes a key where none is young enough. All processes share it. */
const makeKey = ({ exclusively, sealer }: Database, now: number): Promise<SealingKey> =>
  exclusively(async (db) => {
    const keys = await readKeys({ db, sealer })
    const found = newest(keys, now)
    if (found !== undefined) return found
    const { privateKey } = await generateKeyPair('ECDH-ES+A256KW', { crv: 'P-256', extractable: true })
    const key: SealingKey = { kid: uuid(), at: now, jwk: await exportJWK(privateKey) }
    await writeSecret({ db, sealer }, name, JSON.stringify([key, ...keys.filter(({ at }) => now - at < opens)]))
    return key
  })

/** The public key to which credentials are sealed, with its `kid`. */
export async function publicKey(database: Database) {
  const now = Date.now()
  const { kid, jwk } = newest(await readKeys(database), now) ?? (await makeKey(database, now))
  // What is public of it, named one by one.
  return { ...publicParts.parse(jwk), kid, alg: 'ECDH-ES+A256KW', use: 'enc' }
}

/**
 * Opens credentials that were sealed as a compact JWE.
 * @returns nothing where they were not sealed to a key of ours, are older than a minute, or were sent before
 */
export async function openSealed(place: Place, sealed: string): Promise<Credentials | undefined> {
  const now = Date.now()
  try {
    const { kid } = decodeProtectedHeader(sealed)
    const key = (await readKeys(place)).find((each) => each.kid === kid && now - each.at < opens)
    if (key === undefined) return undefined
    const { plaintext } = await compactDecrypt(sealed, await importJWK(key.jwk as JWK, 'ECDH-ES+A256KW'), algorithms)
    const { username, password, code, at, nonce } = contents.parse(JSON.parse(new TextDecoder().decode(plaintext)))
    if (Math.abs(now - at) > maxAge) return undefined
    return (await useUp(place.db, nonce, new Date(now + 2 * maxAge))) ? { username, password, code } : undefined
  } catch (error) {
    // What was sent; anything else is ours to tell.
    if (error instanceof z.ZodError || error instanceof SyntaxError || error instanceof TypeError || error instanceof errors.JOSEError)
      return undefined
    throw error
  }
}
