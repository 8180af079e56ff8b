import type { Locale } from '#contract/locale.ts'
import type { I18n } from '@lingui/core'
import { delays } from '../../data/delays.ts'
import { localeOf } from '../../data/i18n.ts'
import { onReachability } from '../connection.ts'
import { onIdle } from '../../data/on-idle.ts'
import { syncContent } from './sync.ts'

/** What is younger need not be asked for again when the page is looked at, in milliseconds. */
const freshFor = 10 * 60 * 1000

interface Line {
  saveData?: boolean
  type?: string
  effectiveType?: string
}

/** What the browser tells of the line; Chromium only. */
const line = (): Line => (navigator as Navigator & { connection?: Line }).connection ?? {}

/** Whether this line is paid by the byte, or slow: then texts come and pictures do not. */
const isDear = ({ type, effectiveType = '' }: Line): boolean => type === 'cellular' || effectiveType.includes('2g')

const syncedAt = new Map<Locale, number>()

/** Syncs when it is time and the visitor's settings allow it (`saveData`: only when asked). Failures wait for the next time. */
async function syncNow(locale: Locale): Promise<void> {
  if (line().saveData === true || document.hidden || Date.now() - (syncedAt.get(locale) ?? 0) < freshFor) return
  syncedAt.set(locale, Date.now())
  try {
    await syncContent(locale, { hasPictures: !isDear(line()) })
  } catch {
    syncedAt.delete(locale)
  }
}

/** From now on the device follows the server: soon after the start, in a language that is switched to, when the network returns, and when the page is looked at again. */
export function scheduleContentSync(i18n: I18n): void {
  const sync = () => onIdle(() => void syncNow(localeOf(i18n)))
  setTimeout(() => {
    sync()
    i18n.on('change', sync)
  }, delays.contentSync)
  onReachability((isReachable) => {
    if (isReachable) sync()
  })
  document.addEventListener('visibilitychange', sync)
}
