import type { Answer } from '#contract/api.ts'
import { languageTag, type Locale } from '#contract/locale.ts'
import { firmId, pictureJsonLd } from '../content/json-ld.ts'
import type { Thing } from '../data/ssr-context.tsx'
import type { Insight, Lawyer, Story } from './queries.ts'

type Written = Pick<Story, 'subject' | 'summary' | 'createdAt' | 'updatedAt' | 'thumb' | '_lawyer'>

const personId = (origin: string, _id: string) => `${origin}/member/${_id}`

/** A story, an article, a column or a review, for search engines. */
export const articleJsonLd = (origin: string, path: string, written: Written, locale: Locale): Thing => ({
  '@type': 'Article',
  '@id': `${origin}${path}`,
  headline: written.subject,
  description: written.summary,
  inLanguage: languageTag(locale),
  datePublished: written.createdAt,
  dateModified: written.updatedAt,
  mainEntityOfPage: `${origin}${path}`,
  ...pictureJsonLd(origin, written.thumb, 'image'),
  author: { '@id': written._lawyer === null ? firmId(origin) : personId(origin, written._lawyer) },
  publisher: { '@id': firmId(origin) },
})

/** A business area as a service of the firm. */
export const areaJsonLd = (origin: string, { code, name, summary, image }: Answer<'GET /api/v1/areas/{code}'>['area']): Thing => ({
  '@type': 'Service',
  '@id': `${origin}/business/${code}#service`,
  name,
  description: summary,
  serviceType: name,
  url: `${origin}/business/${code}`,
  ...pictureJsonLd(origin, image, 'image'),
  areaServed: { '@type': 'Country', name: 'KR' },
  provider: { '@id': firmId(origin) },
})

const nameOf = (origin: string, { _id, name, job }: Lawyer) =>
  ({ '@type': 'Person', '@id': personId(origin, _id), name, jobTitle: job, worksFor: { '@id': firmId(origin) } }) as const

/** A lawyer or an advisory member. */
export const personJsonLd = (origin: string, lawyer: Lawyer): Thing => ({
  ...nameOf(origin, lawyer),
  url: personId(origin, lawyer._id),
  description: lawyer.intro,
  ...pictureJsonLd(origin, lawyer.mainImage ?? lawyer.image, 'image'),
})

/** The page on which the representative lawyer introduces the firm. */
export const profileJsonLd = (origin: string, lawyer: Lawyer): Thing => ({
  '@type': 'ProfilePage',
  '@id': `${origin}/rev/intro`,
  mainEntity: nameOf(origin, lawyer),
})

/** Videos; those that cannot be played are left out. */
export const videoJsonLd = (origin: string, videos: readonly Insight[], locale: Locale): Thing[] =>
  videos.flatMap(({ subject, summary, createdAt, thumb, youtube, video, duration }) =>
    youtube === null && video === null
      ? []
      : {
          '@type': 'VideoObject',
          name: subject,
          description: summary,
          inLanguage: languageTag(locale),
          uploadDate: createdAt,
          ...(duration === null ? {} : { duration: duration.replace(/(\d+):(\d+)/, 'PT$1M$2S') }),
          ...(youtube === null ? {} : { embedUrl: `https://www.youtube-nocookie.com/embed/${youtube.id}` }),
          ...(video === null ? {} : { contentUrl: `${origin}/api/v1/files/${video.mp4}` }),
          ...pictureJsonLd(origin, thumb, 'thumbnailUrl'),
          publisher: { '@id': firmId(origin) },
        },
  )
