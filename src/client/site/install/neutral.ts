import type { Locale } from '#contract/locale.ts'
import { manifestPath, type SiteName, sites } from '#contract/sites.ts'
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

/** The document as the server sends it for a page of a site (`siteHead` in entry-server.tsx). */
function pointSite(site: SiteName): void {
  const { folder, colours } = sites[site]
  point('link[rel=icon]', `${folder}/icons/icon.svg`)
  for (const scheme of ['light', 'dark'] as const)
    document.querySelector(`meta[name=theme-color][media*=${scheme}]`)?.setAttribute('content', colours[scheme])
}

/** Gives the document the icon and colours of a site, and the manifest, icon and title under which a browser would install it. */
export function putOn(site: SiteName, locale: Locale, isWanted: boolean): void {
  // Only the firm's visitors have a reason to hide what the app is.
  const neutral = isWanted && site === 'firm'
  pointSite(site)
  point('link[rel=manifest]', neutral ? `/manifest.neutral.${locale}.webmanifest` : manifestPath(site, locale))
  point('link[rel=apple-touch-icon]', `${sites[site].folder}/icons/${neutral ? 'neutral-' : ''}apple-touch.png`)
  document.head.querySelector(`meta[name=${appleTitle}]`)?.remove()
  if (!neutral) return
  const title = document.createElement('meta')
  title.name = appleTitle
  title.content = neutralNames[locale]
  document.head.append(title)
}
