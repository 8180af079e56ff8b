import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import fastify from 'fastify'
import { afterAll, expect, it, vi } from 'vitest'
import { endSlowBodies } from './slow-bodies.ts'

const period = 300
const app = fastify()
afterAll(() => app.close())
endSlowBodies(app, period)
// Takes anything, as long as it comes.
app.addContentTypeParser('*', (_request, payload, done) => {
  payload.resume().on('end', () => done(null))
})
app.post('/plain', () => 'done')
app.post('/file', { config: { hasUpload: true } }, () => 'done')
app.post('/slow-answer', async () => {
  await wait(period * 3)
  return 'done'
})
await app.listen({ port: 0 })
const { port } = app.server.address() as AddressInfo

/** Sends so many bytes in each period, and tells what came back until the connection ended. */
async function send(path: string, pace: number) {
  const socket = connect(port)
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  socket.on('error', () => undefined)
  // A reset is an end as well.
  const ended = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)))
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: x/y\r\nContent-Length: 10000000\r\n\r\n`)
  for (let step = 0; step < 9 && !socket.destroyed; step += 1) {
    socket.write(Buffer.alloc(Math.ceil(pace / 3)))
    await wait(period / 3)
  }
  const isEnded = await Promise.race([ended, wait(period / 2, false)])
  socket.destroy()
  return { isEnded, received }
}

it('an ordinary body that has not come in time ends the connection, however it moves', async () => {
  expect(await send('/plain', 1)).toEqual({ isEnded: true, received: '' })
  expect(await send('/plain', 100_000)).toEqual({ isEnded: true, received: '' })
})

it('an upload may take its time as long as it moves', async () => {
  expect(await send('/file', 100_000)).toEqual({ isEnded: false, received: '' })
  expect(await send('/file', 300)).toEqual({ isEnded: true, received: '' })
  expect(await send('/file', 0)).toEqual({ isEnded: true, received: '' })
})

it('a body that came is not held against a slow answer', async () => {
  const init = { method: 'POST', body: 'x', headers: { 'content-type': 'x/y' } }
  const answer = await fetch(`http://localhost:${port}/slow-answer`, init)
  expect(await answer.text()).toBe('done')
})

it('a body that came is watched no longer, nor is what belongs to its request kept', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const answer = await app.inject({ method: 'POST', url: '/plain', payload: 'x', headers: { 'content-type': 'x/y' } })
    expect([answer.payload, vi.getTimerCount()]).toEqual(['done', 0])
  } finally {
    vi.useRealTimers()
  }
})
