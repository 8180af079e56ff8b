import { rm } from 'node:fs/promises'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromium as wholeBrowser } from '../scripts/chromium.ts'
import { Consultation, send, written } from './consultation-dialog.ts'
import { hydrated, type Api, expect, openHome, test as base, underWorker, watchOver } from './fixtures.ts'
import { type Line, openLine } from './line.ts'
import { atOnce, setDelays, workerAtOnce } from './delays.ts'
import { ko } from './words.ts'

interface Device {
  context: BrowserContext
  line: Line
}

/** A browser behind a line that can be cut. */
const test = base.extend<{ line: Line }>({
  delays: workerAtOnce,
  line: async ({ browserName: _any }, provide, { project }) => {
    const line = await openLine(project.use.baseURL ?? '')
    await provide(line)
    line.close()
  },
  context: async ({ browser, language, viewport, line }, provide) => {
    const context = await browser.newContext({
      baseURL: line.origin,
      locale: language.wish,
      viewport,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await provide(context)
    await context.close()
  },
  watch: async ({ context, line, delays }, provide) => {
    // What fails here fails because the line is cut; what pages say is looked at elsewhere.
    const { verify: _any, ...watch } = watchOver(context, line.origin)
    await context.addInitScript(setDelays, delays)
    await provide(watch)
  },
})

/** With a profile and a worker of its own. The headless shell has no background sync. */
const underAWorker = test.extend({
  context: async ({ launchOptions, language, viewport, line }, provide, info) => {
    const profile = info.outputPath('profile')
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      executablePath: wholeBrowser,
      baseURL: line.origin,
      locale: language.wish,
      viewport,
      reducedMotion: 'reduce',
      serviceWorkers: 'allow',
    })
    await provide(context)
    await context.close()
    await rm(profile, { recursive: true, force: true })
  },
})

/** Opens a page of which the worker has taken hold. */
async function controlled(context: BrowserContext): Promise<Page> {
  const first = await context.newPage()
  await first.goto('/')
  await underWorker(first)
  return first
}

/** Writes a consultation request, with the text of consent before one's eyes. */
async function write(page: Page, words = written()) {
  const form = new Consultation(page, ko)
  await openHome(page, ko)
  await form.open()
  await form.write(words)
  return { form, words }
}

/** Without a network, as the browser knows it and as it is. */
const goOffline = async ({ context, line }: Device) => {
  line.cut()
  await context.setOffline(true)
}
const comeBack = async ({ context, line }: Device) => {
  line.mend()
  await context.setOffline(false)
}

/** The list of what waits. */
async function openList(page: Page) {
  await page.goto('/device')
  const part = page.getByRole('region', { name: '보내기를 기다리는 신청' })
  await hydrated(page.getByRole('banner'))
  return { rows: part.getByRole('listitem'), none: part.getByText('이 기기에서 보내기를 기다리는 것이 없습니다.') }
}

const answerQuestion = (page: Page, answer: '확인' | '취소') =>
  page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }).click()

const count = async (api: Api, text: string) => (await api.consultations(text)).length

test('whose answer was cut off after it was received is received once, and two tabs are one request', async ({ context, line, api }) => {
  const page = await context.newPage()
  const other = await context.newPage()
  const { form, words } = await write(page)
  const second = await write(other, words)
  line.mute()
  await Promise.all([form.submit.click(), second.form.submit.click()])
  await Promise.all([form.expectQueued(), second.form.expectQueued()])
  expect(await count(api, words.content)).toBe(1)
  line.mend()
  const { rows } = await openList(page)
  await expect(rows).toContainText('접수되었습니다')
  await expect(rows).toHaveCount(1)
  expect(await api.consultations(words.content)).toHaveLength(1)
})

test('that a server takes and never answers holds nobody up', async ({ context, line, api }) => {
  const page = await context.newPage()
  const { form, words } = await write(page)
  line.hold(0)
  await form.submit.click()
  await expect(form.alert()).toContainText('계속 보내고 있습니다.')
  await form.expectQueued()
  expect(await count(api, words.content)).toBe(0)
})

