import { initialsOf, normalise } from '#contract/search.ts'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useSession } from '../../session/use-session.ts'
import { menuFor } from '../frame/menu.ts'
import type { ConsoleModule } from '../module.ts'
import { hasCreation, placeOf } from '../resources.ts'

/** A screen to which the search leads. */
export interface Destination {
  /** Path below `/console/`. */
  address: string
  text: string
  hasOwnDocument: boolean
}

const finds = (text: string, words: string): boolean => normalise(text).includes(normalise(words)) || initialsOf(text).includes(words)

/** Returns the screens that one may see, and the forms of new items, whose names have these words or begin with these consonants. */
export function useDestinations(modules: readonly ConsoleModule[], words: string): Destination[] {
  const { t, i18n } = useLingui()
  const scopes = useSession()?.scopes ?? []
  const text = (label: MessageDescriptor | string) => (typeof label === 'string' ? i18n._(label) : i18n._(label))
  const screens = menuFor(modules, scopes).flatMap(({ entries }) =>
    entries.flatMap(({ address, label: message, hasOwnDocument = false }) => {
      const place = placeOf(address)
      const label = text(message)
      const screen = { address, text: label, hasOwnDocument }
      const isMade = place?.screen === 'list' && hasCreation(place.resource)
      return isMade ? [screen, { address: `${address}/create`, text: t`${label}: 새로 만들기`, hasOwnDocument: false }] : [screen]
    }),
  )
  return screens.filter((screen) => finds(screen.text, words))
}
