import type { BrowserContext, Page } from '@playwright/test'
import { hydrated, expect, loaded, test, underWorker } from './fixtures.ts'
import { atOnce } from './delays.ts'
import { openGuide, part } from './guide-page.ts'
import { installable, onDevice } from './on-device.ts'
import { seconds } from '../src/server/testing/patience.ts'

installable.describe('the browser’s offer to install', () => {
  for (const outcome of ['accepted', 'dismissed'] as const)
    installable(
      `that came on another page is made on the guide, and is ${outcome}`,
      { tag: outcome === 'accepted' ? [] : ['@all'] },
      async ({ context }) => {
        const page = await context.newPage()
        // The event is the browser's own; its dialog is answered here.
        await page.addInitScript((answer) => {
          const state = { offers: 0, prompts: 0 }
          Object.assign(window, { state })
          addEventListener('beforeinstallprompt', (event) => {
            state.offers += 1
            const prompt = () => Promise.resolve((state.prompts += 1))
            Object.defineProperties(event, { prompt: { value: prompt }, userChoice: { value: Promise.resolve({ outcome: answer }) } })
          })
        }, outcome)
        const state = () => page.evaluate(() => (window as Window & { state?: { offers: number; prompts: number } }).state)
        await page.goto('/')
        await hydrated(page.getByRole('contentinfo').getByRole('link', { name: '앱 설치와 이용 안내' }))
        await expect.poll(async () => (await state())?.offers).toBe(1)
        await page.getByRole('contentinfo').getByRole('link', { name: '앱 설치와 이용 안내' }).press('Enter')
        const button = page.getByRole('button', { name: '이 기기에 설치하기' })
        await expect(button).toBeVisible()
        await button.click()
        expect(await state()).toEqual({ offers: 1, prompts: 1 })
        // An offer serves once. The steps stay for whoever thinks better of it.
        await expect(button).toHaveCount(0)
        await expect(page.getByText('이 기기에 설치되어 있습니다.', { exact: false })).toHaveCount(outcome === 'accepted' ? 1 : 0)
        await expect(page.getByRole('heading', { name: /^지금 쓰시는 브라우저/ })).toHaveCount(outcome === 'accepted' ? 0 : 1)
      },
    )
})

test('an installed app says so', async ({ page }) => {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window)
    // Chromium cannot be told to be an app: what it would say is said for it.
    window.matchMedia = (query) => real(query.includes('display-mode') ? 'all' : query)
  })
  await openGuide(page)
  await expect(page.getByText('이 기기에 설치되어 있습니다.', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^지금 쓰시는 브라우저/ })).toHaveCount(0)
})

const storedOnDevice = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
  }))
const nothing = { workers: 0, caches: [], databases: [], local: [], session: [], cookies: '' }

/** A page of somebody who was here before, with something of every kind on the device. */
async function settled(context: BrowserContext): Promise<Page> {
  const first = await context.newPage()
  await first.goto('/')
  await underWorker(first)
  await first.close()
  const page = await context.newPage()
  await page.goto('/')
  await hydrated(page.getByRole('contentinfo').getByRole('link', { name: '앱 설치와 이용 안내' }))
  await page.getByRole('link', { name: 'EN English' }).click()
  await page.getByRole('link', { name: 'KR 한국어' }).click()
  // By keyboard: the footer still moves while the sections above it take their heights, and a click needs it still.
  await page.getByRole('contentinfo').getByRole('link', { name: '앱 설치와 이용 안내' }).press('Enter')
  // The worker puts the content of the site aside meanwhile.
  await expect(page.getByRole('heading', { level: 1, name: '앱 설치와 이용 안내' })).toBeVisible({ timeout: seconds(20) })
  await page.evaluate(() => sessionStorage.setItem('accessToken', 'x'))
  await expect.poll(async () => new Set((await storedOnDevice(page)).databases)).toEqual(new Set(['ieumsae', 'workbox-expiration']))
  await expect
    .poll(async () => {
      const { workers, caches, local, cookies } = await storedOnDevice(page)
      return workers === 1 && caches.length >= 2 && local.includes('documents') && cookies.includes('locale=ko')
    })
    .toBe(true)
  // A picture on its way would be stored by the worker after the question was answered.
  await loaded(page)
  return page
}

const eraseButton = (page: Page) => part(page, '이 기기에 남은 것 지우기').getByRole('button')
const dialog = (page: Page) => page.getByRole('alertdialog')

onDevice.describe('what the device keeps', () => {
  onDevice.slow()
  onDevice.use({ delays: atOnce })

  onDevice(
    'stays when the question is answered with no, and with yes is erased, all of it, without a network, too; the app begins again',
    async ({ context, watch }) => {
      watch.allow(/net::ERR_INTERNET_DISCONNECTED/)
      const page = await settled(context)
      const before = await storedOnDevice(page)
      await eraseButton(page).click()
      await dialog(page).getByRole('button', { name: '취소' }).click()
      await expect(dialog(page)).toHaveCount(0)
      expect(await storedOnDevice(page)).toEqual(before)
      await expect(page).toHaveURL('/guide')

      await context.setOffline(true)
      await eraseButton(page).click()
      await expect(dialog(page)).toContainText('모두 지울까요?')
      await dialog(page).getByRole('button', { name: '확인' }).click()
      await expect(dialog(page)).toContainText('모두 지웠습니다.')
      expect(await storedOnDevice(page)).toEqual(nothing)

      await context.setOffline(false)
      // What the page still puts aside while it is read goes with the page.
      await page.evaluate(() => localStorage.setItem('late', '1'))
      await Promise.all([page.waitForURL('/'), dialog(page).getByRole('button', { name: '확인' }).click()])
      await hydrated(page.getByRole('banner'))
      const { local, session } = await storedOnDevice(page)
      expect([...local, ...session]).not.toContain('late')
      expect([...local, ...session]).not.toContain('accessToken')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('법무법인 이음새, 이혼과 가사 사건 상담')
    },
  )

  onDevice('and is held by another tab is erased with it; what cannot be is said', { tag: '@all' }, async ({ context, watch }) => {
    // Dexie's word in the tab whose database is taken away.
    watch.allow(/Another connection wants to delete database/)
    const page = await settled(context)
    const other = await context.newPage()
    await other.goto('/story/firm')
    await hydrated(other.getByRole('banner'))
    const hold = await context.newPage()
    await hold.goto('/robots.txt')
    await hold.evaluate(
      () =>
        new Promise((resolve) => {
          const request = indexedDB.open('held')
          request.addEventListener('success', () => {
            Object.assign(window, { held: request.result })
            resolve(undefined)
          })
        }),
    )
    await page.bringToFront()
    await eraseButton(page).click()
    await dialog(page).getByRole('button', { name: '확인' }).click()
    await expect(dialog(page)).toContainText('일부를 지우지 못했습니다.')
    await dialog(page).getByRole('button', { name: '확인' }).click()
    await expect(page).toHaveURL('/guide')
    for (const tab of [hold, other]) await tab.close()
    await eraseButton(page).click()
    await dialog(page).getByRole('button', { name: '확인' }).click()
    await expect(dialog(page)).toContainText('모두 지웠습니다.')
    expect(await storedOnDevice(page)).toEqual(nothing)
  })
})
