/** An office as maps know it. */
export interface Place {
  name: string
  address: string
  latitude: number
  longitude: number
}

/** Two maps that Korean phones have, and the way there. */
export type MapService = 'naver' | 'kakao' | 'route'

/** Shows a place in any browser. Nothing of a map is embedded: it would learn who reads this page. */
export function webMap(service: MapService, { name, address, latitude, longitude }: Place): string {
  const point = `${encodeURIComponent(name)},${latitude},${longitude}`
  return {
    naver: `https://map.naver.com/p/search/${encodeURIComponent(address)}`,
    kakao: `https://map.kakao.com/link/map/${point}`,
    route: `https://map.kakao.com/link/to/${point}`,
  }[service]
}

const apps = { nmap: 'com.nhn.android.nmap', kakaomap: 'net.daum.android.map' } as const

/** The same in the map's own app: its scheme, and what comes after `://`. */
function appMap(service: MapService, { name, latitude, longitude }: Place): { scheme: keyof typeof apps; rest: string } {
  const asks = encodeURIComponent(window.location.host)
  return {
    naver: { scheme: 'nmap', rest: `place?lat=${latitude}&lng=${longitude}&name=${encodeURIComponent(name)}&appname=${asks}` } as const,
    kakao: { scheme: 'kakaomap', rest: `look?p=${latitude},${longitude}` } as const,
    route: { scheme: 'kakaomap', rest: `route?ep=${latitude},${longitude}&by=PUBLICTRANSIT` } as const,
  }[service]
}

/** Without an app, nothing happens or the browser complains: after this long (ms) the page in the browser comes instead. */
const timeoutMs = 1500

/** Tries the map's app on a phone. False: this is none, and the link does what links do. */
export function openMapApp(service: MapService, place: Place): boolean {
  const { userAgent, maxTouchPoints } = navigator
  const isAndroid = userAgent.includes('Android')
  // An iPad says that it is a Mac.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  if (!isAndroid && !isApple) return false
  const web = webMap(service, place)
  const { scheme, rest } = appMap(service, place)
  if (isAndroid) {
    const intent = `scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;package=${apps[scheme]}`
    window.location.href = `intent://${rest}#Intent;${intent};S.browser_fallback_url=${encodeURIComponent(web)};end`
    return true
  }
  window.location.href = `${scheme}://${rest}`
  const timer = setTimeout(() => {
    if (document.visibilityState === 'visible') window.location.href = web
  }, timeoutMs)
  // The app has opened. A sleeping page's timer would go off when the reader comes back.
  document.addEventListener('visibilitychange', () => clearTimeout(timer), { once: true })
  return true
}
