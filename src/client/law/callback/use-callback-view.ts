import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { EntryView } from '../../content/outbox/entry-row.tsx'
import { openCallback } from './callback-draft.ts'
import { callbackMessageType } from './callback-message.ts'

/** Returns the presentation of queued call-back requests, and how they are opened again. */
export function useCallbackView(): EntryView {
  const { t } = useLingui()
  const navigate = useNavigate()
  return {
    title: t`전화 요청`,
    edit: ({ content }, { id, state }) => {
      if (!callbackMessageType.isContent(content)) return
      const { name, phone, when = '' } = content.request
      // Refused or expired, it is another request that is sent.
      openCallback({ id: state === 'waiting' ? id : undefined, name, phone, when, replaces: id })
      void navigate({ to: '/contact', hash: 'callback' })
    },
  }
}
