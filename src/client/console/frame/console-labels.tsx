import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { Alerts } from '../../ui/alert.tsx'
import { type UiLabels, UiLabelsProvider } from '../../ui/labels.tsx'

/** Gives the design system its words, and alerts their place. The console has no sliders. */
export function ConsoleLabels({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const labels = useMemo<UiLabels>(
    () => ({
      close: t`닫기`,
      ok: t`확인`,
      cancel: t`취소`,
      previous: t`이전`,
      next: t`다음`,
      pause: '',
      play: '',
      carousel: '',
      slide: () => '',
      retry: t`다시 시도`,
    }),
    [t],
  )
  return (
    <UiLabelsProvider value={labels}>
      {children}
      <Alerts />
    </UiLabelsProvider>
  )
}
