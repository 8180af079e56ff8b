import { randomUUID } from 'node:crypto'
import { conversationLimits } from '#contract/trade/limits.ts'
import { CompiledQuery } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { v7 as uuid } from 'uuid'
import { png } from '../../testing/attachments.ts'
import { sendFile } from '../../testing/companies.ts'
import { sentTo } from '../../testing/codes.ts'
import { samples } from '../../testing/documents.ts'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'
import { delays } from '../delays.ts'
import { eraseOldConversations } from './retention.ts'

const server = await serverForFile({ hasAccounts: true })
const { db, engine } = server.database
const { platform } = server.app
const fair = await addFair(server)
const admin = await server.login('admin')
const day = 24 * 60 * 60_000
const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
const { collectedMessages } = delays
afterEach(() => void (delays.collectedMessages = collectedMessages))
let count = 0

const trader = (role: 'SELLER' | 'BUYER', _fair = fair._id) => addTrader(server, _fair, role, `talk-${role.toLowerCase()}-${(count += 1)}`)
type Trader = Awaited<ReturnType<typeof trader>>

/** Two sides of an offer. */
async function pair(of = fair) {
  const [buyer, seller] = [await trader('BUYER', of._id), await trader('SELLER', of._id)]
  const body = { _fair: of._id, _seller: seller._participant, method: 'ONLINE', slots: [of.starts[0] ?? ''] }
  const { status, answer } = await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })
  expect(status).toBe(201)
  return { buyer, seller, _id: answer.matching._id }
}
const write = (who: Trader, _id: string, body: object, key = randomUUID()) =>
  server.ask('POST /api/v1/me/matchings/{_id}/messages', { token: who.token, params: { _id }, body, headers: { 'idempotency-key': key } })
const read = (who: { token: string }, _id: string, query: object = {}) =>
  server.ask('GET /api/v1/me/matchings/{_id}/messages', { token: who.token, params: { _id }, query })
const readUntil = (who: Trader, _id: string, _readUntil: string) =>
  server.ask('PUT /api/v1/me/matchings/{_id}/messages', { token: who.token, params: { _id }, body: { _readUntil } })
const told = async (who: Trader) =>
  (await server.ask('GET /api/v1/me/notifications', { token: who.token })).answer.notifications.filter(
    ({ kind }) => kind === 'messageOfMatching',
  )
const own = async (who: Trader, _id: string) =>
  (await server.ask('GET /api/v1/me/matchings/{_id}', { token: who.token, params: { _id } })).answer.matching.conversation
const unread = async (who: Trader) =>
  (await server.ask('GET /api/v1/me/matchings', { token: who.token, query: { limit: 1 } })).answer.unread
const attach = (who: Trader, _id: string, file: File) => sendFile(server, `/api/v1/me/matchings/${_id}/files`, 'file', file, who.token)
const pdf = (name = 'price list.pdf') => new File([samples.pdf], name)
const download = async (token: string, _file: string) =>
  (await server.app.inject({ method: 'GET', url: `/api/v1/files/${_file}`, headers: { authorization: `Bearer ${token}` } })).statusCode
const report = (who: Trader, _id: string, reason = '욕설') =>
  server.ask('POST /api/v1/me/matchings/{_id}/report', { token: who.token, params: { _id }, body: { reason } })
const ofStaff = (mid: string) => ({ token: admin, params: { _id: fair._id, mid } })
const judge = (mid: string, body: object) => server.ask('PUT /api/console/fairs/{_id}/matchings/{mid}/messages', { ...ofStaff(mid), body })
const readAsStaff = (mid: string) => server.ask('GET /api/console/fairs/{_id}/matchings/{mid}/messages', ofStaff(mid))

