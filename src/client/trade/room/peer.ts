import type { RoomSignal } from '#contract/trade/rooms.ts'
import { type ChannelMessage, readChannelMessage } from './channel-message.ts'
import { type Carries, carries, encodingOf, judge, largestFor, newLine, sampleOf, settle } from './line.ts'

/** Tracks that are sent of this page. Null: nothing now. */
export interface LocalTracks {
  audio: MediaStreamTrack | null
  video: MediaStreamTrack | null
}

export type PeerStatus = 'connecting' | 'connected' | 'lost'

interface Options {
  /** Gives way where both change the connection at once; the other one begins it. */
  isPolite: boolean
  iceServers: RTCIceServer[]
  tracks: LocalTracks
  send: (signal: RoomSignal) => void
  onStatus: (status: PeerStatus) => void
  onMessage: (message: ChannelMessage) => void
  /** The channel is open: what one is shown as is told now. */
  onOpen: () => void
  /** Nothing is heard from there: the way to the server may be gone, too. */
  onSilence: () => void
  /** The line was measured. */
  onLine: (carried: Carries) => void
  /** It is measured this often while the page is looked at (ms). */
  measureEvery: number
}

/** A sign of life goes out this often. Tabs in the background have timers of a second (ms). */
const beat = 500
/** Without one for so long another way is looked for, and after `silence` it is said that the connection is lost (ms). */
const doubt = 1300
const silence = 2500
/** Another way is looked for this often (ms). What was offered by then was not answered in time, and is taken back. */
const restartEvery = 2000
/** A connection that does not come about is begun again after this (ms). */
const connectWithin = 10_000

/** One way for all that is sent: a third of the candidates, and of the checks. No later configuration may have another one. */
const unchanging = { bundlePolicy: 'max-bundle' } as const satisfies RTCConfiguration

const kinds = ['audio', 'video'] as const

/** What decides how large a picture is sent, beside the line. */
interface Fit {
  /** So many are sent one. */
  others: number
  isPictureWanted: boolean
}

/** The direct connection to one other page in the room: sound, picture and a channel for texts. */
export class Peer {
  /** What comes from there. */
  readonly stream = new MediaStream()
  readonly #options: Options
  readonly #connection: RTCPeerConnection
  #channel: RTCDataChannel | undefined
  #status: PeerStatus = 'connecting'
  /** The number of the latest offer of this page. */
  #round = 0
  #isMakingOffer = false
  #isIgnoringOffer = false
  #isSettingAnswer = false
  #heardAt = performance.now()
  #restartedAt = performance.now()
  #measuredAt = performance.now()
  #line = newLine()
  #fit: Fit = { others: 1, isPictureWanted: true }
  #before: Promise<void> = Promise.resolve()
  readonly #timer: ReturnType<typeof setInterval>

