import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../testing/render.tsx'
import { Html } from './html.tsx'
import { playTextVideos } from './text-videos.ts'

const id = 'dQw4w9WgXcQ'
const video = (youtube: string) =>
  `<figure data-youtube="${youtube}"><figcaption><a href="https://www.youtube.com/watch?v=${id}">양육비 안내</a></figcaption></figure>`
const player = () => document.querySelector('iframe')

it('a video of a text asks nothing of YouTube until it is pressed, and then plays in its place', async () => {
  // Nothing is loaded here either.
  const real = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'src')
  const sources: string[] = []
  function note(value: string): void {
    sources.push(value)
  }
  Object.defineProperty(HTMLIFrameElement.prototype, 'src', { configurable: true, set: note })
  playTextVideos()
  await renderPart(<Html html={video(id)} className="prose" />)
  const link = page.getByRole('link', { name: '양육비 안내' })
  await expect.element(link).toBeVisible()
  expect(player()).toBeNull()
  await link.click()
  expect(sources).toEqual([`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`])
  expect(player()?.title).toBe('양육비 안내')
  await expect.element(link).toBeVisible()
  if (real !== undefined) Object.defineProperty(HTMLIFrameElement.prototype, 'src', real)
})

it('another id than one of YouTube’s form plays nothing: the link stays a link', async () => {
  await renderPart(<Html html={video('../../x?y=1&')} className="prose" />)
  const link = page.getByRole('link', { name: '양육비 안내' })
  await expect.element(link).toBeVisible()
  let isLeft = false
  addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  await userEvent.click(link)
  expect([isLeft, player()]).toEqual([true, null])
})
