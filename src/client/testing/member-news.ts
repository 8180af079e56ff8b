import { onTestFinished } from 'vitest'
import { setTokens } from '../session/tokens.ts'
import { ownHeaders } from './server.ts'

/** Logs a seller in until the test is over. `events` answers `GET /me/events` with a stream, on which `say` tells news. */
export function listenAsSeller() {
  const claims = btoa(JSON.stringify({ sub: crypto.randomUUID(), sid: 's', scopes: [], userType: 'COMPANY', role: 'SELLER' }))
  setTokens({ accessToken: `x.${claims}.x`, refreshToken: 'r' })
  onTestFinished(() => setTokens(undefined))
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const events = () => {
    const stream = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) })
    return new Response(stream, { headers: { ...ownHeaders, 'content-type': 'text/event-stream' } })
  }
  const say = (data: object): void =>
    controller?.enqueue(new TextEncoder().encode(`event: notifications\ndata: ${JSON.stringify(data)}\n\n`))
  return { events, say }
}
