import { codeLimits } from '#contract/account/certification.ts'
import type { Locale } from '#contract/locale.ts'
import { fillText, type MessageChannel, type MessageText, type Template, variablesOf } from '#contract/platform/messages.ts'
import { translate } from '../http/catalogues.ts'
import type { SiteName } from '#contract/sites.ts'
import type { Message } from './transports.ts'

/** Variables of each template (contract/platform/messages.ts). */
export interface Values extends Record<Template, object> {
  certification: { code: string }
  recovery: { code: string; usernames: readonly string[] }
  passwordChanged: { username: string }
  companyApproved: { username: string; company: string }
  companyRejected: { username: string; company: string; reason: string }
  /** A text and a name of a fair in the language of the letterhead, and an address. */
  matching: { event: string; fair: string; link: string }
}
/** Templates of messages to the owner of an account. */
export type MemberTemplate = 'passwordChanged' | 'companyApproved' | 'companyRejected'

/** Subject and text of a mail, and the text message, which costs by its length. */
const texts = {
  certification: {
    subject: /*i18n*/ { id: 'mail.certification.subject', message: '[{firm}] 인증번호를 보내 드립니다' },
    mail: /*i18n*/ {
      id: 'mail.certification.text',
      message:
        '인증번호는 {code}입니다.\n\n{minutes}분 안에 화면에 입력해 주십시오. 다른 사람에게는 알려 주지 마십시오.\n직접 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다.',
    },
    sms: /*i18n*/ { id: 'mail.certification.sms', message: '[{firm}] 인증번호 {code} ({minutes}분 안에 입력, 타인에게 알리지 마십시오)' },
  },
  recovery: {
    subject: /*i18n*/ { id: 'mail.recovery.subject', message: '[{firm}] 아이디와 비밀번호 찾기 인증번호' },
    mail: /*i18n*/ {
      id: 'mail.recovery.text',
      message:
        '이 주소로 인증하신 아이디: {usernames}\n\n비밀번호를 새로 정하실 인증번호는 {code}입니다.\n\n{minutes}분 안에 화면에 입력해 주십시오. 다른 사람에게는 알려 주지 마십시오.\n직접 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 비밀번호는 바뀌지 않습니다.',
    },
    sms: /*i18n*/ {
      id: 'mail.recovery.sms',
      message: '[{firm}] 비밀번호 찾기 인증번호 {code} ({minutes}분 안에 입력, 타인에게 알리지 마십시오)\n아이디: {usernames}',
    },
  },
  passwordChanged: {
    subject: /*i18n*/ { id: 'mail.passwordChanged.subject', message: '[{firm}] 비밀번호가 바뀌었습니다' },
    mail: /*i18n*/ {
      id: 'mail.passwordChanged.text',
      message:
        '아이디 {username}의 비밀번호가 바뀌었고, 다른 기기의 로그인은 모두 끝났습니다.\n\n직접 바꾸지 않으셨다면 바로 로그인 화면의 ‘아이디·비밀번호 찾기’에서 비밀번호를 새로 정하시고 저희에게 알려 주십시오.',
    },
    sms: /*i18n*/ {
      id: 'mail.passwordChanged.sms',
      message: '[{firm}] {username}의 비밀번호가 바뀌었습니다. 직접 바꾸지 않으셨다면 바로 비밀번호를 새로 정하십시오.',
    },
  },
  companyApproved: {
    subject: /*i18n*/ { id: 'mail.companyApproved.subject', message: '[{firm}] 회사가 승인되었습니다' },
    mail: /*i18n*/ {
      id: 'mail.companyApproved.text',
      message: '아이디 {username}로 신청하신 {company}이(가) 승인되었습니다. 이제 상담회에 참가하실 수 있습니다.',
    },
    sms: /*i18n*/ { id: 'mail.companyApproved.sms', message: '[{firm}] {company}이(가) 승인되었습니다. 상담회에 참가하실 수 있습니다.' },
  },
  companyRejected: {
    subject: /*i18n*/ { id: 'mail.companyRejected.subject', message: '[{firm}] 회사를 승인해 드리지 못했습니다' },
    mail: /*i18n*/ {
      id: 'mail.companyRejected.text',
      message:
        '아이디 {username}로 신청하신 {company}을(를) 승인해 드리지 못했습니다.\n\n까닭: {reason}\n\n로그인하신 뒤 ‘내 회사’에서 내용을 고쳐 저장하시면 다시 살펴봅니다.',
    },
    sms: /*i18n*/ {
      id: 'mail.companyRejected.sms',
      message: '[{firm}] {company}을(를) 승인해 드리지 못했습니다. 까닭: {reason} ‘내 회사’에서 고치시면 다시 살펴봅니다.',
    },
  },
  // Mails and text messages lie open on many a screen: they say neither whom one meets nor when.
  matching: {
    subject: /*i18n*/ { id: 'mail.matching.subject', message: '[{firm}] 상담회에서 알려 드립니다' },
    mail: /*i18n*/ { id: 'mail.matching.text', message: '{fair}\n\n{event}\n\n로그인하신 뒤 확인하실 수 있습니다: {link}' },
    sms: /*i18n*/ { id: 'mail.matching.sms', message: '[{firm}] {event} {link}' },
  },
} as const

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

