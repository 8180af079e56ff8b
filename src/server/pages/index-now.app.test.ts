import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { insights } from '#contract/law/insights.ts'
import { success } from '#contract/law/success.ts'
import { terms } from '#contract/support/terms.ts'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aCallback, anInsight, aStory, aTerm } from '../testing/content.ts'
import { serverForFile, startServer } from '../testing/server.ts'

const key = '0123456789abcdef'
const origin = 'https://ieumsae.example'

interface Message {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}

/** A search engine that takes what it is told, or answers as it is asked to. */
const told: Message[] = []
const answers: number[] = []
const engine = createServer((request, response) => {
  void text(request).then((body) => {
    told.push(JSON.parse(body) as Message)
    response.writeHead(answers.shift() ?? 202).end()
  })
})
await new Promise<void>((done) => engine.listen(0, '127.0.0.1', done))
afterAll(() => new Promise((done) => engine.close(done)))

const env = {
  ORIGIN: origin,
  INDEXNOW_KEY: key,
  INDEXNOW_ENDPOINT: `http://127.0.0.1:${(engine.address() as AddressInfo).port}/indexnow`,
}
const server = await serverForFile({ hasAccounts: true, env })
const token = await server.login('editor')

const { subject, summary, result, content, code, practice } = aStory()
const body = { subject, summary, result, content, code, practice, thumb: null }
const create = async (isPublished: boolean) =>
  (await server.ask('POST /api/console/success', { token, body: { ...body, isPublished } })).answer.success._id
const change = (_id: string, change: object) => server.ask('PUT /api/console/success/{_id}', { token, params: { _id }, body: change })
const remove = (_id: string) => server.ask('DELETE /api/console/success/{_id}', { token, params: { _id } })

const inAll = (path: string) => ['', '?lang=en', '?lang=cn'].map((search) => `${origin}${path}${search}`)
const addresses = () => told.flatMap(({ urlList }) => urlList)
/** Lets that much time pass (ms), waits for the message that is due then, and a moment for one that is not, and for what follows an answer. */
async function pass(time: number, due = told.length): Promise<void> {
  vi.advanceTimersByTime(time)
  const start = performance.now()
  let arrived = start
  for (let now = start; now < arrived + 100; now = performance.now()) {
    await new Promise((done) => setImmediate(done))
    if (told.length < due && now < start + 5000) arrived = performance.now()
  }
}
/** Longer than changes are gathered. */
const gathered = (due?: number) => pass(2000, due)

