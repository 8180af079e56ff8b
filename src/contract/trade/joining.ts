import * as z from 'zod'
import { call } from '../call.ts'
import { email, id, instant, labelled, language, line, phone } from '../field.ts'
import { importAnswer, importHeadings, importQuery, importRows } from '../import-calls.ts'
import { type Paging, paging, summary, wireBoolean } from '../paging.ts'
import { companyProfile, country, registrationNumber } from '../platform/company.ts'
import { participants } from './participants.ts'

const { role, state } = participants.fields
const { name, ceo, category, address, certificate, certificateNumber, certificateYear, productCategory } = companyProfile

/** Steps of a participant on its way: it stands at each until the next one is done. */
export const joiningSteps = ['listed', 'invited', 'joined', 'profile', 'documents', 'approved', 'rejected'] as const
export type JoiningStep = (typeof joiningSteps)[number]
/** Steps at which a participant itself has something to do, and can be reminded of it. */
export const remindedSteps = ['invited', 'joined', 'profile'] as const satisfies readonly JoiningStep[]
export type RemindedStep = (typeof remindedSteps)[number]

/** Days between two mails to one person that remind of joining, and for which the link of an invitation is good. */
export const joiningDays = { betweenMails: 3, link: 14 } as const

/** Mails about joining: the invitation, the same once more, a reminder. */
export const invitationKinds = ['invite', 'again', 'remind'] as const
export type InvitationKind = (typeof invitationKinds)[number]

/** Participant as staff enter it, or as a row of the organiser's list says it. Nothing but the company and the mail has to be known. */
const entry = {
  company: name,
  role,
  person: labelled(/*i18n*/ '담당자', line(60).nullable().default(null)),
  mail: labelled(/*i18n*/ '이메일', email),
  phone: labelled(/*i18n*/ '연락처', phone.nullable().default(null)),
  country: country.nullable().default(null),
  language: language.default('ko'),
  category: category.nullable().default(null),
  productCategory,
  certificate,
  certificateNumber,
  certificateYear,
  registrationNumber: registrationNumber.nullable().default(null),
  ceo: ceo.nullable().default(null),
  address: address.nullable().default(null),
}
export const participantEntry = z.strictObject(entry)
export type ParticipantEntry = z.output<typeof participantEntry>

/** Column of the import that says which earlier row of the file is the same participant: the browser has the whole file. */
export const sameColumn = 'same'
/** Column of the import that says how a participant begins. */
export const stateColumn = 'state'

/** Columns of the organiser's list, and further names that such lists have for them. */
export const entryHeadings: Readonly<Record<keyof ParticipantEntry, readonly string[]>> = {
  company: ['회사', '회사명', '기업명', '업체명', '상호', 'Company', 'Company name', '公司', '公司名称', '企业名称'],
  role: ['구분', '역할', 'Role', 'Type', '类型', '身份'],
  person: ['이름', '성명', '성함', '담당자명', '참가자', 'Person', 'Contact', 'Contact person', 'Name', '联系人', '姓名'],
  mail: ['메일', '전자우편', '이메일 주소', '담당자 이메일', 'E-mail', 'Email', 'Mail', '邮箱', '电子邮件'],
  phone: ['전화', '전화번호', '휴대전화', '핸드폰', '휴대폰', 'Phone', 'Tel', 'Mobile', '电话', '手机'],
  country: ['국가', '나라', 'Country', '国家'],
  language: ['언어', '사용 언어', 'Language', '语言'],
  category: ['업종', '분야', 'Category', 'Industry', '行业'],
  productCategory: ['상품 분류', '품목', '취급 품목', 'Products', 'Product category', '产品类别'],
  certificate: ['인증', '인증서', '인증 구분', 'Certificate', '认证'],
  certificateNumber: ['인증번호', '인증서 번호', 'Certificate number', 'Certificate no', '认证编号', '证书编号'],
  certificateYear: ['인증연도', '인증년도', '인증 년도', '인증 받은 해', 'Certificate year', 'Year', '认证年份', '年份'],
  registrationNumber: ['사업자번호', '사업자 등록번호', '등록번호', 'Registration number', 'Business number', '注册号'],
  ceo: ['대표자', '대표', '대표자명', 'CEO', 'Representative', '法人', '代表'],
  address: ['주소', '회사 주소', 'Address', '地址'],
}

const ofFair = { tag: 'fairs', access: 'console:fairs', status: 200, params: z.strictObject({ _id: id }) } as const
const step = z.enum(joiningSteps)
const count = z.int().min(0)

