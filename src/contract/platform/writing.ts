import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, line, translated } from '../field.ts'
import { locales } from '../locale.ts'

/** One piece of wording that the rules of lawyer advertising forbid. It is compared as it is written: white space does not matter, one `*` stands for a few signs. */
const adRule = z.strictObject({
  phrase: labelled(
    /*i18n*/ '표현(*는 몇 글자를 대신합니다)',
    z
      .string()
      .trim()
      .min(1)
      .max(60)
      .regex(/^[^*]*[^*\s][^*]*(\*[^*]*[^*\s][^*]*)?$/, { error: 'shape.phrase' }),
  ),
  /** Words in whose sentence it may stand, a comma between them. */
  unless: labelled(/*i18n*/ '같은 문장에 있으면 괜찮은 말(쉼표로 나눔)', line(200).nullable()),
  reason: labelled(/*i18n*/ '까닭', line(300)),
})
export type AdRule = z.output<typeof adRule>

/**
 * Default advertising rules for a Korean law firm: Attorney-at-Law Act, article 23, and the bar's Regulation on Advertising. The
 * office may change them.
 */
export const usualAdRules: AdRule[] = [
  { phrase: '승소율', unless: null, reason: '승소율을 표시하는 광고는 할 수 없습니다(변호사 광고에 관한 규정 제4조).' },
  { phrase: '성공률', unless: null, reason: '성공률처럼 결과를 기대하게 하는 표시는 할 수 없습니다(변호사 광고에 관한 규정 제4조).' },
  { phrase: '무조건', unless: null, reason: '결과를 보장하는 것으로 읽힙니다(변호사법 제23조 제2항).' },
  { phrase: '100%', unless: '지분, 부담, 보유', reason: '결과를 보장하는 것으로 읽힙니다(변호사법 제23조 제2항).' },
  { phrase: '승소*보장', unless: null, reason: '결과를 보장하는 광고는 할 수 없습니다(변호사법 제23조 제2항).' },
  { phrase: '결과*보장', unless: '않, 못, 없', reason: '결과를 보장하는 광고는 할 수 없습니다(변호사법 제23조 제2항).' },
  {
    phrase: '최고',
    unless: '최고법원, 최고장, 최고서, 최고액, 최고기간',
    reason: '객관적 근거 없이 다른 변호사보다 낫다고 하는 표현입니다(변호사 광고에 관한 규정 제4조).',
  },
  { phrase: '최상의', unless: null, reason: '객관적 근거 없이 다른 변호사보다 낫다고 하는 표현입니다(변호사 광고에 관한 규정 제4조).' },
  {
    phrase: '유일',
    unless: '유일한 재산, 유일한 소득, 유일한 상속인',
    reason: '‘유일’처럼 견줄 수 없음을 내세우는 표현입니다(변호사 광고에 관한 규정 제4조).',
  },
  { phrase: '국내 1위', unless: null, reason: '객관적 근거 없는 순위는 표시할 수 없습니다(변호사법 제23조 제2항).' },
  { phrase: '업계 1위', unless: null, reason: '객관적 근거 없는 순위는 표시할 수 없습니다(변호사법 제23조 제2항).' },
  {
    phrase: '전문 변호사',
    unless: '등록',
    reason: '‘전문’은 대한변호사협회에 전문분야로 등록한 변호사만 쓸 수 있습니다. 등록하셨다면 같은 문장에 등록을 밝혀 주십시오.',
  },
  {
    phrase: '전문 로펌',
    unless: '등록',
    reason: '‘전문’은 대한변호사협회에 전문분야로 등록한 경우에만 쓸 수 있습니다(변호사 전문분야 등록에 관한 규정).',
  },
  { phrase: '전관', unless: '전관예우', reason: '재판부나 수사기관과의 연고를 내세우는 광고는 할 수 없습니다(변호사법 제30조).' },
  { phrase: '수임료 할인', unless: null, reason: '부당한 염가를 내세우는 광고는 할 수 없습니다(변호사 광고에 관한 규정 제4조).' },
]

/** A field of the setting. */
export const adRules = labelled(/*i18n*/ '쓰지 않을 광고 표현', z.array(labelled(/*i18n*/ '표현', adRule)).max(100))
export const defaultAdRules = adRules.default(usualAdRules)

/** So many links of a text are looked up at once. */
export const maxCheckedLinks = 50
/** So many pages are offered to link to. */
export const maxFoundPages = 20

const place = { resource: line(60), _item: id }
const page = z.strictObject({
  path: z.string(),
  title: z.string(),
  /** The path of its resource; null: a page of the site itself. */
  resource: z.string().nullable(),
  /** A draft can be linked to, and leads nowhere until it is published. */
  isPublished: z.boolean(),
})
export type FoundPage = z.output<typeof page>

