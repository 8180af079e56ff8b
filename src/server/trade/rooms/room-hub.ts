import type { RoomEvent, RoomPeer, RoomRequest } from '#contract/trade/rooms.ts'
import { roomCloseCodes, type RoomSide } from '#contract/trade/room-times.ts'
import { v7 as uuid } from 'uuid'
import { ApiError } from '../../http/api-error.ts'
import type { Platform } from '../../http/platform.ts'
import type { OpenSocket } from '../../http/socket.ts'
import { requireSide, type Visitor } from './room-visitors.ts'

/** Intervals in milliseconds: polling for messages of other processes while somebody is connected, and heartbeats. */
export const pace = { look: 250, heartbeat: 10_000 }
/** A connection that its process has not named for so long is gone, and the process with it (ms). */
const goneMs = 30_000
/** So many are connected to a process at once. */
export const capacity = { connections: 500 }
/** So many messages of other processes are taken at once. */
const batch = 500
/** The page is to connect again (RFC 6455, as for a service that starts anew). */
const restartCode = 1012

/** A message of the process itself to another: its connection was replaced. */
interface Replaced {
  type: 'replaced'
}

/** Where somebody is connected. */
interface Place {
  _id: string
  _process: string
}

interface Local extends Visitor {
  _id: string
  socket: OpenSocket<RoomEvent>
  isEntered: Promise<unknown>
  /** What came for it before it was welcomed. */
  early: RoomEvent[] | undefined
}

const iso = (ms: number): string => new Date(ms).toISOString()
const peerOf = ({ side, instance, name }: RoomPeer): RoomPeer => ({ side, instance, name })

/**
 * Tracks who is in which room and relays their messages. Processes share it through the database: each has its connections in
 * `roomConnections` and takes messages for them out of `roomMessages`.
 */
export class RoomHub {
  readonly #platform: Platform
  readonly #process = uuid()
  readonly #locals = new Map<string, Local>()
  readonly #leaving = new Set<Promise<unknown>>()
  #timers: NodeJS.Timeout[] = []
  #isLooking = false
  #isBeating = false

  constructor(platform: Platform) {
    this.#platform = platform
  }

