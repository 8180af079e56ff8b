import * as z from 'zod'
import { halfWidth } from './half-width.ts'
import { localeNames } from './locale-names.ts'
import { locales } from './locale.ts'
import { siteNames } from './sites.ts'

/** Meaning of a value, for storage, search, languages and the console's forms. */
export type Kind =
  | 'line'
  | 'password'
  | 'text'
  | 'richText'
  | 'translated'
  | 'picture'
  | 'file'
  | 'reference'
  | 'instant'
  | 'day'
  | 'money'
  | 'choice'
  | 'boolean'
  | 'number'
  | 'object'
  | 'list'

/** Another resource, and what happens to items that name one of its items when that is removed. */
export interface Reference {
  /** Its path. */
  to: string
  /** `restrict`: it cannot be removed; `clear`: it is named no longer. */
  onRemove: 'restrict' | 'clear'
  /** The path, below `/api/console`, of a call that lists those that may be named: for who may not see the resource itself. */
  names?: string
}

/** What the values of a choice are called in the console. */
type ChoiceLabels<Value> = Readonly<Record<`${NonNullable<Value> & (string | number)}`, string>>

/** Registry of what the builders below know of a schema beside its type. */
export const fieldInfo = z.registry<{
  kind?: Kind
  label?: string
  choices?: Readonly<Record<string, string>>
  reference?: Reference
  isCountry?: boolean
  ratio?: string
}>()

const ofKind = <Schema extends z.ZodType>(kind: Kind, schema: Schema): Schema => {
  fieldInfo.add(schema, { kind })
  return schema
}

/**
 * Gives a field the name that the console shows, and its values theirs. Labels are Korean and marked with a comment (`i18n`): their
 * translations stand in `locales/<language>/server.po`.
 */
export function labelled<Schema extends z.ZodType>(label: string, schema: Schema, choices?: ChoiceLabels<z.output<Schema>>): Schema {
  // A copy: building blocks such as `picture` stand in many fields. It inherits what is known of the original.
  const copy = schema.clone()
  fieldInfo.add(copy, choices === undefined ? { label } : { label, choices })
  return copy
}

/** Says of a code that it is a country's: people see its name. */
export function asCountry<Schema extends z.ZodType>(schema: Schema): Schema {
  fieldInfo.add(schema, { ...fieldInfo.get(schema), isCountry: true })
  return schema
}

/** Says of a picture in which ratio its place shows it (`6:7`): it is cut so unless somebody chooses another one. */
export function inRatio<Schema extends z.ZodType>(ratio: `${number}:${number}`, schema: Schema): Schema {
  fieldInfo.add(schema, { ...fieldInfo.get(schema), ratio })
  return schema
}

/** Building blocks for the fields of a resource. All of them refuse what they do not know and coerce nothing. */

/** Ends of lines, signs that control, that turn the direction of what follows them, and halves of signs: no name has them. */
const noLine = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** One line of text, trimmed. A tab, which comes along with what is copied out of a sheet, is a space. `max` in characters. */
export const line = (max = 200) =>
  ofKind(
    'line',
    z
      .string()
      .overwrite((text) => text.replaceAll('\t', ' '))
      .trim()
      .min(1)
      .max(max)
      .refine((text) => !noLine.test(text), { error: 'shape.line' }),
  )

/** An e-mail address. Capitals make no other one. */
export const email = ofKind('line', z.email().max(254).toLowerCase())

/** What input methods write between the groups of a number in the place of a hyphen: hyphens, dashes, a minus, a long vowel. */
const hyphens = /[\u2010-\u2015\u2212\u30FC]/g

const countryOf: Readonly<Record<string, string>> = { '+': '+', '00': '+', '0': '+82' }

/** A line as it is stored, which is empty where nothing was said. `max` in characters. */
export const storedLine = (max: number) => ofKind('line', z.string().max(max))

/** A telephone number, of any width, kept as E.164 (`+821012345678`). One that names no country is Korean. */
export const phone = ofKind(
  'line',
  z
    .string()
    .max(40)
    .overwrite((text) => halfWidth(text).replaceAll(hyphens, '-'))
    .regex(/^(\+|00?)[1-9]([\s-]?\d){6,13}$/, { error: 'shape.phone' })
    .overwrite((text) =>
      text
        .replaceAll(/[\s-]/g, '')
        .replace(/^(\+|00?)/, (prefix) => countryOf[prefix] ?? prefix)
        // The zero of the country's own way of writing it.
        .replace(/^\+820+/, '+82'),
    )
    .refine((number) => /^\+[1-9]\d{6,14}$/.test(number)),
)

/** A password, as it is typed: nothing of it is trimmed. */
export const newPassword = ofKind('password', z.string().min(8).max(200))

