import { assertion, maxPasskeys, type registration, passkeyCalls } from '#contract/account/passkeys.ts'
import type { AuthenticatorTransport } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import type * as z from 'zod'
import { isUniqueViolation } from '../db/database.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Caller } from '../http/platform.ts'
import { originOf } from '../http/origins.ts'
import { type Context, inSteps, serve } from '../http/route.ts'
import { confirmPassword } from './confirm-password.ts'
import { challengeKeyFrom, consumeChallenge, maxAge, newChallenge } from './passkey-challenges.ts'
import { holdSession, type Login } from './sessions.ts'
import type { AccountTables } from './tables.ts'

type Passkey = AccountTables['passkeys']

/** Read at the first need: three hundred files, of two thousand that a start would read. */
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256 (COSE): what they sign fits into a header, as ML-DSA's five kilobytes do not everywhere. */
const algorithms = [-8, -7, -257] as const

/** The relying party of a request: its host. A passkey is bound to it: one of the firm's host is none of the centre's own. */
const relyingPartyOf = ({ headers, server }: FastifyRequest) => {
  const origin = originOf(server.platform.config, headers)
  return { origin, rpID: new URL(origin).hostname }
}

const toAnswer = ({ _id, name, createdAt, usedAt }: Passkey) => ({ _id, name, createdAt, usedAt })

const listPasskeys = (db: Db, _user: string): Promise<Passkey[]> =>
  db.selectFrom('passkeys').selectAll().where('_user', '=', _user).orderBy('createdAt').orderBy('_id').execute()

/** The passkeys of an account, as its owner may take them along. */
export async function* passkeysOf(db: Db, _user: string): AsyncGenerator<object> {
  for (const passkey of await listPasskeys(db, _user)) yield toAnswer(passkey)
}

/** @throws ApiError `tooManyOwn` */
async function requireRoom(db: Db, _user: string): Promise<Passkey[]> {
  const own = await listPasskeys(db, _user)
  if (own.length >= maxPasskeys) throw new ApiError('tooManyOwn', { values: { limit: maxPasskeys } })
  return own
}

const transportsOf = ({ transports }: Passkey) => JSON.parse(transports) as AuthenticatorTransport[]

/** What the browser has made, where it is what was asked for. */
const verifyNew = async (
  request: FastifyRequest,
  credential: z.output<typeof registration>,
  isAsked: (challenge: string) => Promise<boolean>,
) => {
  const { origin, rpID } = relyingPartyOf(request)
  const { verifyRegistrationResponse } = await library()
  const verified = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: isAsked,
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs: [...algorithms],
    // What cannot be read is refused as what is wrong.
  }).catch(() => undefined)
  if (verified?.verified !== true) throw new ApiError('passkeyRefused')
  return verified.registrationInfo.credential
}

/** What stands behind `Authorization: Passkey`: JSON in base64url. */
function readAssertion(given: string) {
  try {
    return assertion.safeParse(JSON.parse(Buffer.from(given, 'base64url').toString('utf8'))).data
  } catch {
    return undefined
  }
}

/**
 * Resolves a passkey's response to its account. User verification is required, so it stands for both factors.
 * @throws ApiError `passkeyUnknown`
 */
export async function openWithPasskey(request: FastifyRequest, db: Db, key: Uint8Array, given: string): Promise<Login> {
  const response = readAssertion(given)
  if (response === undefined) throw new ApiError('passkeyUnknown')
  const passkey = await db
    .selectFrom('passkeys')
    .innerJoin('users', 'users._id', 'passkeys._user')
    .selectAll('passkeys')
    .where('passkeys.credentialId', '=', response.id)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
  if (passkey === undefined) throw new ApiError('passkeyUnknown')
  const { origin, rpID } = relyingPartyOf(request)
  const { _id, credentialId, publicKey } = passkey
  const { verifyAuthenticationResponse } = await library()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(db, challengeKeyFrom(key), 'log in', challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter: Number(passkey.counter),
      transports: transportsOf(passkey),
    },
  }).catch(() => undefined)
  if (verified?.verified !== true) throw new ApiError('passkeyUnknown')
  const used = { counter: String(verified.authenticationInfo.newCounter), usedAt: new Date().toISOString() }
  await db.updateTable('passkeys').set(used).where('_id', '=', _id).execute()
  return { _user: passkey._user, _passkey: _id }
}

/** Takes the passkeys of an account away. */
export async function removePasskeys(db: Db, _user: string): Promise<void> {
  await db.deleteFrom('passkeys').where('_user', '=', _user).execute()
}

/** A member's passkeys: listed, added, taken away. */
export function servePasskeys(app: FastifyInstance, key: Uint8Array): void {
  const challengeKey = challengeKeyFrom(key)
  const toAdd = (_user: string) => `add ${_user}`
  const confirm = (context: Context<Caller>, password: string) => confirmPassword(context, password, 'password')

  serve(app, passkeyCalls, {
    'GET /api/auth/passkeyOptions': async (_input, { request }) => {
      const { rpID } = relyingPartyOf(request)
      const { generateAuthenticationOptions } = await library()
      const options = { rpID, challenge: newChallenge(challengeKey, 'log in'), timeout: maxAge, userVerification: 'required' } as const
      return { options: { ...(await generateAuthenticationOptions(options)), rpId: rpID } }
    },
    'GET /api/v1/me/passkeys': async (_input, context) => ({
      passkeys: (await listPasskeys(context.db, context.caller._id)).map(toAnswer),
    }),
    'POST /api/v1/me/passkeys/options': inSteps(async ({ body }, context) => {
      await confirm(context, body.password)
      return async ({ db, caller, request }) => {
        const { _id } = caller
        const { rpID } = relyingPartyOf(request)
        const { generateRegistrationOptions } = await library()
        const own = await requireRoom(db, _id)
        const { username, name } = await db
          .selectFrom('users')
          .select(['username', 'name'])
          .where('_id', '=', _id)
          .executeTakeFirstOrThrow()
        const options = await generateRegistrationOptions({
          rpName: rpID,
          rpID,
          userID: new Uint8Array(Buffer.from(_id)),
          userName: username,
          userDisplayName: name,
          challenge: newChallenge(challengeKey, toAdd(_id)),
          supportedAlgorithmIDs: [...algorithms],
          timeout: maxAge,
          excludeCredentials: own.map((passkey) => ({ id: passkey.credentialId, transports: transportsOf(passkey) })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        })
        return { options: { ...options } }
      }
    }),
    'POST /api/v1/me/passkeys': async ({ body: { name, credential } }, context) => {
      const { db, caller } = context
      await holdSession(db, caller)
      const { _id: _user } = caller
      const made = await verifyNew(context.request, credential, (challenge) => consumeChallenge(db, challengeKey, toAdd(_user), challenge))
      await requireRoom(db, _user)
      const passkey = {
        _id: uuid(),
        _user,
        name,
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        counter: String(made.counter),
        transports: JSON.stringify(credential.response.transports),
        createdAt: new Date().toISOString(),
        usedAt: null,
      }
      await db
        .insertInto('passkeys')
        .values(passkey)
        .execute()
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? new ApiError('taken') : error
        })
      return { passkey: toAnswer(passkey) }
    },
    'DELETE /api/v1/me/passkeys/{_id}': async ({ params }, context) => {
      const own = context.db.deleteFrom('passkeys').where('_id', '=', params._id).where('_user', '=', context.caller._id)
      if ((await own.executeTakeFirstOrThrow()).numDeletedRows === 0n) throw new ApiError('notFound')
    },
  })
}
