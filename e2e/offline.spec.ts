import type { BrowserContext, Page, Request } from '@playwright/test'
import { expect, frameHydrated } from './fixtures.ts'
import { clearReceipts, openForm, outboxOnScreen, outboxRows, read, submit } from './faults/visitor.ts'
import { en } from './words.ts'
import { createTestEnvironment, type TestEnvironment } from './faults/test-environment.ts'
import { test } from '@playwright/test'
import { seconds } from '../src/server/testing/patience.ts'

/* One visit, a while of idling, and the network is gone: with a real worker, a real database and a browser that is closed. */

test.describe.configure({ mode: 'serial' })

let environment: TestEnvironment
test.beforeAll(async () => {
  environment = await createTestEnvironment()
})
test.afterAll(() => environment.close())

/** Visits the home page, and waits until the device has everything. @returns what the sync has transferred, in bytes */
async function visitOnce(context: BrowserContext): Promise<number> {
  let transferred = 0
  const isSync = (request: Request) =>
    request.url().includes('updatedSince=') || (request.resourceType() === 'fetch' && request.url().endsWith('/480.webp'))
  const add = async (request: Request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    transferred += responseBodySize + responseHeadersSize
  }
  // The page may be closed before the last is told.
  context.on('requestfinished', (request) => void (isSync(request) && add(request).catch(() => undefined)))
  const page = await context.newPage()
  await page.goto('/')
  const pictures = () =>
    page.evaluate(async () => ((await caches.has('content')) ? (await (await caches.open('content')).keys()).length : 0))
  // Until no more come.
  let before = 0
  await expect
    .poll(
      async () => {
        const now = await pictures()
        const isDone = now > 50 && now === before
        before = now
        return isDone
      },
      { timeout: seconds(60), intervals: [1000] },
    )
    .toBe(true)
  await page.close()
  return transferred
}

const paths = async (
  path: string,
  many: string,
  pathOf: (item: { _id: string; code?: string }) => string | undefined,
): Promise<string[]> => {
  const answer = await fetch(`${environment.proxy.origin}/api/v1/${path}`, { headers: { limit: '100' } })
  return ((await answer.json()) as Record<string, { _id: string }[]>)[many]?.flatMap((item) => pathOf(item) ?? []) ?? []
}

const heading = async (page: Page, path: string): Promise<string> => {
  await page.goto(path, { waitUntil: 'commit' })
  return (await page.getByRole('heading', { level: 1 }).textContent({ timeout: seconds(20) })) ?? ''
}

/** Goes to a page inside the app, as its links do. @returns its heading; the one of the page before where it does not come */
const headingInApp = async (page: Page, path: string): Promise<string> => {
  const before = await page.title()
  await page.evaluate((address) => history.pushState(null, '', address), path)
  await expect(page, path).not.toHaveTitle(before)
  await expect(page.locator('main [aria-busy=true], main .skeleton')).toHaveCount(0)
  await expect(page.getByRole('main'), path).not.toContainText(/불러오지 못했습니다|찾으시는 화면이 없습니다/)
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
}

/** The items that a list shows, in its order, by their addresses. */
const shown = async (page: Page, path: string): Promise<(string | null)[]> => {
  await page.goto(path, { waitUntil: 'commit' })
  await page
    .getByText(/모두 \d+건|검색 결과/)
    .first()
    .waitFor()
  const hrefs = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  return hrefs.filter((href) => /[\da-f-]{36}$/.test(href ?? ''))
}

