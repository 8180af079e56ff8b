import { randomUUID } from 'node:crypto'
import { attachmentLimits } from '#contract/law/attachments.ts'
import { type Attachment, forms } from '#contract/law/forms.ts'
import { describe, expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { asTables } from '../db/schema.ts'
import { attachmentsOn, png } from '../testing/attachments.ts'
import { aCallback, aRequest } from '../testing/content.ts'
import { hwpOf, samples } from '../testing/documents.ts'
import { serverForFile, startServer } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { open, attach, filesOf, download, onDisk, traces } = await attachmentsOn(server)
const { db } = server.database
const admin = await server.login('admin')

describe('the upload token', () => {
  it('comes with the answer to a consultation request, again where the answer is given again, and is stored nowhere', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const [first, second] = [
      await server.ask('POST /api/v1/forms', { body: aRequest(), headers }),
      await server.ask('POST /api/v1/forms', { body: aRequest(), headers }),
    ]
    const { uploadToken, form } = first.answer
    expect(Buffer.from(uploadToken, 'base64url')).toHaveLength(32)
    expect(second.text).toBe(first.text)
    expect(second.headers['idempotency-replayed']).toBe('true')
    const kept = await db.selectFrom('idempotency').selectAll().where('key', '=', headers['idempotency-key']).execute()
    expect(kept[0]?.body).toContain(form._id)
    expect(JSON.stringify([kept, await traces()])).not.toContain(uploadToken)
  })

  it('is another one for each request', async () => {
    expect((await open()).token).not.toBe((await open()).token)
  })

  it('comes with no receipt and no call-back request', async () => {
    const { form } = (await server.ask('POST /api/v1/forms', { body: aRequest() })).answer
    const told = await server.ask('GET /api/v1/forms/receipts/{receipt}', { params: { receipt: form.receipt } })
    const called = await server.ask('POST /api/v1/message', { body: aCallback() })
    expect(Object.keys(told.answer)).toEqual(['form'])
    expect(Object.keys(called.answer)).toEqual(['message'])
    expect(told.text + called.text).not.toMatch(/token/i)
  })

  it('of another request, a wrong one or none opens nothing, and does not tell whether there is such a request', async () => {
    const mine = await open()
    const others = await open()
    const before = await traces()
    const refused = { status: 403, code: 'forbidden' }
    for (const token of [others.token, '', 'x', `${mine.token}x`, mine.token.slice(1), 'ü'.repeat(43)])
      expect(await attach({ _id: mine._id, token })).toMatchObject(refused)
    expect(await attach({ _id: randomUUID(), token: mine.token })).toMatchObject(refused)
    // It is a header of its own, so that no log and no history gets it.
    expect(await attach({ ...mine, token: '' }, { headers: { authorization: `Bearer ${mine.token}` } })).toMatchObject(refused)
    expect(await traces()).toEqual(before)
  })

  it('opens for a day', async () => {
    const mine = await open()
    const age = async (hours: number) => {
      const createdAt = new Date(Date.now() - hours * 3_600_000).toISOString()
      await asTables(db).updateTable('forms').set({ createdAt }).where('_id', '=', mine._id).execute()
    }
    await age(23.9)
    expect((await attach(mine)).status).toBe(201)
    await age(24.1)
    const before = await traces()
    expect(await attach(mine)).toMatchObject({ status: 403, code: 'uploadExpired' })
    expect(await traces()).toEqual(before)
  })

  it('is nothing that staff need: they bring a file at any time, which is noted', async () => {
    const mine = await open()
    const createdAt = new Date(Date.now() - 90 * 24 * 3_600_000).toISOString()
    await asTables(db).updateTable('forms').set({ createdAt }).where('_id', '=', mine._id).execute()
    const before = await traces()
    const editor = await server.login('editor')
    expect(await attach(mine, { staff: editor })).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await traces()).toEqual(before)
    expect(
      await attach(mine, { staff: admin, name: '답장.eml', bytes: Buffer.from('From: a@example.com\r\nSubject: Re\r\n\r\n') }),
    ).toMatchObject({ status: 201 })
    expect(await filesOf(mine._id)).toMatchObject([{ name: '답장.eml', type: 'message/rfc822', slot: 'files' }])
    const noted = await db.selectFrom('audit').select(['action', 'details']).where('_item', '=', mine._id).execute()
    expect(noted).toContainEqual({ action: 'change', details: 'fields=files' })
  })

  it('opens no request that was removed', async () => {
    const mine = await open()
    await server.ask('DELETE /api/console/forms/{_id}', { params: { _id: mine._id }, token: admin })
    const before = await traces()
    expect(await attach(mine)).toMatchObject({ status: 410, code: 'gone' })
    expect(await traces()).toEqual(before)
  })
})

