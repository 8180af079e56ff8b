import * as z from 'zod'
import { call } from '../call.ts'
import { day, id, instant, labelled, line, lines, picture, translated } from '../field.ts'
import { itemParams, pictureChange, pictureUploadTo } from '../picture-upload.ts'
import { paging, type Paging, summary } from '../paging.ts'
import { everyOperation, resource } from '../resource.ts'
import { type FairState, fairStates } from './fair-state.ts'
import { hallSides, landmarks } from './hall.ts'
import { tradeLimits } from './limits.ts'
import { isTimeZone } from './slots.ts'

/** A time of day on the fair's clock. */
const time = line(5).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'shape.time' })
const timeZone = line(60).refine(isTimeZone, { error: 'fair.timeZone' })

const pause = z.strictObject({ from: labelled(/*i18n*/ '시작 시각', time), to: labelled(/*i18n*/ '끝 시각', time) })
/** A part of the programme beside the meetings; its times are on the fair's clock. */
const talk = z.strictObject({
  day: labelled(/*i18n*/ '날짜(YYYY-MM-DD)', day),
  from: labelled(/*i18n*/ '시작 시각', time),
  to: labelled(/*i18n*/ '끝 시각', time),
  title: labelled(/*i18n*/ '제목', translated(line(200))),
  speaker: labelled(/*i18n*/ '연사', translated(line(100)).nullable().default(null)),
  place: labelled(/*i18n*/ '장소', translated(line(100)).nullable().default(null)),
})
const thumb = z.strictObject({
  index: labelled(
    /*i18n*/ '순서',
    z
      .int()
      .min(0)
      .max(tradeLimits.thumbs - 1),
  ),
  picture: labelled(/*i18n*/ '사진', picture),
})

/** Fields that determine the slots of a fair and the number of simultaneous meetings. */
export const plan = {
  timeZone: labelled(/*i18n*/ '시간대(IANA)', timeZone.default('Asia/Seoul')),
  days: labelled(/*i18n*/ '상담일', z.array(labelled(/*i18n*/ '날짜(YYYY-MM-DD)', day)).min(1).max(tradeLimits.days)),
  opens: labelled(/*i18n*/ '여는 시각', time.default('10:00')),
  closes: labelled(/*i18n*/ '닫는 시각', time.default('18:00')),
  slotMinutes: labelled(/*i18n*/ '상담 시간(분)', z.int().min(10).max(tradeLimits.slotMinutes).default(30)),
  breaks: labelled(/*i18n*/ '쉬는 시간', z.array(labelled(/*i18n*/ '쉬는 시간대', pause)).max(tradeLimits.breaks).default([])),
  tables: labelled(/*i18n*/ '상담 테이블 수', z.int().min(0).max(tradeLimits.tables).default(20)),
}
const limits = {
  /** Open offers of one buyer. */
  maxOffers: labelled(/*i18n*/ '바이어 한 곳이 동시에 낼 수 있는 제안 수', z.int().min(1).max(500).default(20)),
  /** Agreed meetings of one participant. */
  maxMeetings: labelled(/*i18n*/ '참가 기업 한 곳의 상담 수', z.int().min(1).max(500).default(40)),
  offerHours: labelled(/*i18n*/ '답을 기다리는 시간(시간)', z.int().min(1).max(720).default(48)),
}
/** By these the server knows the state. They follow from the days and hours, and it sets them itself. */
const span = {
  startsAt: labelled(/*i18n*/ '첫 상담 시작', instant.nullable().default(null)),
  endsAt: labelled(/*i18n*/ '마지막 상담 끝', instant.nullable().default(null)),
}
const dates = {
  recruitFrom: labelled(/*i18n*/ '판매 기업 모집 시작', instant),
  recruitTo: labelled(/*i18n*/ '판매 기업 모집 끝', instant),
  applyFrom: labelled(/*i18n*/ '바이어 신청 시작', instant),
  applyTo: labelled(/*i18n*/ '바이어 신청 끝', instant),
}
const described = {
  title: labelled(/*i18n*/ '상담회 이름', translated(line(120))),
  description: labelled(/*i18n*/ '소개', translated(lines(5000))),
  venue: labelled(/*i18n*/ '장소', translated(line(200))),
}
const landmark = z.strictObject({
  what: labelled(/*i18n*/ '시설', z.enum(landmarks), {
    entrance: /*i18n*/ '입구',
    desk: /*i18n*/ '안내 데스크',
    online: /*i18n*/ '온라인 상담석',
    stage: /*i18n*/ '무대',
    lounge: /*i18n*/ '휴게 공간',
  }),
  side: labelled(/*i18n*/ '벽', z.enum(hallSides), {
    top: /*i18n*/ '위쪽',
    right: /*i18n*/ '오른쪽',
    bottom: /*i18n*/ '아래쪽',
    left: /*i18n*/ '왼쪽',
  }),
})
/** How the tables stand; null: nobody has said so, and nothing is drawn for members. */
const hall = z.strictObject({
  perRow: labelled(/*i18n*/ '한 줄의 테이블 수', z.int().min(1).max(tradeLimits.perRow)),
  landmarks: labelled(/*i18n*/ '벽을 따라 있는 것', z.array(labelled(/*i18n*/ '시설', landmark)).max(tradeLimits.landmarks).default([])),
})
const shown = {
  hall: labelled(/*i18n*/ '자리 배치', hall.nullable().default(null)),
  programme: labelled(/*i18n*/ '프로그램', z.array(labelled(/*i18n*/ '프로그램 순서', talk)).max(tradeLimits.talks).default([])),
  isOpen: labelled(/*i18n*/ '공개', z.boolean().default(false)),
  thumbs: labelled(/*i18n*/ '사진 목록', z.array(labelled(/*i18n*/ '사진', thumb)).max(tradeLimits.thumbs).default([])),
}
const changeable = { ...described, ...dates, ...plan, ...limits, ...shown }
type Changeable = keyof typeof changeable

