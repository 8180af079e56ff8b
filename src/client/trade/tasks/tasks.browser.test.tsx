import type { DueTask, Task } from '#contract/trade/tasks.ts'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { flush } from '../../offline/queue/queue.ts'
import { store } from '../../offline/queue/store.ts'
import { setTokens } from '../../session/tokens.ts'
import { forgetEverything } from '../../testing/device.ts'
import { renderPart } from '../../testing/render.tsx'
import { ownHeaders, refuse, unreachable } from '../../testing/server.ts'
import { aMatching, startOf } from '../../testing/trade.ts'
import { MatchingCard } from '../matchings/matching-card.tsx'
import { DueTasks } from './due-tasks.tsx'

const get = 'GET /api/v1/me/matchings/{_id}/tasks'
const post = 'POST /api/v1/me/matchings/{_id}/tasks'
const put = 'PUT /api/v1/me/matchings/{_id}/tasks/{tid}'
const remove = 'DELETE /api/v1/me/matchings/{_id}/tasks/{tid}'
const matching = aMatching({
  state: 'met',
  awaits: null,
  actions: [],
  slots: [],
  startsAt: startOf(0),
  endsAt: startOf(1),
  canReport: true,
})
const card = (shown = matching) => <MatchingCard matching={shown} onAction={() => undefined} onMessages={() => undefined} />
const aTask = (change: Partial<Task> = {}): Task => ({ _id: 'task', text: '견본 보내기', day: '2099-12-10', isDone: false, ...change })
const open = () => page.getByRole('button', { name: /^Tasks after the meeting/ }).click()

