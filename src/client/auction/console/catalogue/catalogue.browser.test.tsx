import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render.tsx'
import { json } from '../../../testing/server.ts'
import { CatalogueScreen } from './catalogue-screen.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const works = 'GET /api/v1/auction/works'
const times = { opensAt: '2026-12-01T01:00:00.000Z', closesAt: '2026-12-05T05:00:00.000Z', previewFrom: null, previewTo: null }
const facts = {
  images: [],
  medium: 'painting',
  height: 72.7,
  width: 60.6,
  depth: null,
  signature: null,
  estimateLow: 800_000,
  estimateHigh: 900_000,
}
const texts = { description: null, provenance: null, exhibitions: null, year: '1998' }
const said = {
  ko: { title: '봄 경매', venue: '1전시실', author: '가람', work: '달밤', material: '종이에 먹', condition: '좋음' },
  en: { title: 'Spring Sale', venue: 'Room 1', author: 'Garam', work: 'Moonlit Night', material: 'Ink on paper', condition: 'Good' },
}
const wordsOf = (headers: Headers) => said[headers.get('accept-language')?.startsWith('en') === true ? 'en' : 'ko']

it('has the lots of a sale in two languages side by side, each with the words of its own', async () => {
  const answers = {
    'GET /api/v1/auction/programs/{_id}': ({ headers }: { headers: Headers }) => {
      const { title, venue } = wordsOf(headers)
      return json({ program: { _id: id(8), title, venue, ...times } })
    },
    [works]: ({ headers }: { headers: Headers }) => {
      const { author, work, material, condition } = wordsOf(headers)
      const lot = { _id: id(1), lot: '12A', author: { name: author }, title: work, material, condition, ...facts, ...texts }
      return json({ works: [{ ...lot, closing: 'timed', endsAt: times.closesAt }], summary: { total: 1, limit: 100, skip: 0 } })
    },
  }
  const { server } = await renderPart(<CatalogueScreen _program={id(8)} />, { answers })
  await expect.element(page.getByRole('heading', { name: '봄 경매' })).toBeVisible()
  await expect.element(page.getByRole('listitem').getByText('가람, 달밤')).toBeVisible()
  expect(server.asked(works).map(({ headers }) => headers.get('accept-language'))).toHaveLength(1)
  await page.getByLabelText('나란히 실을 다른 언어').selectOptions('English')
  await expect.element(page.getByRole('heading', { name: 'Spring Sale' })).toBeVisible()
  await expect.element(page.getByText('Estimate ₩800,000–₩900,000')).toBeVisible()
  await expect.element(page.getByText('추정가 ₩800,000 ~ ₩900,000')).toBeVisible()
  await expect.element(page.getByText('Condition Good')).toBeVisible()
})
