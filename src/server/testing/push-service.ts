import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach } from 'vitest'

/** Simulates a subscribed browser, which alone can decrypt what is posted to its endpoint (RFC 8291). */
export function aDevice(origin: string) {
  const [pair, auth] = [createECDH('prime256v1'), randomBytes(16)]
  const p256dh = pair.generateKeys()
  const endpoint = `${origin}/${randomBytes(16).toString('base64url')}`
  const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))

  /** A single record of the coding `aes128gcm` (RFC 8188): salt, record size, key of the sender, ciphertext, tag. */
  const open = (body: Buffer): unknown => {
    const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)]
    const [sender, sealed] = [body.subarray(21, 21 + idLength), body.subarray(21 + idLength)]
    const secret = derive(pair.computeSecret(sender), auth, Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]), 32)
    const [key, nonce] = [derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16), derive(secret, salt, 'Content-Encoding: nonce\0', 12)]
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    // A two, and nothing behind it, end the last record.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  }
  const keys = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') }
  return { endpoint, keys, open, path: new URL(endpoint).pathname }
}

export interface PushService {
  origin: string
  received: { path: string | undefined; headers: IncomingHttpHeaders; body: Buffer }[]
  /** Status of the next answer to a device, by its path; 201 where there is none. */
  answers: Map<string, number>
}

/** A push service in this process. It is emptied before each test. */
export async function startPushService(): Promise<PushService> {
  const received: PushService['received'] = []
  const answers: PushService['answers'] = new Map()
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ path: request.url, headers: request.headers, body })
      const { url = '' } = request
      response.writeHead(answers.get(url) ?? 201).end()
      answers.delete(url)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  afterAll(() => {
    server.closeAllConnections()
    return new Promise<void>((done) => server.close(() => done()))
  })
  beforeEach(() => {
    received.length = 0
    answers.clear()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, answers }
}
