import type { Locator, Page } from '@playwright/test'
import { expect, openHome, section, type SectionName, test } from './fixtures.ts'
import { ko } from './words.ts'

const pause = '자동 넘김 멈추기'
const play = '자동 넘김 시작하기'
/** A fade or a move, with some time to spare; less than an interval. */
const motion = 1000

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The home page, in a time that the test makes pass. */
async function openInOwnTime(page: Page): Promise<void> {
  await page.clock.install()
  await openHome(page, ko)
}

/** The slider is there, held by the mouse and at rest; from here on time stands still. */
async function stopTime(page: Page, list: Locator): Promise<void> {
  await list.scrollIntoViewIfNeeded()
  await expect(list).toHaveClass(/slider-ready/)
  await list.hover()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000)
  await page.clock.runFor(motion)
  await seen(list)
}

/** The browser has told the page what is in view. */
async function seen(list: Locator): Promise<void> {
  // The first round lets the page ask, the second one is answered after it.
  for (const _round of [1, 2, 3])
    await list.evaluate(
      (node) =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect()
            resolve()
          })
          observer.observe(node)
        }),
    )
}

/** Over the header: no slider lies there. */
const mouseAway = (page: Page) => page.mouse.move(2, 2)
const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())

/** The interval begins now: nobody holds the slider any more. */
async function startInterval(page: Page, list: Locator): Promise<void> {
  await list.hover()
  await mouseAway(page)
}

class Banner {
  readonly region: Locator
  readonly list: Locator
  readonly pause: Locator
  readonly play: Locator

  constructor(page: Page) {
    this.region = section(page, ko, '주요 안내')
    this.list = this.region.getByRole('list', { name: '주요 안내' })
    this.pause = this.region.getByRole('button', { name: pause })
    this.play = this.region.getByRole('button', { name: play })
  }

  dot(position: number): Locator {
    return this.region.getByRole('button', { name: `${position}번째 안내 보기` })
  }

  async expectSlide(position: number): Promise<void> {
    for (const one of [1, 2, 3, 4]) await expect(this.dot(one)).toHaveAttribute('aria-current', String(one === position))
    const slides = this.list.locator('> li')
    for (const one of [1, 2, 3, 4]) {
      await expect(slides.nth(one - 1)).toHaveCSS('opacity', one === position ? '1' : '0')
      await expect(slides.nth(one - 1)).toBeVisible({ visible: one === position })
    }
  }
}

/** How many slides lie whole in the view of a row, and which of them is at its start. */
const view = (list: Locator) =>
  list.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect()
    const boxes = [...node.children].map((slide) => slide.getBoundingClientRect())
    const whole = boxes.map((box, index) => ({ box, index })).filter(({ box }) => box.left > left - 2 && box.right < right + 2)
    const first = whole.toSorted((a, b) => a.box.left - b.box.left)[0]
    return { count: whole.length, first: first !== undefined && Math.abs(first.box.left - left) < 2 ? first.index : undefined }
  })
const firstInView = (list: Locator) => async () => (await view(list)).first

