/** Addresses that a document leads robots to: links that they are not to follow are left out. */
export const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/<(?:a|link)\b[^>]*>/g)].flatMap(([tag]) =>
    / rel="nofollow"/.test(tag) ? [] : (/ href="([^"]+)"/.exec(tag)?.[1] ?? []),
  )

/**
 * Makes a choice of addresses for a crawl: of pages that differ only in whose id or which values their address has, so many in each
 * language. They are made in one place, and say of their kind what all of them do.
 */
export function fewOfAKind(most: number): (address: string) => boolean {
  const counts = new Map<string, number>()
  return (address) => {
    const kind = address.replaceAll(/[\da-f]{8}-[\da-f-]{27}|(?<=\/shop\/)[a-z\d-]+(?=\?|$)/g, '*').replaceAll(/(?<!\blang)=[^&]+/g, '=')
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= most
  }
}