describe('a conversation', () => {
  it('is read by the two sides of its matching, the newest first, and by nobody else', async () => {
    const { buyer, seller, _id } = await pair()
    const stranger = await trader('SELLER')
    expect(await own(buyer, _id)).toEqual({ unread: 0, canWrite: true, lastAt: null })
    expect((await write(buyer, _id, { text: '  견본이 있나요?\n두 개면 됩니다. ' })).status).toBe(201)
    const { answer } = await write(seller, _id, { text: 'Yes' })
    expect(answer.message).toMatchObject({ by: 'seller', text: 'Yes', files: [] })
    for (const who of [buyer, seller]) {
      const page = (await read(who, _id)).answer
      expect(page.messages.map(({ by, text }) => [by, text])).toEqual([
        ['seller', 'Yes'],
        ['buyer', '견본이 있나요?\n두 개면 됩니다.'],
      ])
      expect(page).toMatchObject({ hasEarlier: false, unread: 1, canWrite: true, isBlocked: false, isReported: false })
    }
    const tries = [
      await read(stranger, _id),
      await write(stranger, _id, { text: 'x' }),
      await readUntil(stranger, _id, answer.message._id),
      await report(stranger, _id),
    ]
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await attach(stranger, _id, pdf())).status).toBe(404)
    expect((await readAsStaff(_id)).status).toBe(404)
    for (const body of [{ text: '' }, { text: ' ', _files: [] }, { text: 'x'.repeat(conversationLimits.text + 1) }])
      expect((await write(buyer, _id, body)).status).toBe(400)
  })

  it('has a message once, however often it is sent with its key', async () => {
    const { buyer, seller, _id } = await pair()
    const key = randomUUID()
    const [first, second] = [await write(buyer, _id, { text: '한 번' }, key), await write(buyer, _id, { text: '한 번' }, key)]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.answer.message._id).toBe(first.answer.message._id)
    const at = randomUUID()
    const both = await Promise.all([write(seller, _id, { text: '동시에' }, at), write(seller, _id, { text: '동시에' }, at)])
    expect(both.map(({ status }) => status)).toContain(201)
    expect((await read(buyer, _id)).answer.messages.map(({ text }) => text)).toEqual(['동시에', '한 번'])
  })

  it('is written while its matching is open or agreed, and until thirty days after the meeting', async () => {
    const { buyer, seller, _id } = await pair()
    await write(buyer, _id, { text: '먼저' })
    const cases = [
      ['offered', null, 201],
      ['accepted', null, 201],
      ['confirmed', ago(-1), 201],
      ['rescheduling', ago(-1), 201],
      ['met', ago(29), 201],
      ['missed', ago(29), 201],
      ['disputed', ago(29), 201],
      ['met', ago(31), 409],
      ['declined', null, 409],
      ['cancelled', ago(-1), 409],
      ['expired', null, 409],
    ] as const
    for (const [state, endsAt, status] of cases) {
      await db.updateTable('matchings').set({ state, startsAt: endsAt, endsAt, expiresAt: null }).where('_id', '=', _id).execute()
      const sent = await write(seller, _id, { text: state })
      expect([state, sent.status, sent.error.code]).toEqual([state, status, status === 409 ? 'conversationClosed' : undefined])
      expect((await attach(seller, _id, pdf())).status).toBe(status)
      expect((await read(seller, _id)).answer.canWrite).toBe(status === 201)
      expect((await own(buyer, _id))?.canWrite).toBe(status === 201)
    }
  })

  it('is closed to who takes part in the fair no longer', async () => {
    const { buyer, seller, _id } = await pair()
    await write(buyer, _id, { text: '안녕하십니까' })
    const file = (await attach(buyer, _id, pdf())).answer.file
    await write(buyer, _id, { _files: [file._file] })
    expect([await unread(seller), await download(seller.token, file._file)]).toEqual([2, 200])
    const params = { _id: seller._participant }
    await server.ask('PUT /api/console/fairs/participants/{_id}', { token: admin, params, body: { state: 'REJECTED', reason: 'x' } })
    expect([(await read(seller, _id)).status, await own(seller, _id), await unread(seller)]).toEqual([404, null, 0])
    expect(await download(seller.token, file._file)).toBe(404)
    expect((await read(buyer, _id)).answer).toMatchObject({ canWrite: false })
  })

  it('takes so many messages of a side a day', async () => {
    const { buyer, seller, _id } = await pair()
    await write(buyer, _id, { text: '첫 글' })
    const rows = Array.from({ length: conversationLimits.perDay - 1 }, () => ({
      _id: uuid(),
      _matching: _id,
      _user: buyer._id,
      _reader: seller._id,
      text: 'x',
      createdAt: new Date().toISOString(),
    }))
    await db.insertInto('conversationMessages').values(rows).execute()
    const refused = await write(buyer, _id, { text: '하나 더' })
    expect([refused.status, refused.error.code]).toEqual([409, 'tooManyToday'])
    expect((await write(seller, _id, { text: '저는 됩니다' })).status).toBe(201)
    await db
      .updateTable('conversationMessages')
      .set({ createdAt: ago(2) })
      .where('_user', '=', buyer._id)
      .execute()
    expect((await write(buyer, _id, { text: '다음 날' })).status).toBe(201)
  })

  it('is read page by page by an index, and so is the number of unread messages, whatever their number', async () => {
    const { buyer, seller, _id } = await pair()
    await write(buyer, _id, { text: '처음' })
    const [size, others] = [10_000, await pair()]
    await write(others.buyer, others._id, { text: '처음' })
    const rows = Array.from({ length: size }, (_none, index) => ({
      _id: uuid(),
      _matching: _id,
      _user: buyer._id,
      _reader: seller._id,
      text: String(index),
      createdAt: ago(5),
      readAt: index < size - 3 ? ago(4) : null,
    }))
    const ofOthers = { _matching: others._id, _user: others.buyer._id, _reader: others.seller._id }
    const all = rows.flatMap((row) => [row, { ...row, ...ofOthers, _id: uuid() }])
    for (let start = 0; start < all.length; start += 500) {
      const some = all.slice(start, start + 500)
      await db.insertInto('conversationMessages').values(some).execute()
    }
    const first = (await read(seller, _id, { limit: 40 })).answer
    expect([first.messages.length, first.messages[0]?.text, first.hasEarlier, first.unread]).toEqual([40, '9999', true, 4])
    const last = first.messages.at(-1)?._id ?? ''
    const second = (await read(seller, _id, { limit: 40, before: last })).answer
    expect(second.messages[0]?.text).toBe('9959')
    expect((await read(seller, _id, { limit: 51 })).status).toBe(400)
    const end = (await read(seller, _id, { before: rows[2]?._id ?? '' })).answer
    expect([end.messages.map(({ text }) => text), end.hasEarlier]).toEqual([['1', '0', '처음'], false])
    if (engine === 'postgres') await db.executeQuery(CompiledQuery.raw('analyze "conversationMessages"'))
    const plan = async (where: string) => {
      const text = `explain ${engine === 'sqlite' ? 'query plan ' : ''}select * from "conversationMessages" where ${where}`
      return JSON.stringify((await db.executeQuery(CompiledQuery.raw(text))).rows)
    }
    expect(await plan(`"_matching" = '${_id}' and "_id" < '${last}' order by "_id" desc limit 41`)).toMatch(/conversationMessages_(pk|1)/)
    expect(await plan(`"_reader" = '${seller._id}' and "readAt" is null`)).toContain('conversationMessages_unread')
  })
})

