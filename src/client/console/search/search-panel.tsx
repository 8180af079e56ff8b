import { languageTag } from '#contract/locale.ts'
import type { FoundItem } from '#contract/platform/console-search.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Autocomplete, Header, Input, ListBox, ListBoxItem, ListBoxSection, SearchField } from 'react-aria-components'
import { fieldClass } from '../../content/field.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import type { ConsoleModule } from '../module.ts'
import { addressOf, resourceOf } from '../resources.ts'
import { type Destination, useDestinations } from './destinations.ts'
import { lastSeen } from './last-seen.ts'

/** How long one pauses before what is typed is looked for, in ms. */
const pause = 200
/** The server looks for no less. */
const fewestLetters = 2
const mostScreens = 8

/** What somebody types, once they pause. */
function usePaused(words: string): string {
  const [paused, setPaused] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), pause)
    return () => clearTimeout(timer)
  }, [words])
  return paused
}

/** Finds items. People are looked for when somebody means it: whoever is shown them is noted. */
function useFound(words: string, withPeople: boolean) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['POST /api/console/search', locale, words, withPeople],
    queryFn: ({ signal }) => api('POST /api/console/search', { locale, signal, body: { q: words, withPeople } }),
    enabled: words.length >= fewestLetters,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

/** Whoever opens the search types. */
const focus = (input: HTMLInputElement | null): void => input?.focus()

interface Row {
  id: string
  text: string
  mark?: string | null
}

interface Section {
  id: string
  title: string
  rows: readonly Row[]
}

/** Rows are named by where they lead. */
const itemId = (resource: string, _id: string): string => `${addressOf(resourceOf(resource))}/${_id}`

function useSections(words: string, found: readonly FoundItem[], screens: readonly Destination[]): Section[] {
  const { t, i18n } = useLingui()
  const seen: Section = {
    id: 'seen',
    title: t`마지막에 본 것`,
    rows: lastSeen().map(({ resource, _id, title }) => ({
      id: itemId(resource, _id),
      text: title,
      mark: i18n._(resourceOf(resource).label),
    })),
  }
  const shown = words === '' ? screens.filter(({ address }) => !address.endsWith('/create')) : screens
  const ways: Section = {
    id: 'screens',
    title: t`화면`,
    rows: shown.slice(0, mostScreens).map(({ address, text }) => ({ id: address, text })),
  }
  const lists = [...Map.groupBy(found, ({ resource }) => resource)].map(([resource, items]) => ({
    id: resource,
    title: i18n._(resourceOf(resource).label),
    rows: items.map(({ _id, title, mark }) => ({ id: itemId(resource, _id), text: title, mark })),
  }))
  return [...(words === '' ? [seen] : []), ways, ...lists].filter(({ rows }) => rows.length > 0)
}

interface Props {
  modules: readonly ConsoleModule[]
  onChosen: () => void
}

/** Renders the search over everything that one may see: screens, new items, content, and by Enter people and what they sent. */
export function SearchPanel({ modules, onChosen }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  /** The words for which people are looked for, too. */
  const [meant, setMeant] = useState('')
  const words = typed.trim()
  const paused = usePaused(words)
  const withPeople = meant !== '' && meant === words
  const { data, isFetching } = useFound(withPeople ? words : paused, withPeople)
  const found = words.length < fewestLetters ? [] : (data?.found ?? [])
  const screens = useDestinations(modules, words)
  const sections = useSections(words, found, screens)
  const go = (address: string) => {
    onChosen()
    if (screens.find((screen) => screen.address === address)?.hasOwnDocument === true) location.assign(`/console/${address}`)
    else void navigate({ to: '/$', params: { _splat: address } })
  }
  const count = new Intl.NumberFormat(languageTag(locale)).format(found.length)
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped} disableAutoFocusFirst>
      <SearchField aria-label={t`콘솔에서 찾기`}>
        <Input
          ref={focus}
          className={fieldClass('w-full')}
          placeholder={t`이름, 번호, 첫소리, 화면`}
          maxLength={100}
          onKeyDown={({ key, nativeEvent, currentTarget }) => {
            // Enter ends a syllable first; on a row it opens that.
            if (key === 'Enter' && !nativeEvent.isComposing && !currentTarget.hasAttribute('aria-activedescendant')) setMeant(words)
          }}
        />
      </SearchField>
      <p className="mt-2 min-h-5 text-xs text-muted">
        {words.length >= fewestLetters && !withPeople && (
          <Trans>Enter를 누르시면 사람과 상담, 주문에서도 찾습니다. 누가 찾았는지 기록에 남습니다.</Trans>
        )}
        {withPeople && !isFetching && <Trans>{count}개를 찾았습니다.</Trans>}
      </p>
      <ListBox
        aria-label={t`찾은 것`}
        items={sections}
        onAction={(key) => go(String(key))}
        className="mt-1 outline-none"
        renderEmptyState={() => (
          <p className="py-6 text-center text-sm text-muted">
            {isFetching ? <Trans>찾고 있습니다…</Trans> : <Trans>찾은 것이 없습니다.</Trans>}
          </p>
        )}
      >
        {({ id, title, rows }) => (
          <ListBoxSection id={id} className="mb-3">
            <Header className="px-3 pb-1 text-xs font-semibold text-muted">{title}</Header>
            {rows.map((row) => (
              <ListBoxItem
                key={row.id}
                id={row.id}
                textValue={row.text}
                className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-sm outline-none data-focused:bg-wash data-hovered:bg-wash pointer-coarse:min-h-11"
              >
                <span className="min-w-0 flex-1 truncate">{row.text}</span>
                {row.mark != null && <span className="shrink-0 text-xs text-muted tabular-nums">{row.mark}</span>}
              </ListBoxItem>
            ))}
          </ListBoxSection>
        )}
      </ListBox>
    </Autocomplete>
  )
}
