import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const name = 'device'
const days = 365

const sign = (key: Uint8Array, username: string, id: string): string =>
  createHmac('sha256', key).update(`device ${id} ${username}`).digest('base64url')

/** The id of the device, where its cookie says that somebody has logged in to the account on it before. */
export function deviceOf(key: Uint8Array, cookies: string | undefined, username: string): string | undefined {
  const value = new RegExp(`(?:^|; )${name}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`).exec(cookies ?? '')
  const [, id = '', signature = ''] = value ?? []
  const expected = Buffer.from(sign(key, username, id))
  return signature.length === expected.length && timingSafeEqual(Buffer.from(signature), expected) ? id : undefined
}

/** A `Set-Cookie` header for a device on which somebody has just logged in. It says nothing of who, and gives no right. */
export function deviceCookie(key: Uint8Array, username: string, isSecure: boolean): string {
  const id = randomBytes(16).toString('base64url')
  const secure = isSecure ? '; Secure' : ''
  return `${name}=${id}.${sign(key, username, id)}; Path=/api/auth; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict${secure}`
}
