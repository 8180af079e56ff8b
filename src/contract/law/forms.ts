import * as z from 'zod'
import { call } from '../call.ts'
import { email, id, instant, labelled, language, line, reference, site } from '../field.ts'
import { halfWidth } from '../half-width.ts'
import { resource } from '../resource.ts'
import { letter } from '../platform/letters.ts'
import { attachmentLimits, attachmentSlots } from './attachments.ts'
import { consentCode, requestLimits } from './requests.ts'

/** Messages of specification 5, in its order; their ids are in the server's catalogues. */
const required = (field: keyof typeof requestLimits) =>
  z
    .string({ error: `form.${field}` })
    .trim()
    .min(1, { error: `form.${field}` })
    .max(requestLimits[field], { error: `form.${field}TooLong` })

/** What the visitor agreed to: the version in force of the text that the form shows, and when (their clock). */
const consent = z.strictObject(
  {
    code: z.literal(consentCode),
    version: line(20),
    agreedAt: instant,
    /** Agreed as well, and apart, to the use of sensitive matters, where the text asks for that. */
    sensitive: z.boolean().optional(),
  },
  { error: 'form.consent' },
)

/** Consent as it is stored, as proof. Records from before a value was noted have its default. */
const storedConsent = z.strictObject({
  code: labelled(/*i18n*/ '동의서', line(40)),
  version: labelled(/*i18n*/ '판 번호', line(20)),
  agreedAt: labelled(/*i18n*/ '동의한 때', instant),
  receivedAt: labelled(/*i18n*/ '접수한 때', instant),
  sensitive: labelled(/*i18n*/ '민감정보 동의', z.boolean().default(false)),
  /** The period that was consented to. */
  months: labelled(/*i18n*/ '보유 기간(개월)', z.int().default(12)),
  /** What was shown: its language, items and period, and the SHA-256 (hex) of the whole text as the API gives it. */
  shown: labelled(
    /*i18n*/ '보여 드린 동의서',
    z
      .strictObject({
        locale: language,
        hash: labelled(/*i18n*/ '동의서 전문의 해시(SHA-256)', line(64)),
        items: labelled(/*i18n*/ '수집 항목', z.string().max(1000)),
        period: labelled(/*i18n*/ '보유 기간', z.string().max(500)),
      })
      .nullable()
      .default(null),
  ),
})

export const formStatuses = ['received', 'answered', 'closed'] as const

/** Stages of the office's work on a request: those that are counted, and the columns of the board. */
export const workStages = ['received', 'contacted', 'booked', 'retained', 'closed', 'rejected'] as const

/** All of them, with the one of what is no request at all. The sender sees the status that follows (server/law/request-hooks.ts). */
export const formStages = [...workStages, 'spam'] as const
export type FormStage = (typeof formStages)[number]
export type WorkStage = (typeof workStages)[number]

/** A file that came with a request; its bytes are at `GET /api/v1/files/{_file}`, for the console alone. */
export const attachment = z.strictObject({
  _file: id,
  name: labelled(/*i18n*/ '파일 이름', line(200)),
  type: labelled(/*i18n*/ '파일 형식', line(100)),
  /** Bytes. */
  size: labelled(/*i18n*/ '크기(바이트)', z.int().nonnegative()),
  slot: labelled(/*i18n*/ '첨부 구분', z.enum(attachmentSlots), {
    files: /*i18n*/ '파일',
    file: /*i18n*/ '서류',
    thumb: /*i18n*/ '사진',
  }),
})
export type Attachment = z.output<typeof attachment>

/** Beyond every instant, in ms: what is due sooner is farther from it. */
const never = 1e14

/**
 * Says how urgently the sender waits for an answer: the most who was to have it first, or is; less who has it; the least what may come
 * from a program, and what does. Those of which it says the same follow one another as they came, the newest first.
 */
function turnOf({ stage, suspicion, goalAt }: Readonly<Record<string, unknown>>): number {
  if (stage === 'spam') return 0
  if (stage !== 'received') return 2
  if (suspicion != null) return 1
  return typeof goalAt === 'string' ? never - Date.parse(goalAt) : 3
}