test.describe('the banner', () => {
  test('goes on by itself every five seconds, and from the last slide to the first', async ({ page }) => {
    await openInOwnTime(page)
    const banner = new Banner(page)
    await stopTime(page, banner.list)
    await banner.dot(1).evaluate((button: HTMLElement) => button.click())
    await page.clock.runFor(motion)
    await banner.expectSlide(1)
    await seen(banner.list)
    await startInterval(page, banner.list)
    await page.clock.runFor(4900)
    await banner.expectSlide(1)
    await page.clock.runFor(100 + motion)
    await banner.expectSlide(2)
    for (const position of [3, 4, 1, 2]) {
      await seen(banner.list)
      await page.clock.runFor(5000 + motion)
      await banner.expectSlide(position)
    }
  })

  test('shows the slide that is chosen, with its own words', async ({ page, api }) => {
    const { banners } = await api.read('GET /api/v1/banners/{code}', '/api/v1/banners/home')
    expect(banners).toHaveLength(4)
    await openHome(page, ko)
    const banner = new Banner(page)
    await expect(banner.list).toHaveClass(/slider-ready/)
    for (const position of [3, 1, 4, 2]) {
      await banner.dot(position).click()
      await banner.expectSlide(position)
      const { headline = 'missing', link } = banners[position - 1] ?? {}
      const [line = ''] = headline.split('\n')
      await expect(banner.list.getByRole('listitem')).toHaveText([new RegExp(line)])
      await expect(banner.list.getByRole('link')).toHaveAttribute('href', link ?? 'missing')
    }
  })

  test('stands still once it is paused, and goes on when it is started again', async ({ page }) => {
    await openInOwnTime(page)
    const banner = new Banner(page)
    await stopTime(page, banner.list)
    await banner.dot(1).click()
    await page.clock.runFor(motion)
    await banner.expectSlide(1)
    await banner.pause.click()
    await expect(banner.pause).toHaveCount(0)
    await expect(banner.play).toBeFocused()
    await mouseAway(page)
    await blur(page)
    await page.clock.runFor(30_000)
    await banner.expectSlide(1)

    await banner.play.click()
    await expect(banner.play).toHaveCount(0)
    await expect(banner.pause).toBeFocused()
    await seen(banner.list)
    await mouseAway(page)
    await blur(page)
    await page.clock.runFor(5000 + motion)
    await banner.expectSlide(2)
  })

  test('stands still while it is pointed at', async ({ page }) => {
    await openInOwnTime(page)
    const banner = new Banner(page)
    await stopTime(page, banner.list)
    await banner.list.hover()
    const current = banner.region.locator('[aria-current=true]')
    const before = (await current.getAttribute('aria-label')) ?? 'missing'
    await page.clock.runFor(30_000)
    await expect(current).toHaveAttribute('aria-label', before)
    await mouseAway(page)
    await page.clock.runFor(5000 + motion)
    await expect(current).not.toHaveAttribute('aria-label', before)
  })

  test('stands still while the focus is in it', async ({ page }) => {
    await openInOwnTime(page)
    const banner = new Banner(page)
    await stopTime(page, banner.list)
    await banner.dot(4).focus()
    await mouseAway(page)
    const current = banner.region.locator('[aria-current=true]')
    const before = (await current.getAttribute('aria-label')) ?? 'missing'
    await page.clock.runFor(30_000)
    await expect(current).toHaveAttribute('aria-label', before)
    await page.keyboard.press('Shift+Tab')
    await page.clock.runFor(30_000)
    await expect(current).toHaveAttribute('aria-label', before)
    await blur(page)
    await page.clock.runFor(5000 + motion)
    await expect(current).not.toHaveAttribute('aria-label', before)
  })

  test('stands still while it is out of view', async ({ page }) => {
    await openInOwnTime(page)
    const banner = new Banner(page)
    await stopTime(page, banner.list)
    const current = banner.region.locator('[aria-current=true]')
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
    await mouseAway(page)
    await seen(banner.list)
    const before = (await current.getAttribute('aria-label')) ?? 'missing'
    await page.clock.runFor(30_000)
    await expect(current).toHaveAttribute('aria-label', before)
  })
})

const rows = [
  { name: '사건마다 맞는 변호사가 함께합니다', label: '변호사', interval: 7000 },
  { name: '판단이 갈린 쟁점을 기록합니다', label: '대표 판결', interval: 5000 },
  { name: '법은 어떻게 바뀌고 있을까요', label: '언론 보도', interval: 5000 },
] as const satisfies { name: SectionName; label: string; interval: number }[]

