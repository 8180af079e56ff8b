import { type ComponentType, useEffect, useState } from 'react'
import { retryImport } from '../../../data/retry-import.ts'
import { onIdle } from '../../../data/on-idle.ts'

/** What the app says about itself, in the browser only and when the page has nothing better to do. */
export function Cards() {
  const [AppCards, setAppCards] = useState<ComponentType>()
  useEffect(
    () => onIdle(() => void retryImport(() => import('../../install/app-cards.tsx')).then((part) => setAppCards(() => part.AppCards))),
    [],
  )
  return AppCards !== undefined && <AppCards />
}
