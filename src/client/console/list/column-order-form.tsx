import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '../../ui/button.ts'
import type { ListColumns } from '../module.ts'
import { setColumnOrder, useColumnOrder } from './column-order.ts'
import type { Column } from './columns.ts'
import { useColumns } from './drawn-columns.tsx'
import { MovableRows } from './movable-rows.tsx'
import { moved } from './order.ts'

export interface OrderProps {
  resource: AnyResource
  columns: readonly Column[]
  more: ListColumns | undefined
  isDated: boolean
}

const noItems: never[] = []

/** The columns of a list, to be put in another order, which this device keeps. */
export function ColumnOrderForm({ resource, columns, more, isDated }: OrderProps) {
  const { t } = useLingui()
  const isMoved = useColumnOrder(resource.path) !== undefined
  const rows = useColumns({ resource, items: noItems, columns, more, isDated }).map(({ id, label }) => ({
    _id: id,
    name: label,
    mark: null,
  }))
  return (
    <>
      <p className="mb-4 text-sm text-muted">
        <Trans>끌어서 옮기거나 위아래 단추를 누르십시오. 차례는 이 기기에 남습니다.</Trans>
      </p>
      <MovableRows
        label={t`열의 차례`}
        rows={rows}
        onMove={(move) =>
          setColumnOrder(
            resource.path,
            moved(rows, move).map(({ _id }) => _id),
          )
        }
      />
      {isMoved && (
        <button type="button" className={buttonClass('quiet', 'mt-4')} onClick={() => setColumnOrder(resource.path, undefined)}>
          <Trans>처음 차례로</Trans>
        </button>
      )}
    </>
  )
}
