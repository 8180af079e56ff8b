import { randomUUID } from 'node:crypto'
import { manifestPath, sites } from '#contract/sites.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { hydrated, expect, storedKeys, openHome, section, sections, sisterSites, test, underWorker } from './fixtures.ts'
import { replaceWorker } from './build-copy.ts'
import { atOnce, workerAtOnce } from './delays.ts'
import { installable, onDevice, withOwnBuild } from './on-device.ts'
import { startServer } from './server.ts'
import { en as english, ko } from './words.ts'
import { seconds } from '../src/server/testing/patience.ts'

/** Opens a page and waits until the worker serves it. */
async function controlled(context: BrowserContext, path = '/'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await underWorker(page)
  return page
}

/** A page of somebody who was here before: the worker served it from the start. */
async function returning(context: BrowserContext): Promise<Page> {
  await (await controlled(context)).close()
  return controlled(context)
}

/** How many responses of the API the device keeps in a language. */
const countStored = async (page: Page, locale: string) => (await storedKeys(page)).filter((key) => key.includes(`"${locale}"`)).length

/** Pictures and fonts that were never shown are not there without a network. */
const neverShown = /(\/api\/v1\/files\/\S+\.avif|\.woff2)\)?: net::ERR_FAILED|net::ERR_FAILED \(\S+(\/api\/v1\/files\/|\.woff2)/

/** Pictures and fonts that the page has loaded, and those of them that the worker has not kept. */
const shownAndNotKept = (page: Page) =>
  page.evaluate(async () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    const shown = names.filter((name) => name.includes('/api/v1/files/') || name.endsWith('.woff2'))
    const kept = await Promise.all(shown.map(async (name) => (await caches.match(name)) !== undefined))
    return { shown: shown.length, lost: shown.filter((_name, index) => kept[index] !== true) }
  })

/** Where the last answer of a call has come from. */
const sourceOfCall = (page: Page) =>
  page.evaluate(async () => {
    await (await fetch('/api/v1/setting')).text()
    const [entry] = performance.getEntriesByName(`${location.origin}/api/v1/setting`).slice(-1)
    return (entry as PerformanceResourceTiming & { workerMatchedSourceType?: string }).workerMatchedSourceType
  })

/** Waits until a page has put on the device what it needs without a network. */
async function settled(page: Page, locale = 'ko'): Promise<void> {
  await expect.poll(() => countStored(page, locale)).toBeGreaterThanOrEqual(6)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('documents')?.includes('/api/v1/setting') ?? false)).toBe(true)
}

