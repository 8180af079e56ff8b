import { mapFields, type Shape } from '#contract/shape.ts'
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
