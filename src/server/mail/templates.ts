import { codeLimits } from '#contract/account/certification.ts'
import type { Locale } from '#contract/locale.ts'
import { translate } from '../http/catalogues.ts'
import type { Message } from './transports.ts'

/** What each template tells. */
interface Values {
  certification: { code: string }
  recovery: { code: string; usernames: readonly string[] }
  passwordChanged: { username: string }
}
export type Template = keyof Values

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
} as const

/** Who writes, and in which language. */
export interface Letterhead {
  /** What the firm calls itself in that language. */
  firm: string
  /** The site's address. */
  origin: string
  locale: Locale
}

/** On one line: names are what people typed. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')

/** What a template says to an address. */
export function writeMessage<Name extends Template>(
  { channel, to }: Pick<Message, 'channel' | 'to'>,
  template: Name,
  values: Values[Name],
  { firm, origin, locale }: Letterhead,
): Message {
  const { host } = new URL(origin)
  const filled = Object.entries(values as Record<string, string | readonly string[]>).map(
    ([name, value]) => [name, plain(typeof value === 'string' ? value : value.join(', '))] as const,
  )
  const all = { firm: plain(firm) || host, minutes: codeLimits.minutes, ...Object.fromEntries(filled) }
  const { subject, mail, sms } = texts[template]
  if (channel === 'EMAIL') return { channel, to, subject: translate(locale, subject, all), text: translate(locale, mail, all) }
  // Phones offer the code to this site alone (https://wicg.github.io/sms-one-time-codes/).
  const bound = 'code' in values ? `\n\n@${host} #${values.code}` : ''
  return { channel, to, subject: '', text: `${translate(locale, sms, all)}${bound}` }
}
