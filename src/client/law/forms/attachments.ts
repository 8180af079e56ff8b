import { useSyncExternalStore } from 'react'
import { ApiFailure, Unreachable } from '../../data/http.ts'
import { Unreadable } from '../../data/upload.ts'
import { nameOf, ownName } from './check-files.ts'

export interface Attachment {
  /** Its `Idempotency-Key` too: sent again, it is the same file. */
  key: string
  name: string
  file: File
  /** `failed` can be tried again; `refused` would be refused again. */
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'cancelled' | 'refused'
  /** Bytes that have left. */
  sent: number
  error?: unknown
}

/** Sends one file. Rejects with what `upload` throws. */
export type SendFile = (attachment: Attachment, signal: AbortSignal, onProgress: (sent: number) => void) => Promise<unknown>

const isBusy = (error: ApiFailure): boolean => error.code === 'running' || error.status === 408 || error.status === 429

/** Whether the same file would be refused again. */
const isFinal = (error: unknown): boolean =>
  error instanceof Unreadable || (error instanceof ApiFailure && error.status < 500 && !isBusy(error))

/** Whether the next file would fare no better now. */
const concernsAll = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof ApiFailure && (error.status === 429 || error.status === 503))

/** The files of one request, in the memory of the page: chosen, then sent one after the other. */
export class Attachments {
  #all: readonly Attachment[] = []
  #send: SendFile | undefined
  #underWay: { key: string; controller: AbortController } | undefined
  #isRunning = false
  readonly #listeners = new Set<() => void>()

  /** For `useSyncExternalStore`, with `all`. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  all = (): readonly Attachment[] => this.#all

  /** Whether their request was received, so that they are sent. */
  get isStarted(): boolean {
    return this.#send !== undefined
  }

  /** Adds checked files. Where sending has begun, they are sent. */
  add(files: readonly File[]): void {
    for (const file of files) {
      const names = this.#all.map(({ name }) => name)
      this.#set([...this.#all, { key: crypto.randomUUID(), name: ownName(nameOf(file), names), file, state: 'waiting', sent: 0 }])
    }
    void this.#run()
  }

  remove(key: string): void {
    this.cancel(key)
    this.#set(this.#all.filter((one) => one.key !== key))
  }

  /** Sends what waits, and from now on what is added. */
  start(send: SendFile): void {
    this.#send = send
    void this.#run()
  }

  /** Sends again what can be, or that one. Nothing is stored twice. */
  retry(key?: string): void {
    for (const one of this.#all)
      if ((one.state === 'failed' || one.state === 'cancelled') && (key ?? one.key) === one.key) this.#change(one.key, { state: 'waiting' })
    void this.#run()
  }

  cancel(key: string): void {
    if (this.#underWay?.key === key) this.#underWay.controller.abort()
  }

  /** Ends what is under way and forgets everything. */
  clear(): void {
    this.#send = undefined
    this.#underWay?.controller.abort()
    this.#set([])
  }

  #set(all: readonly Attachment[]): void {
    this.#all = all
    for (const listener of this.#listeners) listener()
  }

  #change(key: string, change: Partial<Attachment>): void {
    this.#set(this.#all.map((one) => (one.key === key ? { ...one, ...change } : one)))
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    for (;;) {
      const next = this.#all.find(({ state }) => state === 'waiting')
      if (next === undefined || this.#send === undefined) break
      await this.#sendOne(next, this.#send)
    }
    this.#isRunning = false
  }

  async #sendOne(attachment: Attachment, send: SendFile): Promise<void> {
    const { key, file } = attachment
    const controller = new AbortController()
    this.#underWay = { key, controller }
    this.#change(key, { state: 'sending', sent: 0, error: undefined })
    try {
      await send(attachment, controller.signal, (sent) => this.#change(key, { sent }))
      this.#change(key, { state: 'sent', sent: file.size })
    } catch (error) {
      if (controller.signal.aborted) return this.#change(key, { state: 'cancelled', sent: 0 })
      this.#change(key, { state: isFinal(error) ? 'refused' : 'failed', sent: 0, error })
      if (concernsAll(error)) for (const one of this.#all) if (one.state === 'waiting') this.#change(one.key, { state: 'failed', error })
    } finally {
      this.#underWay = undefined
    }
  }
}

/** Those of this page. They stay while the visitor looks at another one, as what was typed does. */
export const attachments = new Attachments()

const none: readonly Attachment[] = []

/** The files of this page as they are now. The server knows of none. */
export const useAttachments = (): readonly Attachment[] => useSyncExternalStore(attachments.subscribe, attachments.all, () => none)
