import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { banners } from '#contract/site/banners.ts'
import type { Picture } from '#contract/field.ts'
import { insights } from '#contract/law/insights.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { success } from '#contract/law/success.ts'
import { setting } from '#contract/site/setting.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { keepPicture } from '../files/pictures.ts'
import { aLawyer, anInsight, aStory } from '../testing/content.ts'
import { serverForFile } from '../testing/server.ts'
import { eraseRemovedFiles } from './media.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const { storage } = server.app.platform
const token = await server.login('editor')
const week = 7 * 24 * 60 * 60_000

const webpOf = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer()

/** A picture that came some days ago. */
async function aPicture(name: string, { width = 800, height = 400, daysAgo = 3 } = {}): Promise<Picture> {
  const picture = await keepPicture(db, storage, await webpOf(width, height), { name, width, height })
  const createdAt = new Date(Date.now() - daysAgo * 24 * 60 * 60_000).toISOString()
  await db.updateTable('files').set({ createdAt }).where('_id', '=', picture._file).execute()
  return picture
}

async function send(url: string, bytes: Uint8Array, name: string) {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], name))
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const { statusCode, json } = await server.app.inject({
    method: 'POST',
    url,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
  })
  return { status: statusCode, body: json<{ file: { _id: string; _file: string; picture: Picture } }>() }
}

const replace = (_file: string, bytes: Uint8Array, name = 'new.webp') => send(`/api/console/files/${_file}/replacement`, bytes, name)

const list = async (query: object) => (await server.ask('GET /api/console/files', { token, query })).answer.files
const idsOf = async (query: object) => (await list(query)).map(({ _id }) => _id)
const one = async (_file: string) => (await server.ask('GET /api/console/files/{_file}', { token, params: { _file } })).answer
const removal = async (...files: string[]) => (await server.ask('POST /api/console/files/removals', { token, body: { files } })).answer

describe('the library', () => {
  it('finds files by name and by what they show, of one kind, and never a private one', async () => {
    const { _file } = await aPicture('Garden 정원.webp')
    const hidden = await aPicture('Garden private.webp')
    await db.updateTable('files').set({ isPublic: 0 }).where('_id', '=', hidden._file).execute()
    expect(await idsOf({ q: 'garden' })).toEqual([_file])
    expect(await idsOf({ q: '정원', kind: 'document' })).toEqual([])
    const alt = { ko: '봄의 뜰', en: 'A yard in spring' }
    const changed = await server.ask('PUT /api/console/files/{_file}', { token, params: { _file }, body: { alt } })
    expect(changed.answer.file).toMatchObject({ alt, name: 'Garden 정원.webp', kind: 'picture', uses: 0 })
    expect(await idsOf({ q: 'spring', kind: 'picture' })).toEqual([_file])
    expect(await idsOf({ q: 'ㅂㅇ' })).toEqual([_file])
    const refused = await server.ask('GET /api/console/files/{_file}', { token, params: { _file: hidden._file } })
    expect(refused.status).toBe(404)
  })

  it('tells what names a file: fields, texts, and none that is gone', async () => {
    const { _file, ...facts } = await aPicture('used.webp')
    const story = await server.add(success, aStory({ thumb: { _file, ...facts } }))
    const html = `<p>글</p><img src="/api/v1/files/${_file}/960.webp" alt="" width="800" height="400">`
    const lawyer = await server.add(lawyers, aLawyer())
    await repositoryOf(success).update(db, story, { content: { ko: html } })
    const named = await one(_file)
    expect(named.file.uses).toBe(2)
    expect(named.places.map(({ resource, _item, field }) => [resource, _item, field])).toEqual([
      ['success', story._id, 'content'],
      ['success', story._id, 'thumb'],
    ])
    expect(named.places[0]?.title).toBe(story.subject.ko)
    const now = await repositoryOf(success).find(db, story._id)
    if (typeof now === 'object') await repositoryOf(success).remove(db, now)
    expect((await one(_file)).places).toEqual([])
    expect((await one(_file)).file.uses).toBe(0)
    expect(lawyer._id).not.toBe(story._id)
  })

  it('removes what nothing has named for a day, and nothing else; whoever names it again has it back', async () => {
    const [used, old, young] = [await aPicture('a.webp'), await aPicture('b.webp'), await aPicture('c.webp', { daysAgo: 0 })]
    await server.add(success, aStory({ thumb: used }))
    const unused = await idsOf({ state: 'unused', limit: 100 })
    expect([unused.includes(used._file), unused.includes(old._file), unused.includes(young._file)]).toEqual([false, true, false])
    expect(await removal(used._file, old._file, young._file)).toEqual({ removed: [old._file], refused: [used._file, young._file] })
    expect(await idsOf({ state: 'removed' })).toEqual([old._file])
    expect(await idsOf({ q: 'b.webp' })).toEqual([])
    await server.add(success, aStory({ thumb: old }))
    expect(await idsOf({ q: 'b.webp' })).toEqual([old._file])
  })

  it('erases a file with its bytes a month after it was removed, unless it was put back', async () => {
    const [gone, back] = [await aPicture('gone.webp'), await aPicture('back.webp')]
    await removal(gone._file, back._file)
    await server.ask('POST /api/console/files/{_file}/restore', { token, params: { _file: back._file } })
    await eraseRemovedFiles(server.app.platform, new Date(Date.now() + week))
    expect((await one(gone._file)).file.name).toBe('gone.webp')
    await eraseRemovedFiles(server.app.platform, new Date(Date.now() + 5 * week))
    const read = (_file: string) => server.ask('GET /api/v1/files/{_file}', { params: { _file } })
    expect([(await read(gone._file)).status, (await read(back._file)).status]).toEqual([404, 200])
    expect(await storage.has(`${gone._file}/original`)).toBe(false)
  })
})

