import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Answer, ErrorAnswer } from '#contract/api.ts'
import { questionLimits } from '#contract/support/question-limits.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '../account/passwords.ts'
import { jpeg, png, webp } from '../testing/attachments.ts'
import { docxOf, samples } from '../testing/documents.ts'
import { addMember } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const admin = await server.login('admin')
const editor = await server.login('editor')
const password = 'a long enough one'
const avif = await sharp(png).avif().toBuffer()
let count = 0

/** Somebody with a question. */
async function anAsker(change: object = {}) {
  count += 1
  const member = await addMember(server, `asker${count}`, { passwordHash: await hashPassword(password) })
  const body = { title: '제목', content: '내용', ...change }
  const { question } = (await server.ask('POST /api/v1/me/inquires', { token: member.token, body })).answer
  return { _user: member._id, token: member.token, _id: question._id }
}
type Asker = Pick<Awaited<ReturnType<typeof anAsker>>, 'token' | '_id'>

interface Sent {
  index?: number | string
  name?: string
  field?: string
  key?: string
}
async function put({ token, _id }: Asker, bytes: Uint8Array, { index = 0, name = 'a.png', field = 'image', key }: Sent = {}) {
  const form = new FormData()
  form.append(field, new File([new Uint8Array(bytes)], name))
  const made = new Request('http://localhost', { method: 'POST', body: form })
  const { statusCode, payload, headers } = await server.app.inject({
    method: 'POST',
    url: `/api/v1/me/inquires/${_id}/images/${index}`,
    payload: Buffer.from(await made.arrayBuffer()),
    headers: {
      'content-type': made.headers.get('content-type') ?? '',
      authorization: `Bearer ${token}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  })
  const body = JSON.parse(payload) as Answer<'POST /api/v1/me/inquires/{_id}/images/{index}'> & ErrorAnswer
  return { status: statusCode, code: body.code, images: body.question?.images ?? [], headers, text: payload }
}
const take = ({ token, _id }: Asker, index: number) =>
  server.ask('DELETE /api/v1/me/inquires/{_id}/images/{index}', { token, params: { _id, index } })
const download = (_file: string, token?: string) =>
  server.app.inject({ url: `/api/v1/files/${_file}`, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })
const answer = (_id: string) =>
  server.ask('PUT /api/console/center/questions/{_id}', { token: admin, params: { _id }, body: { answers: [{ content: '답' }] } })

/** What is stored of pictures, on the disk and in the database. */
async function stored() {
  const entries = await readdir(join(server.config.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
  const rows = await db.selectFrom('files').select('_id').execute()
  return [entries.filter((entry) => entry.isFile()).length, rows.length]
}

describe('a picture of a question', () => {
  it.each([
    ['a JPEG', 'a.jpg', jpeg],
    ['a PNG', 'a.png', png],
    ['a WebP', 'a.webp', webp],
  ])('is taken as %s, and kept as pixels alone', async (_what, name, bytes) => {
    const asker = await anAsker()
    const { status, images } = await put(asker, bytes, { name })
    expect([status, images]).toEqual([201, [{ index: 0, _file: expect.any(String) as string, width: 8, height: 8 }]])
    const { headers, rawPayload } = await download(images[0]?._file ?? '', asker.token)
    expect([headers['content-type'], headers['cache-control']]).toEqual(['image/webp', 'no-store'])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 8, height: 8 })
  })

  it('tells nothing of where it was taken, nor what its file was called', async () => {
    const asker = await anAsker()
    const bytes = await sharp(jpeg)
      .withExif({ IFD0: { ImageDescription: 'HOME ADDRESS' } })
      .jpeg()
      .toBuffer()
    expect(bytes.includes('HOME ADDRESS')).toBe(true)
    const { images } = await put(asker, bytes, { name: '우리집.jpg' })
    const { rawPayload, headers } = await download(images[0]?._file ?? '', asker.token)
    expect(rawPayload.includes('HOME ADDRESS')).toBe(false)
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''1.webp")
  })

  it('is for its owner and for staff of the inquiries, also where the question is public', async () => {
    const asker = await anAsker({ isPublic: true })
    const other = await anAsker()
    const { images } = await put(asker, png)
    const _file = images[0]?._file ?? ''
    const statuses = await Promise.all([undefined, other.token, editor, asker.token, admin].map((token) => download(_file, token)))
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 200, 200])
    const variant = await server.app.inject({ url: `/api/v1/files/${_file}/160.webp`, headers: { authorization: `Bearer ${asker.token}` } })
    expect(variant.statusCode).toBe(404)
    const notes = await db.selectFrom('audit').select(['action', 'resource']).where('_item', '=', _file).execute()
    expect(notes).toEqual([{ action: 'download', resource: 'files' }])
  })

  it('takes the place of the one that was there, which is gone', async () => {
    const asker = await anAsker()
    const first = await put(asker, png, { index: 3 })
    await put(asker, png, { index: 1 })
    const before = await stored()
    const second = await put(asker, jpeg, { index: 3 })
    expect(second.images.map(({ index }) => index)).toEqual([1, 3])
    expect(await stored()).toEqual(before)
    expect((await download(first.images[0]?._file ?? '', asker.token)).statusCode).toBe(404)
  })

  it('is one of five, by their places', async () => {
    const asker = await anAsker()
    const sent = await Promise.all(Array.from({ length: questionLimits.images }, (_, index) => put(asker, png, { index })))
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    const { answer: seen } = await server.ask('GET /api/v1/me/inquires/{_id}', { token: asker.token, params: { _id: asker._id } })
    expect(seen.question.images.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4])
    const before = await stored()
    for (const index of [5, -1, '00', '0x0', '1.5']) expect([index, (await put(asker, png, { index })).status]).toEqual([index, 400])
    expect(await stored()).toEqual(before)
  })

  it('sent twice with one key is stored once', async () => {
    const asker = await anAsker()
    const key = randomUUID()
    const first = await put(asker, png, { key })
    const before = await stored()
    const again = await put(asker, png, { key })
    expect([again.headers['idempotency-replayed'], again.text]).toEqual(['true', first.text])
    expect(await stored()).toEqual(before)
  })

  it('can be taken out again, once', async () => {
    const asker = await anAsker()
    const before = await stored()
    const { images } = await put(asker, png)
    expect((await take(asker, 0)).status).toBe(204)
    expect((await take(asker, 0)).status).toBe(404)
    expect(await stored()).toEqual(before)
    expect((await download(images[0]?._file ?? '', asker.token)).statusCode).toBe(404)
  })

  it('is not changed any more once the question was answered, and still read', async () => {
    const asker = await anAsker()
    const { images } = await put(asker, png)
    await answer(asker._id)
    const before = await stored()
    expect(await put(asker, png, { index: 1 })).toMatchObject({ status: 409, code: 'answered' })
    expect(await take(asker, 0)).toMatchObject({ status: 409, error: { code: 'answered' } })
    expect(await stored()).toEqual(before)
    expect((await download(images[0]?._file ?? '', asker.token)).statusCode).toBe(200)
  })

  it.each([
    ['text with the name of a picture', Buffer.from('hello'), 415, 'inquiryFileType'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415, 'inquiryFileType'],
    ['AVIF', avif, 415, 'inquiryFileType'],
    ['half of a picture', png.subarray(0, 40), 415, 'inquiryFileType'],
    ['nothing', Buffer.alloc(0), 415, 'inquiryFileType'],
    ['more than ten megabytes', Buffer.concat([png, Buffer.alloc(11 * 1024 * 1024)]), 413, 'fileTooLarge'],
  ])('is refused as %s, and leaves nothing', async (_what, bytes, status, code) => {
    const asker = await anAsker()
    const before = await stored()
    expect(await put(asker, bytes)).toMatchObject({ status, code })
    expect(await stored()).toEqual(before)
  })

  it('is refused in another field, and for a question of somebody else before it is received', async () => {
    const [asker, other] = [await anAsker(), await anAsker()]
    const before = await stored()
    expect((await put(asker, png, { field: 'file' })).status).toBe(400)
    expect((await put({ token: other.token, _id: asker._id }, png)).status).toBe(404)
    expect((await take({ token: other.token, _id: asker._id }, 0)).status).toBe(404)
    expect(await stored()).toEqual(before)
  })

  it('is one of so many bytes a day, which are counted for each member, and apart from those of consultations', async () => {
    const [asker, other] = [await anAsker(), await anAsker()]
    const { images } = await put(asker, png)
    await db
      .updateTable('files')
      .set({ size: questionLimits.imageBytesPerDay + 1 })
      .where('_id', '=', images[0]?._file ?? '')
      .execute()
    expect(await put(asker, png, { index: 1 })).toMatchObject({ status: 429, code: 'filesFull' })
    expect((await put(other, png)).status).toBe(201)
  })
})

describe('a document of a question', () => {
  it.each([
    ['견적서.pdf', 'application/pdf', samples.pdf],
    ['목록.csv', 'text/csv', samples.csv],
    ['계약서.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', docxOf()],
  ])('is taken as %s, kept as it came, and handed out as a file', async (name, type, bytes) => {
    const asker = await anAsker()
    const { status, images } = await put(asker, bytes, { name })
    expect([status, images]).toEqual([201, [{ index: 0, _file: expect.any(String) as string, width: null, height: null, name }]])
    const { headers, rawPayload } = await download(images[0]?._file ?? '', asker.token)
    expect([headers['content-type'], headers['cache-control']]).toEqual([type, 'no-store'])
    expect(headers['content-disposition']).toContain(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    expect(rawPayload.equals(bytes)).toBe(true)
    expect((await download(images[0]?._file ?? '', editor)).statusCode).toBe(404)
    expect((await download(images[0]?._file ?? '', admin)).statusCode).toBe(200)
  })

  it('takes the place of a picture, which is gone, and goes with the question', async () => {
    const before = await stored()
    const asker = await anAsker()
    await put(asker, png)
    const { images } = await put(asker, samples.pdf, { name: 'a.pdf' })
    expect(images.map(({ name }) => name)).toEqual(['a.pdf'])
    const [files, rows] = await stored()
    expect([files, rows]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1])
    await server.ask('DELETE /api/v1/me/inquires/{_id}', { token: asker.token, params: { _id: asker._id } })
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['a recording', 'a.mp3', samples.mp3],
    ['another kind than its name says', 'a.docx', samples.pdf],
  ])('is refused as %s, and leaves nothing', async (_what, name, bytes) => {
    const asker = await anAsker()
    const before = await stored()
    expect(await put(asker, bytes, { name })).toMatchObject({ status: 415, code: 'inquiryFileType' })
    expect(await stored()).toEqual(before)
  })
})

describe('pictures go', () => {
  it.each<[string, (asker: Asker) => Promise<{ status: number }>]>([
    ['with the question', ({ token, _id }) => server.ask('DELETE /api/v1/me/inquires/{_id}', { token, params: { _id } })],
    [
      'where staff take the question away',
      ({ _id }) => server.ask('DELETE /api/console/center/questions/{_id}', { token: admin, params: { _id } }),
    ],
    ['with the account', ({ token }) => server.ask('POST /api/v1/me/withdraw', { token, body: { password } })],
  ])('%s', async (_when, act) => {
    const before = await stored()
    const asker = await anAsker()
    await put(asker, png)
    await put(asker, jpeg, { index: 1 })
    expect((await act(asker)).status).toBe(204)
    expect(await stored()).toEqual(before)
  })

  it('with the account also from a public question that stays with its answer', async () => {
    const before = await stored()
    const asker = await anAsker({ isPublic: true })
    await put(asker, png)
    await answer(asker._id)
    expect((await server.ask('POST /api/v1/me/withdraw', { token: asker.token, body: { password } })).status).toBe(204)
    const kept = await server.ask('GET /api/console/center/questions/{_id}', { token: admin, params: { _id: asker._id } })
    expect(kept.answer.question).toMatchObject({ _user: null, author: null, images: [] })
    expect(await stored()).toEqual(before)
  })
})

it('nothing of a picture is left unsettled', async () => {
  const asker = await anAsker()
  await put(asker, png)
  await put(asker, Buffer.from('x'))
  expect(await readdir(join(server.config.dataDir, 'files/pending'))).toEqual([])
  const [file] = await db.selectFrom('files').select(['_id', '_user', 'sha256']).where('_user', '=', asker._user).execute()
  expect(file).toMatchObject({ _user: asker._user })
  expect((await readFile(server.app.platform.storage.pathOf(`${file?._id}/original`))).length).toBeGreaterThan(0)
})
