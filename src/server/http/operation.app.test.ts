import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/api.ts'
import { terms } from '#contract/support/terms.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { aCallback, aTerm } from '../testing/content.ts'
import { serverForFile, startServer } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { app } = server

interface Operation {
  operationId: string
  responses: Record<string, { content?: Record<string, { schema?: object }> }>
  requestBody?: object
  security: object[]
  parameters: { name: string; in: string; required?: boolean }[]
}

describe('those who run the server', () => {
  it('see that it is alive and ready', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('see that it is not ready when the database does not answer, though it is alive', async () => {
    await using broken = await startServer()
    await broken.database.close()
    const ready = await broken.app.inject('/readyz')
    expect({ status: ready.statusCode, body: ready.json<object>() }).toEqual({ status: 503, body: { status: 'unavailable' } })
    expect((await broken.app.inject('/healthz')).statusCode).toBe(200)
  })

  it('see that it is not ready when a migration is missing', async () => {
    await using old = await startServer()
    await old.database.db.deleteFrom('migrations').execute()
    expect((await old.app.inject('/readyz')).statusCode).toBe(503)
  })

  it('count answers by the pattern of the route, never by its values', async () => {
    await app.inject('/api/v1/forms/receipts/261121-SECRET')
    const payload = await app.metrics.metrics()
    expect(payload).toContain('http_request_duration_seconds_count{method="GET",route="/api/v1/forms/receipts/:receipt",status="404"} 1')
    expect(payload).toContain('process_cpu_seconds_total')
    expect(payload).not.toContain('SECRET')
  })
})

it('a request that is under way while the server ends is answered, and its connection is not kept', async () => {
  await using ending = await startServer()
  await ending.add(terms, aTerm())
  await ending.app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((ending.app.server.address() as AddressInfo).port, '127.0.0.1')
  const hasCome = once(ending.app.server, 'request')
  const body = JSON.stringify(aCallback())
  const head = `POST /api/v1/message HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`
  socket.write(head + body.slice(0, 5))
  await hasCome
  const closed = ending.app.close()
  await new Promise((done) => setImmediate(done))
  socket.write(body.slice(5))
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1.1 201 /)
  expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
  await closed
})

describe('the OpenAPI document', () => {
  it('is valid in the eyes of an outside validator', async () => {
    const document = (await app.inject('/api/openapi.json')).json<Record<string, unknown>>()
    const validator = new Validator()
    expect(await validator.validate(document)).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it('names every call of the table and no other, with its answer, input and access', async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, Record<string, Operation>> }>()
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.toSorted()).toEqual(Object.keys(calls).toSorted())
    const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    expect(new Set(ids).size).toBe(ids.length)
    for (const [name, { status, body, upload, part, access, params }] of Object.entries(calls as Record<string, Call>)) {
      const [method = '', path = ''] = name.split(' ')
      const operation = paths[path]?.[method.toLowerCase()]
      const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name)
      const described = {
        name,
        hasStatus: Object.keys(operation?.responses ?? {}).includes(String(status)),
        hasBody: operation?.requestBody !== undefined,
        isPublic: operation?.security.length === 0,
        inPath,
        hasParams: inPath?.length !== 0,
      }
      expect(described).toEqual({
        name,
        hasStatus: true,
        hasBody: body !== undefined || upload !== undefined || part !== undefined,
        isPublic: access === 'public',
        inPath: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]),
        hasParams: params !== undefined,
      })
    }
  })

  it('says what an error always has, and requires no property that it does not describe', async () => {
    const { components } = (await app.inject('/api/openapi.json')).json<{
      components: { schemas: Record<string, { required?: string[] }> }
    }>()
    expect(components.schemas['Error']?.required).toEqual(['message', 'code'])
    const undescribed: string[] = []
    const look = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null) return
      const { required, properties = {}, additionalProperties } = node as Record<string, object | undefined>
      if (Array.isArray(required) && additionalProperties === undefined)
        undescribed.push(...required.filter((name) => !(String(name) in properties)).map((name) => `${path} ${name}`))
      for (const [key, value] of Object.entries(node)) look(value, `${path}/${key}`)
    }
    look(components, '')
    expect(undescribed).toEqual([])
  })

  it('refers to schemas, headers and errors by name, and to nothing that is missing', async () => {
    const { payload } = await app.inject('/api/openapi.json')
    const { components } = JSON.parse(payload) as { components: Record<string, Record<string, object>> }
    const referred = [...payload.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind = '', name = '']) => ({ kind, name }))
    expect(referred.length).toBeGreaterThan(500)
    expect(referred.filter(({ kind, name }) => components[kind]?.[name] === undefined)).toEqual([])
    expect(components['schemas']).toMatchObject({
      Success: {},
      SuccessInList: {},
      ConsoleSuccess: {},
      NewSuccess: {},
      SuccessChange: {},
      Picture: {},
    })
    expect(Buffer.byteLength(payload)).toBeLessThan(1_644_500)
  })

  it('tells for every call who may make it, what its parameters mean, and every error it may answer', async () => {
    const { paths, components } = (await app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, Operation & { description: string }>>
      components: { responses: object }
    }>()
    for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
      expect(operation.description).toMatch(/^(Anyone may call it|Needs an? )/)
      for (const parameter of operation.parameters) expect(parameter).toSatisfy((one: object) => 'description' in one || '$ref' in one)
      const failures = Object.keys(operation.responses).filter((status) => Number(status) >= 400)
      for (const status of failures) expect(components.responses).toHaveProperty(`Error${status}`)
    }
  })

  it('is shown by a page whose scripts and styles are files of this server, as the policy asks', async () => {
    const { statusCode, headers, payload } = await app.inject('/api/docs')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('text/html')
    expect(payload).not.toMatch(/<style|<script>|style=/)
    const files = [...payload.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)].map(([, path = '']) => path)
    expect(files.length).toBeGreaterThan(3)
    for (const path of files) expect((await app.inject(path)).statusCode).toBe(200)
  })
})
