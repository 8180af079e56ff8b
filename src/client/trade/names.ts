import type { FairState } from '#contract/trade/fair-state.ts'
import type { MatchingState } from '#contract/trade/matching-states.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The labels of specification 4. */
export const fairStateNames: Readonly<Record<FairState, MessageDescriptor>> = {
  recruiting: msg`판매 기업 모집 중`,
  applying: msg`바이어 신청 중`,
  upcoming: msg`예정`,
  ongoing: msg`진행 중`,
  expired: msg`종료`,
}

export const matchingStateNames: Readonly<Record<MatchingState, MessageDescriptor>> = {
  offered: msg`제안`,
  accepted: msg`수락됨`,
  confirmed: msg`확정`,
  rescheduling: msg`시간 변경 중`,
  disputed: msg`확인 필요`,
  met: msg`상담함`,
  missed: msg`상담하지 못함`,
  declined: msg`거절됨`,
  cancelled: msg`취소됨`,
  expired: msg`기한 지남`,
}

export const methodNames = { ONLINE: msg`온라인(화상)`, OFFLINE: msg`현장(대면)` } as const
export const roleNames = { SELLER: msg`판매 기업`, BUYER: msg`바이어` } as const
export const approvalNames = { PENDING: msg`승인 대기`, APPROVED: msg`승인됨`, REJECTED: msg`반려됨` } as const
export const certificateNames = { SEOUL_AWARD: msg`서울어워드`, SUPER_ROOKIE: msg`슈퍼루키` } as const
export const buyerTypeNames = { ONLINE: msg`온라인 유통`, OFFLINE: msg`오프라인 유통` } as const
export const buyerTypes = ['ONLINE', 'OFFLINE'] as const

/** Profile of a company in a line: each thing once, and nothing that it has not said. */
export const kindOf = (...parts: readonly (string | null)[]): string =>
  [...new Set(parts.filter((part) => part !== null && part !== ''))].join(' · ')
