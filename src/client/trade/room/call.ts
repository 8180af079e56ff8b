import { roomLimits, type RoomSide, roomSides } from '#contract/trade/room-times.ts'
import type { RoomEvent, RoomPeer } from '#contract/trade/rooms.ts'
import type { ChannelMessage, Picture } from './channel-message.ts'
import { carriedBy, type Carries } from './line.ts'
import { type LocalTracks, Peer, type PeerStatus } from './peer.ts'
import { type RoomEnd, type RoomTicket, Signalling } from './signalling.ts'

interface Shown {
  isHeard: boolean
  picture: Picture
  /** Wants no pictures. */
  isSoundOnly: boolean
}

/** Somebody else in the room. */
export interface Participant extends RoomPeer, Shown {
  stream: MediaStream
  status: PeerStatus
  /** What was last said, where captions are sent. */
  caption: string
  /** What can be sent there. */
  line: Carries
}

interface ChatLine {
  id: number
  /** Undefined: one's own. */
  from: Pick<RoomPeer, 'side' | 'name'> | undefined
  text: string
}

/** Latest event of somebody in the room, for who cannot see it. */
export interface RoomNews {
  id: number
  what: 'joined' | 'left' | 'lost' | 'back'
  of: Pick<RoomPeer, 'side' | 'name'>
}

export interface CallState {
  /** `open`: the server is connected. */
  phase: 'connecting' | 'open' | 'reconnecting' | 'ended'
  end: RoomEnd | undefined
  side: RoomSide | undefined
  name: string
  /** ISO 8601. */
  closesAt: string | undefined
  participants: readonly Participant[]
  chat: readonly ChatLine[]
  news: RoomNews | undefined
  /** What can be sent to the others. */
  line: Carries
}

const beginning: CallState = {
  phase: 'connecting',
  end: undefined,
  side: undefined,
  name: '',
  closesAt: undefined,
  participants: [],
  chat: [],
  news: undefined,
  line: 'picture',
}

/** So many lines of the chat are shown: it is stored nowhere else. */
const maxLines = 200
/** How long it is waited for somebody whose connection to the server has gone (ms). */
const waitFor = 15_000
/** A line is measured this often while the page is looked at (ms). */
const measureEvery = 2000
/** How long a caption is shown (ms). */
const captionFor = 6000

/** Hears that the device has another network, as far as the browser tells. Returns what ends that. */
function onNetworkChange(changed: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: EventTarget & { type?: string } }
  let type = connection?.type
  // It changes with each estimate of its speed, too: of a phone, the kind of network counts.
  const onChange = () => {
    const former = type
    type = connection?.type
    if (type !== former && type !== 'none') changed()
  }
  addEventListener('online', changed)
  connection?.addEventListener('change', onChange)
  return () => {
    removeEventListener('online', changed)
    connection?.removeEventListener('change', onChange)
  }
}

interface Options {
  requestTicket: (signal: AbortSignal) => Promise<RoomTicket>
  urlOf: (ticket: RoomTicket) => string
  /** Name of the other side in the reader's language: the room has one name for everybody. */
  otherName?: string | undefined
  measureEvery?: number
}

const isSide = ({ side }: RoomPeer): boolean => side === 'seller' || side === 'buyer'

interface Known {
  peer: Peer
  leaving?: ReturnType<typeof setTimeout>
  caption?: ReturnType<typeof setTimeout>
}

/** Being in a room: everybody there, connected to this page, and what is sent to them. For `useSyncExternalStore`. */
export class RoomCall {
  state: CallState = beginning
  readonly #options: Options
  readonly #listeners = new Set<() => void>()
  readonly #peers = new Map<string, Known>()
  readonly #tracks: LocalTracks = { audio: null, video: null }
  #shown: Shown = { isHeard: false, picture: 'none', isSoundOnly: false }
  #iceServers: RTCIceServer[] = []
  #signalling: Signalling | undefined
  #count = 0

