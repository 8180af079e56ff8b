import type { AnyResource } from '#contract/resource.ts'
import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { Dialog, openDialog } from '../../ui/deferred/dialog.tsx'

/** Most lists are not taken along. */
const ReasonForm = lazy(async () => ({ default: (await import('./reason-form.tsx')).ReasonForm }))

/**
 * Asks why a list of people is taken along.
 * @returns `ask`: resolves with the reason, empty where none is needed, undefined where it was called off; `dialog` stands in the page
 */
export function useReason(resource: AnyResource): { ask: () => Promise<string | undefined>; dialog: ReactNode } {
  const { t } = useLingui()
  const id = useId()
  const answer = useRef<(reason: string) => void>(undefined)
  const [hasAsked, setHasAsked] = useState(false)
  const isAsked = resource.isNoted
  const ask = () =>
    isAsked
      ? new Promise<string | undefined>((resolve) => {
          answer.current = resolve
          document.getElementById(id)?.addEventListener('close', () => resolve(undefined), { once: true })
          setHasAsked(true)
          openDialog(id)
        })
      : Promise.resolve('')
  const dialog = isAsked && (
    <Dialog id={id} title={t`목록 내보내기`}>
      {hasAsked && (
        <Suspense fallback={<div className="skeleton h-48" />}>
          <ReasonForm id={id} onEnd={(reason) => answer.current?.(reason)} />
        </Suspense>
      )}
    </Dialog>
  )
  return { ask, dialog }
}
