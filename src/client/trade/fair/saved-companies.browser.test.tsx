import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import SavedCompanies from './saved-companies.tsx'

const saved = (_item: string, subject: string, path: string) =>
  ({ _id: `of ${_item}`, _item, subject, path, kind: 'participants' }) as never
const bookmarks = [
  saved('gaon', '가온차', '/fairs/fair/companies/gaon'),
  saved('buyer', '바다상회', '/fairs/fair/buyers/buyer'),
  saved('other', '다른 상담회의 기업', '/fairs/other/companies/other'),
]
const answers = { 'GET /api/v1/me/bookmarks': { bookmarks, summary: { total: 3, limit: 100, skip: 0 } } }

it('has those of this list and this fair, each a way to its page', async () => {
  const { server } = await renderPart(<SavedCompanies _fair="fair" part="companies" />, { answers })
  await page.getByText('저장한 기업 1곳').click()
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/fairs/fair/companies/gaon')
  expect(server.asked('GET /api/v1/me/bookmarks')[0]?.query.get('kind')).toBe('participants')
})
