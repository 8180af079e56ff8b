import type { Locale } from '#contract/locale.ts'
import type { FirstPictureSource } from '#contract/render.ts'

/** One entry of a `Link` header (RFC 8288). Nothing, where a value is none that a header can carry. */
function entry(address: string, parameters: Record<string, string | undefined>): string[] {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [`${name}="${value}"`]))
  const text = [`<${address}>`, 'rel=preload', ...given].join('; ')
  return /^[\x20-\x7E]*$/.test(text) && !/["\\]/.test(Object.values(parameters).join('')) && !/[<>\s]/.test(address) ? [text] : []
}

/** The picture that a page shows first, each cut for the screens that show it. */
const pictureEntries = (sources: readonly FirstPictureSource[]): string[] =>
  sources.flatMap(({ srcSet, sizes, media }) =>
    entry(srcSet.split(' ')[0] ?? '', {
      as: 'image',
      type: 'image/avif',
      imagesrcset: srcSet,
      imagesizes: sizes,
      media,
      fetchpriority: 'high',
    }),
  )

/** Wide screens with scripts use our fonts at once (index.html); a phone's first page does without them. */
const fontsAtOnce = '(min-width: 64rem) and (scripting: enabled)'

/** The fonts of a page in this language (ui/tokens.css), by their file in `ui/fonts`. */
const fontsOf = (locale: Locale): string[] => ['sans-core', locale === 'ko' ? 'serif-core' : 'serif-latin']

/**
 * The `Link` header of a page: what its first view needs and a browser would find late. `undefined` where there is nothing.
 * @param files the built files by name, `font:sans-core` among them (preloads.ts)
 */
export function preloadHeader(
  firstPicture: readonly FirstPictureSource[],
  locale: Locale,
  files: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const fonts = fontsOf(locale).flatMap((name) => files.get(`font:${name}`) ?? [])
  const links = [
    ...pictureEntries(firstPicture),
    ...fonts.flatMap((file) => entry(`/${file}`, { as: 'font', type: 'font/woff2', crossorigin: 'anonymous', media: fontsAtOnce })),
  ]
  return links.length === 0 ? undefined : links.join(', ')
}
