import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { popups as popupsOf } from '../../testing/content.ts'
import { forgetEverything } from '../../testing/device.ts'
import { renderPart } from '../../testing/render.tsx'
import { refuse, unreachable } from '../../testing/server.ts'
import { pass, stopTime } from '../../testing/time.ts'
import { PopupLayer } from './popup-layer.tsx'

const layer = page.getByRole('complementary')
const press = (name: string) => layer.getByRole('button', { name, exact: true }).click()
const notToday = '오늘 하루 보지 않기'

/** Shows the layer at a time of the day in Seoul, after the moment that it leaves to the page. */
async function show(answer: ReturnType<typeof popupsOf>, locale: 'ko' | 'en' = 'ko', now = '2026-03-10T14:59:00Z') {
  stopTime()
  vi.setSystemTime(now)
  const shown = await renderPart(<PopupLayer />, { locale, answers: { 'GET /api/v1/popups': answer } })
  await pass(1600)
  return shown
}

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await forgetEverything()
})

describe('a popup', () => {
  it('comes a moment after the page, and interrupts nothing', async () => {
    stopTime()
    const { server } = await renderPart(<PopupLayer />, { answers: { 'GET /api/v1/popups': popupsOf(2) } })
    await pass(1400)
    expect(server.asked('GET /api/v1/popups')).toEqual([])
    await pass(200)
    await expect.element(layer).toMatchTextContent(/알림 1의 글/)
    expect(server.asked('GET /api/v1/popups').map(({ query }) => query.get('code'))).toEqual(['divorce'])
    await expect.element(layer).not.toMatchTextContent(/알림 2/)
    expect(document.activeElement).toBe(document.body)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('leads where it says, or nowhere', async () => {
    await show(popupsOf(2))
    await expect.element(layer.getByRole('link', { name: /자세히 보기/ })).toHaveAttribute('href', '/center/notice')
    await press('닫기')
    await expect.element(layer).toMatchTextContent(/알림 2/)
    await expect.element(layer.getByRole('link')).not.toBeInTheDocument()
  })

  it('that is put away for today makes way for the next one, and is kept away by the device', async () => {
    const answer = popupsOf(2)
    const [one, two] = answer.popups
    await show(answer)
    await press(notToday)
    await expect.element(layer).toMatchTextContent(/알림 2/)
    await press(notToday)
    await expect.element(layer).not.toBeInTheDocument()
    expect(JSON.parse(localStorage.getItem('popups-hidden') ?? '')).toEqual({ day: '2026-3-10', ids: [one?._id, two?._id] })
  })

  it.each([
    ['away on the same day, a minute before midnight in Seoul', '2026-03-10T14:59:00Z', '알림 2'],
    ['back on the next day, a minute after midnight', '2026-03-10T15:01:00Z', '알림 1'],
  ])('that an earlier visit has put away for today is %s', async (_what, now, expected) => {
    const answer = popupsOf(2)
    localStorage.setItem('popups-hidden', JSON.stringify({ day: '2026-3-10', ids: [answer.popups[0]?._id] }))
    await show(answer, 'ko', now)
    await expect.element(layer).toMatchTextContent(expected)
  })

  it('that is only closed is gone for this visit, and nothing is kept for the next one', async () => {
    const answer = popupsOf(2)
    await show(answer)
    await press('닫기')
    await expect.element(layer).toMatchTextContent(/알림 2/)
    expect(localStorage.getItem('popups-hidden')).toBeNull()
    await renderPart(<PopupLayer />, { answers: { 'GET /api/v1/popups': answer } })
    await pass(1600)
    await expect.element(layer.last()).toMatchTextContent(/알림 2/)
  })

  it('can be put away for the visit where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await show(popupsOf(2))
    await press(notToday)
    await expect.element(layer).toMatchTextContent(/알림 2/)
  })

  it('speaks the language of the page', async () => {
    const { server } = await show(popupsOf(1), 'en')
    await expect.element(layer.getByRole('button').first()).toBeVisible()
    for (const button of layer.getByRole('button').elements()) expect(button.ariaLabel ?? button.textContent).not.toMatch(/[가-힣]/)
    expect(server.asked('GET /api/v1/popups')[0]?.headers.get('accept-language')).toBe('en')
  })

  it.each([
    ['the server fails on', 3, refuse(500, '시험 오류', 'internal')],
    ['the server refuses', 1, refuse(429, '시험 오류', 'rateLimited')],
    ['gets no answer', 3, unreachable],
  ])('is not missed where its call %s: it is asked for %i times and nothing is said', async (_what, times, answer) => {
    stopTime()
    const { server } = await renderPart(<PopupLayer />, { answers: { 'GET /api/v1/popups': answer } })
    await pass(1600)
    await expect
      .poll(async () => {
        await pass(50)
        return server.asked('GET /api/v1/popups').length
      })
      .toBe(times)
    await pass(1000)
    expect(server.asked('GET /api/v1/popups')).toHaveLength(times)
    expect(document.body.textContent).not.toContain('시험 오류')
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await expect.element(layer).not.toBeInTheDocument()
  })
})