describe('another file in the place of one', () => {
  it('is shown by every item that named the first, at a new address, and keeps what it shows', async () => {
    const before = await aPicture('before.webp')
    const html = `<img src="/api/v1/files/${before._file}/960.webp" alt="뜰" width="800" height="400" />`
    const story = await server.add(success, aStory({ thumb: before, content: { ko: html } }))
    const alt = { ko: '뜰' }
    await server.ask('PUT /api/console/files/{_file}', { token, params: { _file: before._file }, body: { alt } })
    const { status, body } = await replace(before._file, await webpOf(300, 600, '#993333'))
    expect(status).toBe(201)
    const { _id } = body.file
    expect(_id).not.toBe(before._file)
    const read = await server.ask('GET /api/v1/success/{_id}', { params: { _id: story._id } })
    expect(read.answer.success.thumb).toEqual(body.file.picture)
    expect(read.answer.success.content).toBe(`<img src="/api/v1/files/${_id}/960.webp" alt="뜰" width="300" height="600" />`)
    expect((await one(_id)).file).toMatchObject({ alt, uses: 2 })
    expect((await one(before._file)).file).toMatchObject({ uses: 0, removedAt: expect.any(String) as string })
    const versions = await server.ask('GET /api/console/versions', { token, query: { resource: 'success', _item: story._id } })
    expect(versions.answer.versions[0]?.changed).toEqual(['content', 'thumb'])
  })

  it('keeps the name of the one before, with the type of its own, and is taken back by the one before', async () => {
    const before = await aPicture('portrait.webp')
    const story = await server.add(success, aStory({ thumb: before }))
    const shown = async () => (await server.ask('GET /api/v1/success/{_id}', { params: { _id: story._id } })).answer.success.thumb
    const { file } = (await replace(before._file, await webpOf(300, 600, '#993333'), 'IMG_2024.jpg')).body
    expect((await one(file._id)).file.name).toBe('portrait.jpg')
    const takeBack = (_file: string, _by: string) =>
      server.ask('PUT /api/console/files/{_file}/replacement', { token, params: { _file }, body: { _by } })
    const { status, answer } = await takeBack(file._id, before._file)
    expect([status, answer.file.name, answer.file.uses, answer.file.removedAt]).toEqual([200, 'portrait.webp', 1, null])
    expect(await shown()).toEqual(before)
    expect((await one(file._id)).file).toMatchObject({ uses: 0, removedAt: expect.any(String) as string })
    const document = (await send('/api/console/files/documents', Buffer.from('%PDF-1.7 a document'), 'a.pdf')).body.file
    expect((await takeBack(before._file, document._file)).status).toBe(415)
    const nobodys = before._file.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    expect((await takeBack(before._file, nobodys)).status).toBe(404)
  })

  it('is refused where it is of another kind, and nothing is left of it', async () => {
    const before = await aPicture('kept.webp')
    const total = async () => (await server.ask('GET /api/console/files', { token })).answer.summary.total
    const count = await total()
    expect((await replace(before._file, Buffer.from('%PDF-1.4 no picture'), 'a.pdf')).status).toBe(415)
    expect(await total()).toBe(count)
  })

  it('of a video is another video, and of captions others, never the other way round', async () => {
    const bytes = (name: string) => readFile(new URL(`../../demo/videos/${name}`, import.meta.url))
    const sent = async (name: string) => (await send('/api/console/files/videos', await bytes(name), name)).body.file
    const [film, words] = [await sent('three-ways.mp4'), await sent('three-ways.ko.vtt')]
    const video = { mp4: film._file, captions: { ko: words._file } }
    const { _id: item } = await server.add(insights, anInsight({ code: 'youtube', video }))
    const shown = async () => (await server.ask('GET /api/v1/insights/{_id}', { params: { _id: item } })).answer.insight.video
    expect([(await one(film._file)).file.kind, (await one(words._file)).file.kind]).toEqual(['video', 'video'])
    expect((await replace(film._file, await bytes('three-ways.en.vtt'), 'a.vtt')).status).toBe(415)
    const other = await replace(words._file, await bytes('three-ways.en.vtt'), 'b.vtt')
    const another = await replace(film._file, await bytes('three-ways.mp4'), 'b.mp4')
    expect([other.status, another.status]).toEqual([201, 201])
    expect(await shown()).toEqual({ mp4: another.body.file._id, captions: { ko: other.body.file._id } })
  })

  it('is refused to who may not write what uses it', async () => {
    const picture = await aPicture('office.webp')
    await db
      .insertInto('fileUses')
      .values({ _file: picture._file, resource: setting.path, _item: picture._file, field: 'offices' })
      .execute()
    expect((await replace(picture._file, await webpOf(10, 10))).status).toBe(403)
    expect((await one(picture._file)).places).toEqual([{ resource: setting.path, _item: picture._file, field: 'offices', title: null }])
    await db.deleteFrom('fileUses').where('_file', '=', picture._file).execute()
  })
})

