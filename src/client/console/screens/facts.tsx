import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from '../../data/use-locale.ts'
import { dateText } from '../date-text.ts'
import { dialled } from '../list/cell-text.ts'
import { Cell } from '../list/cell.tsx'
import { type ConsoleItem, may, settable } from '../resources.ts'

/** A number to be called is a press away, on a clerk's phone. */
function Fact({ name, shape, value }: { name: string; shape: Shape; value: unknown }) {
  const number = name === 'phone' && typeof value === 'string' ? dialled(value) : undefined
  return number !== undefined ? (
    <a href={`tel:${number}`} className="inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-0">
      {String(value)}
    </a>
  ) : (
    <Cell shape={shape} value={value} />
  )
}

/** An id of what has no screen says nothing to anybody. */
const isBareId = (name: string, { reference }: Shape): boolean => name.startsWith('_') && reference === undefined

interface Props {
  resource: AnyResource
  item: ConsoleItem
  /** Fields that are shown elsewhere. */
  without?: readonly string[]
}

/** Facts of an item that cannot be changed here. */
export function Facts({ resource, item, without = [] }: Props) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const own = may(resource).change ? settable(resource) : {}
  const facts = Object.entries(resource.shapes.all).filter(
    ([name, shape]) =>
      !(name in own) && !without.includes(name) && shape.kind !== 'object' && shape.kind !== 'list' && !isBareId(name, shape),
  )
  return (
    <dl className="mb-8 grid max-w-6xl gap-x-8 gap-y-2 text-sm md:grid-cols-[10rem_1fr]">
      <dt className="text-muted">{t`등록일`}</dt>
      <dd>{dateText(item.createdAt, locale)}</dd>
      {facts.map(([name, shape]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{i18n._(shape.label ?? name)}</dt>
          <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
            <Fact name={name} shape={shape} value={item[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
