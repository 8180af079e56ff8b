/** Addresses of pages that have moved, and of folders that begin with their first page. */
const moved = new Map([
  ['/home', '/'],
  ['/main', '/'],
  ['/rev', '/rev/about'],
  ['/member', '/member/lawyer'],
  ['/story', '/story/firm'],
  ['/insight_media', '/insight_media/insight'],
  ['/business', '/business/divorce'],
  ['/center', '/center/faqs'],
  ['/board', '/board/default-board'],
  ['/terms', '/terms-of-use'],
  ['/privacy', '/privacy-policy'],
])

/** Videos have no pages of their own. */
const videoPage = /^\/insight_media\/media\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Nothing that a browser could read as another host: `//host`, `/\host`, `/%09/host`. */
const plainPath = /^(?:\/[\w.~-]+)+\/*$/

/** Where an old link leads for good: a path of our own; `undefined` where it is no old link. */
export function movedTo(path: string): string | undefined {
  if (!plainPath.test(path)) return undefined
  const plain = path.replace(/\/+$/, '')
  const target = videoPage.test(plain) ? '/insight_media/media' : (moved.get(plain) ?? plain)
  return target === path ? undefined : target
}
