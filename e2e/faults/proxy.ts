import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** Fate of one request that changes something. */
export type Fault =
  /** The line breaks before the server hears of it. */
  | 'dropBefore'
  /** The server has done it, and the line breaks before its answer arrives. */
  | 'dropAfter'
  /** Half of the answer arrives. */
  | 'half'
  | 'delay'
  | 'error500'
  | 'busy429'
  /** Taken, and never answered. */
  | 'silent'
  /** The server is killed in the middle of it, and comes back. */
  | 'kill'

export const faults: readonly Fault[] = ['dropBefore', 'dropAfter', 'half', 'delay', 'error500', 'busy429', 'silent', 'kill']

/**
 * `up`: requests pass. `down`: nobody is there. `silent`: everything is taken, and nothing answered. `portal`: the network answers
 * everything with its login page. `gateway`: a gateway answers that the server is away; `failing`: the server itself fails.
 */
export type Line = 'up' | 'down' | 'silent' | 'portal' | 'gateway' | 'failing'

interface Options {
  /** The port of the real server. */
  target: number
  /** Kills the real server and starts it again. Resolves when it is back. */
  restart: () => Promise<void>
}

/** A request that changes something. */
export interface Write {
  path: string
  key: string | undefined
  authorization: string | undefined
}

export interface Proxy {
  origin: string
  setLine: (line: Line) => void
  /** Faults of the next requests that change something, one each; after them all pass. */
  plan: (faults: readonly Fault[]) => void
  /** Requests that change something, as the device sent them: how many, and each by whom. */
  passed: () => number
  writes: () => readonly Write[]
  close: () => Promise<void>
}

const json = (response: ServerResponse, status: number, code: string, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify({ code, message: code }))
}

const page = (response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void =>
  void response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(`<!doctype html><h1>${text}</h1>`)

/** What a line says in the server's place. */
const instead: Partial<Record<Line, (response: ServerResponse) => void>> = {
  silent: () => undefined,
  portal: (response) => page(response, 200, 'Hotel Wi-Fi'),
  gateway: (response) => page(response, 404, 'Not here'),
  failing: (response) => page(response, 500, 'Oops', { 'content-security-policy': "default-src 'none'" }),
}

/** Stands between a browser and the server, and does to their connection what networks do. */
export async function startProxy({ target, restart }: Options): Promise<Proxy> {
  let line: Line = 'up'
  let planned: Fault[] = []
  const writes: Write[] = []
  const sockets = new Set<Socket>()

  /** The server's whole answer; the caller decides what of it arrives. */
  const forward = (incoming: IncomingMessage, body: Buffer): Promise<{ message: IncomingMessage; bytes: Buffer }> =>
    new Promise((resolve, reject) => {
      const { method, url, headers } = incoming
      // No connection is kept: the server may be killed, or end an idle one, at any moment.
      const outgoing = send({ host: '127.0.0.1', port: target, method, path: url, headers, agent: false }, (message) => {
        const chunks: Buffer[] = []
        message.on('data', (chunk: Buffer) => chunks.push(chunk))
        message.on('end', () => resolve({ message, bytes: Buffer.concat(chunks) }))
        message.on('error', reject)
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })

  const answer = async (incoming: IncomingMessage, response: ServerResponse, body: Buffer, part = 1): Promise<void> => {
    const { message, bytes } = await forward(incoming, body)
    response.writeHead(message.statusCode ?? 502, message.headers)
    if (part === 1) return void response.end(bytes)
    response.write(bytes.subarray(0, Math.floor(bytes.length * part)), () => incoming.socket.destroy())
  }

  const suffer: Record<Fault, (incoming: IncomingMessage, response: ServerResponse, body: Buffer) => Promise<unknown>> = {
    dropBefore: async ({ socket }) => socket.destroy(),
    dropAfter: async (incoming, _response, body) => {
      await forward(incoming, body)
      incoming.socket.destroy()
    },
    half: (incoming, response, body) => answer(incoming, response, body, 0.5),
    delay: async (incoming, response, body) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await answer(incoming, response, body)
    },
    error500: async (_incoming, response) => json(response, 500, 'internal'),
    busy429: async (_incoming, response) => json(response, 429, 'tooMany', { 'retry-after': '1' }),
    silent: async () => undefined,
    kill: async (incoming, response, body) => {
      const answered = answer(incoming, response, body).catch(() => incoming.socket.destroy())
      await restart()
      await answered
    },
  }

  const server = createServer((incoming, response) => {
    const answerInstead = instead[line]
    if (answerInstead !== undefined) return answerInstead(response)
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const body = Buffer.concat(chunks)
      const changes = incoming.method !== 'GET' && incoming.method !== 'HEAD'
      const { authorization, 'idempotency-key': key } = incoming.headers
      if (changes) writes.push({ path: incoming.url ?? '', authorization, key: key?.toString() })
      const fault = changes ? planned.shift() : undefined
      const work = fault === undefined ? answer(incoming, response, body) : suffer[fault](incoming, response, body)
      // The server is away: so is this connection.
      void work.catch(() => incoming.socket.destroy())
    })
  })
  server.on('connection', (socket: Socket) => {
    if (line === 'down') return void socket.destroy()
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    origin: `http://localhost:${port}`,
    setLine(next) {
      line = next
      // What was kept alive belongs to the line as it was.
      cut()
    },
    plan: (next) => void (planned = [...next]),
    passed: () => writes.length,
    writes: () => writes,
    async close() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
