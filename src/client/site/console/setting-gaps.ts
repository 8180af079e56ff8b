import { locales } from '#contract/locale.ts'
import { type ConsoleItem, settable } from '../../console/resources.ts'
import type { AnyResource } from '#contract/resource.ts'
import { type Topic, withTopic } from '../../console/form-topics.ts'
import { countIn, textsOf } from '../../console/writing/texts.ts'

type Values = Readonly<Record<string, unknown>>

/** What each topic has to say before visitors find it whole: law asks for it, or a page shows it. */
const wanted: Readonly<Record<string, readonly string[]>> = {
  firm: ['legalEntity', 'registrationNumber', 'representative', 'adLawyer', 'privacyOfficer'],
  contact: ['phone', 'consultPhone', 'email'],
  offices: ['offices'],
  centre: [
    'centre.name',
    'centre.legalEntity',
    'centre.representative',
    'centre.privacyOfficer',
    'centre.registrationNumber',
    'centre.address',
    'centre.phone',
    'centre.email',
  ],
  shop: ['shop.policy', 'shop.mailOrderNumber', 'shop.hosting', 'shop.complaints', 'shop.bankAccount', 'shop.purchaseSafety'],
  auction: ['auction.reportNumber', 'auction.contact'],
}

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null
const at = (item: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), item)
const isEmpty = (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && value.length === 0)
/** Shop and auction that are closed need to say nothing. */
const isClosed = (item: Values, topic: string): boolean => at(item, `${topic}.isOn`) === false

/** Counts what a topic of the setting lacks: fields that visitors look for, and translations. */
export function gapsIn(resource: AnyResource, item: ConsoleItem, topic: Topic): { fields: number; texts: number } {
  if (isClosed(item, topic.topic)) return { fields: 0, texts: 0 }
  const fields = (wanted[topic.topic] ?? []).filter((path) => isEmpty(at(item, path))).length
  const texts = textsOf(settable(withTopic(resource, topic)), item)
  return { fields, texts: locales.reduce((sum, locale) => sum + countIn(texts, locale).missing, 0) }
}
