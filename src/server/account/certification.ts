import { type Address, type CodeRequest, certificationCalls } from '#contract/account/certification.ts'
import { messageChannels } from '#contract/platform/messages.ts'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../db/in-transaction.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { issueOf } from '../http/issues.ts'
import { type Context, inSteps, serve, type WriteContext } from '../http/route.ts'
import { networkOf } from '../http/network-of.ts'
import { countUses } from '../http/usage-limits.ts'
import type { Joined } from '../module.ts'
import { enqueue, type Queued } from '../mail/deliveries.ts'
import { readLetterhead } from '../mail/letterhead.ts'
import { tellOffice } from '../mail/office-alerts.ts'
import { writeMessage } from '../mail/templates.ts'
import { addressField, formerlyAt } from './addresses.ts'
import { certificationToken, certify, codeKeyFrom, issueCode, requireRoom, tryCode, useCode } from './codes.ts'
import { notePasswordChanged } from './member-notes.ts'
import { certification, codeMinutes, recovery } from './messages.ts'
import { changeAccount } from './own-account.ts'
import { hashPassword } from './passwords.ts'
import { removePasskeys } from './passkeys.ts'
import { endAllSessions } from './sessions.ts'
import { usernameKey } from './usernames.ts'
import type { AccountTables } from './tables.ts'

type Purpose = AccountTables['codes']['purpose']

const minute = 60_000
/** So many names stand in one message. */
const mostNames = 100

/** The active accounts with an address, or which had it until a few days ago. */
const accountsWith = (db: Db, { channel, to }: Address) =>
  db
    .selectFrom('users')
    .select(['_id', 'username'])
    .where((eb) => eb.or([eb(channel === 'EMAIL' ? 'email' : 'phone', '=', to), eb('_id', 'in', formerlyAt(db, { channel, to }))]))
    .where('status', '=', 'active')
    .orderBy('createdAt')
    .limit(mostNames)
    .execute()

interface Received {
  _id: string
  code: string
  username: string
  password: string
}

/** Makes what admits requests for codes: each costs us something, whoever asks for it. */
function admissionOf({ platform }: FastifyInstance, key: Uint8Array): (address: Address, context: Context) => Promise<void> {
  const { mail, config } = platform
  const byNetwork = { name: 'codes', max: config.codesPerNetwork, windowMs: 10 * minute }
  const textMessages = { name: 'textCodes', max: config.smsCodesPerDay, windowMs: 24 * 60 * minute }
  // No network uses up what all others have for the day. Many people may be behind one.
  const textsOfNetwork = { ...textMessages, name: 'textCodesOfNetwork', max: Math.max(50, Math.ceil(config.smsCodesPerDay / 4)) }

  /** Counts a code by text message, which costs us money whoever asks for it. @throws ApiError `countryOff`, `tooMany` */
  async function admitText({ channel, to }: Address, { db, request }: Context): Promise<void> {
    if (!config.smsCountries.some((prefix) => to.startsWith(prefix))) throw new ApiError('countryOff', { field: 'to' })
    // What would be refused is not counted.
    await requireRoom(db, key, { channel, to }, Date.now())
    await countUses(db, [{ limit: textsOfNetwork, key: networkOf(request.ip), amount: 1 }])
    try {
      await countUses(db, [{ limit: textMessages, key: 'all', amount: 1 }])
    } catch (error) {
      await inTransaction(db, (own) => tellOffice({ ...own, platform }, 'textCodes'))
      throw error
    }
  }

  /** @throws ApiError `channelOff` where nothing can be sent, `tooMany`: whether there is an account or not */
  return async ({ channel, to }: Address, context: Context): Promise<void> => {
    const { db, request } = context
    if (!mail.isAvailable(channel)) throw new ApiError('channelOff')
    await countUses(db, [{ limit: byNetwork, key: networkOf(request.ip), amount: 1 }])
    if (channel === 'SMS') await admitText({ channel, to }, context)
  }
}

