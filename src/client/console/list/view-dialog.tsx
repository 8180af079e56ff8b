import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { closeDialog, Dialog, useIsOpen } from '../../ui/deferred/dialog.tsx'
import type { ViewProps } from './view-form.tsx'

export const viewDialog = 'list-view'

/** What forms are made of weighs more than a list. */
const ViewForm = lazy(async () => ({ default: (await import('./view-form.tsx')).ViewForm }))

/** Renders what a saved view is called, and what becomes of it. */
export function ViewDialog({ onDone, ...props }: ViewProps) {
  const { t } = useLingui()
  const isOpen = useIsOpen(viewDialog)
  const finish = async (_id?: string) => {
    closeDialog(viewDialog)
    await onDone(_id)
  }
  return (
    <Dialog id={viewDialog} title={props.view === undefined ? t`새 보기로 저장` : t`보기 고치기`}>
      {isOpen && (
        <Suspense fallback={<div className="skeleton h-48" />}>
          <ViewForm {...props} onDone={finish} />
        </Suspense>
      )}
    </Dialog>
  )
}
