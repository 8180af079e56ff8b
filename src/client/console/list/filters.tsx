import { titleOf } from '#contract/title.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { fieldClass } from '../../content/field.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { ReferenceChooser } from '../form/reference-field.tsx'
import { buttonClass } from '../../ui/button.ts'
import { NewsLine } from '../live/news-line.tsx'
import { useNames } from '../names.ts'
import { countsRead, givenBySite, isOpenTo, listRead, resourceOf } from '../resources.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import { FoldedFilters } from './folded-filters.tsx'
import { inFieldClass, inLabelClass } from './in-field.ts'
import { filterNames, filtersOf, filterShape, type ListSearch } from './list-search.ts'
import { PeriodFilter } from './period-filter.tsx'
import { hasDays, noDays } from './periods.ts'
import { SearchBox } from './search-box.tsx'

interface FilterProps {
  name: string
  shape: Shape
  value: string
  counts: Readonly<Record<string, number>> | undefined
  onChoose: (value: string) => void
}

/** Items to choose from are open to who looks. */
const canChoose = ({ reference }: Shape, scopes: readonly string[] | undefined): boolean =>
  reference === undefined || reference.names !== undefined || isOpenTo(resourceOf(reference.to), scopes)

/** There are more accounts than a list of choices has room for. */
const isOfMany = ({ reference }: Shape): boolean => reference?.to === 'users' && reference.names === undefined

/** The values of a filter; undefined where they are looked for, or words to be typed. */
function useOptions(shape: Shape): (readonly [value: string, text: string])[] | undefined {
  const { kind, choices, reference, schema, isNullable } = shape
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const target = resourceOf(reference?.to ?? 'lawyers')
  const isListed = reference !== undefined && reference.names === undefined && !isOfMany(shape)
  const { data } = useQuery({ ...listRead(target, locale, { limit: 100 }), enabled: isListed })
  const names = useNames(reference)
  if (isOfMany(shape) || names?.hasMore === true) return undefined
  if (reference !== undefined) {
    const items = names?.names ?? data?.items.map((item) => ({ _id: item._id, name: titleOf(target, item, locale) })) ?? []
    return [...(isNullable ? [['none', t`없음`] as const] : []), ...items.map(({ _id, name }) => [_id, name] as const)]
  }
  if (kind === 'boolean')
    return [
      ['true', t`예`],
      ['false', t`아니요`],
    ]
  if (kind === 'choice') {
    const values = (schema as unknown as { options: readonly string[] }).options
    return values.map((value) => [value, i18n._(choices?.[value] ?? value)])
  }
  return undefined
}

function Filter({ name, shape, value, counts, onChoose }: FilterProps) {
  const { i18n } = useLingui()
  const id = useId()
  const options = useOptions(shape)
  const label = i18n._(shape.label ?? name)
  if (options !== undefined) return <ChoiceFilter label={label} value={value} options={options} counts={counts} onChoose={onChoose} />
  if (shape.reference !== undefined)
    return (
      <div className="relative xs:min-w-36 [&_button]:h-11 [&_input]:h-11 [&_input]:pt-4 [&_input]:pb-0.5 [&_input]:text-sm">
        <label htmlFor={id} className={inLabelClass}>
          {label}
        </label>
        <ReferenceChooser id={id} label={label} reference={shape.reference} value={value} onChange={(chosen) => onChoose(chosen ?? '')} />
      </div>
    )
  return (
    <div className="relative xs:min-w-36">
      <label htmlFor={id} className={inLabelClass}>
        {label}
      </label>
      <input
        key={value}
        id={id}
        defaultValue={value}
        className={fieldClass(inFieldClass)}
        onBlur={({ target }) => target.value !== value && onChoose(target.value.trim())}
        // Enter ends a syllable or a pinyin first.
        onKeyDown={({ key, nativeEvent, currentTarget }) =>
          key === 'Enter' && !nativeEvent.isComposing && onChoose(currentTarget.value.trim())
        }
      />
    </div>
  )
}

/** A list with more filters than this has the first ones in its head, beside everyday views only one, and the others one by one. */
const mostAtOnce = 4
const firstShown = 3
/** Stands for the days, however the address says them. */
const period = 'period'

