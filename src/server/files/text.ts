import { createReadStream } from 'node:fs'

/** The beginning of HTML, SVG or XML. `<사건 경위>` is a heading. */
const markup = /^\s*<[a-z!?/]/i
/** Of the control signs only tabs, line ends and the form feed belong to texts. */
// oxlint-disable-next-line no-control-regex
const control = /[\0-\x08\x0b\x0e-\x1f\ufffe\uffff]/

/** What messengers and editors in Korea write. */
const encodings = ['utf-8', 'euc-kr', 'utf-16le'] as const

/** Returns whether a file is plain text: one encoding, no control characters, no markup in disguise. It is read in chunks. */
export async function isPlainText(path: string): Promise<boolean> {
  let candidates = encodings.map((encoding) => ({ decoder: new TextDecoder(encoding, { fatal: true }), encoding, start: '' }))
  const keepWhere = (chunk: Uint8Array | undefined) => {
    candidates = candidates.filter((candidate) => {
      try {
        const text = candidate.decoder.decode(chunk, { stream: chunk !== undefined })
        if (candidate.start.length < 200) candidate.start += text.slice(0, 200)
        return !control.test(text)
      } catch {
        return false
      }
    })
  }
  let isFirst = true
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    // Almost anything is readable as UTF-16: only a byte order mark says that it is.
    if (isFirst && !(chunk[0] === 0xff && chunk[1] === 0xfe)) candidates = candidates.filter(({ encoding }) => encoding !== 'utf-16le')
    isFirst = false
    keepWhere(chunk)
    if (candidates.length === 0) return false
  }
  keepWhere(undefined)
  return !isFirst && candidates.length > 0 && candidates.every(({ start }) => !markup.test(start))
}
