import * as z from 'zod'
import { id, instant, labelled, money } from '../field.ts'
import { placeAmong } from '../picture-upload.ts'
import { shopLimits } from './limits.ts'
import { claimKinds, claimStates } from './claim-states.ts'
import { claimCauses } from './refund.ts'

export const claimKind = labelled(/*i18n*/ '종류', z.enum(claimKinds), {
  cancel: /*i18n*/ '취소',
  return: /*i18n*/ '반품',
  exchange: /*i18n*/ '교환',
})
export const claimState = labelled(/*i18n*/ '상태', z.enum(claimStates), {
  requested: /*i18n*/ '처리 대기',
  received: /*i18n*/ '보낼 차례',
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
  /** The ways that its shopper pays: taken from the refund, or paid before another piece is sent. */
  postage: labelled(/*i18n*/ '반품·교환 배송비(원)', money),
  /** Points that were earned with it, and spent since. */
  shortfall: labelled(/*i18n*/ '부족한 적립 포인트(원)', money),
  amount: labelled(/*i18n*/ '환불 금액(원)', money),
}

/** Picture of what comes back: its bytes are at `GET /api/v1/files/{_file}`, for its owner and for staff. */
export const claimImage = z
  .strictObject({
    index: labelled(/*i18n*/ '순서', placeAmong(shopLimits.claimImages)),
    _file: id,
    width: labelled(/*i18n*/ '너비(픽셀)', z.int().positive()),
    height: labelled(/*i18n*/ '높이(픽셀)', z.int().positive()),
  })
  .meta({ id: 'ClaimImage' })

export const ownClaim = z
  .strictObject({
    _id: id,
    createdAt: instant,
    kind: claimKind,
    state: claimState,
    cause: claimCause,
    quantity: z.int().min(1),
    text: z.string().nullable(),
    /** Of a member's; others send theirs by mail. */
    images: z.array(claimImage),
    _variant: id,
    _newVariant: id.nullable(),
    /** What is sent for it, in the asked language. */
    newValues: z.array(z.string()),
    carrier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    closedAt: instant.nullable(),
    ...refundAmounts,
    /** Why it was refused. */
    answer: z.string().nullable(),
  })
  .meta({ id: 'OwnClaim' })
