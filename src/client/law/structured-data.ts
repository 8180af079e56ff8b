import { languageTag, type Locale } from '#contract/locale.ts'
import type { Thing } from '../data/ssr-context.tsx'
import type { PictureSource } from '../ui/picture.tsx'

interface Written {
  subject: string
  summary: string
  createdAt: string
  updatedAt: string
  thumb: PictureSource | null
  _lawyer: string | null
}

export const firmId = (origin: string) => `${origin}/#firm`
export const pictureUrl = (origin: string, { _file }: PictureSource) => `${origin}/api/v1/files/${_file}/1280.webp`

/** A story, an article, a column or a review, for search engines. */
export const articleThing = (origin: string, path: string, written: Written, locale: Locale): Thing => ({
  '@type': 'Article',
  '@id': `${origin}${path}`,
  headline: written.subject,
  description: written.summary,
  inLanguage: languageTag(locale),
  datePublished: written.createdAt,
  dateModified: written.updatedAt,
  mainEntityOfPage: `${origin}${path}`,
  ...(written.thumb === null ? {} : { image: pictureUrl(origin, written.thumb) }),
  author: written._lawyer === null ? { '@id': firmId(origin) } : { '@id': `${origin}/member/${written._lawyer}` },
  publisher: { '@id': firmId(origin) },
})
