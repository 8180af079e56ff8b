import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Answer, ErrorAnswer } from '#contract/api.ts'
import type { IntroductionUpload } from '#contract/account/company-files.ts'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { jpeg, until } from '../testing/attachments.ts'
import { addCompany } from '../testing/companies.ts'
import { samples, xlsxOf } from '../testing/documents.ts'
import { addMember } from '../testing/members.ts'
import { bytesInBuffers } from '../testing/memory.ts'
import { engineUnderTest, serverForFile } from '../testing/server.ts'
import { listen } from '../testing/wire.ts'
import { hashPassword } from './passwords.ts'
import { forgetOldUploads } from './introduction-uploads.ts'
import { seconds } from '../testing/patience.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const MB = 1024 * 1024
const below = '/api/v1/me/company/introductions'
const one = `${below}/{_id}` as const

let count = 0
const someone = (state: 'PENDING' | 'APPROVED' = 'PENDING', role: 'SELLER' | 'BUYER' = 'SELLER') => {
  count += 1
  return addCompany(server, `introducer${count}`, { state, role })
}
const pdfOf = (size: number): Buffer => {
  const bytes = randomBytes(size)
  samples.pdf.copy(bytes)
  return bytes
}
const begin = (token: string, name: string, size: number) => server.ask(`POST ${below}`, { token, body: { name, size } })
type Sent = Answer<`PATCH ${typeof one}`> & ErrorAnswer & { current?: { upload: IntroductionUpload } }

