import { randomUUID } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { addMember } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const token = await server.login('editor')

const photo = (format: 'png' | 'jpeg' | 'webp' | 'avif', width = 700, height = 350) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toFormat(format)
    .toBuffer()

/** A multipart body, as a browser makes it. */
async function multipart(bytes: Uint8Array<ArrayBuffer>, name: string, type = 'image/png', field = 'file') {
  const form = new FormData()
  form.append(field, new File([bytes], name, { type }))
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return { headers: { 'content-type': request.headers.get('content-type') ?? '' }, payload: Buffer.from(await request.arrayBuffer()) }
}

async function upload(
  bytes: Uint8Array,
  name = 'photo.png',
  type?: string,
  { url = '/api/console/files', ...more }: Record<string, string> = {},
) {
  const { headers, payload } = await multipart(new Uint8Array(bytes), name, type)
  const { statusCode, json } = await server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, authorization: `Bearer ${token}`, ...more },
  })
  return {
    status: statusCode,
    body: json<{ file: { _file: string; width: number; height: number; placeholder: string }; code: string; message: string }>(),
  }
}
const get = (path: string, headers: Record<string, string> = {}) => server.app.inject({ url: `/api/v1/files/${path}`, headers })
const filesOnDisk = async () =>
  (await readdir(join(server.config.dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length

describe('a picture', () => {
  it('sent twice under one key is stored once', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const bytes = await photo('png')
    const first = await upload(bytes, 'a.png', undefined, key)
    const before = await filesOnDisk()
    expect(await upload(bytes, 'a.png', undefined, key)).toEqual(first)
    expect(await filesOnDisk()).toBe(before)
    expect((await upload(await photo('jpeg'), 'a.png', undefined, key)).status).toBe(422)
  })

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)(
    'in %s is stored again, with its size and nothing else of the original',
    async (format) => {
      const { status, body } = await upload(await photo(format))
      expect(status).toBe(201)
      expect(body.file).toMatchObject({ width: 700, height: 350 })
      expect(body.file.placeholder).toMatch(/^data:image\/webp;base64,/)
      const { statusCode, headers, rawPayload } = await get(body.file._file)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': expect.stringMatching(/^attachment; /) as string,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 700 })
      expect(rawPayload.includes('secret place')).toBe(false)
    },
  )

  it('is there in widths and formats that fit, which may be kept for ever', async () => {
    const { _file } = (await upload(await photo('png'))).body.file
    for (const [variant, width] of [
      ['160.webp', 160],
      ['320.avif', 320],
      ['1920.webp', 700],
    ] as const) {
      const { statusCode, headers, rawPayload } = await get(`${_file}/${variant}`)
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toBe(`image/${variant.split('.')[1]}`)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(Number(headers['content-length'])).toBe(rawPayload.length)
      const { format, width: actual } = await sharp(rawPayload).metadata()
      expect({ format, width: actual }).toEqual({ format: variant.endsWith('avif') ? 'heif' : 'webp', width })
    }
  })

  it('is there in no other width, format or place', async () => {
    const { _file } = (await upload(await photo('png'))).body.file
    const before = await filesOnDisk()
    for (const variant of ['161.webp', '640.png', '640', '640.webp.exe', '-1.webp', 'original', '..%2Foriginal'])
      expect({ variant, status: (await get(`${_file}/${variant}`)).statusCode }).toEqual({ variant, status: 400 })
    expect((await get(`${randomUUID()}/640.webp`)).statusCode).toBe(404)
    expect((await get('..%2f..%2fieumsae.db')).statusCode).toBe(400)
    expect(await filesOnDisk()).toBe(before)
  })

  it('asked for by many at once is made once, and all get the same', async () => {
    const { _file } = (await upload(await photo('png', 1200, 800))).body.file
    const before = await filesOnDisk()
    const replies = await Promise.all(Array.from({ length: 8 }, () => get(`${_file}/640.avif`)))
    expect(new Set(replies.map(({ statusCode, rawPayload }) => `${statusCode} ${rawPayload.toString('base64')}`)).size).toBe(1)
    expect(replies[0]?.statusCode).toBe(200)
    expect(await filesOnDisk()).toBe(before + 1)
  })

  it('is decoded one at a time, however many are sent at once', async () => {
    const bytes = await photo('avif', 1200, 800)
    const peaks: number[] = []
    const watched = setInterval(() => peaks.push(sharp.counters().process + sharp.counters().queue))
    const sent = await Promise.all(Array.from({ length: 6 }, () => upload(bytes)))
    clearInterval(watched)
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
    expect(Math.max(...peaks)).toBe(1)
  })

  it('that is turned by its camera is stored upright', async () => {
    const turned = await sharp(await photo('jpeg', 400, 200))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await upload(turned)).body.file).toMatchObject({ width: 200, height: 400 })
  })

  it('of a private file is not there for the public', async () => {
    const { _file } = (await upload(await photo('png'))).body.file
    await db.updateTable('files').set({ isPublic: 0 }).where('_id', '=', _file).execute()
    expect([(await get(_file)).statusCode, (await get(`${_file}/640.webp`)).statusCode]).toEqual([404, 404])
  })

  it('whose bytes are lost is not found', async () => {
    const { _file } = (await upload(await photo('png'))).body.file
    await server.app.platform.storage.remove(`${_file}/`)
    expect([(await get(_file)).statusCode, (await get(`${_file}/640.webp`)).statusCode]).toEqual([404, 404])
  })

  it('is there before what somebody else has asked for', async () => {
    const { _file } = (await upload(await photo('png', 1200, 900))).body.file
    const { _file: other } = (await upload(await photo('png', 300, 200))).body.file
    const variants = [160, 320, 480, 640, 960].flatMap((width) => [`${width}.avif`, `${width}.webp`])
    const ended: string[] = []
    const ask = (path: string, remoteAddress: string) =>
      server.app.inject({ url: `/api/v1/files/${path}`, remoteAddress }).then(({ statusCode }) => void ended.push(`${path} ${statusCode}`))
    const crowd = variants.map((variant) => ask(`${_file}/${variant}`, '192.0.2.1'))
    await Promise.all([...crowd, ask(`${other}/320.webp`, '192.0.2.2')])
    // In the order of asking it would be the last of eleven; on a busy machine some have begun before it is heard.
    expect(ended.findIndex((each) => each === `${other}/320.webp 200`)).toBeLessThan(7)
    expect(ended.filter((each) => each.endsWith('200'))).toHaveLength(11)
  })

  it('that finds no room on the disk is answered with 503, and the log says why', async () => {
    const { _file } = (await upload(await photo('png'))).body.file
    vi.spyOn(server.app.platform.storage, 'write').mockRejectedValueOnce(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
    const logged = vi.spyOn(server.app.log, 'error')
    const { statusCode, headers } = await get(`${_file}/640.webp`)
    expect({ statusCode, retryAfter: headers['retry-after'] }).toEqual({ statusCode: 503, retryAfter: '60' })
    expect(logged.mock.calls.map(([, message]) => message as unknown)).toContain('disk full')
    logged.mockRestore()
    expect((await get(`${_file}/640.webp`)).statusCode).toBe(200)
  })
})