  constructor(options: Options) {
    this.#options = options
    const connection = new RTCPeerConnection({ ...unchanging, iceServers: options.iceServers })
    this.#connection = connection
    connection.addEventListener('negotiationneeded', () => void this.#offer())
    connection.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate === null) return
      const { candidate: text, sdpMid, sdpMLineIndex, usernameFragment } = candidate
      options.send({ candidate: { candidate: text, sdpMid, sdpMLineIndex, usernameFragment } })
    })
    connection.addEventListener('track', ({ track }) => this.stream.addTrack(track))
    connection.addEventListener('datachannel', ({ channel }) => this.#use(channel))
    connection.addEventListener('connectionstatechange', () => {
      if (connection.connectionState === 'failed') this.#lose()
    })
    // One side makes all that the connection consists of, so that there are no two of each.
    if (!options.isPolite) {
      this.#use(connection.createDataChannel('texts'))
      for (const kind of kinds) connection.addTransceiver(options.tracks[kind] ?? kind, { direction: 'sendrecv' })
    }
    this.#timer = setInterval(this.#watch, beat)
  }

  /** Hears what the other page says through the server. */
  hear(signal: RoomSignal): void {
    this.#then(() => this.#take(signal))
  }

  /** Sends another track of a kind, or none, without asking the other page. */
  async replace(kind: 'audio' | 'video', track: MediaStreamTrack | null): Promise<void> {
    await this.#senderOf(kind)?.replaceTrack(track)
    if (kind === 'video') this.#refit()
  }

  /** Sends a picture as large as these and the line allow. */
  fit(change: Partial<Fit>): void {
    this.#fit = { ...this.#fit, ...change }
    this.#refit()
  }

  say(message: ChannelMessage): boolean {
    if (this.#channel?.readyState !== 'open') return false
    this.#channel.send(JSON.stringify(message))
    return true
  }

  /** The two pages hear each other by the server again: looks for another way. One side of the two does it. */
  reconnect(iceServers: RTCIceServer[]): void {
    this.#connection.setConfiguration({ ...unchanging, iceServers })
    if (!this.#options.isPolite) this.restart()
  }

  /**
   * Looks for another way at once: the network has changed. What was offered may never have arrived: it is taken back. The first offer
   * is said again instead: in another one its parts would have other names, which are wrong to who has taken the first after all.
   */
  restart(): void {
    this.#restartedAt = performance.now()
    this.#then(async () => {
      const connection = this.#connection
      const isUnanswered = connection.signalingState === 'have-local-offer'
      if (isUnanswered && connection.currentRemoteDescription === null) return this.#describe(this.#round)
      if (isUnanswered) await connection.setLocalDescription({ type: 'rollback' })
      connection.restartIce()
    })
  }

  /** One thing after the other: each may wait for the browser. */
  #then(work: () => Promise<void>): void {
    this.#before = this.#before
      .then(() => (this.#isOver ? undefined : work()))
      .catch((error: unknown) => {
        if (!this.#isOver) console.warn(error)
      })
  }

  close(): void {
    clearInterval(this.#timer)
    this.#connection.close()
  }

  #senderOf(kind: 'audio' | 'video'): RTCRtpSender | undefined {
    return this.#connection.getTransceivers().find(({ receiver }) => receiver.track.kind === kind)?.sender
  }

  /** What was measured was of another picture, or another way. */
  #refit(): void {
    this.#line = settle(this.#line)
    this.#options.onLine(carries(this.#line))
    this.#then(() => this.#encode())
  }

  async #encode(): Promise<void> {
    const sender = this.#senderOf('video')
    const parameters = sender?.getParameters()
    const { others, isPictureWanted: active } = this.#fit
    const encoding = parameters?.encodings[0]
    // Where there is none yet this is done once the pages are connected.
    if (sender === undefined || parameters === undefined || encoding === undefined) return
    const { video } = this.#options.tracks
    const { width = 0, height = 0 } = video?.getSettings() ?? {}
    const step = Math.max(this.#line.step, largestFor(others))
    const wanted = encodingOf(step, Math.min(width, height) || undefined, video?.contentHint === 'detail')
    await sender.setParameters({ ...parameters, encodings: [{ ...encoding, ...wanted, active }] })
  }

  async #measure(): Promise<void> {
    this.#measuredAt = performance.now()
    const { others, isPictureWanted } = this.#fit
    if (this.#options.tracks.video === null || !isPictureWanted) return
    const counted = await this.#connection.getStats()
    if (this.#isOver) return
    const { step } = this.#line
    this.#line = judge(this.#line, sampleOf(counted.values()), largestFor(others))
    if (this.#line.step !== step) this.#then(() => this.#encode())
    this.#options.onLine(carries(this.#line))
  }

  get #isOver(): boolean {
    return this.#connection.signalingState === 'closed'
  }

  #set(status: PeerStatus): void {
    if (this.#status === status) return
    this.#status = status
    this.#options.onStatus(status)
    this.#refit()
  }

  #use(channel: RTCDataChannel): void {
    this.#channel = channel
    channel.addEventListener('open', () => {
      this.#hearBeat()
      this.#options.onOpen()
    })
    channel.addEventListener('message', ({ data }) => {
      this.#hearBeat()
      const message = readChannelMessage(data)
      if (message !== undefined && message.type !== 'here') this.#options.onMessage(message)
    })
  }

  #hearBeat(): void {
    this.#heardAt = performance.now()
    this.#set('connected')
  }

  readonly #watch = (): void => {
    this.say({ type: 'here' })
    const now = performance.now()
    if (this.#status === 'connected' && !document.hidden && now - this.#measuredAt >= this.#options.measureEvery) void this.#measure()
    if (this.#status === 'connecting') {
      if (!this.#options.isPolite && now - this.#restartedAt > connectWithin) this.restart()
    } else if (now - this.#heardAt > silence) this.#lose()
    else if (now - this.#heardAt > doubt) this.#lookAround()
  }

  #lose(): void {
    this.#set('lost')
    this.#lookAround()
  }

  #lookAround(): void {
    if (performance.now() - this.#restartedAt <= restartEvery) return
    this.restart()
    this.#options.onSilence()
  }

  async #offer(): Promise<void> {
    try {
      this.#isMakingOffer = true
      this.#round += 1
      await this.#connection.setLocalDescription()
      // An offer of the other side that came meanwhile has taken its place.
      if (this.#connection.signalingState === 'have-local-offer') this.#describe(this.#round)
    } catch (error) {
      if (!this.#isOver) console.warn(error)
    } finally {
      this.#isMakingOffer = false
    }
  }

  #describe(round: number): void {
    const { localDescription } = this.#connection
    if (localDescription !== null) this.#options.send({ description: { type: localDescription.type, sdp: localDescription.sdp }, round })
  }

  /** Perfect negotiation (WebRTC 1.0, 10.7): where two offers cross, the polite side takes its own back. */
  async #take(signal: RoomSignal): Promise<void> {
    const connection = this.#connection
    if ('candidate' in signal) {
      await connection.addIceCandidate(signal.candidate).catch((error: unknown) => {
        if (!this.#isIgnoringOffer) throw error
      })
      return
    }
    const { description, round } = signal
    const isReady = !this.#isMakingOffer && (connection.signalingState === 'stable' || this.#isSettingAnswer)
    this.#isIgnoringOffer = !this.#options.isPolite && description.type === 'offer' && !isReady
    if (this.#isIgnoringOffer) return
    // The answer to an offer that was taken back: of another one it would be wrong.
    if (description.type === 'answer' && (connection.signalingState !== 'have-local-offer' || round !== this.#round)) return
    this.#isSettingAnswer = description.type === 'answer'
    await connection.setRemoteDescription(description).finally(() => (this.#isSettingAnswer = false))
    if (description.type !== 'offer') return
    await this.#adopt()
    await connection.setLocalDescription()
    this.#describe(round)
  }

  /** Sends by what the other side has made. */
  async #adopt(): Promise<void> {
    for (const wanted of kinds) {
      // The first of each kind: more of them would send the same as often as the other page likes.
      const transceiver = this.#connection.getTransceivers().find(({ receiver }) => receiver.track.kind === wanted)
      if (transceiver === undefined || transceiver.direction === 'sendrecv') continue
      transceiver.direction = 'sendrecv'
      await transceiver.sender.replaceTrack(this.#options.tracks[wanted])
    }
  }
}
