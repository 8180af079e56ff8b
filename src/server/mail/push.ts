import { request as overHttp } from 'node:http'
import { request as overTls } from 'node:https'
import webPush from 'web-push'
import type { Config } from '../config.ts'
import type { Db } from '../db/schema.ts'
import { isPublicSite, lookupPublic } from '../http/public-address.ts'
import type { PushKeys } from './push-keys.ts'
import { Refused, type Transport } from './transports.ts'

/** A push service may take this long, in ms. */
const timeout = 10_000
/** So long a push service keeps what it cannot deliver yet, in seconds, where a message does not say otherwise. */
const day = 24 * 60 * 60

/** Statuses by which a push service says that there is no such device any more. */
const gone: readonly number[] = [404, 410]
/** Statuses that pass. */
const passing: readonly number[] = [408, 425, 429]

interface Posted {
  headers: Record<string, string>
  body: Buffer
  /** Whether addresses of networks of ours are refused. */
  isGuarded: boolean
}

/** Posts, and returns the status. What is answered is not read. */
function post(endpoint: string, { headers, body, isGuarded }: Posted): Promise<number> {
  const request = endpoint.startsWith('https:') ? overTls : overHttp
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(timeout), ...(isGuarded ? { lookup: lookupPublic } : {}) }
    const asked = request(endpoint, options, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    asked.on('error', (error: NodeJS.ErrnoException) => reject(new Error(`push: ${error.code ?? error.name}`)))
    asked.end(body)
  })
}

/** Who is to be written to about messages: push services ask for it. */
const subjectOf = ({ origins: { firm: origin }, smtp }: Pick<Config, 'origins' | 'smtp'>): string =>
  origin.startsWith('https:') ? origin : `mailto:${/[^<\s]+@[^>\s]+/.exec(smtp?.from ?? '')?.[0] ?? 'nobody@localhost'}`

interface Deps {
  config: Config
  db: Db
  keys: () => Promise<PushKeys>
}

/** Messages to devices (RFC 8030), encrypted for them (RFC 8291): `to` is the id of a subscription, `text` its payload. */
export const pushTransport =
  ({ config, db, keys }: Deps): Transport =>
  async ({ to, text, ttl = day }) => {
    const subscription = await db.selectFrom('pushSubscriptions').selectAll().where('_id', '=', to).executeTakeFirst()
    if (subscription === undefined) throw new Refused('push: the device takes no messages any more')
    const { endpoint, p256dh, auth } = subscription
    // It was looked at when it was given; the server may have gone into production since.
    if (config.isProduction && !isPublicSite(endpoint)) throw new Refused('push: no public address')
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { ...(await keys()), subject: subjectOf(config) },
      contentEncoding: 'aes128gcm',
      urgency: 'high',
      TTL: ttl,
    })
    const status = await post(endpoint, { headers, body, isGuarded: config.isProduction })
    if (status >= 200 && status < 300) return
    if (gone.includes(status)) {
      await db.deleteFrom('pushSubscriptions').where('_id', '=', to).where('endpoint', '=', endpoint).execute()
      throw new Refused(`push: ${status}, the device takes no messages any more`)
    }
    const isFinal = status < 500 && !passing.includes(status)
    throw isFinal ? new Refused(`push: ${status}`) : new Error(`push: ${status}`)
  }
