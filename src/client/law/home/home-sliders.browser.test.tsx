import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { commands, type Locator, page, userEvent } from 'vitest/browser'
import { insights, lawyers, stories } from '../../testing/content.ts'
import { renderPart } from '../../testing/render.tsx'
import { pass, showSlider, startInterval, stopTime } from '../../testing/time.ts'
import { Articles } from './insights.tsx'
import { OtherLawyers } from './other-lawyers.tsx'
import { Judgments } from './stories.tsx'

const answers = {
  'GET /api/v1/lawyers': lawyers(5),
  'GET /api/v1/success': stories(6, 'representative'),
  'GET /api/v1/insights': insights(9, 'article'),
}
/** A move with some time to spare; less than an interval. */
const motion = 1000

const outside = page.getByRole('button', { name: 'outside' })
const next = page.getByRole('button', { name: '다음' })
const previous = page.getByRole('button', { name: '이전' })
const portraits = page.getByRole('list', { name: '변호사', exact: true })
const details = page.getByRole('list', { name: '변호사 주요 경력', exact: true })
const articles = page.getByRole('list', { name: '언론 보도' })

/** How many slides lie whole in the view of a row, and which of them is at its start. */
function view(list: Locator) {
  const { left, right } = list.element().getBoundingClientRect()
  const boxes = [...list.element().children].map((slide) => slide.getBoundingClientRect())
  const whole = boxes.map((box, index) => ({ box, index })).filter(({ box }) => box.left > left - 2 && box.right < right + 2)
  const first = whole.toSorted((a, b) => a.box.left - b.box.left)[0]
  return { count: whole.length, first: first !== undefined && Math.abs(first.box.left - left) < 2 ? first.index : undefined }
}
const isInView = (node: Element, list: Locator): boolean => {
  const [box, frame] = [node.getBoundingClientRect(), list.element().getBoundingClientRect()]
  return box.left > frame.left - 3 && box.right < frame.right + 3
}

async function show(section: ReactNode, lists: readonly Locator[], reducedMotion: 'reduce' | 'no-preference' = 'no-preference') {
  await commands.emulate({ reducedMotion })
  stopTime()
  await renderPart(
    <>
      <button type="button">outside</button>
      {section}
    </>,
    { answers },
  )
  for (const list of lists) await showSlider(list)
  await userEvent.hover(outside)
  for (const list of lists) await showSlider(list)
  for (const list of lists) await startInterval(list.element())
}

afterEach(async () => {
  vi.useRealTimers()
  await commands.emulate({ reducedMotion: 'reduce' })
  await page.viewport(1280, 800)
})

describe.each([
  { label: '변호사', list: portraits, section: <OtherLawyers />, interval: 7000, count: 5 },
  {
    label: '대표 판결',
    list: page.getByRole('list', { name: '대표 판결', exact: true }),
    section: <Judgments />,
    interval: 5000,
    count: 6,
  },
  { label: '언론 보도', list: articles, section: <Articles />, interval: 5000, count: 9 },
])('the slider $label', ({ list, section, interval, count }) => {
  it('goes on by itself after its interval, and not while it is paused', async () => {
    await show(section, [list])
    expect(list.element().children).toHaveLength(count)
    await pass(interval - 100)
    expect(view(list).first).toBe(0)
    await pass(100 + motion)
    expect(view(list).first).toBe(1)
    await pass(interval)
    expect(view(list).first).toBe(2)
    await page.getByRole('button', { name: '자동 넘김 멈추기' }).click()
    await expect.element(page.getByRole('button', { name: '자동 넘김 시작하기' })).toHaveFocus()
    outside.element().focus()
    await userEvent.hover(outside)
    await pass(30_000)
    expect(view(list).first).toBe(2)
  })

  it('does not move by itself where motion is not wanted, and can be moved', async () => {
    await show(section, [list], 'reduce')
    await pass(30_000)
    expect(view(list).first).toBe(0)
    await next.click()
    await pass(100)
    expect(view(list).first).toBe(1)
  })
})

describe("the lawyers' two sliders", () => {
  async function expectLawyer(index: number): Promise<void> {
    await expect.element(details.getByRole('listitem')).toMatchTextContent(new RegExp(`변호사 ${index + 1}호`))
    expect(view(portraits).first).toBe(index)
  }

  it.each([
    [360, 'no-preference'],
    [1280, 'reduce'],
  ] as const)('move together by next and previous, round and round, %i px wide with motion %s', async (width, motionWish) => {
    await page.viewport(width, 800)
    await show(<OtherLawyers />, [details, portraits], motionWish)
    for (const [button, index] of [
      [next, 1],
      [next, 2],
      [previous, 1],
      [previous, 0],
      [previous, 4],
      [next, 0],
    ] as const) {
      await button.click()
      await pass(motion)
      await expectLawyer(index)
    }
  })

  it('agree after many quick clicks', async () => {
    await show(<OtherLawyers />, [details, portraits])
    const button = next.element() as HTMLElement
    for (const _click of [1, 2, 3, 4]) {
      button.click()
      await pass(300)
    }
    await pass(3000)
    const index = view(portraits).first ?? -1
    expect(index, 'it came to rest, and went on').toBeGreaterThanOrEqual(2)
    await expectLawyer(index)
  })
})

describe('press articles', () => {
  /** The row moves once the browser has told it where the focus is. */
  async function expectInView(link: Element): Promise<void> {
    const comes = async () => {
      await pass(100)
      return isInView(link, articles)
    }
    await expect.poll(comes).toBe(true)
  }

  it('show two, three or four beside each other, as the width allows', async () => {
    await page.viewport(360, 800)
    await show(<Articles />, [articles], 'reduce')
    for (const [width, count] of [
      [360, 2],
      [800, 3],
      [1280, 4],
      [800, 3],
      [360, 2],
    ] as const) {
      await page.viewport(width, 800)
      await expect.poll(() => view(articles).count, { message: `${width} px` }).toBe(count)
    }
  })

  it.each([360, 800, 1280])('come into view when the keyboard reaches them, %i px wide', async (width) => {
    await page.viewport(width, 800)
    await show(<Articles />, [articles], 'reduce')
    const links = articles.getByRole('link').elements()
    expect(links).toHaveLength(9)
    page.getByRole('link', { name: '더 보기' }).element().focus()
    for (const link of links) {
      await userEvent.tab()
      expect(document.activeElement).toBe(link)
      await expectInView(link)
      expect(articles.element().scrollLeft).toBe(0)
    }
    for (const link of links.slice(0, -1).toReversed()) {
      await userEvent.tab({ shift: true })
      expect(document.activeElement).toBe(link)
      await expectInView(link)
    }
  })

  it('come into view when the keyboard turns round in the middle of a move', async () => {
    await show(<Articles />, [articles])
    const links = articles.getByRole('link').elements() as HTMLElement[]
    links[3]?.focus()
    await pass(motion)
    // The fifth is beside the four in view: the row moves to it, and away from the fourth.
    links[4]?.focus()
    await pass(100)
    links[3]?.focus()
    await pass(motion)
    expect(links.slice(3, 4).map((link) => isInView(link, articles))).toEqual([true])
  })
})
