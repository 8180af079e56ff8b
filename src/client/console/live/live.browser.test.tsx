import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { pace } from '../../session/live-connection.ts'
import { setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import { type Answers, type Asked, json, ownHeaders } from '../../testing/server.ts'
import { ResourceList } from '../list/resource-list.tsx'
import { listRead, resourceOf } from '../resources.ts'
import { LiveUpdates } from './live-updates.tsx'

const events = 'GET /api/console/events'
const list = 'GET /api/console/forms'
const forms = resourceOf('forms')

const logIn = (scopes: readonly string[]) => {
  const claims = btoa(JSON.stringify({ sub: crypto.randomUUID(), sid: 's', scopes, userType: 'PERSON', role: 'STAFF' }))
  setTokens({ accessToken: `x.${claims}.x`, refreshToken: 'r' })
  onTestFinished(() => setTokens(undefined))
}

/** A server that speaks when it is told to. */
function speaker() {
  let current: ReadableStreamDefaultController<Uint8Array> | undefined
  const handler = ({ query }: Asked) => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (current = controller) })
    since.push(query.get('since'))
    return new Response(body, { headers: { ...ownHeaders, 'content-type': 'text/event-stream' } })
  }
  const since: (string | null)[] = []
  const say = (text: string) => current?.enqueue(new TextEncoder().encode(`${text}\n\n`))
  return {
    handler,
    since,
    news: (id: string, count: number) => say(`id: ${id}\nevent: news\ndata: ${JSON.stringify({ resource: 'forms', count })}`),
    end: () => current?.close(),
  }
}

const pageOf = (names: readonly string[]) => {
  const items = names.map((name, index) => ({
    _id: `019a0000-0000-7000-8000-00000000000${index}`,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    version: 1,
    isPublished: true,
    name,
    _assignee: null,
    _lawyer: null,
  }))
  return json({ forms: items, summary: { total: names.length, limit: 20, skip: 0 } })
}

const usual = { ...pace }
beforeEach(() => {
  Object.assign(pace, { pause: 10, longestPause: 20 })
  return () => Object.assign(pace, usual)
})

async function show(scopes = ['console', 'console:inquiries'], more: Answers = {}) {
  logIn(scopes)
  const speaks = speaker()
  let names = ['김**']
  let client!: QueryClient
  const Client = () => {
    const own = useQueryClient()
    useEffect(() => void (client = own), [own])
    return null
  }
  const screen = (
    <>
      <Client />
      <LiveUpdates modules={[]} />
      <ResourceList resource={forms} search={{}} onSearch={() => undefined} />
    </>
  )
  const empty = { summary: { total: 0, limit: 20, skip: 0 } }
  const answers: Answers = {
    [events]: speaks.handler,
    [list]: () => pageOf(names),
    'GET /api/console/forms/assignees': { names: [], ...empty },
    ...more,
  }
  const shown = await renderPart(screen, { answers })
  await expect.element(page.getByRole('link', { name: '김**' })).toBeVisible()
  return { ...shown, ...speaks, client, arrive: (name: string) => (names = [name, ...names]) }
}

it('offers what is new above a list, says it once, and moves nothing until one asks for it', async () => {
  const { server, news, arrive, since } = await show()
  await expect.poll(() => since).toEqual([null])
  const before = server.asked(list).length
  arrive('이**')
  news('2026-11-24T00:00:00.001Z', 1)
  const offer = page.getByRole('button', { name: '새 1건 보기' })
  await expect.element(offer).toBeVisible()
  await expect.element(page.getByText('상담 신청: 새로 1건이 들어왔습니다.')).toBeInTheDocument()
  await expect.poll(() => document.title).toBe('(1) 상담 신청')
  news('2026-11-24T00:00:00.002Z', 2)
  await expect.element(page.getByRole('button', { name: '새 3건 보기' })).toBeVisible()
  await expect.element(page.getByText('상담 신청: 새로 3건이 들어왔습니다.')).toBeInTheDocument()
  expect(server.asked(list)).toHaveLength(before)
  await page.getByRole('button', { name: '새 3건 보기' }).click()
  await expect.element(page.getByRole('link', { name: '이**' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /건 보기$/ })).not.toBeInTheDocument()
  await expect.poll(() => document.title).toBe('상담 신청')
  await expect.element(page.getByText(/들어왔습니다/)).not.toBeInTheDocument()
})

