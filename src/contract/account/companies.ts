import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, line, lines, reference } from '../field.ts'
import { everyOperation, resource } from '../resource.ts'
import { companyFile } from './company-files.ts'
import { certificates, refusedCertificate } from './certificates.ts'

/** What a company says of itself (specification 3, 'Company' and 'Buyer'). */
const profile = {
  name: labelled(/*i18n*/ '회사 이름', line(100)),
  ceo: labelled(/*i18n*/ '대표자', line(60)),
  category: labelled(/*i18n*/ '업종', line(60)),
  address: labelled(/*i18n*/ '주소', line(200)),
  /** Of sellers. */
  certificate: labelled(/*i18n*/ '인증', z.enum(certificates).nullable().default(null), {
    SEOUL_AWARD: /*i18n*/ '서울어워드',
    SUPER_ROOKIE: /*i18n*/ '슈퍼루키',
  }),
  productCategory: labelled(/*i18n*/ '상품 분류', line(60).nullable().default(null)),
  /** Of buyers: how they sell, and where they work. */
  buyerType: labelled(/*i18n*/ '바이어 유형', z.enum(['ONLINE', 'OFFLINE']).nullable().default(null), {
    ONLINE: /*i18n*/ '온라인',
    OFFLINE: /*i18n*/ '오프라인',
  }),
  city: labelled(/*i18n*/ '시·도', line(60).nullable().default(null)),
  district: labelled(/*i18n*/ '시·군·구', line(60).nullable().default(null)),
  profile: labelled(/*i18n*/ '회사 소개', lines(2000).nullable().default(null)),
}

/** Companies of sellers and buyers: one an account, looked at by staff before it takes part (`product.md`, 'People'). */
export const companies = resource({
  path: 'companies',
  singular: 'company',
  plural: 'companies',
  label: /*i18n*/ '회사',
  summary: 'companies of sellers and buyers',
  storage: 'table',
  fields: {
    _user: labelled(/*i18n*/ '회원 계정', reference('users', 'restrict')),
    ...profile,
    state: labelled(/*i18n*/ '승인', z.enum(['PENDING', 'APPROVED', 'REJECTED']).default('PENDING'), {
      PENDING: /*i18n*/ '승인 대기',
      APPROVED: /*i18n*/ '승인됨',
      REJECTED: /*i18n*/ '반려됨',
    }),
    /** Why it was rejected: its owner reads it. */
    reason: labelled(/*i18n*/ '반려 사유', line(500).nullable().default(null)),
  },
  filters: ['_user', 'state', 'certificate', 'buyerType'],
  unique: ['_user'],
  search: ['name'],
  public: [],
  console: everyOperation,
  scope: 'console:members',
  changes: ['companyFiles'],
  isPersonal: true,
})

const { state, reason } = companies.fields
const { certificate } = profile

/** As its owner writes it. The certificate that is refused can be named, so that the reason can be. */
export const companyInput = z.strictObject({
  ...profile,
  certificate: z
    .enum([...certificates, refusedCertificate])
    .nullable()
    .default(null),
})
export type CompanyInput = z.output<typeof companyInput>

/** A document that says more of it. */
const introduction = companyFile.nullable()
const own = z.strictObject({ _id: id, createdAt: instant, ...profile, certificate, state, reason, introduction }).meta({ id: 'OwnCompany' })
const readable = z.strictObject({ _id: id, ...profile, introduction }).meta({ id: 'Company' })
const isMembers = { tag: 'companies', access: 'member', status: 200, errors: [404] } as const

export const companyCalls = {
  'GET /api/v1/me/company': call({
    ...isMembers,
    summary: 'The company of the caller',
    answer: z.strictObject({ company: own }),
    reads: ['companies'],
  }),
  'PUT /api/v1/me/company': call({
    ...isMembers,
    summary: 'Change one’s own company. What staff have looked at is looked at again',
    body: companyInput,
    answer: z.strictObject({ company: own }),
    writes: ['companies'],
  }),
  'GET /api/v1/companies/{_id}': call({
    ...isMembers,
    summary: 'A company that takes part, for companies that take part',
    params: z.strictObject({ _id: id }),
    answer: z.strictObject({ company: readable }),
    reads: ['companies'],
  }),
}
