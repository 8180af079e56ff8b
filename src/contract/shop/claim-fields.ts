import * as z from 'zod'
import { id, instant, labelled, money } from '../field.ts'
import { claimCauses } from './refund.ts'

/** Cancelled before it is sent, or given back after it. */
export const claimKinds = ['cancel', 'return'] as const
export const claimStates = ['requested', 'closed', 'refused', 'withdrawn'] as const

export const claimKind = labelled(/*i18n*/ '종류', z.enum(claimKinds), { cancel: /*i18n*/ '취소', return: /*i18n*/ '반품' })
export const claimState = labelled(/*i18n*/ '상태', z.enum(claimStates), {
  requested: /*i18n*/ '처리 대기',
  closed: /*i18n*/ '처리됨',
  refused: /*i18n*/ '거절함',
  withdrawn: /*i18n*/ '고객이 철회함',
})
export const claimCause = labelled(/*i18n*/ '사유', z.enum(claimCauses), {
  changeOfMind: /*i18n*/ '단순 변심',
  defect: /*i18n*/ '불량·파손',
  wrong: /*i18n*/ '다른 상품이 옴',
  soldOut: /*i18n*/ '품절',
})

/** Amounts that go back, in won (`refundOf`). */
export const refundAmounts = {
  goods: labelled(/*i18n*/ '상품 금액(원)', money),
  points: labelled(/*i18n*/ '돌려주는 포인트', money),
  /** Negative: it is due again. */
  delivery: labelled(/*i18n*/ '배송비 조정(원)', z.int()),
  postage: labelled(/*i18n*/ '반품 배송비(원)', money),
  /** Points that were earned with it, and spent since. */
  shortfall: labelled(/*i18n*/ '부족한 적립 포인트(원)', money),
  amount: labelled(/*i18n*/ '환불 금액(원)', money),
}

export const ownClaim = z
  .strictObject({
    _id: id,
    createdAt: instant,
    kind: claimKind,
    state: claimState,
    cause: claimCause,
    quantity: z.int().min(1),
    text: z.string().nullable(),
    ...refundAmounts,
    /** Why it was refused. */
    answer: z.string().nullable(),
  })
  .meta({ id: 'OwnClaim' })
