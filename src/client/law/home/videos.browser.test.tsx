import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insights } from '../../testing/content.ts'
import { renderPart } from '../../testing/render.tsx'
import { Videos } from './insights.tsx'

const answers = { 'GET /api/v1/insights': insights(4, 'youtube') }
const thumbnail = (position: number) => page.getByRole('button', { name: '영상 재생' }).nth(position - 1)
const dialog = page.getByRole('dialog')
const frames = () => document.querySelectorAll('iframe')
/** The first of the four is our own. */
const withOwn = () => {
  const list = insights(4, 'youtube')
  const [first] = list.insights
  const file = '01900000-0000-7000-8000-000000000009'
  if (first !== undefined) Object.assign(first, { youtube: null, video: { mp4: file, captions: { ko: file, en: file, cn: file } } })
  return { 'GET /api/v1/insights': list }
}
/** What a player says of its file, before the player's own listeners hear it. */
function watchErrors(listener: (event: Event) => void): void {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  window.addEventListener('error', (event) => event.target instanceof HTMLVideoElement && listener(event), options)
  onTestFinished(() => stop.abort())
}
const needsNetwork = '영상을 보려면 인터넷 연결이 필요합니다.'

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

afterEach(async () => {
  setOnline(true)
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
})

describe('a video', () => {
  it.each([360, 1280])('plays over the whole screen, from the site without cookies, %i px wide', async (width) => {
    await page.viewport(width, 800)
    await renderPart(<Videos />, { answers })
    await expect.element(thumbnail(4)).toBeInTheDocument()
    expect(frames()).toHaveLength(0)
    for (const position of [1, 2]) {
      await thumbnail(position).click()
      await expect.element(page.getByRole('dialog', { name: `영상 ${position}`, exact: true })).toBeVisible()
      await expect.element(dialog.getByRole('heading', { name: `영상 ${position}`, exact: true })).toBeVisible()
      const [frame] = frames()
      expect(frame?.src).toMatch(new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/demo-00000${position}\\?`))
      expect(frame?.title).toBe(`영상 ${position}`)
      await expect.poll(() => dialog.element().getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width, height: 800 })
      const { left = -1, right = Infinity } = frame?.getBoundingClientRect() ?? {}
      expect(left >= 0 && right <= width).toBe(true)
      await dialog.getByRole('button', { name: '닫기' }).click()
      await expect.element(dialog).not.toBeInTheDocument()
      expect(frames()).toHaveLength(0)
      await expect.element(thumbnail(position)).toHaveFocus()
    }
  })

  it.each(['{Enter}', ' '])("opens by the key '%s' and ends with Escape", async (key) => {
    await renderPart(<Videos />, { answers })
    await expect.element(thumbnail(2)).toBeInTheDocument()
    thumbnail(2).element().focus()
    await userEvent.keyboard(key)
    await expect.element(dialog.getByRole('button', { name: '닫기' })).toHaveFocus()
    expect(frames()).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(frames()).toHaveLength(0)
    await expect.element(thumbnail(2)).toHaveFocus()
  })

  it('of our own plays in the browser, with captions in the language of the page, and asks no other site', async () => {
    // There is no file here.
    watchErrors((event) => event.stopImmediatePropagation())
    await renderPart(<Videos />, { answers: withOwn(), locale: 'en' })
    await page.getByRole('button', { name: '영상 1' }).click()
    const player = () => document.querySelector('dialog[open] video')
    await expect.poll(() => player()?.getAttribute('src')).toMatch(/^\/api\/v1\/files\//)
    expect(player()?.getAttribute('aria-label')).toBe('영상 1')
    expect(player()?.hasAttribute('controls')).toBe(true)
    const tracks = [...(player()?.querySelectorAll('track') ?? [])].map(({ kind, srclang, label }) => [kind, srclang, label])
    expect(tracks).toEqual([
      ['captions', 'ko', '한국어'],
      ['captions', 'en', 'English'],
      ['captions', 'zh-Hans', '简体中文'],
    ])
    expect(player()?.querySelector('track[default]')?.getAttribute('srclang')).toBe('en')
    expect(frames()).toHaveLength(0)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(document.querySelector('video')).toBeNull()
  })

  it('of our own that does not come says so, and what it needs', async () => {
    let errors = 0
    watchErrors(() => void (errors += 1))
    await renderPart(<Videos />, { answers: withOwn() })
    await thumbnail(1).click()
    await expect.element(dialog.getByRole('status')).toMatchTextContent(/영상을 불러오지 못했습니다/)
    expect(errors).toBe(1)
    await dialog.getByRole('button', { name: '다시 시도' }).click()
    await expect.poll(() => errors).toBe(2)
    await expect.element(dialog.getByRole('status')).toMatchTextContent(/영상을 불러오지 못했습니다/)
    setOnline(false)
    await expect.element(dialog.getByRole('status')).toHaveTextContent(needsNetwork)
  })

  it('says without a network that it needs one, and plays once it is back', async () => {
    setOnline(false)
    await renderPart(<Videos />, { answers })
    await thumbnail(1).click()
    await expect.element(dialog.getByRole('status')).toHaveTextContent(needsNetwork)
    expect(frames()).toHaveLength(0)
    setOnline(true)
    await expect.element(dialog.getByText(needsNetwork)).not.toBeInTheDocument()
    expect(frames()).toHaveLength(1)
    setOnline(false)
    await expect.element(dialog.getByRole('status')).toHaveTextContent(needsNetwork)
  })
})
