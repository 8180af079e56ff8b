import { languageTag, type Locale } from '#contract/locale.ts'
import type { Thing } from '../../data/ssr-context.tsx'
import { firmId, pictureUrl } from '../structured-data.ts'
import type { Insight } from './places.ts'

/** Videos, for search engines. */
export const videoThings = (origin: string, videos: readonly Insight[], locale: Locale): Thing[] =>
  videos.flatMap(({ subject, summary, createdAt, thumb, youtube }) =>
    youtube === null
      ? []
      : [
          {
            '@type': 'VideoObject',
            name: subject,
            description: summary,
            inLanguage: languageTag(locale),
            uploadDate: createdAt,
            embedUrl: `https://www.youtube-nocookie.com/embed/${youtube.id}`,
            ...(thumb === null ? {} : { thumbnailUrl: pictureUrl(origin, thumb) }),
            publisher: { '@id': firmId(origin) },
          },
        ],
  )
