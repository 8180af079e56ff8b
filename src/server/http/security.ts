import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** What a policy allows a script by: the SHA-256 of its text. */
export const scriptHash = (text: string): string => createHash('sha256').update(text).digest('base64')

/**
 * The Content-Security-Policy of a page. Inline scripts (the page's own data) are allowed by their hash, so that a page
 * carries no nonce and can be kept.
 * @param scriptHashes SHA-256, base64
 * @param frames what may be framed. The console shows PDF files of its own making (blob:) in the browser's own viewer
 * @param more what scripts may do beside. The reader of codes at the entrance of a fair is WebAssembly
 */
export const contentSecurityPolicy = (
  scriptHashes: readonly string[] = [],
  frames = 'https://www.youtube-nocookie.com',
  more: readonly "'wasm-unsafe-eval'"[] = [],
): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`), ...more].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
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

/** Headers of every answer. */
export const securityHeaders = ({ origin }: { origin: string }): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), browsing-topics=()',
  ...(origin.startsWith('https://') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
})

/** Sets them on whatever Fastify sends. A route that needs another policy sets it itself. */
export function setSecurityHeaders(app: FastifyInstance): void {
  const all = securityHeaders(app.platform.config)
  app.addHook('onSend', (_request, reply, payload, done) => {
    const policy = reply.getHeader('content-security-policy')
    reply.headers(policy === undefined ? all : { ...all, 'content-security-policy': policy })
    done(null, payload)
  })
}
