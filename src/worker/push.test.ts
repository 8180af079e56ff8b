import { afterEach, expect, it, vi } from 'vitest'

vi.mock('#client/offline/queue/store.ts', () => ({ setBadge: async () => undefined }))
afterEach(() => void vi.unstubAllGlobals())

/** A worker with a push service and an open page. */
async function aWorker(subscribe: (options: PushSubscriptionOptionsInit) => Promise<unknown>) {
  const handlers = new Map<string, (event: unknown) => void>()
  const told: unknown[] = []
  vi.stubGlobal('self', {
    addEventListener: (type: string, handler: (event: unknown) => void) => handlers.set(type, handler),
    registration: { pushManager: { subscribe } },
    clients: { matchAll: async () => [{ postMessage: (message: unknown) => told.push(message) }] },
  })
  const { takePushes } = await import('./push.ts')
  takePushes()
  const change = async (oldSubscription: unknown) => {
    let work: Promise<unknown> = Promise.reject(new Error('nothing is waited for'))
    work.catch(() => undefined)
    handlers.get('pushsubscriptionchange')?.({ oldSubscription, waitUntil: (given: Promise<unknown>) => (work = given) })
    await work
  }
  return { change, told }
}

it('a subscription that the push service has ended is replaced by one for the same key, and open pages send it', async () => {
  const subscribe = vi.fn<(options: PushSubscriptionOptionsInit) => Promise<unknown>>(async () => ({}))
  const { change, told } = await aWorker(subscribe)
  const applicationServerKey = new ArrayBuffer(65)
  await change({ options: { applicationServerKey } })
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey }]])
  expect(told).toEqual([{ type: 'PUSH_CHANGED' }])
})

it('pages hear of it, too, where the worker cannot subscribe: a page knows the key and asks again', async () => {
  const { change, told } = await aWorker(() => Promise.reject(new DOMException('no key', 'NotAllowedError')))
  await change(null)
  expect(told).toEqual([{ type: 'PUSH_CHANGED' }])
})
