import type { Access, Call } from '#contract/call.ts'
import { calls as table, type CallName } from '#contract/api.ts'
import { success } from '#contract/law/success.ts'
import { boards } from '#contract/support/boards.ts'
import { jwtVerify, SignJWT, UnsecuredJWT } from 'jose'
import { expect, it } from 'vitest'
import { readSigningKey } from './account/auth.ts'
import { addConsents } from './account/consents.ts'
import { hashPassword } from './account/passwords.ts'
import { asTables } from './db/schema.ts'
import { statusesOf } from './http/openapi.ts'
import { aPost, aStory } from './testing/content.ts'
import { addMember, openFor } from './testing/members.ts'
import { aDevice } from './testing/push-service.ts'
import { requestOf, serverForFile } from './testing/server.ts'
import { addFair, addTrader, joinFair } from './testing/trade.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const key = await readSigningKey(server.database)
const calls = Object.entries(table as Record<CallName, Call>) as [CallName, Call][]
const password = 'a long enough one'

const a = await addMember(server, 'member-a')
const b = await addMember(server, 'member-b')
const suspended = await addMember(server, 'suspended')
const withdrawn = await addMember(server, 'withdrawn', { passwordHash: await hashPassword(password) })
const at = new Date().toISOString()
const proof = { code: 'terms-of-use', version: '1.0', hash: 'h', locale: 'ko', agreedAt: at, receivedAt: at, network: '' } as const
await addConsents(db, a._id, [proof])
const upload = { _id: a._id, _user: a._id, name: 'a.pdf', size: 1, parts: '[]', modifiedAt: null, createdAt: at, usedAt: at }
await db
  .insertInto('uploads')
  .values({ ...upload, received: 0 })
  .execute()
await db.updateTable('users').set({ status: 'suspended' }).where('_id', '=', suspended._id).execute()
await server.ask('POST /api/v1/me/withdraw', { token: withdrawn.token, body: { password } })
const story = await server.add(success, aStory())
const aProduct = { name: { ko: '차' }, category: 'FOOD', features: { ko: '향' } }
const post = await server.add(boards, aPost())
const asked = { title: '제목', content: '내용' }
const { question } = (await server.ask('POST /api/v1/me/inquires', { token: a.token, body: asked })).answer
const marked = { kind: 'success', _item: story._id } as const
const { bookmark } = (await server.ask('POST /api/v1/me/bookmarks', { token: a.token, body: marked })).answer
const { like } = (await server.ask('POST /api/v1/me/likes', { token: a.token, body: marked })).answer
const written = { token: a.token, params: { _id: post._id }, body: { content: '글' } }
const fair = await addFair(server)
const [slot = ''] = fair.starts
// B takes part in the fair, too, so that nothing but whose it is refuses B.
await db.updateTable('users').set({ role: 'SELLER' }).where('_id', '=', b._id).execute()
await joinFair(server, fair._id, 'SELLER', { _id: b._id, name: 'member-b' })
const trader = await addTrader(server, fair._id, 'SELLER', 'seller-a')
const buyer = await addTrader(server, fair._id, 'BUYER', 'buyer-a')
const { product } = (await server.ask('POST /api/v1/me/products', { token: trader.token, body: aProduct })).answer
await server.ask('POST /api/v1/fairs/{_fair}/products', {
  token: trader.token,
  params: { _fair: fair._id },
  body: { _product: product._id },
})
const offer = { _fair: fair._id, _seller: trader._participant, method: 'OFFLINE', slots: [slot] }
const { matching } = (await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body: offer })).answer
const { notifications } = (await server.ask('GET /api/v1/me/notifications', { token: trader.token })).answer
const { comment } = (await server.ask('POST /api/v1/boards/{_id}/comments', written)).answer

const deviceOfA = aDevice('https://push.example')
const { endpoint, keys } = deviceOfA
await server.ask('POST /api/v1/me/pushSubscriptions', { token: a.token, body: { endpoint, keys } })

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

