import { expect, it } from 'vitest'
import { eventsOf, type ServerEvent } from './event-stream.ts'

const bodyOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })

async function collect(...chunks: string[]) {
  let signs = 0
  const events: ServerEvent[] = []
  const pauses: number[] = []
  const listeners = { onSign: () => (signs += 1), onRetry: (ms: number) => pauses.push(ms) }
  for await (const one of eventsOf(bodyOf(...chunks), listeners)) events.push(one)
  return { signs, events, pauses }
}

it('reads events however they are cut into pieces, and hears heartbeats without taking them for one', async () => {
  const { signs, events } = await collect(
    'id: 1\neve',
    'nt: open\ndata:\n\n:\n\n',
    'event: news\ndata: {"a":1}\n',
    '\nid: 2\ndata: x\ndata: y\n\n',
  )
  expect(events).toEqual([
    { id: '1', event: 'open', data: '' },
    { id: '1', event: 'news', data: '{"a":1}' },
    { id: '2', event: 'message', data: 'x\ny' },
  ])
  expect(signs).toBe(4)
})

it.each(['\n', '\r\n', '\r'])('reads lines that end in %j, cut anywhere', async (end) => {
  const text = ['id: 1', 'event: news', 'data: a:b', '', 'data:x', 'data', ''].map((line) => line + end).join('')
  for (let cut = 1; cut < text.length; cut += 1)
    // A last `\r` waits for what follows it.
    expect((await collect(text.slice(0, cut), text.slice(cut), ':')).events, `cut at ${cut}`).toEqual([
      { id: '1', event: 'news', data: 'a:b' },
      { id: '1', event: 'message', data: 'x\n' },
    ])
})

it('passes comments and unknown fields over, and takes an id without data for no event', async () => {
  const { events } = await collect(': heartbeat\nid: 3\n\n: of the next one\nwhatever: 1\ndata: x\n\n')
  expect(events).toEqual([{ id: '3', event: 'message', data: 'x' }])
})

it('reports how long the server asks to wait before the next connection', async () => {
  const { pauses, events } = await collect('retry: 5000\n\nretry: soon\n\nretry: 10\ndata: x\n\n')
  expect(pauses).toEqual([5000, 10])
  expect(events).toHaveLength(1)
})

it('takes nothing that was not ended', async () => {
  expect((await collect('data: half')).events).toEqual([])
})

it('lets go of the connection when nobody listens any more', async () => {
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: x\n\n')),
    cancel: () => void (isCancelled = true),
  })
  for await (const { data } of eventsOf(body, { onSign: () => undefined })) if (data === 'x') break
  expect(isCancelled).toBe(true)
})
