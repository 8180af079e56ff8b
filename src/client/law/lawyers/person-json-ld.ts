import type { Thing } from '../../data/ssr-context.tsx'
import { firmId, pictureUrl } from '../structured-data.ts'
import type { Lawyer } from './reads.ts'

/** A lawyer or an advisory member, for search engines. */
export const personJsonLd = (origin: string, { _id, name, job, intro, mainImage, image }: Lawyer): Thing => {
  const portrait = mainImage ?? image
  return {
    '@type': 'Person',
    '@id': `${origin}/member/${_id}`,
    url: `${origin}/member/${_id}`,
    name,
    jobTitle: job,
    description: intro,
    worksFor: { '@id': firmId(origin) },
    ...(portrait === null ? {} : { image: pictureUrl(origin, portrait) }),
  }
}