beforeEach(() => {
  told.length = 0
  answers.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('search engines are told', () => {
  it('of a new page in every language, in one message that proves whose site it is', async () => {
    const _id = await create(true)
    await pass(1900)
    expect(told).toEqual([])
    await pass(100, 1)
    expect(told).toEqual([{ host: 'ieumsae.example', key, keyLocation: `${origin}/${key}.txt`, urlList: inAll(`/story/${_id}`) }])
    const { statusCode, headers, payload } = await server.app.inject(`/${key}.txt`)
    expect({ statusCode, type: headers['content-type'], payload }).toEqual({
      statusCode: 200,
      type: 'text/plain; charset=utf-8',
      payload: key,
    })
  })

  it('of what is changed, published, withdrawn and removed, together and each once', async () => {
    const changed = await server.add(success, aStory())
    const published = await server.add(success, aStory({ isPublished: false }))
    const withdrawn = await server.add(success, aStory())
    const removed = await server.add(success, aStory())
    await change(changed._id, { subject: { ko: '하나' } })
    await change(changed._id, { subject: { ko: '둘' } })
    await change(published._id, { isPublished: true })
    await change(withdrawn._id, { isPublished: false })
    await remove(removed._id)
    await gathered(1)
    expect(told).toHaveLength(1)
    expect(addresses()).toEqual([changed, published, withdrawn, removed].flatMap(({ _id }) => inAll(`/story/${_id}`)))
  })

  it('of the page that was and the page that is, where an item moves', async () => {
    const { _id } = await server.add(insights, anInsight({ code: 'article' }))
    await server.ask('PUT /api/console/insights/{_id}', { token, params: { _id }, body: { code: 'column' } })
    await gathered(1)
    expect(addresses()).toEqual([...inAll(`/insight_media/insight/${_id}`), ...inAll(`/insight_media/column/${_id}`)])
  })

  it('of nothing that nobody can or could read, and of nothing that was refused', async () => {
    const draft = await create(false)
    await change(draft, { subject: { ko: '고친 초안' } })
    await remove(draft)
    const { _id } = await server.add(success, aStory())
    const stale = { token, params: { _id }, body: { subject: { ko: '늦은' } }, headers: { 'if-match': '"9"' } }
    expect((await server.ask('PUT /api/console/success/{_id}', stale)).status).toBe(412)
    expect((await change(_id, { subject: '글' })).status).toBe(400)
    await server.add(terms, aTerm())
    await server.ask('POST /api/v1/message', { body: aCallback() })
    await gathered()
    expect(told).toEqual([])
  })
})

describe('a search engine', () => {
  it('that fails is told again, with what has changed since', async () => {
    answers.push(503, 429)
    const first = await create(true)
    await gathered(1)
    expect(told).toHaveLength(1)
    const second = await create(true)
    await pass(1000, 2)
    expect(told).toHaveLength(2)
    expect(told[1]?.urlList.toSorted()).toEqual([first, second].flatMap((_id) => inAll(`/story/${_id}`)).toSorted())
    await pass(5000, 3)
    expect(told[2]?.urlList.toSorted()).toEqual(told[1]?.urlList.toSorted())
    await pass(600_000)
    expect(told).toHaveLength(3)
  })

  it('that never takes it is left alone after five times, until there is something new', async () => {
    answers.push(500, 500, 500, 500, 500)
    await create(true)
    for (const pause of [2000, 1000, 5000, 30_000, 300_000]) await pass(pause, told.length + 1)
    await pass(600_000)
    expect(told).toHaveLength(5)
    const _id = await create(true)
    await gathered(6)
    expect(told.slice(5).map(({ urlList }) => urlList)).toEqual([inAll(`/story/${_id}`)])
  })

  it('that refuses is not told again', async () => {
    answers.push(403)
    await create(true)
    await gathered(1)
    await pass(600_000)
    expect(told).toHaveLength(1)
  })

  it('that does not answer holds nobody up', async () => {
    await using deaf = await startServer({ hasAccounts: true, env: { ...env, INDEXNOW_ENDPOINT: 'http://127.0.0.1:9/nobody' } })
    const access = await deaf.login('editor')
    const start = performance.now()
    const { status } = await deaf.ask('POST /api/console/success', { token: access, body })
    expect(status).toBe(201)
    expect(performance.now() - start).toBeLessThan(1000)
    await gathered()
    expect((await deaf.app.inject('/healthz')).statusCode).toBe(200)
  })
})

it('what was changed just before the end is still told', async () => {
  const ending = await startServer({ hasAccounts: true, env })
  const access = await ending.login('editor')
  const { answer } = await ending.ask('POST /api/console/success', { token: access, body })
  await ending[Symbol.asyncDispose]()
  expect(addresses()).toEqual(inAll(`/story/${answer.success._id}`))
})

it('without a key nobody is told, and there is no key to read', async () => {
  await using quiet = await startServer({ hasAccounts: true, env: { ORIGIN: origin, INDEXNOW_ENDPOINT: env.INDEXNOW_ENDPOINT } })
  const access = await quiet.login('editor')
  expect((await quiet.ask('POST /api/console/success', { token: access, body })).status).toBe(201)
  await gathered()
  expect(told).toEqual([])
  expect((await quiet.app.inject(`/${key}.txt`)).statusCode).toBe(404)
})
