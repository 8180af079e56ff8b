import { Trans } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSite } from '../../data/firm.ts'
import { useLocale } from '../../data/use-locale.ts'
import { isServerReachable, onReachability } from '../../offline/connection.ts'
import { acceptUpdate, countWaitingBuilds, onUpdateWaiting } from '../../offline/pwa.ts'
import { buttonClass } from '../../ui/button.ts'
import { isNeutral, onNeutral, putOn } from './neutral.ts'
import { useInstallMoment } from './install-moment.ts'
import { InstallCard } from './install-card.tsx'
import { WindowControls } from '../frame/deferred/window-controls.tsx'

/** The name and the icon under which a browser would install the app, as the visitor has chosen. */
function useName(): void {
  const locale = useLocale()
  const neutral = useSyncExternalStore(onNeutral, isNeutral)
  const site = useSite()
  useEffect(() => putOn(site, locale, neutral), [site, locale, neutral])
}

/** What the update prompt says and offers. */
function UpdateCard({ onLater }: { onLater: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <p className="text-sm font-semibold">
        <Trans>새 버전이 준비되었습니다.</Trans>
      </p>
      <div className="flex gap-2">
        <button type="button" className={buttonClass('quiet', '!px-3')} onClick={onLater}>
          <Trans>나중에</Trans>
        </button>
        <button type="button" className={buttonClass('primary')} onClick={acceptUpdate}>
          <Trans>새로고침</Trans>
        </button>
      </div>
    </div>
  )
}

/**
 * Renders the app's own notices, one at a time: a new build first, nothing while the connection bar speaks. Nothing reloads by
 * itself, and what was typed returns after a reload.
 */
export function AppCards() {
  useName()
  const waiting = useSyncExternalStore(onUpdateWaiting, countWaitingBuilds)
  const [putOff, setPutOff] = useState(0)
  const { moment, end } = useInstallMoment()
  const isUpdate = waiting > putOff
  const isReachable = useSyncExternalStore(onReachability, isServerReachable)
  return (
    <>
      <div role="status" className="no-print fixed inset-x-3 top-20 z-50 mx-auto max-w-md">
        {isUpdate && <UpdateCard onLater={() => setPutOff(waiting)} />}
      </div>
      {!isUpdate && isReachable && moment !== undefined && <InstallCard how={moment} onEnd={end} />}
      <WindowControls />
    </>
  )
}