const { sub, sid } = payload as { sub: string; sid: string }
/** Rows of A's, by what a path has before their ids. */
const rowsOfA = {
  '/sessions/': sid,
  '/users/': sub,
  '/inquires/': question._id,
  '/questions/': question._id,
  '/bookmarks/': bookmark._id,
  '/likes/': like._id,
  '/comments/': comment._id,
  '/products/': product._id,
  '/matchings/': matching._id,
  '/rooms/': matching._id,
  '/notifications/': notifications[0]?._id,
  '/sellers/': trader._participant,
  '/buyers/': buyer._participant,
}
/** What a path can name: a row of A's where there is one. */
const paramsOf = (name: string) => ({
  _board: post._id,
  _fair: fair._id,
  mid: matching._id,
  file: 'none',
  _id: Object.entries(rowsOfA).find(([part]) => name.includes(part))?.[1] ?? a._id,
  index: '0',
  _file: a._id,
  width: '160.webp',
  code: 'divorce',
  receipt: '261121-7K3FM9',
})

/** Bodies that would be taken from who may send them, so that nothing but the caller is refused. */
const bodies: Partial<Record<CallName, object>> = {
  'PUT /api/v1/me': { name: '바뀐 이름' },
  'PUT /api/v1/me/password': { current: password, password: 'another long one' },
  'POST /api/v1/me/withdraw': { password },
  'POST /api/v1/me/consents': { code: 'marketing', version: '1.0', agreedAt: new Date().toISOString(), isAgreed: true },
  'PUT /api/v1/me/company': { name: 'x', ceo: 'x', category: 'x', address: 'x', certificate: 'SEOUL_AWARD', productCategory: 'x' },
  'POST /api/v1/me/company/introductions': { name: 'a.pdf', size: 1 },
  'POST /api/v1/me/factor': { password },
  'PUT /api/v1/me/factor': { code: '000000' },
  'DELETE /api/v1/me/factor': { password, code: '000000' },
  'POST /api/v1/boards/{_id}/comments': { content: '글' },
  'POST /api/v1/me/inquires': asked,
  'POST /api/v1/center/questions': asked,
  'PUT /api/v1/me/inquires/{_id}': { title: '남의 제목' },
  'POST /api/v1/me/bookmarks': { kind: 'success', _item: a._id },
  'POST /api/v1/me/likes': { kind: 'success', _item: a._id },
  'PUT /api/console/center/questions/{_id}': { answers: [{ content: '답' }] },
  'POST /api/console/center/questions': asked,
  'PUT /api/console/boards/comments/{_id}': { moderation: 'hidden' },
  'POST /api/console/users': { username: 'x', name: 'x', userType: 'PERSON', role: 'STAFF', status: 'active', _level: null, password },
  'PUT /api/console/users/{_id}': { status: 'suspended' },
  'POST /api/console/levels': { name: 'x', scopes: [] },
  'POST /api/v1/me/products': aProduct,
  'PUT /api/v1/me/products/{_id}': { size: '10' },
  'POST /api/v1/fairs/{_fair}/products': { _product: product._id },
  'PUT /api/v1/fairs/{_fair}/products/{_id}': { size: '10' },
  'POST /api/v1/me/matchings': offer,
  'POST /api/v1/rooms/{_id}/tickets': { instance: a._id },
  'PUT /api/v1/me/matchings/{_id}': { action: 'accept', slots: [slot] },
  'PUT /api/v1/me/schedules/{_fair}': { blocked: [slot] },
  'POST /api/v1/me/schedules/{_fair}': { slots: [{ startsAt: slot, isBlocked: true }] },
  'PUT /api/v1/me/fairs/{_fair}/wishes': { wishes: [] },
  'POST /api/console/fairs/{_id}/schedule': {},
  'PUT /api/console/fairs/{_id}/schedule': { state: 'publishing' },
  'PUT /api/v1/me/notifications/{_id}': { isRead: true },
  'POST /api/v1/me/pushSubscriptions': { endpoint: 'https://push.example/of-b', keys: aDevice('https://push.example').keys },
  'DELETE /api/v1/me/pushSubscriptions': { endpoint: deviceOfA.endpoint },
  'PUT /api/v1/me/notifications': { readUntil: new Date().toISOString() },
  'PUT /api/console/fairs/{_id}/matchings/{mid}': { action: 'cancel', reason: 'x' },
}