/** Text of several lines, trimmed. `max` in characters. */
export const lines = (max = 5000) => ofKind('text', z.string().trim().min(1).max(max))

/** HTML of an article; the server keeps only what its allow-list names when it is stored. */
export const richText = (max = 100_000) => ofKind('richText', z.string().max(max).meta({ format: 'html' }))

/** A text in up to three languages; Korean is required. */
export const translated = <Text extends z.ZodType<string>>(text: Text) =>
  ofKind('translated', z.strictObject({ ko: text, en: text.optional(), cn: text.optional() }))

/**
 * An instant: ISO 8601 in UTC. Instants are compared as texts, so all of them get milliseconds:
 * as texts `…:00Z` comes after `…:00.500Z`.
 */
export const instant = ofKind(
  'instant',
  z.iso
    .datetime()
    .overwrite((text) => (Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString()))
    .meta({ id: 'Instant' }),
)

/** A day of a calendar: `2026-11-24`. */
export const day = ofKind('day', z.iso.date())

/** A time of day on the office's clock (Asia/Seoul). */
export const timeOfDay = ofKind('line', z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'shape.time' }))

/** A day of the week, 0 being Sunday. */
export const weekday = labelled(/*i18n*/ '요일', z.int().min(0).max(6), {
  0: /*i18n*/ '일요일',
  1: /*i18n*/ '월요일',
  2: /*i18n*/ '화요일',
  3: /*i18n*/ '수요일',
  4: /*i18n*/ '목요일',
  5: /*i18n*/ '금요일',
  6: /*i18n*/ '토요일',
})

/** An amount in won, tax included. */
export const money = ofKind('money', z.int().min(0).max(1e12))

/** A page of another site. */
export const webAddress = ofKind('line', z.url({ protocol: /^https?$/ }).max(500))

/** UUIDv7. */
export const id = z.uuid().meta({ id: 'Id' })

/** The id of an item of another resource. The server checks that it is there. */
export function reference(to: string, onRemove: Reference['onRemove'], names?: string) {
  const schema = z.uuid()
  fieldInfo.add(schema, { kind: 'reference', reference: { to, onRemove, ...(names === undefined ? {} : { names }) } })
  return schema
}

/** A link inside the site (`/contact`) or to another one over https. */
export const link = z
  .string()
  .max(500)
  .regex(/^(\/(?![/\\])|https:\/\/)[^\s\\]*$/, { error: 'shape.link' })

/** Point of a picture that must stay visible when it is cropped, in tenths of width and height. */
export const focus = z.strictObject({ x: z.int().min(0).max(10), y: z.int().min(0).max(10) }).meta({ id: 'Focus' })

/** A picture kept by `files`; widths are served at `/api/v1/files/{_file}/{width}.{avif|webp}`. */
export const picture = ofKind(
  'picture',
  z
    .strictObject({
      _file: id,
      /** Pixels of the original. */
      width: z.int().positive(),
      height: z.int().positive(),
      /** A tiny `data:image/webp` picture shown until the real one is there. */
      placeholder: z.string().max(1000),
      /** Absent: its middle. */
      focus: focus.optional(),
    })
    .meta({ id: 'Picture' }),
)
export type Picture = z.output<typeof picture>

/** A document kept by `files` as it came; it is served at `/api/v1/files/{_file}`. */
export const storedFile = ofKind(
  'file',
  z
    .strictObject({
      _file: id,
      name: z.string().min(1).max(200),
      /** Its media type. */
      type: z.string().max(100),
      /** Bytes. */
      size: z.int().nonnegative(),
    })
    .meta({ id: 'StoredFile' }),
)
export type StoredFile = z.output<typeof storedFile>

/** The site that content belongs to (law centres DIVORCE and SEX-OFFENCE, specification 3). */
export const site = labelled(/*i18n*/ '사이트', z.enum(['divorce', 'sex-offence']), {
  divorce: /*i18n*/ '이혼·가사',
  'sex-offence': /*i18n*/ '성범죄',
})

/** Site whose company something is said to, or by. */
export const siteName = labelled(/*i18n*/ '사이트', z.enum(siteNames), {
  firm: /*i18n*/ '법인 홈페이지',
  centre: /*i18n*/ '무역센터(상담회)',
})

/** Site whose support pages show the item: the firm or the trade centre. */
export const supportOf = labelled(/*i18n*/ '보이는 곳', z.enum(['firm', 'fairs']), {
  firm: /*i18n*/ '법인 홈페이지',
  fairs: /*i18n*/ '상담회',
})

/** The language that somebody uses. Each is called by its own name. */
export const language = labelled(/*i18n*/ '언어', z.enum(locales), localeNames)
