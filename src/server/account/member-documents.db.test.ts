import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { companies } from '#contract/account/companies.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { makeInTurn } from '../files/pictures.ts'
import { jpeg, png } from '../testing/attachments.ts'
import { addCompany, sendFile } from '../testing/companies.ts'
import { samples } from '../testing/documents.ts'
import { addMember } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'
import { hashPassword } from './passwords.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const [admin, editor] = [await server.login('admin'), await server.login('editor')]

let count = 0
const someone = () => {
  count += 1
  return addCompany(server, `documents${count}`)
}
type Kind = 'businessRegistration' | 'logo' | 'photo'
type Someone = Awaited<ReturnType<typeof someone>>

interface Sent {
  name: string
  bytes: Buffer
  field: string
}
/** @param field of the form; that of the kind where none is named */
const send = (_id: string, kind: Kind, token: string, { name = '서류.pdf', bytes = samples.pdf, field }: Partial<Sent> = {}) =>
  sendFile(server, `/api/v1/users/${_id}/${kind}`, field ?? kind, new File([new Uint8Array(bytes)], name), token)
const picture = { name: '사진.png', bytes: png }
const download = async (_file: string, token?: string) =>
  (await server.app.inject({ url: `/api/v1/files/${_file}`, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } }))
    .statusCode
const kindsOf = async (token: string) => (await server.ask('GET /api/v1/me/files', { token })).answer.files.map(({ kind }) => kind)
const onDisk = async (_file: string) =>
  (await readdir(join(server.config.dataDir, 'files'), { recursive: true })).filter((name) => name.includes(_file))
const decide = ({ _company }: Someone, state: 'APPROVED' | 'REJECTED') =>
  server.ask('PUT /api/console/companies/{_id}', {
    token: admin,
    params: { _id: _company },
    body: { state, reason: state === 'REJECTED' ? '서류가 다릅니다.' : null },
  })
const stateOf = async ({ token }: Someone) => (await server.ask('GET /api/v1/me/company', { token })).answer.company.state

describe.each([
  ['businessRegistration', {}, 'application/pdf'],
  ['businessRegistration', { name: '사진.jpg', bytes: jpeg }, 'image/jpeg'],
  ['logo', picture, 'image/webp'],
  ['photo', picture, 'image/webp'],
] as const)('%s', (kind, file, type) => {
  it(`is stored as ${type}, and read by ${kind === 'logo' ? 'everybody' : 'its owner and staff for members alone'}`, async () => {
    const [own, other] = [await someone(), await someone()]
    const { status, answer } = await send(own._id, kind, own.token, file)
    expect({ status, answer }).toMatchObject({ status: 201, answer: { file: { type } } })
    const readers = [own.token, admin, other.token, editor, undefined]
    const others = kind === 'logo' ? 200 : 404
    expect(await Promise.all(readers.map((token) => download(answer.file._file, token)))).toEqual([200, 200, others, others, others])
    expect(await kindsOf(own.token)).toEqual([kind])
    const seen = await server.ask('GET /api/console/users/{_id}/files', { token: admin, params: { _id: own._id } })
    expect(seen.answer.files).toMatchObject([{ kind, _file: answer.file._file }])
  })

  it('takes the former one’s place, whose bytes go', async () => {
    const { _id, token } = await someone()
    const first = (await send(_id, kind, token, file)).answer.file._file
    const second = (await send(_id, kind, token, file)).answer.file._file
    expect([await download(first, token), await download(second, token)]).toEqual([404, 200])
    expect(await onDisk(first)).toEqual([])
    expect(await db.selectFrom('files').select('_id').where('_id', '=', first).execute()).toEqual([])
  })

  it('of somebody else is not there', async () => {
    const [own, other] = [await someone(), await someone()]
    for (const token of [other.token, admin]) expect((await send(own._id, kind, token, file)).status).toBe(404)
    expect(await kindsOf(own.token)).toEqual([])
  })
})

it('what is no document or no picture, or comes in another field, is refused', async () => {
  const { _id, token } = await someone()
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)])
  for (const wrong of [{ bytes: program }, { bytes: jpeg }, { name: '표.xlsx' }])
    expect(await send(_id, 'businessRegistration', token, wrong)).toMatchObject({ status: 415, answer: { code: 'registrationType' } })
  expect((await send(_id, 'logo', token, {})).status).toBe(415)
  expect((await send(_id, 'photo', token, { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), name: 'a.svg' })).status).toBe(
    415,
  )
  expect((await send(_id, 'photo', token, { ...picture, field: 'file' })).status).toBe(400)
  expect(await kindsOf(token)).toEqual([])
  const entries = await readdir(join(server.config.dataDir, 'files', 'pending')).catch(() => [])
  expect(entries).toEqual([])
})

it('who has no company shows a photo alone', async () => {
  const { _id, token } = await addMember(server, 'no-company')
  expect((await send(_id, 'businessRegistration', token)).status).toBe(404)
  expect((await send(_id, 'photo', token, picture)).status).toBe(201)
})

