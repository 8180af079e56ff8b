import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { usePress } from '../../data/use-press.ts'

/** What was done a moment ago, on a screen that is no longer shown. */
interface Done {
  text: string
  /** Absent: it cannot be undone. */
  undo?: () => Promise<unknown>
}

let done: Done | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Says what was done, until another screen is opened. Undefined: nothing.
 * @param ms after which it goes by itself
 */
export function report(next: Done | undefined, ms?: number): void {
  done = next
  for (const listener of listeners) listener()
  if (ms !== undefined) setTimeout(() => done === next && report(undefined), ms)
}

/** Renders the last action with a way to undo it. */
export function UndoNotice() {
  const alertFailure = useAlertFailure()
  const { t } = useLingui()
  const router = useRouter()
  const shown = useSyncExternalStore(subscribe, () => done)
  useEffect(() => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && report(undefined)), [router])
  const { mutate, isPending } = usePress({
    mutationFn: async (undo: () => Promise<unknown>) => undo(),
    onSuccess: () => report({ text: t`되돌렸습니다.` }),
    onError: (error) => void alertFailure(error),
  })
  const undo = shown?.undo
  return (
    <div
      role="status"
      className="fixed right-4 bottom-20 z-30 flex max-w-[calc(100%-2rem)] flex-wrap items-center gap-2 rounded-card bg-night px-4 py-2 text-sm text-on-night shadow-card empty:hidden"
    >
      {shown !== undefined && (
        <>
          <span className="font-semibold">{shown.text}</span>
          {undo !== undefined && (
            <button
              type="button"
              className="min-h-11 px-2 font-semibold underline underline-offset-4"
              aria-disabled={isPending}
              onClick={() => mutate(undo)}
            >
              <Trans>되돌리기</Trans>
            </button>
          )}
          <button type="button" className="min-h-11 px-2" onClick={() => report(undefined)}>
            <Trans>닫기</Trans>
          </button>
        </>
      )}
    </div>
  )
}
