import * as z from 'zod'
import { call } from '../call.ts'
import { day, id, instant, labelled, line, lines, money, reference, richText, translated } from '../field.ts'
import { itemParams } from '../picture-upload.ts'
import { type Paging, paging, summary, wireBoolean } from '../paging.ts'
import { everyOperation, resource } from '../resource.ts'
import { earlierListing } from './earlier.ts'
import { auctionLimits } from './limits.ts'
import { estimateRanges, media } from './list-choices.ts'
import { isLotNumber } from './lot-number.ts'
import { closings, phases } from './phase.ts'
import { placedPictures } from './placed-pictures.ts'
import { taxCases } from './proceeds.ts'
import { workChange } from './stated.ts'

const centimetres = z.number().positive().max(auctionLimits.centimetres).multipleOf(0.1)

/** Fee that a consignor has agreed to pay beside the commission, with the tax in it. */
const fee = z.strictObject({
  label: labelled(/*i18n*/ '항목(예: 사진 촬영, 운송, 보험)', line(60)),
  amount: labelled(/*i18n*/ '금액(원, 부가세 포함)', money.min(1)),
})

/** Contract with a consignor about a work: staff alone know it. */
const contract = {
  /** Null: it is the house's own. */
  _consignor: labelled(/*i18n*/ '위탁자', reference('auction/consignors', 'restrict').nullable().default(null)),
  contractNumber: labelled(/*i18n*/ '위탁 계약 번호', line(40).nullable().default(null)),
  contractDay: labelled(/*i18n*/ '위탁 계약일', day.nullable().default(null)),
  commission: labelled(/*i18n*/ '위탁 수수료율(%, 부가세 별도)', z.number().min(0).max(50).multipleOf(0.1).nullable().default(null)),
  fees: labelled(/*i18n*/ '위탁자가 낼 비용', z.array(labelled(/*i18n*/ '비용', fee)).max(auctionLimits.fees).default([])),
  /** By which the tax is proposed that is withheld from a person. */
  taxCase: labelled(/*i18n*/ '원천징수 구분', z.enum(taxCases).default('art'), {
    art: /*i18n*/ '서화·골동품',
    artOfTenYears: /*i18n*/ '서화·골동품(10년 이상 보유)',
    livingArtist: /*i18n*/ '양도일에 살아 있는 국내 원작자의 작품(과세 안 함)',
    noArt: /*i18n*/ '서화·골동품이 아님(과세 안 함)',
  }),
}
type Contract = keyof typeof contract

const described = {
  _program: labelled(/*i18n*/ '경매 프로그램', reference('auction/programs', 'restrict')),
  lot: labelled(/*i18n*/ '작품 번호(예: 12, 12A)', line(5).refine(isLotNumber, { error: 'auction.lot' })),
  _author: labelled(/*i18n*/ '작가', reference('auction/authors', 'restrict')),
  title: labelled(/*i18n*/ '제목', translated(line(160))),
  medium: labelled(/*i18n*/ '분류', z.enum(media), {
    painting: /*i18n*/ '회화',
    drawing: /*i18n*/ '드로잉',
    print: /*i18n*/ '판화',
    photograph: /*i18n*/ '사진 작품',
    sculpture: /*i18n*/ '조각',
    craft: /*i18n*/ '도자·공예',
  }),
  /** What it is made of and on: ink and colour on paper. */
  material: labelled(/*i18n*/ '재료와 기법', translated(line(160))),
  height: labelled(/*i18n*/ '세로(cm)', centimetres),
  width: labelled(/*i18n*/ '가로(cm)', centimetres),
  depth: labelled(/*i18n*/ '깊이(cm)', centimetres.nullable().default(null)),
  year: labelled(/*i18n*/ '제작 연도', translated(line(60)).nullable().default(null)),
  /** Signature, seal, number of the edition. */
  signature: labelled(/*i18n*/ '서명과 에디션', translated(line(200)).nullable().default(null)),
  description: labelled(/*i18n*/ '설명', translated(richText()).nullable().default(null)),
  condition: labelled(/*i18n*/ '상태', translated(lines(3000))),
  provenance: labelled(/*i18n*/ '소장 이력', translated(lines(3000)).nullable().default(null)),
  exhibitions: labelled(/*i18n*/ '전시와 수록', translated(lines(3000)).nullable().default(null)),
  shipping: labelled(/*i18n*/ '운송 안내', translated(lines(1000)).nullable().default(null)),
  images: labelled(/*i18n*/ '사진 목록', placedPictures),
  estimateLow: labelled(/*i18n*/ '추정가(낮은 쪽, 원)', money),
  estimateHigh: labelled(/*i18n*/ '추정가(높은 쪽, 원)', money),
  startPrice: labelled(/*i18n*/ '시작가(원)', money.min(1)),
  /** It is not sold below; null: it is sold from the start price on. Nobody but staff knows it. */
  reserve: labelled(/*i18n*/ '내정가(원, 비우면 없음)', money.nullable().default(null)),
  /** Of original art the hammer price bears no value added tax. */
  taxKind: labelled(/*i18n*/ '과세', z.enum(['original', 'series']), {
    original: /*i18n*/ '원작(낙찰가 면세)',
    series: /*i18n*/ '복수 제작품(낙찰가 과세)',
  }),
}
type Described = keyof typeof described

