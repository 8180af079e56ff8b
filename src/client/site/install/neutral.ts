import type { Locale } from '#contract/locale.ts'
import { readStored, writeStored } from '../../data/stored.ts'

const name = 'neutral'

/** Returns whether the visitor wants the app under a name and an icon that do not tell what it is. */
export const isNeutral = (): boolean => readStored(name) !== undefined

/** Tells when that changes, in this tab or another. */
export function onNeutral(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** Keeps the choice on the device. @returns whether it could be kept */
export function setNeutral(isWanted: boolean): boolean {
  const isStored = writeStored(name, isWanted ? 1 : undefined)
  // The browser tells other tabs only.
  dispatchEvent(new StorageEvent('storage'))
  return isStored
}

export const neutralNames: Record<Locale, string> = { ko: '메모', en: 'Notes', cn: '便笺' }

function point(selector: string, address: string): void {
  for (const link of document.querySelectorAll(selector)) if (link.getAttribute('href') !== address) link.setAttribute('href', address)
}

const appleTitle = 'apple-mobile-web-app-title'

/** Gives the document the manifest, icon and title under which a browser would install the app. */
export function putOn(locale: Locale, neutral: boolean): void {
  point('link[rel=manifest]', `/manifest.${neutral ? 'neutral.' : ''}${locale}.webmanifest`)
  point('link[rel=apple-touch-icon]', `/icons/${neutral ? 'neutral-' : ''}apple-touch.png`)
  document.head.querySelector(`meta[name=${appleTitle}]`)?.remove()
  if (!neutral) return
  const title = document.createElement('meta')
  title.name = appleTitle
  title.content = neutralNames[locale]
  document.head.append(title)
}
