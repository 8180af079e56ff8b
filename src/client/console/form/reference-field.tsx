import { titleOf } from '#contract/title.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { Reference } from '#contract/field.ts'
import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { fieldClass } from '../../content/field.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { Cell } from '../list/cell.tsx'
import { type Named, useName, useNames, useNamesWith } from '../names.ts'
import { isOpenTo, itemRead, listRead, resourceOf } from '../resources.ts'
import { Icon } from '../../ui/icon.tsx'
import type { FieldProps } from './field-frame.tsx'

/** Items to choose from: those with the words in them. Of a resource that cannot be searched, all that one page has. */
function useItemChoices(resource: AnyResource, words: string, isOpen: boolean, fixed: ChooserProps['fixed'] = {}): readonly Named[] {
  const locale = useLocale()
  const canSearch = resource.search !== undefined
  const query = { ...fixed, limit: canSearch ? 20 : 100, ...(words !== '' && canSearch ? { q: words.slice(0, 100) } : {}) }
  // What was found stays until more is known: a list that is drawn anew under a press loses it.
  const { data } = useQuery({ ...listRead(resource, locale, query), enabled: isOpen, placeholderData: keepPreviousData })
  const names = (data?.items ?? []).map((item) => ({ _id: item._id, name: titleOf(resource, item, locale) }))
  return canSearch ? names : names.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()))
}

/** The name of the item that is chosen; undefined until it is known. */
function useItemName(resource: AnyResource, _id: string): string | undefined {
  const locale = useLocale()
  const { data } = useQuery({ ...itemRead(resource, locale, _id), enabled: _id !== '' })
  return data && titleOf(resource, data, locale)
}

interface Props extends FieldProps {
  shape: Shape
  label: string
}

interface ChooserProps {
  id: string
  label: string
  value: unknown
  onChange: (value: string | null) => void
  isInvalid?: boolean
  /** Only those that a list narrowed by this has. */
  fixed?: Readonly<Record<string, string>>
}

interface ComboProps extends ChooserProps {
  /** Of what is chosen. */
  named: string
  /** What is typed; undefined while nothing is. */
  typed: string | undefined
  onType: (typed: string | undefined) => void
  /** The list is looked at: until then nothing is asked for, since who reads about people is noted. */
  onOpen: (isOpen: boolean) => void
  choices: readonly Named[]
}

const idOf = (value: unknown): string => (typeof value === 'string' ? value : '')
/** What a filter says that looks for what names nothing. */
const noneOf = (value: unknown): boolean => value === 'none'

/** One of many, of whom the server says which have the words that are typed. */
function Combo({ id, label, value, onChange, isInvalid = false, named, typed, onType: setTyped, onOpen, choices }: ComboProps) {
  const { t } = useLingui()
  // Known by what was chosen: a name that comes later would open the list again.
  const [chosen, setChosen] = useState<Named>()
  return (
    <ComboBox
      aria-label={label}
      isInvalid={isInvalid}
      inputValue={typed ?? (chosen !== undefined && chosen._id === value ? chosen.name : named)}
      selectedKey={idOf(value) || null}
      items={choices.map((each) => ({ id: each._id, name: each.name }))}
      allowsEmptyCollection
      menuTrigger="focus"
      onOpenChange={onOpen}
      onInputChange={setTyped}
      onSelectionChange={(key) => {
        if (key !== null) {
          setChosen(choices.find(({ _id }) => _id === key))
          onChange(String(key))
        }
        setTyped(undefined)
      }}
      onBlur={() => {
        // An emptied field names nobody.
        if (typed?.trim() === '') onChange(null)
        setTyped(undefined)
      }}
    >
      <div className="flex max-w-md gap-1">
        <Input id={id} className={fieldClass()} />
        <Button aria-label={t`목록 열기`} className="min-h-11 min-w-11 rounded-control border border-control">
          <Icon name="down" className="m-auto size-4" />
        </Button>
      </div>
      <Popover className="w-(--trigger-width) rounded-card border border-line bg-surface p-1 text-ink shadow-card">
        <ListBox
          className="max-h-72 overflow-y-auto outline-none"
          renderEmptyState={() => (
            <p className="px-3 py-2 text-sm text-muted">
              <Trans>찾은 것이 없습니다.</Trans>
            </p>
          )}
        >
          {({ id: key, name }: { id: string; name: string }) => (
            <ListBoxItem
              id={key}
              textValue={name}
              className="min-h-9 pointer-coarse:min-h-11 rounded-control px-3 py-1.5 text-sm outline-none data-[focused]:bg-wash data-[selected]:font-bold"
            >
              {name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

function ItemChooser({ resource, fixed, ...props }: ChooserProps & { resource: AnyResource }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const isNone = noneOf(props.value)
  const _id = isNone ? '' : idOf(props.value)
  const named = useItemName(resource, _id) ?? (isNone ? t`없음` : _id === '' ? '' : '…')
  const choices = useItemChoices(resource, useDeferredValue((typed ?? '').trim()), isOpen, fixed)
  return <Combo {...props} named={named} typed={typed} onType={setTyped} onOpen={setIsOpen} choices={choices} />
}

function NameChooser({ reference, ...props }: ChooserProps & { reference: Reference }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const isNone = noneOf(props.value)
  const _id = isNone ? '' : idOf(props.value)
  const name = useName(reference, _id)
  const named = isNone ? t`없음` : _id === '' ? '' : name === undefined ? '…' : (name ?? t`이전 담당자`)
  const choices = useNamesWith(reference, useDeferredValue(typed ?? ''), isOpen)
  return <Combo {...props} named={named} typed={typed} onType={setTyped} onOpen={setIsOpen} choices={choices} />
}

/** One of the items that a reference may name. */
export const ReferenceChooser = ({ reference, ...props }: ChooserProps & { reference: Reference }) =>
  reference.names === undefined ? (
    <ItemChooser {...props} resource={resourceOf(reference.to)} />
  ) : (
    <NameChooser {...props} reference={reference} />
  )

/** One of those who are known by name. One who could be named once, and no longer, stays until another is chosen. */
function NameField({ reference, ...props }: Props & { reference: Reference }) {
  const { id, value, onChange, isInvalid, describedBy } = props
  const all = useNames(reference)
  const names = all?.names
  const _id = idOf(value)
  const isKnown = _id === '' || names?.some((each) => each._id === _id) === true
  if (all?.hasMore === true) return <NameChooser {...props} reference={reference} />
  return (
    <select
      id={id}
      value={_id}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      className={fieldClass()}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">
        <Trans>없음</Trans>
      </option>
      {!isKnown && <option value={_id}>{names === undefined ? '…' : <Trans>이전 담당자</Trans>}</option>}
      {names?.map((each) => (
        <option key={each._id} value={each._id}>
          {each.name}
        </option>
      ))}
    </select>
  )
}

/** An item of another resource, found by its words. Nothing typed: none. */
export function ReferenceField(props: Props) {
  const { reference } = props.shape
  const scopes = useSession()?.scopes
  if (reference === undefined) return null
  if (reference.names !== undefined) return <NameField {...props} reference={reference} />
  const resource = resourceOf(reference.to)
  return isOpenTo(resource, scopes) ? <ItemChooser {...props} resource={resource} /> : <Cell shape={props.shape} value={props.value} />
}
