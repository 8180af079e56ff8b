import { open } from 'node:fs/promises'
import { endingOf } from '#contract/platform/ending.ts'
import { documentTypes } from '#contract/platform/document-types.ts'
import { fileTypeFromFile } from 'file-type'
import { compoundSignature, readCompound } from './compound.ts'
import { readCodecs } from './mp4.ts'
import { isPlainText } from './text.ts'
import { readZip } from './zip.ts'

const zipSignature = Buffer.from('504b0304', 'hex')
const document = 'application/vnd.openxmlformats-officedocument'

/** Programs, and what runs on the machine of who opens it. */
const runs = /\.(exe|scr|com|pif|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|msi|jar|lnk|reg|iso|img|docm|xlsm|pptm)$/i

function typeOfZip(names: ReadonlySet<string>, ending: string): string | undefined {
  const all = [...names]
  // Macros run on the machine of who opens them.
  if (all.some((name) => name.toLowerCase().endsWith('vbaproject.bin'))) return undefined
  if (ending === 'zip') return all.some((name) => runs.test(name)) ? undefined : 'application/zip'
  if (names.has('[Content_Types].xml')) {
    if (names.has('word/document.xml')) return `${document}.wordprocessingml.document`
    if (names.has('xl/workbook.xml')) return `${document}.spreadsheetml.sheet`
    if (names.has('ppt/presentation.xml')) return `${document}.presentationml.presentation`
  }
  return names.has('mimetype') && names.has('Contents/content.hpf') ? 'application/hwp+zip' : undefined
}

/** Macros of office documents from before 2007. */
const macros = ['Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR']

/** The type of a compound file by the streams that its specification asks for. */
function typeOfCompound(names: ReadonlySet<string>): string | undefined {
  if (macros.some((name) => names.has(name))) return undefined
  // HWP 5.
  if (names.has('FileHeader') && names.has('DocInfo')) return 'application/x-hwp'
  if (names.has('WordDocument')) return 'application/msword'
  if (names.has('Workbook') || names.has('Book')) return 'application/vnd.ms-excel'
  return names.has('PowerPoint Document') ? 'application/vnd.ms-powerpoint' : undefined
}

/** What is called a text, by the endings of those that are taken. */
const textTypes: Readonly<Record<string, string>> = { txt: 'text/plain', csv: 'text/csv', eml: 'message/rfc822' }
/** A mail begins with the lines of its head (RFC 5322). */
const mailHead = /^(\ufeff)?[!-9;-~]+:/

async function typeOfText(path: string, ending: keyof typeof textTypes): Promise<string | undefined> {
  if (!(await isPlainText(path))) return undefined
  if (ending !== 'eml') return textTypes[ending]
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(200), 0, 200, 0)
    return mailHead.test(buffer.toString('utf8', 0, bytesRead)) ? textTypes[ending] : undefined
  } finally {
    await file.close()
  }
}

/**
 * The type of a file, read from its bytes; `undefined` where nothing is sure, which is a reason to refuse it. Archives
 * are looked into without unpacking.
 * @param ending of its name, in small letters: only what is called a text is looked at as one
 */
export async function typeOfFile(path: string, ending: string): Promise<string | undefined> {
  if (Object.hasOwn(textTypes, ending)) return typeOfText(path, ending)
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(8), 0, 8, 0)
    if (bytesRead < 8) return undefined
    if (buffer.subarray(0, 4).equals(zipSignature)) {
      const names = await readZip(file, (await file.stat()).size)
      return names && typeOfZip(names, ending)
    }
    if (buffer.equals(compoundSignature)) {
      const names = await readCompound(file)
      return names && typeOfCompound(names)
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