// What each manifest holds, and its pictures, are tested in src/server/pages/sites.page.test.ts.
installable.describe('with its worker', () => {
  installable.use({ delays: workerAtOnce })

  installable('it can be installed, each site under its own manifest', async ({ context }) => {
    const page = await controlled(context)
    const cdp = await context.newCDPSession(page)
    for (const [site, { locale }] of [
      ['firm', ko],
      ['centre', english],
    ] as const) {
      const { home } = sites[site]
      await page.goto(`${home}?lang=${locale}`)
      // The browser reads the manifest after the page, and has that of the page before until then.
      await expect
        .poll(async () => new URL((await cdp.send('Page.getAppManifest')).url, page.url()).pathname)
        .toBe(manifestPath(site, locale))
      await expect.poll(async () => (await cdp.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
      const { errors, data = '{}' } = await cdp.send('Page.getAppManifest')
      expect(errors).toEqual([])
      expect(JSON.parse(data)).toMatchObject({ id: home, start_url: home })
    }
  })
})

installable('a centre alone can be installed, with its own name, icon and start page', async ({ context, watch }) => {
  // Another server than that of the tests.
  watch.allowForeign(/^http:\/\/localhost:/)
  const server = await startServer(process.env['DIST'] ?? 'dist', { SITES: 'centre' })
  try {
    const page = await context.newPage()
    await page.goto(`${server.origin}/?lang=en`)
    expect(new URL(page.url()).pathname).toBe(sites.centre.home)
    const cdp = await context.newCDPSession(page)
    await expect.poll(async () => (await cdp.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
    const { url, errors, data = '{}' } = await cdp.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(url).toBe(`${server.origin}${manifestPath('centre', 'en')}`)
    const { id, start_url, name, icons } = JSON.parse(data) as { id: string; start_url: string; name: string; icons: { src: string }[] }
    expect([id, start_url]).toEqual([sites.centre.home, sites.centre.home])
    expect(name).not.toMatch(/law|법무/i)
    expect(icons.filter(({ src }) => !src.startsWith(`${sites.centre.folder}/icons/`))).toEqual([])
    await page.close()
  } finally {
    await server.stop()
  }
})

test('the shortcut to a consultation opens it', async ({ page }) => {
  await openHome(page, ko, '/?open=consultation')
  await expect(page.getByRole('dialog', { name: '상담 문의' })).toBeVisible()
})

onDevice.describe('with the content of the site', () => {
  onDevice.use({ delays: atOnce })

  onDevice(
    'after a first visit the home page is whole without a network, its dialogs open, and an unknown address says so',
    async ({ context, watch }) => {
      watch.allow(/net::ERR_INTERNET_DISCONNECTED/)
      watch.allow(neverShown)
      const first = await controlled(context)
      await expect.poll(async () => (await shownAndNotKept(first)).shown).toBeGreaterThan(2)
      await expect.poll(async () => (await shownAndNotKept(first)).lost).toEqual([])
      await first.close()
      const page = await controlled(context)
      expect(await sourceOfCall(page), 'what the app asks of the API takes no way through the worker').toBe('network')
      await settled(page)
      await context.setOffline(true)
      await page.reload()
      for (const name of sections) {
        const place = section(page, ko, name)
        await place.scrollIntoViewIfNeeded()
        expect((await place.innerText()).length, name).toBeGreaterThan(40)
      }
      await expect(page.getByRole('navigation', { name: sisterSites }).getByRole('link')).toHaveCount(4)
      await expect(section(page, ko, '비슷한 고민을 지나온 길').getByRole('listitem')).toHaveCount(3)
      await expect(section(page, ko, '판단이 갈린 쟁점을 기록합니다').getByRole('listitem')).toHaveCount(9)
      await expect(page.getByText('불러오지 못했습니다', { exact: false })).toHaveCount(0)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect(page).toHaveTitle('법무법인 이음새 | 이혼·가사 상담')

      await hydrated(page.getByRole('navigation', { name: sisterSites }))
      await section(page, ko, '지금 서 계신 자리에서 시작합니다').getByRole('button').first().click()
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: '상담 문의' }).first().click()
      await page.getByLabel('성함').fill('김하늘')
      await expect(page.getByLabel('성함')).toHaveValue('김하늘')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: '전체 메뉴' }).click()
      await expect(page.getByRole('dialog', { name: '전체 메뉴' })).toBeVisible()

      const other = await context.newPage()
      await other.goto('/anything')
      await expect(other.getByRole('heading', { level: 1, name: '찾으시는 화면이 없습니다' })).toBeVisible()
      await other.getByRole('link', { name: '처음으로' }).click()
      await expect(section(other, ko, '비슷한 고민을 지나온 길').getByRole('listitem')).toHaveCount(3)
      await other.close()

      // A language that is chosen is there, too.
      await context.setOffline(false)
      await openHome(page, ko)
      await page.getByRole('link', { name: 'EN English' }).click()
      const stories = section(page, english, '비슷한 고민을 지나온 길').getByRole('listitem')
      await expect(stories).toHaveCount(3)
      await settled(page, 'en')
      await context.setOffline(true)
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(stories).toHaveCount(3)
    },
  )
})

/** Puts a new build in the place of the one that is served. */
const deploy = (dist: string) => replaceWorker(dist, (source) => `${source}\n// ${randomUUID()}`)

const lookForUpdate = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
const prompt = (page: Page) => page.getByRole('status').filter({ hasText: '새 버전이 준비되었습니다.' })