describe('a reader', () => {
  it('is notified once until it has read, without content, and in the app alone while it reads', async () => {
    const { buyer, seller, _id } = await pair()
    const mailsTo = async () => (await sentTo(server, `${seller.name}@example.com`)).filter((text) => text.includes('#messages'))
    await write(buyer, _id, { text: '비밀 가격 1,000원' })
    const { answer } = await write(buyer, _id, { text: '비밀 가격 900원' })
    expect((await told(seller)).map(({ text, path, readAt }) => [text, path, readAt])).toEqual([
      [`${buyer.name}에서 메시지를 보냈습니다.`, `/mypage/matchings?open=${_id}#messages`, null],
    ])
    const mails = await mailsTo()
    expect(mails).toHaveLength(1)
    for (const secret of ['비밀', buyer.name]) expect(mails[0]).not.toContain(secret)
    expect([await unread(seller), (await own(seller, _id))?.unread]).toEqual([2, 2])

    expect((await readUntil(seller, _id, answer.message._id)).answer).toEqual({ unread: 0 })
    expect((await told(seller)).map(({ readAt }) => readAt === null)).toEqual([false])
    await write(buyer, _id, { text: '하나 더' })
    expect((await told(seller)).map(({ readAt }) => readAt === null)).toEqual([true])
    expect(await mailsTo()).toHaveLength(1)

    delays.collectedMessages = 0
    await readUntil(seller, _id, (await read(seller, _id)).answer.messages[0]?._id ?? '')
    await write(buyer, _id, { text: '다음 날' })
    expect([(await told(seller)).length, (await mailsTo()).length]).toEqual([2, 2])
    expect(await told(buyer)).toEqual([])
  })

  it('has what was written since unread', async () => {
    const { buyer, seller, _id } = await pair()
    const { answer } = await write(buyer, _id, { text: '1' })
    await write(buyer, _id, { text: '2' })
    expect((await readUntil(seller, _id, answer.message._id)).answer).toEqual({ unread: 1 })
    expect((await read(buyer, _id)).answer.unread).toBe(0)
  })
})

