import * as z from 'zod'
import { call } from '../call.ts'
import type { HasUrl } from '../declaration.ts'
import { id, instant, labelled, language, line, lines, richText, siteName, translated } from '../field.ts'
import { itemParams } from '../picture-upload.ts'
import { paging, type Paging, summary } from '../paging.ts'
import { everyOperation, resource } from '../resource.ts'
import type { SiteName } from '../sites.ts'

/** Terms agreed to at joining, beside the terms of use. Joining needs a connection, so devices do not store them. */
export const joinTermCodes = ['privacy-join', 'marketing'] as const

export const termCodes = ['privacy-consult', 'privacy-policy', 'terms-of-use', 'email-refusal', ...joinTermCodes] as const

/** The terms that the trade centre asks for: consultations and the firm's e-mail addresses are the firm's matter. */
export const centreTermCodes = ['privacy-policy', 'terms-of-use', ...joinTermCodes] as const

/** Terms of which members are told before a new edition comes into force; a consent is asked for anew. */
export const announcedTermCodes = ['terms-of-use', 'privacy-policy'] as const satisfies readonly (typeof termCodes)[number][]

/** Minutes for which a new edition has to stand as it is before members are told of it: until then it can be taken back unseen. */
export const minutesUntilTold = 10

/** Shown where they are agreed to, and on no page of their own. */
const withoutPage: readonly unknown[] = ['privacy-consult', ...joinTermCodes]

/** The page that a site has for one of its terms, if any. */
const pagesOf = ({ site, code }: HasUrl): string[] => {
  if (withoutPage.includes(code)) return []
  if (site !== 'centre') return [`/${String(code)}`]
  return centreTermCodes.some((own) => own === code) ? [`/fairs/${String(code)}`] : []
}

const consent = z.strictObject({
  purpose: labelled(/*i18n*/ '수집 목적', translated(lines(1000))),
  items: labelled(/*i18n*/ '수집 항목', translated(lines(1000))),
  period: labelled(/*i18n*/ '보유 기간', translated(lines(500))),
  refusal: labelled(/*i18n*/ '거부할 권리', translated(lines(1000))),
  /** What is said beside the field for an e-mail address, which need not be filled in. Without it no address is asked for. */
  email: labelled(/*i18n*/ '이메일(선택)', translated(lines(500)).nullable().default(null)),
  /** What is asked for apart: sensitive matters, and what happens without this consent. */
  sensitive: labelled(/*i18n*/ '민감정보 동의', translated(lines(1000)).nullable().default(null)),
  /** The period in months: what was sent under this consent is erased so long after it was last dealt with. */
  months: labelled(/*i18n*/ '보유 기간(개월)', z.int().min(1).max(120).default(12)),
})

/** Terms of a site, each version an item of its own; readers get the version in force. */
export const terms = resource({
  path: 'terms',
  singular: 'term',
  plural: 'terms',
  label: /*i18n*/ '약관',
  summary: 'terms and policies',
  fields: {
    site: siteName.default('firm'),
    code: labelled(/*i18n*/ '구분', z.enum(termCodes), {
      'privacy-consult': /*i18n*/ '상담 개인정보 동의',
      'privacy-policy': /*i18n*/ '개인정보처리방침',
      'terms-of-use': /*i18n*/ '이용약관',
      'email-refusal': /*i18n*/ '이메일무단수집거부',
      'privacy-join': /*i18n*/ '회원가입 개인정보 동의',
      marketing: /*i18n*/ '마케팅 정보 수신 동의',
    }),
    subject: labelled(/*i18n*/ '제목', translated(line())),
    /** Its name among readers and in a consent (`1.0`); `version` counts the changes of every item. */
    edition: labelled(/*i18n*/ '판 번호', line(20)),
    effectiveAt: labelled(/*i18n*/ '시행일', instant),
    content: labelled(/*i18n*/ '본문', translated(richText())),
    /** What a consent must name before it is asked for (purpose, items, period, the right to refuse and its effect). */
    consent: labelled(/*i18n*/ '동의 내용', consent.nullable().default(null)),
  },
  detail: ['content'],
  ofSite: { field: 'site', values: { firm: ['firm'], centre: ['centre'] } },
  filters: ['site', 'code', 'edition'],
  sortable: ['effectiveAt'],
  notCopied: ['edition', 'effectiveAt'],
  shownOn: pagesOf,
  public: [],
  console: everyOperation,
  scope: 'console:settings',
})

