/** One server-sent event. `id` stays that of the last event that had one. */
export interface ServerEvent {
  id: string
  event: string
  data: string
}

interface Listeners {
  /** Called with everything that comes, heartbeats too. */
  onSign: () => void
  /** Called when the server says how long (ms) to wait before the next connection. */
  onRetry?: (ms: number) => void
}

/**
 * Reads the events of an answer of the type `text/event-stream` (HTML, 9.2.6). `EventSource` reads it too, and cannot say who asks.
 */
export async function* eventsOf(body: ReadableStream<Uint8Array>, { onSign, onRetry }: Listeners): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let [rest, id, event] = ['', '', '']
  let data: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onSign()
      // A `\r` at the end may be half of a line break.
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const [, name, text = ''] = /^([^:]*):? ?(.*)/.exec(line) ?? []
        if (name === 'data') data.push(text)
        else if (name === 'event') event = text
        else if (name === 'id') id = text
        else if (name === 'retry' && /^\d+$/.test(text)) onRetry?.(Number(text))
        else if (line === '') {
          if (data.length > 0) yield { id, event: event || 'message', data: data.join('\n') }
          data = []
          event = ''
        }
      }
    }
  } finally {
    // Whoever stops listening lets go of the connection.
    await reader.cancel().catch(() => undefined)
  }
}
