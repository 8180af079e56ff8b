import type { Picture } from '#contract/field.ts'
import type { insights } from '#contract/law/insights.ts'
import type { AnyResource, ItemOf } from '#contract/resource.ts'
import type { OnlySite } from '#contract/sites.ts'
import type { Settable } from '#server/db/repository.ts'

export type Translated = { ko: string; en?: string; cn?: string }

export type PracticeCode = 'divorce' | 'fornication' | 'inheritance' | 'alimony' | 'tax' | 'commonlaw'

export interface SeedLawyer {
  key: string
  name: Translated
  job: Translated
  type: 'LAWYER' | 'ADVISORY'
  isRepresentative: boolean
  intro: Translated
  career: { txt: Translated; isMain: boolean }[]
  createdAt: string
}

export interface SeedSuccess {
  key: string
  subject: Translated
  summary: Translated
  content: Translated
  result: Translated
  code: 'firm' | 'representative'
  practice: PracticeCode
  isDivorceMain: boolean
  lawyer: string
  thumb: string
  createdAt: string
}

export interface SeedInsight {
  key: string
  subject: Translated
  label: Translated
  summary: Translated
  content?: Translated
  code: 'article' | 'youtube' | 'column' | 'review'
  youtube?: { id: string }
  /** The name of files in `videos/`. */
  video?: string
  /** Of a video of ours, as players show it. */
  duration?: string
  isDivorceMain: boolean
  lawyer?: string
  thumb: string
  createdAt: string
}

export interface SeedFaq {
  type: 'inquiry' | 'homepage' | 'personal' | 'other'
  question: Translated
  answer: Translated
}

export interface SeedNotice {
  subject: Translated
  content: Translated
  isPinned: boolean
  thumb?: string
  createdAt: string
}

export interface SeedBoard {
  code: 'default-board'
  subject: Translated
  content: Translated
  author: Translated
  thumb?: string
  createdAt: string
}

/** A row as it is stored: the fields of its resource, and what may be set beside them. */
export interface Row extends Settable, Record<string, unknown> {}

/** What rows are made with. */
export interface Source {
  now: Date
  /** Stores the picture of that name, once. */
  picture: (name: string) => Promise<Picture>
  lawyerId: (key: string) => string
  only?: OnlySite
  /** Stores the video of that name with its captions. */
  video: (name: string) => Promise<Video>
}

/** A video of our own, as an insight names it. */
export type Video = NonNullable<ItemOf<typeof insights>['video']>

/** The content that a resource starts with. */
export interface Seed {
  resource: AnyResource
  rows: (source: Source) => Promise<Row[]>
}
