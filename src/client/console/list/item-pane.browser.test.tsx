import { useNavigate, useSearch } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json } from '../../testing/server.ts'
import { type ConsoleItem, resourceOf } from '../resources.ts'
import { ResourceList } from './resource-list.tsx'

const faqs = resourceOf('center/faqs')
const list = 'GET /api/console/center/faqs'
const one = 'GET /api/console/center/faqs/{_id}'
const faq = (index: number) =>
  ({
    _id: `019a0000-0000-7000-8000-00000000000${index}`,
    createdAt: '2026-11-01T00:00:00.000Z',
    version: 1,
    isPublished: true,
    type: 'inquiry',
    question: { ko: `질문 ${index}` },
    answer: { ko: `<p>답 ${index}</p>` },
  }) as unknown as ConsoleItem
const all = [faq(1), faq(2), faq(3)]

function Shown() {
  const navigate = useNavigate()
  return (
    <ResourceList
      resource={faqs}
      search={useSearch({ strict: false })}
      onSearch={(search) => void navigate({ to: '.', search: search as never })}
    />
  )
}
const show = async (path: string, width = 1400) => {
  await page.viewport(width, 800)
  await expect.poll(() => innerWidth).toBe(width)
  return renderPart(<Shown />, {
    path,
    answers: {
      [list]: () => json({ faqs: all, summary: { total: 3, limit: 20, skip: 0 } }),
      'GET /api/console/center/faqs/counts': () => json({ counts: {} }),
      [one]: ({ path }: Asked) => json({ faq: all.find(({ _id }) => path.endsWith(_id)) }),
    },
  })
}
const pane = page.getByRole('complementary', { name: '목록 옆에 연 항목' })
const opened = (history: { location: { search: string } }) => new URLSearchParams(history.location.search).get('open')

it('opens rows beside the list, follows the keys, keeps what the list is narrowed to, and closes', async () => {
  const { history, server } = await show('/?type=inquiry')
  await page.getByRole('button', { name: '다른 작업' }).click()
  await page.getByRole('menuitem', { name: '옆에 열기' }).click()
  await expect.element(pane).toBeVisible()
  expect(server.asked(one)).toEqual([])
  await page.getByRole('link', { name: '질문 1' }).click()
  await expect.element(pane.getByText('답 1')).toBeVisible()
  expect([opened(history), history.location.pathname]).toEqual([faq(1)._id, '/'])
  // One that is passed on the way is not read.
  await userEvent.keyboard('jj')
  await expect.element(pane.getByText('답 3')).toBeVisible()
  expect(server.asked(one).length).toBe(2)
  await expect.element(page.getByRole('row', { name: '질문 3' })).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => history.location.search).toBe('?type=inquiry')
  await expect.element(pane).not.toBeInTheDocument()
  await page.getByRole('link', { name: '질문 2' }).click()
  await expect.poll(() => history.location.pathname).toBe(`/center/faqs/${faq(2)._id}`)
})

it('leads from what is open to its whole page', async () => {
  const { history } = await show(`/?open=${faq(2)._id}`)
  await expect.element(pane.getByRole('heading', { name: '질문 2' })).toBeVisible()
  await pane.getByRole('link', { name: '전체 화면으로 열기' }).click()
  await expect.poll(() => history.location.pathname).toBe(`/center/faqs/${faq(2)._id}`)
})

it('opens a row on its page where the screen has no room for both', async () => {
  const { history, server } = await show(`/?open=${faq(2)._id}`, 1200)
  await expect.element(page.getByRole('link', { name: '질문 1' })).toBeVisible()
  await page.getByRole('button', { name: '다른 작업' }).click()
  await expect.element(page.getByRole('menuitem', { name: '내보내기: CSV' })).toBeVisible()
  expect([pane.query(), page.getByRole('menuitem', { name: '옆에 열기' }).query(), server.asked(one).length]).toEqual([null, null, 0])
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('jv')
  await expect.poll(() => history.location.pathname).toBe(`/center/faqs/${faq(1)._id}`)
})
