import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure, Unreachable } from '../../data/http.ts'
import { deliver as deliverBy } from './deliver.ts'
import type { Entry, MessageType, SendResult, Store } from './entry.ts'
import { enqueue, leaseEntry } from './queue.ts'
import { findEntry, removeEntry, store } from './store.ts'

interface Note {
  text: string
}
interface Sending {
  id: string
  text: string
}

const isNote = (content: unknown): content is Note => typeof (content as Partial<Note> | null)?.text === 'string'

/**
 * A second kind, unlike a consultation in everything that a kind may differ in: notes of an account, in their order for each
 * subject, which the server may know in another version.
 */
function createNotes(name = 'note') {
  const sent: Sending[] = []
  const server = {
    sent,
    account: 'hanbi' as string | undefined,
    /** What the server does with a note. */
    answer: async ({ id }: Sending): Promise<SendResult> => ({ receipt: `R-${id.slice(0, 4)}`, answer: { id } }),
  }
  const kind: MessageType<Note> = {
    name,
    maxAge: 60_000,
    isContent: isNote,
    account: () => server.account,
    send: ({ text }, { id }) => {
      sent.push({ id, text })
      return server.answer({ id, text })
    },
    onConflict: (current) => current,
  }
  return { kind, server }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  for (const { id } of await store.all()) {
    await store.change(id, (entry) => ({ ...entry, state: 'refused' }))
    await removeEntry(id)
  }
})

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

