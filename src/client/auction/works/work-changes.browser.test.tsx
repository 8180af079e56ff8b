import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import type { Work } from '../queries.ts'
import { WorkChanges } from './work-changes.tsx'

const changes: Work['changes'] = [
  {
    at: '2026-11-29T03:00:00.000Z',
    before: [
      { field: '_author', text: '가람', isForeign: false },
      { field: 'taxKind', text: 'series', isForeign: false },
      { field: 'medium', text: 'print', isForeign: false },
      { field: 'year', text: null, isForeign: false },
      { field: 'condition', text: '얼룩 없음', isForeign: true },
    ],
  },
]

it('says when a work was changed and in what, and opens what stood there before', async () => {
  await renderPart(<WorkChanges changes={changes} />, { locale: 'en' })
  const notice = page.getByRole('region', { name: 'What is stated of this work was changed after bids' })
  await expect.element(notice.getByText(/Nov 29, 2026/)).toBeVisible()
  await expect.element(notice.getByText('얼룩 없음')).not.toBeVisible()
  await expect.element(notice.getByText(/^Name of the artist, VAT on the hammer price, Medium, Year, Condition/)).toBeVisible()
  await notice.getByText('See what it said before').click()
  for (const text of ['가람', '10% (work made in several copies)', 'Print', 'Nothing was stated.'])
    await expect.element(notice.getByText(text)).toBeVisible()
  await expect.element(notice.getByText('얼룩 없음')).toHaveAttribute('lang', 'ko')
})

it('is nothing where nothing was changed', async () => {
  await renderPart(<WorkChanges changes={[]} />)
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})