/** The site whose terms are asked for: the firm's, if no other. */
const ofSite = { site: siteName.optional() }

const oldestFirst: z.ZodType<Paging & { site?: SiteName | undefined }> = z.strictObject({ ...paging('createdAt'), ...ofSite })

const newestFirst: z.ZodType<Paging> = z.strictObject(paging('-createdAt'))

const agreement = z.strictObject({
  _id: id,
  /** When it came, by our clock. */
  createdAt: instant,
  /** By the member's clock. */
  agreedAt: instant,
  /** False: it was taken back. */
  isAgreed: z.boolean(),
  locale: language,
  /** Null: the account is gone. */
  user: z.strictObject({ _id: id, username: z.string(), name: z.string() }).nullable(),
})

export const termCalls = {
  'GET /api/v1/terms': call({
    summary: 'The terms in force of a site',
    tag: 'terms',
    access: 'public',
    query: oldestFirst,
    answer: z.strictObject({ terms: z.array(terms.publicListItem), summary }),
    status: 200,
    isCacheable: true,
    reads: ['terms'],
  }),
  'GET /api/v1/terms/{code}': call({
    summary: 'One of the terms of a site: the version in force, and the one that follows it',
    tag: 'terms',
    access: 'public',
    params: z.strictObject({ code: z.enum(termCodes) }),
    query: z.strictObject(ofSite),
    answer: z.strictObject({
      term: terms.publicItem,
      /** The edition that comes into force next, where it is known. */
      next: terms.publicItem.nullable(),
    }),
    status: 200,
    isCacheable: true,
    errors: [404],
    reads: ['terms'],
  }),
}

const notice = z.strictObject({
  begunAt: instant,
  /** Null: it is under way. */
  endedAt: instant.nullable(),
  /** Members who have been told so far. */
  told: z.int().nonnegative(),
})

/** Telling members of a new edition. */
export const termNoticeCalls = {
  'GET /api/console/terms/notice': call({
    summary: 'Console: how many members of a site would be told of a new edition, and how far that is with one',
    tag: 'terms',
    access: 'console:settings',
    query: z.strictObject({ site: siteName, _term: id.optional() }),
    answer: z.strictObject({
      members: z.int().nonnegative(),
      /** Of those: with a mail address. */
      mailed: z.int().nonnegative(),
      /** Null: nobody was told of this edition, or none is asked for. */
      notice: notice.nullable(),
    }),
    status: 200,
    reads: ['terms', 'users', 'consents'],
  }),
}

/** Agreements to an edition. */
export const agreementCalls = {
  'GET /api/console/terms/{_id}/agreements': call({
    summary: 'Console: the members who have agreed to an edition, or taken that back, the newest first. Reading it is noted',
    tag: 'terms',
    access: 'console:members',
    isPersonal: true,
    params: itemParams,
    query: newestFirst,
    answer: z.strictObject({ agreements: z.array(agreement), summary }),
    status: 200,
    errors: [404, 410],
    reads: ['consents', 'terms'],
  }),
  'GET /api/console/terms/{_id}/agreements/counts': call({
    summary: 'Console: how many members have agreed to an edition, how many took that back, and how many requests were sent under it',
    tag: 'terms',
    access: 'console:settings',
    params: itemParams,
    answer: z.strictObject({ counts: z.strictObject({ agreed: z.int(), takenBack: z.int(), requests: z.int() }) }),
    status: 200,
    errors: [404, 410],
    reads: ['consents', 'terms'],
  }),
}