describe('a request', () => {
  it('takes ten files, also all at once, and no more', async () => {
    const mine = await open()
    const sent = await Promise.all(Array.from({ length: 12 }, (_, index) => attach(mine, { name: `${index}.pdf` })))
    const taken = sent.filter(({ status }) => status === 201)
    expect(taken).toHaveLength(attachmentLimits.maxFiles)
    expect(sent.filter(({ code }) => code === 'tooManyFiles').map(({ status }) => status)).toEqual([409, 409])
    const names = (files: readonly Attachment[]) => files.map(({ name }) => name).toSorted()
    expect(names(await filesOf(mine._id))).toEqual(names(taken.map(({ file }) => file)))
    expect((await attach(mine, { slot: 'thumb', name: 'a.png', bytes: png })).status).toBe(201)
  })

  it('takes 200 MB in all', async () => {
    const mine = await open()
    const form = await repositoryOf(forms).find(db, mine._id)
    if (form === undefined || form === 'removed') throw new Error('no request')
    const size = attachmentLimits.maxTotalBytes - samples.pdf.length
    await repositoryOf(forms).update(db, form, { files: [{ _file: randomUUID(), name: 'a.mp4', type: 'video/mp4', size, slot: 'files' }] })
    expect((await attach(mine)).status).toBe(201)
    const before = await traces()
    expect(await attach(mine)).toMatchObject({ status: 413, code: 'filesTooLarge' })
    expect(await traces()).toEqual(before)
  })

  it('has one document, which a later one replaces', async () => {
    const mine = await open()
    const kept = (await attach(mine)).file
    const first = await attach(mine, { slot: 'file', name: '소장.hwp', bytes: hwpOf() })
    const before = await onDisk()
    const second = await attach(mine, { slot: 'file', name: '소장 고침.hwp', bytes: hwpOf() })
    expect(await filesOf(mine._id)).toEqual([kept, second.file])
    expect((await download(first.file._file, admin)).statusCode).toBe(404)
    expect(await onDisk()).toBe(before)
    expect(await attach(mine, { slot: 'file', name: 'a.png', bytes: png })).toMatchObject({ status: 415, code: 'fileType' })
  })

  it('has one picture, which a later one replaces', async () => {
    const mine = await open()
    await attach(mine, { slot: 'thumb', name: 'a.png', bytes: png })
    const { file } = await attach(mine, { slot: 'thumb', name: 'b.png', bytes: png })
    expect(await filesOf(mine._id)).toEqual([file])
    expect(await attach(mine, { slot: 'thumb' })).toMatchObject({ status: 415, code: 'fileType' })
    expect(await filesOf(mine._id)).toEqual([file])
  })
})

describe('the same key', () => {
  it('brings the first answer, and stores once', async () => {
    const mine = await open()
    const key = randomUUID()
    const first = await attach(mine, { key })
    const before = await traces()
    const second = await attach(mine, { key })
    expect({ status: second.status, file: second.file }).toEqual({ status: 201, file: first.file })
    expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([undefined, 'true'])
    expect(second.headers['location']).toBe(first.headers['location'])
    expect(await traces()).toEqual(before)
  })

  it('many times at once stores once; who does not hear the first answer is told to come back', async () => {
    const mine = await open()
    const key = randomUUID()
    const before = await onDisk()
    const sent = await Promise.all(Array.from({ length: 8 }, () => attach(mine, { key })))
    const [file, ...others] = await filesOf(mine._id)
    expect(others).toEqual([])
    for (const { status, headers, file: told } of sent)
      expect(status === 201 ? told : headers['retry-after']).toEqual(status === 201 ? file : '1')
    expect(sent.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
    expect(await onDisk()).toBe(before + 1)
    expect((await attach(mine, { key })).file).toEqual(file)
  })

  it('is answered even when there is no more room', async () => {
    const mine = await open()
    const key = randomUUID()
    const first = await attach(mine, { key })
    await Promise.all(Array.from({ length: 9 }, () => attach(mine)))
    expect((await attach(mine)).status).toBe(409)
    expect((await attach(mine, { key })).file).toEqual(first.file)
  })

  it('for another file is refused, and for another request it is another key', async () => {
    const [mine, others] = [await open(), await open()]
    const key = randomUUID()
    await attach(mine, { key })
    const before = await traces()
    for (const other of [{ bytes: Buffer.concat([samples.pdf, samples.pdf]) }, { name: 'b.pdf' }, { slot: 'file' as const }])
      expect(await attach(mine, { key, ...other })).toMatchObject({ status: 422, code: 'keyReused' })
    expect(await traces()).toEqual(before)
    expect((await attach(others, { key })).status).toBe(201)
    expect((await attach(mine, { key: 'x' })).status).toBe(400)
  })

  it('of a file that was refused may be used for a better one', async () => {
    const mine = await open()
    const key = randomUUID()
    expect((await attach(mine, { key, bytes: samples.exe })).status).toBe(415)
    expect((await attach(mine, { key })).status).toBe(201)
  })
})

it('the limit for an address counts files that were taken, not those that were refused or sent again', async () => {
  await using limited = await startServer({ env: { FORMS_PER_MINUTE: '2' } })
  const its = await attachmentsOn(limited)
  const [mine, other] = [await its.open(), await its.open()]
  const key = randomUUID()
  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1) statuses.push((await its.attach(mine, count < 3 ? { key } : {})).status)
  expect(statuses).toEqual([...Array<number>(12).fill(201)])
  for (let count = 0; count < 5; count += 1) expect((await its.attach(mine)).status).toBe(409)
  expect((await its.attach(other, { bytes: samples.exe })).status).toBe(415)
  expect([(await its.attach(other)).status, (await its.attach(other)).status, (await its.attach(other)).status]).toEqual([201, 201, 429])
})

it('the description of the API names the header that the token goes into', async () => {
  const { paths } = (await server.app.inject('/api/openapi.json')).json<{
    paths: Record<string, { post: { parameters: { name: string; in: string; required?: boolean }[]; responses: object } }>
  }>()
  const { parameters, responses } = paths['/api/v1/forms/{_id}/files']?.post ?? { parameters: [], responses: {} }
  expect(parameters.find(({ name }) => name === 'upload-token')).toMatchObject({ in: 'header', required: true })
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['201', '403', '409', '410', '413', '415', '422', '429']))
})