describe('the outbox', () => {
  const setUp = () => {
    const { kind, server } = createNotes()
    const notified: [Entry['state'], unknown][] = []
    const deliver = (options: { retryBefore?: number; types?: MessageType[] } = {}) => {
      const types = new Map((options.types ?? [kind as MessageType]).map((one) => [one.name, one]))
      return deliverBy({ store, types, retryBefore: options.retryBefore, notify: ({ state }, answer) => notified.push([state, answer]) })
    }
    const add = async (text: string, wish: { subject?: string; account?: string | undefined; kind?: string; replaces?: string } = {}) => {
      const id = crypto.randomUUID()
      expect(await enqueue({ id, kind: 'note', subject: 'a', account: 'hanbi', locale: 'ko', content: { text }, ...wish })).toBe('added')
      return id
    }
    const texts = () => server.sent.map(({ text }) => text)
    return { kind, server, notified, deliver, add, texts }
  }

  it('is received: the receipt stays, what was written goes', async () => {
    const { server, notified, deliver, add } = setUp()
    const id = await add('one')
    expect(await deliver()).toBeUndefined()
    expect(server.sent).toEqual([{ id, text: 'one' }])
    expect(notified).toEqual([['received', { id }]])
    const entry = await findEntry(id)
    expect(entry).toMatchObject({ state: 'received', receipt: `R-${id.slice(0, 4)}`, attempts: 1 })
    expect(entry?.sealed).toBeUndefined()
    await deliver()
    expect(server.sent).toHaveLength(1)
  })

  it.each([
    [400, 'invalid'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'consentOutdated'],
    [410, 'gone'],
    [413, 'tooLarge'],
    [415, 'unsupportedType'],
    [422, 'keyReused'],
  ] as const)('is refused by %i %s, with the server’s words, and what was written stays', async (status, code) => {
    const { server, deliver, add } = setUp()
    server.answer = () => Promise.reject(new ApiFailure(status, { message: 'no', code }, undefined))
    const id = await add('one')
    expect(await deliver()).toBeUndefined()
    expect(await findEntry(id)).toMatchObject({ state: 'refused', problem: { status, code, message: 'no' } })
    expect(await leaseEntry(id)).toEqual({ content: { text: 'one' } })
    later(3_600_000)
    await deliver()
    expect(server.sent).toHaveLength(1)
  })

  it.each([
    ['nobody answers', new Unreachable('no answer'), 'unreachable'],
    ['half an answer came', new SyntaxError('Unexpected end of JSON input'), 'unreachable'],
    ['the first one is still under way', new ApiFailure(409, { message: 'running', code: 'running' }, 1), { code: 'running' }],
    ['it has no room', new ApiFailure(429, { message: 'later', code: 'tooMany' }, undefined), { code: 'tooMany' }],
    ['it fails', new ApiFailure(500, { message: 'oh', code: 'internal' }, undefined), { code: 'internal' }],
    ['somebody else says 403', new ApiFailure(403, {}, undefined), { status: 403 }],
    ['it asks who it is', new ApiFailure(401, { message: 'sign in', code: 'unauthorized' }, undefined), 'signIn'],
  ])('waits, and goes again under the same key, where %s', async (_case, error, problem) => {
    const { server, deliver, add } = setUp()
    const { answer } = server
    server.answer = () => Promise.reject(error)
    const id = await add('one')
    const next = (await deliver()) ?? 0
    expect(await findEntry(id)).toMatchObject({ state: 'waiting', problem })
    expect(next - Date.now()).toBeGreaterThanOrEqual(1500)
    expect(next - Date.now()).toBeLessThanOrEqual(2500)
    await deliver()
    expect(server.sent).toHaveLength(1)
    server.answer = answer
    vi.setSystemTime(next)
    await deliver()
    expect(server.sent.map(({ id }) => id)).toEqual([id, id])
    expect(await findEntry(id)).toMatchObject({ state: 'received', problem: undefined })
  })

  it('waits twice as long each time: ten seconds at most where nobody answers, else up to a quarter of an hour', async () => {
    const { server, deliver, add } = setUp()
    server.answer = () => Promise.reject(new Unreachable('no answer'))
    const silent = await add('silent')
    for (let count = 0; count < 9; count += 1) {
      const next = (await deliver()) ?? 0
      expect(next).toBeGreaterThan(Date.now())
      expect(next - Date.now()).toBeLessThanOrEqual(10_000)
      vi.setSystemTime(Math.ceil(next))
      await store.change(silent, (entry) => ({ ...entry, createdAt: Date.now() }))
    }
    await removeEntry(silent)
    server.answer = () => Promise.reject(new ApiFailure(503, { message: 'later', code: 'unavailable' }, undefined))
    const id = await add('one')
    const pauses: number[] = []
    for (let count = 0; count < 14; count += 1) {
      const next = (await deliver()) ?? 0
      pauses.push((next - Date.now()) / 1000)
      vi.setSystemTime(next)
      await store.change(id, (entry) => ({ ...entry, createdAt: Date.now() }))
    }
    for (const [count, pause] of pauses.entries()) {
      const whole = Math.min(2 ** (count + 1), 900)
      expect(pause).toBeGreaterThanOrEqual(whole * 0.75)
      expect(pause).toBeLessThanOrEqual(whole * 1.25)
    }
    expect(new Set(pauses.slice(-5)).size).toBe(5)
    server.answer = () => Promise.reject(new ApiFailure(503, { message: 'later', code: 'unavailable' }, 3000))
    const next = (await deliver()) ?? 0
    expect(next - Date.now()).toBe(3_000_000)
  })

  it('goes at once when the network is back, where nobody had answered; what the server had put off stays put off', async () => {
    const { server, deliver, add, texts } = setUp()
    server.answer = ({ text }) =>
      Promise.reject(text === 'off' ? new Unreachable('no answer') : new ApiFailure(429, { message: 'later', code: 'tooMany' }, 60))
    await add('off', { subject: 'a' })
    await add('busy', { subject: 'b' })
    await deliver()
    later(10)
    await deliver({ retryBefore: Date.now() })
    expect(texts()).toEqual(['off', 'busy', 'off'])
    // Another tab was notified of the network at the same moment.
    await deliver({ retryBefore: Date.now() })
    expect(texts()).toHaveLength(3)
  })

  it('is marked before it leaves: what died in between is sent again, under its key', async () => {
    const { kind, server, deliver, add } = setUp()
    const id = await add('one')
    let marked: Entry['state'] | undefined
    server.answer = async () => {
      marked = (await findEntry(id))?.state
      // The browser is gone: nothing is written any more.
      throw new Unreachable('gone')
    }
    const dying: Store = {
      ...store,
      change: (key, decide) => store.change(key, (entry) => (entry.state === 'sending' ? undefined : decide(entry))),
    }
    await deliverBy({ store: dying, types: new Map([['note', kind as MessageType]]) })
    expect(marked).toBe('sending')
    expect(await findEntry(id)).toMatchObject({ state: 'sending', attempts: 1 })
    expect(await removeEntry(id), 'what is under way cannot be cancelled').toBe(false)
    server.answer = async () => ({ receipt: 'R', answer: undefined })
    await deliver()
    expect(server.sent.map(({ id }) => id)).toEqual([id, id])
    expect(await findEntry(id)).toMatchObject({ state: 'received', receipt: 'R', attempts: 2 })
  })

  it('keeps the order of a subject, and a poisoned entry holds up no other subject', async () => {
    const { server, deliver, add, texts } = setUp()
    server.answer = ({ text }) =>
      text === 'a1' ? Promise.reject(new Unreachable('poison')) : Promise.resolve({ receipt: text, answer: undefined })
    const first = await add('a1', { subject: 'a' })
    await add('a2', { subject: 'a' })
    await add('b1', { subject: 'b' })
    await deliver()
    expect(texts()).toEqual(['a1', 'b1'])
    await store.change(first, (entry) => ({ ...entry, state: 'refused' }))
    await deliver()
    expect(texts()).toEqual(['a1', 'b1', 'a2'])
  })

  it('keeps that order whatever the clock does', async () => {
    const { deliver, add, texts } = setUp()
    await add('first')
    later(-3_600_000)
    const second = await add('second')
    await store.change(second, (entry) => ({ ...entry, createdAt: Date.now() }))
    later(3_600_000)
    await store.change(second, (entry) => ({ ...entry, createdAt: Date.now() }))
    await deliver()
    expect(texts()).toEqual(['first', 'second'])
  })

  it('does not wait for a moment that a clock put too far', async () => {
    const { server, deliver, add } = setUp()
    server.answer = () => Promise.reject(new ApiFailure(500, { message: 'oh', code: 'internal' }, undefined))
    await add('one')
    later(30_000)
    await deliver()
    later(-30_000)
    await deliver()
    expect(server.sent).toHaveLength(2)
  })

  it('sends nothing of another account, nor of one who has signed out', async () => {
    const { server, deliver, add, texts } = setUp()
    await add('theirs', { account: 'dalbit' })
    await add('ours')
    await deliver()
    expect(texts()).toEqual(['ours'])
    server.account = undefined
    await add('ours too')
    await deliver()
    expect(texts()).toEqual(['ours'])
    server.account = 'dalbit'
    await deliver()
    expect(texts()).toEqual(['ours', 'theirs'])
  })

  it('asks again what is too old', async () => {
    const { server, deliver, add } = setUp()
    const id = await add('one')
    later(60_001)
    expect(await deliver()).toBeUndefined()
    expect(server.sent).toEqual([])
    expect(await findEntry(id)).toMatchObject({ state: 'expired' })
    expect(await leaseEntry(id)).toEqual({ content: { text: 'one' } })
  })

  it('leaves alone what this build does not know, and gives up what it does not understand', async () => {
    const { deliver, add, server } = setUp()
    const unknown = await add('one', { kind: 'song' })
    const { kind: strict } = createNotes()
    const odd = await add('two')
    const types = [{ ...strict, isContent: (_content: unknown): _content is never => false } as MessageType]
    await deliver({ types })
    expect(await findEntry(unknown)).toMatchObject({ state: 'waiting', attempts: 0 })
    expect(await findEntry(odd)).toMatchObject({ state: 'refused', problem: 'unreadable' })
    expect(server.sent).toEqual([])
  })

  it('does not send what is being changed; left alone, it goes as it was', async () => {
    const { deliver, add, texts } = setUp()
    const id = await add('one')
    expect(await leaseEntry(id)).toEqual({ content: { text: 'one' } })
    const next = (await deliver()) ?? 0
    expect(texts()).toEqual([])
    await store.change(id, (entry) => ({ ...entry, createdAt: next }))
    vi.setSystemTime(next)
    await deliver()
    expect(texts()).toEqual(['one'])
  })

  it('keeps both sides of a conflict, sealed, and overwrites nothing', async () => {
    const { server, deliver, add } = setUp()
    server.answer = () => Promise.reject(new ApiFailure(412, { message: 'stale', code: 'stale', current: { text: 'theirs' } }, undefined))
    const id = await add('ours')
    await deliver()
    expect(await findEntry(id)).toMatchObject({ state: 'refused', problem: { code: 'stale' } })
    expect(await leaseEntry(id)).toEqual({ content: { text: 'ours' }, theirs: { text: 'theirs' } })
  })

  it('sends one entry once, however many deliver at the same time', async () => {
    const { server, deliver, add } = setUp()
    server.answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      return { receipt: 'R', answer: undefined }
    }
    await add('one')
    await Promise.all([deliver(), deliver({ retryBefore: Date.now() }), deliver({ retryBefore: Date.now() })])
    expect(server.sent).toHaveLength(1)
  })

  it('sends what came while it was sending, and not what was cancelled', async () => {
    const { server, deliver, add, texts } = setUp()
    let isFirst = true
    await add('one')
    const cancelled = await add('two')
    server.answer = async () => {
      if (isFirst) {
        isFirst = false
        await removeEntry(cancelled)
        await add('three')
      }
      return { receipt: 'R', answer: undefined }
    }
    await deliver()
    expect(texts()).toEqual(['one', 'three'])
  })
})
