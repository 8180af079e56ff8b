import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, line } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'

/** Actions on personal records, with their labels in the console. */
export const auditActions: Readonly<Record<string, string>> = {
  list: /*i18n*/ '목록에서 봄',
  read: /*i18n*/ '열어 봄',
  create: /*i18n*/ '만듦',
  change: /*i18n*/ '고침',
  remove: /*i18n*/ '삭제함',
  download: /*i18n*/ '파일을 받음',
  send: /*i18n*/ '보냄',
  silence: /*i18n*/ '변경을 알리지 않음',
  export: /*i18n*/ '내보냄',
  import: /*i18n*/ '가져옴',
  act: /*i18n*/ '회원의 화면을 보기 시작함',
  actEnd: /*i18n*/ '회원의 화면을 그만 봄',
  join: /*i18n*/ '온라인 상담실에 들어감',
  withdraw: /*i18n*/ '탈퇴 처리함',
  reset: /*i18n*/ '비밀번호를 새로 정함',
}

/** Subjects of the audit log that are no resources of the contract, with their labels. */
export const auditKinds: Readonly<Record<string, string>> = {
  files: /*i18n*/ '파일',
  deliveries: /*i18n*/ '발송',
  schedule: /*i18n*/ '상담회 자동 일정',
  audit: /*i18n*/ '열람 기록',
  rooms: /*i18n*/ '온라인 상담실',
  matchings: /*i18n*/ '상담회의 상담',
  conversations: /*i18n*/ '신고된 대화',
}

/** The `_item` of a note on the log, or on a list, as a whole: about nobody, and no single record. */
export const wholeLog = 'all'

const note = z.strictObject({
  _id: id,
  at: instant,
  /** Whose id it was; of what was done on the server itself, its command. */
  _user: z.string(),
  /** Null where the account is gone. */
  user: z.strictObject({ username: z.string(), name: z.string() }).nullable(),
  action: z.string(),
  /** The path of a resource, or a name of `auditKinds`. */
  resource: z.string(),
  _item: z.string(),
  /** Of an export or an import: its format, how many rows it has, by what the list was narrowed. Of a change: its `fields`. */
  details: z.string().nullable(),
  /** Why it was exported. */
  reason: z.string().nullable(),
})
export type AuditNote = z.output<typeof note>

type Filters = Partial<Record<'_user' | 'action' | 'resource' | '_item' | 'from' | 'to', string | undefined>>
/** Who asks may leave out what has a default. */
const query: z.ZodType<Paging & Filters> = z.strictObject({
  ...paging('-createdAt'),
  _user: line(60).optional(),
  action: line(20).optional(),
  resource: line(60).optional(),
  _item: line(60).optional(),
  from: instant.optional().meta({ description: 'Only what was done at this instant or later.' }),
  to: instant.optional().meta({ description: 'Only what was done before this instant.' }),
})

export const auditCalls = {
  'GET /api/console/audit': call({
    summary: 'Console: who of the staff had which personal record. Reading it is noted as well',
    tag: 'audit',
    access: 'console:members',
    isPersonal: true,
    query,
    answer: z.strictObject({ notes: z.array(note), summary }),
    status: 200,
  }),
}
