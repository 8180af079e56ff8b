import type { RoomEvent, RoomPeer, RoomRequest } from '#contract/trade/rooms.ts'
import type { RoomSide } from '#contract/trade/room-times.ts'
import { onTestFinished } from 'vitest'
import { RoomCall } from '../trade/room/call.ts'

const hour = 60 * 60_000

/** The server’s end of a room, in this page: it tells who is there, and passes on what they say (src/server/trade/rooms/room-hub.ts). */
export function stubRoom(closesAt = new Date(Date.now() + hour).toISOString()) {
  const there = new Map<string, { peer: RoomPeer; socket: FakeSocket }>()
  const others = (instance: string) => [...there.values()].filter(({ peer }) => peer.instance !== instance)

  class FakeSocket extends EventTarget {
    static readonly OPEN = 1
    readyState = 0
    readonly #peer: RoomPeer

    constructor(url: string) {
      super()
      this.#peer = JSON.parse(decodeURIComponent(url.slice('ws:'.length))) as RoomPeer
      there.set(this.#peer.instance, { peer: this.#peer, socket: this })
      setTimeout(() => this.#welcome())
    }
    hear(event: RoomEvent, after = 40): void {
      setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) })), after)
    }
    send(text: string): void {
      const request = JSON.parse(text) as RoomRequest
      const { instance, side: from } = this.#peer
      if (request.type === 'ping') this.hear({ type: 'pong' })
      if (request.type === 'signal') there.get(request.instance)?.socket.hear({ type: 'signal', from, instance, signal: request.signal })
      if (request.type === 'leave') this.close()
    }
    close(): void {
      if (this.readyState === 3) return
      this.readyState = 3
      const { instance, side } = this.#peer
      there.delete(instance)
      for (const { socket } of others(instance)) socket.hear({ type: 'left', side, instance, isFinal: true })
      this.dispatchEvent(new CloseEvent('close', { code: 1000 }))
    }
    #welcome(): void {
      this.readyState = FakeSocket.OPEN
      this.dispatchEvent(new Event('open'))
      const { side, name, instance } = this.#peer
      const found = others(instance)
      this.hear({ type: 'welcome', side, name, peers: found.map(({ peer }) => peer), closesAt })
      // Of who came at the same instant this is told once more, while an answer to the first offer is under way.
      for (const { socket } of found) socket.hear({ type: 'joined', peer: this.#peer }, 100)
    }
  }
  const real = globalThis.WebSocket
  // What the client uses of it.
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket
  onTestFinished(() => void (globalThis.WebSocket = real))

  /** A page of one side; its line is measured at every beat where that is wanted. */
  return (side: RoomSide, name: string, isMeasuredOften = false): RoomCall => {
    const peer = { side, name, instance: crypto.randomUUID() }
    const ticket = { code: JSON.stringify(peer), expiresAt: closesAt, side, closesAt, iceServers: [] }
    const often = isMeasuredOften ? { measureEvery: 0 } : {}
    return new RoomCall({ requestTicket: async () => ticket, urlOf: ({ code }) => `ws:${encodeURIComponent(code)}`, ...often })
  }
}
