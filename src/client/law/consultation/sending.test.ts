import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaseEntry } from '../../offline/queue/queue.ts'
import { removeEntry, store } from '../../offline/queue/store.ts'

/** Each is a tab: what a page remembers is its own, storage and locks are shared. */
async function openTab() {
  vi.resetModules()
  const [{ consultationKind }, { sendRequest }, { sendEntry }] = await Promise.all([
    import('./consultation-kind.ts'),
    import('./sending.ts'),
    import('../../offline/queue/queue.ts'),
  ])
  const send = (content: string, id: string, replaces?: string) =>
    sendRequest(
      { name: '김하늘', phone: '010-1234-5678', content, site: 'divorce', consent: { code: 'privacy-consult', version: '1' } },
      { kind: consultationKind, id, locale: 'ko', replaces },
    )
  return { beginDraft: () => consultationKind.drafts.begin(), send, sendEntry }
}

/** The server takes each id once, and refuses it with another body. */
class FakeServer {
  readonly received = new Map<string, string>()
  line: 'up' | 'down' | 'losesReplies' = 'up'

  readonly fetch = async (_path: string, init: RequestInit): Promise<Response> => {
    if (this.line === 'down') throw new TypeError('network')
    const [key, body] = [new Headers(init.headers).get('idempotency-key') ?? '', init.body as string]
    const before = this.received.get(key)
    if (before !== undefined && before !== body) return Response.json({ message: 'reused', code: 'keyReused' }, { status: 422 })
    this.received.set(key, body)
    if (this.line === 'losesReplies') throw new TypeError('network')
    return Response.json({ form: { receipt: `R-${key}` } }, { status: 201 })
  }

  readonly contents = () => [...this.received.values()].map((body) => (JSON.parse(body) as { content: string }).content)
}

let server = new FakeServer()

beforeEach(() => {
  server = new FakeServer()
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { addEventListener: () => undefined, hidden: false })
  vi.stubGlobal('fetch', server.fetch)
})
afterEach(async () => {
  for (const { id } of await store.all()) {
    await store.change(id, (entry) => ({ ...entry, state: 'refused' }))
    await removeEntry(id)
  }
  vi.unstubAllGlobals()
})

describe('the identity of a consultation request', () => {
  it('is the same in all tabs from the first letter until it is sent; the next draft has another one', async () => {
    const [one, two] = [await openTab(), await openTab()]
    const id = one.beginDraft()
    expect(two.beginDraft()).toBe(id)
    await one.send('첫 신청', id)
    expect(two.beginDraft()).not.toBe(id)
  })

  it('the same words sent from two tabs are received once, and both tabs get the receipt', async () => {
    const [one, two] = [await openTab(), await openTab()]
    const id = one.beginDraft()
    expect(two.beginDraft()).toBe(id)
    const outcomes = await Promise.all([one.send('같은 말', id), two.send('같은 말', id)])
    expect(outcomes.map(({ state }) => state)).toEqual(['received', 'received'])
    expect(server.contents()).toEqual(['같은 말'])
  })

  it('the same words sent from a second tab after the receipt was read are received once', async () => {
    const [one, two] = [await openTab(), await openTab()]
    const id = one.beginDraft()
    expect(two.beginDraft()).toBe(id)
    const first = await one.send('같은 말', id)
    if (first.state === 'received') await first.acknowledge()
    expect(await store.all()).toEqual([])
    expect(await two.send('같은 말', id)).toMatchObject({ state: 'received', reply: { receipt: `R-${id}` } })
    expect(server.contents()).toEqual(['같은 말'])
  })

  it.each(['up', 'down'] as const)('other words from a second tab are another request, with the line %s at first', async (line) => {
    const [one, two] = [await openTab(), await openTab()]
    const id = one.beginDraft()
    expect(two.beginDraft()).toBe(id)
    server.line = line
    const outcomes = await Promise.all([one.send('하나', id), two.send('둘', id)])
    expect(outcomes.map(({ state }) => state)).toEqual(line === 'up' ? ['received', 'received'] : ['queued', 'queued'])
    server.line = 'up'
    for (const entry of await store.all()) await two.sendEntry(entry.id)
    await vi.waitFor(() => expect(server.contents().toSorted()).toEqual(['둘', '하나']))
  })

  it('other words after the first were received and read are another request', async () => {
    const [one, two] = [await openTab(), await openTab()]
    const id = one.beginDraft()
    const first = await one.send('하나', id)
    if (first.state === 'received') await first.acknowledge()
    expect(await two.send('둘', id)).toMatchObject({ state: 'received' })
    expect(server.contents()).toEqual(['하나', '둘'])
  })

  it('a request whose reply was lost, sent again from its form, is received once', async () => {
    const tab = await openTab()
    const id = tab.beginDraft()
    server.line = 'losesReplies'
    expect((await tab.send('하나', id)).state).toBe('queued')
    server.line = 'up'
    expect((await tab.send('하나', id)).state).toBe('received')
    expect(server.contents()).toEqual(['하나'])
  })

  it('a queued request that is edited replaces itself; unchanged it stays the same request', async () => {
    const tab = await openTab()
    const id = tab.beginDraft()
    server.line = 'down'
    await tab.send('하나', id)
    await leaseEntry(id)
    await tab.send('하나', id, id)
    expect(await store.all()).toMatchObject([{ id, heldUntil: undefined }])
    await leaseEntry(id)
    expect((await tab.send('고침', id, id)).state).toBe('queued')
    const entries = await store.all()
    expect(entries).toHaveLength(1)
    expect(entries[0]?.id).not.toBe(id)
    server.line = 'up'
    await tab.sendEntry(entries[0]?.id ?? '')
    await vi.waitFor(() => expect(server.contents()).toEqual(['고침']))
  })

  it('a request that was received while it was edited is not sent with other words', async () => {
    const tab = await openTab()
    const id = tab.beginDraft()
    await tab.send('하나', id)
    expect((await tab.send('고침', id, id)).state).toBe('tooLate')
    expect(server.contents()).toEqual(['하나'])
  })

  it('a request that was refused keeps its identity and can be sent with other words', async () => {
    const tab = await openTab()
    const id = tab.beginDraft()
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'no', code: 'invalid' }, { status: 400 })))
    expect(await tab.send('하나', id)).toMatchObject({ state: 'refused', message: 'no' })
    vi.stubGlobal('fetch', server.fetch)
    expect((await tab.send('둘', id)).state).toBe('received')
    expect([...server.received.keys()]).toEqual([id])
  })

  it('on a device that stores nothing, a request whose reply was lost is received once', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      databases: () => Promise.resolve([]),
    })
    const tab = await openTab()
    const id = tab.beginDraft()
    server.line = 'losesReplies'
    await expect(tab.send('하나', id)).rejects.toBeInstanceOf(Error)
    server.line = 'up'
    expect((await tab.send('하나', id)).state).toBe('received')
    expect(server.contents()).toEqual(['하나'])
    vi.stubGlobal('indexedDB', new (await import('fake-indexeddb')).IDBFactory())
  })
})