  constructor(options: Options) {
    this.#options = options
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Goes in; returns what leaves. */
  enter(): () => void {
    this.#set({ ...beginning })
    const { requestTicket, urlOf } = this.#options
    const signalling = new Signalling({
      requestTicket,
      urlOf,
      onTicket: ({ iceServers }) => void (this.#iceServers = iceServers as RTCIceServer[]),
      onEvent: (event) => this.#hear(event),
      onStatus: (isOpen) => this.#set({ phase: isOpen ? 'open' : 'reconnecting' }),
      onEnd: (end) => this.#end(end),
    })
    this.#signalling = signalling
    // A page that is closed says so; otherwise others would wait for it.
    addEventListener('pagehide', this.leave)
    const stop = onNetworkChange(() => {
      signalling.check(true)
      for (const { peer } of this.#peers.values()) peer.restart()
    })
    return () => {
      removeEventListener('pagehide', this.leave)
      stop()
      this.leave()
    }
  }

  readonly leave = (): void => {
    if (this.state.phase !== 'ended') this.#end(undefined)
  }

  /** Changes what is sent, and what the others are told of it. */
  async show(kind: 'audio' | 'video', track: MediaStreamTrack | null, shown: Partial<Shown>): Promise<void> {
    this.#tracks[kind] = track
    this.#shown = { ...this.#shown, ...shown }
    for (const { peer } of this.#peers.values()) {
      await peer.replace(kind, track)
      peer.say({ type: 'shown', ...this.#shown })
    }
  }

  /** Asks the others for no pictures, or for them again. */
  hearOnly(isSoundOnly: boolean): void {
    this.#shown = { ...this.#shown, isSoundOnly }
    this.#say({ type: 'shown', ...this.#shown })
  }

  /** Writes to everybody who is connected; false where nobody is. */
  write(text: string): boolean {
    const isSent = this.#say({ type: 'chat', text: text.slice(0, roomLimits.chat) })
    if (isSent) this.#addLine(undefined, text)
    return isSent
  }

  caption(text: string): void {
    this.#say({ type: 'caption', text: text.slice(-roomLimits.chat) })
  }

  #say(message: ChannelMessage): boolean {
    return [...this.#peers.values()].map(({ peer }) => peer.say(message)).includes(true)
  }

  #set(change: Partial<CallState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.#listeners) listener()
  }

  #end(end: RoomEnd | undefined): void {
    this.#signalling?.close()
    for (const instance of this.#peers.keys()) this.#forget(instance)
    this.#set({ phase: 'ended', end, participants: [] })
  }

  #addLine(from: ChatLine['from'], text: string): void {
    this.#count += 1
    this.#set({ chat: [...this.state.chat, { id: this.#count, from, text }].slice(-maxLines) })
  }

  #tell(what: RoomNews['what'], { side, name }: RoomPeer): void {
    this.#count += 1
    this.#set({ news: { id: this.#count, what, of: { side, name } } })
  }

  #find(instance: string): Participant | undefined {
    return this.state.participants.find((each) => each.instance === instance)
  }

  #change(instance: string, change: Partial<Participant>): void {
    this.#set({ participants: this.state.participants.map((each) => (each.instance === instance ? { ...each, ...change } : each)) })
  }

