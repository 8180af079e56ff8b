import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ApiFailure, Unreachable } from '../../data/http.ts'

/** What an alert says first, and the paragraphs below it. */
const Message = ({ title, more }: { title: string; more: readonly ReactNode[] }) => (
  <>
    <p>{title}</p>
    {more.map((text, index) => (
      <p key={index} className="mt-3 text-sm font-normal text-muted">
        {text}
      </p>
    ))}
  </>
)

/** Says that a request was received, of a consultation in the specification's words (8), and under which number. */
export function ReceivedHere({ receipt, title }: { receipt: string; title?: string }) {
  const { t } = useLingui()
  const number = (
    <Trans>
      접수번호 <strong className="copyable text-ink tabular-nums">{receipt}</strong>
    </Trans>
  )
  return <Message title={title ?? t`고객상담신청이 완료되었습니다`} more={[number]} />
}

/** Says that a request is on this device and not with the firm, and what becomes of it. */
export function QueuedNotice({ isSending, besides }: { isSending: boolean; besides: string | undefined }) {
  const { t } = useLingui()
  const next = isSending
    ? t`서버의 답을 아직 받지 못해 계속 보내고 있습니다. 내용은 암호화해 두었고, 두 번 접수되지 않습니다.`
    : t`연결되면 저절로 보냅니다. 내용은 암호화해 두었고, 두 번 접수되지 않습니다.`
  const where = t`접수되었는지는 ‘기기 보관함’ 화면에서 보실 수 있고, 보내기 전이면 고치거나 취소하실 수 있습니다.`
  return (
    <Message
      title={t`아직 접수되지 않았습니다. 적으신 내용을 이 기기에 보관했습니다.`}
      more={besides === undefined ? [next, where] : [next, where, besides]}
    />
  )
}

/** Says that what was to be changed has been sent as it was. */
export function TooLate() {
  const { t } = useLingui()
  const next = t`고치신 내용은 아직 보내지 않았습니다. 이대로 다시 신청하시면 새 신청으로 접수됩니다.`
  return <Message title={t`고치시는 동안 처음 적으신 대로 보냈습니다.`} more={[next]} />
}

/** Says that a request is nowhere but in the form. */
export function NotSent({ error }: { error: unknown }) {
  const { t } = useLingui()
  if (error instanceof ApiFailure && error.code !== undefined) return <p>{error.message}</p>
  const next =
    error instanceof Unreachable
      ? t`서버에 연결되지 않습니다. 적으신 내용은 그대로 있습니다. 연결을 확인하고 다시 보내 주십시오. 두 번 접수되지 않습니다.`
      : t`적으신 내용은 그대로 있습니다. 잠시 후 다시 보내 주십시오. 두 번 접수되지 않습니다.`
  return <Message title={t`아직 보내지 못했습니다.`} more={[next]} />
}
