import type { Answer, Body } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { type PublicKeyCredentialCreationOptionsJSON, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { api } from '../data/http.ts'
import { openSession } from './open-session.ts'

/** The person ended it, or let it end: nothing to be told that the browser has not said. */
export const isCancelled = (error: unknown): boolean => error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)

/** ASCII in base64url. */
const encode = (text: string): string => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/**
 * Logs in with a passkey that the person chooses on the device.
 * @throws ApiFailure 401 where the server does not know it
 * @throws Error `isCancelled`
 */
export async function logInWithPasskey(locale: Locale): Promise<void> {
  const { options } = await api('GET /api/auth/passkeyOptions', { locale })
  const signed = await startAuthentication({ optionsJSON: options })
  await openSession(`Passkey ${encode(JSON.stringify(signed))}`, locale)
}

type Options = Answer<'POST /api/v1/me/passkeys/options'>['options']

/** Lets the device make a passkey. @throws Error `isCancelled`; `InvalidStateError` where it has one already */
export const createPasskey = async (options: Options): Promise<Body<'POST /api/v1/me/passkeys'>['credential']> =>
  (await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  })) as unknown as Body<'POST /api/v1/me/passkeys'>['credential']
