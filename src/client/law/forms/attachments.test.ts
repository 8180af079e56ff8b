import type { ErrorAnswer } from '#contract/api.ts'
import { expect, it } from 'vitest'
import { ApiFailure, Unreachable } from '../../data/http.ts'
import { Unreadable } from '../../data/upload.ts'
import { type Attachment, Attachments } from './attachments.ts'

const file = (name: string) => new File(['12345'], name)
const refusal = (status: number, code?: ErrorAnswer['code']) => new ApiFailure(status, code === undefined ? {} : { code }, undefined)

/** Files that are sent when the test says so. */
function aQueue(...names: string[]) {
  const attachments = new Attachments()
  const sent: string[] = []
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined
  const send = ({ name }: Attachment, signal: AbortSignal, onProgress: (bytes: number) => void) => {
    sent.push(name)
    onProgress(2)
    return new Promise<void>((resolve, reject) => {
      expect(settle, 'one after the other').toBe(undefined)
      settle = { resolve, reject }
      signal.addEventListener('abort', () => end(new Error('aborted')))
    })
  }
  const end = (error?: Error) => {
    if (settle === undefined) throw new Error('nothing is under way')
    const { resolve, reject } = settle
    settle = undefined
    if (error === undefined) resolve()
    else reject(error)
  }
  /** Ends what is under way. */
  const finish = async (error?: Error) => {
    end(error)
    await settled()
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  const states = () => attachments.all().map(({ name, state }) => `${name} ${state}`)
  const keyOf = (name: string) => attachments.all().find((one) => one.name === name)?.key ?? ''
  attachments.add(names.map(file))
  return { attachments, send, sent, finish, settled, states, keyOf }
}

it('wait until their request was received, then go one after the other', async () => {
  const { attachments, send, sent, finish, states } = aQueue('a', 'b')
  expect([sent, attachments.isStarted]).toEqual([[], false])
  attachments.start(send)
  expect(states()).toEqual(['a sending', 'b waiting'])
  expect(attachments.all().map((one) => one.sent)).toEqual([2, 0])
  await finish()
  expect(states()).toEqual(['a sent', 'b sending'])
  await finish()
  expect(states()).toEqual(['a sent', 'b sent'])
  expect(attachments.all().map((one) => one.sent)).toEqual([5, 5])
})

it('tell who listens, with a new list each time', () => {
  const { attachments } = aQueue('a')
  const before = attachments.all()
  let count = 0
  const stop = attachments.subscribe(() => (count += 1))
  attachments.add([file('b')])
  expect([count, attachments.all() === before]).toEqual([1, false])
  stop()
  attachments.add([file('c')])
  expect(count).toBe(1)
})

it('keep their key when they are sent again, and it is one for each', async () => {
  const { attachments, send, finish, keyOf } = aQueue('a', 'b')
  const keys = ['a', 'b'].map(keyOf)
  expect(new Set(keys).size).toBe(2)
  attachments.start(send)
  await finish(refusal(500))
  attachments.retry()
  expect(['a', 'b'].map(keyOf)).toEqual(keys)
})

for (const error of [new Unreachable(), refusal(429, 'tooMany'), refusal(503, 'unavailable')])
  it(`stop at ${error.message}: the next would fare no better`, async () => {
    const { attachments, send, sent, finish, states } = aQueue('a', 'b', 'c')
    attachments.start(send)
    await finish()
    await finish(error)
    expect(states()).toEqual(['a sent', 'b failed', 'c failed'])
    attachments.retry()
    expect(states()).toEqual(['a sent', 'b sending', 'c waiting'])
    await finish()
    await finish()
    expect(states()).toEqual(['a sent', 'b sent', 'c sent'])
    expect(sent).toEqual(['a', 'b', 'b', 'c'])
  })

it.each([refusal(500, 'internal'), refusal(500), refusal(409, 'running')])(
  'go on after %s, which can be tried again alone',
  async (error) => {
    const { attachments, send, sent, finish, states, keyOf } = aQueue('a', 'b', 'c')
    attachments.start(send)
    await finish(error)
    await finish(error)
    await finish()
    expect(states()).toEqual(['a failed', 'b failed', 'c sent'])
    attachments.retry(keyOf('b'))
    expect(states()).toEqual(['a failed', 'b sending', 'c sent'])
    await finish()
    expect(sent).toEqual(['a', 'b', 'c', 'b'])
  },
)

it.each([
  refusal(415, 'fileType'),
  refusal(413, 'fileTooLarge'),
  refusal(409, 'tooManyFiles'),
  refusal(403, 'uploadExpired'),
  new Unreadable(),
])('are refused for good by %s; the others go on', async (error) => {
  const { attachments, send, sent, finish, states, keyOf } = aQueue('a', 'b')
  attachments.start(send)
  await finish(error)
  await finish()
  attachments.retry()
  attachments.retry(keyOf('a'))
  expect(states()).toEqual(['a refused', 'b sent'])
  expect(attachments.all()[0]?.error).toBe(error)
  expect(sent).toEqual(['a', 'b'])
  attachments.remove(keyOf('a'))
  expect(states()).toEqual(['b sent'])
})

it('can be stopped and sent later; another one goes on meanwhile', async () => {
  const { attachments, send, finish, settled, states, keyOf } = aQueue('a', 'b')
  attachments.start(send)
  attachments.cancel(keyOf('b'))
  attachments.cancel(keyOf('a'))
  await settled()
  expect(states()).toEqual(['a cancelled', 'b sending'])
  attachments.retry(keyOf('a'))
  await finish()
  await finish()
  expect(states()).toEqual(['a sent', 'b sent'])
})

it('that are added or tried again while others are under way get their turn', async () => {
  const { attachments, send, finish, states, keyOf } = aQueue('a', 'b')
  attachments.start(send)
  await finish(refusal(500))
  attachments.retry(keyOf('a'))
  attachments.add([file('c')])
  expect(states()).toEqual(['a waiting', 'b sending', 'c waiting'])
  await finish()
  await finish()
  await finish()
  expect(states()).toEqual(['a sent', 'b sent', 'c sent'])
})

it('that are taken away under way are stopped', async () => {
  const { attachments, send, settled, states, keyOf } = aQueue('a', 'b')
  attachments.start(send)
  attachments.remove(keyOf('a'))
  await settled()
  expect(states()).toEqual(['b sending'])
})

it('are all forgotten at the end, and another request begins again', async () => {
  const { attachments, send, sent, finish, settled, states } = aQueue('a', 'b')
  attachments.start(send)
  attachments.clear()
  attachments.add([file('c')])
  await settled()
  expect([states(), attachments.isStarted, sent]).toEqual([['c waiting'], false, ['a']])
  attachments.start(send)
  await finish()
  expect([states(), sent]).toEqual([['c sent'], ['a', 'c']])
})
