import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { onlySiteOf } from './origins.ts'

/** Returns the CSP source for an inline script: the SHA-256 of its text. */
export const scriptHash = (text: string): string => createHash('sha256').update(text).digest('base64')

/** Additions to the policy for a single page. */
export interface Allowed {
  /** What may be framed. The console shows PDF files of its own making (blob:) in the browser's own viewer. */
  frames?: string
  /** What scripts may do. The reader of codes at the entrance of a fair is WebAssembly. */
  scripts?: readonly "'wasm-unsafe-eval'"[]
  /** Origins of a payment provider, whose script makes elements of its own: what it loads and opens is for these alone. */
  provider?: readonly string[]
  /** The origin of sockets that the page may open: not every browser takes it for the page's own. */
  sockets?: string
}

/**
 * The Content-Security-Policy of a page. Inline scripts (the page's own data) are allowed by their hash, so that a page
 * carries no nonce and can be kept.
 * @param scriptHashes SHA-256, base64
 */
export const contentSecurityPolicy = (
  scriptHashes: readonly string[] = [],
  { frames = 'https://www.youtube-nocookie.com', scripts = [], provider = [], sockets }: Allowed = {},
): string => {
  const others = provider.map((source) => ` ${source}`).join('')
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`), ...scripts].join(' ')}${others}`,
    `style-src 'self'${others === '' ? '' : " 'unsafe-inline'"}`,
    `img-src 'self' data: blob:${others}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${sockets === undefined ? '' : ` ${sockets}`}${others}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${others === '' ? frames : others.trim()}`,
    "base-uri 'none'",
    `form-action 'self'${others}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    // Their rules: index.html (script files of our own), client/content/clean-html.ts. A provider's script keeps none.
    ...(others === '' ? ["require-trusted-types-for 'script'", 'trusted-types default dompurify'] : []),
  ].join('; ')
}

const devices = ['camera', 'microphone', 'display-capture'] as const
type Device = (typeof devices)[number]

/** Renders the Permissions-Policy header: devices that the page may ask for. */
export const permissionsPolicy = (allowed: readonly Device[] = []): string =>
  [...devices.map((name) => `${name}=(${allowed.includes(name) ? 'self' : ''})`), 'geolocation=(self)', 'browsing-topics=()'].join(', ')

/** A page on which people see and hear each other: the room of an online meeting. */
const isRoom = (path: string): boolean => path.startsWith('/mypage/room/')

/** The step on which an order is paid: the one page that runs a script of somebody else. */
const isPayment = (path: string): boolean => path.startsWith('/shop/pay/')

/** Origins that the payment provider's script comes from, and that its window and its answers do. */
function providerSources({ script }: NonNullable<Config['toss']>): string[] {
  const { origin, hostname } = new URL(script)
  return hostname.endsWith('.tosspayments.com') ? ['https://*.tosspayments.com'] : [origin]
}

interface Served extends Pick<Config, 'toss'> {
  /** The public origin of the site. */
  origin: string
}

/** The policies of a rendered page. Camera, microphone, sockets and a payment provider are for those pages alone that are about them. */
export const pagePolicies = (path: string, { origin, toss }: Served, scriptHashes: readonly string[]): Record<string, string> =>
  isPayment(path) && toss !== undefined
    ? {
        'content-security-policy': contentSecurityPolicy(scriptHashes, { provider: providerSources(toss) }),
        // The windows of banks that it opens have to find their way back to it.
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      }
    : isRoom(path)
      ? {
          'content-security-policy': contentSecurityPolicy(scriptHashes, { sockets: new URL(origin).origin.replace(/^http/, 'ws') }),
          'permissions-policy': permissionsPolicy(devices),
        }
      : { 'content-security-policy': contentSecurityPolicy(scriptHashes) }

/** Headers of every answer of a public origin. */
export const securityHeaders = (origin: string): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy(),
  ...(origin.startsWith('https://') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
})

/** Sets them on whatever Fastify sends. A route that needs another policy sets it itself. */
export function setSecurityHeaders(app: FastifyInstance): void {
  const { config } = app.platform
  const headers = { firm: securityHeaders(config.origins.firm), centre: securityHeaders(config.origins.centre) }
  app.addHook('onSend', (request, reply, payload, done) => {
    const all = headers[onlySiteOf(config, request.headers) ?? 'firm']
    const own = ['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy', 'referrer-policy'].filter((name) =>
      reply.hasHeader(name),
    )
    reply.headers(own.length === 0 ? all : Object.fromEntries(Object.entries(all).filter(([name]) => !own.includes(name))))
    done(null, payload)
  })
}
