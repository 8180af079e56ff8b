import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import fastify from 'fastify'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { ApiError } from './api-error.ts'
import { checkConnections, createHttpServer, timeouts } from './connections.ts'

const stalledTimeout = 200
const app = fastify({ serverFactory: (next) => createHttpServer(next, { ...timeouts, stalledTimeout }) })
afterAll(() => app.close())
checkConnections(app)
// What a refusal means is known to the whole server only (errors.ts).
app.setErrorHandler((error, _request, reply) => reply.code(error instanceof ApiError && error.code === 'invalid' ? 400 : 500).send())
// More than a connection holds by itself.
const large = Buffer.alloc(32 * 1024 * 1024)
app.get('/large', () => large)
app.get('/late', async (_request, reply) => {
  await once(reply.raw, 'timeout')
  return 'done'
})
app.get('/*', (request) => request.raw.url)
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

/** A connection that asked for something, and reads nothing unless a test does. */
function ask(target: string) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  socket.write(`GET ${target} HTTP/1.1\r\nHost: own.example\r\nConnection: close\r\n\r\n`)
  return socket
}
const answerTo = async (target: string) => {
  let text = ''
  for await (const chunk of ask(target)) text += String(chunk)
  return { status: Number(text.split(' ')[1]), body: text.split('\r\n\r\n')[1] }
}

it('a client that does not read its answer is closed', async () => {
  const connected = once(app.server, 'connection') as Promise<[Socket]>
  ask('/large').pause()
  const [socket] = await connected
  await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
})

it('a client that waits for a slow answer gets it', async () => {
  expect(await answerTo('/late')).toEqual({ status: 200, body: 'done' })
})

it('a target may come with the site before it, which is ours by any name', async () => {
  for (const [target, path] of [
    ['http://own.example/story/firm?page=2', '/story/firm?page=2'],
    ['HTTPS://evil.example:8443', '/'],
    ['http://own.example?lang=en', '/?lang=en'],
  ] as const)
    expect({ target, ...(await answerTo(target)) }).toEqual({ target, status: 200, body: path })
})

it('a target that is no path is refused', async () => {
  for (const target of ['*', '*@evil.example/']) expect((await answerTo(target)).status).toBe(400)
})

it('a client that is gone is not counted, nor answered, nor a defect', async () => {
  const own = fastify()
  const errors: unknown[] = []
  own.setErrorHandler((error) => void errors.push(error))
  checkConnections(own)
  await own.register(rateLimit, { global: true, max: 1 })
  own.get('/', () => 'done')
  await own.ready()
  const handled = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    request.socket.destroy()
    own.routing(request, response)
    setImmediate(() => handled.resolve())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await handled.promise
  expect(errors).toEqual([])
  server.close()
  await own.close()
})