/** Consultation requests and call-back requests. Personal data: nobody without `console:inquiries` sees them. */
export const forms = resource({
  path: 'forms',
  singular: 'form',
  plural: 'forms',
  label: /*i18n*/ '상담 신청',
  summary: 'consultation and call-back requests',
  fields: {
    kind: labelled(/*i18n*/ '구분', z.enum(['consultation', 'callback']), {
      consultation: /*i18n*/ '상담',
      callback: /*i18n*/ '전화 요청',
    }),
    receipt: labelled(/*i18n*/ '접수번호', line(20)),
    stage: labelled(/*i18n*/ '진행 단계', z.enum(formStages).default('received'), {
      received: /*i18n*/ '접수',
      contacted: /*i18n*/ '연락함',
      booked: /*i18n*/ '상담 예약',
      retained: /*i18n*/ '수임',
      closed: /*i18n*/ '종결',
      rejected: /*i18n*/ '거절',
      spam: /*i18n*/ '스팸',
    }),
    /** Who deals with it: an account with `console:inquiries`. */
    _assignee: labelled(/*i18n*/ '담당자', reference('users', 'clear', 'forms/assignees').nullable().default(null)),
    /** When somebody will get in touch again. What is closed or rejected waits for nothing. */
    followUpAt: labelled(/*i18n*/ '다시 연락할 때', instant.nullable().default(null)),
    /** Until when somebody is to get in touch, by the goal of the time when it arrived (law/assignment.ts). */
    goalAt: labelled(/*i18n*/ '연락 목표', instant.nullable().default(null)),
    /** When somebody first did. */
    contactedAt: labelled(/*i18n*/ '첫 연락', instant.nullable().default(null)),
    /** In which the office worked until then. */
    responseMinutes: labelled(/*i18n*/ '첫 연락까지 근무 시간(분)', z.int().nullable().default(null)),
    /** What the receipt tells the sender: it follows from the stage. */
    status: labelled(/*i18n*/ '신청인에게 보이는 상태', z.enum(formStatuses), {
      received: /*i18n*/ '접수',
      answered: /*i18n*/ '답변함',
      closed: /*i18n*/ '종결',
    }),
    name: labelled(/*i18n*/ '성함', line(requestLimits.name)),
    phone: labelled(/*i18n*/ '연락처', line(requestLimits.phone)),
    /** For an answer by mail, where its sender has wished for that. */
    email: labelled(/*i18n*/ '이메일', email.nullable().default(null)),
    /** Of a call-back request: when to call. */
    content: labelled(/*i18n*/ '문의내용', z.string().max(requestLimits.content)),
    site,
    locale: language,
    consent: labelled(/*i18n*/ '동의 기록', storedConsent.nullable()),
    /** Why it may come from a program: the field that people do not see was filled in, or it was written in no time. */
    suspicion: labelled(/*i18n*/ '자동 입력 의심', z.enum(['homepage', 'haste']).nullable().default(null), {
      homepage: /*i18n*/ '숨은 칸을 채움',
      haste: /*i18n*/ '너무 빨리 보냄',
    }),
    _lawyer: labelled(/*i18n*/ '희망 변호사', reference('lawyers', 'clear').nullable()),
    /** Whether the other party is known: by its name where that is kept, else by a hash (server/law/request-keys.ts). */
    hasOpponent: labelled(/*i18n*/ '상대방 기록', z.boolean().default(false)),
    opponent: labelled(/*i18n*/ '상대방 이름', line(requestLimits.name).nullable().default(null)),
    memo: labelled(/*i18n*/ '메모', z.string().max(5000)),
    files: labelled(/*i18n*/ '첨부 파일', z.array(labelled(/*i18n*/ '파일', attachment))),
    /** When it is erased, with all that belongs to it: the period that was consented to, from when the office last dealt with it. */
    eraseAt: labelled(/*i18n*/ '파기 예정일', instant.nullable().default(null)),
  },
  /** The console notes what was done with a request, and takes a suspicion back; what the visitor wrote stays as it is. */
  changeable: ['stage', '_assignee', 'followUpAt', 'memo', 'suspicion'],
  bulk: ['stage', '_assignee'],
  setAside: { field: 'stage', value: 'spam' },
  filters: ['stage', 'status', 'kind', 'site', 'receipt', 'suspicion', '_lawyer', '_assignee'],
  sortable: ['followUpAt', 'eraseAt', 'goalAt', 'contactedAt', 'responseMinutes'],
  orders: { turn: turnOf },
  sort: '-turn',
  due: 'followUpAt',
  search: ['name', 'phone', 'email', 'content', 'receipt'],
  unique: ['receipt'],
  public: [],
  console: ['list', 'one', 'update', 'remove'],
  isLive: true,
  scope: 'console:inquiries',
  isPersonal: true,
})

/** What the sender gets back: how to ask about the request later, and nothing of what was written. */
const receipt = z.strictObject({ _id: id, receipt: z.string(), status: z.enum(formStatuses), createdAt: instant })

const sender = { name: required('name'), phone: required('phone').overwrite(halfWidth) }

