import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { onlySiteOf } from './origins.ts'

/** Returns the CSP source for an inline script: the SHA-256 of its text. */
export const scriptHash = (text: string): string => createHash('sha256').update(text).digest('base64')

/** Additions to the policy for a single page. */
export interface Allowed {
  /** What may be framed. The console shows PDF files of its own making (blob:) in the browser's own viewer. */
  frames?: string
  /** What scripts may do. The reader of codes at the entrance of a fair is WebAssembly. */
  scripts?: readonly "'wasm-unsafe-eval'"[]
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
  { frames = 'https://www.youtube-nocookie.com', scripts = [], sockets }: Allowed = {},
): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`), ...scripts].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${sockets === undefined ? '' : ` ${sockets}`}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frames}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Their rules: index.html (script files of our own), client/content/clean-html.ts.
    'trusted-types default dompurify',
  ].join('; ')

const devices = ['camera', 'microphone', 'display-capture'] as const
type Device = (typeof devices)[number]

/** Renders the Permissions-Policy header: devices that the page may ask for. */
export const permissionsPolicy = (allowed: readonly Device[] = []): string =>
  [...devices.map((name) => `${name}=(${allowed.includes(name) ? 'self' : ''})`), 'geolocation=(self)', 'browsing-topics=()'].join(', ')

/** A page on which people see and hear each other: the room of an online meeting. */
const isRoom = (path: string): boolean => path.startsWith('/mypage/room/')

/** The policies of a rendered page. Camera, microphone and sockets are for those pages alone that are about them. */
export const pagePolicies = (path: string, origin: string, scriptHashes: readonly string[]): Record<string, string> =>
  isRoom(path)
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
    const own = ['content-security-policy', 'permissions-policy', 'referrer-policy'].filter((name) => reply.hasHeader(name))
    reply.headers(own.length === 0 ? all : Object.fromEntries(Object.entries(all).filter(([name]) => !own.includes(name))))
    done(null, payload)
  })
}
