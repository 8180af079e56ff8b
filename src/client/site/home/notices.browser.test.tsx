import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { popups as popupsOf } from '../../testing/content.ts'
import { forgetEverything } from '../../testing/device.ts'
import { renderPart } from '../../testing/render.tsx'
import { refuse, unreachable } from '../../testing/server.ts'
import { HomeNotices } from './notices.tsx'

const notices = page.getByRole('complementary')
const press = (name: string) => notices.getByRole('button', { name, exact: true }).click()
const open = async () => {
  await expect.element(notices).toBeVisible()
  notices.element().querySelector('summary')?.click()
}
const notToday = '오늘 하루 보지 않기'

/** Shows them at a time of the day in Seoul. */
async function show(
  answer: ReturnType<typeof popupsOf>,
  { locale = 'ko', now = '2026-03-10T14:59:00Z' }: { locale?: 'ko' | 'en'; now?: string } = {},
) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  return renderPart(<HomeNotices />, { locale, answers: { 'GET /api/v1/popups': answer } })
}

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await forgetEverything()
})

describe('the notices above the home page', () => {
  it('are one line that names the first and counts the others, and opens to all of them', async () => {
    const { server } = await show(popupsOf(2))
    await expect.element(notices).toMatchTextContent(/알림 1외 1건/)
    expect(server.asked('GET /api/v1/popups').map(({ query }) => query.get('code'))).toEqual(['divorce'])
    await expect.element(notices.getByRole('listitem')).not.toBeInTheDocument()
    await open()
    await expect.poll(() => notices.getByRole('listitem').elements().length).toBe(2)
    await expect.element(notices.getByRole('listitem').first()).toMatchTextContent(/알림 1의 글/)
    await expect.element(notices.getByRole('link', { name: /자세히 보기/ })).toHaveAttribute('href', '/center/notice')
    expect(document.activeElement).toBe(document.body)
  })

  it('stay dismissed until the next visit, all of them', async () => {
    const answer = popupsOf(2)
    await show(answer)
    await press('닫기')
    await expect.element(notices).not.toBeInTheDocument()
    expect(localStorage.getItem('popups-hidden')).toBeNull()
    const ids = answer.popups.map(({ _id }) => _id)
    expect(JSON.parse(sessionStorage.getItem('popups-hidden') ?? '')).toEqual({ day: '2026-3-10', ids })
  })

  it('that are put away for today are kept away by the device', async () => {
    const answer = popupsOf(2)
    await show(answer)
    await open()
    await press(notToday)
    await expect.element(notices).not.toBeInTheDocument()
    const ids = answer.popups.map(({ _id }) => _id)
    expect(JSON.parse(localStorage.getItem('popups-hidden') ?? '')).toEqual({ day: '2026-3-10', ids })
  })

  it.each([
    ['away on the same day, a minute before midnight in Seoul, but a new one is seen', '2026-03-10T14:59:00Z', '알림 2'],
    ['back on the next day, a minute after midnight', '2026-03-10T15:01:00Z', '알림 1외 1건'],
  ])('that an earlier visit has put away for today are %s', async (_what, now, expected) => {
    const answer = popupsOf(2)
    localStorage.setItem('popups-hidden', JSON.stringify({ day: '2026-3-10', ids: [answer.popups[0]?._id] }))
    // As the document's script does.
    document.documentElement.dataset['noNotices'] = ''
    await show(answer, { now })
    await expect.element(notices).toMatchTextContent(expected)
    await expect.poll(() => document.documentElement.dataset['noNotices']).toBeUndefined()
  })

  it('can be put away for the visit where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await show(popupsOf(2))
    await press('닫기')
    await expect.element(notices).not.toBeInTheDocument()
  })

  it('speak the language of the page', async () => {
    const { server } = await show(popupsOf(1), { locale: 'en' })
    await expect.element(notices.getByRole('button').first()).toBeVisible()
    for (const button of notices.getByRole('button').elements()) expect(button.ariaLabel ?? button.textContent).not.toMatch(/[가-힣]/)
    expect(server.asked('GET /api/v1/popups')[0]?.headers.get('accept-language')).toBe('en')
  })

  it.each([
    ['the server fails on', 3, refuse(500, '시험 오류', 'internal')],
    ['the server refuses', 1, refuse(429, '시험 오류', 'rateLimited')],
    ['gets no answer', 3, unreachable],
  ])('are not missed where their call %s: it is made %i times and nothing is said', async (_what, times, answer) => {
    const { server } = await renderPart(<HomeNotices />, { answers: { 'GET /api/v1/popups': answer } })
    await expect.poll(() => server.asked('GET /api/v1/popups').length).toBe(times)
    expect(document.body.textContent).not.toContain('시험 오류')
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await expect.element(notices).not.toBeInTheDocument()
  })
})