test('that is refused later says why, and can be changed and sent again', async ({ context, line, api }) => {
  const page = await context.newPage()
  const { form, words } = await write(page)
  await goOffline({ context, line })
  await form.submit.click()
  await form.expectQueued()
  const message = '동의 내용이 바뀌었습니다. 새 내용을 읽고 다시 동의해 주십시오.'
  await context.route(send, (route) => route.fulfill({ status: 409, json: { message, code: 'consentOutdated' } }))
  await comeBack({ context, line })
  const { rows, none } = await openList(page)
  await expect(rows).toContainText('접수되지 않았습니다')
  await expect(rows).toContainText(message)
  await context.unroute(send)

  await rows.getByRole('button', { name: '고쳐서 보내기' }).click()
  await expect(form.name).toHaveValue(words.name)
  await expect(form.phone).toHaveValue('010-1234-5678')
  await expect(form.consent).not.toBeChecked()
  await form.content.fill(`${words.content} 더`)
  await form.consent.check()
  await form.submit.click()
  await form.expectReceived()
  await expect(none).toBeVisible()
  expect(await api.consultations(words.content)).toMatchObject([{ content: `${words.content} 더` }])
})

underAWorker.describe('with the content of the site', () => {
  underAWorker.use({ delays: atOnce })

  // It outlives the end of the browser in offline.spec.ts.
  underAWorker(
    'written without a network it can be changed or cancelled, outlives a reload, and is received once',
    async ({ context, line, api }) => {
      // A new profile, into which the worker brings the whole app: on a busy machine that takes its time.
      test.slow()
      const page = await controlled(context)
      const { form, words } = await write(page)
      await goOffline({ context, line })
      await form.submit.click()
      await expect(form.alert()).toContainText('연결되면 저절로 보냅니다.')
      await form.expectQueued()
      await page.reload()
      const { rows, none } = await openList(page)
      await expect(rows).toHaveCount(1)
      await expect(rows).toContainText('보내기를 기다립니다')
      await expect(page.getByRole('main')).not.toContainText(words.name)
      await rows.getByRole('button', { name: '고쳐서 보내기' }).click()
      await answerQuestion(page, '확인')
      await expect(form.content).toHaveValue(words.content)
      await expect(rows).toContainText('고치고 계십니다')
      await form.content.fill(`${words.content} 고침`)
      await form.consent.check()
      await form.submit.click()
      await form.expectQueued()
      await expect(rows).toHaveCount(1)

      // The app starts without a network.
      const other = await write(page)
      await other.form.submit.click()
      await other.form.expectQueued()
      const list = await openList(page)
      await expect(list.rows).toHaveCount(2)
      await list.rows.last().getByRole('button', { name: '취소' }).click()
      await answerQuestion(page, '확인')
      await expect(list.rows).toHaveCount(1)
      expect(await count(api, words.content)).toBe(0)
      await comeBack({ context, line })
      await expect(list.rows).toContainText('접수되었습니다')
      const [stored, ...others] = await api.consultations(words.content)
      expect(others).toEqual([])
      expect(stored).toMatchObject({ ...words, content: `${words.content} 고침`, phone: '010-1234-5678', site: 'divorce' })
      expect(await count(api, other.words.content)).toBe(0)
      await expect(list.rows).toContainText(stored?.receipt ?? 'missing')
      await expect(none).toBeHidden()
      await list.rows.getByRole('button', { name: '지우기' }).click()
      await answerQuestion(page, '확인')
      await expect(list.none).toBeVisible()
    },
  )
})

underAWorker('is sent by the worker where no page is open', async ({ context, line, api }) => {
  test.slow()
  const page = await controlled(context)
  const cdp = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0] !== undefined) resolve(registrations[0].registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  const { form, words } = await write(page)
  await goOffline({ context, line })
  await form.submit.click()
  await form.expectQueued()
  await page.goto('about:blank')
  await comeBack({ context, line })
  await cdp.send('ServiceWorker.dispatchSyncEvent', {
    origin: line.origin,
    registrationId: await registration,
    tag: 'outbox',
    lastChance: false,
  })
  await expect.poll(() => count(api, words.content)).toBe(1)
  const { rows } = await openList(page)
  await expect(rows).toContainText('접수되었습니다')
  expect(await count(api, words.content)).toBe(1)
})
