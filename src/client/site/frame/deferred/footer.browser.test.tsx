import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { setting } from '../../../testing/content.ts'
import { renderPart } from '../../../testing/render.tsx'
import { Footer } from './footer.tsx'

it('every link of the footer is as high as a thumb on phones, and none takes presses from another', async () => {
  await page.viewport(360, 800)
  onTestFinished(() => page.viewport(1280, 800))
  await renderPart(<Footer setting={setting().setting} />)
  const links = page.getByRole('link').elements()
  expect(links.filter((link) => /^(tel|mailto):/.test(link.getAttribute('href') ?? ''))).toHaveLength(3)
  expect(links.map((link) => Math.round(link.getBoundingClientRect().height)).filter((height) => height < 44)).toEqual([])
  for (const link of links) {
    link.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = link.getBoundingClientRect()
    expect(link.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true)
  }
})
