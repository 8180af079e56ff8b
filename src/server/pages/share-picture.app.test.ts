import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { areas } from '#contract/law/areas.ts'
import { insights } from '#contract/law/insights.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { success } from '#contract/law/success.ts'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { keepPicture } from '../files/pictures.ts'
import { aLawyer, anInsight, aStory } from '../testing/content.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { app } = server
const token = await server.login('editor')
const blue = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0000ff' } })
  .webp()
  .toBuffer()
const thumb = await keepPicture(server.database.db, app.platform.storage, blue, { width: 900, height: 600, name: 'blue.webp' })

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/og/${path}`, headers })
const drawn = async () => {
  const files = await readdir(join(server.config.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return files.filter((entry) => entry.isFile() && entry.name.endsWith('.png')).map(({ name }) => name)
}
/** How many pixels of the left half, where the words are, are about as dark as ink. */
async function inkOf(png: Buffer): Promise<number> {
  const pixels = await sharp(png).extract({ left: 60, top: 150, width: 600, height: 330 }).greyscale().raw().toBuffer()
  return pixels.filter((value) => value < 90).length
}

const words = { ko: '이혼', en: 'Divorce', cn: '离婚' }
const anArea = {
  code: 'divorce' as const,
  name: words,
  headline: words,
  summary: words,
  overview: words,
  steps: [],
  costs: [],
  documents: [],
  faqs: [],
  image: null,
}
const story = await server.add(
  success,
  aStory({ subject: { ko: '이십이 년 전업으로 살림한 아내', en: 'A wife at home', cn: '长期照料' }, thumb }),
)
const path = `story/${story._id}.png`

describe('a share picture', () => {
  it('that finds no room on the disk is answered with 503, and drawn later', async () => {
    vi.spyOn(app.platform.storage, 'write').mockRejectedValueOnce(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
    const { statusCode, headers } = await get(path)
    expect({ statusCode, retryAfter: headers['retry-after'] }).toEqual({ statusCode: 503, retryAfter: '60' })
  })

  it('is a PNG of 1200 by 630 with the subject and the picture of the item', async () => {
    const { statusCode, headers, rawPayload } = await get(path)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(await inkOf(rawPayload)).toBeGreaterThan(3000)
    const corner = await sharp(rawPayload).removeAlpha().extract({ left: 1190, top: 620, width: 1, height: 1 }).raw().toBuffer()
    expect([...corner].map((value) => Math.round(value / 16))).toEqual([0, 0, 16])
  })

  it('is there for every kind of item that has a page, with or without a picture', async () => {
    const lawyer = await server.add(lawyers, aLawyer({ image: thumb }))
    const made = [`lawyer/${lawyer._id}.png`]
    for (const code of ['article', 'column', 'review', 'youtube'] as const)
      made.push(`article/${(await server.add(insights, anInsight({ code })))._id}.png`)
    for (const one of made) {
      const { statusCode, rawPayload } = await get(one)
      expect([one, statusCode]).toEqual([one, 200])
      expect(await inkOf(rawPayload)).toBeGreaterThan(300)
    }
  })

  it('differs by subject and by language', async () => {
    const other = await server.add(success, aStory({ subject: { ko: '다른 이야기' }, thumb }))
    const urls = [path, `${path}?lang=en`, `${path}?lang=cn`, `story/${other._id}.png`]
    const replies = await Promise.all(urls.map((url) => get(url)))
    expect(new Set(replies.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(4)
    expect(new Set(replies.map(({ headers }) => headers['etag'])).size).toBe(4)
    expect((await get(`${path}?lang=ko&x=1`)).rawPayload.equals((await get(path)).rawPayload)).toBe(true)
  })

  it('of a story says its business area, never its result', async () => {
    const etagOf = async (_id: string) => (await get(`story/${_id}.png`)).headers['etag']
    const changed = async (change: object) => {
      const { _id } = await server.add(success, aStory({ subject: { ko: '같은 이야기' } }))
      await server.ask('PUT /api/console/success/{_id}', { token, params: { _id }, body: change })
      return etagOf(_id)
    }
    const { _id } = await server.add(success, aStory({ subject: { ko: '같은 이야기' } }))
    const before = await etagOf(_id)
    expect(await changed({ result: { ko: '승소' } })).toBe(before)
    await server.add(areas, anArea)
    expect(await etagOf(_id)).not.toBe(before)
  })

  it('that would lack a rare Chinese sign is the English one', async () => {
    const { _id } = await server.add(lawyers, aLawyer({ name: { ko: '설', en: 'Seol', cn: '龘玲' } }))
    const [english, chinese] = await Promise.all(['en', 'cn'].map((lang) => get(`lawyer/${_id}.png?lang=${lang}`)))
    expect(chinese?.rawPayload.equals(english?.rawPayload ?? Buffer.alloc(0))).toBe(true)
  })

  it('of a draft is there for who has the link of its preview, and stored nowhere', async () => {
    const story = await server.add(success, aStory({ subject: { ko: '아직 쓰는 이야기' }, isPublished: false }))
    const body = { resource: 'success', _item: story._id }
    const { url } = (await server.ask('POST /api/console/previews', { token, body })).answer.preview
    const link = url.slice(url.indexOf('token='))
    const { statusCode, headers, rawPayload } = await get(`story/${story._id}.png?${link}`)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(await inkOf(rawPayload)).toBeGreaterThan(300)
    expect((await get(`story/${story._id}.png`)).statusCode).toBe(404)
    expect((await get(`${path}?${link}`)).statusCode).toBe(404)
    expect((await drawn()).filter((name) => name.includes(story._id))).toEqual([])
  })

  it('is made once, and not sent again to who has it', async () => {
    const { headers } = await get(path)
    const before = await drawn()
    expect((await get(path)).headers['etag']).toBe(headers['etag'])
    const again = await get(path, { 'if-none-match': String(headers['etag']) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    expect(await drawn()).toEqual(before)
  })

  it('is made again when the item changes, in the place of the old one', async () => {
    const { headers } = await get(path)
    const before = await drawn()
    await server.ask('PUT /api/console/success/{_id}', { token, params: { _id: story._id }, body: { subject: { ko: '고친 이야기' } } })
    const changed = await get(path, { 'if-none-match': String(headers['etag']) })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers['etag']).not.toBe(headers['etag'])
    const after = await drawn()
    expect(after).toHaveLength(before.length)
    expect(after).not.toEqual(before)
  })

  it('is drawn one at a time, and once for all who ask at once', async () => {
    const stories = await Promise.all(
      [1, 2, 3, 4].map((index) => server.add(success, aStory({ subject: { ko: `많은 이야기 ${index}` }, thumb }))),
    )
    const write = vi.spyOn(app.platform.storage, 'write')
    let most = 0
    const count = () => {
      const { queue, process } = sharp.counters()
      most = Math.max(most, queue + process)
    }
    sharp.queue.on('change', count)
    const replies = await Promise.all(stories.flatMap(({ _id }) => Array.from({ length: 5 }, () => get(`story/${_id}.png`))))
    sharp.queue.off('change', count)
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
    // Four would be drawn at once; the next one may be counted before the last one's thread has reported its end.
    expect(most).toBeLessThanOrEqual(2)
    expect(write).toHaveBeenCalledTimes(4)
    write.mockRestore()
  })

  it('is not there for what nobody can read', async () => {
    const draft = await server.add(success, aStory({ isPublished: false }))
    const removed = await server.add(success, aStory())
    await server.ask('DELETE /api/console/success/{_id}', { token, params: { _id: removed._id } })
    const before = await drawn()
    for (const one of [
      `story/${draft._id}.png`,
      `story/${removed._id}.png`,
      `story/${randomUUID()}.png`,
      `article/${story._id}.png`,
      `constructor/${story._id}.png`,
      'story/x.png',
      'story/%00.png',
      'story/..%2f..%2fieumsae.png',
    ]) {
      const { statusCode, headers } = await get(one)
      expect([one, statusCode]).toEqual([one, 404])
      expect(String(headers['cache-control'])).not.toContain('max-age')
    }
    expect(await drawn()).toEqual(before)
  })
})
