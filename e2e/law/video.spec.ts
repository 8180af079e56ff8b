import { expect, hydrated, openHome, scrollThrough, section, test } from '../fixtures.ts'
import { ko } from '../words.ts'

const youtube = /^https:\/\/www\.youtube-nocookie\.com\/embed\//

// The states of the sheet are tested in src/client/law/home/videos.browser.test.tsx.
test('nothing is asked of another site until a video is clicked; then it plays, without cookies', async ({ page, watch, api }) => {
  watch.allowForeign(youtube)
  const [video] = (await api.read('GET /api/v1/insights', '/api/v1/insights?code=youtube&site=divorce&isDivorceMain=true', { limit: '4' }))
    .insights
  await openHome(page, ko)
  await scrollThrough(page)
  const thumbnail = section(page, ko, '변호사가 직접 설명합니다').getByRole('button', { name: '영상 재생' }).first()
  await thumbnail.hover()
  await thumbnail.focus()
  expect(await page.locator('iframe, link[rel=preconnect], link[rel=dns-prefetch]').count()).toBe(0)
  expect(watch.foreign).toEqual([])
  await thumbnail.click()
  const dialog = page.getByRole('dialog', { name: video?.subject ?? 'missing', exact: true })
  await expect(dialog.locator('iframe')).toHaveAttribute('src', youtube)
  await expect.poll(() => watch.foreign.some((address) => address.includes(`/embed/${video?.youtube?.id}?`))).toBe(true)
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect(thumbnail).toBeFocused()
  expect(watch.foreign.filter((address) => !youtube.test(address))).toEqual([])
})

test('a video of our own plays from our files, with captions, and asks nothing of another site', async ({ page, watch, api }) => {
  const videos = (await api.read('GET /api/v1/insights', '/api/v1/insights?code=youtube&site=divorce', { limit: '100' })).insights
  const own = videos.find(({ video }) => video !== null)
  await page.goto('/insight_media/media')
  const link = page.getByRole('link', { name: own?.subject ?? 'missing' })
  await hydrated(link)
  await link.click()
  const player = page.getByRole('dialog', { name: own?.subject ?? 'missing' }).locator('video')
  await expect.poll(() => player.evaluate((node: HTMLVideoElement) => node.currentTime)).toBeGreaterThan(0)
  const captions = () =>
    player.evaluate(({ textTracks }: HTMLVideoElement) => [...textTracks].map(({ language, mode, cues }) => [language, mode, cues?.length]))
  await expect.poll(captions).toEqual([
    ['ko', 'showing', 9],
    ['en', 'disabled', undefined],
    ['zh-Hans', 'disabled', undefined],
  ])
  await page.keyboard.press('Escape')
  await expect(page.locator('video')).toHaveCount(0)
  expect(watch.foreign).toEqual([])
})

test('a first click without a network has an answer, and the page stays', async ({ page, context, watch }) => {
  watch.allow(/net::ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/)
  await openHome(page, ko)
  await context.setOffline(true)
  await section(page, ko, '변호사가 직접 설명합니다').getByRole('button', { name: '영상 재생' }).first().click()
  await expect(page.getByText(/연결/).filter({ visible: true }).last()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(section(page, ko, '대표변호사')).toBeVisible()
})
