import { call } from '#contract/call.ts'
import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { completed, inSteps, serve } from './route.ts'

const done = { tag: 'made', summary: 'made up', status: 200 } as const
const table = {
  'GET /api/v1/made': call({ ...done, access: 'public', answer: z.strictObject({ total: z.int() }) }),
  'POST /api/v1/me/made': call({
    ...done,
    access: 'member',
    body: z.strictObject({ name: z.string() }),
    answer: z.strictObject({ made: z.string() }),
  }),
}
const total = async () => ({ total: 1 })

/** Calls of `serve` that the compiler takes, or refuses where it says so. None of them is run. */
const written: readonly ((app: FastifyInstance) => void)[] = [
  (app) =>
    serve(app, table, {
      'GET /api/v1/made': total,
      'POST /api/v1/me/made': async ({ body }, { caller }) => ({ made: body.name + caller._id }),
    }),
  (app) =>
    serve(app, table, {
      'GET /api/v1/made': total,
      'POST /api/v1/me/made': inSteps(async ({ body: { name } }, { caller: { _id } }) => async ({ db }) => ({
        made: `${name}${_id}${typeof db}`,
      })),
    }),
  (app) =>
    serve(app, table, {
      'GET /api/v1/made': total,
      'POST /api/v1/me/made': completed(
        async ({ body }, { caller }) => ({ named: body.name, _id: caller._id }),
        ({ named, _id }) => ({ made: named + _id }),
      ),
    }),
  // @ts-expect-error a call without a handler
  (app) => serve(app, table, { 'GET /api/v1/made': total }),
  (app) =>
    serve(app, table, {
      'GET /api/v1/made': total,
      'POST /api/v1/me/made': async () => ({ made: '' }),
      // @ts-expect-error a handler without a call
      'DELETE /api/v1/made': total,
    }),
  (app) =>
    serve(app, table, {
      // @ts-expect-error nobody need be logged in where a call is public
      'GET /api/v1/made': async (_input, { caller }) => ({ total: caller._id.length }),
      'POST /api/v1/me/made': async () => ({ made: '' }),
    }),
  (app) =>
    serve(app, table, {
      'GET /api/v1/made': total,
      // @ts-expect-error an answer that the call does not declare
      'POST /api/v1/me/made': async () => ({ total: 1 }),
    }),
  (app) =>
    serve(app, table, {
      // @ts-expect-error a read has no transaction to prepare
      'GET /api/v1/made': inSteps(async () => total),
      'POST /api/v1/me/made': async () => ({ made: '' }),
    }),
  (app) =>
    serve(app, table, {
      'GET /api/v1/made': total,
      'POST /api/v1/me/made': completed(
        async () => ({ named: '' }),
        // @ts-expect-error what is completed is what was stored
        ({ other }) => ({ made: String(other) }),
      ),
    }),
]

it('handlers are held to their calls by type', () => {
  expect(written).toHaveLength(9)
})