describe('what is stored', () => {
  const whole = Buffer.from('0123456789')
  const stored = (isPublic = 1) => {
    const _id = randomUUID()
    const row = { _id, name: 'a.mp4', type: 'video/mp4', size: whole.length, sha256: '', isPublic, createdAt: new Date().toISOString() }
    return server.app.platform.storage
      .write(`${_id}/original`, whole)
      .then(() => db.insertInto('files').values(row).execute())
      .then(() => _id)
  }

  it('comes in the parts that a player asks for', async () => {
    const path = await stored()
    const all = await get(path)
    const etag = String(all.headers.etag)
    expect(all.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '10', 'content-type': 'video/mp4' })
    expect(etag).toMatch(/^"[^"]+"$/)
    // By the disk's clock, which need not be that of this run.
    const { mtimeMs } = await stat(server.config.dataDir)
    expect(new Date(String(all.headers['last-modified'])).getTime()).toBeGreaterThan(mtimeMs - 60_000)
    for (const [range, status, text, place, more] of [
      ['bytes=0-1', 206, '01', 'bytes 0-1/10', {}],
      ['bytes=7-', 206, '789', 'bytes 7-9/10', {}],
      ['bytes=-2', 206, '89', 'bytes 8-9/10', {}],
      ['bytes=5-999', 206, '56789', 'bytes 5-9/10', { 'if-range': etag }],
      ['bytes=5-', 200, '0123456789', undefined, { 'if-range': '"another"' }],
      ['nonsense', 200, '0123456789', undefined, {}],
    ] as const) {
      const { statusCode, payload, headers } = await get(path, { range, ...more })
      expect({ range, statusCode, payload, place: headers['content-range'] }).toEqual({ range, statusCode: status, payload: text, place })
      expect(headers['content-length']).toBe(String(text.length))
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
    const beyond = await get(path, { range: 'bytes=99-' })
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.json<{ code: string }>().code]).toEqual([
      416,
      'bytes */10',
      'badRange',
    ])
  })

  it('does not come again where it is there, and its head comes alone', async () => {
    const path = await stored()
    const { headers } = await get(path)
    for (const known of [{ 'if-none-match': String(headers.etag) }, { 'if-modified-since': String(headers['last-modified']) }]) {
      const again = await get(path, known)
      expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', headers.etag])
    }
    expect((await get(path, { 'if-match': '"another"' })).statusCode).toBe(412)
    const head = await server.app.inject({ method: 'HEAD', url: `/api/v1/files/${path}` })
    expect([head.statusCode, head.payload, head.headers['content-length'], head.headers.etag]).toEqual([200, '', '10', headers.etag])
  })

  it('is no one else’s where it is private, in parts neither', async () => {
    const path = await stored(0)
    expect((await get(path, { range: 'bytes=0-1' })).statusCode).toBe(404)
  })
})

