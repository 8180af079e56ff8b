import type { Read } from '../../data/query-client.ts'
import { alert } from '../../ui/alert.tsx'
import type { Draft } from './draft.ts'
import { ReceivedHere } from './outcome-alerts.tsx'
import { RequestForm } from './request-form.tsx'
import { type Received, useSend } from './use-send.tsx'

interface Props {
  consent: Read<'GET /api/v1/terms/{code}'>
  draft: Draft
  onDraft: (draft: Draft) => void
  onClose: () => void
}

/** The form of the consultation dialog. Once the request was received an alert says so, and the dialog closes (specification 8). */
export function DialogForm({ onClose, ...request }: Props) {
  const receive = async ({ reply }: Received) => {
    await alert(<ReceivedHere receipt={reply.form.receipt} />)
    onClose()
  }
  return <RequestForm {...request} id="consult" sending={useSend()} onReceived={receive} onQueued={onClose} />
}
