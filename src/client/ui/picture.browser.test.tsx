import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../testing/render.tsx'
import { Picture } from './picture.tsx'

const drawn = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20width=%224%22%20height=%225%22/%3E'
const source = { _file: '0', width: 800, height: 1000, placeholder: drawn }

it('has one picture in its place, over its placeholder until it has come', async () => {
  await renderPart(<Picture picture={source} alt="사무실" sizes="100px" className="size-24" />)
  const image = page.getByRole('img', { name: '사무실' }).element() as HTMLImageElement
  expect(document.querySelectorAll('picture img')).toHaveLength(1)
  expect(image.style.backgroundImage).toContain('data:image/svg')
  image.closest('picture')?.querySelector('source')?.remove()
  image.srcset = `${drawn} 4w`
  await expect.poll(() => image.style.backgroundImage).toBe('')
})