it('the matchings of an account whose sides have written are listed, the last message first', async () => {
  const seller = await trader('SELLER')
  const ids: string[] = []
  for (const start of fair.starts.slice(0, 3)) {
    const body = { _fair: fair._id, _seller: seller._participant, method: 'ONLINE', slots: [start] }
    const { answer } = await server.ask('POST /api/v1/me/matchings', { token: (await trader('BUYER')).token, body })
    ids.push(answer.matching._id)
  }
  const [first = '', , third = ''] = ids
  for (const _id of [third, first]) await write(seller, _id, { text: '안녕하십니까' })
  const listed = await server.ask('GET /api/v1/me/matchings', { token: seller.token, query: { hasMessages: true } })
  expect([listed.answer.matchings.map(({ _id }) => _id), listed.answer.summary.total]).toEqual([[first, third], 2])
  await write(seller, third, { text: '하나 더' })
  const again = await server.ask('GET /api/v1/me/matchings', { token: seller.token, query: { hasMessages: true, limit: 1 } })
  expect(again.answer.matchings.map(({ _id }) => _id)).toEqual([third])
})

describe('files of messages', () => {
  it('are sent first, belong to one message, and are read by the two sides alone', async () => {
    const { buyer, seller, _id } = await pair()
    const other = await pair()
    const { status, answer } = await attach(buyer, _id, pdf())
    expect([status, answer.file]).toEqual([
      201,
      { _file: expect.any(String), name: 'price list.pdf', type: 'application/pdf', size: samples.pdf.length },
    ])
    const { _file } = answer.file
    expect(await download(seller.token, _file)).toBe(404)
    expect((await write(seller, _id, { _files: [_file] })).status).toBe(404)
    expect((await write(other.buyer, other._id, { _files: [_file] })).status).toBe(404)
    const sent = await write(buyer, _id, { text: '단가표', _files: [_file] })
    expect(sent.answer.message.files).toEqual([answer.file])
    expect((await write(buyer, _id, { text: '다시', _files: [_file] })).status).toBe(404)
    const readers = [buyer.token, seller.token, other.buyer.token, admin]
    expect(await Promise.all(readers.map((token) => download(token, _file)))).toEqual([200, 200, 404, 404])
    expect((await read(seller, _id)).answer.messages[0]?.files).toEqual([answer.file])
  })

  it('are stored as pixels alone where they are pictures, and are so many bytes a day', async () => {
    const { buyer, _id } = await pair()
    const { file } = (await attach(buyer, _id, new File([new Uint8Array(png)], '견본 사진.png'))).answer
    expect([file.name, file.type]).toEqual(['견본 사진.webp', 'image/webp'])
    await db.updateTable('files').set({ size: conversationLimits.fileBytesPerDay }).where('_id', '=', file._file).execute()
    expect((await attach(buyer, _id, pdf())).status).toBe(201)
    const refused = await attach(buyer, _id, pdf())
    expect([refused.status, refused.answer.code]).toEqual([429, 'filesFull'])
  })

  it('are of kinds that are taken, and as small as that, three of a message', async () => {
    const { buyer, _id } = await pair()
    const program = await attach(buyer, _id, new File(['MZ'], 'price.exe'))
    expect([program.status, program.answer.code]).toEqual([415, 'fileType'])
    const large = new File([samples.pdf, new Uint8Array(conversationLimits.fileBytes + 100_000)], 'large.pdf')
    expect((await attach(buyer, _id, large)).status).toBe(413)
    expect((await write(buyer, _id, { _files: Array.from({ length: 4 }, () => randomUUID()) })).status).toBe(400)
  })
})

