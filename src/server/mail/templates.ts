import type { Locale } from '#contract/locale.ts'
import { fillText, type MessageChannel, type MessageText } from '#contract/platform/messages.ts'
import { type Text, translate } from '../http/catalogues.ts'
import type { SiteName } from '#contract/sites.ts'
import type { Recipient } from './addresses.ts'
import type { Message } from './transports.ts'
import { oneLine } from './one-line.ts'

interface Variable {
  /** What it is called in the console. */
  label: string
  /** Without it the message is of no use. */
  isRequired?: boolean
  /** Its value is made of lines, each of which its maker has held to one. */
  hasLines?: boolean
}

/** Variables of every text: who sends it. A subject is logged by every mail server on its way: no code and no name of a member. */
export const common = { firm: { label: /*i18n*/ '보내는 곳의 이름' } } satisfies Record<string, Variable>

type Values = Readonly<Record<string, string | readonly string[]>>

/** Message that the server sends by itself, as its module declares it. Its texts have variables in braces. */
export interface MessageTemplate<Filled extends Values = Values> {
  /** No other template has the same: what the office has written in place of its texts is kept under it. */
  name: string
  /** What it tells of, in the console. */
  label: string
  /** The site in whose name it is sent, where that follows from nothing else. */
  site?: SiteName
  /** Variables of its texts beside `{firm}`, which all have, in the order in which the console offers them. */
  variables: { readonly [Name in keyof Filled]: Variable }
  subject: Text
  mail: Text
  /** Costs by its length. */
  sms: Text
  /** Shown in the console, and sent on trial. */
  example: Filled
  /** Of one event among several that have a template together, whose texts it has until the office writes its own. */
  of?: { common: string; event: Text }
  /** Seconds after which it is of no use, where that is less than a day. */
  usefulFor?: number
}

/** Declares a template with its values. */
export const messageTemplate = <Filled extends Values>(template: MessageTemplate<Filled>): MessageTemplate<Filled> => template

/** Sender of a message and its language. */
export interface Letterhead {
  /** What the site that the message is about calls itself in that language. */
  sender: string
  site: SiteName
  /** The site's address. */
  origin: string
  locale: Locale
  /** Texts that the office has changed, in that language, by `textKey`. */
  own?: ReadonlyMap<string, MessageText>
}

export const textKey = (template: string, channel: MessageChannel): string => `${template} ${channel}`

/** Returns the variables of a template, those of its own first. */
export const variablesOf = ({ variables }: MessageTemplate): readonly (Required<Omit<Variable, 'hasLines'>> & { name: string })[] =>
  Object.entries<Variable>({ ...variables, ...common }).map(([name, { label, isRequired = false }]) => ({ name, label, isRequired }))

/** Returns the text of a template before changes by the office, with variables in braces. */
function defaultText(template: MessageTemplate, channel: MessageChannel, locale: Locale): MessageText {
  const names = Object.fromEntries(variablesOf(template).map(({ name }) => [name, `{${name}}`]))
  const { subject, mail, sms } = template
  if (channel === 'SMS') return { subject: '', text: translate(locale, sms, names) }
  return { subject: translate(locale, subject, names), text: translate(locale, mail, names) }
}

/** A value for each variable, as it stands in a message. */
function fillingOf({ variables }: MessageTemplate, values: Values, { sender, origin }: Letterhead): Record<string, string> {
  const isBlock = (name: string) => (variables as Readonly<Record<string, Variable | undefined>>)[name]?.hasLines === true
  const filled = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'string' ? (isBlock(name) ? value : oneLine(value)) : oneLine(value.join(', '))] as const,
  )
  return { firm: oneLine(sender) || new URL(origin).host, ...Object.fromEntries(filled) }
}

/** Phones offer the code to this site alone (https://wicg.github.io/sms-one-time-codes/). */
const endingOf = (channel: MessageChannel, { code }: Values, { origin }: Letterhead): string =>
  channel === 'SMS' && typeof code === 'string' ? `\n\n@${new URL(origin).host} #${code}` : ''

/** Returns the text that a template has unless the office writes one for it: of one event, what it has written for all of them. */
export function standardText(template: MessageTemplate, channel: MessageChannel, { own, locale }: Letterhead): MessageText {
  const ofAll = template.of === undefined ? undefined : own?.get(textKey(template.of.common, channel))
  return ofAll ?? defaultText(template, channel, locale)
}

/** Renders a template for an address. */
export function writeMessage<Filled extends Values>(
  { channel, to }: Recipient,
  template: MessageTemplate<Filled>,
  values: NoInfer<Filled>,
  letterhead: Letterhead,
): Message {
  const { subject, text } = letterhead.own?.get(textKey(template.name, channel)) ?? standardText(template, channel, letterhead)
  const filling = fillingOf(template, values, letterhead)
  return {
    channel,
    to,
    ...(letterhead.site === 'firm' ? {} : { site: letterhead.site }),
    ...(letterhead.site === 'firm' || channel !== 'EMAIL' ? {} : { from: oneLine(letterhead.sender) }),
    subject: fillText(subject, filling),
    text: `${fillText(text, filling)}${endingOf(channel, values, letterhead)}`,
    ...(template.usefulFor === undefined ? {} : { ttl: template.usefulFor }),
  }
}

/** The values of an example: of one event, what has happened in words. */
const examplesOf = ({ example, of }: MessageTemplate, { locale }: Letterhead): Values =>
  of === undefined ? example : { ...example, event: translate(locale, of.event) }

/** Renders a template with example values, so that its text can be judged. */
export const writeExample = (address: Recipient, template: MessageTemplate, letterhead: Letterhead): Message =>
  writeMessage(address, template, examplesOf(template, letterhead), letterhead)

/** The values of `writeExample`, and what it adds below the text. */
export const exampleOf = (template: MessageTemplate, channel: MessageChannel, letterhead: Letterhead) => ({
  filling: fillingOf(template, examplesOf(template, letterhead), letterhead),
  ending: endingOf(channel, template.example, letterhead),
})
