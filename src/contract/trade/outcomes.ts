import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, lines, money } from '../field.ts'
import { tradeLimits } from './limits.ts'

export const interests = ['high', 'some', 'none'] as const
export const nextSteps = ['samples', 'quotation', 'meeting', 'contract', 'none'] as const

/** Report of one side on a meeting that has begun, for itself and staff. The rating is for staff alone. */
export const outcomeFields = {
  interest: labelled(/*i18n*/ '관심', z.enum(interests).nullable(), {
    high: /*i18n*/ '높음',
    some: /*i18n*/ '보통',
    none: /*i18n*/ '없음',
  }),
  /** What may come of it, in won. */
  amount: labelled(/*i18n*/ '예상 거래 금액(원)', money.nullable()),
  nextStep: labelled(/*i18n*/ '다음 단계', z.enum(nextSteps).nullable(), {
    samples: /*i18n*/ '견본 보내기',
    quotation: /*i18n*/ '견적 보내기',
    meeting: /*i18n*/ '다시 상담하기',
    contract: /*i18n*/ '계약 협의',
    none: /*i18n*/ '없음',
  }),
  note: labelled(/*i18n*/ '상담 내용', lines(tradeLimits.note).nullable()),
  rating: labelled(/*i18n*/ '상담 평가(1~5점)', z.int().min(1).max(5).nullable()),
  comment: labelled(/*i18n*/ '담당자에게 남긴 말', lines(tradeLimits.note).nullable()),
}
const names = Object.keys(outcomeFields) as (keyof typeof outcomeFields)[]
export const outcomeNames: readonly (keyof typeof outcomeFields)[] = names

export const meetingOutcome = z.strictObject({ ...outcomeFields, updatedAt: instant }).meta({ id: 'MeetingOutcome' })
export type MeetingOutcome = z.output<typeof meetingOutcome>

const written = z.strictObject(outcomeFields).partial().meta({ id: 'WrittenOutcome' })

export const outcomeCalls = {
  'PUT /api/v1/me/matchings/{_id}/outcome': call({
    summary: 'Say what came of a meeting that has begun: read by oneself and staff. Absent fields stay',
    tag: 'me',
    access: 'member',
    params: z.strictObject({ _id: id }),
    body: written,
    answer: z.strictObject({ outcome: meetingOutcome }),
    status: 200,
    errors: [404, 409],
    writes: ['matchings'],
  }),
}
