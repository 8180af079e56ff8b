import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, line, lines, picture, reference } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { companyPresentation, storedProfile } from '../platform/company.ts'
import { certificates } from '../platform/certificates.ts'
import { goodsCategories, presentedTexts } from '../platform/company-choices.ts'
import { resource } from '../resource.ts'
import { readableFair, fairState } from './fairs.ts'
import type { FairState } from './fair-state.ts'
import { tradeLimits } from './limits.ts'

const approval = labelled(/*i18n*/ '참가 승인', z.enum(['PENDING', 'APPROVED', 'REJECTED']).default('PENDING'), {
  PENDING: /*i18n*/ '승인 대기',
  APPROVED: /*i18n*/ '승인됨',
  REJECTED: /*i18n*/ '반려됨',
})
const role = labelled(/*i18n*/ '참가 구분', z.enum(['SELLER', 'BUYER']), { SELLER: /*i18n*/ '판매 기업', BUYER: /*i18n*/ '바이어' })
const note = labelled(/*i18n*/ '신청하며 남긴 말', lines(tradeLimits.reason).nullable().default(null))

/** What a participant loses that is rejected or leaves. */
const lost = ['matchings', 'wishes', 'fairSchedules', 'fairs/products', 'availability', 'slotWaits']

/** Sellers and buyers of a fair: an account takes part once, and staff look at it first (`product.md`, 'People'). */
export const participants = resource({
  path: 'fairs/participants',
  singular: 'participant',
  plural: 'participants',
  label: /*i18n*/ '상담회 참가 기업',
  summary: 'sellers and buyers of fairs',
  storage: 'table',
  fields: {
    _fair: labelled(/*i18n*/ '상담회', reference('fairs', 'restrict')),
    _user: labelled(/*i18n*/ '회원 계정', reference('users', 'restrict')),
    /** Of its company when it applied: staff may shorten it for signs. */
    name: labelled(/*i18n*/ '행사에서 쓰는 이름', line(100)),
    role,
    state: approval,
    /** Why it was rejected: its owner reads it. */
    reason: labelled(/*i18n*/ '반려 사유', line(500).nullable().default(null)),
    note,
    /** Agreed meetings; null: as many as the fair allows. */
    maxMeetings: labelled(/*i18n*/ '상담 수(비우면 행사 기준)', z.int().min(1).max(500).nullable().default(null)),
    /** Meetings that the automatic schedule gives it at least, where it can; null: as many as are asked for when it is made. */
    minMeetings: labelled(/*i18n*/ '최소 상담 수(비우면 자동 일정 기준)', z.int().min(0).max(tradeLimits.minimum).nullable().default(null)),
  },
  changeable: ['name', 'state', 'reason', 'maxMeetings', 'minMeetings'],
  filters: ['_fair', '_user', 'role', 'state'],
  search: ['name'],
  public: [],
  console: ['list', 'one', 'update', 'remove'],
  scope: 'console:fairs',
  isNoted: true,
  changes: lost,
})

const { category, country, productCategory, certificate, buyerType, city, district, profile } = storedProfile
const {
  sector,
  website,
  foundedYear,
  employees,
  exportExperience,
  otherCertificates,
  languages,
  offers,
  seeks,
  minimumOrder,
  contactRole,
} = companyPresentation
/** Texts of a company that can be there in the language of their reader. */
export const fallbackTexts = ['name', ...presentedTexts] as const
/**
 * What everybody reads of whoever takes part, in their language where the company has written it; its introduction is for companies
 * (`GET /api/v1/companies/{_id}`).
 */
const common = {
  _id: id,
  _company: id,
  name: z.string(),
  /** As the company writes its name, which is on its sign. */
  ownName: z.string(),
  logo: picture.nullable(),
  category,
  sector,
  country,
  city,
  profile,
  fallback: z.array(z.enum(fallbackTexts)).meta({ description: 'Texts that are not there in this language.' }),
}
const ofSellers = { ...common, productCategory, certificate }
/** So many pictures at most of what a seller shows at the fair. */
export const thumbsShown = 3
const inList = {
  ...ofSellers,
  thumbs: z.array(id).meta({ description: 'Files: pictures of what it shows at the fair, the newest first.' }),
}
const ofBuyers = { ...common, buyerType, district }
/** Read of one, beside what lists show. */
const details = {
  website,
  foundedYear,
  employees,
  exportExperience,
  otherCertificates,
  languages,
  offers,
  seeks,
  minimumOrder,
  contactRole,
}
export interface Seller extends z.output<z.ZodObject<typeof inList>> {}
export interface Buyer extends z.output<z.ZodObject<typeof ofBuyers>> {}
interface Details extends z.output<z.ZodObject<typeof details>> {}
export interface SellerDetail extends Omit<Seller, 'thumbs'>, Details {}
export interface BuyerDetail extends Buyer, Details {}
export const seller: z.ZodType<Seller> = z.strictObject(inList).meta({ id: 'Seller' })
export const buyer: z.ZodType<Buyer> = z.strictObject(ofBuyers).meta({ id: 'Buyer' })
const sellerDetail: z.ZodType<SellerDetail> = z.strictObject({ ...ofSellers, ...details }).meta({ id: 'SellerDetail' })
const buyerDetail: z.ZodType<BuyerDetail> = z.strictObject({ ...ofBuyers, ...details }).meta({ id: 'BuyerDetail' })

export const countries = z
  .array(z.strictObject({ code: z.string(), total: z.int() }))
  .meta({ id: 'CountriesOfFair', description: 'How many there are of each country, with the other filters, the most first.' })

