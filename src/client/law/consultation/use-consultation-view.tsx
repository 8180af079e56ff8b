import { useLingui } from '@lingui/react/macro'
import type { EntryView } from '../../content/outbox/entry-row.tsx'
import { useConsultation } from './consultation.tsx'
import { consultationMessageType } from './consultation-message.ts'

/** How consultation requests in the outbox are shown, and opened again. */
export function useConsultationView(): EntryView {
  const { t } = useLingui()
  const consultation = useConsultation()
  return {
    title: t`상담 신청`,
    receiptOf: String,
    edit: ({ content: message }, { id, state }) => {
      if (!consultationMessageType.isContent(message)) return
      const { name, phone, content } = message.request
      // Refused or expired, it is another request that is sent.
      consultation.edit({ id: state === 'waiting' ? id : undefined, name, phone, content, lawyer: message.lawyer, replaces: id })
    },
  }
}
