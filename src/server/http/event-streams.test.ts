import { PassThrough } from 'node:stream'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { eventOf, eventStreams, holdStreams, sendEvent } from './event-streams.ts'
import type { Caller } from './platform.ts'
import type { Context } from './route.ts'

it('an account has eight connections at most, also of those that it opens at once', async () => {
  const open = eventStreams<null, null>(fastify(), { read: async () => null, tell: () => undefined })
  // What it takes of a request.
  const context = { caller: { _id: 'a', scopes: [] }, request: { headers: {}, method: 'HEAD' } } as unknown as Context<Caller>
  const ready = Promise.withResolvers<void>()
  const opened = Array.from({ length: 10 }, () => open(context, null, () => ready.promise))
  const codes = Promise.all(opened.map((each) => each.then(() => 'open').catch((error: { code: string }) => error.code)))
  ready.resolve()
  expect((await codes).toSorted()).toEqual([...Array.from({ length: 8 }, () => 'open'), 'tooMany', 'tooMany'])
})

it('a reader that does not read is ended before much waits for it, and one that reads is not', () => {
  const [idle, eager] = [new PassThrough(), new PassThrough()]
  eager.resume()
  const event = eventOf('x'.repeat(10_000))
  let most = 0
  for (let count = 0; count < 100; count += 1) {
    sendEvent(idle, event)
    sendEvent(eager, event)
    eager.read()
    most = Math.max(most, idle.writableLength + idle.readableLength)
  }
  expect([idle.destroyed, most > 200_000, most <= 256 * 1024, eager.destroyed]).toEqual([true, true, true, false])
})

it('a connection counts for its key and in all until it is over, also one that could not begin', async () => {
  const open = holdStreams(fastify(), { each: 2, all: 3 })
  const ended: string[] = []
  const life = (name: string, begin = async () => {}) => ({ begin, listen: () => {}, end: () => void ended.push(name) })
  const ask = (key: string, begin?: () => Promise<void>) => open({ method: 'GET' }, key, life(key, begin))
  await expect(ask('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const first = await ask('a')
  await ask('a')
  await expect(ask('a')).rejects.toMatchObject({ code: 'tooMany' })
  await ask('b')
  await expect(ask('c')).rejects.toMatchObject({ code: 'tooMany' })
  first.stream.destroy()
  await expect.poll(() => ended).toEqual(['a', 'a'])
  await ask('c')
})
