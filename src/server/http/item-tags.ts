import type { FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'

/* Conditional changes (RFC 9110, 13.1.1): what a client has read names its version, in the ETag of the answer or by itself. */

/** The version of the one item that an answer is. */
function versionIn(answer: unknown): number | undefined {
  const parts: unknown[] = typeof answer === 'object' && answer !== null ? Object.values(answer) : []
  const [item] = parts
  const isItem = parts.length === 1 && typeof item === 'object' && item !== null && 'version' in item
  return isItem && typeof item.version === 'number' ? item.version : undefined
}

/** Returns the beginning of an answer's ETag: the version of its item. The rest tells bytes apart, as everywhere. */
export function tagPrefixOf(answer: unknown): string {
  const version = versionIn(answer)
  return version === undefined ? '' : `${version}.`
}

/**
 * Returns whether a change may be made to this version.
 * @param expected `If-Match`: `*`, or a list of versions (`"7"`) and ETags of answers (`"7.9f…"`). Weak tags match nothing.
 */
export function isExpected(expected: string | undefined, version: number | string): boolean {
  const names = (tag: string) => tag === '*' || tag === `"${version}"` || (tag.startsWith(`"${version}.`) && tag.endsWith('"'))
  return expected === undefined || expected.split(',').some((tag) => names(tag.trim()))
}

/** @throws ApiError `stale` with what is there now, where `If-Match` names another version */
export async function requireVersion(
  { request }: { request: Pick<FastifyRequest, 'headers'> },
  { version }: { version: number | string },
  toCurrent: () => Promise<unknown>,
): Promise<void> {
  if (!isExpected(request.headers['if-match'], version)) throw new ApiError('stale', { current: await toCurrent() })
}
