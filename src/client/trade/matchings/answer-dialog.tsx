import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect } from 'react'
import { retryImport } from '../../data/start/retry-import.ts'
import { closeDialog, Dialog, useIsOpen } from '../../ui/deferred/dialog.tsx'
import type { Asked } from './answer.tsx'
import { useActionLabels } from './dialog-actions.ts'

export const answerDialogId = 'matching-answer'

const importAnswer = () => import('./answer.tsx')
const Answer = lazy(() => retryImport(importAnswer).then((part) => ({ default: part.Answer })))

/** The schedule dialog (specification 8): one in the page, for whatever is answered. */
export function AnswerDialog({ asked }: { asked: Asked | undefined }) {
  const { t } = useLingui()
  const texts = useActionLabels()
  const isOpen = useIsOpen(answerDialogId)
  useEffect(() => {
    // Here before it is asked for: the press need not wait for it. What fails is tried again then.
    importAnswer().catch(() => undefined)
  }, [])
  return (
    <Dialog id={answerDialogId} title={asked === undefined ? t`일정` : texts[asked.action].title}>
      {isOpen && asked !== undefined && (
        <Suspense fallback={<div className="skeleton h-72" />}>
          <Answer key={`${asked.matching._id} ${asked.action}`} {...asked} onDone={() => closeDialog(answerDialogId)} />
        </Suspense>
      )}
    </Dialog>
  )
}
