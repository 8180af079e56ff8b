import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ErrorAnswer } from '#contract/api.ts'
import type { AttachmentSlot } from '#contract/law/attachments.ts'
import type { Attachment } from '#contract/law/forms.ts'
import { terms } from '#contract/support/terms.ts'
import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { asTables } from '../db/schema.ts'
import { aRequest, aTerm } from './content.ts'
import { samples } from './documents.ts'
import type { TestServer } from './server.ts'

const square = sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
export const [png, jpeg, webp] = [await square.png().toBuffer(), await square.jpeg().toBuffer(), await square.webp().toBuffer()]

export interface Mine {
  _id: string
  token: string
}
interface Sent {
  slot?: AttachmentSlot
  name?: string
  bytes?: Uint8Array
  key?: string
  field?: string
  headers?: Record<string, string>
  /** The access token of staff who bring it. */
  staff?: string
}

/** Waits for what comes by itself. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isTrue()); tries += 1) {
    if (tries > 200) throw new Error('it never came true')
    await wait(25)
  }
}

/** Sends consultation requests with files to a server, and looks what became of them. */
export async function attachmentsOn(server: TestServer) {
  await server.add(terms, aTerm())
  const { db } = server.database
  const namesOnDisk = async () => {
    const entries = await readdir(join(server.config.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
    return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).toSorted()
  }
  const onDisk = async () => (await namesOnDisk()).length
  return {
    onDisk,
    /** A request that was just sent, and the right to attach to it. */
    open: async (): Promise<Mine> => {
      const { answer } = await server.ask('POST /api/v1/forms', { body: aRequest() })
      return { _id: answer.form._id, token: answer.uploadToken }
    },
    attach: async ({ _id, token }: Mine, { slot = 'files', name = '증거.pdf', bytes = samples.pdf, key, ...more }: Sent = {}) => {
      const form = new FormData()
      form.append(more.field ?? 'file', new File([new Uint8Array(bytes)], name))
      const made = new Request('http://localhost', { method: 'POST', body: form })
      const { statusCode, headers, payload } = await server.app.inject({
        method: 'POST',
        url: `/api/${more.staff === undefined ? 'v1' : 'console'}/forms/${_id}/${slot}`,
        payload: Buffer.from(await made.arrayBuffer()),
        headers: {
          'content-type': made.headers.get('content-type') ?? '',
          ...(more.staff === undefined ? { 'upload-token': token } : { authorization: `Bearer ${more.staff}` }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...more.headers,
        },
      })
      const body = JSON.parse(payload) as { file: Attachment } & ErrorAnswer
      return { status: statusCode, headers, file: body.file, code: body.code, message: body.message }
    },
    /** As the console sees them. */
    filesOf: async (_id: string) => {
      const token = await server.login('admin')
      return (await server.ask('GET /api/console/forms/{_id}', { params: { _id }, token })).answer.form.files
    },
    download: (_file: string, token?: string): Promise<LightMyRequestResponse> =>
      server.app.inject({ url: `/api/v1/files/${_file}`, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } }),
    /** Everything that an upload may leave. */
    traces: async () => [
      await namesOnDisk(),
      await db.selectFrom('files').select('_id').orderBy('_id').execute(),
      await asTables(db).selectFrom('forms').select(['_id', 'version', 'data']).orderBy('_id').execute(),
    ],
  }
}
