import type { Locale } from '#contract/locale.ts'
import type { SiteName } from '#contract/sites.ts'
import type { Db } from '../db/schema.ts'
import type { Text } from '../http/catalogues.ts'
import type { Platform } from '../http/platform.ts'
import type { MessageTemplate } from '../mail/templates.ts'
import type { CalendarFile } from '../mail/transports.ts'

/** Kind of notification, as its module declares it. */
export interface NotificationKind {
  /** Said in the app, with the values of `describe`. */
  text: Text
  /** Said where others may look on, in mails and on lock screens: neither who nor when. */
  discreetText: Text
  /** Push messages offer the way to an answer. */
  asksForAnswer?: boolean
  /** Stands beside the others about its subject on a device, instead of in their place. */
  hasOwnTag?: boolean
  /** Seconds after which it is of no use. */
  usefulFor?: number
  /** Owed by law: by mail to whoever has an address, whatever channels a member wants to hear by; by text message only without one. */
  isLegal?: boolean
  /** Its mails and text messages, where those of its module say what it has not. */
  letter?: NotificationLetter
}

/** Kind of notification of a module, about a subject. */
export interface Notification {
  _id: string
  _user: string
  module: string
  kind: string
  /** Id of what it is about, in its module. */
  subject: string
  /** What the module needs to describe it; `reason`: why, where staff have said so. */
  data: Readonly<Record<string, string>>
  /** ISO 8601. */
  createdAt: string
  readAt: string | null
}

export interface Description {
  /** Values of the kind's text. */
  values: Record<string, string>
  /** Fields that builds read which know no `subject`. */
  former?: { _matching?: string | null; _fair?: string }
}

interface NotificationLetter<Filled extends MessageTemplate['example'] = MessageTemplate['example']> {
  template: MessageTemplate<Filled>
  valuesOf: (db: Db, notification: Notification, said: { event: string; link: string }, locale: Locale) => Promise<Filled | undefined>
  /** Makes what a mail brings for the calendar of its reader, when it is sent. */
  calendarOf?: (
    platform: Pick<Platform, 'config' | 'readSite'>,
    db: Db,
    notification: Notification,
    locale: Locale,
  ) => Promise<CalendarFile | undefined>
}

/** Declares mails and text messages: that their values are those of the template is checked here. */
export const notificationLetter = <Filled extends MessageTemplate['example']>(letter: NotificationLetter<Filled>): NotificationLetter =>
  letter

/** Makes the template of one kind: its texts are those of all kinds of the module, until the office writes its own. */
export const templateOfKind = (
  { template }: NotificationLetter,
  name: string,
  { discreetText: event }: NotificationKind,
): MessageTemplate => ({
  ...template,
  name: `${template.name}_${name}`,
  label: event.id,
  variables: Object.fromEntries(Object.entries(template.variables).map(([key, { label }]) => [key, { label }])),
  of: { common: template.name, event },
})

/** Everything that a module says of its notifications. */
export interface ModuleNotifications {
  /** The site in whose name members hear of them. */
  site: SiteName
  /** The same by notification, where a module speaks for both sites. */
  siteOf?: (notification: Pick<Notification, 'data'>) => SiteName
  kinds: Readonly<Record<string, NotificationKind>>
  /** Page where its subject is looked at. */
  pathOf: (notification: Notification) => string
  /** Describes notifications by their ids. What a subject is called may have changed since, or be gone. */
  describe: (db: Db, notifications: readonly Notification[], locale: Locale) => Promise<ReadonlyMap<string, Description>>
  /** Mails and text messages: their template, and its values; nothing where its subject is gone. */
  letter: NotificationLetter
  /** Title where the site has no name yet, and what the way to an answer is called. */
  push: { title: Text; answer: Text }
  /** Counts what waits for an answer of the member: the badge of the app. */
  countWaiting?: (db: Db, _user: string) => Promise<number>
}

/** Makes the templates of all kinds of a module. */
export const templatesOfKinds = ({ letter, kinds }: ModuleNotifications): MessageTemplate[] =>
  Object.entries(kinds).map(([name, kind]) => templateOfKind(kind.letter ?? letter, name, kind))

/** Notifications of all modules, by their names. */
export type NotificationRegistry = Readonly<Record<string, ModuleNotifications>>

/** @throws Error for a module or kind that this build does not know */
export function declarationOf(registry: NotificationRegistry, { module, kind, data }: Pick<Notification, 'module' | 'kind' | 'data'>) {
  const declared = registry[module]
  const found = declared?.kinds[kind]
  if (declared === undefined || found === undefined) throw new Error(`no notification ${module}.${kind}`)
  const site = declared.siteOf?.({ data }) ?? declared.site
  return { ...declared, site, letter: found.letter ?? declared.letter, kind: found }
}
