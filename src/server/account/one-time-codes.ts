import { inGroups } from '#contract/paper-code.ts'
import { createHmac } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { deriveKey } from '../db/derive-key.ts'
import { randomCode } from '../http/random-code.ts'

/** A code lasts this long (RFC 6238); the device's clock may be off by one of these. */
export const stepMs = 30_000
const drift = 1
const recoveryCodes = 10
/** Without 0, 1, i, l and o, which are taken for one another on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The key of second factors, from the server's own: it opens nothing else, and nothing else opens what it sealed. */
export const factorKeyFrom = (key: Uint8Array): Uint8Array => deriveKey(key, 'secondFactor')

const totpOf = (secret: string, issuer = '', label = '') => new TOTP({ secret: Secret.fromBase32(secret), issuer, label })

/** A secret of 160 bits in base32, as RFC 4226 asks for. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** Returns the `otpauth://` URI of a secret for its QR code. */
export const factorUri = (secret: string, issuer: string, label: string): string => totpOf(secret, issuer, label).toString()

/**
 * The step that a code belongs to. The caller stores it: a code is good once.
 * @param lastStep steps up to this one are used up
 * @returns nothing where the code is wrong, too old, or used
 */
export function stepOf(secret: string, code: string, lastStep: number, now = Date.now()): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: drift })
  const step = delta === null ? lastStep : Math.floor(now / stepMs) + delta
  return step > lastStep ? step : undefined
}

const newRecoveryCode = (): string => inGroups(randomCode(alphabet, 12))

/** Ten codes of 59 bits in groups of four, to be written down. */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodes }, newRecoveryCode)

/**
 * Hashes a recovery code for storage, ignoring case, spaces and hyphens. Keyed, so that a stolen table cannot be guessed from
 * without the server's key.
 */
export const recoveryHash = (factorKey: Uint8Array, _user: string, code: string): string =>
  createHmac('sha256', factorKey)
    .update(`${_user} ${code.toLowerCase().replaceAll(/[\s-]/g, '')}`)
    .digest('base64url')
