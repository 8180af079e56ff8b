import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ErrorCode } from '#contract/api.ts'
import type { Attachment } from '#contract/law/forms.ts'
import { describe, expect, it } from 'vitest'
import { attachmentsOn, type Mine, until } from '../testing/attachments.ts'
import { samples } from '../testing/documents.ts'
import { bytesInBuffers } from '../testing/memory.ts'
import { serverForFile } from '../testing/server.ts'
import { seconds } from '../testing/patience.ts'

const server = await serverForFile({ hasAccounts: true })
const { open, attach, download, onDisk, traces } = await attachmentsOn(server)
const admin = await server.login('admin')
await server.app.listen({ host: '127.0.0.1', port: 0 })
const { port } = server.app.server.address() as AddressInfo

const MB = 1024 * 1024
/** A PDF of any size, a piece at a time. */
function* pieces(bytes: number) {
  yield samples.pdf
  const piece = Buffer.alloc(256 * 1024, 1)
  for (let left = bytes - samples.pdf.length; left > 0; left -= piece.length) yield piece.subarray(0, left)
}

/** Sends a file over the network as it is made, to its end or until the server ends the connection; `breakAt` ends the connection after so many bytes. */
async function stream({ _id, token }: Mine, bytes: number, { isAnnounced = false, breakAt = Infinity, observe = async () => {} } = {}) {
  const head = Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n')
  const tail = Buffer.from('\r\n--x--\r\n')
  const length = isAnnounced ? `content-length: ${head.length + bytes + tail.length}` : 'transfer-encoding: chunked'
  const asSent = (piece: Buffer) => (isAnnounced ? [piece] : [`${piece.length.toString(16)}\r\n`, piece, '\r\n'])
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  const body = async function* () {
    yield `POST /api/v1/forms/${_id}/files HTTP/1.1\r\nhost: a\r\nupload-token: ${token}\r\n${length}\r\n`
    yield 'content-type: multipart/form-data; boundary=x\r\n\r\n'
    yield* asSent(head)
    let sent = 0
    for (const piece of pieces(bytes)) {
      if (sent >= breakAt) throw new Error('the connection is lost')
      sent += piece.length
      await observe()
      yield* asSent(piece)
    }
    yield* asSent(tail)
    if (!isAnnounced) yield '0\r\n\r\n'
  }
  try {
    await pipeline(Readable.from(body(), { objectMode: false }), socket, { end: false }).catch((error: unknown) => {
      // It was answered, and the rest is not wanted.
      if (!received.endsWith('}')) throw error
    })
    await until(async () => received.endsWith('}'))
  } finally {
    socket.destroy()
  }
  const [top = '', answer = ''] = received.split('\r\n\r\n')
  return { status: Number(top.split(' ')[1]), body: JSON.parse(answer) as { file: Attachment; code: ErrorCode } }
}

describe('a large file', { timeout: seconds(60) }, () => {
  it('of 50 MB is taken', async () => {
    const mine = await open()
    const sent = await stream(mine, 50 * MB)
    expect(sent).toMatchObject({ status: 201, body: { file: { size: 50 * MB } } })
    expect((await download(sent.body.file._file, admin)).rawPayload).toHaveLength(50 * MB)
  })

  it('of more is refused, announced or not, and leaves nothing', async () => {
    const mine = await open()
    const before = await traces()
    const both = await Promise.all([stream(mine, 50 * MB + 1), stream(mine, 51 * MB, { isAnnounced: true })])
    for (const one of both) expect(one).toMatchObject({ status: 413, body: { code: 'fileTooLarge' } })
    expect(await traces()).toEqual(before)
  })

  it('is answered at the limit and not read to its end, however much more would come', async () => {
    const mine = await open()
    const before = await traces()
    const refused = async (isAnnounced: boolean) => {
      let sent = 0
      const observe = async () => void (sent += 256 * 1024)
      expect(await stream(mine, 300 * MB, { isAnnounced, observe })).toMatchObject({ status: 413, body: { code: 'fileTooLarge' } })
      expect(sent).toBeLessThan(100 * MB)
    }
    await Promise.all([refused(false), refused(true)])
    expect(await traces()).toEqual(before)
  })

  it('is never in memory', async () => {
    const mine = await open()
    const before = await bytesInBuffers()
    let [most, count] = [0, 0]
    const observe = async () => {
      count += 1
      if (count % 32 === 0) most = Math.max(most, (await bytesInBuffers()) - before)
    }
    expect(await stream(mine, 51 * MB, { observe })).toMatchObject({ status: 413 })
    expect(count).toBeGreaterThan(200)
    expect(most).toBeLessThan(20 * MB)
  })

  it('whose connection is lost leaves nothing', async () => {
    const mine = await open()
    const [before, files] = [await traces(), await onDisk()]
    let seen = 0
    const observe = async () => void (seen = Math.max(seen, await onDisk()))
    await expect(stream(mine, 40 * MB, { breakAt: 20 * MB, observe })).rejects.toThrow('lost')
    await until(async () => (await onDisk()) === files)
    expect(seen).toBe(files + 1)
    expect(await traces()).toEqual(before)
    expect((await attach(mine)).status).toBe(201)
  })
})
