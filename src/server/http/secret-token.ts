import { createHash, randomBytes } from 'node:crypto'

/** Returns what a secret is stored as: it opens nothing. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Makes a secret that nobody guesses: 256 bits, in signs that any address may have. */
export const newToken = (): string => randomBytes(32).toString('base64url')
