import { useLingui } from '@lingui/react/macro'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { usePress } from '../../data/use-press.ts'
import { report } from '../frame/undo.tsx'
import type { Values } from '../resources.ts'

/** A save that can be taken back: what it has changed, as it was before, and the version that it made. */
export interface Saved {
  before: Values
  version: number
}

/** Provides a way back from the last save, as long as nobody has written since. */
export function useUndo(saved: Saved | undefined, takeBack: (saved: Saved) => Promise<void>): (() => void) | undefined {
  const alertFailure = useAlertFailure()
  const { t } = useLingui()
  const { mutate } = usePress({
    mutationFn: async (last: Saved) => {
      await takeBack(last)
      report({ text: t`되돌렸습니다.` })
    },
    onError: (error) => void alertFailure(error),
  })
  return saved === undefined ? undefined : () => mutate(saved)
}
