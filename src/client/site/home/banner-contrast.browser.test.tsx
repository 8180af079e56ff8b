import { afterEach, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { banners as bannersOf } from '../../testing/content.ts'
import { contrast, lightestIn } from '../../testing/contrast.ts'
import { renderPart } from '../../testing/render.tsx'
import { HomeBanner } from './banner.tsx'

const banners = bannersOf(4).banners.map((banner) => ({ ...banner, text: '안내의 글 '.repeat(15) }))

/** The worst picture that the console can give, and the text out of the way of what lies below it. */
const whitePicture = `
  .slider-fade > li > div > picture { background: #fff !important }
  .slider-fade > li > div > picture * { display: none !important }
  .slider-fade p * , .slider-fade p { color: transparent !important; border-color: transparent !important }`

const linesOf = (element: Element): DOMRect[] => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return [...range.getClientRects()].filter(({ width }) => width > 2)
}

afterEach(async () => {
  document.documentElement.style.fontSize = ''
  await page.viewport(1280, 800)
})

it.each([
  [320, 16],
  [390, 32],
  [1024, 16],
  [1280, 16],
  [1920, 16],
])('the text of the banner can be read over a white picture, %i px wide with letters of %i px', async (width, fontSize) => {
  // High enough for all of the text, whatever font it is in.
  await page.viewport(width, 1600)
  document.documentElement.style.fontSize = `${fontSize}px`
  await renderPart(<HomeBanner banners={banners} />)
  await expect.element(page.getByRole('list', { name: '주요 안내' })).toBeVisible()
  const texts = [...document.querySelectorAll('.slide-current p')].map((text) => {
    const { color, fontSize: size } = getComputedStyle(text.querySelector('a') ?? text)
    return { color, least: Number.parseFloat(size) >= 24 ? 3 : 4.5, lines: linesOf(text) }
  })
  expect(texts.length).toBe(3)
  const style = document.createElement('style')
  style.textContent = whitePicture
  document.head.append(style)
  const screenshot = await page.screenshot({ save: false })
  style.remove()
  for (const { color, least, lines } of texts)
    for (const ground of await lightestIn(screenshot, lines))
      expect(contrast(color, ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(least)
})

it('a banner whose text is long grows with it, and keeps its buttons below its link', async () => {
  await page.viewport(320, 640)
  await renderPart(<HomeBanner banners={banners} />)
  const link = page.getByRole('list', { name: '주요 안내' }).getByRole('link')
  await expect.element(link).toBeVisible()
  const below = page.getByRole('button', { name: '1번째 안내 보기', includeHidden: true }).element().getBoundingClientRect()
  expect(link.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(below.top)
})

it('where the system forces its colours, the mark of the slide that is shown differs from the others', async () => {
  await commands.emulate({ forcedColors: 'active' })
  await renderPart(<HomeBanner banners={banners} />)
  const marks = page.getByRole('button', { name: /번째 안내 보기/ })
  await expect.poll(() => marks.elements().length).toBe(4)
  const colours = marks.elements().map((mark) => getComputedStyle(mark.firstElementChild ?? mark).backgroundColor)
  await commands.emulate({ forcedColors: 'none' })
  expect(new Set(colours.slice(1)).size).toBe(1)
  expect(colours[0]).not.toBe(colours[1])
  for (const colour of colours) expect(contrast(colour, 'Canvas')).toBeGreaterThan(1)
})
