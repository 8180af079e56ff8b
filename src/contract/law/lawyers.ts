import * as z from 'zod'
import { line, lines, picture, site, translated } from '../field.ts'
import { everyOperation, resource } from '../resource.ts'

/** Lawyers and advisory members (specification 3). */
export const lawyers = resource({
  path: 'lawyers',
  singular: 'lawyer',
  plural: 'lawyers',
  summary: 'lawyers and advisory members',
  fields: {
    name: translated(line(60)),
    job: translated(line(100)),
    type: z.enum(['LAWYER', 'ADVISORY']),
    isRepresentative: z.boolean().default(false),
    site: site.default('divorce'),
    intro: translated(lines(1000)),
    career: z.array(z.strictObject({ txt: translated(line(200)), isMain: z.boolean() })).max(60),
    mainImage: picture.nullable(),
    image: picture.nullable(),
  },
  filters: ['isRepresentative', 'type', 'site'],
  search: ['name', 'job', 'career'],
  sort: 'createdAt',
  page: ({ _id }) => `/member/${_id}`,
  public: ['list', 'one'],
  console: everyOperation,
  isOffline: true,
  scope: 'console:content',
})
