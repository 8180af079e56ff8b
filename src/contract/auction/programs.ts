import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, line, lines, money, picture, richText, translated } from '../field.ts'
import { itemParams } from '../picture-upload.ts'
import { placedPictures } from './placed-pictures.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { everyOperation, resource } from '../resource.ts'
import { auctionLimits } from './limits.ts'
import { closings, phases } from './phase.ts'

const { secondsApart: apart } = auctionLimits

/** Name of a hall in addresses (`/auction/halls/main`): sales with the same one run in the same hall. */
export const hallCode = z.string().regex(/^[a-z][a-z\d-]{1,39}$/, { error: 'shop.code' })

/** From a price on, what the next bid adds at least. */
const increment = z.strictObject({
  from: labelled(/*i18n*/ '가격(원, 이상)', money),
  step: labelled(/*i18n*/ '호가 단위(원)', money.min(1)),
})
/** From a hammer price on, what the buyer pays on top of that part of it. */
const premium = z.strictObject({
  from: labelled(/*i18n*/ '낙찰가(원, 이상)', money),
  percent: labelled(/*i18n*/ '수수료율(%)', z.number().min(0).max(50).multipleOf(0.1)),
})

/** Sales of the auction (specification 7.3): their lots close one by one. */
export const programs = resource({
  path: 'auction/programs',
  singular: 'program',
  plural: 'programs',
  label: /*i18n*/ '경매 프로그램',
  summary: 'sales of the auction',
  fields: {
    title: labelled(/*i18n*/ '제목', translated(line(120))),
    intro: labelled(/*i18n*/ '소개', translated(richText())),
    cover: labelled(/*i18n*/ '대표 사진', picture.nullable().default(null)),
    hall: labelled(/*i18n*/ '경매장(주소에 쓰는 이름, 예: main)', hallCode.default('main')),
    venue: labelled(/*i18n*/ '장소', translated(line(200))),
    previewFrom: labelled(/*i18n*/ '전시 시작', instant.nullable().default(null)),
    previewTo: labelled(/*i18n*/ '전시 끝', instant.nullable().default(null)),
    opensAt: labelled(/*i18n*/ '응찰 시작', instant),
    /** The first lot ends then, each following one `secondsApart` later. */
    closesAt: labelled(/*i18n*/ '첫 작품 마감', instant),
    secondsApart: labelled(/*i18n*/ '작품마다 마감 간격(초)', z.int().min(apart.least).max(apart.most).default(apart.usual)),
    /** By its hammer: an auctioneer calls lots in the hall, from `closesAt` on and about `secondsApart` each. */
    closing: labelled(/*i18n*/ '마감 방식', z.enum(closings).default('timed'), {
      timed: /*i18n*/ '시각이 되면 마감',
      hammer: /*i18n*/ '경매장에서 경매사가 낙찰',
    }),
    /** Without any: the usual ones (steps.ts). */
    increments: labelled(
      /*i18n*/ '호가 단위(비우면 기본 단위)',
      z.array(labelled(/*i18n*/ '단계', increment)).max(auctionLimits.steps).default([]),
    ),
    premium: labelled(/*i18n*/ '구매 수수료(부가세 별도)', z.array(labelled(/*i18n*/ '단계', premium)).min(1).max(auctionLimits.steps)),
    terms: labelled(/*i18n*/ '경매 약관', translated(lines(20_000))),
    images: labelled(/*i18n*/ '사진 목록', placedPictures),
  },
  groups: [
    { label: /*i18n*/ '소개', fields: ['title', 'intro', 'cover', 'images'] },
    { label: /*i18n*/ '때와 곳', fields: ['hall', 'venue', 'previewFrom', 'previewTo', 'opensAt', 'closesAt', 'secondsApart', 'closing'] },
    { label: /*i18n*/ '응찰 조건', fields: ['increments', 'premium', 'terms'] },
  ],
  notCopied: ['previewFrom', 'previewTo', 'opensAt', 'closesAt'],
  detail: ['intro', 'terms', 'images'],
  filters: ['hall'],
  search: ['title'],
  sortable: ['opensAt', 'closesAt'],
  page: ({ _id }) => `/auction/programs/${_id}`,
  public: [],
  console: everyOperation,
  scope: 'console:auction',
})

const counted = {
  /** Published works of it. */
  works: z.int().min(0),
  /** When its last lot is to end; null: it has none. Bids at the end move lots on. */
  lastEndsAt: instant.nullable(),
  phase: z.enum(phases),
}
type Counted = { [Name in keyof typeof counted]: z.output<(typeof counted)[Name]> }
const shown = {
  /** Artists of its published works, by their names in the asked language. */
  authors: z.array(z.strictObject({ _id: id, name: z.string() })),
}
type Shown = { [Name in keyof typeof shown]: z.output<(typeof shown)[Name]> }
const withMore = <Item, More>(item: z.ZodType<Item>, more: z.ZodRawShape, name: string): z.ZodType<Item & More> =>
  // What a resource makes of its fields is an object.
  (item as z.ZodType as z.ZodObject).extend(more).meta({ id: name }) as z.ZodType as z.ZodType<Item & More>
/** A sale as lists have it. */
export const programInList = withMore<z.output<typeof programs.publicListItem>, Counted>(
  programs.publicListItem,
  counted,
  'AuctionProgramInList',
)
const program = withMore<z.output<typeof programs.publicItem>, Counted & Shown>(
  programs.publicItem,
  { ...counted, ...shown },
  'AuctionProgram',
)

const listed: z.ZodType<Paging> = z.strictObject(paging('-opensAt', programs.sortable))
const isRead = {
  tag: programs.path,
  access: 'public',
  status: 200,
  isCacheable: true,
  reads: [programs.path, 'auction/works', 'auction/authors', 'setting'],
} as const

export const programCalls = {
  'GET /api/v1/auction/programs': call({
    ...isRead,
    summary: 'Sales, those that open last first',
    query: listed,
    answer: z.strictObject({ programs: z.array(programInList), summary }),
    errors: [404],
  }),
  'GET /api/v1/auction/programs/{_id}': call({
    ...isRead,
    summary: 'A sale; its catalogue is found by `program` among the works',
    params: itemParams,
    answer: z.strictObject({ program }),
    errors: [404, 410],
  }),
}
