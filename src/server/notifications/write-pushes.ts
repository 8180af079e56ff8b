import type { Locale } from '#contract/locale.ts'
import type { PushPayload } from '#contract/platform/push.ts'
import { type SiteName, sites } from '#contract/sites.ts'
import type { Db } from '../db/schema.ts'
import { type Text, translate } from '../http/catalogues.ts'
import type { Platform } from '../http/platform.ts'
import { subscriptionsOf } from '../mail/push-subscriptions.ts'
import type { Message } from '../mail/transports.ts'

interface Shown {
  site: SiteName
  path: string
  /** The next one with the same takes its place. */
  tag: string
  textIn: (locale: Locale) => string
  /** Title where the site has no name yet. */
  title?: Text
  /** Counts what waits for an answer: the badge of the app. */
  waiting?: () => Promise<number>
  /** What the way to an answer is called. */
  answer?: Text
  /** Seconds after which it is of no use. */
  ttl?: number
}

/** Writes to the devices of an account, each in its own language. */
export async function writePushes(
  { db, platform }: { db: Db; platform: Pick<Platform, 'readSite'> },
  _user: string,
  { site, path, tag, textIn, title, waiting, answer, ttl }: Shown,
): Promise<Message[]> {
  const devices = await subscriptionsOf(db, _user)
  if (devices.length === 0) return []
  const count = (await waiting?.()) ?? 0
  const { folder } = sites[site]
  const payloadOf = async (locale: Locale): Promise<PushPayload> => ({
    title: (await platform.readSite(db, site, locale)).name || (title === undefined ? '' : translate(locale, title)),
    icon: `${folder}/icons/192.png`,
    badge: `${folder}/icons/badge.png`,
    body: textIn(locale),
    url: path,
    tag,
    waiting: count,
    ...(answer === undefined ? {} : { answer: translate(locale, answer) }),
  })
  return Promise.all(
    devices.map(async ({ _id: to, locale }) => ({
      channel: 'PUSH' as const,
      to,
      subject: '',
      text: JSON.stringify(await payloadOf(locale)),
      ttl,
    })),
  )
}
