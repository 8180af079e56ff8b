import { hkdfSync } from 'node:crypto'

/** Keys that were derived, by the server's own and their purposes: there are about as many as there are calls of `deriveKey`. */
const derived = new WeakMap<Uint8Array, Map<string, Uint8Array>>()

/** A key of 32 bytes for one purpose, from the server's own (HKDF, RFC 5869): none of them tells anything of another. It is made once. */
export function deriveKey(serverKey: Uint8Array, purpose: string): Uint8Array {
  const ofServer = derived.get(serverKey) ?? new Map<string, Uint8Array>()
  derived.set(serverKey, ofServer)
  const key = ofServer.get(purpose) ?? new Uint8Array(hkdfSync('sha256', serverKey, '', purpose, 32))
  ofServer.set(purpose, key)
  return key
}
