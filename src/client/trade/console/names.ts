import { shapeOf } from '#contract/shape.ts'
import type { FairState } from '#contract/trade/fair-state.ts'
import type { MatchingAction, MatchingState } from '#contract/trade/matching-states.ts'
import { matchingState, method as matchingMethod } from '#contract/trade/matchings.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const states = shapeOf(matchingState).choices
const methods = shapeOf(matchingMethod).choices

/** Names of what staff do with a matching. */
export const actionNames: Partial<Record<MatchingAction, MessageDescriptor>> = {
  accept: msg`수락`,
  decline: msg`거절`,
  confirm: msg`시간 확정`,
  // Beside the buttons of a dialog ‘cancel’ would be the way out of it.
  cancel: msg`상담 취소하기`,
  refuse: msg`변경 제안 거절`,
  mark: msg`상담 여부`,
  move: msg`시간·테이블·방법 바꾸기`,
}

/** Names of what was done with a matching, by whomever. */
export const deedNames: Readonly<Record<MatchingAction | 'offer', MessageDescriptor>> = {
  offer: msg`제안함`,
  accept: msg`수락함`,
  decline: msg`거절함`,
  confirm: msg`시간을 확정함`,
  cancel: msg`취소함`,
  propose: msg`다른 시간이나 방법을 제안함`,
  agree: msg`변경에 동의함`,
  refuse: msg`변경 제안을 거절함`,
  mark: msg`상담 여부를 알림`,
  move: msg`시간, 테이블이나 방법을 바꿈`,
  change: msg`내용을 고침`,
  schedule: msg`자동 일정에서 시간이 정해짐`,
  expire: msg`기한이 지남`,
  settle: msg`시간이 모두 다른 상담에 쓰임`,
  lapse: msg`변경 제안이 끝남`,
  undo: msg`되돌림`,
}

export const sideNames = { buyer: msg`바이어`, seller: msg`판매 기업`, staff: msg`직원`, system: msg`자동` } as const
export const roleNames = { BUYER: msg`바이어`, SELLER: msg`판매 기업` } as const

export const fairStateNames: Readonly<Record<FairState, MessageDescriptor>> = {
  recruiting: msg`판매 기업 모집 중`,
  applying: msg`바이어 신청 중`,
  upcoming: msg`예정`,
  ongoing: msg`진행 중`,
  expired: msg`종료`,
}

/** State of a fair that is over, once staff have closed it. */
export const closedName = msg({ context: 'fairState', message: '마감' })

/** States and ways of matchings in the contract's words. */
export function useMatchingNames() {
  const { i18n } = useLingui()
  return {
    stateName: (state: MatchingState) => i18n._(states?.[state] ?? state),
    methodName: (method: 'ONLINE' | 'OFFLINE') => i18n._(methods?.[method] ?? method),
  }
}
