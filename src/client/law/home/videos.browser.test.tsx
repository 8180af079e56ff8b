import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insights } from '../../testing/content.ts'
import { renderPart } from '../../testing/render.tsx'
import { Videos } from './insights.tsx'

const answers = { 'GET /api/v1/insights': insights(4, 'youtube') }
const thumbnail = (position: number) => page.getByRole('button', { name: '영상 재생' }).nth(position - 1)
const dialog = page.getByRole('dialog')
const frames = () => document.querySelectorAll('iframe')
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
