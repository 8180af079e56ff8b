/**
 * Returns whether our server sent the response: it sends its policy with everything (server/http/security.ts). Captive portals and
 * gateways answer in its place.
 */
export const isOwnAnswer = ({ headers }: { headers: { get: (name: string) => string | null } }): boolean =>
  headers.get('content-security-policy')?.startsWith("default-src 'none'") === true

/** Returns whether our server sent the requested file: no other response may be used or stored as ours. */
export const isOwnSuccess = (response: Response): boolean => response.ok && isOwnAnswer(response)
