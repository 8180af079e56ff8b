import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ApiFailure, Unreachable } from '../../data/http.ts'

const more = 'mt-3 text-sm font-normal text-muted'

/** Says that a request was received, in the specification's words (8), and under which number. */
export function ReceivedHere({ receipt }: { receipt: string }) {
  return (
    <>
      <p>
        <Trans>고객상담신청이 완료되었습니다</Trans>
      </p>
      <p className={more}>
        <Trans>
          접수번호 <strong className="copyable text-ink tabular-nums">{receipt}</strong>
        </Trans>
      </p>
    </>
  )
}

/** Says that a request is on this device and not with the firm, and what becomes of it. */
export function QueuedNotice({ isSending, children }: { isSending: boolean; children?: ReactNode }) {
  return (
    <>
      <p>
        <Trans>아직 접수되지 않았습니다. 적으신 내용을 이 기기에 보관했습니다.</Trans>
      </p>
      <p className={more}>
        {isSending ? (
          <Trans>서버의 답을 아직 받지 못해 계속 보내고 있습니다. 내용은 암호화해 두었고, 두 번 접수되지 않습니다.</Trans>
        ) : (
          <Trans>연결되면 저절로 보냅니다. 내용은 암호화해 두었고, 두 번 접수되지 않습니다.</Trans>
        )}
      </p>
      <p className={more}>
        <Trans>접수되었는지는 ‘이 기기에 있는 것’ 화면에서 보실 수 있고, 보내기 전이면 고치거나 취소하실 수 있습니다.</Trans>
      </p>
      {children !== undefined && <p className={more}>{children}</p>}
    </>
  )
}

/** Says that what was to be changed has been sent as it was. */
export function TooLate() {
  return (
    <>
      <p>
        <Trans>고치시는 동안 처음 적으신 대로 보냈습니다.</Trans>
      </p>
      <p className={more}>
        <Trans>고치신 내용은 아직 보내지 않았습니다. 이대로 다시 신청하시면 새 신청으로 접수됩니다.</Trans>
      </p>
    </>
  )
}

/** Says that a request is nowhere but in the form. */
export function NotSent({ error }: { error: unknown }) {
  if (error instanceof ApiFailure && error.code !== undefined) return <p>{error.message}</p>
  return (
    <>
      <p>
        <Trans>아직 보내지 못했습니다.</Trans>
      </p>
      <p className={more}>
        {error instanceof Unreachable ? (
          <Trans>
            서버에 연결되지 않습니다. 적으신 내용은 그대로 있습니다. 연결을 확인하고 다시 보내 주십시오. 두 번 접수되지 않습니다.
          </Trans>
        ) : (
          <Trans>적으신 내용은 그대로 있습니다. 잠시 후 다시 보내 주십시오. 두 번 접수되지 않습니다.</Trans>
        )}
      </p>
    </>
  )
}