  #hear(event: RoomEvent): void {
    if (event.type === 'welcome') this.#welcome(event)
    // Who has come before the welcome is named in it.
    else if (event.type === 'joined' && this.state.side !== undefined) this.#join(event.peer)
    else if (event.type === 'left') this.#leave(event)
    else if (event.type === 'signal') this.#peers.get(event.instance)?.peer.hear(event.signal)
  }

  /** Connected, perhaps again: whoever is gone meanwhile goes, and the ways to the others are looked for anew. */
  #welcome({ side, name, peers, closesAt }: Extract<RoomEvent, { type: 'welcome' }>): void {
    this.#set({ side, name, closesAt })
    for (const { instance } of this.state.participants)
      if (!peers.some((peer) => peer.instance === instance)) this.#leave({ instance, isFinal: false })
    for (const peer of peers) this.#join(peer)
  }

  #join(entered: RoomPeer): void {
    const peer = { ...entered, name: (isSide(entered) && this.#options.otherName) || entered.name }
    const known = this.#peers.get(peer.instance)
    if (known !== undefined) {
      clearTimeout(known.leaving)
      // It has another connection to the server, or we have: its network may be another one, too.
      return known.peer.reconnect(this.#iceServers)
    }
    for (const each of this.state.participants) if (each.side === peer.side) this.#forget(each.instance)
    const made = this.#makePeer(peer)
    this.#peers.set(peer.instance, { peer: made })
    const shown = { isHeard: true, picture: 'none', isSoundOnly: false, caption: '', line: 'picture' } as const
    const participant: Participant = { ...peer, stream: made.stream, status: 'connecting', ...shown }
    this.#setParticipants([...this.state.participants, participant])
    this.#tell('joined', peer)
  }

  #makePeer(who: RoomPeer): Peer {
    const { side, instance } = who
    const rank = (each: RoomSide | undefined) => roomSides.findIndex((known) => known === each)
    return new Peer({
      isPolite: rank(this.state.side) > rank(side),
      iceServers: this.#iceServers,
      tracks: this.#tracks,
      send: (signal) => void this.#signalling?.send({ type: 'signal', to: side, instance, signal }),
      onStatus: (status) => {
        const former = this.#find(instance)?.status
        this.#change(instance, { status })
        if (status === 'lost') this.#tell('lost', who)
        if (status === 'connected' && former === 'lost') this.#tell('back', who)
      },
      onSilence: () => this.#signalling?.check(false),
      onMessage: (message) => this.#read(who, message),
      onLine: (line) => this.#judge(instance, line),
      measureEvery: this.#options.measureEvery ?? measureEvery,
      onOpen: () => void this.#peers.get(instance)?.peer.say({ type: 'shown', ...this.#shown }),
    })
  }

  #read(who: RoomPeer, message: ChannelMessage): void {
    const { instance, side, name } = who
    if (message.type === 'chat') this.#addLine({ side, name }, message.text)
    const known = this.#peers.get(instance)
    if (message.type === 'shown') {
      const { isHeard, picture, isSoundOnly } = message
      if (isSoundOnly !== this.#find(instance)?.isSoundOnly) known?.peer.fit({ isPictureWanted: !isSoundOnly })
      this.#change(instance, { isHeard, picture, isSoundOnly })
    }
    if (message.type !== 'caption' || known === undefined) return
    clearTimeout(known.caption)
    known.caption = setTimeout(() => this.#change(instance, { caption: '' }), captionFor)
    this.#change(instance, { caption: message.text })
  }

  /** Somebody is gone: for good, or until the connection is back. */
  #leave({ instance, isFinal }: { instance: string; isFinal: boolean }): void {
    const known = this.#peers.get(instance)
    const who = this.#find(instance)
    if (known === undefined || who === undefined) return
    const go = () => {
      // The server does not hear from it, and we do.
      if (!isFinal && this.#find(instance)?.status === 'connected') return void (known.leaving = setTimeout(go, waitFor))
      this.#forget(instance)
      this.#tell('left', who)
    }
    clearTimeout(known.leaving)
    if (isFinal) go()
    else known.leaving = setTimeout(go, waitFor)
  }

  #forget(instance: string): void {
    const known = this.#peers.get(instance)
    clearTimeout(known?.leaving)
    clearTimeout(known?.caption)
    known?.peer.close()
    this.#peers.delete(instance)
    this.#setParticipants(this.state.participants.filter((each) => each.instance !== instance))
  }

  /** Each is sent a picture of its own: the more there are, the smaller it is. */
  #setParticipants(participants: readonly Participant[]): void {
    this.#set({ participants })
    for (const { peer } of this.#peers.values()) peer.fit({ others: participants.length })
  }

  #judge(instance: string, line: Carries): void {
    if (this.#find(instance)?.line !== line) this.#change(instance, { line })
    const seeing = this.state.participants.filter(({ status, isSoundOnly }) => status === 'connected' && !isSoundOnly)
    const carried = carriedBy(seeing.map((each) => each.line))
    if (carried !== this.state.line) this.#set({ line: carried })
  }
}
