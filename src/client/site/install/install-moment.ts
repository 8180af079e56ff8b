import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { delays } from '../../data/delays.ts'
import { readStored, writeStored } from '../../data/stored.ts'
import { localDay } from '../../ui/day.ts'
import { useBrowser, useInstallState } from './use-install.ts'

/** What decides whether to offer the app. Days are of the visitor's calendar (`2026-11-21`), times milliseconds since 1970. */
interface Visit {
  now: number
  today: string
  firstDay: string
  putOffAt: number | undefined
  /** Pages read since the app was started. */
  pages: number
}

const pause = 90 * 24 * 60 * 60 * 1000
const manyPages = 3

/** Returns whether the visitor has returned or reads on, and has not said 'later' in the last 90 days. */
export const isGoodMoment = ({ now, today, firstDay, putOffAt, pages }: Visit): boolean =>
  (today !== firstDay || pages >= manyPages) && (putOffAt === undefined || now - putOffAt > pause)

interface InstallHistory {
  firstDay: string
  putOffAt?: number
}

const name = 'install'

const read = (today: string): InstallHistory => ({ firstDay: today, ...readStored<Partial<InstallHistory>>(name) })
/** Where nothing can be stored, every day is the first. */
const write = (history: InstallHistory) => writeStored(name, history)

let pages = 0
let last: string | undefined

/** Counts a page that is read, and tells whether this is a good moment. Of the pages themselves nothing is kept. */
function readPage(pathname: string): boolean {
  if (pathname !== last) pages += 1
  last = pathname
  const date = new Date()
  const kept = read(localDay(date))
  write(kept)
  return isGoodMoment({ now: date.getTime(), today: localDay(date), firstDay: kept.firstDay, putOffAt: kept.putOffAt, pages })
}

/** The visitor would rather not now. */
function putOffInstalling(): void {
  const date = new Date()
  write({ ...read(localDay(date)), putOffAt: date.getTime() })
}

/** Way to install the app: the browser's own offer, or the steps for iPhones. */
export type HowToInstall = 'offered' | 'steps'

/** Whoever fills in a form is left alone; on the guide all of it is said anyway; the home page has its popups there. */
const quietPages = new Set(['/', '/default-form', '/guide', '/device'])

/** Returns whether and how to offer the app now; `end` records the answer 'later', or an installation. */
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
