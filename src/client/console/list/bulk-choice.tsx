import type { Shape } from '#contract/shape.ts'
import { useLingui } from '@lingui/react/macro'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { Icon } from '../../ui/icon.tsx'
import { buttonClass } from '../../ui/button.ts'
import { useNames } from '../names.ts'

/** So many values stand side by side; more are in a menu. */
const mostButtons = 3

interface Value {
  /** As the item holds it. */
  value: string | null
  text: string
}

/** The values that a choice has, or those who can be in charge; undefined until they are known. */
function useValues({ choices, reference, isNullable }: Shape): readonly Value[] | undefined {
  const { t, i18n } = useLingui()
  const names = useNames(reference)
  if (reference === undefined) return Object.entries(choices ?? {}).map(([value, label]) => ({ value, text: i18n._(label) }))
  const nobody = isNullable ? [{ value: null, text: t`없음` }] : []
  return names && [...nobody, ...names.names.map(({ _id, name }) => ({ value: _id, text: name }))]
}

interface Props {
  name: string
  shape: Shape
  isPending: boolean
  onChoose: (change: Record<string, string | null>) => void
}

/** Renders the values of a field, one of which is set for all chosen items. */
export function BulkChoice({ name, shape, isPending, onChoose }: Props) {
  const { i18n } = useLingui()
  const values = useValues(shape)
  const label = i18n._(shape.label ?? name)
  if (values === undefined) return null
  if (shape.reference === undefined && values.length <= mostButtons)
    return values.map(({ value, text }) => (
      <button
        key={text}
        type="button"
        className={buttonClass('outline')}
        aria-disabled={isPending}
        onClick={() => !isPending && onChoose({ [name]: value })}
      >
        {text}
      </button>
    ))
  return (
    <MenuTrigger>
      <Button className={buttonClass('outline')} isPending={isPending}>
        {label} <Icon name="down" className="size-4" />
      </Button>
      <Popover className="max-h-96 min-w-40 overflow-y-auto rounded-card border border-line bg-surface p-2 text-ink shadow-card">
        <Menu
          aria-label={label}
          className="outline-none"
          onAction={(key) => {
            const chosen = values[Number(key)]
            if (chosen !== undefined) onChoose({ [name]: chosen.value })
          }}
        >
          {values.map(({ text }, index) => (
            <MenuItem
              key={text}
              id={String(index)}
              className="flex min-h-11 items-center rounded-control px-3 text-sm outline-none data-[focused]:bg-wash"
            >
              {text}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