  get #db() {
    return this.#platform.database.db
  }

  get isFull(): boolean {
    return this.#locals.size >= capacity.connections
  }

  /** Lets a page in: those who are there hear of it, and one that was there for the same side is sent away. */
  connect(visitor: Visitor, socket: OpenSocket<RoomEvent>) {
    const local: Local = { ...visitor, _id: uuid(), socket, isEntered: Promise.resolve(), early: [] }
    this.#locals.set(local._id, local)
    this.#start()
    local.isEntered = this.#enter(local).catch(() => socket.close(1011))
    let isFinal = false
    const onMessage = async (message: RoomRequest): Promise<void> => {
      await local.isEntered
      if (message.type === 'ping') return socket.send({ type: 'pong' })
      if (message.type === 'signal') return this.#pass(local, message)
      isFinal = true
      socket.close(1000)
    }
    const onClose = (): void => {
      this.#locals.delete(local._id)
      const left = local.isEntered.then(() => this.#leave(local, isFinal)).catch(() => undefined)
      this.#leaving.add(left)
      void left.finally(() => this.#leaving.delete(left))
      if (this.#locals.size === 0) this.#stop()
    }
    return { onMessage, onClose }
  }

  /** When the server stops: nothing stays of its connections. */
  async close(): Promise<void> {
    this.#stop()
    await Promise.all(this.#leaving)
  }

  #start(): void {
    if (this.#timers.length > 0) return
    this.#timers = [setInterval(() => void this.#look(), pace.look), setInterval(() => void this.#beat(), pace.heartbeat)]
    for (const timer of this.#timers) timer.unref()
  }

  #stop(): void {
    for (const timer of this.#timers) clearInterval(timer)
    this.#timers = []
  }

  /** The others in a room whose connections stand. */
  #others({ _matching, side }: Pick<Visitor, '_matching' | 'side'>) {
    return this.#db
      .selectFrom('roomConnections')
      .selectAll()
      .where('_matching', '=', _matching)
      .where('side', '!=', side)
      .where('seenAt', '>', iso(Date.now() - goneMs))
      .execute()
  }

  async #enter(local: Local): Promise<void> {
    const { _id, _matching, _user, side, instance, name, closesAt, socket } = local
    const row = { _id, _matching, _user, side, instance, name, _process: this.#process, seenAt: iso(Date.now()) }
    const former = await this.#db.transaction().execute(async (db) => {
      const own = db.deleteFrom('roomConnections').where('_matching', '=', _matching).where('side', '=', side)
      const replaced = await own.returning(['_id', '_process']).execute()
      await db.insertInto('roomConnections').values(row).execute()
      return replaced
    })
    for (const place of former) await this.#deliver(place, { type: 'replaced' })
    // Read after the commit: of two who come at once, the later one sees the other at least.
    const others = await this.#others(local)
    socket.send({ type: 'welcome', side, name, peers: others.map(peerOf), closesAt })
    for (const event of local.early ?? []) socket.send(event)
    local.early = undefined
    for (const other of others) await this.#deliver(other, { type: 'joined', peer: peerOf(local) })
  }

  async #leave(local: Pick<Local, '_id' | '_matching' | 'side' | 'instance'>, isFinal: boolean): Promise<void> {
    const removed = await this.#db.deleteFrom('roomConnections').where('_id', '=', local._id).returning('_id').executeTakeFirst()
    // Another connection has taken its place, and was told of.
    if (removed !== undefined) await this.#tellLeft(local, isFinal)
  }

  async #tellLeft(gone: Pick<Visitor, '_matching' | 'side' | 'instance'>, isFinal: boolean): Promise<void> {
    const { side, instance } = gone
    for (const other of await this.#others(gone)) await this.#deliver(other, { type: 'left', side, instance, isFinal })
  }

  async #pass(from: Local, { to, instance, signal }: Extract<RoomRequest, { type: 'signal' }>): Promise<void> {
    const event = { type: 'signal', from: from.side, instance: from.instance, signal } as const
    const place = await this.#placeOf(from._matching, to, instance)
    if (place !== undefined) await this.#deliver(place, event)
  }

  async #placeOf(_matching: string, side: RoomSide, instance: string): Promise<Place | undefined> {
    for (const each of this.#locals.values())
      if (each._matching === _matching && each.side === side && each.instance === instance)
        return { _id: each._id, _process: this.#process }
    return this.#db
      .selectFrom('roomConnections')
      .select(['_id', '_process'])
      .where('_matching', '=', _matching)
      .where('side', '=', side)
      .where('instance', '=', instance)
      .executeTakeFirst()
  }

  async #deliver({ _id, _process }: Place, event: RoomEvent | Replaced): Promise<void> {
    if (_process === this.#process) return this.#hand(_id, event)
    const row = { _id: uuid(), _connection: _id, _process, message: JSON.stringify(event), createdAt: iso(Date.now()) }
    await this.#db.insertInto('roomMessages').values(row).execute()
  }

  #hand(_connection: string, event: RoomEvent | Replaced): void {
    const local = this.#locals.get(_connection)
    if (event.type === 'replaced') {
      // At once, not when the other end has said goodbye: it is in nobody's way any more.
      this.#locals.delete(_connection)
      local?.socket.close(roomCloseCodes.replaced)
    } else if (local?.early !== undefined) local.early.push(event)
    else local?.socket.send(event)
  }

  /** Takes what other processes have left for connections here, in the order of each sender. */
  async #look(): Promise<void> {
    if (this.#isLooking) return
    this.#isLooking = true
    try {
      const found = this.#db.selectFrom('roomMessages').select(['_id', '_connection', 'message']).where('_process', '=', this.#process)
      const messages = await found.orderBy('_id').limit(batch).execute()
      if (messages.length === 0) return
      const ids = messages.map(({ _id }) => _id)
      await this.#db.deleteFrom('roomMessages').where('_id', 'in', ids).execute()
      for (const { _connection, message } of messages) {
        // Written by #deliver.
        const event = JSON.parse(message) as RoomEvent | Replaced
        // They are taken: where that cannot be looked up now, it is as it was.
        if (await this.#isStill(_connection, event).catch(() => true)) this.#hand(_connection, event)
      }
    } catch {
      // A database that is away: what waits is there when it is back.
    } finally {
      this.#isLooking = false
    }
  }

  /** What came late may be over: who had joined elsewhere was replaced, and who had left is back. That was told at once. */
  async #isStill(_connection: string, event: RoomEvent | Replaced): Promise<boolean> {
    const local = this.#locals.get(_connection)
    if (local === undefined || (event.type !== 'joined' && event.type !== 'left')) return true
    const { side, instance } = event.type === 'joined' ? event.peer : event
    const place = await this.#placeOf(local._matching, side, instance)
    return (place !== undefined) === (event.type === 'joined')
  }

  /** Says that the connections here stand, ends those that may not be here any more, and forgets those of processes that are gone. */
  async #beat(): Promise<void> {
    if (this.#isBeating) return
    this.#isBeating = true
    const now = Date.now()
    try {
      const entered = [...this.#locals.values()].filter(({ early }) => early === undefined)
      const standing = await this.#db
        .updateTable('roomConnections')
        .set({ seenAt: iso(now) })
        .where('_process', '=', this.#process)
        .returning('_id')
        .execute()
      const known = new Set(standing.map(({ _id }) => _id))
      // Another process took this one for gone, as after a database that was away: the page comes in again, under the same id.
      for (const { _id, socket } of entered) if (!known.has(_id) && this.#locals.has(_id)) await this.#sendBack(_id, socket)
      for (const local of this.#locals.values()) await this.#check(local, now)
      const gone = this.#db.deleteFrom('roomConnections').where('seenAt', '<', iso(now - goneMs))
      for (const each of await gone.returning(['_matching', 'side', 'instance']).execute()) await this.#tellLeft(each, false)
      await this.#db
        .deleteFrom('roomMessages')
        .where('createdAt', '<', iso(now - goneMs))
        .execute()
    } catch {
      // A database that is away: the next one tells.
    } finally {
      this.#isBeating = false
    }
  }

  /** Ends a connection that the others do not see: for good where another page of its side has come, whose word of it was lost. */
  async #sendBack(_id: string, socket: OpenSocket<RoomEvent>): Promise<void> {
    const local = this.#locals.get(_id)
    if (local === undefined) return
    const taken = this.#db.selectFrom('roomConnections').select('_id').where('_matching', '=', local._matching)
    const other = await taken.where('side', '=', local.side).where('instance', '!=', local.instance).executeTakeFirst()
    socket.close(other === undefined ? restartCode : roomCloseCodes.replaced)
  }

  async #check(local: Local, now: number): Promise<void> {
    try {
      const { side } = await requireSide(this.#db, local, now)
      if (side === local.side) return
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
    local.socket.close(roomCloseCodes.over)
  }
}
