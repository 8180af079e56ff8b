import { requestNoteLimit } from '#contract/law/requests.ts'
import PostalMime from 'postal-mime'

/** A mail as far as staff read it in the timeline of a request. */
export interface ReceivedMail {
  /** Of the sender, in small letters; empty where the mail names none. */
  address: string
  /** Subject, an empty line, the text. */
  note: string
  /** Whether the text goes on in the file. */
  isCut: boolean
}

/** The text of a mail that has no other than HTML. Nothing of it is run, and no picture is asked for. */
function textOf(html: string): string {
  const broken = html.replaceAll(/<(br|\/p|\/div|\/li|\/tr|\/h\d)\b/gi, '\n<$1')
  const { body } = new DOMParser().parseFromString(broken, 'text/html')
  for (const hidden of body.querySelectorAll('style, script, title')) hidden.remove()
  return body.textContent ?? ''
}

/** Reads a mail that was saved as a file (RFC 5322, `.eml`). Returns `undefined` for what is none. */
export async function readMail(file: Blob): Promise<ReceivedMail | undefined> {
  const { from, subject = '', text, html = '' } = await PostalMime.parse(await file.arrayBuffer())
  if (from === undefined && subject === '') return undefined
  const whole = `${subject.trim()}\n\n${(text ?? textOf(html))
    .replaceAll('\r', '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}`.trim()
  return { address: (from?.address ?? '').toLowerCase(), note: whole.slice(0, requestNoteLimit), isCut: whole.length > requestNoteLimit }
}