const large = sharp({ create: { width: 2800, height: 2600, channels: 3, background: '#336699' } })
  .avif({ effort: 0 })
  .toBuffer()

describe('a video', () => {
  const url = '/api/console/files/videos'
  const demo = new URL('../../demo/videos/', import.meta.url)
  const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff', 'hex')

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['three-ways.mp4', () => readFile(new URL('three-ways.mp4', demo)), 'video/mp4'],
    ['three-ways.en.vtt', () => readFile(new URL('three-ways.en.vtt', demo)), 'text/vtt; charset=utf-8'],
    ['a.webm', () => webm, 'video/webm'],
  ])('%s is stored as it came, for everybody, once for a key', async (name, bytes, type) => {
    const whole = await bytes()
    const more = { url, 'idempotency-key': randomUUID() }
    const { status, body } = await upload(whole, name, type, more)
    expect({ status, file: body.file }).toEqual({ status: 201, file: { _file: body.file._file, name, type, size: whole.length } })
    const { headers, rawPayload } = await get(body.file._file)
    expect([headers['content-type'], headers['accept-ranges'], rawPayload.equals(whole)]).toEqual([type, 'bytes', true])
    const before = await filesOnDisk()
    expect((await upload(whole, name, type, more)).body.file).toEqual(body.file)
    expect(await filesOnDisk()).toBe(before)
  })

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a picture', () => photo('png')],
    ['HTML', () => Buffer.from('<!doctype html><video>')],
    ['captions with markup of another kind', () => Buffer.concat([Buffer.from('WEBVTT\n'), Buffer.alloc(20)])],
    ['an MP4 without an index', async () => (await readFile(new URL('three-ways.mp4', demo))).subarray(0, 32)],
    [
      'an MP4 that few browsers play',
      async () => Buffer.from((await readFile(new URL('three-ways.mp4', demo))).toString('latin1').replaceAll('avc1', 'hvc1'), 'latin1'),
    ],
  ])('%s is refused as one, and leaves nothing', async (_what, bytes) => {
    const before = await filesOnDisk()
    const { status, body } = await upload(await bytes(), 'a.mp4', 'video/mp4', { url })
    expect({ status, code: body.code }).toEqual({ status: 415, code: 'videoType' })
    expect(await filesOnDisk()).toBe(before)
  })

  it('is for staff who write content', async () => {
    const { headers, payload } = await multipart(new Uint8Array(webm), 'a.webm', 'video/webm')
    expect((await server.app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(401)
  })
})