const request = {
  site: site.default('divorce'),
  consent,
  /** Of a field that people do not see. What fills it in is answered as anybody is, and marked for the office. */
  homepage: z.string().max(2000).optional(),
  /** When the first letter was written, by the clock of `agreedAt`. */
  startedAt: instant.optional(),
}

const attaching = (what: string) =>
  call({
    summary: `Attach ${what} to a request of one’s own, within a day`,
    tag: 'forms',
    access: 'public',
    params: z.strictObject({ _id: id }),
    upload: { file: 'file', maxBytes: attachmentLimits.maxBytes, token: 'upload-token' },
    answer: z.strictObject({ file: attachment }),
    status: 201,
    errors: [403, 404, 410],
    location: ({ file }) => `/api/v1/files/${file._file}`,
    isLimited: true,
    writes: ['forms'],
  })

const answer = z.strictObject({ form: forms.consoleItem })
const staff = { tag: 'forms', access: 'console:inquiries', isPersonal: true, answer } as const

export const formCalls = {
  'POST /api/console/forms': call({
    ...staff,
    summary: 'Console: note a request that was taken by phone',
    body: z.strictObject({
      name: labelled(/*i18n*/ '성함', sender.name),
      phone: labelled(/*i18n*/ '연락처', sender.phone),
      email: labelled(/*i18n*/ '이메일', email.nullable().default(null)),
      content: labelled(/*i18n*/ '문의내용', required('content')),
      site: site.default('divorce'),
      locale: language.default('ko'),
      /** Staff may name one whom visitors do not see yet. */
      _lawyer: labelled(/*i18n*/ '희망 변호사', reference('lawyers', 'clear').nullable().default(null)),
    }),
    status: 201,
    location: ({ form }) => `/api/console/forms/${form._id}`,
    writes: ['forms'],
  }),
  'POST /api/v1/forms': call({
    summary: 'Request a consultation',
    tag: 'forms',
    access: 'public',
    body: z.strictObject({
      ...sender,
      content: required('content'),
      /** For an answer by mail; stored where the text that was agreed to names it. */
      email: email.optional(),
      ...request,
      /** One of the lawyers whom visitors can see. */
      _lawyer: id.optional(),
    }),
    /** `uploadToken` lets its sender, and nobody else, attach files: it goes into the header `upload-token`. */
    answer: z.strictObject({ form: receipt, uploadToken: z.string() }),
    status: 201,
    errors: [409],
    location: ({ form }) => `/api/v1/forms/receipts/${form.receipt}`,
    isLimited: true,
    writes: ['forms'],
  }),
  'GET /api/v1/forms/receipts/{receipt}': call({
    summary: 'What became of a request',
    tag: 'forms',
    access: 'public',
    params: z.strictObject({ receipt: line(20) }),
    answer: z.strictObject({ form: receipt.omit({ _id: true }) }),
    status: 200,
    errors: [404],
    isLimited: true,
    reads: ['forms'],
  }),
  'POST /api/v1/message': call({
    summary: 'Ask to be called back',
    tag: 'forms',
    access: 'public',
    body: z.strictObject({
      ...sender,
      /** When to call, in the visitor's words. */
      when: z.string().trim().max(requestLimits.phone, { error: 'form.whenTooLong' }).optional(),
      ...request,
    }),
    answer: z.strictObject({ message: receipt }),
    status: 201,
    errors: [409],
    location: ({ message }) => `/api/v1/forms/receipts/${message.receipt}`,
    isLimited: true,
    writes: ['forms'],
  }),
}

/** Answers of the office. */
export const answerCalls = {
  'PUT /api/console/forms/{_id}/email': call({
    ...staff,
    summary: 'Console: answer a request by mail; one that was just received is contacted from then on, one of nobody the caller’s',
    params: z.strictObject({ _id: id }),
    body: letter,
    status: 200,
    errors: [404, 410, 412],
    writes: ['forms', 'deliveries'],
  }),
}

/** Files of a request, sent after it. */
export const attachmentCalls = {
  'POST /api/v1/forms/{_id}/files': attaching('one of up to ten files'),
  'POST /api/v1/forms/{_id}/file': attaching('the one document'),
  'POST /api/v1/forms/{_id}/thumb': attaching('the one picture'),
  'POST /api/console/forms/{_id}/files': call({
    ...staff,
    summary: 'Console: attach a file that has come in another way, at any time',
    params: z.strictObject({ _id: id }),
    upload: { file: 'file', maxBytes: attachmentLimits.maxBytes },
    status: 201,
    errors: [404, 410],
    location: ({ form }) => `/api/console/forms/${form._id}`,
    writes: ['forms'],
  }),
}
