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
  isDivorceMain: boolean
  lawyer?: string
  thumb: string
  createdAt: string
}