/** The head of a PNG of that size, and nothing more. */
const png = (width: number, height: number) => {
  const header = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}

describe('an upload is refused, and leaves nothing', () => {
  it.each<[string, () => Promise<Uint8Array> | Uint8Array, string, string]>([
    ['text with the name of a picture', () => Buffer.from('hello'), 'a.png', 'image/png'],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'a.svg', 'image/svg+xml'],
    [
      'SVG with the name of a picture',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'a.png',
      'image/png',
    ],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'a.jpg', 'image/jpeg'],
    ['PDF', () => Buffer.from('%PDF-1.7\n%%EOF'), 'a.pdf', 'application/pdf'],
    ['a GIF', () => Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'), 'a.gif', 'image/gif'],
    ['the head of a picture without the rest', async () => (await photo('png')).subarray(0, 60), 'a.png', 'image/png'],
    ['nothing', () => Buffer.alloc(0), 'a.png', 'image/png'],
    [
      'a line of pixels',
      () =>
        sharp({ create: { width: 1, height: 16_383, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      'a.png',
      'image/png',
    ],
    // As many rows as pixels hold everybody up: 76 kB with 40 million of them took 14 s.
    [
      'a side longer than that of any JPEG',
      () =>
        sharp({ create: { width: 66_000, height: 60, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      'a.png',
      'image/png',
    ],
    ['a picture of far too many pixels', () => png(60_000, 60_000), 'a.png', 'image/png'],
  ])('%s', async (_what, bytes, name, type) => {
    const before = [await filesOnDisk(), (await db.selectFrom('files').select('_id').execute()).length]
    const { status, body } = await upload(await bytes(), name, type)
    expect({ status, code: body.code }).toEqual({ status: 415, code: 'pictureType' })
    expect([await filesOnDisk(), (await db.selectFrom('files').select('_id').execute()).length]).toEqual(before)
  })

  it('more than 20 MB', async () => {
    const { status, body } = await upload(Buffer.concat([await photo('png'), Buffer.alloc(21 * 1024 * 1024)]))
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 413,
      code: 'fileTooLarge',
      message: expect.stringContaining('20MB') as string,
    })
  })

  it.each([
    ['ko', '사진이 너무 큽니다. 이 형식(AVIF)은 7메가픽셀까지 받습니다. 줄이시거나 일반 JPEG로 바꾸어 보내 주십시오.'],
    ['en', 'The picture is too large. In this format (AVIF) we take up to 7 megapixels. Please make it smaller, or send an ordinary JPEG.'],
    ['cn', '图片过大。此格式（AVIF）最大接受7百万像素。请缩小图片，或改为普通JPEG后再发送。'],
  ])('more pixels than its format is decoded with in 150 MB, in words (%s)', async (language, message) => {
    const before = await filesOnDisk()
    const { status, body } = await upload(await large, 'a.avif', 'image/avif', { 'accept-language': language })
    expect({ status, ...body }).toEqual({ status: 413, code: 'tooManyPixels', message, issues: [{ path: 'file', message }] })
    expect(await filesOnDisk()).toBe(before)
  })

  it('no file, or another kind of body', async () => {
    const headers = { authorization: `Bearer ${token}` }
    const post = (payload: string | Buffer, type: string) =>
      server.app.inject({ method: 'POST', url: '/api/console/files', payload, headers: { ...headers, 'content-type': type } })
    expect((await post('{}', 'application/json')).statusCode).toBe(415)
    expect((await post('--x--\r\n', 'multipart/form-data; boundary=x')).statusCode).toBe(400)
    expect((await post('broken', 'multipart/form-data')).statusCode).toBeLessThan(500)
    const { payload } = await multipart(new Uint8Array(await photo('png')), 'a.png')
    const type = `multipart/form-data; boundary=${/^--(.+)\r\n/.exec(payload.toString('latin1'))?.[1]}`
    expect((await post(payload.subarray(0, 400), type)).statusCode).toBe(400)
    expect((await post('--x\r\nbroken', 'multipart/form-data; boundary=x')).statusCode).toBe(400)
  })
})

it('a name that a database cannot hold does no harm', async () => {
  const { headers, payload } = await multipart(new Uint8Array(await photo('png')), 'NAME.png')
  const odd = Buffer.from(payload.toString('latin1').replace('NAME', 'a\0b'), 'latin1')
  const url = '/api/console/files'
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url,
    payload: odd,
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
  expect([201, 400]).toContain(statusCode)
})

it('a name with signs of every kind comes back as it was', async () => {
  const { body } = await upload(await photo('png'), `사진 "1"; a=b.png`)
  const disposition = String((await get(body.file._file)).headers['content-disposition'])
  expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[\w%.()'*~!-]+$/)
  expect(decodeURIComponent(disposition)).toContain('사진')
})

it('a picture that an editor puts into a text is stored as any other, by staff who write alone', async () => {
  const { headers, payload } = await multipart(new Uint8Array(await photo('jpeg')), 'photo.jpg', 'image/jpeg', 'photo')
  const send = async (authorization?: string) => {
    const own = authorization === undefined ? headers : { ...headers, authorization: `Bearer ${authorization}` }
    const { statusCode, json } = await server.app.inject({ method: 'POST', url: '/api/v1/editor', payload, headers: own })
    return { status: statusCode, body: json<{ photo: { _file: string; width: number } }>() }
  }
  const member = await addMember(server, 'writer')
  expect([(await send()).status, (await send(member.token)).status]).toEqual([401, 403])
  const { status, body } = await send(token)
  expect([status, body.photo.width]).toEqual([201, 700])
  expect((await get(`${body.photo._file}/320.webp`)).statusCode).toBe(200)
})

describe('a tile of a picture', () => {
  const size = { width: 1300, height: 700 }
  const tiles = async () => {
    const { body } = await upload(await photo('jpeg', size.width, size.height), 'tiles.jpg', 'image/jpeg')
    return (place: string) => get(`${body.file._file}/tiles/${place}`)
  }
  const sizeOf = async (reply: Promise<{ rawPayload: Buffer }>) => {
    const { width, height, format } = await sharp((await reply).rawPayload).metadata()
    return [width, height, format]
  }

  it('is a part of 512 pixels at most, of the picture or of one half or a quarter as large, and never changes', async () => {
    const tile = await tiles()
    expect(await sizeOf(tile('2/0/0'))).toEqual([512, 512, 'webp'])
    expect(await sizeOf(tile('2/2/1'))).toEqual([1300 - 1024, 700 - 512, 'webp'])
    expect(await sizeOf(tile('1/1/0'))).toEqual([650 - 512, 350, 'webp'])
    expect(await sizeOf(tile('0/0/0'))).toEqual([325, 175, 'webp'])
    const { headers } = await tile('0/0/0')
    expect([headers['content-type'], headers['cache-control']]).toEqual(['image/webp', 'public, max-age=31536000, immutable'])
  })

  it('is made with those beside it, and once', async () => {
    const tile = await tiles()
    const before = await filesOnDisk()
    await Promise.all(['2/0/0', '2/1/0', '2/2/0', '2/0/0'].map(tile))
    expect(await filesOnDisk()).toBe(before + 3)
  })

  it('is not there beyond the picture, of a file that is no picture, or of a private one', async () => {
    const tile = await tiles()
    expect(await Promise.all(['3/0/0', '2/3/0', '2/0/2', '0/1/0'].map(async (place) => (await tile(place)).statusCode))).toEqual([
      404, 404, 404, 404,
    ])
    expect((await tile('-1/0/0')).statusCode).toBe(400)
    expect((await get(`${randomUUID()}/tiles/0/0/0`)).statusCode).toBe(404)
    const { body } = await upload(await photo('png'))
    await db.updateTable('files').set({ isPublic: 0 }).where('_id', '=', body.file._file).execute()
    expect((await get(`${body.file._file}/tiles/0/0/0`)).statusCode).toBe(404)
  })
})
