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
  for await (const one of eventsOf(bodyOf(...chunks), () => (signs += 1))) events.push(one)
  return { signs, events }
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

it('takes nothing that was not ended', async () => {
  expect((await collect('data: half')).events).toEqual([])
})

it('lets go of the connection when nobody listens any more', async () => {
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: x\n\n')),
    cancel: () => void (isCancelled = true),
  })
  for await (const { data } of eventsOf(body, () => undefined)) if (data === 'x') break
  expect(isCancelled).toBe(true)
})
