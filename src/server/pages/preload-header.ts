import type { Locale } from '#contract/locale.ts'

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity),
    ]),
  )

/** One entry of a `Link` header (RFC 8288). Nothing, where a value is none that a header can carry. */
function entry(address: string, parameters: Record<string, string | undefined>): string[] {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [`${name}="${value}"`]))
  const text = [`<${address}>`, 'rel=preload', ...given].join('; ')
  return /^[\x20-\x7E]*$/.test(text) && !/["\\]/.test(Object.values(parameters).join('')) && !/[<>\s]/.test(address) ? [text] : []
}

/** The picture that a page asks for first (ui/picture.tsx, `isFirst`), in its best format, each cut for the screens that show it. */
function firstPicture(html: string): string[] {
  const at = html.search(/fetchpriority="high"/i)
  const start = html.lastIndexOf('<picture>', at)
  if (at === -1 || start === -1 || html.slice(start, at).includes('</picture>')) return []
  const sources = [...html.slice(start, at).matchAll(/<source\b[^>]*>/g)].map(([tag]) => attributesOf(tag))
  const best = sources.filter(({ type }) => type === 'image/avif')
  const cuts = best.flatMap(({ media }) => media ?? [])
  return best.flatMap(({ srcset = '', sizes, media }) =>
    entry(srcset.split(' ')[0] ?? '', {
      as: 'image',
      type: 'image/avif',
      imagesrcset: srcset,
      imagesizes: sizes,
      media: media ?? (cuts.length === 0 ? undefined : `not (${cuts.join(' or ')})`),
      fetchpriority: 'high',
    }),
  )
}

/** Wide screens with scripts use our fonts at once (index.html); a phone's first page does without them. */
const fontsAtOnce = '(min-width: 64rem) and (scripting: enabled)'

/** The fonts of a page in this language (ui/tokens.css), by their file in `ui/fonts`. */
const fontsOf = (locale: Locale): string[] => ['sans-core', locale === 'ko' ? 'serif-core' : 'serif-latin']

/**
 * The `Link` header of a page: what its first view needs and a browser would find late. `undefined` where there is nothing.
 * @param files the built files by name, `font:sans-core` among them (preloads.ts)
 */
export function preloadHeader(html: string, locale: Locale, files: ReadonlyMap<string, readonly string[]>): string | undefined {
  const fonts = fontsOf(locale).flatMap((name) => files.get(`font:${name}`) ?? [])
  const links = [
    ...firstPicture(html),
    ...fonts.flatMap((file) => entry(`/${file}`, { as: 'font', type: 'font/woff2', crossorigin: 'anonymous', media: fontsAtOnce })),
  ]
  return links.length === 0 ? undefined : links.join(', ')
}