/** Everything that is in a cache, by its address. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        return Promise.all(
          (await cache.keys()).map(async (request) => ({ url: request.url, text: await (await cache.match(request))?.text() })),
        )
      }),
    )
    return all.flat()
  })

const lists = [
  '/story/firm',
  '/story/firm?practice=divorce',
  '/story/firm?q=재산분할',
  '/story/firm?q=ㅇㅎ',
  '/insight_media/insight?page=2',
]

test('after one visit everything can be read, found and sent without a network', async () => {
  test.setTimeout(seconds(180))
  const transferred = await visitOnce(environment.context())
  test.info().annotations.push({ type: 'sync', description: `${Math.round(transferred / 1000)} kB transferred` })
  console.log(`content sync: ${Math.round(transferred / 1000)} kB transferred`)
  const items = [
    ...(await paths('success', 'successes', ({ _id }) => `/story/${_id}`)),
    ...(await paths('lawyers?type=LAWYER', 'lawyers', ({ _id }) => `/member/${_id}`)),
    ...(await paths('insights', 'insights', ({ _id, code }) =>
      code === 'youtube' ? undefined : `/insight_media/${code === 'article' ? 'insight' : code}/${_id}`,
    )),
  ]
  const online = await environment.context().newPage()
  const expected = new Map<string, (string | null)[]>()
  for (const path of lists) expected.set(path, await shown(online, path))
  await online.close()

  environment.proxy.setLine('down')
  let page = await environment.context().newPage()
  expect(await heading(page, '/')).not.toBe('')
  await frameHydrated(page)
  const missing = []
  // Every item in the full run; else each seventh, which are of all kinds.
  const opened = process.env['E2E'] === 'all' ? items : items.filter((_path, index) => index % 7 === 0)
  for (const path of opened) if ((await headingInApp(page, path)) === '') missing.push(path)
  expect(items.length).toBeGreaterThan(80)
  expect(missing).toEqual([])
  for (const [path, found] of expected) {
    expect(found.length, path).toBeGreaterThan(0)
    expect(await shown(page, path), path).toEqual(found)
  }
  await expect(page.getByText('서버에 연결되지 않았습니다.')).toBeVisible()
  // The address names the language, whoever renders the page.
  expect(await heading(page, '/story/firm?lang=en')).toBe(en.t('성공사례'))
  // Only Korean was synced: it is shown, and said.
  await expect(page.getByText('shown in Korean')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toContainText(/[가-힣]/)

  const words = `오프라인 ${Date.now()}`
  await openForm(page)
  await submit(page, words)
  expect(await read(page)).toEqual({ what: 'queued' })
  expect((await outboxRows(page)).map(({ state, isSealed }) => [state, isSealed])).toEqual([['waiting', true]])
  expect(await environment.received(words)).toEqual([])

  page = await (await environment.restartBrowser()).newPage()
  // It may just be trying.
  await expect.poll(async () => (await outboxOnScreen(page))[0], { timeout: seconds(20) }).toContain('보내기를 기다립니다')
  environment.proxy.setLine('up')
  await expect.poll(() => environment.received(words), { timeout: seconds(30) }).toHaveLength(1)
  const [receipt = ''] = await environment.received(words)
  await expect(page.getByText(receipt)).toBeVisible()
  expect((await outboxRows(page)).map(({ state, isSealed }) => [state, isSealed])).toEqual([['received', false]])
  await clearReceipts(page)
  await expect.poll(() => outboxRows(page)).toEqual([])
})

test('with the browser open, what waits arrives soon after the network is back', async () => {
  const page = await environment.context().newPage()
  const words = `연결 ${Date.now()}`
  await openForm(page)
  environment.proxy.setLine('down')
  await submit(page, words)
  expect(await read(page)).toEqual({ what: 'queued' })
  environment.proxy.setLine('up')
  const from = Date.now()
  await expect.poll(() => environment.received(words), { timeout: seconds(40), intervals: [100] }).toHaveLength(1)
  console.log(`received ${Date.now() - from} ms after the network was back`)
  await page.close()
})

test('a network that asks for a login says so, with a way to its page and to what the device has', async () => {
  const page = await environment.context().newPage()
  environment.proxy.setLine('portal')
  // A busy server that did not begin in time counts as away for a while, and is not asked. A new worker knows nothing of it.
  const cdp = await environment.context().newCDPSession(page)
  await cdp.send('ServiceWorker.enable')
  await expect(async () => {
    await cdp.send('ServiceWorker.stopAllWorkers')
    await page.goto('/story/firm?lang=en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This network asks you to log in', { timeout: seconds(1) })
  }).toPass()
  await page.getByRole('link', { name: 'Read what is kept here' }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.t('성공사례') })).toBeVisible()
  // What the network says in the server's place changes nothing of it.
  await expect(page.getByText(en.t('서버에 연결되지 않았습니다.'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toBeVisible()
  await page.goto('/?network-login')
  await expect(page.getByRole('heading', { name: 'Hotel Wi-Fi' })).toBeVisible()
  environment.proxy.setLine('up')
  const kept = (await cached(page)).filter(({ text }) => text?.includes('Hotel Wi-Fi'))
  expect(kept).toEqual([])
  await page.close()
})

test('a server that takes everything and answers nothing costs no more than none', async () => {
  const page = await environment.context().newPage()
  await page.goto('/')
  const time = async (line: 'down' | 'silent') => {
    environment.proxy.setLine(line)
    const from = Date.now()
    expect(await heading(page, '/story/firm')).toBe('성공사례')
    return Date.now() - from
  }
  await time('down')
  const [down, silent] = [await time('down'), await time('silent')]
  console.log(`the list opens in ${down} ms without a server, in ${silent} ms with a silent one`)
  environment.proxy.setLine('up')
  await page.close()
})

test('pages that were opened from the device refresh themselves when the network returns', async () => {
  const page = await environment.context().newPage()
  environment.proxy.setLine('down')
  await heading(page, '/story/firm')
  await expect(page.getByText('서버에 연결되지 않았습니다.')).toBeVisible()
  const asked = page.waitForResponse((response) => response.url().includes('/api/v1/success'))
  environment.proxy.setLine('up')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  expect((await asked).ok()).toBe(true)
  await expect(page.getByText('다시 연결되었습니다.')).toBeVisible()
  await page.close()
})

const brokenPictures = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll(
      (all: HTMLImageElement[]) => all.filter(({ complete, naturalWidth, width }) => complete && naturalWidth === 0 && width > 0).length,
    )

test('where somebody else answers in place of the server, the device shows what it has', async () => {
  const page = await environment.context().newPage()
  for (const line of ['failing', 'gateway'] as const) {
    environment.proxy.setLine('up')
    await page.goto('/')
    environment.proxy.setLine(line)
    expect(await heading(page, '/story/firm'), line).toBe('성공사례')
    if (line === 'gateway') await expect(page.getByText('서버에 연결되지 않았습니다.')).toBeVisible()
    await page.getByRole('main').getByRole('listitem').last().scrollIntoViewIfNeeded()
    await expect.poll(() => brokenPictures(page), line).toBe(0)
  }
  environment.proxy.setLine('up')
  await page.close()
})

test('caches that the browser has evicted are there again after a visit', async () => {
  const page = await environment.context().newPage()
  await page.goto('/')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.includes('precache')) await caches.delete(name)
  })
  await page.goto('/')
  const stored = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.includes('precache'))
      return name === undefined ? [] : (await (await caches.open(name)).keys()).map(({ url }) => url)
    })
  await expect.poll(async () => (await stored()).length).toBeGreaterThan(30)
  await expect.poll(async () => (await stored()).some((url) => url.includes('index.html'))).toBe(true)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (request.url.includes('index.html')) await cache.put(request, new Response(''))
    }
  })
  // The rest of what was missing may still be on its way.
  await expect(async () => {
    await page.goto('/')
    expect((await cached(page)).find(({ url }) => url.includes('index.html'))?.text).toContain('id="root"')
  }).toPass()
  environment.proxy.setLine('down')
  expect(await heading(page, '/story/firm')).toBe('성공사례')
  environment.proxy.setLine('up')
  await page.close()
})

/** Fills what storage is left with files of the test's own, down to less than a picture takes. In the page. @returns how many there were room for */
async function fillStorage(): Promise<number> {
  const cache = await caches.open('of-the-test')
  let count = 0
  for (let size = 1024 * 1024; size > 4 * 1024; size /= 2)
    for (;;) {
      const isStored = await cache.put(`/of-the-test/${crypto.randomUUID()}`, new Response(new Uint8Array(size))).then(
        () => true,
        () => false,
      )
      if (!isStored) break
      count += 1
    }
  return count
}

