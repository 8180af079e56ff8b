import type { JoiningStep } from '#contract/trade/joining.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Names of the steps of joining for those who have come there or further. */
export const reachedNames: Readonly<Record<JoiningStep, MessageDescriptor>> = {
  listed: msg`명단`,
  invited: msg`초대`,
  joined: msg`가입`,
  profile: msg({ context: 'joining', message: '회사 정보' }),
  documents: msg({ context: 'joining', message: '서류' }),
  approved: msg({ context: 'joining', message: '승인' }),
  rejected: msg`반려`,
}

/** Names of the steps for those who stand there. */
export const standingNames: Readonly<Record<JoiningStep, MessageDescriptor>> = {
  listed: msg`초대 전`,
  invited: msg`가입 전`,
  joined: msg`회사 정보를 쓰는 중`,
  profile: msg`서류를 올리기 전`,
  documents: msg`승인 대기`,
  approved: msg`승인됨`,
  rejected: msg`반려됨`,
}
