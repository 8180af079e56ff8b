import type { insights } from '#contract/law/insights.ts'
import type { lawyers } from '#contract/law/lawyers.ts'
import type { success } from '#contract/law/success.ts'
import type { boards } from '#contract/support/boards.ts'
import type { terms } from '#contract/support/terms.ts'
import type { Stored } from './server.ts'

/** Items as short as they may be: a test names only what it is about. */

export const aLawyer = (change: Partial<Stored<typeof lawyers>> = {}): Stored<typeof lawyers> => ({
  name: { ko: '설혜령', en: 'Seol Hye-ryeong', cn: '薛惠玲' },
  job: { ko: '변호사', en: 'Lawyer', cn: '律师' },
  type: 'LAWYER',
  isRepresentative: false,
  site: 'divorce',
  intro: { ko: '소개', en: 'Introduction', cn: '介绍' },
  career: [],
  mainImage: null,
  image: null,
  ...change,
})

export const aStory = (change: Partial<Stored<typeof success>> = {}): Stored<typeof success> => ({
  subject: { ko: '이야기', en: 'A story', cn: '案例' },
  summary: { ko: '요약', en: 'Summary', cn: '摘要' },
  result: { ko: '결과', en: 'Result', cn: '结果' },
  content: { ko: '<p>본문</p>', en: '<p>Text</p>', cn: '<p>正文</p>' },
  thumb: null,
  code: 'firm',
  practice: 'divorce',
  site: 'divorce',
  isDivorceMain: false,
  _lawyer: null,
  reviewedAt: null,
  ...change,
})

export const anInsight = (change: Partial<Stored<typeof insights>> = {}): Stored<typeof insights> => ({
  subject: { ko: '기사', en: 'An article', cn: '报道' },
  label: { ko: '신문', en: 'Paper', cn: '报纸' },
  summary: { ko: '요약', en: 'Summary', cn: '摘要' },
  content: null,
  thumb: null,
  youtube: null,
  video: null,
  duration: null,
  code: 'article',
  site: 'divorce',
  isDivorceMain: false,
  _lawyer: null,
  reviewedAt: null,
  ...change,
})

export const aTerm = (change: Partial<Stored<typeof terms>> = {}): Stored<typeof terms> => ({
  site: 'firm',
  code: 'privacy-consult',
  subject: { ko: '동의', en: 'Consent', cn: '同意' },
  edition: '1.0',
  effectiveAt: '2026-03-02T00:00:00.000Z',
  content: { ko: '<p>동의</p>' },
  consent: null,
  ...change,
})

/** Words of a text on the consent that it asks for. */
export const aConsent = (
  change: Partial<NonNullable<Stored<typeof terms>['consent']>> = {},
): NonNullable<Stored<typeof terms>['consent']> => ({
  purpose: { ko: '목적' },
  items: { ko: '이름' },
  period: { ko: '1년' },
  refusal: { ko: '거부' },
  email: null,
  sensitive: null,
  months: 12,
  ...change,
})

/** Consent to `aTerm()` as it is in a request. */
export const agreed = { code: 'privacy-consult', version: '1.0', agreedAt: new Date().toISOString() }

/** A consultation request as a visitor sends it. */
export const aRequest = (change: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: '홍길동',
  phone: '010-1234-5678',
  content: '상담을 받고 싶습니다.',
  consent: agreed,
  ...change,
})

/** A call-back request as a visitor sends it. */
export const aCallback = (change: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: '김',
  phone: '010',
  consent: agreed,
  ...change,
})

/** A post of the board. */
export const aPost = (change: Partial<Stored<typeof boards>> = {}): Stored<typeof boards> => ({
  code: 'default-board',
  subject: { ko: '글' },
  content: { ko: '<p>글</p>' },
  author: { ko: '팀' },
  thumb: null,
  files: [],
  ...change,
})
