import type { Payload, Sealed } from './entry.ts'

/** What was sealed cannot be opened: another key, or other bytes. */
export class SealBroken extends Error {}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A key that never leaves the browser: it can be used and stored, and not be read. */
export const createKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

/** Seals what was written, for the entry of this id and no other. */
export async function seal(key: CryptoKey, id: string, payload: Payload): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bytesOf(id) }, key, bytesOf(JSON.stringify(payload)))
  return { iv, data }
}

/** @throws SealBroken */
export async function unseal(key: CryptoKey | undefined, id: string, sealed: Sealed | undefined): Promise<Payload> {
  if (key === undefined || sealed === undefined) throw new SealBroken('nothing to open, or to open it with')
  try {
    const data = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv, additionalData: bytesOf(id) }, key, sealed.data)
    return JSON.parse(new TextDecoder().decode(data)) as Payload
  } catch (error) {
    throw new SealBroken(String(error))
  }
}