/** Streams of events never end for who may listen: there it is asked for their head. */
const isStream = ({ answer }: Call): boolean => answer?.meta()?.['contentType'] === 'text/event-stream'

async function send(name: CallName, token: string | undefined, isAllowed = false) {
  const [method = ''] = name.split(' ')
  const body = bodies[name] !== undefined || ['POST', 'PUT'].includes(method) ? { body: bodies[name] ?? {} } : {}
  const request = requestOf(name, { params: paramsOf(name), ...body, ...(token === undefined ? {} : { token }) })
  const isHead = isAllowed && isStream((table as Record<CallName, Call>)[name])
  const { statusCode, headers, payload } = await server.app.inject(isHead ? { ...request, method: 'HEAD' } : request)
  const isJson = String(headers['content-type']).includes('json')
  return { status: statusCode, code: isJson ? (JSON.parse(payload) as { code?: string }).code : '' }
}

const tables = (await db.introspection.getTables())
  .filter(({ name, isView }) => !isView && !name.includes('search'))
  .map(({ name }) => name)
/** Every row of every table, but those that name B: what B does with what is B's own is no business of A's. That somebody asks is told. */
async function everything(): Promise<string[]> {
  const rows = await Promise.all(tables.map((name) => asTables(db).selectFrom(name).selectAll().execute()))
  return rows
    .flatMap((each, index) => each.map((row) => `${tables[index]} ${JSON.stringify(row)}`))
    .filter((row) => !row.includes(b._id) && !/^revisions \{"name":"(center\/questions|fairs\/products)"/.test(row))
    .toSorted()
}

const isFor = (...accesses: Access[]) => calls.filter(([, { access }]) => accesses.includes(access))
const consoleCalls = calls.filter(([, { access }]) => access.startsWith('console'))
const memberCalls = isFor('member')
let count = 0

it('no call of members or of the console is answered to who is nobody, and nothing changes', async () => {
  const before = await everything()
  const answered: string[] = []
  for (const [name] of [...memberCalls, ...consoleCalls])
    for (const [who, token] of Object.entries(nobodies)) {
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
  for (const [name, { access }] of isFor('credentials', 'refresh', 'ticket'))
    for (const [who, token] of Object.entries(noRefreshTokens)) {
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
    const [method = ''] = name.split(' ')
    const { token } = await openFor(server, b._id)
    const { status } = await send(name, token, true)
    count += 1
    const declares = [declared.status, ...statusesOf(method.toLowerCase(), declared)].includes(status)
    const isRefused = status === 404 || !name.includes('{_id}')
    if (!declares || !isRefused || status >= 500) answered.push(`${name}: ${status}`)
  }
  expect(answered).toEqual([])
  expect(await everything()).toEqual(before)
  expect((await server.ask('GET /api/v1/me', { token: a.token })).status).toBe(200)
})

it('every call that is not public was tried by all of them', () => {
  const guarded = calls.filter(([, { access }]) => access !== 'public')
  expect(guarded).toHaveLength(memberCalls.length + consoleCalls.length + isFor('credentials', 'refresh', 'ticket').length)
  const each = Object.keys(nobodies).length
  expect(count).toBe(guarded.length * each + consoleCalls.length + memberCalls.length)
  expect(count).toBeGreaterThan(500)
  process.stdout.write(`the walk: ${guarded.length} calls, ${count} requests, none reached what is not its own\n`)
})