export const textKey = (template: Template, channel: MessageChannel): string => `${template} ${channel}`

/** On one line: names are what people typed. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')

/** Returns the text of a template before changes by the office, with variables in braces. */
export function defaultText(template: Template, channel: MessageChannel, locale: Locale): MessageText {
  const names = Object.fromEntries(variablesOf(template).map((name) => [name, `{${name}}`]))
  const { subject, mail, sms } = texts[template]
  if (channel === 'SMS') return { subject: '', text: translate(locale, sms, names) }
  return { subject: translate(locale, subject, names), text: translate(locale, mail, names) }
}

const ofCentre: ReadonlySet<Template> = new Set(['companyApproved', 'companyRejected', 'matching'])

/** The site that a message is about, where that follows from the account: who trades hears from the centre, not from a law firm. */
export const siteOfMessage = (template: Template, role?: string): SiteName =>
  ofCentre.has(template) || role === 'SELLER' || role === 'BUYER' ? 'centre' : 'firm'

/** A value for each variable, as it stands in a message. */
function fillingOf(values: Values[Template], { sender, origin }: Letterhead): Record<string, string> {
  const filled = Object.entries(values as Record<string, string | readonly string[]>).map(
    ([name, value]) => [name, plain(typeof value === 'string' ? value : value.join(', '))] as const,
  )
  return { firm: plain(sender) || new URL(origin).host, minutes: String(codeLimits.minutes), ...Object.fromEntries(filled) }
}

/** Phones offer the code to this site alone (https://wicg.github.io/sms-one-time-codes/). */
const endingOf = (channel: MessageChannel, values: object, { origin }: Letterhead): string =>
  channel === 'SMS' && 'code' in values ? `\n\n@${new URL(origin).host} #${String(values.code)}` : ''

/** Where a written message goes. */
interface Recipient {
  channel: MessageChannel
  to: string
}

/** Renders a template for an address. */
export function writeMessage<Name extends Template>(
  { channel, to }: Recipient,
  template: Name,
  values: Values[Name],
  letterhead: Letterhead,
): Message {
  const { subject, text } = letterhead.own?.get(textKey(template, channel)) ?? defaultText(template, channel, letterhead.locale)
  const filling = fillingOf(values, letterhead)
  return {
    channel,
    to,
    ...(channel === 'EMAIL' && letterhead.site !== 'firm' ? { site: letterhead.site, from: plain(letterhead.sender) } : {}),
    subject: fillText(subject, filling),
    text: `${fillText(text, filling)}${endingOf(channel, values, letterhead)}`,
  }
}

const exampleValues: Values = {
  certification: { code: '012345' },
  recovery: { code: '012345', usernames: ['haneul2026', 'kim.bada'] },
  passwordChanged: { username: 'haneul2026' },
  companyApproved: { username: 'haneul2026', company: '가온상사' },
  companyRejected: { username: 'haneul2026', company: '가온상사', reason: '사업자등록증의 회사 이름이 다릅니다.' },
  matching: { event: '…', fair: '…', link: 'https://example.com/mypage/matchings' },
}

/** Renders a template with example values, so that its text can be judged. */
export const writeExample = (address: Recipient, template: Template, letterhead: Letterhead): Message =>
  writeMessage(address, template, exampleValues[template], letterhead)

/** The values of `writeExample`, and what it adds below the text. */
export function exampleOf(template: Template, channel: MessageChannel, letterhead: Letterhead) {
  const filling = fillingOf(exampleValues[template], letterhead)
  const examples = Object.fromEntries(variablesOf(template).map((name) => [name, filling[name] ?? '']))
  return { examples, ending: endingOf(channel, exampleValues[template], letterhead) }
}
