import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const template = '<!doctype html><html><head><script>0</script></head><body><!--app--></body></html>'
const font = (name: string) => [`src/client/ui/fonts/${name}.woff2`, { file: `assets/${name}-1.woff2` }] as const

/**
 * Renders `/story/<_id>` from the API: how many pages were rendered before it, what address it was asked for, the subject.
 * `/term/<code>` shows the edition in force, `/popup/<code>` the subjects of popups, `/story/firm?page` a list of twelve stories.
 * `/partial/<_id>` is a story of which a part could not be loaded, `/slow/<_id>` takes 100 ms, `/held/…` waits for `heldPages`.
 * `/broken` cannot be rendered. Long enough to be compressed.
 */
const entry = `
let count = 0
export const hasPage = () => true
export const render = async (request, { locale, api }) => {
  const { pathname, search, searchParams } = new URL(request.url)
  const number = ++count
  const [kind, key] = pathname.split('/').slice(1)
  const list = 'success?skip=' + 12 * (Number(searchParams.get('page') ?? 1) - 1)
  const call = key === 'firm' ? list : { story: 'success/' + key, term: 'terms/' + key, popup: 'popups?code=' + key, 404: 'success?limit=1' }[kind] ?? 'success/' + key
  const answer = await api('/api/v1/' + call, { headers: { 'accept-language': locale } })
  const { success, term, popups } = await answer.json()
  const subject = success?.subject ?? term?.edition ?? popups?.map((popup) => popup.subject).join() ?? '-'
  if (kind === 'held') await globalThis.heldPages
  if (kind === 'broken') throw new Error('broken')
  if (kind === 'slow') await new Promise((done) => setTimeout(done, 100))
  const html = '<!doctype html><html lang="' + locale + '"><body data-number="' + number + '" data-address="' + pathname + search + '">'
    + '<h1>' + subject + '</h1><p>' + 'words '.repeat(300) + '</p><script>let a = ' + number + '</script></body></html>'
  const scripts = ['let a = ' + number]
  const firstPicture = [{ srcSet: '/a/320.avif 320w, /a/640.avif 640w', sizes: '100vw' }]
  const status = pathname === '/404' || answer.status === 400 ? 404 : answer.status
  return { status, location: null, html, scripts, firstPicture, isPartial: kind === 'partial' }
}
`

/** Writes a build as small as it can be, for a server's `DIST`: pages of stories. */
export async function writeBuild(dist: string): Promise<void> {
  for (const folder of ['client/.vite', 'client/assets', 'client/console', 'server']) await mkdir(join(dist, folder), { recursive: true })
  for (const document of ['client/index.html', 'client/console/index.html']) await writeFile(join(dist, document), template)
  await writeFile(
    join(dist, 'client/.vite/manifest.json'),
    JSON.stringify(Object.fromEntries(['sans-core', 'serif-core', 'serif-latin'].map(font))),
  )
  await writeFile(join(dist, 'server/package.json'), '{"type":"module"}')
  await writeFile(join(dist, 'server/entry-server.js'), entry)
}

/** Parses such a page into what it says. */
export const readPage = (html: string) => ({
  number: Number(/data-number="(\d+)"/.exec(html)?.[1]),
  address: /data-address="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&'),
  subject: /<h1>(.*?)<\/h1>/.exec(html)?.[1],
})
