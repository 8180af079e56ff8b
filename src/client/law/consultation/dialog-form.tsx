import { alert } from '../../ui/alert.tsx'
import { ReceivedHere } from './outcome-alerts.tsx'
import { RequestForm } from './request-form.tsx'
import { type Received, useSend } from './use-send.tsx'

/** The form of the consultation dialog. Once the request was received an alert says so, and the dialog closes (specification 8). */
export function DialogForm({ onClose }: { onClose: () => void }) {
  const receive = async ({ reply }: Received) => {
    await alert(<ReceivedHere receipt={reply.form.receipt} />)
    onClose()
  }
  return <RequestForm id="consult" sending={useSend()} onReceived={receive} onQueued={onClose} />
}
