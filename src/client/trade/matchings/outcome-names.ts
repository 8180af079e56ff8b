import type { Matching } from '#contract/trade/matchings.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Names of whether somebody was there. */
export const markNames = { met: msg`상담함`, missed: msg`상담하지 못함` } as const
type Outcome = NonNullable<Matching['outcome']>
export const interestNames: Readonly<Record<NonNullable<Outcome['interest']>, MessageDescriptor>> = {
  high: msg`높음`,
  some: msg`보통`,
  none: msg`없음`,
}
export const nextStepNames: Readonly<Record<NonNullable<Outcome['nextStep']>, MessageDescriptor>> = {
  samples: msg`견본 보내기`,
  quotation: msg`견적 보내기`,
  meeting: msg`다시 상담하기`,
  contract: msg`계약 협의`,
  none: msg`없음`,
}
