import { initialsOf, normalise } from '#contract/search.ts'
import type { Shape } from '#contract/shape.ts'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useSession } from '../../session/use-session.ts'
import { formTopics } from '../form-topics.ts'
import { menuFor } from '../frame/menu.ts'
import type { ConsoleModule } from '../module.ts'
import { hasCreation, placeOf, singles } from '../resources.ts'

/** A screen to which the search leads. */
export interface Destination {
  /** Path below `/console/`. */
  address: string
  text: string
  /** Names of what is on it, which find it, too. */
  inside?: readonly string[]
  hasOwnDocument: boolean
}

const finds = (text: string, words: string): boolean => normalise(text).includes(normalise(words)) || initialsOf(text).includes(words)

/** Collects the names of a field and of all in it, as the contract has them. */
const labelsIn = ({ label, item, fields }: Shape): string[] => [
  ...(label === undefined ? [] : [label]),
  ...[...(item === undefined ? [] : [item]), ...Object.values(fields)].flatMap(labelsIn),
]

/** Finds the forms into which a single item is divided, by its address. */
function topicsAt(address: string) {
  const resource = singles.find(({ path }) => path === address)
  if (resource === undefined) return []
  const { all } = resource.shapes
  return formTopics(resource).map(({ topic, label, fields }) => ({
    address: `${address}/${topic}`,
    label,
    inside: fields.flatMap((name) => (all[name] === undefined ? [] : labelsIn(all[name]))),
  }))
}

/** Returns the screens that one may see, and the forms of new items, whose names have these words or begin with these consonants. */
export function useDestinations(modules: readonly ConsoleModule[], words: string): Destination[] {
  const { t, i18n } = useLingui()
  const scopes = useSession()?.scopes ?? []
  const text = (label: MessageDescriptor | string) => (typeof label === 'string' ? i18n._(label) : i18n._(label))
  const screens = menuFor(modules, scopes).flatMap(({ entries }) =>
    entries.flatMap(({ address, label: message, hasOwnDocument = false }): Destination[] => {
      const place = placeOf(address)
      const label = text(message)
      const screen = { address, text: label, hasOwnDocument }
      const isMade = place?.screen === 'list' && hasCreation(place.resource)
      const topics = topicsAt(address).map(({ label: own, inside, ...topic }) => ({
        ...topic,
        text: `${label}: ${i18n._(own)}`,
        inside: inside.map((name) => i18n._(name)),
        hasOwnDocument,
      }))
      return [
        screen,
        ...topics,
        ...(isMade ? [{ address: `${address}/create`, text: t`${label}: 새로 만들기`, hasOwnDocument: false }] : []),
      ]
    }),
  )
  return screens.filter(({ text: own, inside = [] }) => [own, ...inside].some((name) => finds(name, words)))
}
