import { afterEach, describe, expect, it, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { banners as bannersOf } from '../../testing/content.ts'
import { renderPart } from '../../testing/render.tsx'
import { pass, startInterval, stopTime } from '../../testing/time.ts'
import { HomeBanner } from './banner.tsx'

const { banners } = bannersOf(4)
/** A fade with some time to spare; less than an interval. */
const fade = 1000

const list = page.getByRole('list', { name: '주요 안내' })
const dot = (position: number) => page.getByRole('button', { name: `${position}번째 안내 보기` })
const pause = page.getByRole('button', { name: '자동 넘김 멈추기' })
const play = page.getByRole('button', { name: '자동 넘김 시작하기' })
const outside = page.getByRole('button', { name: 'outside' })

/** While `expectSlide` waits, time goes by. */
const shownNow = () => [1, 2, 3, 4].find((position) => dot(position).element().ariaCurrent === 'true')

/** By its button, its opacity and what can be seen. */
async function expectSlide(position: number): Promise<void> {
  const only = [1, 2, 3, 4].map((one) => one === position)
  await expect.element(dot(position)).toHaveAttribute('aria-current', 'true')
  expect([1, 2, 3, 4].map((one) => dot(one).element().ariaCurrent === 'true')).toEqual(only)
  const slides = [...list.element().children]
  await expect.poll(() => slides.map((slide) => getComputedStyle(slide).opacity)).toEqual(only.map((isShown) => (isShown ? '1' : '0')))
  expect(slides.map((slide) => slide.checkVisibility({ visibilityProperty: true }))).toEqual(only)
}

/** A banner at its first slide that nobody points at. Its interval begins now, and time stands still. */
async function showBanner(reducedMotion: 'reduce' | 'no-preference' = 'no-preference'): Promise<void> {
  await renderBanner(undefined, reducedMotion)
  await startInterval(list.element())
}

/** Its interval begins when its script is there, or when it was seen. */
async function renderBanner(seenFor: number | undefined, reducedMotion: 'reduce' | 'no-preference' = 'no-preference'): Promise<void> {
  await commands.emulate({ reducedMotion })
  stopTime()
  await renderPart(
    <>
      <button type="button">outside</button>
      <HomeBanner banners={banners} seenSince={seenFor === undefined ? undefined : performance.now() - seenFor} />
      <div className="h-[3000px]" />
    </>,
  )
  await userEvent.hover(outside)
  await expect.element(list).toHaveClass('slider-ready')
  await pass(0)
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })
function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  scrollTo(0)
  await commands.emulate({ reducedMotion: 'reduce' })
})

describe('the banner', () => {
  it('goes on by itself every five seconds, and from the last slide to the first', async () => {
    await showBanner()
    await pass(4900)
    await expectSlide(1)
    await pass(100 + fade)
    await expectSlide(2)
    for (const position of [3, 4, 1]) {
      await pass(5000)
      await expectSlide(position)
    }
  })

  it('shows the slide that is chosen; the others cannot be read or followed', async () => {
    await showBanner('reduce')
    for (const position of [3, 1, 4, 2]) {
      await dot(position).click()
      await pass(fade)
      await expectSlide(position)
      await expect.element(list.getByRole('listitem')).toMatchTextContent(new RegExp(`안내 ${position}`))
      await expect.element(list.getByRole('link')).toHaveAttribute('href', `/banner/${position}`)
    }
  })

  it('stands still once it is paused, and goes on when it is started again', async () => {
    await showBanner()
    await pause.click()
    await expect.element(play).toHaveFocus()
    outside.element().focus()
    await userEvent.hover(outside)
    await pass(30_000)
    await expectSlide(1)
    await play.click()
    await expect.element(pause).toHaveFocus()
    outside.element().focus()
    await userEvent.hover(outside)
    await pass(5000 + fade)
    await expectSlide(2)
  })

  it.each([
    ['a link of it is pointed at', () => userEvent.hover(list.getByRole('link')), () => userEvent.hover(outside)],
    ['a button of it is pointed at', () => userEvent.hover(dot(3)), () => userEvent.hover(outside)],
    ['the focus is in it', async () => dot(1).element().focus(), async () => outside.element().focus()],
    ['it is out of view', async () => scrollTo(2500), async () => scrollTo(0)],
    ['the page is in the background', async () => setHidden(true), async () => setHidden(false)],
  ])('stands still while %s, and goes on after a whole interval', async (_what, hold, letGo) => {
    await showBanner()
    await pass(3000)
    await hold()
    await pass(0)
    await pass(30_000)
    await expectSlide(1)
    await letGo()
    await pass(0)
    await pass(4900)
    await expectSlide(1)
    await pass(100 + fade)
    await expectSlide(2)
  })

  it('goes on while the pointer rests or moves on it, and on none of its controls', async () => {
    await showBanner()
    await pass(3000)
    // Time goes by a little while the pointer moves.
    for (const x of [900, 1000]) await userEvent.hover(list, { position: { x, y: 60 } })
    await pass(1000)
    expect(shownNow()).toBe(1)
    await pass(1000 + fade)
    await expectSlide(2)
  })

  it.each([
    ['four seconds ago, for another three, in which the next picture comes', 4000, 3000],
    ['one and a half ago, for another three and a half', 1500, 3500],
  ])('that was painted by the server %s, shows its first slide', async (_when, ago, rest) => {
    await renderBanner(ago)
    // Time goes by a little while the script comes.
    await pass(rest - 900)
    expect(shownNow()).toBe(1)
    await pass(900 + fade)
    expect(shownNow()).toBe(2)
    await pass(4000 - fade)
    expect(shownNow()).toBe(2)
    await pass(1000 + fade)
    expect(shownNow()).toBe(3)
  })

  it('does not move by itself where motion is not wanted, and changes at once when it is moved', async () => {
    await showBanner('reduce')
    await pass(30_000)
    await expectSlide(1)
    await dot(3).click()
    await pass(100)
    await expectSlide(3)
  })
})
