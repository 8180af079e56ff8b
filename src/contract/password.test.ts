import { expect, it } from 'vitest'
import * as z from 'zod'
import type { Call } from './call.ts'
import { calls as table } from './api.ts'

/** Names under which passwords travel. */
const isPassword = (text: string): boolean => /"(password|current)":/.test(text)

it('every call that takes a password says so, and no answer has one', () => {
  const calls = Object.entries(table as Record<string, Call>)
  const schemaOf = (schema: z.ZodType | undefined, io: 'input' | 'output') =>
    schema === undefined ? '' : JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
  const taking = calls.filter(([, { body }]) => isPassword(schemaOf(body, 'input'))).map(([name]) => name)
  expect(taking).toEqual(calls.filter(([, { hasPassword }]) => hasPassword === true).map(([name]) => name))
  expect(taking).toContain('POST /api/v1/users')
  expect(calls.filter(([, { answer }]) => isPassword(schemaOf(answer, 'output')))).toEqual([])
})
