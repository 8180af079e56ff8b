import { linkSchemes, richTextAttributes, richTextTags, youtubeId } from '#contract/rich-text.ts'
import { mapFields, type Shape } from '#contract/shape.ts'
import sanitizeHtml from 'sanitize-html'

/** A figure is a picture's, or that of a video with a sound id. */
function figureOf(tagName: string, { 'data-youtube': id, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: id !== undefined && youtubeId.test(id) ? { ...attribs, 'data-youtube': id } : attribs }
}

const allowed = {
  allowedTags: richTextTags,
  allowedAttributes: richTextAttributes,
  allowedSchemes: linkSchemes,
  allowProtocolRelative: false,
  // Pictures come from our own files only.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/api\/v1\/files\/[\w-]+(\/\w+\.\w+)?$/.test(attribs['src'] ?? ''),
  transformTags: { figure: figureOf },
} satisfies sanitizeHtml.IOptions

/** Text of a mail, reduced to the same allow-list. It is read elsewhere: links and pictures of ours need our address. */
export function cleanMail(html: string, origin: string): string {
  const isOurs = /^\/(?!\/)/
  const absolute = (attribute: string) => (tagName: string, attribs: sanitizeHtml.Attributes) => {
    const value = attribs[attribute] ?? ''
    return { tagName, attribs: isOurs.test(value) ? { ...attribs, [attribute]: `${origin}${value}` } : attribs }
  }
  const { exclusiveFilter: _, ...cleaned } = allowed
  return sanitizeHtml(sanitizeHtml(html, allowed), {
    ...cleaned,
    allowedSchemes: [...allowed.allowedSchemes, new URL(origin).protocol.slice(0, -1)],
    transformTags: { a: absolute('href'), img: absolute('src') },
  })
}

/** Fields with all HTML in them reduced to the allow-list (no script, no style, no foreign pictures). What is no field stays as it is. */
export const cleanFields = <Values extends Readonly<Record<string, unknown>>>(
  fields: Readonly<Record<string, Shape>>,
  values: Values,
): Values => ({
  ...values,
  ...mapFields(fields, values, ({ kind }, text) =>
    kind === 'richText' && typeof text === 'string' ? { value: sanitizeHtml(text, allowed) } : undefined,
  ),
})
