import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json } from '../../testing/server.ts'
import { type ConsoleItem, resourceOf } from '../resources.ts'
import { BulkActions } from './bulk-actions.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const change = 'PUT /api/console/forms/{_id}'
const clerk = id(9)
const followUpAt = '2026-12-01T00:00:00.000Z'
const of = (end: number, name: string, own: object = {}) =>
  ({
    _id: id(end),
    createdAt: '',
    version: 3,
    name,
    stage: 'contacted',
    _assignee: null,
    followUpAt: null,
    memo: '',
    ...own,
  }) as unknown as ConsoleItem
const items = [of(1, '김하늘', { followUpAt }), of(2, '이바다')]

const show = () =>
  renderPart(<BulkActions resource={resourceOf('forms')} items={items} onDone={() => undefined} />, {
    answers: {
      'GET /api/console/forms/assignees': () =>
        json({ names: [{ _id: clerk, name: '박담당' }], summary: { total: 1, limit: 100, skip: 0 } }),
      [change]: ({ body, path }: Asked) => {
        const { stage } = body as { stage?: string }
        const item = items.find(({ _id }) => path.endsWith(_id))
        return json({ form: { ...item, ...(stage === 'spam' ? { followUpAt: null } : {}), ...(body as object), version: 4 } })
      },
    },
  })

it('puts somebody in charge of all that are chosen', async () => {
  const { server } = await show()
  await page.getByRole('button', { name: '담당자' }).click()
  await page.getByRole('menuitem', { name: '박담당' }).click()
  await expect.element(page.getByText('2개 가운데 2개를 마쳤습니다.')).toBeVisible()
  expect(server.asked(change).map(({ body }) => body)).toEqual([{ _assignee: clerk }, { _assignee: clerk }])
})

it('sets a stage for all that are chosen, and puts back what followed from it', async () => {
  const { server } = await show()
  await page.getByRole('button', { name: '진행 단계' }).click()
  await page.getByRole('menuitem', { name: '스팸' }).click()
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect.poll(() => server.asked(change).length).toBe(4)
  expect(server.asked(change).map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [{ stage: 'spam' }, '"3"'],
    [{ stage: 'spam' }, '"3"'],
    [{ stage: 'contacted', followUpAt }, '"4"'],
    [{ stage: 'contacted' }, '"4"'],
  ])
})
