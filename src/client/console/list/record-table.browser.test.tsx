import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { SideScroll } from './record-table.tsx'

it('a box that scrolls sideways says on which sides there is more of it', async () => {
  await renderPart(
    <SideScroll label="표" className="w-80">
      <div className="h-8" style={{ width: 2000 }} />
    </SideScroll>,
  )
  const region = page.getByRole('region', { name: '표' })
  const sides = () => {
    const { before, after } = (region.element() as HTMLElement).dataset
    return [before, after]
  }
  await expect.poll(sides).toEqual(['false', 'true'])
  region.element().scrollTo({ left: 100 })
  await expect.poll(sides).toEqual(['true', 'true'])
  region.element().scrollTo({ left: 2000 })
  await expect.poll(sides).toEqual(['true', 'false'])
})
