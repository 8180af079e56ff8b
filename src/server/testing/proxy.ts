import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** Where a connection string leads: a host and a port, or the socket in a folder. */
function addressOf(databaseUrl: string): { path: string } | { host: string; port: number } {
  const { hostname, port } = new URL(databaseUrl)
  const host = decodeURIComponent(hostname)
  const number = Number(port === '' ? 5432 : port)
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${number}` } : { host, port: number }
}

/** A network between a server and its PostgreSQL that fails when a test says so. */
export interface Proxy extends AsyncDisposable {
  /** The connection string of the database behind it. */
  url: string
  /** Nothing comes through any more, and nobody is told. */
  freeze: () => void
  /** What was held back comes through. */
  thaw: () => void
  /** The connections of now stay silent for ever; new ones reach the database: a fail-over without a word. */
  abandon: () => void
  /** All connections end, and new ones are refused. */
  stop: () => Promise<void>
  start: () => Promise<void>
}

export async function startProxy(databaseUrl: string): Promise<Proxy> {
  const target = addressOf(databaseUrl)
  const sockets = new Set<Socket>()
  const silent = new Set<Socket>()
  let isFrozen = false
  const join = (client: Socket): void => {
    const own = connect(target)
    for (const [from, to] of [
      [client, own],
      [own, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => to.write(chunk))
      from.on('error', () => undefined)
      from.once('close', () => {
        sockets.delete(from)
        silent.delete(from)
        to.destroy()
      })
      if (isFrozen) from.pause()
    }
  }
  const open = async (port: number): Promise<Server> => {
    const server = createServer(join).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  let server = await open(0)
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.close()
    for (const socket of [...sockets, ...silent]) socket.destroy()
    if (server.listening) await once(server, 'close')
  }
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw: () => {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    abandon: () => {
      for (const socket of sockets) silent.add(socket.pause())
      sockets.clear()
    },
    stop,
    start: async () => {
      server = await open(port)
    },
    [Symbol.asyncDispose]: stop,
  }
}