it('a photo is square, read by companies that take part as its owner’s does, and gone when it is taken away', async () => {
  const [own, other, outside] = [await someone(), await someone(), await someone()]
  const wide = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  const { _file } = (await send(own._id, 'photo', own.token, { ...picture, bytes: wide })).answer.file
  const stored = await db.selectFrom('files').select(['width', 'height', 'isPublic']).where('_id', '=', _file).executeTakeFirst()
  expect(stored).toEqual({ width: 480, height: 480, isPublic: 0 })
  const setState = (_id: string, state: string) => db.updateTable('companies').set({ state }).where('_id', '=', _id).execute()
  const read = () => Promise.all([other.token, outside.token, undefined].map((token) => download(_file, token)))
  await setState(other._company, 'APPROVED')
  expect(await read()).toEqual([404, 404, 404])
  await setState(own._company, 'APPROVED')
  expect(await read()).toEqual([200, 404, 404])
  const asked = { token: other.token, params: { _id: own._company } }
  expect((await server.ask('GET /api/v1/companies/{_id}', asked)).answer.company.photo).toMatchObject({ _file })
  const remove = (token: string) => server.ask('DELETE /api/v1/users/{_id}/photo', { token, params: { _id: own._id } })
  expect([(await remove(other.token)).status, (await remove(own.token)).status, (await remove(own.token)).status]).toEqual([404, 204, 404])
  expect([await download(_file, own.token), await onDisk(_file)]).toEqual([404, []])
  expect((await server.ask('GET /api/v1/companies/{_id}', asked)).answer.company.photo).toBeNull()
})

describe('a seller', () => {
  it('is approved only with its business registration', async () => {
    const own = await someone()
    const refused = await decide(own, 'APPROVED')
    expect(refused).toMatchObject({ status: 409, error: { code: 'registrationNeeded' } })
    expect(refused.error.message).toContain('사업자등록증')
    expect(await stateOf(own)).toBe('PENDING')
    await send(own._id, 'businessRegistration', own.token)
    expect((await decide(own, 'APPROVED')).status).toBe(200)
  })

  it('that shows another registration is looked at again', async () => {
    const own = await someone()
    await send(own._id, 'businessRegistration', own.token)
    for (const state of ['APPROVED', 'REJECTED'] as const) {
      await decide(own, state)
      await send(own._id, 'logo', own.token, picture)
      expect(await stateOf(own)).toBe(state)
      await send(own._id, 'businessRegistration', own.token)
      // What was approved stands until then.
      expect(await stateOf(own)).toBe(state === 'APPROVED' ? 'APPROVED' : 'PENDING')
      const [company] = await repositoryOf(companies).select(db, { where: { _user: own._id } })
      expect(company?.review).toBe(state === 'APPROVED' ? 'CHANGED' : null)
    }
  })
})

it('a buyer is approved without one', async () => {
  const own = await addCompany(server, 'a-buyer', { role: 'BUYER' })
  expect((await decide(own, 'APPROVED')).status).toBe(200)
})

describe('files go', () => {
  const all = async ({ _id, token }: Someone) => [
    (await send(_id, 'businessRegistration', token)).answer.file._file,
    (await send(_id, 'logo', token, picture)).answer.file._file,
    (await send(_id, 'photo', token, picture)).answer.file._file,
  ]
  const left = async (files: readonly string[]) => {
    const found = await Promise.all(files.map(onDisk))
    const rows = await db.selectFrom('files').select('_id').where('_id', 'in', files).execute()
    return files.filter((_file, index) => found[index]?.length !== 0 || rows.some(({ _id }) => _id === _file))
  }

  it('with a withdrawal, all of them', async () => {
    const own = await someone()
    const password = 'a long enough one'
    await db
      .updateTable('users')
      .set({ passwordHash: await hashPassword(password) })
      .where('_id', '=', own._id)
      .execute()
    const files = await all(own)
    expect(await left(files)).toEqual(files)
    expect((await server.ask('POST /api/v1/me/withdraw', { token: own.token, body: { password } })).status).toBe(204)
    expect(await left(files)).toEqual([])
  })

  it('leave with their company nothing of it in answers that staff had', async () => {
    const own = await someone()
    const ceo = `표시 ${randomUUID()}`
    const headers = { 'idempotency-key': randomUUID() }
    const asked = { token: admin, params: { _id: own._company } }
    expect((await server.ask('PUT /api/console/companies/{_id}', { ...asked, body: { ceo }, headers })).status).toBe(200)
    const having = async () => JSON.stringify(await db.selectFrom('idempotency').selectAll().execute()).includes(ceo)
    expect(await having()).toBe(true)
    expect((await server.ask('DELETE /api/console/companies/{_id}', asked)).status).toBe(204)
    expect(await having()).toBe(false)
  })

  it('with their company, and with their account, that staff remove', async () => {
    const own = await someone()
    const files = await all(own)
    expect((await server.ask('DELETE /api/console/companies/{_id}', { token: admin, params: { _id: own._company } })).status).toBe(204)
    expect(await left(files)).toEqual([files[2]])
    expect((await server.ask('DELETE /api/console/users/{_id}', { token: admin, params: { _id: own._id } })).status).toBe(204)
    expect(await left(files)).toEqual([])
  })
})

it('a photo waits in the name of its member: where too many wait, that of who has had a turn is refused', async () => {
  const { _id, token } = await addMember(server, 'many-photos')
  const busy = Promise.withResolvers<void>()
  const turn = makeInTurn('busy', () => busy.promise, { by: _id })
  const sending = send(_id, 'photo', token, picture)
  await expect.poll(async () => (await server.app.platform.storage.pending.list(new Date(Date.now() + 60_000))).length).toBe(1)
  // Those of others, as many as may wait: before it or after it, it is the one that is refused.
  const others = Promise.allSettled(Array.from({ length: 100 }, (_each, index) => makeInTurn(`other ${index}`, async () => undefined)))
  expect((await sending).status).toBe(503)
  busy.resolve()
  await Promise.all([turn, others])
})
