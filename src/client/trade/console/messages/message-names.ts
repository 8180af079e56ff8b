import { shapesOf } from '#contract/shape.ts'
import {
  fairMessageInput,
  type MergeField,
  type MessageState,
  type RecipientState,
  type SkipReason,
} from '#contract/trade/fair-messages.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Fields of a message, as the contract declares them. */
export const messageFields = shapesOf(fairMessageInput.shape)

export const messageStateNames: Readonly<Record<MessageState, MessageDescriptor>> = {
  draft: msg`작성 중`,
  scheduled: msg`예약됨`,
  sending: msg`보내는 중`,
  sent: msg`보냄`,
  cancelled: msg`중단됨`,
}

export const recipientStateNames: Readonly<Record<RecipientState, MessageDescriptor>> = {
  waiting: msg`차례를 기다림`,
  queued: msg`보내는 중`,
  sent: msg`보냄`,
  failed: msg`실패`,
  skipped: msg`보내지 않음`,
}

export const skipReasonNames: Readonly<Record<SkipReason, MessageDescriptor>> = {
  left: msg`탈퇴했거나 더 참가하지 않음`,
  noAddress: msg`이메일이 없음`,
  refused: msg`소식을 받지 않겠다고 함`,
  notAgreed: msg`광고 수신에 동의하지 않음`,
  cancelled: msg`그 전에 중단함`,
}

export const mergeFieldNames: Readonly<Record<MergeField, MessageDescriptor>> = {
  company: msg`회사 이름`,
  person: msg`담당자 이름`,
  fair: msg`상담회 이름`,
  days: msg`상담일`,
  venue: msg`장소`,
  agenda: msg`받는 사람의 상담 일정`,
}