/** Leaves a mark that a reload takes away. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { wasHere: true }))
const isMarked = (page: Page) => page.evaluate(() => 'wasHere' in window)

/** Waits for a new document, not for its last picture. The worker that goes ends first what it is doing, for four seconds at most. */
const expectReload = (page: Page) => expect.poll(() => isMarked(page).catch(() => true), { timeout: seconds(30) }).toBe(false)

withOwnBuild.describe('a new build', () => {
  withOwnBuild.slow()

  withOwnBuild('is offered; one tab takes it, with what was half typed, and the other stays as it is', async ({ context, dist }) => {
    const here = await returning(context)
    const there = await controlled(context)
    for (const page of [here, there]) {
      await hydrated(page.getByRole('navigation', { name: sisterSites }))
      await mark(page)
    }
    const typed = { name: `하늘 ${randomUUID()}`, content: `문의 ${randomUUID()}` }
    for (const page of [here, there]) {
      await page.getByRole('button', { name: '상담 문의' }).first().click()
      await page.getByLabel('성함').fill(typed.name)
      await page.getByLabel('연락처').fill('01012345678')
      await page.getByLabel('문의내용').fill(typed.content)
    }
    await here.keyboard.press('Escape')
    await expect(prompt(here)).toBeHidden()

    await deploy(dist)
    await lookForUpdate(here)
    await expect(prompt(here)).toBeVisible()
    await expect(prompt(there)).toBeAttached()
    await prompt(here).getByRole('button', { name: '새로고침' }).click()
    await expectReload(here)
    await expect(here.getByLabel('성함')).toHaveValue(typed.name)
    await expect(here.getByLabel('연락처')).toHaveValue('010-1234-5678')
    await expect(here.getByLabel('문의내용')).toHaveValue(typed.content)
    await expect(here.getByRole('checkbox', { checked: true })).toHaveCount(0)
    const kept = await here.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }))
    for (const text of ['consultation-draft', typed.name, typed.content]) expect(kept).not.toContain(text)
    await expect(prompt(here)).toBeHidden()

    await expect.poll(() => there.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)).toBe(null)
    expect(await isMarked(here)).toBe(false)
    expect(await isMarked(there)).toBe(true)
    await expect(there.getByLabel('문의내용')).toHaveValue(typed.content)
    await there.keyboard.press('Escape')
    await prompt(there).getByRole('button', { name: '새로고침' }).click()
    await expectReload(there)
  })

  withOwnBuild('can wait until later', { tag: '@all' }, async ({ context, dist }) => {
    const page = await returning(context)
    await hydrated(page.getByRole('navigation', { name: sisterSites }))
    await mark(page)
    await deploy(dist)
    await lookForUpdate(page)
    await prompt(page).getByRole('button', { name: '나중에' }).click()
    await expect(prompt(page)).toBeHidden()
    expect(await isMarked(page)).toBe(true)
    // It is offered again with the next page that is opened.
    const next = await context.newPage()
    await next.goto('/')
    await expect(prompt(next)).toBeVisible()
  })

  withOwnBuild('is taken by the tab that came first, too', { tag: '@all' }, async ({ context, dist }) => {
    // The page that installed the worker was loaded without one.
    const page = await controlled(context)
    await hydrated(page.getByRole('navigation', { name: sisterSites }))
    await mark(page)
    await deploy(dist)
    await lookForUpdate(page)
    await expect(prompt(page)).toBeVisible()
    await prompt(page).getByRole('button', { name: '새로고침' }).click()
    await expectReload(page)
    await expect(prompt(page)).toBeHidden()
  })

  withOwnBuild.describe('whose old worker does not end', { tag: '@all' }, () => {
    withOwnBuild.use({ delays: { ...workerAtOnce, takeover: 500 } })

    withOwnBuild('is shown all the same', async ({ context, dist }) => {
      const hold = `addEventListener('message', (event) => event.data.type === 'HOLD' && event.waitUntil(new Promise(() => {})))`
      await replaceWorker(dist, (source) => `${source}\n${hold}`)
      const page = await controlled(context)
      await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'HOLD' }))
      await mark(page)
      await deploy(dist)
      await lookForUpdate(page)
      await prompt(page).getByRole('button', { name: '새로고침' }).click()
      await expectReload(page)
    })
  })
})
