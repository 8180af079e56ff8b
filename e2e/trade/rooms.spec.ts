import { networkInterfaces } from 'node:os'
import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'
import { test } from '../fake-camera.ts'
import { expect, expectNoSidewaysScroll, frameHydrated } from '../fixtures.ts'
import { makeMeeting } from '../online-meeting.ts'
import { startServer } from '../server.ts'
import { startTurnServer } from '../turn-server.ts'
import { seconds } from '../../src/server/testing/patience.ts'

// Without a permission browsers hide addresses behind names (mDNS), which this one does not look up.
test.use({ permissions: ['camera', 'microphone'] })

const videoOf = (page: Page, name: string): Locator => page.getByRole('figure', { name }).locator('video')

/**
 * Looks at a picture, and reads how far it has come. While it is scrolled out of sight Chromium holds a silent one that began by itself,
 * such as the preview above the form that invites somebody.
 */
async function timeOf(video: Locator): Promise<number> {
  await video.scrollIntoViewIfNeeded()
  return video.evaluate((element: HTMLVideoElement) => element.currentTime)
}

/** The picture of somebody moves. */
async function expectMoving(video: Locator, within = seconds(15)): Promise<void> {
  await expect(video).toBeVisible({ timeout: within })
  const before = await timeOf(video)
  await expect.poll(() => timeOf(video), { timeout: within, intervals: [100] }).toBeGreaterThan(before)
  expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBeGreaterThan(0)
}

async function enter(page: Page): Promise<void> {
  await expectMoving(videoOf(page, '나'))
  await page.getByRole('button', { name: '들어가기', exact: true }).click()
}

test('buyer and seller of an online meeting see and hear each other in its room, and write', async ({ page, context, request }) => {
  const { _id, seller: sellerCaller, buyer, names } = await makeMeeting(request)
  await buyer.openIn(page)
  await page.goto(`/mypage/matchings?open=${_id}`)
  await frameHydrated(page)
  await page.getByRole('link', { name: /^온라인 상담실 들어가기/ }).click()
  await expectNoViolations(page)
  await enter(page)
  await expect(page.getByText('상대를 기다리고 있습니다.')).toBeVisible()

  const phone = await context.newPage()
  await phone.setViewportSize({ width: 360, height: 740 })
  await sellerCaller.openIn(phone)
  await phone.goto(`/mypage/room/${_id}`)
  await enter(phone)
  await expect(page.getByRole('status').filter({ hasText: `${names.seller}: 들어왔습니다.` })).toBeVisible()
  const other = phone.getByRole('figure').first()
  for (const video of [videoOf(page, names.seller), other.locator('video')]) await expectMoving(video)
  const leave = phone.getByRole('button', { name: '나가기' })
  for (const size of [
    { width: 740, height: 360 },
    { width: 360, height: 740 },
  ]) {
    await phone.setViewportSize(size)
    // Nothing has to be scrolled to: not the other side, not the way out.
    await expect(other).toBeInViewport({ ratio: 0.99 })
    await expect(leave).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(phone)
  }
  await expectNoViolations(phone)

  await page.getByRole('textbox', { name: '보낼 글' }).fill('가격표를 보내 드리겠습니다')
  await page.keyboard.press('Enter')
  await phone.getByRole('button', { name: '글로 대화 1' }).click()
  await expect(phone.getByRole('log')).toContainText('가격표를 보내 드리겠습니다')
  await phone.keyboard.press('Escape')
  await expect(phone.getByRole('log')).toBeHidden()
  await phone.getByRole('button', { name: '마이크 끄기' }).click()
  await expect(page.getByRole('figure', { name: names.seller })).toContainText('마이크 꺼짐')
  await leave.click()
  await expect(page.getByRole('status').filter({ hasText: `${names.seller}: 나갔습니다.` })).toBeVisible()
  await expect(phone.getByText('상담실에서 나오셨습니다.')).toBeFocused()
})

