import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../db/derive-key.ts'

export interface SignedIds {
  codeOf: (_id: string) => string
  /** Undefined where the server has not signed it. */
  idOf: (code: string) => string | undefined
}

/** Codes that say an id and prove that the server has given them: what is secret of them follows from its key, and is stored nowhere. */
export function signedIds(serverKey: Uint8Array, purpose: string): SignedIds {
  const key = deriveKey(serverKey, purpose)
  const codeOf = (_id: string) => `${_id}.${createHmac('sha256', key).update(_id).digest('base64url')}`
  const idOf = (code: string) => {
    const _id = code.split('.')[0] ?? ''
    const [given, right] = [Buffer.from(code), Buffer.from(codeOf(_id))]
    return given.length === right.length && timingSafeEqual(given, right) ? _id : undefined
  }
  return { codeOf, idOf }
}
