import type { Answer } from '#contract/index.ts'
import { roomCloseCodes } from '#contract/trade/room-times.ts'
import type { RoomEvent, RoomRequest } from '#contract/trade/rooms.ts'
import { ApiFailure } from '../../data/http.ts'

export type RoomTicket = Answer<'POST /api/v1/rooms/{_id}/tickets'>['ticket']

/** A connection that does not answer for so long is dead (ms): the browser itself would wait for minutes. */
const answerWithin = 1500
const pingEvery = 1500
/** Waits before another try, in milliseconds: at once, and then slower. */
const backOff = [0, 250, 500, 1000, 2000, 4000]
const openWithin = 4000

/** Why there is no connection any more, and none is tried. */
export type RoomEnd = 'replaced' | 'over' | Error

interface Options {
  requestTicket: () => Promise<RoomTicket>
  urlOf: (ticket: RoomTicket) => string
  onTicket: (ticket: RoomTicket) => void
  onEvent: (event: RoomEvent) => void
  /** Connected, or not now. */
  onStatus: (isOpen: boolean) => void
  onEnd: (end: RoomEnd) => void
}

/** What the server refuses will not change by asking again. */
const isFinal = (error: unknown): error is ApiFailure => error instanceof ApiFailure && error.status >= 400 && error.status < 429

/** The connection to the server by which pages in a room find each other. It is made again until it is closed. */
export class Signalling {
  readonly #options: Options
  #socket: WebSocket | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #tries = 0
  #isClosed = false
  /** While a try is under way no other one begins. */
  #isTrying = false

  constructor(options: Options) {
    this.#options = options
    addEventListener('online', this.check)
    void this.#connect()
  }

  /** The network may be another one: what is connected has to answer, and who waits tries now. */
  check = (): void => {
    if (this.#isClosed) return
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#ping(this.#socket)
    if (this.#isTrying) return
    this.#tries = 0
    this.#retry()
  }

  /** Sends to the server; false where there is no connection. */
  send(request: RoomRequest): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(request))
    return true
  }

  close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    removeEventListener('online', this.check)
    clearTimeout(this.#timer)
    this.send({ type: 'leave' })
    this.#socket?.close()
  }

  #end(end: RoomEnd): void {
    this.close()
    this.#options.onEnd(end)
  }

  #retry(): void {
    if (this.#isClosed) return
    clearTimeout(this.#timer)
    const wait = backOff[Math.min(this.#tries, backOff.length - 1)] ?? 0
    this.#tries += 1
    this.#timer = setTimeout(() => void this.#connect(), wait * (0.75 + Math.random() / 2))
  }

  async #connect(): Promise<void> {
    this.#isTrying = true
    try {
      const ticket = await this.#options.requestTicket()
      if (this.#isClosed) return
      this.#options.onTicket(ticket)
      this.#open(this.#options.urlOf(ticket))
    } catch (error) {
      this.#isTrying = false
      if (isFinal(error)) this.#end(error)
      else this.#retry()
    }
  }

  #open(url: string): void {
    const socket = new WebSocket(url)
    this.#socket = socket
    const late = setTimeout(() => this.#drop(socket), openWithin)
    socket.addEventListener('open', () => {
      clearTimeout(late)
      this.#isTrying = false
      this.#timer = setTimeout(() => this.#ping(socket), pingEvery)
    })
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket !== socket) return
      // The server's own: its tests hold it to the contract.
      const event = JSON.parse(String(data)) as RoomEvent
      if (event.type === 'pong') return this.#expect(socket)
      if (event.type === 'welcome') {
        this.#tries = 0
        this.#options.onStatus(true)
      }
      this.#options.onEvent(event)
    })
    socket.addEventListener('close', ({ code }) => {
      clearTimeout(late)
      if (this.#socket !== socket || this.#isClosed) return
      if (code === roomCloseCodes.replaced) return this.#end('replaced')
      if (code === roomCloseCodes.over) return this.#end('over')
      this.#drop(socket)
    })
  }

  /** Asks for a sign of life, after which the next one is asked for. */
  #ping(socket: WebSocket): void {
    if (this.#socket !== socket || socket.readyState !== WebSocket.OPEN) return
    socket.send(JSON.stringify({ type: 'ping' } satisfies RoomRequest))
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#drop(socket), answerWithin)
  }

  #expect(socket: WebSocket): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#ping(socket), pingEvery)
  }

  /** Gives a connection up without waiting for its end, and makes another one. */
  #drop(socket: WebSocket): void {
    if (this.#socket !== socket || this.#isClosed) return
    this.#socket = undefined
    this.#isTrying = false
    socket.close()
    this.#options.onStatus(false)
    this.#retry()
  }
}
