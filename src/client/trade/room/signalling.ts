import type { Answer } from '#contract/api.ts'
import { roomCloseCodes } from '#contract/trade/room-times.ts'
import type { RoomEvent, RoomRequest } from '#contract/trade/rooms.ts'
import { ApiFailure } from '../../data/http.ts'

export type RoomTicket = Answer<'POST /api/v1/rooms/{_id}/tickets'>['ticket']

/** A connection that does not answer for so long is dead (ms): the browser itself would wait for minutes. */
const answerWithin = 1500
/** The same, where something says that the network is another one (ms). */
const hurriedAnswerWithin = 750
const pingEvery = 1500
/** Waits before another try, in milliseconds: at once, and then slower. */
const backOff = [0, 250, 500, 1000, 2000, 4000]
const openWithin = 4000

/** Why there is no connection any more, and none is tried. */
export type RoomEnd = 'replaced' | 'over' | Error

interface Options {
  requestTicket: (signal: AbortSignal) => Promise<RoomTicket>
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
  /** Ends the latest try: a request, or a socket that is not open yet. */
  #attempt: AbortController | undefined
  #isTrying = false
  /** Until when an answer is waited for; undefined while none is. */
  #answerUntil: number | undefined

  constructor(options: Options) {
    this.#options = options
    void this.#connect()
  }

  /**
   * Something is wrong: what is connected has to answer soon, and who waits tries now.
   * @param isOther the network is another one: a try that is under way goes by the former
   */
  check(isOther: boolean): void {
    if (this.#isClosed) return
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#ping(this.#socket, hurriedAnswerWithin)
    if (this.#isTrying && !isOther) return
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
    clearTimeout(this.#timer)
    this.send({ type: 'leave' })
    this.#attempt?.abort()
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
    this.#attempt?.abort()
    const { signal } = (this.#attempt = new AbortController())
    this.#isTrying = true
    try {
      const ticket = await this.#options.requestTicket(signal)
      if (signal.aborted) return
      this.#options.onTicket(ticket)
      this.#open(this.#options.urlOf(ticket), signal)
    } catch (error) {
      if (signal.aborted) return
      this.#isTrying = false
      if (isFinal(error)) this.#end(error)
      else this.#retry()
    }
  }

  #open(url: string, signal: AbortSignal): void {
    const socket = new WebSocket(url)
    this.#socket = socket
    this.#answerUntil = undefined
    const late = setTimeout(() => this.#drop(socket), openWithin)
    // Another try has begun, or none is wanted any more.
    signal.addEventListener('abort', () => (clearTimeout(late), socket.close()), { once: true })
    socket.addEventListener('open', () => {
      clearTimeout(late)
      this.#isTrying = false
      this.#expectPing(socket)
    })
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket !== socket) return
      // The server's own: its tests hold it to the contract.
      const event = JSON.parse(String(data)) as RoomEvent
      if (event.type === 'pong') return this.#expectPing(socket)
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

  /** Asks for a sign of life, after which the next one is asked for. Asked again while one is waited for, that time only gets shorter. */
  #ping(socket: WebSocket, within = answerWithin): void {
    if (this.#socket !== socket || socket.readyState !== WebSocket.OPEN) return
    const now = performance.now()
    if (this.#answerUntil === undefined) socket.send(JSON.stringify({ type: 'ping' } satisfies RoomRequest))
    this.#answerUntil = Math.min(this.#answerUntil ?? Infinity, now + within)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#drop(socket), this.#answerUntil - now)
  }

  #expectPing(socket: WebSocket): void {
    if (this.#socket !== socket) return
    this.#answerUntil = undefined
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
