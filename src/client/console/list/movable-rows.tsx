import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { buttonClass } from '../../ui/button.ts'
import type { Move } from './order.ts'

const small = 'min-h-11 px-3 py-1'

interface Props {
  label: string
  rows: readonly {
    _id: string
    name: string
    /** Shown before the name: its place in the order. */
    mark: ReactNode
  }[]
  onMove: (move: Move) => void
}

/** Renders rows in an order, to be put in another one: by mouse, finger or keyboard. */
export function MovableRows({ label, rows, onMove }: Props) {
  const { t } = useLingui()
  const put = (_id: string, before: string | null) => before !== _id && onMove({ _id, before })
  const after = (index: number): string | null => rows[index]?._id ?? null
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className="data-drop-target:outline-2 data-drop-target:outline-accent" />
    ),
    onReorder: ({ keys, target }) => {
      const [key] = keys
      const at = rows.findIndex(({ _id }) => _id === target.key)
      if (key !== undefined) put(String(key), after(target.dropPosition === 'before' ? at : at + 1))
    },
  })
  return (
    <GridList
      aria-label={label}
      dragAndDropHooks={dragAndDropHooks}
      className="max-w-2xl divide-y divide-line rounded-card border border-line bg-surface"
    >
      {rows.map(({ _id, name, mark }, index) => (
        <GridListItem
          key={_id}
          id={_id}
          textValue={name}
          className="flex items-center gap-2 px-2 py-1 text-sm data-dragging:opacity-50 data-focus-visible:bg-wash"
        >
          <Button
            slot="drag"
            className="flex size-11 shrink-0 cursor-grab items-center justify-center text-lg text-muted"
            aria-label={t`‘${name}’ 끌어 옮기기`}
          >
            ⠿
          </Button>
          {mark}
          <span className="mr-auto min-w-0 font-semibold wrap-anywhere">{name}</span>
          <Button
            className={buttonClass('quiet', small)}
            isDisabled={index === 0}
            aria-label={t`‘${name}’ 위로`}
            onPress={() => put(_id, after(index - 1))}
          >
            ↑
          </Button>
          <Button
            className={buttonClass('quiet', small)}
            isDisabled={index === rows.length - 1}
            aria-label={t`‘${name}’ 아래로`}
            onPress={() => put(_id, after(index + 2))}
          >
            ↓
          </Button>
        </GridListItem>
      ))}
    </GridList>
  )
}
