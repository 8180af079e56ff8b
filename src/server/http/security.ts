import type { FastifyInstance } from 'fastify'

/**
 * The Content-Security-Policy of a page. Inline scripts (the page's own data) are allowed by their hash, so that a page
 * carries no nonce and can be kept.
 * @param scriptHashes SHA-256, base64
 */
export const contentSecurityPolicy = (scriptHashes: readonly string[] = []): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
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

/** An answer's own headers with those of every answer. A route that needs another policy sets it itself. */
export const withSecurity = (own: Readonly<Record<string, string>>, all: Readonly<Record<string, string>>): Record<string, string> => ({
  ...own,
  ...all,
  'content-security-policy': own['content-security-policy'] ?? all['content-security-policy'] ?? '',
})

/** Sets them on whatever Fastify sends. */
export function setSecurityHeaders(app: FastifyInstance): void {
  const all = securityHeaders(app.platform.config)
  app.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy')
    reply.headers(withSecurity(policy === undefined ? {} : { 'content-security-policy': String(policy) }, all))
  })
}