it('a task is written with a day in the card of a meeting, ticked and removed', async () => {
  let tasks: Task[] = []
  const note = (next: Task[], task?: Task) => {
    tasks = next
    return Response.json(task === undefined ? {} : { task }, { headers: { 'content-security-policy': "default-src 'none'" } })
  }
  const { server } = await renderPart(card(), {
    locale: 'en',
    answers: {
      [get]: () => Response.json({ tasks }, { headers: { 'content-security-policy': "default-src 'none'" } }),
      [post]: () => note([aTask()], aTask()),
      [put]: () => note([aTask({ isDone: true })], aTask({ isDone: true })),
      [remove]: () => note([]),
    },
  })
  await expect.element(page.getByRole('button', { name: /^Tasks after the meeting/ })).toBeVisible()
  expect(server.asked(get)).toHaveLength(0)
  await open()
  await page.getByRole('button', { name: 'Add the task' }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Please write what is to be done' })).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  expect(server.asked(post)).toHaveLength(0)
  await page.getByLabelText('New task').fill(' 견본 보내기 ')
  await page.getByLabelText('Due on (optional)').fill('2099-12-10')
  await page.getByRole('button', { name: 'Add the task' }).click()
  const box = page.getByRole('checkbox', { name: /견본 보내기.*Dec 10/ })
  await expect.element(box).not.toBeChecked()
  await expect.element(page.getByLabelText('New task')).toHaveValue('')
  expect(server.asked(post).map(({ body }) => body)).toEqual([{ text: '견본 보내기', day: '2099-12-10' }])
  await box.click()
  await expect.element(box).toBeChecked()
  // The box shows the tick before the outbox has been asked for.
  await expect.poll(() => server.asked(put).map(({ body }) => body)).toEqual([{ isDone: true }])
  await page.getByRole('button', { name: 'Remove task: 견본 보내기' }).click()
  await expect.element(box).not.toBeInTheDocument()
  expect(server.asked(remove)).toHaveLength(1)
})

it('without a connection it says so, and what was written stays in its field', async () => {
  const answers = { [get]: { tasks: [aTask({ day: '2020-01-02' })] }, [post]: unreachable }
  // A link to this matching has them open.
  await renderPart(card(), { locale: 'en', path: '/mypage/matchings?open=matching', answers })
  await expect.element(page.getByText(/Overdue/)).toBeVisible()
  await page.getByLabelText('New task').fill('견적 보내기')
  await page.getByRole('button', { name: 'Add the task' }).click()
  await expect.element(page.getByRole('alertdialog', { name: /no connection/ })).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect.element(page.getByLabelText('New task')).toHaveValue('견적 보내기')
})

it('without a network a tick waits on the device: the last one of a task counts, and is sent once by its account', async () => {
  const payload = btoa(JSON.stringify({ sub: 'seller', sid: 'session', scopes: [], userType: 'COMPANY', role: 'SELLER' }))
  setTokens({ accessToken: `header.${payload}.x`, refreshToken: 'refresh' })
  onTestFinished(async () => {
    setTokens(undefined)
    await forgetEverything()
  })
  const answers = { [get]: { tasks: [aTask(), aTask({ _id: 'other', text: '견적 보내기' })] }, [put]: unreachable }
  const { server } = await renderPart(card(), { locale: 'en', answers })
  await open()
  const box = page.getByRole('checkbox', { name: /견본 보내기/ })
  const waits = page.getByText('It will be sent once you are online.')
  await box.click()
  await expect.element(waits).toBeVisible()
  await expect.element(box).toBeChecked()
  await page.getByRole('checkbox', { name: /견적 보내기/ }).click()
  await expect.poll(async () => (await store.all()).length).toBe(2)
  await box.click()
  await expect.element(box).not.toBeChecked()
  await expect.element(box).toHaveAttribute('aria-busy', 'false')
  await box.click()
  await expect.element(box).toBeChecked()
  await expect.element(box).toHaveAttribute('aria-busy', 'false')
  const entries = await store.all()
  expect(new Set(entries.map(({ subject, account }) => `${subject} of ${account}`))).toEqual(
    new Set(['matching other of seller', 'matching task of seller']),
  )
  const tries = server.asked(put).length
  const done = [aTask({ isDone: true }), aTask({ _id: 'other', text: '견적 보내기', isDone: true })]
  const ofPath = (path: string) => done.find(({ _id }) => path.endsWith(`/${_id}`)) ?? aTask()
  server.answer({ [get]: { tasks: done }, [put]: ({ path }) => Response.json({ task: ofPath(path) }, { headers: ownHeaders }) })
  await flush(true)
  await flush(true)
  const sent = server.asked(put).slice(tries)
  expect(sent.map(({ body }) => body)).toEqual([{ isDone: true }, { isDone: true }])
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key')))).toEqual(new Set(entries.map(({ id }) => id)))
  await expect.element(waits).not.toBeInTheDocument()
})

it('a tick that waited and was refused says why, and the box is as the server has it', async () => {
  const payload = btoa(JSON.stringify({ sub: 'seller', sid: 'session', scopes: [], userType: 'COMPANY', role: 'SELLER' }))
  setTokens({ accessToken: `header.${payload}.x`, refreshToken: 'refresh' })
  onTestFinished(async () => {
    setTokens(undefined)
    await forgetEverything()
  })
  const { server } = await renderPart(card(), { locale: 'en', answers: { [get]: { tasks: [aTask()] }, [put]: unreachable } })
  await open()
  const box = page.getByRole('checkbox', { name: /견본 보내기/ })
  await box.click()
  await expect.element(page.getByText('It will be sent once you are online.')).toBeVisible()
  server.answer({ [get]: { tasks: [aTask()] }, [put]: refuse(404, 'It is not there any more.', 'notFound') })
  await flush(true)
  await expect.element(page.getByText('Not sent · It is not there any more.')).toBeVisible()
  await expect.element(box).not.toBeChecked()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect.poll(() => store.all()).toEqual([])
})

it('at the limit there is no more to add, and what was refused is said', async () => {
  const tasks = Array.from({ length: 20 }, (_, index) => aTask({ _id: `${index}`, text: `일 ${index}` }))
  const answers = { [get]: { tasks }, [put]: refuse(404, '없습니다', 'notFound') }
  await renderPart(card(), { locale: 'en', answers })
  await open()
  await expect.element(page.getByText('A meeting can have 20 tasks at most.')).toBeVisible()
  await expect.element(page.getByLabelText('New task')).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: /일 3/ }).click()
  await expect.element(page.getByRole('alertdialog', { name: '없습니다' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /일 3/ })).not.toBeChecked()
})

it('before the meeting there are none, and a closed fair still has them', async () => {
  await renderPart(card({ ...matching, state: 'confirmed', canReport: false }), { locale: 'en' })
  await expect.element(page.getByRole('button', { name: /^Add to calendar/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Tasks after the meeting/ })).not.toBeInTheDocument()
  await renderPart(card({ ...matching, startsAt: '2020-01-01T00:00:00.000Z', canReport: false }), { locale: 'en' })
  await expect.element(page.getByRole('button', { name: /^Tasks after the meeting/ })).toBeVisible()
})

it('what is due leads to its meeting', async () => {
  const due: DueTask = {
    _id: 'task',
    text: '견본 보내기',
    day: '2020-01-02',
    isDone: false,
    _matching: 'matching',
    other: '가온유통',
    timeZone: 'Asia/Seoul',
  }
  await renderPart(<DueTasks />, { answers: { 'GET /api/v1/me/tasks': { tasks: [due] } } })
  await expect.element(page.getByRole('heading', { name: '곧 하실 일' })).toBeVisible()
  const link = page.getByRole('link', { name: /견본 보내기.*가온유통.*하실 날이 지났습니다/ })
  await expect.element(link).toHaveAttribute('href', '/mypage/matchings?open=matching')
})
