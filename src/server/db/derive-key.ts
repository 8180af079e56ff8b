import { hkdfSync } from 'node:crypto'

/** A key of 32 bytes for one purpose, from the server's own (HKDF, RFC 5869): none of them tells anything of another. */
export const deriveKey = (serverKey: Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', serverKey, '', purpose, 32))
