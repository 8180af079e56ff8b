/** One server-sent event. `id` stays that of the last event that had one. */
export interface ServerEvent {
  id: string
  event: string
  data: string
}

function parse(block: string, lastId: string): ServerEvent {
  const fields = block.split('\n').flatMap((line) => {
    const [, name = '', value = ''] = /^(\w+):? ?(.*)$/.exec(line) ?? []
    return name === '' ? [] : [{ name, value }]
  })
  const valueOf = (wanted: string) => fields.findLast(({ name }) => name === wanted)?.value
  const data = fields.filter(({ name }) => name === 'data').map(({ value }) => value)
  return { id: valueOf('id') ?? lastId, event: valueOf('event') ?? 'message', data: data.join('\n') }
}

/**
 * The events of an answer of the type `text/event-stream`. `EventSource` reads it too, and cannot say who asks.
 * @param onSign is called with everything that comes, heartbeats too
 */
export async function* eventsOf(body: ReadableStream<Uint8Array>, onSign: () => void): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let [rest, lastId] = ['', '']
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onSign()
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks.filter((each) => !each.startsWith(':'))) {
        const one = parse(block, lastId)
        lastId = one.id
        yield one
      }
    }
  } finally {
    // Whoever stops listening lets go of the connection.
    await reader.cancel().catch(() => undefined)
  }
}
