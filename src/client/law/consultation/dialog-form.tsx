import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../content/page-link.tsx'
import { alert } from '../../ui/alert.tsx'
import { consultationKind } from './consultation-kind.ts'
import { ReceivedHere } from './outcome-alerts.tsx'
import { RequestForm } from './request-form.tsx'
import { type Received, useSend } from './use-send.tsx'

/** The form of the consultation dialog. Once the request was received an alert says so, and the dialog closes (specification 8). */
export function DialogForm({ onClose }: { onClose: () => void }) {
  const receive = async ({ reply }: Received) => {
    await alert(<ReceivedHere receipt={reply.receipt} />)
    onClose()
  }
  return (
    <>
      <RequestForm id="consult" sending={useSend(consultationKind)} onReceived={receive} onQueued={onClose} />
      <PageLink
        to="/contact"
        hash="callback"
        className="mt-3 flex min-h-11 items-center text-sm underline underline-offset-4"
        onClick={onClose}
      >
        <Trans>글 대신 전화로 말씀하시려면</Trans>
      </PageLink>
    </>
  )
}
