import { resolve } from 'node:path'
import * as z from 'zod'

/** Addresses with commas between them. */
const addresses = (scheme: RegExp) =>
  z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim()))
    .pipe(z.array(z.string().regex(scheme)))

/** Settings that are of no use alone. */
const pairs = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMS_URL', 'SMS_TOKEN'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['TURN_URLS', 'TURN_SECRET'],
] as const

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where `/metrics` is served: for those who run the server, not for visitors. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(9464),
  /** Where the site is reached from outside: canonical links. Default: `http://localhost:<PORT>`. */
  ORIGIN: z.url().optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  /** What fills an empty database: `demo` or `none`. */
  SEED: z.enum(['demo', 'none']).default('demo'),
  DIST: z.string().default('dist'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Addresses or networks of the proxies that may say whom they forward for: `10.0.0.0/8,127.0.0.1`. */
  TRUSTED_PROXIES: z.string().optional(),
  /** Public forms accepted from one address in a minute: many people may be behind it. */
  FORMS_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  /** Files that visitors may send to the site in 24 hours, all together, in MB. */
  ATTACHMENTS_MB_PER_DAY: z.coerce.number().int().min(1).default(8192),
  /** Codes sent for one network in ten minutes. */
  CODES_PER_NETWORK: z.coerce.number().int().min(1).default(20),
  /** Where mail is sent by: `smtps://user:password@host`, `smtp://host:587?requireTLS=true`; and whom it comes from. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  /** A gateway that text messages are posted to, and its bearer token. */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  /** By which push services know us (base64url), where it is not to be the pair that is made at the first need. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  /** A key of one's own choice: with it search engines are told of changed pages (IndexNow). */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/)
    .optional(),
  INDEXNOW_ENDPOINT: z.url().default('https://api.indexnow.org/indexnow'),
  /** By which servers the browsers of an online meeting find a way to each other: `stun:stun.example:3478`, several with commas. */
  STUN_URLS: addresses(/^stuns?:\S+$/).default([]),
  /** Servers that relay where there is no way, and the secret that they share with us (coturn: `use-auth-secret`). */
  TURN_URLS: addresses(/^turns?:\S+$/).optional(),
  TURN_SECRET: z.string().min(1).optional(),
  /** `1`: the service worker of every visitor is taken away (pages/kill-worker.ts). */
  KILL_WORKER: z.enum(['0', '1']).default('0'),
})

export type Config = ReturnType<typeof readConfig>

/** Settings from the environment (README, 'Settings'). Throws a readable error where one makes no sense. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const parsed = environment.safeParse(env)
  if (!parsed.success) throw new Error(`Settings (environment variables):\n${z.prettifyError(parsed.error)}`)
  const value = parsed.data
  for (const [one, other] of pairs)
    if ((value[one] === undefined) !== (value[other] === undefined))
      throw new Error(`Settings (environment variables):\n${one} and ${other} are set together, or neither.`)
  return {
    isProduction: value.NODE_ENV === 'production',
    host: value.HOST,
    port: value.PORT,
    metricsHost: value.METRICS_HOST,
    metricsPort: value.METRICS_PORT,
    origin: value.ORIGIN ?? `http://localhost:${value.PORT}`,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    seed: value.SEED,
    dist: resolve(value.DIST),
    logLevel: value.LOG_LEVEL,
    trustedProxies: value.TRUSTED_PROXIES,
    formsPerMinute: value.FORMS_PER_MINUTE,
    attachmentsPerDay: value.ATTACHMENTS_MB_PER_DAY * 1024 * 1024,
    codesPerNetwork: value.CODES_PER_NETWORK,
    smtp: value.SMTP_URL === undefined || value.MAIL_FROM === undefined ? undefined : { url: value.SMTP_URL, from: value.MAIL_FROM },
    vapid:
      value.VAPID_PUBLIC_KEY === undefined || value.VAPID_PRIVATE_KEY === undefined
        ? undefined
        : { publicKey: value.VAPID_PUBLIC_KEY, privateKey: value.VAPID_PRIVATE_KEY },
    sms: value.SMS_URL === undefined || value.SMS_TOKEN === undefined ? undefined : { url: value.SMS_URL, token: value.SMS_TOKEN },
    stunUrls: value.STUN_URLS,
    turn:
      value.TURN_URLS === undefined || value.TURN_SECRET === undefined ? undefined : { urls: value.TURN_URLS, secret: value.TURN_SECRET },
    indexNowKey: value.INDEXNOW_KEY,
    indexNowEndpoint: value.INDEXNOW_ENDPOINT,
    killsWorker: value.KILL_WORKER === '1',
  }
}
