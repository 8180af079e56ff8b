import type { Matching } from '#contract/trade/matchings.ts'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect } from 'react'
import { retryImport } from '../../data/start/retry-import.ts'
import { Dialog, useIsOpen } from '../../ui/deferred/dialog.tsx'

export const conversationDialogId = 'conversation'

const importConversation = () => import('./conversation.tsx')
const Conversation = lazy(() => retryImport(importConversation))

/** The messages of a matching: one dialog in the page, for whichever is opened. */
export function ConversationDialog({ matching }: { matching: Matching | undefined }) {
  const { t } = useLingui()
  const isOpen = useIsOpen(conversationDialogId)
  useEffect(() => {
    // Here before the network may be gone. What fails is tried again when it is opened.
    importConversation().catch(() => undefined)
  }, [])
  const title = t({ message: '메시지', context: 'conversation' })
  return (
    <Dialog id={conversationDialogId} title={matching === undefined ? title : `${title} · ${matching.other.name}`}>
      {isOpen && matching !== undefined && (
        <Suspense fallback={<div className="skeleton h-72" />}>
          <Conversation key={matching._id} matching={matching} />
        </Suspense>
      )}
    </Dialog>
  )
}
