import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../testing/render.tsx'
import { usePartFailure } from './alert.tsx'
import { LazyComponent } from './lazy-component.tsx'

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  const fail = usePartFailure(() => setIsOpen(false))
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  return (
    <>
      <h1>the page</h1>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        open
      </button>
      {isOpen && <LazyComponent load={load} onFailed={fail} props={{}} />}
    </>
  )
}

it('a part of the app that does not arrive says so, and leaves the page as it is', async () => {
  await renderPart(<Opener />)
  const opener = page.getByRole('button', { name: 'open' })
  for (const _try of [1, 2]) {
    await opener.click()
    await expect.element(page.getByRole('alertdialog', { name: '불러오지 못했습니다. 인터넷 연결을 확인해 주십시오.' })).toBeVisible()
    await page.getByRole('button', { name: '확인' }).click()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
    await expect.element(page.getByRole('heading', { name: 'the page' })).toBeVisible()
  }
})
