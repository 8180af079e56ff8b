import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from '#contract/field.ts'
import type { CallName, ErrorAnswer } from '#contract/api.ts'
import { insights } from '#contract/law/insights.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { success } from '#contract/law/success.ts'
import { banners } from '#contract/site/banners.ts'
import { boards } from '#contract/support/boards.ts'
import { notifications } from '#contract/support/notifications.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { jpeg, png } from '../testing/attachments.ts'
import { aLawyer, anInsight, aPost, aStory } from '../testing/content.ts'
import { addMember } from '../testing/members.ts'
import { requestOf, serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const editor = await server.login('editor')
const member = await addMember(server, 'no-staff')

interface Sent {
  params?: object
  /** The file, in its field; a text for the other fields. */
  form: readonly (readonly [field: string, value: Uint8Array | string])[]
  token?: string
  headers?: Record<string, string>
}

/** Sends a form as a browser does. */
async function send(name: CallName, { params = {}, form, token = editor, headers = {} }: Sent) {
  const data = new FormData()
  for (const [field, value] of form) data.append(field, typeof value === 'string' ? value : new File([new Uint8Array(value)], 'a.png'))
  const made = new Request('http://localhost', { method: 'POST', body: data })
  const type = { 'content-type': made.headers.get('content-type') ?? '' }
  const reply = await server.app.inject({
    ...requestOf(name, { params, token, headers: { ...type, ...headers } }),
    payload: Buffer.from(await made.arrayBuffer()),
  })
  const body = reply.json<Record<string, Record<string, unknown>> & ErrorAnswer>()
  return { status: reply.statusCode, headers: reply.headers, body, code: body.code }
}

const filesOnDisk = async () => {
  const entries = await readdir(join(server.config.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}
const stored = async () => [await filesOnDisk(), (await db.selectFrom('files').select('_id').execute()).length]

/** A picture that was sent to be named in an item. */
async function aPicture(): Promise<Picture> {
  const { body } = await send('POST /api/console/files', { form: [['file', png]] })
  return body['file'] as unknown as Picture
}
const [wide, narrow] = [await aPicture(), await aPicture()]

const slide = await server.add(banners, {
  code: 'home',
  headline: { ko: '첫 장' },
  text: { ko: '내용' },
  link: null,
  image: wide,
  mobileImage: narrow,
  index: 0,
})
const post = await server.add(boards, aPost())
const story = await server.add(success, aStory())
const insight = await server.add(insights, anInsight())
const notice = await server.add(notifications, {
  code: 'firm',
  subject: { ko: '공지' },
  content: { ko: '<p>글</p>' },
  isPinned: false,
  thumb: null,
})
const lawyer = await server.add(lawyers, aLawyer())

const publicOne = (path: string, singular: string, _id: string) => async (): Promise<Record<string, unknown>> =>
  (await server.app.inject({ url: `/api/v1/${path}/${_id}` })).json<Record<string, Record<string, unknown>>>()[singular] ?? {}
const publicSlide = async () => (await server.ask('GET /api/v1/banners/{code}', { params: { code: 'home' } })).answer.banners[0] ?? {}

const imagesPath = 'POST /api/console/banners/{_id}/images/{index}'
const lawyerPath = 'POST /api/console/lawyers/{_id}/image'
type Case = [
  name: CallName,
  what: { params: object; file: string; field: string; show: () => Promise<object>; fields?: [string, string][] },
]
const showLawyer = publicOne('lawyers', 'lawyer', lawyer._id)
const cases: Case[] = [
  [imagesPath, { params: { _id: slide._id, index: '0' }, file: 'image', field: 'image', show: publicSlide }],
  [imagesPath, { params: { _id: slide._id, index: '1' }, file: 'image', field: 'mobileImage', show: publicSlide }],
  [
    'POST /api/console/boards/{_id}/thumb',
    { params: { _id: post._id }, file: 'thumb', field: 'thumb', show: publicOne('boards', 'board', post._id) },
  ],
  [
    'POST /api/console/success/{_id}/thumb',
    { params: { _id: story._id }, file: 'thumb', field: 'thumb', show: publicOne('success', 'success', story._id) },
  ],
  [
    'POST /api/console/insights/{_id}/thumb',
    { params: { _id: insight._id }, file: 'thumb', field: 'thumb', show: publicOne('insights', 'insight', insight._id) },
  ],
  [
    'POST /api/console/center/notifications/{_id}/upload',
    { params: { _id: notice._id }, file: 'file', field: 'thumb', show: publicOne('center/notifications', 'notification', notice._id) },
  ],
  [lawyerPath, { params: { _id: lawyer._id }, file: 'image', field: 'mainImage', show: showLawyer, fields: [['type', 'mainImage']] }],
  [lawyerPath, { params: { _id: lawyer._id }, file: 'image', field: 'image', show: showLawyer, fields: [['type', 'image']] }],
]

describe.each(cases)('%s', (name, { params, file, field, show, fields = [] }) => {
  const formOf = (bytes: Uint8Array): Sent['form'] => [...fields, [file, bytes]]

  it('stores a picture, which the item shows from then on', async () => {
    const before = (await show()) as Record<string, unknown>
    const { status, body, headers } = await send(name, { params, form: formOf(jpeg) })
    const [item] = Object.values(body)
    expect([status, item?.[field]]).toEqual([201, expect.objectContaining({ width: 8, height: 8 })])
    expect(headers['location']).toMatch(new RegExp(`^/api/console/.*/${String(item?.['_id'])}$`))
    const read = await server.app.inject({ url: String(headers['location']), headers: { authorization: `Bearer ${editor}` } })
    expect(read.json()).toEqual(body)
    const { [field]: shown, updatedAt, ...rest } = (await show()) as Record<string, unknown>
    expect(shown).toEqual(item?.[field])
    // Nothing else has changed.
    const { [field]: _former, updatedAt: earlier, ...others } = before
    expect(rest).toEqual(others)
    expect(updatedAt).not.toBe(earlier)
    const bytes = await server.app.inject({ url: `/api/v1/files/${(shown as Picture)._file}` })
    expect((await sharp(bytes.rawPayload).metadata()).format).toBe('webp')
  })

  it('takes the place of the former one, whose file stays for whoever still shows it', async () => {
    const former = ((await show()) as Record<string, Picture>)[field]
    const next = Object.values((await send(name, { params, form: formOf(png) })).body)[0]?.[field] as Picture
    expect(next._file).not.toBe(former?._file)
    expect((await server.app.inject({ url: `/api/v1/files/${former?._file}` })).statusCode).toBe(200)
  })

  it('is done once under one key', async () => {
    const sent = { params, form: formOf(png), headers: { 'idempotency-key': randomUUID() } }
    const first = await send(name, sent)
    const before = await stored()
    const second = await send(name, sent)
    expect([first.status, second.status, second.headers['idempotency-replayed']]).toEqual([201, 201, 'true'])
    expect(second.body).toEqual(first.body)
    expect(second.headers['location']).toBe(first.headers['location'])
    expect(await stored()).toEqual(before)
    expect((await send(name, { ...sent, form: formOf(jpeg) })).status).toBe(422)
  })

  it('refuses what does not belong there, and keeps nothing of it', async () => {
    const before = [await show(), await stored()]
    const unknown = { ...params, _id: randomUUID() }
    const refusals = [
      await send(name, { params, form: formOf(Buffer.from('no picture')) }),
      await send(name, { params, form: formOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')) }),
      await send(name, { params, form: [...fields, ['other', png]] }),
      await send(name, { params: unknown, form: formOf(png) }),
      await send(name, { params, form: formOf(png), headers: { 'if-match': '"1"' } }),
      await send(name, { params, form: formOf(png), token: member.token }),
    ]
    expect(refusals.map(({ status, code }) => `${status} ${code}`)).toEqual([
      '415 pictureType',
      '415 pictureType',
      '400 invalid',
      '404 notFound',
      '412 stale',
      '403 forbidden',
    ])
    expect([await show(), await stored()]).toEqual(before)
  })

  it('is taken for the version that it names', async () => {
    const { body } = await send(name, { params, form: formOf(png) })
    const version = Object.values(body)[0]?.['version'] as number
    const headers = { 'if-match': `"${version}"` }
    expect((await send(name, { params, form: formOf(png), headers })).status).toBe(201)
    const late = await send(name, { params, form: formOf(png), headers })
    expect([late.status, Object.values(late.body['current'] ?? {})[0]]).toMatchObject([412, { version: version + 1 }])
  })
})

describe('a picture of a lawyer', () => {
  const params = { _id: lawyer._id }

  it('is taken where its `type` comes behind the file', async () => {
    const before = (await showLawyer())['image']
    const { status, body } = await send(lawyerPath, {
      params,
      form: [
        ['image', png],
        ['type', 'image'],
      ],
    })
    expect(status).toBe(201)
    expect(body['lawyer']?.['image']).not.toEqual(before)
  })

  it('is refused without a type that there is', async () => {
    const before = await stored()
    for (const fields of [
      [],
      [['type', 'career']],
      [
        ['type', 'image'],
        ['type', 'image'],
      ],
      [
        ['type', 'image'],
        ['more', '1'],
      ],
    ] as [string, string][][]) {
      const { status, code } = await send(lawyerPath, { params, form: [...fields, ['image', png]] })
      expect([fields, status, code]).toEqual([fields, 400, 'invalid'])
    }
    expect(await stored()).toEqual(before)
  })

  it('is another request under the same key with another type', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const asked = (type: string) =>
      send(lawyerPath, {
        params,
        headers,
        form: [
          ['type', type],
          ['image', png],
        ],
      })
    expect([(await asked('image')).status, (await asked('mainImage')).status]).toEqual([201, 422])
  })

  it('is described with both of its fields', async () => {
    const { paths } = (await server.app.inject('/api/openapi.json')).json<{ paths: Record<string, { post: object }> }>()
    const properties = { type: { enum: ['mainImage', 'image'] }, image: { type: 'string', format: 'binary' } }
    const schema = { required: ['type', 'image'], properties }
    expect(paths['/api/console/lawyers/{_id}/image']?.post).toMatchObject({
      requestBody: { content: { 'multipart/form-data': { schema } } },
    })
  })

  it('of one who has left is gone', async () => {
    const other = await server.add(lawyers, aLawyer())
    await server.ask('DELETE /api/console/lawyers/{_id}', { token: editor, params: { _id: other._id } })
    const { status, code } = await send(lawyerPath, {
      params: { _id: other._id },
      form: [
        ['type', 'image'],
        ['image', png],
      ],
    })
    expect([status, code]).toEqual([410, 'gone'])
  })
})

describe('the pictures of a slide', () => {
  const remove = (index: '0' | '1', headers: Record<string, string> = {}, token = editor) =>
    server.ask('DELETE /api/console/banners/{_id}/images/{index}', { token, params: { _id: slide._id, index }, headers })

  it('are two', async () => {
    for (const index of ['2', '-1', 'x'])
      expect((await send(imagesPath, { params: { _id: slide._id, index }, form: [['image', png]] })).status).toBe(400)
  })

  it('have the wide one for narrow screens, too, where that of its own is taken away', async () => {
    const { image, mobileImage } = (await publicSlide()) as Record<'image' | 'mobileImage', Picture>
    expect(mobileImage).not.toEqual(image)
    expect((await remove('1', { 'if-match': '"1"' })).status).toBe(412)
    expect((await remove('1', {}, member.token)).status).toBe(403)
    const { status, answer } = await remove('1')
    expect([status, answer.banner]).toMatchObject([200, { image, mobileImage: image }])
    expect(await publicSlide()).toMatchObject({ image, mobileImage: image })
  })

  it('cannot do without the wide one', async () => {
    const before = await publicSlide()
    const { status, error } = await remove('0')
    expect([status, error.code]).toEqual([409, 'pictureNeeded'])
    expect(await publicSlide()).toEqual(before)
  })
})
