import { type Browser, chromium, type Page } from '@playwright/test'
import { headless } from '../../scripts/chromium.ts'
import { expect, test } from '../fixtures.ts'
import { canMakeNetworks, makeNetworks } from '../networks.ts'
import { makeMeeting } from '../online-meeting.ts'
import { startServer } from '../server.ts'
import { seconds } from '../../src/server/testing/patience.ts'

/** What is promised (issue 14): the picture moves again this long after the change, in milliseconds; longer on a busy machine. */
const promised = seconds(5)
const port = 4141
/** Names below it are secure without TLS, as the camera asks for. */
const host = 'room.localhost'
const args = ['--no-sandbox', '--disable-gpu', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

/** Notes when each frame of the other's picture is shown. */
async function noteFrames(page: Page): Promise<void> {
  const video = page.getByRole('figure').first().locator('video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth), { timeout: seconds(20) }).toBeGreaterThan(0)
  await video.evaluate((element: HTMLVideoElement) => {
    const frames = ((window as { frames_?: number[] }).frames_ = [] as number[])
    const note = () => {
      frames.push(Date.now())
      element.requestVideoFrameCallback(note)
    }
    element.requestVideoFrameCallback(note)
  })
}

const framesOf = (page: Page): Promise<number[]> => page.evaluate(() => (window as { frames_?: number[] }).frames_ ?? [])

/** A picture that has not moved for so long stands still: less is a machine that is busy (ms). */
const still = 1000

/** How long after an instant the picture stood still the last time; undefined while it does. */
async function backAfter(page: Page, since: number): Promise<number | undefined> {
  const frames = [since, ...(await framesOf(page)).filter((at) => at > since)]
  const end = frames.findLast((at, index) => index > 0 && at - (frames[index - 1] ?? at) > still)
  const isMoving = Date.now() - (frames.at(-1) ?? 0) < still && Date.now() - (end ?? since) > 4 * still
  return isMoving ? (end ?? since) - since : undefined
}

test('a meeting goes on within five seconds of a phone’s change to another network, and back', { tag: '@all' }, async ({ request }) => {
  test.skip(!canMakeNetworks(), 'needs root and iproute2: the browsers live in network namespaces')
  test.setTimeout(seconds(90))
  const networks = makeNetworks()
  const origin = `http://${host}:${port}`
  const server = await startServer(process.env['DIST'] ?? 'dist', { HOST: networks.address, PORT: String(port), ORIGIN: origin })
  const found = `--host-resolver-rules=MAP ${host} ${networks.address}`
  const browsers: Browser[] = []
  try {
    const { _id, seller, buyer } = await makeMeeting(request, `http://${networks.address}:${port}`)
    const enter = async (device: 'phone' | 'desk', caller: typeof seller) => {
      const browser = await chromium.launch({ executablePath: networks.browserIn(device, headless()), args: [...args, found] })
      browsers.push(browser)
      const page = await browser.newPage({ permissions: ['camera', 'microphone'], locale: 'ko-KR' })
      await caller.openIn(page)
      await page.goto(`${origin}/mypage/room/${_id}`)
      await page.getByRole('button', { name: '들어가기', exact: true }).click()
      return page
    }
    const [phone, desk] = [await enter('phone', seller), await enter('desk', buyer)]
    for (const page of [phone, desk]) await noteFrames(page)
    for (const network of ['mobile', 'wifi'] as const) {
      const before = (await framesOf(phone)).length
      // The way that is left has carried pictures for a while.
      await expect.poll(async () => (await framesOf(phone)).length - before, { timeout: seconds(20) }).toBeGreaterThan(30)
      const since = Date.now()
      networks.moveTo(network)
      const seen: number[] = []
      for (const page of [phone, desk]) {
        await expect.poll(() => backAfter(page, since), { timeout: seconds(30) }).toBeDefined()
        seen.push((await backAfter(page, since)) ?? Infinity)
      }
      console.log(`to ${network}: the picture moves again after ${seen.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(' and ')}`)
      expect.soft(Math.max(...seen)).toBeLessThan(promised)
    }
  } finally {
    for (const browser of browsers) await browser.close()
    await server.stop()
    networks.remove()
  }
})