test('a device without room lets pictures go; texts and what is to be sent stay', async () => {
  const page = await environment.context().newPage()
  await page.goto('/device')
  await frameHydrated(page)
  const pictures = () => page.evaluate(async () => (await (await caches.open('content')).keys()).length)
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
  const cdp = await environment.context().newCDPSession(page)
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: environment.proxy.origin, quotaSize: usage + 20 * 1024 * 1024 })
  const download = page.getByRole('button', { name: '지금 모두 내려받기' })
  // The app may fetch what is missing by itself before the device is full: then it is missing once more.
  await expect(async () => {
    await page.evaluate(async () => {
      const cache = await caches.open('content')
      for (const request of (await cache.keys()).slice(0, 20)) await cache.delete(request)
    })
    const left = await pictures()
    // Filled until the browser refuses more, not reckoned: what it counts lags behind what is there, files that have gone too.
    await expect.poll(() => page.evaluate(fillStorage), { intervals: [500] }).toBe(0)
    await download.click()
    // It has another name until all has been tried, which takes long where nothing can be stored.
    await expect(download).toBeVisible({ timeout: seconds(20) })
    expect(await pictures()).toBeLessThan(left)
  }).toPass({ timeout: seconds(50) })
  environment.proxy.setLine('down')
  expect(await heading(page, '/story/firm')).toBe('성공사례')
  const words = `가득 ${Date.now()}`
  await openForm(page)
  await submit(page, words)
  expect(await read(page)).toEqual({ what: 'queued' })
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: environment.proxy.origin })
  environment.proxy.setLine('up')
  await expect.poll(() => environment.received(words), { timeout: seconds(40) }).toHaveLength(1)
  await page.close()
})

