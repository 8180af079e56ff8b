import type { AnyResource } from '#contract/resource.ts'
import sanitizeHtml from 'sanitize-html'
import * as z from 'zod'

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

const isHtml = (schema: z.ZodType): boolean => z.globalRegistry.get(schema)?.['format'] === 'html'

/** The value with all HTML in it reduced to the allow-list (no script, no style, no foreign pictures). */
export function cleanRichText(schema: z.ZodType, value: unknown): unknown {
  if (typeof value === 'string')
    return isHtml(schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema) ? sanitizeHtml(value, allowed) : value
  if (typeof value !== 'object' || value === null) return value
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return cleanRichText(schema.unwrap() as z.ZodType, value)
  if (schema instanceof z.ZodArray && Array.isArray(value)) return value.map((item) => cleanRichText(schema.element as z.ZodType, item))
  if (!(schema instanceof z.ZodObject)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const field = schema.shape[key] as z.ZodType | undefined
      return [key, field === undefined ? item : cleanRichText(field, item)]
    }),
  )
}

const containsHtml = (schema: z.ZodType): boolean => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return containsHtml(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodArray) return containsHtml(schema.element as z.ZodType)
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).some((field) => containsHtml(field as z.ZodType))
  return isHtml(schema)
}

const htmlFields = new WeakMap<object, readonly (readonly [string, z.ZodType])[]>()

/**
 * A stored item as it may be shown: cleaned once more, since it may have been stored under an older allow-list, or by
 * other means than the console.
 */
export function cleanHtml(resource: Pick<AnyResource, 'fields'>, item: Record<string, unknown>): Record<string, unknown> {
  const fields = htmlFields.get(resource) ?? Object.entries(resource.fields).filter(([, schema]) => containsHtml(schema))
  htmlFields.set(resource, fields)
  const cleaned = fields.filter(([name]) => name in item).map(([name, schema]) => [name, cleanRichText(schema, item[name])] as const)
  return cleaned.length === 0 ? item : { ...item, ...Object.fromEntries(cleaned) }
}
