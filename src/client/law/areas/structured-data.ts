import type { Answer } from '#contract/index.ts'
import type { Thing } from '../../data/ssr-context.tsx'
import { firmId, pictureUrl } from '../structured-data.ts'

/** A business area as a service of the firm, for search engines. */
export const areaThing = (origin: string, { code, name, summary, image }: Answer<'GET /api/v1/areas/{code}'>['area']): Thing => ({
  '@type': 'Service',
  '@id': `${origin}/business/${code}#service`,
  name,
  description: summary,
  serviceType: name,
  url: `${origin}/business/${code}`,
  ...(image === null ? {} : { image: pictureUrl(origin, image) }),
  areaServed: { '@type': 'Country', name: 'KR' },
  provider: { '@id': firmId(origin) },
})
