/** Browsers by the way in which they install an app. */
export const browsers = ['android', 'samsung', 'ios', 'desktop', 'mac-safari', 'firefox', 'in-app'] as const
export type Browser = (typeof browsers)[number]

interface Visitor {
  userAgent: string
  maxTouchPoints: number
}

/** What opens links inside a messenger or a portal's app. `wv` is Android's view for all others. */
const inApp = /KAKAOTALK|NAVER\(inapp|DaumApps|BAND\/|Instagram|FBAN|FBAV| Line\/|; wv\)/

/** Which of them a visitor has; `undefined` for one that is not known. Every browser on iOS installs as Safari does. */
export function browserOf({ userAgent, maxTouchPoints }: Visitor): Browser | undefined {
  if (inApp.test(userAgent)) return 'in-app'
  const isMac = userAgent.includes('Macintosh')
  // An iPad calls itself a Mac, but Macs have no touch screens.
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && maxTouchPoints > 1)) return 'ios'
  if (userAgent.includes('Firefox/')) return 'firefox'
  if (userAgent.includes('SamsungBrowser/')) return 'samsung'
  if (userAgent.includes('Chrome/')) return userAgent.includes('Android') ? 'android' : 'desktop'
  return isMac && userAgent.includes('Safari/') ? 'mac-safari' : undefined
}
