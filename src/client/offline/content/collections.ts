/**
 * What is stored whole on the device: the parts of the contract's declarations that reading without a server needs. Here
 * and not imported, since declarations bring the schema library; collections.test.ts holds one against the other.
 */
export interface CollectionShape {
  path: string
  singular: string
  plural: string
  /** Fields that lists leave out. */
  detail: readonly string[]
  filters: readonly string[]
  search: readonly string[]
  /** The short ones among them, found by initial consonants too. */
  initials: readonly string[]
  neighboursBy: readonly string[]
  sort: 'createdAt' | '-createdAt'
}

const articles = { detail: ['content'], search: ['subject', 'summary', 'content'], initials: ['subject'] } as const

export const collections = {
  lawyers: {
    path: 'lawyers',
    singular: 'lawyer',
    plural: 'lawyers',
    detail: [],
    filters: ['isRepresentative', 'type', 'site'],
    search: ['name', 'job', 'career'],
    initials: ['name', 'job', 'career'],
    neighboursBy: [],
    sort: 'createdAt',
  },
  success: {
    ...articles,
    path: 'success',
    singular: 'success',
    plural: 'successes',
    filters: ['code', 'site', 'isDivorceMain', 'practice', '_lawyer'],
    neighboursBy: ['code', 'site'],
    sort: '-createdAt',
  },
  insights: {
    ...articles,
    path: 'insights',
    singular: 'insight',
    plural: 'insights',
    filters: ['code', 'site', 'isDivorceMain', '_lawyer'],
    neighboursBy: ['code', 'site'],
    sort: '-createdAt',
  },
  faqs: {
    path: 'center/faqs',
    singular: 'faq',
    plural: 'faqs',
    detail: [],
    filters: ['type'],
    search: ['question', 'answer'],
    initials: ['question'],
    neighboursBy: [],
    sort: 'createdAt',
  },
  notifications: {
    path: 'center/notifications',
    singular: 'notification',
    plural: 'notifications',
    detail: ['content'],
    filters: ['isPinned'],
    search: ['subject', 'content'],
    initials: ['subject'],
    neighboursBy: [],
    sort: '-createdAt',
  },
  boards: {
    path: 'boards',
    singular: 'board',
    plural: 'boards',
    detail: ['content'],
    filters: ['code'],
    search: ['subject', 'content'],
    initials: ['subject'],
    neighboursBy: ['code'],
    sort: '-createdAt',
  },
} as const satisfies Record<string, CollectionShape>

export type Collection = keyof typeof collections
export const collectionNames = Object.keys(collections) as Collection[]