/** Fairs: where buyers and sellers meet (specification 4, 7.3, 7.4). */
export const fairs = resource({
  path: 'fairs',
  singular: 'fair',
  plural: 'fairs',
  label: /*i18n*/ '상담회',
  summary: 'fairs, where buyers and sellers meet',
  storage: 'table',
  fields: { ...changeable, ...span },
  changeable: Object.keys(changeable) as Changeable[],
  staff: ['isOpen', 'maxOffers', 'maxMeetings', 'offerHours'],
  filters: ['isOpen'],
  search: ['title', 'venue'],
  // Another year has other days, and is shown once staff say so.
  notCopied: ['recruitFrom', 'recruitTo', 'applyFrom', 'applyTo', 'days', 'programme', 'isOpen'],
  sortable: ['startsAt', 'endsAt', 'recruitFrom', 'recruitTo', 'applyFrom', 'applyTo'],
  // A row of the database has numbers for booleans.
  page: ({ _id, isOpen }) => (isOpen === undefined || Boolean(isOpen) ? `/fairs/${_id}` : undefined),
  public: [],
  console: everyOperation,
  scope: 'console:fairs',
  // Meetings that another plan has no place for.
  changes: ['matchings'],
})

export const fairState = z.enum(fairStates)

/** Whoever reads a fair reads where it is on its way, too. */
const withState = <Item>(item: z.ZodType<Item>): z.ZodType<Item & { state: FairState }> => {
  // What a resource makes of its fields is an object.
  const object = item as z.ZodType as z.ZodObject
  return object.extend({ state: fairState }).meta({ id: 'FairWithState' }) as z.ZodType as z.ZodType<Item & { state: FairState }>
}
/** A fair as everybody reads it. */
export const readableFair = withState(fairs.publicItem)

const byState: z.ZodType<Paging & { state?: FairState | undefined; q?: string | undefined }> = z.strictObject({
  ...paging('-createdAt'),
  state: fairState.optional(),
  q: z.string().trim().normalize('NFC').min(1).max(100).optional().meta({ description: 'Words, all of which must be there.' }),
})

const thumbParams = z.strictObject({ _id: id, index: z.enum(['0', '1', '2', '3', '4']) })

export const fairCalls = {
  'GET /api/v1/fairs': call({
    summary: 'Fairs by their state, the newest first',
    tag: 'fairs',
    access: 'public',
    query: byState,
    answer: z.strictObject({ fairs: z.array(readableFair), summary }),
    status: 200,
    isCacheable: true,
    reads: ['fairs'],
  }),
  'GET /api/v1/fairs/{_id}': call({
    summary: 'One fair',
    tag: 'fairs',
    access: 'public',
    params: itemParams,
    answer: z.strictObject({ fair: readableFair }),
    status: 200,
    errors: [404],
    isCacheable: true,
    reads: ['fairs'],
  }),
  'DELETE /api/console/fairs/{_id}/thumb/{index}': call({
    ...pictureChange(fairs),
    summary: 'Console: take a picture out of a fair',
    params: thumbParams,
    status: 200,
    errors: [404, 410, 412],
    writes: ['fairs'],
  }),
}

/** Pictures of fairs. */
export const fairPictureCalls = {
  'POST /api/console/fairs/{_id}/thumb/{index}': call({
    ...pictureUploadTo(fairs, {
      summary: 'send a picture of a fair to a place; one that is there goes',
      file: 'thumb',
      params: thumbParams,
    }),
    writes: ['fairs'],
  }),
}
