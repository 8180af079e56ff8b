import { resolve } from 'node:path'
import { type SiteName, siteNames } from '#contract/sites.ts'
import * as z from 'zod'

/** Addresses with commas between them; nothing for none. */
const addresses = (scheme: RegExp) =>
  z
    .string()
    .transform((text) => (text.trim() === '' ? [] : text.split(',').map((address) => address.trim())))
    .pipe(z.array(z.string().regex(scheme)))

/** Tells an address that nobody else reaches. */
const isLocal = (origin: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname)

/** Scheme, host and port: what stands behind them is left out. */
const publicOrigin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)

/** Settings that are of no use alone. */
export const pairs = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMS_URL', 'SMS_TOKEN'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['TURN_URLS', 'TURN_SECRET'],
  ['TOSS_CLIENT_KEY', 'TOSS_SECRET_KEY'],
] as const

/** A number that text messages come from, or a name where the gateway takes one. */
const senderNumber = z
  .string()
  .regex(/^(\+?\d{3,15}|[\da-z]{1,11})$/i)
  .optional()

/** Every setting of the server with its default and its line in `docs/configuration.md` (`npm run configuration` writes it). */
export const environment = z.object({
  NODE_ENV: z
    .string()
    .default('development')
    .describe('`production`, as in `npm start`: no outbox at `/dev/outbox`, answers are not checked'),
  HOST: z.string().default('localhost').describe('Address to listen at; `0.0.0.0` for all'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen at'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('Address of `/metrics`, which is for those who run the server'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(9464)
    .describe('Port of `/metrics`; a second server on one machine needs another'),
  ORIGIN: publicOrigin
    .optional()
    .describe('Public address: canonical links; `https` switches HSTS on. Without it `http://localhost:<PORT>`'),
  CENTRE_ORIGIN: publicOrigin
    .optional()
    .describe('Public address of the trade centre, where it has a host of its own: each site has its pages, app and logins there'),
  SITES: z.enum(siteNames).optional().describe('Site to run alone, `firm` or `centre`: nothing of the other is there. Without it both'),
  DATA_DIR: z.string().default('data').describe('Folder of the embedded database and the files'),
  DATABASE_URL: z.string().startsWith('postgres').optional().describe('`postgres://…` uses PostgreSQL instead of SQLite'),
  SECRET_KEY: z
    .string()
    .optional()
    .transform((text) => (text === undefined || text === '' ? [] : text.split(',').map((key) => key.trim())))
    .pipe(z.array(z.string().min(32)))
    .describe(
      'Text of 32 characters or more that seals the secrets in the database. Another one goes before the former: `new,former`. Without it `secret.key` in `DATA_DIR`, made at the first start',
    ),
  SEED: z.enum(['demo', 'none']).default('demo').describe('Content of an empty database: `demo` or `none`'),
  DIST: z.string().default('dist').describe('Folder of the built app'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('`debug` logs every request (method, route pattern, status, time; nothing personal)'),
  TRUSTED_PROXIES: z.string().optional().describe('Addresses or networks whose `X-Forwarded-For` is believed: `10.0.0.0/8,127.0.0.1`'),
  FORMS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(60)
    .describe('Public forms accepted from one address in a minute, ten times as many in an hour: many people may be behind it'),
  ATTACHMENTS_MB_PER_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .default(8192)
    .describe('MB of files that visitors may send in 24 hours, all together; those of requests that nobody answered go after 30 days'),
  CODES_PER_NETWORK: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .describe('Codes (certification, recovery) sent for one network in ten minutes; one address gets three in ten minutes and ten a day'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Server for outgoing mail: `smtps://user:password@host`, or `smtp://host:587?requireTLS=true`'),
  MAIL_FROM: z.string().optional().describe('Sender of mail: `Name <address>`'),
  CENTRE_MAIL_FROM: z
    .string()
    .optional()
    .describe('Sender of the trade centre’s mail, over the same server. Without it the address of `MAIL_FROM` after the centre’s name'),
  SMS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('HTTP gateway for text messages: `POST {"to": "+82…", "text": "…"}`; any 2xx is delivered'),
  SMS_TOKEN: z.string().min(1).optional().describe('Bearer token of the gateway'),
  SMS_FROM: senderNumber.describe('Number that the firm’s text messages come from, as `"from"`; without it the gateway has its own'),
  CENTRE_SMS_FROM: senderNumber.describe('Number that the trade centre’s text messages come from'),
  SMS_COUNTRIES: z
    .string()
    .default('+82')
    .transform((text) => text.split(',').map((prefix) => prefix.trim()))
    .pipe(z.array(z.string().regex(/^\+\d{1,7}$/)).min(1))
    .describe('Beginnings of numbers that get codes by text message, several with commas: nobody has others called at our cost'),
  SMS_CODES_PER_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .default(1000)
    .describe('Codes sent by text message in 24 hours, to everybody together; staff hear of it when there are no more'),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/)
    .optional()
    .describe('Public key for web push (base64url), instead of the pair made at the first need; another pair ends all subscriptions'),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional()
    .describe('Private key for web push (base64url)'),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/)
    .optional()
    .describe(
      'Key of your choice, 8 to 128 letters, digits or hyphens, served at `/<key>.txt`: search engines hear of changed pages (IndexNow)',
    ),
  INDEXNOW_ENDPOINT: z.url().default('https://api.indexnow.org/indexnow').describe('Address that hears of changed pages'),
  STUN_URLS: addresses(/^stuns?:\S+$/)
    .default(['stun:stun.cloudflare.com:3478'])
    .describe('Servers that tell browsers in an online meeting their public addresses, several with commas; empty for none'),
  TURN_URLS: addresses(/^turns?:\S+$/)
    .optional()
    .describe('Servers that relay an online meeting: `turn:turn.example:3478?transport=udp`, several with commas'),
  TURN_SECRET: z.string().min(1).optional().describe('Secret shared with them (coturn: `use-auth-secret`, `static-auth-secret`)'),
  TOSS_CLIENT_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Client key of Toss Payments: the shop takes cards, easy pay and deposits beside bank transfer'),
  TOSS_SECRET_KEY: z.string().min(1).optional().describe('Secret key that belongs to it'),
  TOSS_API_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.tosspayments.com')
    .describe('Where its API is; another one for tests'),
  TOSS_SCRIPT_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://js.tosspayments.com/v2/standard')
    .describe('Its script, which the payment step alone loads'),
  JUSO_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Key of the road-address service of the state (business.juso.go.kr): shoppers find addresses'),
  JUSO_API_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://business.juso.go.kr')
    .describe('Where that service is; another one for tests'),
  BACKUP_RECIPIENTS: addresses(/^age1[\da-z]+$/)
    .default([])
    .describe('Public keys for which backups are encrypted, several with commas: `npm run backup -- --new-key` makes a pair'),
  KILL_WORKER: z
    .enum(['0', '1'])
    .default('0')
    .describe('`1` removes the service worker and its caches from every visitor, should one be broken; what they saved or queued stays'),
})

export type Config = ReturnType<typeof readConfig>

/** Reads the settings (docs/configuration.md). Throws a readable error for one that makes no sense. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const parsed = environment.safeParse(env)
  if (!parsed.success) throw new Error(`Settings (environment variables):\n${z.prettifyError(parsed.error)}`)
  const value = parsed.data
  for (const [one, other] of pairs)
    if ((value[one] === undefined) !== (value[other] === undefined))
      throw new Error(`Settings (environment variables):\n${one} and ${other} are set together, or neither.`)
  if (value.CENTRE_MAIL_FROM !== undefined && value.MAIL_FROM === undefined)
    throw new Error('Settings (environment variables):\nCENTRE_MAIL_FROM needs MAIL_FROM.')
  if (value.CENTRE_ORIGIN !== undefined && value.SITES !== undefined)
    throw new Error('Settings (environment variables):\nCENTRE_ORIGIN is for two sites: one alone (SITES) is at ORIGIN.')
  const firm = value.ORIGIN ?? `http://localhost:${value.PORT}`
  const centre = value.CENTRE_ORIGIN ?? firm
  return {
    isProduction: value.NODE_ENV === 'production',
    /** Whether messages that nothing is set up to send are kept to be read: in development, and where the demo is tried. */
    hasOutbox: value.NODE_ENV !== 'production' || (value.SEED === 'demo' && isLocal(firm) && isLocal(centre)),
    host: value.HOST,
    port: value.PORT,
    metricsHost: value.METRICS_HOST,
    metricsPort: value.METRICS_PORT,
    /** Public origins; the same one where the sites share a host. */
    origins: { firm, centre } satisfies Record<SiteName, string>,
    /** The host (`name:port`) of the centre, where the firm has another. */
    centreHost: new URL(centre).host === new URL(firm).host ? undefined : new URL(centre).host,
    onlySite: value.SITES,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    secretKeys: value.SECRET_KEY,
    seed: value.SEED,
    dist: resolve(value.DIST),
    logLevel: value.LOG_LEVEL,
    trustedProxies: value.TRUSTED_PROXIES,
    formsPerMinute: value.FORMS_PER_MINUTE,
    attachmentsPerDay: value.ATTACHMENTS_MB_PER_DAY * 1024 * 1024,
    codesPerNetwork: value.CODES_PER_NETWORK,
    smtp:
      value.SMTP_URL === undefined || value.MAIL_FROM === undefined
        ? undefined
        : { url: value.SMTP_URL, from: value.MAIL_FROM, centreFrom: value.CENTRE_MAIL_FROM },
    vapid:
      value.VAPID_PUBLIC_KEY === undefined || value.VAPID_PRIVATE_KEY === undefined
        ? undefined
        : { publicKey: value.VAPID_PUBLIC_KEY, privateKey: value.VAPID_PRIVATE_KEY },
    smsCountries: value.SMS_COUNTRIES,
    smsCodesPerDay: value.SMS_CODES_PER_DAY,
    sms:
      value.SMS_URL === undefined || value.SMS_TOKEN === undefined
        ? undefined
        : { url: value.SMS_URL, token: value.SMS_TOKEN, from: { firm: value.SMS_FROM, centre: value.CENTRE_SMS_FROM } },
    stunUrls: value.STUN_URLS,
    turn:
      value.TURN_URLS === undefined || value.TURN_SECRET === undefined ? undefined : { urls: value.TURN_URLS, secret: value.TURN_SECRET },
    toss:
      value.TOSS_CLIENT_KEY === undefined || value.TOSS_SECRET_KEY === undefined
        ? undefined
        : {
            clientKey: value.TOSS_CLIENT_KEY,
            secretKey: value.TOSS_SECRET_KEY,
            api: new URL(value.TOSS_API_URL).origin,
            script: value.TOSS_SCRIPT_URL,
          },
    juso: value.JUSO_KEY === undefined ? undefined : { key: value.JUSO_KEY, api: new URL(value.JUSO_API_URL).origin },
    indexNowKey: value.INDEXNOW_KEY,
    indexNowEndpoint: value.INDEXNOW_ENDPOINT,
    backupRecipients: value.BACKUP_RECIPIENTS,
    killsWorker: value.KILL_WORKER === '1',
  }
}