describe('a report', () => {
  it('opens a conversation to staff, whose reading is noted, until they have handled it', async () => {
    const { buyer, seller, _id } = await pair()
    expect((await report(seller, _id)).status).toBe(404)
    const { _file } = (await attach(buyer, _id, pdf())).answer.file
    await write(buyer, _id, { text: '나쁜 말', _files: [_file] })
    expect([(await readAsStaff(_id)).status, await download(admin, _file)]).toEqual([404, 404])
    expect((await report(seller, _id, '욕설을 합니다')).status).toBe(204)
    expect((await read(seller, _id)).answer.isReported).toBe(true)
    expect((await read(buyer, _id)).answer.isReported).toBe(false)

    const { overview } = (await server.ask('GET /api/console/fairs/{_id}/overview', { token: admin, params: { _id: fair._id } })).answer
    const listed = await server.ask('GET /api/console/fairs/{_id}/matchings', {
      token: admin,
      params: { _id: fair._id },
      query: { isReported: true },
    })
    expect([overview.toDo.reported, listed.answer.matchings.map((one) => one._id)]).toEqual([1, [_id]])
    const shown = (await server.ask('GET /api/console/fairs/{_id}/matchings/{mid}', ofStaff(_id))).answer.conversation
    expect(shown).toMatchObject({ reports: [{ by: 'seller', reason: '욕설을 합니다', handledAt: null }], blockedAt: null })
    expect((await readAsStaff(_id)).answer.messages.map(({ text }) => text)).toEqual(['나쁜 말'])
    expect(await download(admin, _file)).toBe(200)
    const noted = await db.selectFrom('audit').select('action').where('resource', '=', 'conversations').where('_item', '=', _id).execute()
    expect(noted).toEqual([{ action: 'read' }])

    expect((await judge(_id, { isHandled: true })).answer.conversation.reports[0]?.handledAt).not.toBeNull()
    await write(buyer, _id, { text: '그 뒤의 말' })
    expect((await readAsStaff(_id)).answer.messages.map(({ text }) => text)).toEqual(['나쁜 말'])
    expect((await read(seller, _id)).answer.isReported).toBe(false)
    await report(buyer, _id, '저도 할 말이 있습니다')
    expect((await readAsStaff(_id)).answer.messages.map(({ text }) => text)).toEqual(['그 뒤의 말', '나쁜 말'])
    expect((await judge(_id, { isHandled: true })).status).toBe(200)
  })

  it('lets staff close the conversation, which both sides then read and cannot write, and open it again', async () => {
    const { buyer, seller, _id } = await pair()
    await write(buyer, _id, { text: '광고' })
    expect((await judge(_id, { isBlocked: true })).status).toBe(404)
    await report(seller, _id)
    expect((await judge(_id, { isBlocked: true, isHandled: true })).answer.conversation.blockedAt).not.toBeNull()
    for (const who of [buyer, seller]) {
      expect([(await write(who, _id, { text: 'x' })).error.code, (await attach(who, _id, pdf())).status]).toEqual([
        'conversationClosed',
        409,
      ])
      expect((await read(who, _id)).answer).toMatchObject({ isBlocked: true, canWrite: false, messages: [{ text: '광고' }] })
      expect(await own(who, _id)).toMatchObject({ canWrite: false })
    }
    await judge(_id, { isBlocked: false })
    expect((await write(buyer, _id, { text: '다시' })).status).toBe(201)
  })
})

describe('retention', () => {
  it('ends a conversation with its files half a year after its fair, and a file whose message never came after days', async () => {
    const old = await addFair(server)
    const { buyer, _id } = await pair(old)
    const { _file } = (await attach(buyer, _id, pdf())).answer.file
    await write(buyer, _id, { text: '지난 이야기', _files: [_file] })
    const unsent = (await attach(buyer, _id, pdf())).answer.file._file
    await eraseOldConversations(platform, new Date(Date.now() + 7 * day))
    expect([(await read(buyer, _id)).answer.messages.length, await download(buyer.token, unsent)]).toEqual([1, 200])
    await eraseOldConversations(platform, new Date(Date.now() + 9 * day))
    expect([await download(buyer.token, unsent), await download(buyer.token, _file)]).toEqual([404, 200])
    const end = Date.parse(old.endsAt ?? '')
    await eraseOldConversations(platform, new Date(end + 179 * day))
    expect((await read(buyer, _id)).answer.messages).toHaveLength(1)
    await eraseOldConversations(platform, new Date(end + 181 * day))
    expect([(await read(buyer, _id)).answer.messages, await download(buyer.token, _file)]).toEqual([[], 404])
    expect(await db.selectFrom('conversations').select('_matching').where('_matching', '=', _id).execute()).toEqual([])
  })
})
