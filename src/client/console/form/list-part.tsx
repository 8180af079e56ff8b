import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { Icon } from '../../ui/icon.tsx'
import { valueAt } from '../writing/texts.ts'
import { FieldGrid } from './field-grid.tsx'
import type { ItemForm, RenderField } from './form.ts'
import { partText } from './part-text.ts'
import type { useRowDrag } from './use-row-drag.ts'

const small = 'min-h-9 pointer-coarse:min-h-11 pointer-coarse:min-w-11 px-2.5 py-1 text-xs'

/** For those who do not drag: beside the handle, which every list has, they are there for who points at the row or comes by the keys. */
const move = `${small} disabled:invisible pointer-fine:not-group-hover:not-group-focus-within:hidden`

interface PartProps {
  form: ItemForm
  /** Of the list. */
  path: string
  item: Shape
  index: number
  name: string
  renderField: RenderField
}

/** Says in short what a part holds, and opens it. */
function PartName({ form, path, item, index, name, isOpen, onOpen }: PartProps & { isOpen: boolean; onOpen: () => void }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className={`flex min-h-11 flex-1 items-center gap-2 rounded-control px-1 text-left text-sm hover:bg-wash ${isOpen ? 'min-w-48' : 'min-w-0'}`}
      onClick={onOpen}
    >
      <Icon name={isOpen ? 'down' : 'next'} className="size-4 text-muted" />
      <span className="sr-only">{name} </span>
      <form.Subscribe selector={({ values }) => partText(item, valueAt(values, `${path}[${index}]`), { i18n, locale })}>
        {(text) =>
          text === '' ? (
            <span className="text-muted">
              <Trans>비어 있음</Trans>
            </span>
          ) : (
            <span className="truncate">{text}</span>
          )
        }
      </form.Subscribe>
    </button>
  )
}

/** The fields of a part, or its only one. */
function PartFields({ path, item, index, name, renderField }: PartProps) {
  const at = `${path}[${index}]`
  if (item.kind !== 'object') return renderField(at, { ...item, label: undefined }, name)
  return <FieldGrid fields={Object.entries(item.fields)}>{(key, part) => renderField(`${at}.${key}`, part, key)}</FieldGrid>
}

interface ToolsProps {
  name: string
  index: number
  count: number
  isOpen: boolean
  onMove: (to: number) => void
  onTake: () => void
}

function PartTools({ name, index, count, isOpen, onMove, onTake }: ToolsProps) {
  const { t } = useLingui()
  const moves = [
    { to: index - 1, sign: '↑', label: t`${name} 위로` },
    { to: index + 1, sign: '↓', label: t`${name} 아래로` },
  ]
  return (
    <>
      {moves.map(({ to, sign, label }) => (
        <button
          key={sign}
          type="button"
          className={buttonClass('quiet', `${move} ${isOpen ? '' : 'pointer-coarse:hidden'}`)}
          disabled={to < 0 || to >= count}
          aria-label={label}
          onClick={() => onMove(to)}
        >
          {sign}
        </button>
      ))}
      <button type="button" className={buttonClass('quiet', small)} aria-label={t`${name} 지우기`} onClick={onTake}>
        <Trans>지우기</Trans>
      </button>
    </>
  )
}

interface Props extends Omit<PartProps, 'name'>, Omit<ToolsProps, 'name'> {
  /** Of the list. */
  label: string
  look: string
  handle: ReturnType<ReturnType<typeof useRowDrag>['handle']>
  onOpen: (isOpen: boolean) => void
}

/** A row of a list: dragged by its handle, opened where it has several fields. */
export function ListPart({ label, isOpen, look, handle, count, onOpen, onMove, onTake, ...part }: Props) {
  const { t } = useLingui()
  const { item, index } = part
  const name = t`${label} ${index + 1}`
  const isFolded = item.kind === 'object'
  return (
    <li className={`group ${look}`}>
      <div
        className={`flex gap-1 px-1 ${isFolded ? 'items-center' : 'items-start py-2'} ${isFolded && isOpen ? 'flex-wrap justify-end' : ''}`}
      >
        <button
          type="button"
          {...handle}
          aria-label={t`${name} 옮기기: 끌거나 위아래 화살표 키`}
          className="flex size-11 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-lg text-muted hover:bg-wash"
        >
          <span aria-hidden="true">⠿</span>
        </button>
        {isFolded ? (
          <PartName {...part} name={name} isOpen={isOpen} onOpen={() => onOpen(!isOpen)} />
        ) : (
          <div className="min-w-0 flex-1">
            <PartFields {...part} name={name} />
          </div>
        )}
        <PartTools name={name} index={index} count={count} isOpen={isOpen} onMove={onMove} onTake={onTake} />
      </div>
      {isFolded && isOpen && (
        <div className="px-3 pt-1 pb-4">
          <PartFields {...part} name={name} />
        </div>
      )}
    </li>
  )
}
