import * as z from 'zod'

/** Building blocks for the fields of a resource. All of them refuse what they do not know and coerce nothing. */

/** One line of text, trimmed. `max` in characters. */
export const line = (max = 200) => z.string().trim().min(1).max(max)

/** Text of several lines, trimmed. `max` in characters. */
export const lines = (max = 5000) => z.string().trim().min(1).max(max)

/** HTML of an article; the server keeps only what its allow-list names when it is stored. */
export const richText = (max = 100_000) => z.string().max(max).meta({ format: 'html' })

/** A text in up to three languages; Korean is required. */
export const translated = <Text extends z.ZodType<string>>(text: Text) =>
  z.strictObject({ ko: text, en: text.optional(), cn: text.optional() })

/**
 * An instant: ISO 8601 in UTC. Instants are compared as texts, so all of them get milliseconds:
 * as texts `…:00Z` comes after `…:00.500Z`.
 */
export const instant = z.iso.datetime().overwrite((text) => (Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString()))

/** UUIDv7. */
export const id = z.uuid()

/** A link inside the site (`/contact`) or to another one over https. */
export const link = z
  .string()
  .max(500)
  .regex(/^(\/(?![/\\])|https:\/\/)[^\s\\]*$/)

/** A picture kept by `files`; widths are served at `/api/v1/files/{_file}/{width}.{avif|webp}`. */
export const picture = z.strictObject({
  _file: id,
  /** Pixels of the original. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** A tiny `data:image/webp` picture shown until the real one is there. */
  placeholder: z.string().max(1000),
})
export type Picture = z.output<typeof picture>

/** The site that content belongs to (law centres DIVORCE and SEX-OFFENCE, specification 3). */
export const site = z.enum(['divorce', 'sex-offence'])
