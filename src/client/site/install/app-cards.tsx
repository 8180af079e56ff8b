import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { isServerReachable, onReachability } from '../../offline/connection.ts'
import { acceptUpdate, countWaitingBuilds, onUpdateWaiting } from '../../offline/pwa.ts'
import { isNeutral, onNeutral, putOn } from './neutral.ts'
import { useInstallMoment } from './use-install-moment.ts'
import { InstallCard } from './install-card.tsx'
import { UpdateCard } from './update-card.tsx'
import { WindowControls } from '../frame/deferred/window-controls.tsx'

/** The name and the icon under which a browser would install the app, as the visitor has chosen. */
function useName(): void {
  const locale = useLocale()
  const neutral = useSyncExternalStore(onNeutral, isNeutral)
  useEffect(() => putOn(locale, neutral), [locale, neutral])
}

/**
 * What the app says about itself, one thing at a time: a new build first, and nothing else while the connection bar
 * speaks. Nothing reloads under the visitor's hands, and what was typed comes back after it.
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
        {isUpdate && <UpdateCard onLater={() => setPutOff(waiting)} onAccept={acceptUpdate} />}
      </div>
      {!isUpdate && isReachable && moment !== undefined && <InstallCard how={moment} onEnd={end} />}
      <WindowControls />
    </>
  )
}
