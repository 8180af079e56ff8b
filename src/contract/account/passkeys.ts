import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, line } from '../field.ts'

const isOwn = { tag: 'me', access: 'member' } as const

/** Maximum for one account. */
export const maxPasskeys = 10

const passkey = z.strictObject({ _id: id, name: z.string(), createdAt: instant, usedAt: instant.nullable() }).meta({ id: 'Passkey' })

/** What browsers say may grow: what is read of it is checked, the rest is left alone. */
const credential = <Response extends z.ZodRawShape>(response: Response) =>
  z.looseObject({
    id: z.string().max(1400),
    rawId: z.string().max(1400),
    type: z.literal('public-key'),
    clientExtensionResults: z.looseObject({}),
    response: z.looseObject({ clientDataJSON: z.string().max(4000), ...response }),
  })

/** WebAuthn's `RegistrationResponseJSON`. */
export const registration = credential({
  attestationObject: z.string().max(20_000),
  transports: z.array(z.string().max(20)).max(10).default([]),
})

/** WebAuthn's `AuthenticationResponseJSON`, as it stands behind `Authorization: Passkey`. */
export const assertion = credential({ authenticatorData: z.string().max(4000), signature: z.string().max(2000) })

/** Passkeys (WebAuthn), beside the password: each is on a device, which asks for a finger, a face or a PIN. */
export const passkeyCalls = {
  'GET /api/auth/passkeyOptions': call({
    summary: 'What a browser needs to log in with a passkey; good once, for five minutes',
    tag: 'auth',
    access: 'public',
    answer: z.strictObject({ options: z.looseObject({ challenge: z.string(), rpId: z.string() }) }),
    status: 200,
    isLimited: true,
  }),
  'GET /api/v1/me/passkeys': call({
    ...isOwn,
    summary: `The passkeys of the caller: ${maxPasskeys} at most`,
    answer: z.strictObject({ passkeys: z.array(passkey) }),
    status: 200,
    reads: ['passkeys'],
  }),
  'POST /api/v1/me/passkeys/options': call({
    ...isOwn,
    summary: 'What a browser needs to make a passkey; good once, for five minutes',
    body: z.strictObject({ password: z.string().max(500) }),
    answer: z.strictObject({ options: z.looseObject({ challenge: z.string() }) }),
    status: 201,
    hasPassword: true,
    errors: [403, 409, 429],
    writesNothing: 'It asks for a challenge.',
  }),
  'POST /api/v1/me/passkeys': call({
    ...isOwn,
    summary: 'Add the passkey that the browser has made',
    body: z.strictObject({ name: line(60), credential: registration }),
    answer: z.strictObject({ passkey }),
    status: 201,
    errors: [409],
    writes: ['passkeys'],
  }),
  'DELETE /api/v1/me/passkeys/{_id}': call({
    ...isOwn,
    summary: 'Take a passkey away',
    params: z.strictObject({ _id: id }),
    status: 204,
    errors: [404],
    writes: ['passkeys'],
  }),
}
