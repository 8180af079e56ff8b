import { titleOf } from '#contract/title.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { fieldClass } from '../../content/field.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { Cell } from '../list/cell.tsx'
import { useNames } from '../names.ts'
import { isOpenTo, itemRead, listRead, resourceOf } from '../resources.ts'
import type { FieldProps } from './field-frame.tsx'

/** Items to choose from: those with the words in them where the resource can be searched. */
function useChoices(resource: AnyResource, words: string) {
  const locale = useLocale()
  const q = useDeferredValue(words.trim())
  const query = { limit: 20, ...(q !== '' && resource.search !== undefined ? { q: q.slice(0, 100) } : {}) }
  const { data } = useQuery(listRead(resource, locale, query))
  return (data?.items ?? []).map((item) => ({ id: item._id, name: titleOf(resource, item, locale) }))
}

interface Props extends FieldProps {
  shape: Shape
  label: string
}

function Chooser({ resource, id, value, onChange, isInvalid, label }: Props & { resource: AnyResource }) {
  const { t } = useLingui()
  const locale = useLocale()
  const _id = typeof value === 'string' && value !== '' ? value : undefined
  const { data } = useQuery({ ...itemRead(resource, locale, _id ?? ''), enabled: _id !== undefined })
  const [typed, setTyped] = useState<string>()
  // Its name before the read has ended: a text that changes later would open the list again.
  const [chosen, setChosen] = useState<{ id: string; name: string }>()
  const nameOf = (id: string) => (data !== undefined ? titleOf(resource, data, locale) : chosen?.id === id ? chosen.name : '…')
  const named = _id === undefined ? '' : nameOf(_id)
  const choices = useChoices(resource, typed ?? '')
  return (
    <ComboBox
      aria-label={label}
      isInvalid={isInvalid}
      inputValue={typed ?? named}
      selectedKey={_id ?? null}
      items={choices}
      allowsEmptyCollection
      menuTrigger="focus"
      onInputChange={setTyped}
      onSelectionChange={(key) => {
        setChosen(choices.find(({ id: each }) => each === key))
        if (key !== null) onChange(String(key))
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
          ▾
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

/** One of few who are known by name. One who could be named once, and no longer, stays until another is chosen. */
function NameField({ shape, id, value, onChange, isInvalid, describedBy }: Props) {
  const names = useNames(shape.reference)
  const _id = typeof value === 'string' ? value : ''
  const isKnown = _id === '' || names?.some((each) => each._id === _id) === true
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
  if (reference.names !== undefined) return <NameField {...props} />
  const resource = resourceOf(reference.to)
  return isOpenTo(resource, scopes) ? <Chooser {...props} resource={resource} /> : <Cell shape={props.shape} value={props.value} />
}
