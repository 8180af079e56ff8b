import type { Access, Call } from '#contract/call.ts'
import { calls as table, type CallName } from '#contract/api.ts'
import { jwtVerify, SignJWT, UnsecuredJWT } from 'jose'
import { expect, it } from 'vitest'
import { hashPassword } from './account/passwords.ts'
import { asTables } from './db/schema.ts'
import { statusesOf } from './http/openapi.ts'
import { addMember, openFor } from './testing/members.ts'
import { engineUnderTest, requestOf, serverForFile } from './testing/server.ts'
import { exampleBody, readExamples } from './testing/walk.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const key = server.app.platform.tokenKey.known()
const calls = Object.entries(table as Record<CallName, Call>) as [CallName, Call][]
const password = 'a long enough one'

const a = await addMember(server, 'member-a')
const b = await addMember(server, 'member-b')
const suspended = await addMember(server, 'suspended')
const withdrawn = await addMember(server, 'withdrawn', { passwordHash: await hashPassword(password) })
await db.updateTable('users').set({ status: 'suspended' }).where('_id', '=', suspended._id).execute()
await server.ask('POST /api/v1/me/withdraw', { token: withdrawn.token, body: { password } })
const examples = await readExamples({ server, a, b, password })

/** An access token of A's, made in another way than the server does. */
const { payload } = await jwtVerify(a.token, key)
const now = Math.floor(Date.now() / 1000)
const sign = (claims: object, by = key) => new SignJWT({ ...payload, ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(by)
const elsewhere = await openFor(server, a._id)

/** Who is nobody, whatever they present. */
const nobodies: Readonly<Record<string, string | undefined>> = {
  nobody: undefined,
  'a suspended account': suspended.token,
  'an account that was closed': withdrawn.token,
  'an expired token': await sign({ iat: now - 1200, exp: now - 1 }),
  'a refresh token as an access token': elsewhere.refreshToken,
  'a token that nobody signed': new UnsecuredJWT(payload).encode(),
  'a token that somebody else signed': await sign({}, Buffer.alloc(32, 1)),
  'the session of one with the account of another': await sign({ sub: b._id }),
}
/** As refresh tokens are concerned, access tokens are nobody's. */
const noRefreshTokens: typeof nobodies = { ...nobodies, 'a refresh token as an access token': a.token }

/**
 * Those who try a call: all of them on SQLite. Who is nobody is decided by the same few queries before any call's own, so on PostgreSQL they
 * take turns.
 */
const nobodiesFor = (given: typeof nobodies, index: number): [who: string, token: string | undefined][] => {
  const all = Object.entries(given)
  return engineUnderTest() === 'sqlite' ? all : all.filter((_one, place) => place === index % all.length)
}

/** What a path can name: a row of A's where there is one. */
const paramsOf = (name: string) => ({
  file: 'none',
  width: '160.webp',
  code: 'divorce',
  receipt: '261121-7K3FM9',
  ...examples.params,
  _id: Object.entries(examples.rows).find(([part]) => name.includes(part))?.[1] ?? a._id,
})

/** Bodies that would be taken from who may send them, so that nothing but the caller is refused. */
const bodies = new Map(calls.map(([name, declared]) => [name, examples.bodies[name] ?? exampleBody(declared, a._id)]))

/** Streams of events never end for who may listen: there it is asked for their head. */
const isStream = ({ answer }: Call): boolean => answer?.meta()?.['contentType'] === 'text/event-stream'

async function send(name: CallName, token: string | undefined, isAllowed = false, asked: { params?: object; query?: object } = {}) {
  const [method = ''] = name.split(' ')
  const example = bodies.get(name)
  const body = example !== undefined || ['POST', 'PUT'].includes(method) ? { body: example ?? {} } : {}
  const request = requestOf(name, { params: paramsOf(name), ...body, ...(token === undefined ? {} : { token }), ...asked })
  const isHead = isAllowed && isStream((table as Record<CallName, Call>)[name])
  const { statusCode, headers, payload } = await server.app.inject(isHead ? { ...request, method: 'HEAD' } : request)
  const isJson = String(headers['content-type']).includes('json')
  return { status: statusCode, code: isJson && payload !== '' ? (JSON.parse(payload) as { code?: string }).code : '' }
}

const tables = (await db.introspection.getTables())
  // Counters of requests say that somebody asked, and nothing of A's.
  .filter(({ name, isView }) => !isView && !name.includes('search') && name !== 'usage')
  .map(({ name }) => name)
/** Every row of every table, but those that name B: what B does with what is B's own is no business of A's. That somebody asks is told. */
async function everything(): Promise<string[]> {
  const rows = await Promise.all(tables.map((name) => asTables(db).selectFrom(name).selectAll().execute()))
  return rows
    .flatMap((each, index) => each.map((row) => `${tables[index]} ${JSON.stringify(row)}`))
    .filter((row) => !row.includes(b._id) && !/^revisions \{"name":"(center\/questions|fairs\/products)"/.test(row))
    .toSorted()
}

/** Whether the document names a status of a call. */
const declares = (name: CallName, declared: Call, status: number): boolean =>
  [declared.status, ...statusesOf((name.split(' ')[0] ?? '').toLowerCase(), declared)].includes(status)

const isFor = (...accesses: Access[]) => calls.filter(([, { access }]) => accesses.includes(access))
const consoleCalls = calls.filter(([, { access }]) => access.startsWith('console'))
const memberCalls = isFor('member')
let count = 0

it('no call of members or of the console is answered to who is nobody, and nothing changes', async () => {
  const before = await everything()
  const answered: string[] = []
  for (const [index, [name]] of [...memberCalls, ...consoleCalls].entries())
    for (const [who, token] of nobodiesFor(nobodies, index)) {
      const { status, code } = await send(name, token)
      count += 1
      if (status !== 401 || code !== 'unauthorized') answered.push(`${name} by ${who}: ${status} ${code}`)
    }
  expect(answered).toEqual([])
  expect(await everything()).toEqual(before)
})

it('no call for credentials, refresh tokens or tickets takes anything else, and nothing changes', async () => {
  const before = await everything()
  const answered: string[] = []
  for (const [index, [name, { access }]] of isFor('credentials', 'refresh', 'ticket').entries())
    for (const [who, token] of nobodiesFor(noRefreshTokens, index)) {
      const { status, code } = await send(name, token)
      count += 1
      if (status !== 401 || code !== (access === 'credentials' ? 'badCredentials' : 'unauthorized'))
        answered.push(`${name} by ${who}: ${status} ${code}`)
    }
  expect(answered).toEqual([])
  expect(await everything()).toEqual(before)
})

it('no call of the console is answered to a member, and nothing changes', async () => {
  const before = await everything()
  const answered: string[] = []
  for (const [name] of consoleCalls) {
    const { status, code } = await send(name, a.token)
    count += 1
    if (status !== 403 || code !== 'forbidden') answered.push(`${name}: ${status} ${code}`)
  }
  expect(answered).toEqual([])
  expect(await everything()).toEqual(before)
})

it('a member reaches nothing of another one’s, by whatever id', async () => {
  const before = await everything()
  const answered: string[] = []
  for (const [name, declared] of memberCalls) {
    const { token } = await openFor(server, b._id)
    const { status } = await send(name, token, true)
    count += 1
    const isRefused = status === 404 || !name.includes('{_id}')
    if (!declares(name, declared, status) || !isRefused || status >= 500) answered.push(`${name}: ${status}`)
  }
  expect(answered).toEqual([])
  expect(await everything()).toEqual(before)
  expect((await server.ask('GET /api/v1/me', { token: a.token })).status).toBe(200)
})

it('every read answers what its document names, of what is there and of what is not, and refuses a query that it does not know', async () => {
  const admin = await server.login('admin')
  const nothing = '0196f0c4-7a50-7c3e-9d3b-1f2a4c5d6e7f'
  const isUnknown = (name: string) =>
    Object.fromEntries([...name.matchAll(/\{(_\w+)\}/g)].map(([, parameter = '']) => [parameter, nothing]))
  const answered: string[] = []
  for (const [name, declared] of calls.filter(([each]) => each.startsWith('GET ')))
    for (const token of [undefined, a.token, admin]) {
      const asked = [{}, { params: { ...paramsOf(name), ...isUnknown(name) } }, { query: { unknown: 'x' } }]
      for (const each of asked) {
        const { status } = await send(name, token, true, each)
        if (!declares(name, declared, status) || status >= 500) answered.push(`${name}: ${status}`)
        if ('query' in each && status < 400) answered.push(`${name}: ${status} for any query`)
      }
    }
  expect([...new Set(answered)]).toEqual([])
})

it('every call that is not public was tried by all of them', () => {
  const guarded = calls.filter(([, { access }]) => access !== 'public')
  expect(guarded).toHaveLength(memberCalls.length + consoleCalls.length + isFor('credentials', 'refresh', 'ticket').length)
  const each = nobodiesFor(nobodies, 0).length
  expect(count).toBe(guarded.length * each + consoleCalls.length + memberCalls.length)
  expect(count).toBeGreaterThan(500)
  process.stdout.write(`the walk: ${guarded.length} calls, ${count} requests, none reached what is not its own\n`)
})
