import { connect } from 'node:net'

export interface Load {
  /** Requests that go out at the same time, each on a connection that is kept. */
  connections: number
  seconds: number
  /** Requests a second of all connections together; without it each asks again as soon as it has its answer. */
  rate?: number | undefined
}

export interface Loaded {
  /** Answers a second. */
  rate: number
  /** Milliseconds from the request to the last byte of its answer. */
  p50: number
  p99: number
  /** Answers that are not 200, and connections that broke. */
  errors: number
}

interface Tally {
  milliseconds: number[]
  errors: number
  isOver: boolean
}

const headEnd = Buffer.from('\r\n\r\n')

/** One connection. It reads the head and counts the body's bytes: a client that reads more costs more than the server. */
function ask(url: URL, message: Buffer, pause: number, tally: Tally): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port: Number(url.port), host: url.hostname, noDelay: true })
    let sentAt = 0
    let head: Buffer | undefined = Buffer.alloc(0)
    let missing = 0
    const send = (): void => {
      if (tally.isOver) return void socket.destroy()
      head = Buffer.alloc(0)
      sentAt = performance.now()
      socket.write(message)
    }
    const finish = (): void => {
      const taken = performance.now() - sentAt
      tally.milliseconds.push(taken)
      if (pause > taken) setTimeout(send, pause - taken)
      else send()
    }
    socket.on('data', (bytes) => {
      if (head === undefined) missing -= bytes.length
      else {
        head = head.length === 0 ? bytes : Buffer.concat([head, bytes])
        const end = head.indexOf(headEnd)
        if (end === -1) return
        const text = head.toString('latin1', 0, end)
        if (!text.startsWith('HTTP/1.1 200')) tally.errors += 1
        missing = Number(/content-length: (\d+)/i.exec(text)?.[1]) - (head.length - end - headEnd.length)
        head = undefined
      }
      if (missing <= 0) finish()
    })
    socket.once('connect', () => (pause === 0 ? send() : setTimeout(send, Math.random() * pause)))
    socket.once('error', () => (tally.errors += 1))
    socket.once('close', () => resolve())
  })
}

/** Asks for an address again and again, over connections that are kept. Its answers must say their `content-length`. */
export async function load(address: string, headers: Record<string, string>, { connections, seconds, rate }: Load): Promise<Loaded> {
  const url = new URL(address)
  const lines = Object.entries({ host: url.host, connection: 'keep-alive', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const message = Buffer.from(`GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const pause = rate === undefined ? 0 : (connections / rate) * 1000
  const tally: Tally = { milliseconds: [], errors: 0, isOver: false }
  setTimeout(() => (tally.isOver = true), seconds * 1000)
  await Promise.all(Array.from({ length: connections }, () => ask(url, message, pause, tally)))
  const sorted = tally.milliseconds.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
  return { rate: sorted.length / seconds, p50: at(0.5), p99: at(0.99), errors: tally.errors }
}
