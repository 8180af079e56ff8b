import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ConsoleItem } from '../../console/resources.ts'
import { shortDate } from '../../console/short-date.ts'
import { renderPart } from '../../testing/render.tsx'
import { bannerColumns } from './shown-columns.tsx'

const banner = (_id: string, isPublished: boolean): ConsoleItem => ({
  _id,
  version: 1,
  createdAt: '2020-01-01T00:00:00.000Z',
  updatedAt: '2020-01-01T00:00:00.000Z',
  isPublished,
  code: 'home',
  headline: { ko: `배너 ${_id}` },
})

it('the list of slides says which are shown, until when, and opens the page with one of them', async () => {
  const schedules = [
    { resource: 'banners', _item: 'b', title: '', publishAt: null, unpublishAt: '2090-05-01T00:00:00.000Z' },
    { resource: 'banners', _item: 'c', title: '', publishAt: '2090-04-01T00:00:00.000Z', unpublishAt: null },
  ]
  const { server } = await renderPart(
    <ul>
      {[banner('a', true), banner('b', true), banner('c', false), banner('d', false)].map((item) => (
        <li key={item._id}>
          {bannerColumns.added.map(({ name, Cell }) => (
            <Cell key={name} item={item} ids="" />
          ))}
        </li>
      ))}
    </ul>,
    {
      answers: {
        'GET /api/console/schedules': { schedules, summary: { total: 2, limit: 100, skip: 0 } },
        'POST /api/console/previews': { preview: { url: '/console/preview?token=t', endsAt: '2090-01-01T00:00:00.000Z' } },
      },
    },
  )
  await expect.element(page.getByText('기한 없음')).toBeVisible()
  const [begin, end] = ['2090-04-01T00:00:00.000Z', '2090-05-01T00:00:00.000Z'].map((at) => shortDate(at, 'ko'))
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent.replace(/미리보기.*/, '')),
  ).toEqual(['지금 보임기한 없음', `지금 보임~ ${end}`, `보일 예정${begin} ~`, '꺼짐–'])
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null)
  await page.getByRole('button', { name: /^미리보기.*배너 c$/ }).click()
  await expect.element(page.getByRole('link', { name: /^미리보기.*배너 c$/ })).toBeVisible()
  expect(opened.mock.calls).toEqual([['/console/preview?token=t', '_blank', 'noreferrer']])
  expect(server.asked('POST /api/console/previews').map(({ body }) => body)).toEqual([{ resource: 'banners', _item: 'c', locale: 'ko' }])
})