test('an interpreter whom a side invites by a link comes in without an account, until the link is taken back', async ({
  page,
  context,
  browser,
  request,
}) => {
  const { _id, seller, buyer, names } = await makeMeeting(request)
  await seller.openIn(page)
  await page.goto(`/mypage/room/${_id}`)
  await page.getByRole('button', { name: '초대 링크 만들기' }).click()
  await page.getByRole('button', { name: '확인' }).click()
  await expect(page.getByRole('textbox', { name: '함께 들어올 사람' })).toBeFocused()
  await page.getByRole('textbox', { name: '함께 들어올 사람' }).fill('통역 이수민')
  await page.keyboard.press('Enter')
  const link = await page.getByRole('textbox', { name: '초대 링크' }).inputValue()
  await expectNoViolations(page)
  const abroad = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-US', permissions: ['camera', 'microphone'] })
  const guest = await abroad.newPage()
  await guest.goto(link)
  await expect(guest.getByText('You are invited to the online meeting of these two companies as “통역 이수민”.')).toBeVisible()
  await expect(guest.getByText(`${names.seller} · ${names.buyer}`)).toBeVisible()
  await expectMoving(videoOf(guest, 'You'))
  await expectNoViolations(guest)
  await expectNoSidewaysScroll(guest)
  await guest.getByRole('button', { name: 'Go in', exact: true }).click()
  const other = await context.newPage()
  await buyer.openIn(other)
  await other.goto(`/mypage/room/${_id}`)
  await expect(other.getByText(`${names.seller}에서 ‘통역 이수민’을(를) 초대했습니다.`)).toBeVisible()
  await enter(other)
  await enter(page)
  for (const each of [page, other]) await expectMoving(videoOf(each, '통역 이수민'))
  for (const name of [names.seller, names.buyer]) await expectMoving(videoOf(guest, name))
  await expectNoSidewaysScroll(guest)
  await page.getByRole('button', { name: '상담 내용과 메모' }).click()
  await page.getByRole('button', { name: '초대 취소' }).click()
  await page.getByRole('button', { name: '확인' }).click()
  await expect(guest.getByText('The room is closed.')).toBeVisible({ timeout: seconds(20) })
  await abroad.close()
})

/** The address of this machine in its network: browsers do not send from the loopback to a relay. */
const ownAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1'

/** As behind a firewall that lets nothing through but what a relay passes on. */
function allowRelayOnly(): void {
  const relay = (configuration: RTCConfiguration) => ({ ...configuration, iceTransportPolicy: 'relay' as const })
  window.RTCPeerConnection = new Proxy(RTCPeerConnection, {
    construct: (Plain, [configuration]: [RTCConfiguration]) => {
      const made = new Plain(relay(configuration))
      const set = made.setConfiguration.bind(made)
      made.setConfiguration = (next = {}) => set(relay(next))
      return made
    },
  })
}

test(
  'they see each other through a relay alone, and again through another one when that fails',
  { tag: '@all' },
  async ({ context, request, page, watch }) => {
    test.setTimeout(seconds(120))
    // Another server than that of the tests.
    watch.allowForeign(/^http:\/\/localhost:/)
    const [address, ports] = [ownAddress(), [53_478, 53_479] as const]
    const secret = 'a secret of the relay'
    const first = await startTurnServer({ address, port: ports[0], secret })
    const settings = { TURN_URLS: ports.map((port) => `turn:${address}:${port}?transport=udp`).join(','), TURN_SECRET: secret }
    const server = await startServer(process.env['DIST'] ?? 'dist', settings)
    const { _id, seller: sellerCaller, buyer, names } = await makeMeeting(request, server.origin)
    const phone = await context.newPage()
    for (const [each, caller] of [
      [page, buyer],
      [phone, sellerCaller],
    ] as const) {
      await each.addInitScript(allowRelayOnly)
      await caller.openIn(each)
      await each.goto(`${server.origin}/mypage/room/${_id}`)
      await enter(each)
    }
    await expectMoving(videoOf(page, names.seller))
    await first.stop()
    const failedAt = performance.now()
    const second = await startTurnServer({ address, port: ports[1], secret })
    await expect(page.getByRole('status').filter({ hasText: `${names.seller}: 연결이 끊겼습니다.` })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: `${names.seller}: 다시 연결되었습니다.` })).toBeVisible({
      timeout: seconds(20),
    })
    await expectMoving(videoOf(page, names.seller))
    console.log(`back after ${((performance.now() - failedAt) / 1000).toFixed(1)} s`)
    for (const each of [page, phone]) await each.close()
    await second.stop()
    await server.stop()
  },
)
