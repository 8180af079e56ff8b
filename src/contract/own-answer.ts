/**
 * Whether our server has given an answer: it sends its policy with everything (server/http/security.ts). Captive portals and
 * gateways answer in its place.
 */
export const isOwnAnswer = ({ headers }: { headers: { get: (name: string) => string | null } }): boolean =>
  headers.get('content-security-policy')?.startsWith("default-src 'none'") === true

/** Whether it has given what was asked for: only that is used, or stored, as a file of ours. */
export const isOwnSuccess = (response: Response): boolean => response.ok && isOwnAnswer(response)
