import { richTextAttributes, richTextTags } from '#contract/rich-text.ts'
import { mapFields, type Shape } from '#contract/shape.ts'
import sanitizeHtml from 'sanitize-html'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: richTextTags,
  allowedAttributes: richTextAttributes,
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
