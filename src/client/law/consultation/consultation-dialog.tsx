import { useLingui } from '@lingui/react/macro'
import type { Read } from '../../data/query-client.ts'
import { useAlerts } from '../../ui/alert.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Draft } from './draft.ts'
import { RequestForm } from './request-form.tsx'
import { ReceivedHere } from './outcome-alerts.tsx'
import { type Received, useSend } from './use-send.tsx'

interface Props {
  consent: Read<'GET /api/v1/terms/{code}'>
  draft: Draft
  onDraft: (draft: Draft) => void
  onClose: () => void
}

/** The consultation request as a dialog. Once it was received an alert says so, and the dialog closes (specification 8). */
export function ConsultationDialog({ onClose, ...request }: Props) {
  const { t } = useLingui()
  const { alert } = useAlerts()
  const receive = async ({ reply }: Received) => {
    await alert(<ReceivedHere receipt={reply.form.receipt} />)
    onClose()
  }
  return (
    <Dialog title={t`상담 문의`} onClose={onClose}>
      <RequestForm {...request} id="consult" sending={useSend()} onReceived={receive} onQueued={onClose} />
    </Dialog>
  )
}
