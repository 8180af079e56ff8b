import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeMarkup } from '../http/escape-markup.ts'
import { CachedResponse } from '../http/response-cache.ts'

/** Signs that XML 1.0 knows no way to write, and halves of pairs. */
const unwritable = /[\uFFFE\uFFFF\p{Cs}]|(?![\t\n\r])\p{Cc}/gu

/** A text as it stands in XML, in an element or an attribute. */
const escapeXml = (text: string): string => escapeMarkup(text.replace(unwritable, ''))

/** An element that holds a text. */
export function element(name: string, text: string, attributes: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${written.join('')}>${escapeXml(text)}</${name}>`
}

/** Sends an XML document, which is made once and kept until content changes. */
export async function sendXml(request: FastifyRequest, reply: FastifyReply, key: string, type: string, make: () => Promise<string>) {
  const { cache } = request.server.platform
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, no-cache', vary: 'accept-encoding' }
  const response = await cache.get(key, async () => ({
    response: new CachedResponse(`<?xml version="1.0" encoding="UTF-8"?>\n${await make()}\n`, headers),
    isCacheable: true,
  }))
  await response.prepare(request.headers)
  return response.send(request, reply)
}
