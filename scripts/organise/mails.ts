import { openMailServer } from '#server/testing/mail-server.ts'

/** Text of a mail, whichever way it travels. */
function textOf(source: string): string {
  const [, encoding = '', body = ''] = /content-transfer-encoding: *([\w-]+)[^]*?\r?\n\r?\n([^]*)/i.exec(source) ?? []
  if (encoding.toLowerCase() === 'base64') return Buffer.from(body.split(/\r?\n--/)[0] ?? '', 'base64').toString('utf8')
  if (encoding.toLowerCase() !== 'quoted-printable') return source
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** A mail server whose letters can be read. */
export async function openPostOffice() {
  const { url, received, close } = await openMailServer()
  const lettersTo = (address: string) => received.filter(({ to }) => to.includes(address)).map(({ source }) => textOf(source))
  return { url, close, lettersTo, count: () => received.length, addresses: () => received.flatMap(({ to }) => to) }
}
export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>
