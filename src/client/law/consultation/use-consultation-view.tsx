import { useLingui } from '@lingui/react/macro'
import { consultationId } from '../../content/consultation-opener.ts'
import type { EntryView } from '../../content/outbox/entry-row.tsx'
import { openDialog } from '../../ui/deferred/dialog.tsx'
import { useConsultation } from './consultation.tsx'
import { consultationMessageType } from './consultation-message.ts'

/** Returns the presentation of queued consultation requests, and how they are opened again. */
export function useConsultationView(): EntryView {
  const { t } = useLingui()
  const { setDraft } = useConsultation()
  return {
    title: t`상담 신청`,
    edit: ({ content: message }, { id, state }) => {
      if (!consultationMessageType.isContent(message)) return
      const { name, phone, email = '', content } = message.request
      // Refused or expired, it is another request that is sent.
      setDraft({ id: state === 'waiting' ? id : undefined, name, phone, email, content, lawyer: message.lawyer, replaces: id })
      openDialog(consultationId)
    },
  }
}
