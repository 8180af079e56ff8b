import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { callbackify, promisify } from 'node:util'

type Done = (error: unknown, tag?: Buffer) => void
type Argon2 = (algorithm: string, parameters: Record<string, unknown>, done: Done) => void

const library = crypto as unknown as { argon2: Argon2 & { isRemembering?: true } }

/**
 * The hash of a password takes 40 ms of processor time by design, and the same few passwords are checked against the same salts
 * thousands of times. It depends on nothing but what is given, so what was once derived is given again: the very same bytes.
 */
function remembering(argon2: Argon2): Argon2 & { isRemembering: true } {
  const derive = promisify(argon2) as (algorithm: string, parameters: Record<string, unknown>) => Promise<Buffer>
  const known = new Map<string, Promise<Buffer>>()
  const ask = async (algorithm: string, parameters: Record<string, unknown>): Promise<Buffer> => {
    const key = JSON.stringify([algorithm, parameters])
    const tag = known.get(key) ?? derive(algorithm, parameters)
    known.set(key, tag)
    return Buffer.from(await tag)
  }
  return Object.assign(callbackify(ask), { isRemembering: true as const })
}

// Once in each process, before the first file imports it.
if (library.argon2.isRemembering === undefined) {
  library.argon2 = remembering(library.argon2)
  syncBuiltinESMExports()
}
