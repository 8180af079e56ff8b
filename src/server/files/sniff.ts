import { open } from 'node:fs/promises'
import { documentTypes } from '#contract/platform/document-types.ts'
import { fileTypeFromFile } from 'file-type'
import { compoundSignature, readCompound } from './compound.ts'
import { readCodecs } from './mp4.ts'
import { endingOf } from './name.ts'
import { isPlainText } from './text.ts'
import { readZip } from './zip.ts'

const zipSignature = Buffer.from('504b0304', 'hex')
const document = 'application/vnd.openxmlformats-officedocument'

function typeOfZip(names: ReadonlySet<string>): string | undefined {
  // Macros run on the machine of who opens them.
  if ([...names].some((name) => name.toLowerCase().endsWith('vbaproject.bin'))) return undefined
  if (names.has('[Content_Types].xml')) {
    if (names.has('word/document.xml')) return `${document}.wordprocessingml.document`
    if (names.has('xl/workbook.xml')) return `${document}.spreadsheetml.sheet`
  }
  return names.has('mimetype') && names.has('Contents/content.hpf') ? 'application/hwp+zip' : undefined
}

/** HWP 5: the streams that its specification asks for. */
const isHwp = (names: ReadonlySet<string>): boolean => names.has('FileHeader') && names.has('DocInfo')

/**
 * The type of a file, read from its bytes; `undefined` where nothing is sure, which is a reason to refuse it. Archives
 * are looked into without unpacking.
 * @param ending of its name, in small letters: only what is called a text is looked at as one
 */
export async function typeOfFile(path: string, ending: string): Promise<string | undefined> {
  if (ending === 'txt') return (await isPlainText(path)) ? 'text/plain' : undefined
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(8), 0, 8, 0)
    if (bytesRead < 8) return undefined
    if (buffer.subarray(0, 4).equals(zipSignature)) {
      const names = await readZip(file, (await file.stat()).size)
      return names && typeOfZip(names)
    }
    if (buffer.equals(compoundSignature)) {
      const names = await readCompound(file)
      return names !== undefined && isHwp(names) ? 'application/x-hwp' : undefined
    }
  } finally {
    await file.close()
  }
  return (await fileTypeFromFile(path))?.mime
}

/** Returns the type of an attachment if its ending and bytes agree on an allowed one. */
export async function typeOfAttachment({ name, path }: { name: string; path: string }): Promise<string | undefined> {
  const ending = endingOf(name)
  const types = Object.hasOwn(documentTypes, ending) ? documentTypes[ending] : undefined
  const found = types === undefined ? undefined : await typeOfFile(path, ending)
  return found !== undefined && types?.includes(found) === true ? types[0] : undefined
}

/** H.264 and AAC, which every browser plays, and tracks that none shows: time codes and texts. */
const playable = new Set(['avc1', 'avc3', 'mp4a', 'tmcd', 'tx3g', 'text'])
const maxCaptionBytes = 1024 * 1024

/** The type of a video that browsers play, or of its captions (WebVTT); `undefined` for everything else. */
export async function typeOfVideo(path: string): Promise<string | undefined> {
  const type = (await fileTypeFromFile(path))?.mime
  if (type === 'video/webm') return type
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (type === 'video/mp4') {
      const codecs = await readCodecs(file, size)
      return (codecs.has('avc1') || codecs.has('avc3')) && [...codecs].every((codec) => playable.has(codec)) ? type : undefined
    }
    const { bytesRead, buffer } = await file.read(Buffer.alloc(16), 0, 16, 0)
    const isCaptions = /^(\ufeff)?WEBVTT(\s|$)/.test(buffer.toString('utf8', 0, bytesRead))
    return isCaptions && size <= maxCaptionBytes && (await isPlainText(path)) ? 'text/vtt; charset=utf-8' : undefined
  } finally {
    await file.close()
  }
}
