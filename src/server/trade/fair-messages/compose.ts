import { type Locale, toLocale } from '#contract/locale.ts'
import { textOf } from '#contract/title.ts'
import { advertisingSign, type MessageKind } from '#contract/trade/fair-messages.ts'
import type { Db } from '../../db/schema.ts'
import { translate } from '../../http/catalogues.ts'
import { addressOf } from '../../http/origins.ts'
import type { Platform } from '../../http/platform.ts'
import { readLetterhead } from '../../mail/letterhead.ts'
import type { Letterhead } from '../../mail/templates.ts'
import type { Message } from '../../mail/transports.ts'
import type { Fair } from '../fairs/fair-plan.ts'
import { newsToken, oneClickPath } from './fair-news.ts'
import { fillFor, languageFor, type Reader, type Texts } from './merge-values.ts'

const texts = {
  necessary: /*i18n*/ {
    id: 'fairMessage.necessary',
    message: '이 메일은 ‘{fair}’에 참가하시는 데 필요한 안내입니다. {firm}에서 보냈습니다.',
  },
  news: /*i18n*/ {
    id: 'fairMessage.news',
    message: '‘{fair}’ 참가 기업에 {firm}에서 보낸 소식입니다. 더 받지 않으시려면(로그인하지 않으셔도 됩니다): {link}',
  },
} as const

/** Parts of which a message is made. */
export interface Written {
  texts: Texts
  kind: MessageKind
  fair: Fair
  /** The day whose meetings are listed; undefined: all that are ahead. */
  day: string | undefined
  now: string
}

export interface Addressed extends Reader {
  /** Of the account. */
  locale: string
}

/** Sender of a message in a language, with the address at which it is reached: the law asks for that in advertising. */
type Sender = Letterhead & { contact: string | null }

async function readSender(db: Db, platform: Pick<Platform, 'config' | 'readSite'>, locale: Locale): Promise<Sender> {
  const letterhead = await readLetterhead(db, platform, 'centre', locale)
  const { holder } = await platform.readSite(db, letterhead.site, locale)
  return { ...letterhead, contact: holder.email }
}

/** Reads what the centre is called, once for each language. */
export function letterheads(db: Db, platform: Pick<Platform, 'config' | 'readSite'>): (locale: Locale) => Promise<Sender> {
  const known = new Map<Locale, Promise<Sender>>()
  return (locale) => {
    const letterhead = known.get(locale) ?? readSender(db, platform, locale)
    known.set(locale, letterhead)
    return letterhead
  }
}

/** Makes the mail of a message for its reader. */
export async function composeMail(
  db: Db,
  { config, serverKey }: Pick<Platform, 'config' | 'serverKey'>,
  { texts: written, kind, fair, day, now }: Written,
  reader: Addressed,
  letterheadIn: ReturnType<typeof letterheads>,
): Promise<Omit<Message, 'to'> & { language: Locale }> {
  const language = languageFor(written, toLocale(reader.locale) ?? 'ko')
  const { sender, site, origin, contact } = await letterheadIn(language)
  const filled = await fillFor(db, { texts: written, fair, day, locale: language, now }, reader)
  const token = newsToken(serverKey, reader._user)
  const firm = sender || new URL(origin).host
  const said = { fair: textOf(fair.title, language), firm: contact === null ? firm : `${firm} (${contact})` }
  const isNews = kind !== 'necessary'
  // Behind the sign that no browser sends to a server, so that no log has it.
  const link = addressOf(config, `/mypage/unsubscribe?lang=${language}#${token}`)
  const footer = isNews ? translate(language, texts.news, { ...said, link }) : translate(language, texts.necessary, said)
  return {
    language,
    channel: 'EMAIL',
    ...(site === 'firm' ? {} : { site, from: sender }),
    subject: `${kind === 'advertising' ? `${advertisingSign} ` : ''}${filled.subject}`,
    text: `${filled.text}\n\n--\n${footer}`,
    ...(isNews ? { unsubscribe: `${origin}${oneClickPath}${token}` } : {}),
  }
}
