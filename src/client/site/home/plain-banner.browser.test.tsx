import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { PlainBanner } from './banner.tsx'

it.each([
  [360, 'below', 0.5, 0.9],
  [1280, 'in', 0.3, 0.6],
])('without banners, %i px wide, the headline stands %s the middle of their place', async (width, _where, least, most) => {
  await page.viewport(width, 800)
  onTestFinished(() => page.viewport(1280, 800))
  await renderPart(<PlainBanner headline="headline" />)
  const text = page.getByText('headline').element().getBoundingClientRect()
  const place = document.querySelector('.on-night')?.getBoundingClientRect()
  if (place === undefined) throw new Error('there is no banner')
  const height = (text.top + text.height / 2 - place.top) / place.height
  expect(height).toBeGreaterThan(least)
  expect(height).toBeLessThan(most)
})
