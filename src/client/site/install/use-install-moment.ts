import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { delays } from '../../data/delays.ts'
import { putOffInstalling, readPage } from './install-moment.ts'
import { useBrowser, useInstallState } from './use-install.ts'

/** How the app can be installed: by the browser's own offer, or by the steps for iPhones. */
export type HowToInstall = 'offered' | 'steps'

/** Whoever fills in a form is left alone; on the guide all of it is said anyway; the home page has its popups there. */
const quietPages = new Set(['/', '/default-form', '/guide', '/device'])

/** Whether and how to offer the app now; `end` for the answer 'later', or that it was taken up. */
export function useInstallMoment(): { moment: HowToInstall | undefined; end: () => void } {
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const state = useInstallState()
  const browser = useBrowser()
  const how = state === 'offered' ? 'offered' : state === 'by-hand' && browser === 'ios' ? 'steps' : undefined
  const [isMoment, setIsMoment] = useState(false)
  const [hasEnded, setHasEnded] = useState(false)
  useEffect(() => {
    const isGood = readPage(pathname)
    const timer = setTimeout(
      () => setIsMoment(isGood && document.querySelector('dialog[open]') === null && !document.hidden),
      delays.installOffer,
    )
    return () => clearTimeout(timer)
  }, [pathname])
  const end = () => {
    putOffInstalling()
    setHasEnded(true)
  }
  return { moment: isMoment && !hasEnded && !quietPages.has(pathname) ? how : undefined, end }
}