/** Certification of an address, and recovery of user names and passwords (specification 7.6, `api.md` 'users'). */
export function serveCertification(app: FastifyInstance, serverKey: Uint8Array, { takeBack }: Pick<Joined, 'takeBack'>): void {
  const { mail, database } = app.platform
  const key = codeKeyFrom(serverKey)
  const admitRequest = admissionOf(app, key)

  /** Makes a code, and sends what `write` makes of it when it is committed: no answer waits for that. */
  async function send(purpose: Purpose, address: Address, { db, afterCommit }: WriteContext, write: (code: string) => Queued) {
    const { code, ...sent } = await issueCode(db, database, key, purpose, address)
    const _delivery = await enqueue(db, purpose, write(code))
    afterCommit(async () => mail.deliver(_delivery))
    return sent
  }

  const letterheadOf = ({ site }: CodeRequest, { db, locale }: Context) => readLetterhead(db, app.platform, site, locale)

  /**
   * Sends a code with the user names of an address. Where it has none, the same is written down for nobody: the same
   * statements, the same answer, and nothing is sent.
   */
  async function startRecovery(address: CodeRequest, context: Context) {
    await admitRequest(address, context)
    const letterhead = await letterheadOf(address, context)
    return async (writing: WriteContext) => {
      const usernames = (await accountsWith(writing.db, address)).map(({ username }) => username)
      const sent = await send('recovery', address, writing, (code) => {
        const message = writeMessage(address, recovery, { code, minutes: codeMinutes, usernames }, letterhead)
        return usernames.length === 0 ? { ...message, to: null } : message
      })
      return { recovery: sent }
    }
  }

  /** Sets a password by a code. Who has it has read the names of the address, so that a wrong one may be told from a wrong code. */
  async function recover({ _id, code, username, password }: Received, { db: reading, locale, request }: Context) {
    const address = await tryCode(reading, key, 'recovery', { _id, code })
    const find = async (db: Db) => {
      const found = await accountsWith(db, address)
      const account =
        found.find((each) => each.username === username) ?? found.find((each) => usernameKey(each.username) === usernameKey(username))
      if (account !== undefined) return account
      const issue = issueOf('username', 'recovery.username', locale)
      throw new ApiError('invalid', { issues: [issue], message: issue.message })
    }
    await find(reading)
    const passwordHash = await hashPassword(password, networkOf(request.ip))
    return async (writing: WriteContext) => {
      const { db } = writing
      const account = await find(db)
      const usedAt = await useCode(db, _id)
      // An address that it had before is its own again.
      await changeAccount(db, account._id, { passwordHash, ...addressField(address) })
      await endAllSessions(db, account._id, takeBack)
      // Whoever knew the password before may have added one.
      await removePasskeys(db, account._id)
      await notePasswordChanged(writing, account._id)
      return { recovery: { _id, expiresAt: usedAt } }
    }
  }

  serve(app, certificationCalls, {
    'GET /api/v1/users/certify': async () => ({ channels: messageChannels.filter(mail.isAvailable) }),
    'POST /api/v1/users/certify': inSteps(
      async ({ body }, context) => {
        if (!('channel' in body)) {
          await tryCode(context.db, key, 'certification', body)
          return async ({ db }) => ({ _id: body._id, expiresAt: await certify(db, key, body._id), isCertified: true })
        }
        await admitRequest(body, context)
        const letterhead = await letterheadOf(body, context)
        return async (writing) => ({
          ...(await send('certification', body, writing, (code) =>
            writeMessage(body, certification, { code, minutes: codeMinutes }, letterhead),
          )),
          isCertified: false,
        })
      },
      ({ isCertified, ...sent }) => ({ certification: isCertified ? { ...sent, token: certificationToken(key, sent._id) } : sent }),
    ),
    'POST /api/v1/users/recovery': inSteps(async ({ body }, context) =>
      'channel' in body ? startRecovery(body, context) : recover(body, context),
    ),
  })
}