for (const { name, label, interval } of rows)
  test.describe(`the slider '${label}'`, () => {
    test(`goes on by itself every ${interval / 1000} s, and not while it is paused`, async ({ page }) => {
      await openInOwnTime(page)
      const region = section(page, ko, name)
      const list = region.getByRole('list', { name: label, exact: true })
      await stopTime(page, list)
      await list.hover()
      await page.clock.runFor(motion)
      const count = await list.locator('> li').count()
      const start = (await view(list)).first ?? -1
      expect(start).toBeGreaterThanOrEqual(0)
      await seen(list)
      await mouseAway(page)
      await page.clock.runFor(interval - 100)
      expect((await view(list)).first).toBe(start)
      await page.clock.runFor(100 + motion)
      await expect.poll(firstInView(list)).toBe((start + 1) % count)
      await seen(list)
      await page.clock.runFor(interval + motion)
      await expect.poll(firstInView(list)).toBe((start + 2) % count)

      await region.getByRole('button', { name: pause }).click()
      await expect(region.getByRole('button', { name: play })).toBeVisible()
      await mouseAway(page)
      await blur(page)
      await page.clock.runFor(30_000)
      expect((await view(list)).first).toBe((start + 2) % count)
    })
  })

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no slider moves by itself, and all can be moved', async ({ page }) => {
    await openInOwnTime(page)
    const banner = new Banner(page)
    await stopTime(page, banner.list)
    await mouseAway(page)
    await page.clock.runFor(30_000)
    await banner.expectSlide(1)
    await banner.dot(3).click()
    await page.clock.runFor(100)
    await banner.expectSlide(3)
    for (const { name, label } of rows) {
      const region = section(page, ko, name)
      const list = region.getByRole('list', { name: label, exact: true })
      await page.clock.resume()
      await stopTime(page, list)
      await mouseAway(page)
      await blur(page)
      await page.clock.runFor(30_000)
      expect((await view(list)).first).toBe(0)
      await region.getByRole('button', { name: '다음' }).click()
      await page.clock.runFor(100)
      await expect.poll(firstInView(list)).toBe(1)
    }
  })
})

test('every slider that plays by itself has a pause button', async ({ page }) => {
  await openHome(page, ko)
  for (const name of ['주요 안내', ...rows.map((row) => row.name)] as const) {
    const region = section(page, ko, name)
    await region.getByRole('button', { name: pause }).click()
    await expect(region.getByRole('button', { name: play })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(region.getByRole('button', { name: pause })).toBeFocused()
  }
  await expect(page.getByRole('button', { name: pause })).toHaveCount(4)
})

test.describe("the lawyers' two sliders", () => {
  for (const width of [360, 1280])
    for (const reducedMotion of ['no-preference', 'reduce'] as const)
      test.describe(`${width} px wide, motion ${reducedMotion}`, () => {
        test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion } })

        test('move together by next and previous, round and round', async ({ page, api }) => {
          const { lawyers } = await api.read('GET /api/v1/lawyers', '/api/v1/lawyers?isRepresentative=false&type=LAWYER')
          await openHome(page, ko)
          const region = section(page, ko, '사건마다 맞는 변호사가 함께합니다')
          const portraits = region.getByRole('list', { name: '변호사', exact: true })
          const details = region.getByRole('list', { name: '변호사 주요 경력', exact: true })
          await details.scrollIntoViewIfNeeded()
          for (const list of [portraits, details]) await expect(list).toHaveClass(/slider-ready/)
          const expectLawyer = async (index: number) => {
            await expect(details.getByRole('listitem')).toHaveText([new RegExp(lawyers[index]?.name ?? 'missing')])
            await expect.poll(firstInView(portraits)).toBe(index)
          }
          const [next, previous] = [region.getByRole('button', { name: '다음' }), region.getByRole('button', { name: '이전' })]
          await next.hover()
          const start = (await view(portraits)).first ?? 0
          const { length } = lawyers
          await expectLawyer(start)
          // Past the ends, too, wherever it began.
          for (const [button, step] of [
            [next, 1],
            [next, 2],
            [previous, 1],
            [previous, 0],
            [previous, -1],
            [previous, -2],
            [next, -1],
            [next, 0],
          ] as const) {
            await button.click()
            await expectLawyer((start + step + length) % length)
          }
        })

        test('agree after many quick clicks', async ({ page, api }) => {
          const { lawyers } = await api.read('GET /api/v1/lawyers', '/api/v1/lawyers?isRepresentative=false&type=LAWYER')
          await openInOwnTime(page)
          const region = section(page, ko, '사건마다 맞는 변호사가 함께합니다')
          const portraits = region.getByRole('list', { name: '변호사', exact: true })
          const details = region.getByRole('list', { name: '변호사 주요 경력', exact: true })
          await details.scrollIntoViewIfNeeded()
          for (const list of [portraits, details]) await expect(list).toHaveClass(/slider-ready/)
          const next = region.getByRole('button', { name: '다음' })
          await next.hover()
          await stopTime(page, details)
          const start = (await view(portraits)).first ?? 0
          for (const _click of [1, 2, 3, 4]) {
            await next.click()
            await page.clock.runFor(300)
          }
          await page.clock.runFor(3000)
          await seen(details)
          await page.clock.runFor(3000)
          const index = (await view(portraits)).first ?? -1
          expect(index, 'it came to rest').toBeGreaterThanOrEqual(0)
          expect((index - start + lawyers.length) % lawyers.length, 'it went on').toBeGreaterThanOrEqual(2)
          await expect(details.getByRole('listitem')).toHaveText([new RegExp(lawyers[index]?.name ?? 'missing')])
        })
      })
})