test('nothing of the console, of accounts or of what was sent is in a cache; without a network the console says so', async () => {
  const page = await environment.context().newPage()
  await page.goto('/')
  const answers = await page.evaluate(async () => {
    const read = async (path: string, authorization: string) => {
      const response = await fetch(path, { headers: { authorization } })
      return (await response.json()) as unknown
    }
    const { refreshToken } = (await read('/api/auth/refreshToken', `Basic ${btoa('admin:ieumsae-demo')}`)) as { refreshToken: string }
    const { accessToken } = (await read('/api/auth/accessToken', `Bearer ${refreshToken}`)) as { accessToken: string }
    const sent = `/api/console/forms?q=${encodeURIComponent('김하늘')}`
    const { forms } = (await read(sent, `Bearer ${accessToken}`)) as { forms: { _id: string }[] }
    // Opened: until then it is masked whose they are.
    const opened = await Promise.all(forms.map(({ _id }) => read(`/api/console/forms/${_id}`, `Bearer ${accessToken}`)))
    await read('/api/console/success', `Bearer ${accessToken}`)
    return { opened: JSON.stringify(opened), access: accessToken }
  })
  expect(answers.opened).toContain('김하늘')
  const kept = await cached(page)
  expect(kept.length).toBeGreaterThan(100)
  // Of the API, only pictures; the worker caches no part of the console.
  expect(kept.filter(({ url }) => /^\/(api\/(?!v1\/files\/)|console|assets\/console)/.test(new URL(url).pathname))).toEqual([])
  expect(kept.filter(({ text }) => text?.includes(answers.access) === true || text?.includes('김하늘') === true)).toEqual([])
  for (const line of ['down', 'gateway'] as const) {
    environment.proxy.setLine(line)
    await page.goto('/console')
    await expect(page.getByText('콘솔은 인터넷에 연결되어 있을 때만 쓸 수 있습니다.')).toBeVisible()
  }
  await page.goto('/console?lang=en')
  await expect(page.getByText('The console works with a connection only.')).toBeVisible()
  environment.proxy.setLine('up')
  await page.close()
})