/** Works that are sold in the auction, each a lot of one sale (specification 7.3, 7.4). */
export const works = resource({
  path: 'auction/works',
  singular: 'work',
  plural: 'works',
  label: /*i18n*/ '경매 작품',
  summary: 'works of the auction, each a lot of a sale',
  fields: {
    ...described,
    ...contract,
    /** Its place among the lots of its sale, which follows from its number (lot-number.ts): the server sets it. */
    place: labelled(/*i18n*/ '순서', z.int().min(0).default(0)),
  },
  groups: [
    {
      label: /*i18n*/ '작품',
      fields: ['_program', 'lot', '_author', 'title', 'medium', 'material', 'height', 'width', 'depth', 'year', 'signature', 'images'],
    },
    { label: /*i18n*/ '설명', fields: ['description', 'condition', 'provenance', 'exhibitions', 'shipping'] },
    { label: /*i18n*/ '가격', fields: ['estimateLow', 'estimateHigh', 'startPrice', 'reserve', 'taxKind', 'place'] },
    { label: /*i18n*/ '위탁', fields: Object.keys(contract) as Contract[] },
  ],
  changeable: [...(Object.keys(described) as Described[]), ...(Object.keys(contract) as Contract[])],
  notCopied: ['lot'],
  detail: ['description', 'condition', 'provenance', 'exhibitions', 'shipping'],
  staff: ['reserve', 'place', ...(Object.keys(contract) as Contract[])],
  filters: ['_program', '_author', 'medium', 'taxKind', '_consignor'],
  search: ['title', 'material', 'lot'],
  sortable: ['place', 'estimateLow'],
  neighboursBy: ['_program'],
  page: ({ _id }) => `/auction/works/${_id}`,
  public: [],
  console: everyOperation,
  scope: 'console:auction',
  // What consignors get for works that are sold follows from it, and what bidders of its lot may do.
  changes: ['auction/settlements', 'auction/lots'],
})

/** What whoever reads a work reads beside its fields. */
const hung = {
  author: z.strictObject({ _id: id, name: z.string() }),
  /** When its sale opens, and when this lot is to end; bids in its last minutes move the end on, a hammer comes before it. */
  opensAt: instant,
  endsAt: instant,
  closing: z.enum(closings),
  phase: z.enum(phases),
}
type Hung = { [Name in keyof typeof hung]: z.output<(typeof hung)[Name]> }
const beside = z.strictObject({ _id: id, lot: z.string(), title: z.string() }).meta({ id: 'AuctionLotBeside' }).nullable()
const around = {
  program: z.strictObject({
    _id: id,
    title: z.string(),
    hall: z.string(),
    premium: z.array(z.strictObject({ from: money, percent: z.number() })),
  }),
  /** The lots before and after it in its sale; null: there is none. */
  previous: beside,
  next: beside,
  /** Earlier sales in which it was offered and not sold, the last one first. */
  before: z.array(earlierListing),
  /** What was stated of it before it was changed after bids, the last change first. */
  changes: z.array(workChange),
}
type Around = { [Name in keyof typeof around]: z.output<(typeof around)[Name]> }
const withMore = <Item, More>(item: z.ZodType<Item>, more: z.ZodRawShape, name: string): z.ZodType<Item & More> =>
  // What a resource makes of its fields is an object.
  (item as z.ZodType as z.ZodObject).extend(more).meta({ id: name }) as z.ZodType as z.ZodType<Item & More>
/** A work as lists have it. */
export const workInList = withMore<z.output<typeof works.publicListItem>, Hung>(works.publicListItem, hung, 'AuctionWorkInList')
export type WorkInList = z.output<typeof workInList>
const atLength = ['description', 'condition', 'provenance', 'exhibitions', 'shipping'] as const
type AtLength = Pick<z.output<typeof works.publicItem>, (typeof atLength)[number]>
const shapeOfItem = (works.publicItem as z.ZodType as z.ZodObject).shape as Record<(typeof atLength)[number], z.ZodType>
const perhapsWhole = withMore<WorkInList, Partial<AtLength>>(
  workInList,
  Object.fromEntries(atLength.map((name) => [name, shapeOfItem[name].optional()])),
  'AuctionWorkPerhapsWhole',
)
const work = withMore<z.output<typeof works.publicItem>, Hung & Around>(works.publicItem, { ...hung, ...around }, 'AuctionWork')

export interface ListedWorks extends Paging {
  q?: string | undefined
  program?: string | undefined
  author?: string | undefined
  medium?: (typeof media)[number] | undefined
  estimate?: (typeof estimateRanges)[number] | undefined
  isWhole?: boolean | undefined
}
const listed: z.ZodType<ListedWorks> = z.strictObject({
  ...paging('place', works.sortable),
  q: z.string().trim().normalize('NFC').min(1).max(100).optional().meta({ description: 'Words, all of which must be there.' }),
  program: id.optional(),
  author: id.optional(),
  medium: z.enum(media).optional(),
  estimate: z.enum(estimateRanges).optional().meta({ description: 'The low estimate in millions of won; the second number is excluded.' }),
  isWhole: wireBoolean.optional().meta({ description: 'True: each with what its own page says at length.' }),
})
const isRead = {
  tag: works.path,
  access: 'public',
  status: 200,
  isCacheable: true,
  reads: [works.path, 'auction/programs', 'auction/authors', 'setting'],
} as const

export const workCalls = {
  'GET /api/v1/auction/works': call({
    ...isRead,
    summary: 'Works of published sales, by the numbers of their lots',
    query: listed,
    answer: z.strictObject({ works: z.array(perhapsWhole), summary }),
    errors: [404],
  }),
  'GET /api/v1/auction/works/{_id}': call({
    ...isRead,
    summary: 'A work with its sale and the lots beside it',
    params: itemParams,
    answer: z.strictObject({ work }),
    errors: [404, 410],
  }),
}
