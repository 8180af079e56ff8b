import type { LotState } from '#contract/auction/bidding.ts'
import type { PublicLot } from '#contract/auction/lot.ts'
import type { Phase } from '#contract/auction/phase.ts'
import { msg } from '@lingui/core/macro'

/** Names of what a lot has come to. */
export const phaseNames = {
  open: msg`진행 중`,
  paused: msg`중지됨`,
  sold: msg`낙찰`,
  passed: msg`유찰`,
  withdrawn: msg`철회됨`,
} as const satisfies Record<LotState['phase'], unknown>

/** The same, with what everybody sees of a lot beside. */
export const stateNames = {
  ...phaseNames,
  listed: msg`시작 전`,
  closing: msg`마감 처리 중`,
} as const satisfies Record<PublicLot['state'], unknown>

/** Names of where a sale is on its way. */
export const saleNames = {
  coming: msg`시작 전`,
  running: msg`진행 중`,
  ended: msg`끝남`,
} as const satisfies Record<Phase, unknown>
