import { useLingui } from '@lingui/react/macro'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { reloadSafely } from '../../../offline/before-reload.ts'
import { iconButtonClass } from '../../../ui/button.ts'
import { Icon, IconShape } from '../../../ui/icon.tsx'

/** On touch screens an installed app has none of the browser's buttons; in windows of a computer it has its own. */
const bare = '(pointer: coarse) and (display-mode: standalone), (pointer: coarse) and (display-mode: fullscreen)'

const subscribe = (listener: () => void) => {
  const query = matchMedia(bare)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Back and refresh, where the browser shows neither. What was typed comes back after a refresh. */
export function WindowControls() {
  const { t } = useLingui()
  const { history } = useRouter()
  const isBare = useSyncExternalStore(subscribe, () => matchMedia(bare).matches)
  // Where this visit began there is nothing to go back to.
  const canGoBack = useRouterState({ select: ({ location }) => location.state.__TSR_index !== 0 })
  if (!isBare) return null
  return (
    <nav
      aria-label={t`앱 화면 버튼`}
      className="no-print fixed bottom-[calc(4.5rem+env(safe-area-inset-bottom))] left-4 z-30 flex rounded-full border border-line bg-surface text-ink shadow-card md:bottom-8 md:left-8"
    >
      {canGoBack && (
        <button type="button" className={iconButtonClass()} aria-label={t`뒤로 가기`} onClick={() => history.back()}>
          <Icon name="previous" className="size-5" />
        </button>
      )}
      <button type="button" className={iconButtonClass()} aria-label={t`새로고침`} onClick={reloadSafely}>
        <IconShape path="M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6" className="size-5" />
      </button>
    </nav>
  )
}