/** The pages of the site itself that texts link to, and what they are called. */
export const namedPages: readonly (readonly [path: string, label: string])[] = [
  ['/rev/about', /*i18n*/ '법인 소개'],
  ['/rev/intro', /*i18n*/ '대표변호사 인사말'],
  ['/member/lawyer', /*i18n*/ '변호사'],
  ['/member/advisory', /*i18n*/ '고문·자문위원'],
  ['/contact', /*i18n*/ '오시는 길'],
  ['/story/firm', /*i18n*/ '성공사례'],
  ['/story/representative', /*i18n*/ '대표 판결'],
  ['/insight_media/review', /*i18n*/ '의뢰인 후기'],
  ['/insight_media/insight', /*i18n*/ '언론 보도'],
  ['/insight_media/media', /*i18n*/ '영상'],
  ['/insight_media/column', /*i18n*/ '칼럼'],
  ['/program', /*i18n*/ '심리 안정 프로그램'],
  ['/center/faqs', /*i18n*/ '자주 묻는 질문'],
  ['/center/notice', /*i18n*/ '공지사항'],
  ['/default-form', /*i18n*/ '상담 신청'],
  ['/privacy-policy', /*i18n*/ '개인정보처리방침'],
  ['/terms-of-use', /*i18n*/ '이용약관'],
]
/** A translation whose Korean has changed since. */
const stale = z.strictObject({
  _id: id,
  /** Where it stands, without places in lists: `career.txt`. */
  field: z.string(),
  locale: z.enum(locales),
  /** The translation. */
  text: z.string(),
  /** The Korean that it was made from. */
  source: z.string(),
})

/** So many items of each kind are named. */
export const mostWork = 5

const workItem = z.strictObject({
  resource: z.string(),
  _id: id,
  title: z.string(),
  isPublished: z.boolean(),
  /** When the caller saved it last. */
  at: instant,
})
export type WorkItem = z.output<typeof workItem>

const toTranslate = z.strictObject({
  resource: z.string(),
  /** How many items there are, drafts too. */
  total: z.int().nonnegative(),
  /** Those of which the list has so many with this filter (contract/translation-state.ts). */
  en: z.int().nonnegative(),
  cn: z.int().nonnegative(),
  stale: z.int().nonnegative(),
})
export type ToTranslate = z.output<typeof toTranslate>

const isStaffs = { tag: 'writing', access: 'console', status: 200 } as const

/** Checks of texts for editors. */
export const writingCalls = {
  'GET /api/console/writing': call({
    ...isStaffs,
    summary: 'What texts are checked by: wording that advertising rules forbid; and the name that titles end with',
    answer: z.strictObject({ writing: z.strictObject({ adRules, firm: translated(z.string()) }) }),
    reads: ['setting'],
  }),
  'POST /api/console/writing/links': call({
    ...isStaffs,
    summary: `Which of up to ${maxCheckedLinks} addresses inside the site lead to nothing that is published. Other sites are not asked`,
    body: z.strictObject({ links: z.array(z.string().min(1).max(500)).min(1).max(maxCheckedLinks) }),
    answer: z.strictObject({ dead: z.array(z.string()) }),
    writesNothing: 'It asks a question too long for an address.',
  }),
  'GET /api/console/writing/pages': call({
    ...isStaffs,
    summary: `Pages to link to: up to ${maxFoundPages} with these words. Drafts only of what the caller may see`,
    query: z.strictObject({ q: z.string().trim().normalize('NFC').min(1).max(100) }),
    answer: z.strictObject({ pages: z.array(page).max(maxFoundPages) }),
    reads: ['content', 'versions'],
  }),
  'GET /api/console/writing/work': call({
    ...isStaffs,
    summary: 'What the caller has worked on last, its drafts without a date, and how much content is to be translated',
    answer: z.strictObject({
      drafts: z.array(workItem).max(mostWork),
      edits: z.array(workItem).max(mostWork),
      translations: z.array(toTranslate),
    }),
    reads: ['content', 'versions'],
  }),
  'GET /api/console/translations': call({
    ...isStaffs,
    summary: 'Translations of an item whose Korean has changed since they were made, with the Korean that they were made from',
    query: z.strictObject(place),
    answer: z.strictObject({ translations: z.array(stale) }),
    errors: [404],
    reads: ['versions'],
  }),
  'DELETE /api/console/translations/{_id}': call({
    ...isStaffs,
    summary: 'Say that a translation is right for the Korean of now',
    params: z.strictObject({ _id: id }),
    status: 204,
    errors: [404],
    writes: ['versions'],
  }),
}
