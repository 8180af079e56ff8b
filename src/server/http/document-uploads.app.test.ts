import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ErrorAnswer } from '#contract/api.ts'
import type { StoredFile } from '#contract/field.ts'
import { boards, maxBoardFiles } from '#contract/support/boards.ts'
import { expect, it } from 'vitest'
import { png } from '../testing/attachments.ts'
import { aPost } from '../testing/content.ts'
import { samples } from '../testing/documents.ts'
import { requestOf, serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const token = await server.login('editor')

type Upload = 'POST /api/console/boards/{_board}/files' | 'POST /api/console/files/documents'

interface Sent {
  file?: string
  bytes?: Uint8Array
  headers?: Record<string, string>
}

/** Sends a file in a form, as a browser does. */
async function send(name: Upload, params: object, { file = '안내.pdf', bytes = samples.pdf, headers = {} }: Sent = {}) {
  const data = new FormData()
  data.append('file', new File([new Uint8Array(bytes)], file))
  const made = new Request('http://localhost', { method: 'POST', body: data })
  const type = { 'content-type': made.headers.get('content-type') ?? '' }
  const reply = await server.app.inject({
    ...requestOf(name, { params, token, headers: { ...type, ...headers } }),
    payload: Buffer.from(await made.arrayBuffer()),
  })
  const body = reply.json<{ board: { files: StoredFile[] }; file: StoredFile } & ErrorAnswer>()
  return { status: reply.statusCode, body }
}
const attach = (_board: string, sent: Sent = {}) => send('POST /api/console/boards/{_board}/files', { _board }, sent)
const filesOf = async (_id: string) => (await server.ask('GET /api/v1/boards/{_id}', { params: { _id } })).answer.board.files
const originals = async () => {
  const names = await readdir(join(server.config.dataDir, 'files'), { recursive: true })
  return names.filter((name) => name.endsWith('original')).length
}

it('a file that is attached to a post comes behind the others, and everybody may have it', async () => {
  const { _id } = await server.add(boards, aPost())
  const [first, second] = [await attach(_id), await attach(_id, { file: '약도.png', bytes: png })]
  expect([first.status, second.status]).toEqual([201, 201])
  const files = await filesOf(_id)
  expect(files).toEqual(second.body.board.files)
  expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['안내.pdf', 'application/pdf', samples.pdf.length],
    ['약도.png', 'image/png', png.length],
  ])
  const reply = await server.app.inject(`/api/v1/files/${files[0]?._file}`)
  expect([reply.statusCode, reply.headers['content-type'], reply.rawPayload]).toEqual([200, 'application/pdf', Buffer.from(samples.pdf)])
  expect(reply.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('안내.pdf')}`)
})

it('a file is attached once, however often it is sent with the same key', async () => {
  const { _id } = await server.add(boards, aPost())
  const headers = { 'idempotency-key': randomUUID() }
  expect([(await attach(_id, { headers })).status, (await attach(_id, { headers })).status]).toEqual([201, 201])
  expect(await filesOf(_id)).toHaveLength(1)
})

it('what is no document, one too many and what belongs to no post is refused, and leaves no file behind', async () => {
  const { _id } = await server.add(boards, aPost())
  for (let count = 0; count < maxBoardFiles; count += 1) await attach(_id)
  const before = await originals()
  expect((await attach(_id)).body.issues?.map(({ path }) => path)).toEqual(['files'])
  expect((await attach(_id, { file: '안내.html', bytes: Buffer.from('<script>alert(1)</script>') })).body.code).toBe('fileType')
  expect((await attach(_id, { file: '그림.pdf', bytes: png })).body.code).toBe('fileType')
  expect((await attach(randomUUID())).status).toBe(404)
  expect([await originals(), (await filesOf(_id)).length]).toEqual([before, maxBoardFiles])
})

it('a document may be stored first and named in a post when that is saved', async () => {
  const { body } = await send('POST /api/console/files/documents', {})
  const post = { ...aPost(), files: [body.file], isPublished: true }
  const { status, answer } = await server.ask('POST /api/console/boards', { token, body: post })
  expect(status).toBe(201)
  expect(await filesOf(answer.board._id)).toEqual([body.file])
})
