import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useListSearch } from '../data/list-pages.ts'
import { renderPart } from '../testing/render.tsx'
import { SearchForm } from './search-form.tsx'

const Search = () => <SearchForm place={{ to: '/story/firm' }} search={useListSearch()} />

it('a search leaves the focus in its field, which shows what the address asks for', async () => {
  const { history } = await renderPart(<Search />, { path: '/story/firm' })
  const field = page.getByRole('searchbox')
  await field.fill('양육')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => history.location.search).toBe(`?q=${encodeURIComponent('양육')}`)
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('양육')
  history.back()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
})
