import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { dateText } from '../date-text.ts'
import { type Version, versionRead, versionsRead } from '../editorial.ts'
import type { ConsoleItem, Values } from '../resources.ts'
import { Comparison } from './comparison.tsx'
import { initialValues } from './item-values.ts'
import { isSame } from './values.ts'

interface Props {
  resource: AnyResource
  item: ConsoleItem
  fields: Record<string, Shape>
  /** These are not all of the item's fields: of its versions those count that have changed one of them. */
  isPart: boolean
  /** Puts values of an earlier version into the form. Nothing is saved yet. */
  onTake: (values: Values) => void
}

/** What an earlier version has that the item has not, field by field. */
function Differences({ resource, item, fields, onTake, _version }: Props & { _version: string }) {
  const { t } = useLingui()
  const load = useQuery(versionRead(useLocale(), _version))
  const [isTaken, setIsTaken] = useState(false)
  const take = (values: Values) => {
    onTake(values)
    setIsTaken(true)
  }
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-24" />} failed={t`이전 내용을 불러오지 못했습니다.`}>
      {({ item: before }) => {
        const then = initialValues(resource, fields, before as ConsoleItem)
        const now = initialValues(resource, fields, item)
        const different = Object.keys(fields).filter((name) => !isSame(then[name], now[name]))
        if (different.length === 0)
          return (
            <p className="py-2 text-sm text-muted">
              <Trans>지금 내용과 같습니다.</Trans>
            </p>
          )
        return (
          <div className="pb-4">
            {different.map((name) => (
              <Comparison
                key={name}
                name={name}
                shape={fields[name]}
                sides={[
                  { title: t`그때`, value: then[name], choose: { label: t`이 내용으로`, onChoose: (value) => take({ [name]: value }) } },
                  { title: t`지금`, value: now[name] },
                ]}
              />
            ))}
            <div className="mt-4 flex flex-wrap items-center gap-3">
              <button
                type="button"
                className={buttonClass('outline')}
                onClick={() => take(Object.fromEntries(different.map((name) => [name, then[name]])))}
              >
                <Trans>모두 그때 내용으로</Trans>
              </button>
              <p role="status" className="text-sm">
                {isTaken && t`위의 칸에 넣었습니다. 살펴보고 저장해 주십시오.`}
              </p>
            </div>
          </div>
        )
      }}
    </LoadState>
  )
}

/** One version: when, who, and what was changed; open, how it differs from the item. */
function Entry({ version, ...props }: Props & { version: Version }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const { at, user, changed, isPublished } = version
  const known = props.isPart ? changed.filter((name) => name in props.fields) : changed
  const names = known.map((name) => i18n._(props.fields[name]?.label ?? name)).join(', ')
  return (
    <li>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="min-h-11 content-center py-2 text-sm">
          <span className="font-semibold tabular-nums">{dateText(at, locale)}</span> <span>{user ?? <Trans>모르는 사람</Trans>}</span>{' '}
          <span className="text-muted">
            {isPublished ? <Trans>게시함</Trans> : <Trans>초안</Trans>}
            {names === '' ? '' : ` · ${names}`}
          </span>
        </summary>
        {isOpen && <Differences {...props} _version={version._id} />}
      </details>
    </li>
  )
}

/** Renders former versions of an item and the way back to them. */
export function History(props: Props) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { resource, item, fields, isPart } = props
  const load = useQuery({ ...versionsRead(resource, useLocale(), item), enabled: isOpen })
  const isOwn = ({ changed }: Version) => !isPart || changed.some((name) => name in fields)
  return (
    <details
      className="mt-8 rounded-card border border-line bg-surface px-4 py-1"
      // Those of single versions are inside, and their events come by here.
      onToggle={({ target, currentTarget }) => target === currentTarget && setIsOpen(currentTarget.open)}
    >
      <summary className="min-h-11 content-center text-sm font-semibold">
        <Trans>이전 내용</Trans>
      </summary>
      {isOpen && (
        <LoadState
          load={load}
          skeleton={<div className="skeleton h-24" />}
          failed={t`이전 내용을 불러오지 못했습니다.`}
          empty={t`아직 고친 적이 없습니다.`}
          isEmpty={(versions) => !versions.some(isOwn)}
        >
          {(versions) => (
            <ol className="divide-y divide-line">
              {versions.filter(isOwn).map((version) => (
                <Entry key={version._id} {...props} version={version} />
              ))}
            </ol>
          )}
        </LoadState>
      )}
    </details>
  )
}
