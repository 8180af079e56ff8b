import { describe, expect, it } from 'vitest'
import { browserOf } from './browser.ts'

const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'

describe('the browser of a visitor', () => {
  it.each([
    ['Chrome on Android', `${android} Chrome/143.0.0.0 Mobile Safari/537.36`, 5, 'android'],
    ['Samsung Internet', `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 5, 'samsung'],
    ['Safari on an iPhone', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 5, 'ios'],
    ['Chrome on an iPhone', `${iphone} CriOS/143.0.7499.38 Mobile/15E148 Safari/604.1`, 5, 'ios'],
    ['Safari on an iPad', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, 5, 'ios'],
    ['Safari on a Mac', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, 0, 'mac-safari'],
    ['Chrome on a Mac', `${mac} ${chromium}`, 0, 'desktop'],
    ['Edge on Windows with a touch screen', `${windows} ${chromium} Edg/143.0.0.0`, 10, 'desktop'],
    [
      'Whale on Windows',
      `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Whale/4.33.325.17 Safari/537.36`,
      0,
      'desktop',
    ],
    ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 0, 'firefox'],
    ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 5, 'firefox'],
    ['KakaoTalk on Android', `${android} Version/4.0 Chrome/143.0.0.0 Mobile Safari/537.36;KAKAOTALK 2410850`, 5, 'in-app'],
    ['KakaoTalk on an iPhone', `${iphone} Mobile/15E148 KAKAOTALK/11.8.0 (INAPP)`, 5, 'in-app'],
    ['NAVER on Android', `${android} Version/4.0 Chrome/143.0.0.0 Mobile Safari/537.36 NAVER(inapp; search; 2000; 12.13.5)`, 5, 'in-app'],
    ['another app on Android', 'Mozilla/5.0 (Linux; Android 14; SM-S918N Build/UP1A; wv) AppleWebKit/537.36 Chrome/143.0.0.0', 5, 'in-app'],
    ['something else', 'curl/8.5.0', 0, undefined],
  ])('is found out: %s', (_name, userAgent, maxTouchPoints, browser) => {
    expect(browserOf({ userAgent, maxTouchPoints })).toBe(browser)
  })
})
