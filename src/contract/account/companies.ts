import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, line, reference } from '../field.ts'
import { everyOperation, resource } from '../resource.ts'
import { withoutDefaults } from '../resource/schemas.ts'
import { certificates, refusedCertificate } from '../platform/certificates.ts'
import {
  companyFile,
  type CompanyPresentation,
  companyPresentation,
  companyProfile,
  country,
  registrationNumber,
  storedProfile,
} from '../platform/company.ts'
import { users } from './users.ts'

/** Answers that staff have looked at: with others they look again. */
export const reviewed = ['name', 'names', 'ceo', 'certificate', 'buyerType'] as const
const { names } = companyPresentation
const { name, ceo, certificate: ownCertificate, buyerType } = companyProfile

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
    ...storedProfile,
    ...companyPresentation,
    state: labelled(/*i18n*/ '승인', z.enum(['PENDING', 'APPROVED', 'REJECTED']).default('PENDING'), {
      PENDING: /*i18n*/ '승인 대기',
      APPROVED: /*i18n*/ '승인됨',
      REJECTED: /*i18n*/ '반려됨',
    }),
    /** Why it was rejected: its owner reads it. */
    reason: labelled(/*i18n*/ '반려 사유', line(500).nullable().default(null)),
    /** What an approved company wants to be instead. What was approved stands, and is shown, until staff decide on it. */
    change: labelled(
      /*i18n*/ '바꾸려는 내용',
      z.strictObject({ name, names, ceo, certificate: ownCertificate, buyerType }).nullable().default(null),
    ),
    /** Of an approved company: there is a `change`, or another registration document. */
    review: labelled(/*i18n*/ '다시 살펴보기', z.enum(['CHANGED']).nullable().default(null), { CHANGED: /*i18n*/ '바뀐 것이 있음' }),
  },
  filters: ['_user', 'state', 'review', 'certificate', 'buyerType', 'registrationNumber'],
  unique: ['_user'],
  search: ['name', 'names'],
  public: [],
  console: everyOperation,
  scope: 'console:members',
  changes: ['companyFiles'],
  isPersonal: true,
})

const { state, reason, review } = companies.fields
const { certificate, certificateNumber, certificateYear } = companyProfile

/** The certificate that is refused can be named, so that the reason can be. */
const written = z.strictObject({
  ...companyProfile,
  certificate: z
    .enum([...certificates, refusedCertificate])
    .nullable()
    .default(null),
  /** What is not said stays. */
  certificateNumber: certificateNumber.removeDefault().optional(),
  certificateYear: certificateYear.removeDefault().optional(),
  country: country.nullable().optional(),
  registrationNumber: registrationNumber.nullable().optional(),
})
type PresentationInput = { [Name in keyof CompanyPresentation]?: CompanyPresentation[Name] | undefined }
export interface CompanyInput extends z.output<typeof written>, PresentationInput {}
/** As its owner writes it. What is not said of how it presents itself stays. */
export const companyInput = written.extend(
  z.strictObject(withoutDefaults(companyPresentation)).partial().shape,
) as z.ZodType as z.ZodType<CompanyInput>

/** Whose it is, for colleagues, who read it; null: the caller's. */
const owner = users.fields.name.nullable()
/** A document that says more of it. */
const introduction = companyFile.nullable()
const ownFields = z.strictObject({ _id: id, createdAt: instant, ...storedProfile, certificate, state, reason, review, introduction, owner })
export interface OwnCompany extends z.output<typeof ownFields>, CompanyPresentation {}
const own: z.ZodType<OwnCompany> = ownFields.extend(companyPresentation).meta({ id: 'OwnCompany' })
const {
  country: _country,
  registrationNumber: _number,
  certificateNumber: _certificateNumber,
  certificateYear: _year,
  ...shownProfile
} = storedProfile
const readable = z.strictObject({ _id: id, ...shownProfile, introduction, photo: introduction }).meta({ id: 'Company' })
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
    summary:
      'Change one’s own company. What staff have looked at is looked at again; of an approved one the former answers stand until then',
    body: companyInput,
    answer: z.strictObject({ company: own }),
    errors: [403, 404],
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
