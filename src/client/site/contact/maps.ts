import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isApple } from '../install/browser.ts'
import type { Office } from '../queries.ts'

interface MapLink {
  label: MessageDescriptor
  isRoute?: true
  /** Shows an office in any browser. Nothing of a map is embedded: it would learn who reads this page. */
  web: (office: Office) => string
  /** The same in the map's own app. */
  app: (office: Office) => string
}

const encode = encodeURIComponent
const pointOf = ({ name, latitude, longitude }: Office) => `${encode(name)},${latitude},${longitude}`

/** Two maps that Korean phones have, and the way there. */
export const mapLinks: readonly MapLink[] = [
  {
    label: msg`네이버 지도`,
    web: ({ address }) => `https://map.naver.com/p/search/${encode(address)}`,
    app: ({ name, latitude, longitude }) =>
      `nmap://place?lat=${latitude}&lng=${longitude}&name=${encode(name)}&appname=${encode(window.location.host)}`,
  },
  {
    label: msg`카카오맵`,
    web: (office) => `https://map.kakao.com/link/map/${pointOf(office)}`,
    app: ({ latitude, longitude }) => `kakaomap://look?p=${latitude},${longitude}`,
  },
  {
    label: msg`길찾기`,
    isRoute: true,
    web: (office) => `https://map.kakao.com/link/to/${pointOf(office)}`,
    app: ({ latitude, longitude }) => `kakaomap://route?ep=${latitude},${longitude}&by=PUBLICTRANSIT`,
  },
]

const packages: Record<string, string> = { nmap: 'com.nhn.android.nmap', kakaomap: 'net.daum.android.map' }

/** Without an app, nothing happens or the browser complains: after this long (ms) the page in the browser comes instead. */
const timeoutMs = 1500

/** Tries the map's app on a phone. False: this is none, and the link does what links do. */
export function openMapApp(link: MapLink, office: Office): boolean {
  const isAndroid = navigator.userAgent.includes('Android')
  if (!isAndroid && !isApple(navigator)) return false
  const [web, app] = [link.web(office), link.app(office)]
  if (isAndroid) {
    const [scheme = '', rest] = app.split('://')
    const intent = `scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;package=${packages[scheme]}`
    window.location.href = `intent://${rest}#Intent;${intent};S.browser_fallback_url=${encode(web)};end`
    return true
  }
  window.location.href = app
  const timer = setTimeout(() => {
    if (document.visibilityState === 'visible') window.location.href = web
  }, timeoutMs)
  // The app has opened. A sleeping page's timer would go off when the reader comes back.
  document.addEventListener('visibilitychange', () => clearTimeout(timer), { once: true })
  return true
}