/** As its owner has it. */
export const participation = z
  .strictObject({
    _id: id,
    createdAt: instant,
    _fair: id,
    role,
    state: approval,
    reason: participants.fields.reason,
    note,
  })
  .meta({ id: 'Participation' })

const q = z.string().trim().normalize('NFC').min(1).max(100).optional().meta({ description: 'Words, all of which must be there.' })
/** Ways in which buyers sell. */
export const buyerTypes = ['ONLINE', 'OFFLINE'] as const
type Narrowed = Paging & { q?: string | undefined; sector?: (typeof goodsCategories)[number] | undefined; country?: string | undefined }
const narrowed = {
  ...paging('createdAt'),
  q,
  sector: z.enum(goodsCategories).optional(),
  country: z.string().length(2).toUpperCase().optional().meta({ description: 'ISO 3166-1, two letters.' }),
}
export type NarrowedSellers = Narrowed & { certificate?: (typeof certificates)[number] | undefined }
export type NarrowedBuyers = Narrowed & { buyerType?: (typeof buyerTypes)[number] | undefined }
export const narrowedSellers = { ...narrowed, certificate: z.enum(certificates).optional() }
export const narrowedBuyers = { ...narrowed, buyerType: z.enum(buyerTypes).optional() }
const sellersQuery: z.ZodType<NarrowedSellers> = z.strictObject(narrowedSellers)
const buyersQuery: z.ZodType<NarrowedBuyers> = z.strictObject(narrowedBuyers)
const ofFair = z.strictObject({ _fair: id })
const oneOfFair = z.strictObject({ _fair: id, _id: id })
const applied = z.strictObject({ note })
const reading = { tag: 'fairs', access: 'public', status: 200, params: ofFair, errors: [404] } as const

const readingOne = { tag: 'fairs', access: 'public', status: 200, params: oneOfFair, errors: [404] } as const

const isMembers = { tag: 'fairs', access: 'member' } as const
const applying = call({
  ...isMembers,
  summary: 'Apply to take part in a fair: with a company that staff have approved, in the fair’s period',
  params: ofFair,
  body: applied,
  answer: z.strictObject({ participation }),
  status: 201,
  errors: [404, 409],
  location: () => '/api/v1/me/fairs',
  writes: ['fairs/participants'],
})
const changing = call({
  ...isMembers,
  summary: 'Change one’s own application while staff have not looked at it',
  params: oneOfFair,
  body: applied,
  answer: z.strictObject({ participation }),
  status: 200,
  errors: [404, 409],
  writes: ['fairs/participants'],
})
const leaving = call({
  ...isMembers,
  summary: 'Take part no longer: what is open or agreed is cancelled, and the other sides are told',
  params: oneOfFair,
  status: 204,
  errors: [404, 409],
  writes: ['fairs/participants', ...lost],
})

type OwnFairs = Paging & { state?: FairState | 'participating' | undefined }
const ownFairs: z.ZodType<OwnFairs> = z.strictObject({
  ...paging('-createdAt'),
  state: z.enum([...fairState.options, 'participating']).optional(),
})

/** Participation in fairs (specification 7.4, 7.5): approved participants are public, an own application is the member's. */
export const participantCalls = {
  'GET /api/v1/fairs/{_fair}/sellers': call({
    ...reading,
    summary: 'Approved sellers of a fair',
    query: sellersQuery,
    answer: z.strictObject({ sellers: z.array(seller), countries, summary }),
    reads: ['fairs/participants'],
  }),
  'GET /api/v1/fairs/{_fair}/buyers': call({
    ...reading,
    summary: 'Approved buyers of a fair',
    query: buyersQuery,
    answer: z.strictObject({ buyers: z.array(buyer), countries, summary }),
    reads: ['fairs/participants'],
  }),
  'GET /api/v1/fairs/{_fair}/sellers/{_id}': call({
    ...readingOne,
    summary: 'An approved seller of a fair',
    answer: z.strictObject({ seller: sellerDetail }),
    reads: ['fairs/participants'],
  }),
  'GET /api/v1/fairs/{_fair}/buyers/{_id}': call({
    ...readingOne,
    summary: 'An approved buyer of a fair',
    answer: z.strictObject({ buyer: buyerDetail }),
    reads: ['fairs/participants'],
  }),
  'GET /api/v1/fairs/{_fair}/totals': call({
    ...reading,
    summary: 'How many products, sellers and buyers a fair shows: up to a minute ago',
    answer: z.strictObject({ products: z.int(), sellers: z.int(), buyers: z.int() }),
    isCacheable: true,
    reads: ['fairs/participants', 'fairs/products'],
  }),
  'POST /api/v1/fairs/{_fair}/sellers': applying,
  'PUT /api/v1/fairs/{_fair}/sellers/{_id}': changing,
  'DELETE /api/v1/fairs/{_fair}/sellers/{_id}': leaving,
  'POST /api/v1/fairs/{_fair}/buyers': applying,
  'PUT /api/v1/fairs/{_fair}/buyers/{_id}': changing,
  'DELETE /api/v1/fairs/{_fair}/buyers/{_id}': leaving,
  'GET /api/v1/me/fairs': call({
    summary: 'Fairs that the caller has applied to, the last applied to first; `participating`: approved, and not over',
    tag: 'me',
    access: 'member',
    query: ownFairs,
    answer: z.strictObject({
      fairs: z.array(
        z.strictObject({
          fair: readableFair,
          participation,
          isParticipating: z.boolean(),
          /** Whether the fair has a page: staff may have closed it. */
          isShown: z.boolean(),
        }),
      ),
      summary,
    }),
    status: 200,
    reads: ['fairs', 'fairs/participants'],
  }),
}
