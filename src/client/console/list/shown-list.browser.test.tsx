import { useQuery } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json } from '../../testing/server.ts'
import { ResourceForm } from '../form/resource-form.tsx'
import { UndoNotice } from '../frame/undo.tsx'
import { type ConsoleItem, listRead, resourceOf } from '../resources.ts'
import { BesideLinks } from '../screens/beside-links.tsx'
import { noteShown } from './shown-list.ts'

const faqs = resourceOf('center/faqs')
const list = 'GET /api/console/center/faqs'
const change = 'PUT /api/console/center/faqs/{_id}'
const faq = (index: number) =>
  ({
    _id: `019a0000-0000-7000-8000-00000000000${index}`,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    version: 3,
    isPublished: true,
    type: 'inquiry',
    question: { ko: `질문 ${index}` },
    answer: { ko: '<p>답</p>' },
  }) as unknown as ConsoleItem
const addressOf = (index: number) => `/center/faqs/${faq(index)._id}`

const query = { limit: 2, skip: 0 }

/** Reads the list as its own screen does. */
function List() {
  useQuery(listRead(faqs, 'ko', query))
  return null
}

const show = (index: number, hasList = false) =>
  renderPart(
    <>
      {hasList && <List />}
      <BesideLinks resource={faqs} _id={faq(index)._id} />
      <ResourceForm resource={faqs} item={faq(index)} />
      <UndoNotice />
    </>,
    {
      answers: {
        // The first of the list was dealt with meanwhile, and is not there any more.
        [list]: () => json({ faqs: [faq(2), faq(3), faq(4)], summary: { total: 3, limit: 22, skip: 0 } }),
        [change]: ({ body }: Asked) => json({ faq: { ...faq(index), ...(body as object), version: 4 } }),
      },
    },
  )

it('leads to the items beside one in the list that it was opened from, by links and by keys, and to none from elsewhere', async () => {
  noteShown(faqs, { limit: 2, skip: 0 }, [faq(1), faq(2), faq(3)])
  const { history, server } = await show(2)
  await expect.element(page.getByRole('link', { name: '앞 항목' })).toHaveAttribute('href', addressOf(1))
  await userEvent.keyboard('j')
  await expect.poll(() => history.location.pathname).toBe(addressOf(3))
  expect(server.asked(list)).toEqual([])
})

it('says the place in the list and its length, where the list is known', async () => {
  noteShown(faqs, query, [faq(1), faq(2), faq(3)])
  await show(2, true)
  await expect.element(page.getByRole('navigation')).toHaveTextContent('↑앞 항목2/3↓다음 항목')
})

it('goes on where the page of the list ends', async () => {
  noteShown(faqs, { limit: 2, skip: 0, type: 'inquiry' }, [faq(1), faq(2), faq(3)])
  const { server } = await show(3)
  await expect.element(page.getByRole('link', { name: '다음 항목' })).toHaveAttribute('href', addressOf(4))
  const [asked] = server.asked(list)
  expect([asked?.query.get('type'), asked?.headers.get('limit'), asked?.headers.get('skip')]).toEqual(['inquiry', '23', '0'])
})

it('has none beside an item that was opened from no list', async () => {
  noteShown(faqs, { limit: 20, skip: 0 }, [faq(1)])
  await show(5)
  await expect.element(page.getByRole('button', { name: '저장', exact: true })).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
  expect(page.getByRole('button', { name: '저장하고 다음' }).query()).toBeNull()
})

it('saves and goes on to the next one, with a way back', async () => {
  noteShown(faqs, { limit: 2, skip: 0 }, [faq(1), faq(2), faq(3)])
  const { history, server } = await show(1)
  await page.getByRole('textbox', { name: '질문, 한국어' }).fill('다른 질문')
  await page.getByRole('button', { name: '저장하고 다음' }).click()
  await expect.poll(() => history.location.pathname).toBe(addressOf(2))
  await page.getByRole('status').filter({ hasText: '닫기' }).getByRole('button', { name: '되돌리기' }).click()
  await expect.poll(() => server.asked(change).length).toBe(2)
  expect(server.asked(change).map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [{ question: { ko: '다른 질문' } }, '"3"'],
    [{ question: { ko: '질문 1' } }, '"4"'],
  ])
})
