/** Browsers by the way in which they install an app. */
export const browsers = ['android', 'samsung', 'ios', 'desktop', 'mac-safari', 'firefox', 'in-app'] as const
export type Browser = (typeof browsers)[number]

interface Visitor {
  userAgent: string
  maxTouchPoints: number
}

/** What opens links inside a messenger or a portal's app. `wv` is Android's view for all others. */
const inApp = /KAKAOTALK|NAVER\(inapp|DaumApps|BAND\/|Instagram|FBAN|FBAV| Line\/|; wv\)/

/** A phone or tablet of Apple. An iPad calls itself a Mac, but Macs have no touch screens. */
export const isApple = ({ userAgent, maxTouchPoints }: Visitor): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

/** Which of them a visitor has; `undefined` for one that is not known. Every browser on iOS installs as Safari does. */
export function browserOf(visitor: Visitor): Browser | undefined {
  const { userAgent } = visitor
  if (inApp.test(userAgent)) return 'in-app'
  if (isApple(visitor)) return 'ios'
  if (userAgent.includes('Firefox/')) return 'firefox'
  if (userAgent.includes('SamsungBrowser/')) return 'samsung'
  if (userAgent.includes('Chrome/')) return userAgent.includes('Android') ? 'android' : 'desktop'
  return /Macintosh.*Safari/.test(userAgent) ? 'mac-safari' : undefined
}
