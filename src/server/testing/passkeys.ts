import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const hashOf = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest()

interface Asked {
  challenge: string
  rpId: string
  origin: string
}

/** A device with one passkey (P-256), as WebAuthn describes it. What it says of itself can be changed. */
export function passkeyDevice() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0

  /** @param flags 1: somebody was there, 4: who it was is known, 64: a key follows */
  const authenticatorData = (rpId: string, flags: number, rest: Uint8Array = Buffer.alloc(0)): Buffer => {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([hashOf(rpId), head, rest])
  }
  const clientDataOf = (type: string, { challenge, origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const common = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }

  return {
    create(asked: Asked, flags = 0x45) {
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const authData = authenticatorData(asked.rpId, flags, Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(cose)]))
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      const attestationObject = Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url')
      const clientDataJSON = clientDataOf('webauthn.create', asked).toString('base64url')
      return { ...common, response: { clientDataJSON, attestationObject, transports: ['internal'] } }
    },
    /** As it stands behind `Authorization: Passkey`. */
    sign(asked: Asked, { flags = 5, isCounted = true } = {}): string {
      if (isCounted) counter += 1
      const authData = authenticatorData(asked.rpId, flags)
      const clientData = clientDataOf('webauthn.get', asked)
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, hashOf(clientData)]))
        .sign(privateKey)
      const encoded = { authenticatorData: authData, clientDataJSON: clientData, signature }
      const response = Object.fromEntries(Object.entries(encoded).map(([name, bytes]) => [name, bytes.toString('base64url')]))
      return Buffer.from(JSON.stringify({ ...common, response })).toString('base64url')
    },
  }
}
