import { type Locale, languageTag, locales } from '#contract/locale.ts'
import { textOf } from '#contract/title.ts'
import { type FairMessageInput, fieldsIn, fillFields, type MergeField, mergeFields, subjectFields } from '#contract/trade/fair-messages.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { translate } from '../../http/catalogues.ts'
import { issueOf } from '../../http/issues.ts'
import { spanOfDay } from '../fairs/fair-day.ts'
import type { Fair } from '../fairs/fair-plan.ts'
import { nameIn } from '../fairs/presented-companies.ts'
import { toOwn } from '../matchings/matching-rows.ts'
import { oneLine } from '../../mail/one-line.ts'

/** Texts of a message by language. */
export type Texts = Pick<FairMessageInput, 'subject' | 'text'>

const agendaTexts = {
  none: /*i18n*/ { id: 'fairMessage.agenda.none', message: '확정된 상담이 없습니다.' },
  table: /*i18n*/ { id: 'fairMessage.agenda.table', message: '{time} · 테이블 {table} · {name}' },
  online: /*i18n*/ { id: 'fairMessage.agenda.online', message: '{time} · 온라인 · {name}' },
} as const

const inBraces = (names: readonly string[]): string => names.map((name) => `{{${name.slice(0, 50)}}}`).join(', ')

/** What is wrong with the fields of a text. */
function problemOf(text: string, allowed: readonly MergeField[]) {
  const found = fieldsIn(text)
  const unknown = found.filter((name) => mergeFields.every((field) => field !== name))
  if (unknown.length > 0) return { problem: 'message.unknown', names: inBraces(unknown.slice(0, 10)) } as const
  const personal = found.filter((name) => allowed.every((field) => field !== name))
  return personal.length === 0 ? undefined : ({ problem: 'message.personal', names: inBraces(personal) } as const)
}

/** @throws ApiError `invalid`, which names the fields that a text may not have, at their place */
export function requireKnownFields(texts: Texts, locale: Locale, at = ''): void {
  const issues = (['subject', 'text'] as const).flatMap((part) =>
    locales.flatMap((language) => {
      const wrong = problemOf(texts[part][language] ?? '', part === 'subject' ? subjectFields : mergeFields)
      return wrong === undefined ? [] : [issueOf(`${at}${part}.${language}`, wrong.problem, locale, { names: wrong.names })]
    }),
  )
  if (issues.length > 0) throw new ApiError('invalid', { issues })
}

/** Whether a message is written in a language: with a subject and a text. */
const isWritten = ({ subject, text }: Texts, locale: Locale): boolean => subject[locale] !== undefined && text[locale] !== undefined

export const missingIn = (texts: Texts): Locale[] => locales.filter((locale) => !isWritten(texts, locale))

/** The language in which somebody gets a message: their own, or the Korean that is always there. */
export const languageFor = (texts: Texts, own: Locale): Locale => (isWritten(texts, own) ? own : 'ko')

/** Reader of a message. */
export interface Reader {
  _user: string
  company: string
  /** Of the company in other languages, as stored. */
  names: string | null
  person: string
}

function daysText(days: readonly string[], locale: Locale): string {
  const sorted = days.toSorted().map((day) => Date.parse(day))
  const [first = 0, last = first] = [sorted[0], sorted.at(-1)]
  const format = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' })
  return format.formatRange(first, last)
}

const mostMeetings = 200

/** The agreed meetings that somebody has at a fair, a line each: those of one day, or all that are ahead. */
async function agendaOf(db: Db, fair: Fair, _user: string, day: string | undefined, locale: Locale, now: string): Promise<string> {
  const [from, to] = day === undefined ? [now, '9999'] : spanOfDay(day, fair.timeZone)
  const rows = await db
    .selectFrom('matchings')
    .selectAll()
    .where('_fair', '=', fair._id)
    .where((eb) => eb.or([eb('_seller', '=', _user), eb('_buyer', '=', _user)]))
    .where('state', 'in', ['confirmed', 'rescheduling'])
    .where('startsAt', '>=', from)
    .where('startsAt', '<', to)
    .orderBy('startsAt')
    .limit(mostMeetings)
    .execute()
  if (rows.length === 0) return translate(locale, agendaTexts.none)
  const { timeZone } = fair
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const own = await toOwn(db, rows, _user, locale, now)
  return own
    .map(({ startsAt, endsAt, method, tableNumber, other }) => {
      const time = format.formatRange(Date.parse(startsAt ?? now), Date.parse(endsAt ?? startsAt ?? now))
      const text = method === 'ONLINE' ? agendaTexts.online : agendaTexts.table
      return translate(locale, text, { time, table: String(tableNumber ?? '-'), name: other.name })
    })
    .join('\n')
}

/** Fills in a message for its reader, in one language. What is of the reader is made now, and nowhere stored. */
export async function fillFor(
  db: Db,
  { texts, fair, day, locale, now }: { texts: Texts; fair: Fair; day: string | undefined; locale: Locale; now: string },
  { _user, company, names, person }: Reader,
): Promise<{ subject: string; text: string }> {
  const [subject, text] = [texts.subject[locale] ?? texts.subject.ko, texts.text[locale] ?? texts.text.ko]
  const values = {
    fair: oneLine(textOf(fair.title, locale)),
    days: daysText(fair.days, locale),
    venue: oneLine(textOf(fair.venue, locale)),
    company: oneLine(nameIn({ name: company, names, person: null }, locale)),
    person: oneLine(person),
  }
  const agenda = fieldsIn(text).includes('agenda') ? await agendaOf(db, fair, _user, day, locale, now) : ''
  return { subject: fillFields(subject, values), text: fillFields(text, { ...values, agenda }) }
}
