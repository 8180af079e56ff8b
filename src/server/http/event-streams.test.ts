import fastify from 'fastify'
import { expect, it } from 'vitest'
import { eventStreams } from './event-streams.ts'
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