async function sendPart(
  token: string,
  _id: string,
  offset: number | undefined,
  bytes: Uint8Array,
  { app = server.app, type = 'application/offset+octet-stream' } = {},
) {
  const { statusCode, payload } = await app.inject({
    method: 'PATCH',
    url: `${below}/${_id}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': type,
      ...(offset === undefined ? {} : { 'upload-offset': String(offset) }),
    },
    payload: Buffer.from(bytes),
  })
  return { status: statusCode, answer: JSON.parse(payload) as Sent }
}

/** Sends a small file at once. */
async function send(token: string, name: string, bytes: Uint8Array) {
  const { answer } = await begin(token, name, bytes.length)
  return sendPart(token, answer.upload._id, 0, bytes)
}
const introductionOf = async (token: string) => (await server.ask('GET /api/v1/me/company', { token })).answer.company.introduction
const download = (_file: string, token?: string) =>
  server.app.inject({ url: `/api/v1/files/${_file}`, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const onDisk = async (folder: string) =>
  (await readdir(join(server.config.dataDir, 'files', folder), { recursive: true }).catch(() => [] as string[])).toSorted((a, b) =>
    a < b ? -1 : 1,
  )
const offsetOf = async (token: string, _id: string) => (await server.ask(`GET ${one}`, { token, params: { _id } })).answer.upload.offset

/** What buffers have taken since at the most. Each look collects all garbage, which takes longer than a part of the upload. */
async function watchMemory() {
  const before = await bytesInBuffers()
  let most = 0
  const look = async () => void (most = Math.max(most, (await bytesInBuffers()) - before))
  return {
    most: () => most,
    look,
    /** Looks all the time, as long as something is under way. */
    during: async <Result>(work: Promise<Result>): Promise<Result> => {
      const over = new AbortController()
      const ended = work.finally(() => over.abort())
      while (!over.signal.aborted) await look()
      return ended
    },
  }
}

describe('an introduction', () => {
  // Its bytes go past the database: on one engine.
  it.runIf(engineUnderTest() === 'sqlite')(
    'of 49 MB arrives whole over a connection that breaks twice, and is never in memory',
    { timeout: seconds(60) },
    async () => {
      const { token } = await someone()
      const bytes = pdfOf(49 * MB)
      const { port, end } = await listen(server.app)
      const { _id } = (await begin(token, '소개서.pdf', bytes.length)).answer.upload
      const breaks = [7, 16]
      let offset = 0
      const memory = await watchMemory()
      /** Sends a part over a connection of its own, which may end after so many bytes. */
      const patch = (part: Buffer, endsAfter = Infinity) =>
        new Promise<number>((resolve) => {
          const socket = connect(port, '127.0.0.1')
          let text = ''
          socket.on('data', (chunk) => (text += chunk.toString()))
          socket.on('error', () => undefined)
          socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)))
          socket.write(
            `PATCH ${below}/${_id} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nUpload-Offset: ${offset}\r\n` +
              `Content-Type: application/offset+octet-stream\r\nContent-Length: ${part.length}\r\nConnection: close\r\n\r\n`,
          )
          socket.write(part.subarray(0, endsAfter), () => {
            if (endsAfter < part.length) socket.destroy()
          })
        })
      for (let number = 0; offset < bytes.length; number += 1) {
        const part = bytes.subarray(offset, offset + 2 * MB)
        const isBroken = breaks.includes(number)
        const isLast = offset + part.length === bytes.length && !isBroken
        const sent = patch(part, isBroken ? MB + 12_345 : Infinity)
        const status = isLast ? await memory.during(sent) : await sent
        expect(status).toBe(isBroken ? 0 : 200)
        if (isLast) break
        if (number % 5 === 0) await memory.look()
        // What had come before the connection was lost is kept.
        const from = offset
        await until(async () => (await offsetOf(token, _id)) > from)
        offset = await offsetOf(token, _id)
        expect(offset < from + part.length).toBe(isBroken)
      }
      end()
      // The whole file would be 49 MB.
      expect(memory.most()).toBeLessThan(20 * MB)
      const introduction = await introductionOf(token)
      expect(introduction).toMatchObject({ name: '소개서.pdf', size: bytes.length, type: 'application/pdf' })
      const arrived = await download(introduction?._file ?? '', token)
      expect(digest(arrived.rawPayload)).toBe(digest(bytes))
      const row = await db
        .selectFrom('files')
        .select('sha256')
        .where('_id', '=', introduction?._file ?? '')
        .executeTakeFirst()
      expect(row?.sha256).toBe(digest(bytes))
      expect((await server.ask(`GET ${one}`, { token, params: { _id } })).status).toBe(404)
      expect(await onDisk('parts')).toEqual([])
    },
  )

  it.each([
    ['소개서.pdf', samples.pdf, 'application/pdf'],
    ['표.XLSX', xlsxOf(), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['사진.jpeg', jpeg, 'image/jpeg'],
  ])('%s is taken', async (name, bytes, type) => {
    const { token } = await someone()
    expect((await send(token, name, bytes)).answer).toMatchObject({
      introduction: { name, type, size: bytes.length },
      upload: { offset: bytes.length },
    })
  })

  it('that is something else than its name says is refused, and nothing of it stays', async () => {
    const { token } = await someone()
    const program = Buffer.concat([Buffer.from('MZ'), randomBytes(3000)])
    for (const [name, bytes] of [
      ['소개서.pdf', program],
      ['소개서.pdf', jpeg],
      ['사진.png', jpeg],
    ] as const)
      expect(await send(token, name, bytes)).toMatchObject({ status: 415, answer: { code: 'introductionType' } })
    expect((await begin(token, '프로그램.exe', 100)).error.code).toBe('introductionType')
    expect((await begin(token, '소개서.docx', 100)).error.message).toContain('PDF')
    expect(await introductionOf(token)).toBeNull()
    expect(await onDisk('parts')).toEqual([])
    expect(await onDisk('pending')).toEqual([])
    expect((await server.ask(`GET ${below}`, { token })).answer.uploads).toEqual([])
  })

  it('of more than 50 MB, of nothing, or without a company is not begun', async () => {
    const { token } = await someone()
    expect(await begin(token, '소개서.pdf', 50 * MB + 1)).toMatchObject({ status: 413, error: { code: 'fileTooLarge' } })
    expect((await begin(token, '소개서.pdf', 0)).status).toBe(400)
    const { token: other } = await addMember(server, 'without-company')
    expect((await begin(other, '소개서.pdf', 100)).status).toBe(404)
    expect((await server.ask(`GET ${below}`, { token: other })).status).toBe(404)
  })

  it('takes the place of the former one, whose bytes go, and can be taken away', async () => {
    const { token } = await someone()
    const first = (await send(token, '하나.pdf', samples.pdf)).answer.introduction?._file ?? ''
    const second = (await send(token, '둘.pdf', samples.pdf)).answer.introduction?._file ?? ''
    expect((await download(first, token)).statusCode).toBe(404)
    expect((await download(second, token)).rawPayload).toEqual(samples.pdf)
    const names = async () => (await onDisk('.')).filter((name) => name.includes(first) || name.includes(second))
    expect((await names()).filter((name) => name.includes(first))).toEqual([])
    expect((await server.ask('DELETE /api/v1/me/company/introduction', { token })).status).toBe(204)
    expect(await introductionOf(token)).toBeNull()
    expect(await names()).toEqual([])
    expect((await server.ask('DELETE /api/v1/me/company/introduction', { token })).status).toBe(404)
  })
})

describe('a part', () => {
  const size = 300 * 1024
  const bytes = pdfOf(size)
  const half = 150 * 1024

  it('behind the wrong offset, or sent twice, is told where it goes on', async () => {
    const { token } = await someone()
    const { _id } = (await begin(token, '소개서.pdf', size)).answer.upload
    const at = (offset: number) => ({ status: 409, answer: { code: 'offsetWrong', current: { upload: { _id, offset } } } })
    expect(await sendPart(token, _id, 5, bytes)).toMatchObject(at(0))
    expect((await sendPart(token, _id, 0, bytes.subarray(0, half))).answer).toMatchObject({ upload: { offset: half }, introduction: null })
    expect(await sendPart(token, _id, 0, bytes.subarray(0, half))).toMatchObject(at(half))
    expect((await sendPart(token, _id, half, bytes.subarray(half))).answer.introduction).toMatchObject({ size })
  })

  it('that is too long, too short or no part is refused, and changes nothing', async () => {
    const { token } = await someone()
    const { _id } = (await begin(token, '소개서.pdf', size)).answer.upload
    expect((await sendPart(token, _id, 0, Buffer.alloc(size + 1))).status).toBe(413)
    expect((await sendPart(token, _id, 0, Buffer.alloc(2 * MB + 1))).status).toBe(413)
    expect((await sendPart(token, _id, 0, bytes.subarray(0, 1000))).status).toBe(400)
    expect((await sendPart(token, _id, 0, Buffer.alloc(0))).status).toBe(400)
    expect((await sendPart(token, _id, undefined, bytes)).status).toBe(400)
    expect((await sendPart(token, _id, 0, Buffer.from('{}'), { type: 'application/json' })).status).toBe(415)
    expect(await offsetOf(token, _id)).toBe(0)
    expect((await onDisk('parts')).filter((name) => name.startsWith(`${_id}/`))).toEqual([])
  })

  it('that two processes receive at once is counted once, and the file is whole', async () => {
    const { token } = await someone()
    const second = await buildApp(server.config, server.database)
    const apps = [server.app, second]
    const { _id } = (await begin(token, '소개서.pdf', size)).answer.upload
    for (const [from, to] of [
      [0, half],
      [half, 2 * half],
    ] as const) {
      const sent = await Promise.all(
        Array.from({ length: 8 }, (_each, index) =>
          sendPart(token, _id, from, bytes.subarray(from, to), { app: apps[index % 2] ?? second }),
        ),
      )
      expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(sent.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([])
    }
    await second.close()
    const introduction = await introductionOf(token)
    expect(digest((await download(introduction?._file ?? '', token)).rawPayload)).toBe(digest(bytes))
    const { _user } = await db
      .selectFrom('companyFiles')
      .select('_user')
      .where('_file', '=', introduction?._file ?? '')
      .executeTakeFirstOrThrow()
    expect(await db.selectFrom('companyFiles').selectAll().where('_user', '=', _user).execute()).toHaveLength(1)
    expect(await onDisk('pending')).toEqual([])
  })
})

it('uploads of others are not there, in either direction', async () => {
  const [a, b] = [await someone(), await someone()]
  for (const [own, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const { _id } = (await begin(own.token, '소개서.pdf', 1000)).answer.upload
    const { token } = other
    expect((await server.ask(`GET ${one}`, { token, params: { _id } })).status).toBe(404)
    expect((await sendPart(token, _id, 0, Buffer.alloc(1000))).status).toBe(404)
    expect((await server.ask(`DELETE ${one}`, { token, params: { _id } })).status).toBe(404)
    expect(await offsetOf(own.token, _id)).toBe(0)
  }
})

it('an account has two uploads under way at most, also when it begins many at once', async () => {
  const { token } = await someone()
  const begun = await Promise.all(Array.from({ length: 6 }, () => begin(token, '소개서.pdf', 1000)))
  expect(begun.filter(({ status }) => status === 201)).toHaveLength(2)
  const refused = begun.find(({ status }) => status === 409)
  expect(refused?.error).toMatchObject({ code: 'tooManyUploads', current: { uploads: [{ offset: 0 }, { offset: 0 }] } })
  const { uploads } = (await server.ask(`GET ${below}`, { token })).answer
  expect((await server.ask(`DELETE ${one}`, { token, params: { _id: uploads[0]?._id ?? '' } })).status).toBe(204)
  expect((await begin(token, '소개서.pdf', 1000)).status).toBe(201)
})

it('what did not come whole within a day of its last part goes, with all that had come', async () => {
  const { token } = await someone()
  const { _id } = (await begin(token, '소개서.pdf', 300_000)).answer.upload
  await sendPart(token, _id, 0, Buffer.alloc(100_000))
  await forgetOldUploads(server.app.platform, new Date(Date.now() + 23 * 3_600_000))
  expect(await offsetOf(token, _id)).toBe(100_000)
  await forgetOldUploads(server.app.platform, new Date(Date.now() + 25 * 3_600_000))
  expect((await server.ask(`GET ${one}`, { token, params: { _id } })).status).toBe(404)
  expect((await onDisk('parts')).filter((name) => name.startsWith(_id))).toEqual([])
})

it('an introduction is read by its owner, by staff for members, and by companies that take part, and by nobody else', async () => {
  const [a, b, pending, member] = [
    await someone('APPROVED'),
    await someone('APPROVED', 'BUYER'),
    await someone(),
    await addMember(server, 'onlooker'),
  ]
  const _file = (await send(a.token, '소개서.pdf', samples.pdf)).answer.introduction?._file ?? ''
  const hidden = (await send(pending.token, '소개서.pdf', samples.pdf)).answer.introduction?._file ?? ''
  const [admin, editor] = [await server.login('admin'), await server.login('editor')]
  const statuses = async (file: string) =>
    Promise.all(
      [undefined, a.token, b.token, pending.token, member.token, admin, editor].map(
        async (token) => (await download(file, token)).statusCode,
      ),
    )
  expect(await statuses(_file)).toEqual([404, 200, 200, 404, 404, 200, 404])
  expect(await statuses(hidden)).toEqual([404, 404, 404, 200, 404, 200, 404])
  const read = await server.ask('GET /api/v1/companies/{_id}', { token: b.token, params: { _id: a._company } })
  expect(read.answer.company.introduction).toMatchObject({ _file, name: '소개서.pdf' })
})

it('a withdrawal takes the introduction and what is on its way with it', async () => {
  const { _id: _user, token } = await someone()
  const password = 'a long enough one'
  await db
    .updateTable('users')
    .set({ passwordHash: await hashPassword(password) })
    .where('_id', '=', _user)
    .execute()
  const _file = (await send(token, '소개서.pdf', samples.pdf)).answer.introduction?._file ?? ''
  const { _id } = (await begin(token, '새것.pdf', 300_000)).answer.upload
  await sendPart(token, _id, 0, Buffer.alloc(100_000))
  expect((await server.ask('POST /api/v1/me/withdraw', { token, body: { password } })).status).toBe(204)
  expect((await onDisk('.')).filter((name) => name.includes(_file) || name.includes(_id))).toEqual([])
  for (const table of ['uploads', 'companyFiles'] as const)
    expect(await db.selectFrom(table).select('_user').where('_user', '=', _user).execute()).toEqual([])
  expect(await db.selectFrom('files').select('_id').where('_id', '=', _file).execute()).toEqual([])
})