interface FurtherProps {
  filters: readonly Pick<FilterProps, 'name' | 'shape'>[]
  hasPeriod: boolean
  onAdd: (name: string) => void
}

/** Adds a filter that a list is seldom narrowed by. */
function FurtherFilters({ filters, hasPeriod, onAdd }: FurtherProps) {
  const { t, i18n } = useLingui()
  const items = [
    ...filters.map(({ name, shape }) => ({ name, label: i18n._(shape.label ?? name) })),
    ...(hasPeriod ? [] : [{ name: period, label: t`기간` }]),
  ]
  if (items.length === 0) return null
  return (
    <MenuTrigger>
      <Button className={buttonClass('quiet', 'h-11 px-3')}>
        <span aria-hidden="true">＋</span> <Trans>조건 더하기</Trans>
      </Button>
      <Popover className="min-w-44 rounded-card border border-line bg-surface p-2 text-ink shadow-card">
        <Menu aria-label={t`조건 더하기`} className="outline-none" onAction={(name) => onAdd(String(name))}>
          {items.map(({ name, label }) => (
            <MenuItem
              key={name}
              id={name}
              className="flex min-h-9 items-center rounded-control px-3 text-sm outline-none data-focused:bg-wash pointer-coarse:min-h-11"
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

interface Props {
  resource: AnyResource
  search: ListSearch
  /** Filters whose value is not the reader's to choose. */
  fixed: readonly string[]
  /** Everyday views of the list, beside its words. */
  quick?: ReactNode
  /** They have the news of the list beside them. */
  hasNews?: boolean
  onChange: (change: ListSearch) => void
}

/** Words and filters of a list; they stand in its address. */
export function Filters({ resource, search, fixed, quick, hasNews = false, onChange }: Props) {
  const scopes = useSession()?.scopes
  const q = search['q'] ?? ''
  const counts = useQuery(countsRead(resource, useLocale(), filtersOf(resource, search))).data
  const given = givenBySite(resource)
  const filters = filterNames(resource).flatMap((name) => {
    const shape = filterShape(resource, name)
    return shape === undefined || fixed.includes(name) || name in given || !canChoose(shape, scopes) ? [] : [{ name, shape }]
  })
  const own = filters.filter(({ name }) => name in resource.shapes.all)
  const first = quick === undefined ? firstShown : 1
  const names = [...filterNames(resource).filter((name) => !fixed.includes(name)), 'due']
  const isOfDays = hasDays(search)
  const active = names.filter((name) => search[name] !== undefined).length + (isOfDays ? 1 : 0)
  const isNarrowed = q !== '' || active > 0
  const [added, setAdded] = useState<readonly string[]>([])
  const isShown = (name: string, place = Infinity) =>
    (name in resource.shapes.all && (own.length <= mostAtOnce || place < first)) || search[name] !== undefined || added.includes(name)
  const further = filters.filter(({ name }, place) => !isShown(name, place))
  const hasPeriod = isOfDays || added.includes(period)
  const add = (name: string) => setAdded([...added, name])
  const find = useCallback((words: string) => onChange({ q: words }), [onChange])
  const hasFilters = filters.length > 0 || active > 0
  return (
    <FoldedFilters
      active={active}
      before={resource.search !== undefined && <SearchBox resource={resource} q={q} onFind={find} />}
      quick={quick}
      after={hasNews && <NewsLine resource={resource} />}
      onClear={isNarrowed ? () => onChange({ q: '', ...noDays, ...Object.fromEntries(names.map((name) => [name, ''])) }) : undefined}
    >
      {hasFilters ? (
        <>
          {filters.map(
            ({ name, shape }, place) =>
              isShown(name, place) && (
                <Filter
                  key={name}
                  name={name}
                  shape={shape}
                  value={search[name] ?? ''}
                  counts={counts?.[name]}
                  onChoose={(value) => onChange({ [name]: value })}
                />
              ),
          )}
          {hasPeriod && (
            <PeriodFilter
              search={search}
              isNew={added.includes(period)}
              onChange={(days) => {
                // The chip stays where it was emptied, as others do.
                add(period)
                onChange(days)
              }}
            />
          )}
          <FurtherFilters filters={further} hasPeriod={hasPeriod} onAdd={add} />
        </>
      ) : null}
    </FoldedFilters>
  )
}
