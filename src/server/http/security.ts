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

/** Sets them. A route that needs another policy sets it itself. */
export function setSecurityHeaders(app: FastifyInstance): void {
  const { 'content-security-policy': policy, ...others } = securityHeaders(app.platform.config)
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy)
    reply.headers(others)
  })
}