test.describe('press articles', () => {
  test('show two, three or four beside each other, as the width allows', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await openHome(page, ko)
    const list = section(page, ko, '법은 어떻게 바뀌고 있을까요').getByRole('list', { name: '언론 보도' })
    for (const [width, count] of [
      [360, 2],
      [800, 3],
      [1280, 4],
      [800, 3],
      [360, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await list.scrollIntoViewIfNeeded()
      await expect(list).toHaveClass(/slider-ready/)
      await list.hover()
      await expect.poll(async () => (await view(list)).count, { message: `${width} px` }).toBe(count)
    }
  })

  for (const width of [360, 800, 1280])
    test(`come into view when the keyboard reaches them, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openHome(page, ko)
      const region = section(page, ko, '법은 어떻게 바뀌고 있을까요')
      const list = region.getByRole('list', { name: '언론 보도' })
      await list.scrollIntoViewIfNeeded()
      await expect(list).toHaveClass(/slider-ready/)
      const links = list.getByRole('link')
      await expect(links).toHaveCount(9)
      await region.getByRole('link', { name: '더 보기' }).focus()
      for (let index = 0; index < 9; index += 1) {
        await page.keyboard.press('Tab')
        await expect(links.nth(index)).toBeFocused()
        await expect(links.nth(index)).toBeInViewport({ ratio: 0.98 })
        expect(await list.evaluate((node) => node.scrollLeft)).toBe(0)
      }
      for (let index = 7; index >= 0; index -= 1) {
        await page.keyboard.press('Shift+Tab')
        await expect(links.nth(index)).toBeFocused()
        await expect(links.nth(index)).toBeInViewport({ ratio: 0.98 })
      }
    })
  test('come into view when the keyboard turns round in the middle of a move', async ({ page }) => {
    await openHome(page, ko)
    const list = section(page, ko, '법은 어떻게 바뀌고 있을까요').getByRole('list', { name: '언론 보도' })
    await list.scrollIntoViewIfNeeded()
    await expect(list).toHaveClass(/slider-ready/)
    const links = list.getByRole('link')
    await links.nth(3).focus()
    await expect(links.nth(3)).toBeInViewport({ ratio: 0.98 })
    // The fifth is beside the four in view: the row moves to it, and away from the fourth.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(links.nth(3)).toBeFocused()
    await page.waitForTimeout(motion)
    await expect(links.nth(3)).toBeInViewport({ ratio: 0.98 })
  })
})
