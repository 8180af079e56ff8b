import { expect, openHome, section, test } from '../fixtures.ts'
import { ko } from '../words.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// The states of each slider are tested in src/client (`*.browser.test.tsx`).
test('the banner of the home page goes on by itself, and stands still once it is paused', async ({ page }) => {
  await page.clock.install()
  await openHome(page, ko)
  const banner = section(page, ko, '주요 안내')
  await expect(banner.getByRole('list')).toHaveClass(/slider-ready/)
  const current = banner.locator('[aria-current=true]')
  const before = (await current.getAttribute('aria-label')) ?? 'missing'
  await page.clock.runFor(6000)
  await expect(current).not.toHaveAttribute('aria-label', before)
  await banner.getByRole('button', { name: '자동 넘김 멈추기' }).click()
  await expect(banner.getByRole('button', { name: '자동 넘김 시작하기' })).toBeFocused()
  await page.clock.runFor(1000)
  const paused = (await current.getAttribute('aria-label')) ?? 'missing'
  await page.mouse.move(2, 2)
  await page.clock.runFor(30_000)
  await expect(current).toHaveAttribute('aria-label', paused)
})