it('what of a picture has to be seen reaches every item that shows it', async () => {
  const picture = await aPicture('focus.webp')
  const lawyer = await server.add(lawyers, aLawyer({ mainImage: picture }))
  const put = (focus: object | null) =>
    server.ask('PUT /api/console/files/{_file}', { token, params: { _file: picture._file }, body: { focus } })
  const shown = async () => (await server.ask('GET /api/v1/lawyers/{_id}', { params: { _id: lawyer._id } })).answer.lawyer.mainImage
  expect((await put({ x: 3, y: 0 })).answer.file.picture?.focus).toEqual({ x: 3, y: 0 })
  expect(await shown()).toEqual({ ...picture, focus: { x: 3, y: 0 } })
  await put(null)
  expect(await shown()).toEqual(picture)
  expect((await put({ x: 11, y: 0 })).status).toBe(400)
})

it('a part of a picture is a picture of its own, and the original stays', async () => {
  const { _file } = await aPicture('whole.webp')
  const crop = (body: object) => server.ask('POST /api/console/files/{_file}/crops', { token, params: { _file }, body })
  const cut = await crop({ left: 100, top: 50, width: 200, height: 300 })
  expect(cut.answer.file).toMatchObject({ width: 200, height: 300 })
  expect(await sharp(storage.pathOf(`${cut.answer.file._file}/original`)).metadata()).toMatchObject({ width: 200, height: 300 })
  expect((await one(_file)).file.picture).toMatchObject({ width: 800, height: 400 })
  expect((await crop({ left: 700, top: 0, width: 200, height: 100 })).status).toBe(400)
})

describe('a list that staff put in order', () => {
  const move = (_id: string, before: string | null) =>
    server.ask('PUT /api/console/lawyers/{_id}/place', { token, params: { _id }, body: { before } })
  const shown = async () => (await server.ask('GET /api/v1/lawyers', { query: { limit: 100 } })).answer.lawyers.map(({ name }) => name)

  it('is read in that order, also by devices, and by two who move at once', async () => {
    for (const item of await repositoryOf(lawyers).select(db, {})) await repositoryOf(lawyers).remove(db, item)
    const add = (name: string, second: number) =>
      server.add(lawyers, aLawyer({ name: { ko: name }, createdAt: `2026-01-01T00:00:0${second}.000Z` }))
    // Two of them came at the same moment.
    const [a, b, c, d] = [await add('가', 1), await add('나', 2), await add('다', 2), await add('라', 4)]
    const since = new Date().toISOString()
    expect((await move(d._id, b._id)).status).toBe(204)
    expect(await shown()).toEqual(['가', '라', '나', '다'])
    const moved = await Promise.all([move(a._id, null), move(c._id, d._id)])
    expect(moved.map(({ status }) => status)).toEqual([204, 204])
    expect(await shown()).toEqual(['다', '라', '나', '가'])
    const delta = await server.ask('GET /api/v1/lawyers', { query: { updatedSince: since, sort: 'createdAt' } })
    expect(delta.answer.lawyers.length).toBe(4)
    expect((await move(a._id, randomUUID())).status).toBe(404)
    expect(await db.selectFrom('versions').select('_id').where('resource', '=', 'lawyers').where('_item', '=', d._id).execute()).toEqual([])
  })

  it('counts where it has a number for its order, in each place by itself', async () => {
    const picture = await aPicture('slide.webp')
    const slide = (name: string, index: number, code: 'home' | 'fairs' = 'home') =>
      server.add(banners, { code, headline: { ko: name }, text: { ko: '글' }, link: null, image: picture, mobileImage: picture, index })
    const [a, b, other] = [await slide('가', 7), await slide('나', 7), await slide('다', 7, 'fairs')]
    const last = await server.ask('PUT /api/console/banners/{_id}/place', { token, params: { _id: a._id }, body: { before: null } })
    expect(last.status).toBe(204)
    const items = await repositoryOf(banners).select(db, {})
    const indexOf = (_id: string) => items.find((item) => item._id === _id)?.index
    expect([indexOf(b._id), indexOf(a._id), indexOf(other._id)]).toEqual([0, 1, 7])
  })
})