const row = z
  .strictObject({
    _id: id,
    name,
    role,
    step,
    person: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    language,
    invitedAt: instant.nullable(),
    /** Of the last mail about joining. */
    sentAt: instant.nullable(),
    /** A mail waits to be written. */
    isWaiting: z.boolean(),
    /** The link for a group by which it came. */
    link: z.strictObject({ _id: id, name: z.string() }).nullable(),
  })
  .meta({ id: 'JoiningParticipant' })

/** Figures of how far the participants of a fair have come. */
export const joiningFigures = z
  .strictObject({
    steps: z.array(
      z.strictObject({
        step,
        /** How many stand there. */
        standing: count,
        /** How many have come there or further. */
        reached: count,
        /** How many of those who stand there would be sent a mail now: at `listed` an invitation, else a reminder. */
        due: count,
      }),
    ),
    /** Mails that wait to be written. */
    waiting: count,
  })
  .meta({ id: 'Joining' })

const candidate = z.strictObject({ _id: id, name, role, isApproved: z.boolean() }).meta({ id: 'FairCandidate' })
type ListQuery = Paging & {
  step?: JoiningStep | undefined
  isReached?: boolean | undefined
  _link?: string | undefined
  isWithoutMeeting?: boolean | undefined
  q?: string | undefined
}
const listQuery: z.ZodType<ListQuery> = z.strictObject({
  ...paging('-createdAt'),
  step: step.optional(),
  /** Who has come to that step or further, not only who stands there. */
  isReached: wireBoolean.optional(),
  /** Who has come by that link for a group. */
  _link: id.optional(),
  isWithoutMeeting: wireBoolean
    .optional()
    .meta({ type: 'boolean', enum: [true, false], description: 'True: only approved participants who have no agreed meeting.' }),
  q: z.string().trim().normalize('NFC').min(1).max(100).optional(),
})

/** Calls that bring in the participants of a fair: from the organiser's list, by invitation, one by one. */
export const joiningCalls = {
  'GET /api/console/fairs/{_id}/participants/import': call({
    ...ofFair,
    summary: 'Console: the columns that an import of participants reads',
    answer: importHeadings,
    errors: [404],
    reads: [],
  }),
  'POST /api/console/fairs/{_id}/participants/import': call({
    ...ofFair,
    summary:
      'Console: import participants, 200 rows at most. Accounts and companies that are there are added to the fair and never changed; nothing is sent',
    query: importQuery,
    body: importRows,
    answer: importAnswer,
    errors: [404],
    writes: ['users', 'companies', 'fairs/participants'],
  }),
  'POST /api/console/fairs/{_id}/participants': call({
    ...ofFair,
    summary: 'Console: add one participant: a company that is there (`_company`), or a new one with the mail of its person',
    body: z.strictObject({
      state: state.unwrap().default('PENDING'),
      _company: id.nullable().default(null),
      entry: participantEntry.nullable().default(null),
    }),
    answer: z.strictObject({ participant: z.strictObject({ _id: id, outcome: z.enum(['new', 'changed', 'unchanged']) }) }),
    status: 201,
    errors: [404, 409],
    writes: ['users', 'companies', 'fairs/participants'],
  }),
  'GET /api/console/fairs/{_id}/candidates': call({
    ...ofFair,
    summary: 'Console: companies with some words in their name that do not take part in a fair yet, at most 20',
    query: z.strictObject({ q: z.string().trim().normalize('NFC').min(1).max(100) }),
    answer: z.strictObject({ candidates: z.array(candidate) }),
    errors: [404],
    reads: ['companies', 'fairs/participants'],
  }),
  'GET /api/console/fairs/{_id}/joining': call({
    ...ofFair,
    summary: 'Console: how far the participants of a fair have come, and those at a step',
    query: listQuery,
    answer: z.strictObject({ joining: joiningFigures, participants: z.array(row), summary }),
    errors: [404],
    isPersonal: true,
    reads: ['users', 'companies', 'companyFiles', 'fairs/participants', 'fairInvitations', 'joinLinks', 'matchings'],
  }),
  'POST /api/console/fairs/{_id}/invitations': call({
    ...ofFair,
    summary:
      'Console: send mails about joining: invitations to who has had none, one invitation once more, or a reminder to who stands at a step. Each person gets one mail however often it is asked for',
    body: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('invite'), _participant: id.nullable().default(null) }),
      z.strictObject({ kind: z.literal('again'), _participant: id }),
      z.strictObject({ kind: z.literal('remind'), step: z.enum(remindedSteps) }),
    ]),
    answer: z.strictObject({ invitations: z.strictObject({ requested: count }) }),
    errors: [404],
    writes: ['fairInvitations'],
  }),
}
