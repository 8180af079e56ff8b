import { mapValue, type Shape, someShape } from '#contract/shape.ts'
import sanitizeHtml from 'sanitize-html'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Pictures come from our own files only.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/api\/v1\/files\/[\w-]+(\/\w+\.\w+)?$/.test(attribs['src'] ?? ''),
}

/** The value with all HTML in it reduced to the allow-list (no script, no style, no foreign pictures). */
export const cleanRichText = (shape: Shape, value: unknown): unknown =>
  mapValue(shape, value, ({ kind }, text) =>
    kind === 'richText' && typeof text === 'string' ? { value: sanitizeHtml(text, allowed) } : undefined,
  )

/** Fields, each of them cleaned. A field without rich text is not looked at, and what is no field stays as it is. */
export const cleanFields = <Values extends Readonly<Record<string, unknown>>>(
  fields: Readonly<Record<string, Shape>>,
  values: Values,
): Values => {
  const cleaned = Object.entries(fields)
    .filter(([name, shape]) => name in values && someShape(shape, ({ kind }) => kind === 'richText'))
    .map(([name, shape]) => [name, cleanRichText(shape, values[name])])
  return cleaned.length === 0 ? values : { ...values, ...(Object.fromEntries(cleaned) as Partial<Values>) }
}
