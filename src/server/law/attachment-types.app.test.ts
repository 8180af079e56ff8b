import { describe, expect, it } from 'vitest'
import { attachmentsOn, jpeg, png, webp } from '../testing/attachments.ts'
import { compoundOf, docxOf, hwpOf, hwpxOf, pptxOf, samples, xlsxOf, zipOf } from '../testing/documents.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { open, attach, filesOf, download, traces } = await attachmentsOn(server)
const admin = await server.login('admin')

describe('a file', () => {
  const document = 'application/vnd.openxmlformats-officedocument'
  it.each<[string, Uint8Array, string]>([
    ['혼인관계증명서.pdf', samples.pdf, 'application/pdf'],
    ['a.jpg', jpeg, 'image/jpeg'],
    ['a.JPEG', jpeg, 'image/jpeg'],
    ['a.png', png, 'image/png'],
    ['a.webp', webp, 'image/webp'],
    ['a.heic', samples.heic, 'image/heic'],
    ['a.docx', docxOf(), `${document}.wordprocessingml.document`],
    ['a.xlsx', xlsxOf(), `${document}.spreadsheetml.sheet`],
    ['a.hwp', hwpOf(), 'application/x-hwp'],
    ['a.hwpx', hwpxOf(), 'application/hwp+zip'],
    ['a.pptx', pptxOf(), `${document}.presentationml.presentation`],
    ['a.doc', compoundOf(['Root Entry', 'WordDocument', '1Table']), 'application/msword'],
    ['a.xls', compoundOf(['Root Entry', 'Workbook']), 'application/vnd.ms-excel'],
    ['a.ppt', compoundOf(['Root Entry', 'PowerPoint Document']), 'application/vnd.ms-powerpoint'],
    ['통장 내역.csv', samples.csv, 'text/csv'],
    ['메일.eml', samples.eml, 'message/rfc822'],
    ['사진들.zip', zipOf([{ name: '사진/1.jpg' }, { name: '사진/2.jpg' }]), 'application/zip'],
    ['a.wav', samples.wav, 'audio/wav'],
    ['통화.amr', samples.amr, 'audio/amr'],
    ['a.aac', samples.aac, 'audio/aac'],
    ['a.ogg', samples.ogg, 'audio/ogg'],
    ['a.3gp', samples['3gp'], 'video/3gpp'],
    ['카카오톡 대화.txt', samples.txt, 'text/plain'],
    ['a.mp3', samples.mp3, 'audio/mpeg'],
    ['a.m4a', samples.m4a, 'audio/mp4'],
    ['통화 녹음.m4a', samples.recording, 'audio/mp4'],
    ['a.mp4', samples.mp4, 'video/mp4'],
    ['a.mov', samples.mov, 'video/quicktime'],
  ])('%s is attached as it came', async (name, bytes, type) => {
    const mine = await open()
    const { status, file, headers } = await attach(mine, { name, bytes })
    expect({ status, file }).toEqual({
      status: 201,
      file: { _file: file._file, name, type, size: bytes.length, slot: 'files' },
    })
    expect(headers).toMatchObject({ location: `/api/v1/files/${file._file}`, 'cache-control': 'no-store' })
    expect(await filesOf(mine._id)).toEqual([file])
    const { statusCode, rawPayload } = await download(file._file, admin)
    expect({ statusCode, isSame: rawPayload.equals(bytes) }).toEqual({ statusCode: 200, isSame: true })
  })

  it.each<[string, string, Uint8Array]>([
    ['a program', 'a.exe', samples.exe],
    ['a program called a picture', 'a.jpg', samples.exe],
    ['a program called a document', 'a.hwp', samples.exe],
    ['a program called a text', 'a.txt', samples.exe],
    ['HTML', 'a.html', samples.html],
    ['HTML called a text', 'a.txt', samples.html],
    ['HTML called a PDF', 'a.pdf', samples.html],
    ['SVG', 'a.svg', samples.svg],
    ['SVG called a picture', 'a.png', samples.svg],
    ['a picture called a document', 'a.pdf', png],
    ['a picture of another kind', 'a.jpg', png],
    ['a document with the ending of a program', 'a.pdf.exe', samples.pdf],
    ['a document without an ending', 'pdf', samples.pdf],
    ['a word of JavaScript for an ending', 'a.constructor', samples.pdf],
    ['a bomb in a document', 'a.docx', docxOf({ name: 'word/a.xml', bytes: Buffer.alloc(40_000_000) })],
    ['a bomb in a table', 'a.xlsx', xlsxOf({ name: 'xl/a.xml', bytes: Buffer.alloc(40_000_000) })],
    ['a document with macros', 'a.docx', docxOf({ name: 'word/vbaProject.bin' })],
    ['a document of 2003 with macros', 'a.doc', compoundOf(['Root Entry', 'WordDocument', 'Macros', 'VBA'])],
    ['a table of 2003 with macros', 'a.xls', compoundOf(['Root Entry', 'Workbook', '_VBA_PROJECT_CUR'])],
    ['a document of 2003 called a table', 'a.xls', compoundOf(['Root Entry', 'WordDocument'])],
    ['an archive with a program in it', 'a.zip', zipOf([{ name: '사진.jpg' }, { name: '영수증.pdf.exe' }])],
    ['a bomb in an archive', 'a.zip', zipOf([{ name: 'a', bytes: Buffer.alloc(40_000_000) }])],
    ['a text called a mail', 'a.eml', samples.csv],
    ['HTML called a table', 'a.csv', samples.html],
    ['an installer called a document', 'a.hwp', compoundOf(['Root Entry', '!_Tables'])],
    ['nothing', 'a.pdf', Buffer.alloc(0)],
    ['nothing called a text', 'a.txt', Buffer.alloc(0)],
  ])('is refused, and leaves nothing: %s', async (_what, name, bytes) => {
    const mine = await open()
    const before = await traces()
    const refused = await attach(mine, { name, bytes })
    expect(refused).toMatchObject({ status: 415, code: 'fileType' })
    expect(refused.message).toContain('PDF')
    expect(await traces()).toEqual(before)
  })

  it('is kept under the last part of its name, without signs that do harm', async () => {
    const { file } = await attach(await open(), { name: '../../폴더\\사진\u202e\u0007.pdf' })
    expect(file.name).toBe('사진.pdf')
    const { headers } = await download(file._file, admin)
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('사진.pdf')}`)
    const long = (await attach(await open(), { name: `${'😀'.repeat(150)}.pdf` })).file
    expect([long.name.length <= 200, long.name.endsWith('.pdf')]).toEqual([true, true])
    expect((await download(long._file, admin)).statusCode).toBe(200)
  })

  it('under another field, beside a second one, or none at all is refused', async () => {
    const mine = await open()
    const before = await traces()
    expect((await attach(mine, { field: 'photo' })).status).toBe(400)
    const post = async (payload: string, type: string) =>
      (
        await server.app.inject({
          method: 'POST',
          url: `/api/v1/forms/${mine._id}/files`,
          payload,
          headers: { 'content-type': type, 'upload-token': mine.token },
        })
      ).statusCode
    const part = (name: string) =>
      `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${samples.txt.toString()}\r\n`
    const type = 'multipart/form-data; boundary=x'
    expect(await post(`${part('a.txt')}${part('b.txt')}--x--\r\n`, type)).toBe(400)
    expect(await post('--x--\r\n', type)).toBe(400)
    expect(await post(part('a.txt'), type)).toBe(400)
    expect(await post('broken', 'multipart/form-data')).toBe(400)
    expect(await post('{}', 'application/json')).toBe(415)
    expect(await traces()).toEqual(before)
    expect(await post(`${part('a.txt')}--x--\r\n`, type)).toBe(201)
  })
})