it('goes on offering what arrives while the list is being read, and what a later page does not show', async () => {
  const { server, news, since, client } = await show()
  await expect.poll(() => since).toHaveLength(1)
  let answer = () => undefined as void
  server.answer({ [list]: () => new Promise<Response>((resolve) => (answer = () => resolve(pageOf(['이**', '김**'])))) })
  news('2026-11-24T00:00:00.001Z', 6)
  await page.getByRole('button', { name: '새 6건 보기' }).click()
  await expect.poll(() => server.asked(list).length).toBe(2)
  news('2026-11-24T00:00:00.002Z', 4)
  await expect.element(page.getByRole('button', { name: '새 4건 보기' })).toBeVisible()
  answer()
  await expect.element(page.getByRole('link', { name: '이**' })).toBeVisible()
  await expect.element(page.getByText('상담 신청: 새로 4건이 들어왔습니다.')).toBeInTheDocument()
  server.answer({ [list]: () => pageOf(['박**']) })
  await client.fetchQuery(listRead(forms, 'ko', { limit: 20, skip: 20 }))
  await expect.element(page.getByRole('button', { name: '새 4건 보기' })).toBeVisible()
  await client.fetchQuery({ ...listRead(forms, 'ko', { limit: 20, skip: 0 }), staleTime: 0 })
  await expect.element(page.getByRole('button', { name: /건 보기$/ })).not.toBeInTheDocument()
})

it('shows by itself what a colleague has changed', async () => {
  const { server, news, since } = await show()
  await expect.poll(() => since).toHaveLength(1)
  const before = server.asked(list).length
  news('2026-11-24T00:00:00.001Z', 0)
  await expect.poll(() => server.asked(list).length).toBe(before + 1)
})

it('connects again after a gap, and says up to where it has heard', async () => {
  const { news, end, since } = await show()
  await expect.poll(() => since).toEqual([null])
  news('2026-11-24T00:00:00.001Z', 1)
  await expect.element(page.getByRole('button', { name: /^새 1건/ })).toBeVisible()
  end()
  await expect.poll(() => since.slice(0, 2)).toEqual([null, '2026-11-24T00:00:00.001Z'])
})

it('is not asked for by whom the inbox is closed to, and not again after a refusal', async () => {
  logIn(['console', 'console:content'])
  const closed = await renderPart(<LiveUpdates modules={[]} />, { answers: {} })
  await new Promise((done) => setTimeout(done, 50))
  expect(closed.server.asked(events)).toEqual([])
  await closed.unmount()
  const { server } = await show(undefined, { [events]: () => json({ message: '접근권한이 없습니다', code: 'forbidden' }, 403) })
  await expect.poll(() => server.asked(events).length).toBe(1)
  await new Promise((done) => setTimeout(done, 100))
  expect(server.asked(events)).toHaveLength(1)
})

it('makes a sound only where it is wanted, which the device remembers', async () => {
  onTestFinished(() => localStorage.removeItem('console-chime'))
  const { unmount } = await show()
  const sound = page.getByRole('checkbox', { name: '새로 들어오면 소리 내기' })
  await expect.element(sound).not.toBeChecked()
  await sound.click()
  await expect.element(sound).toBeChecked()
  expect(localStorage.getItem('console-chime')).toBe('on')
  await unmount()
  await show()
  await expect.element(page.getByRole('checkbox', { name: '새로 들어오면 소리 내기' })).toBeChecked()
})
