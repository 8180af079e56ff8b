import { textOf } from '#contract/title.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { LoadedScreen } from '../../../console/frame/loaded-screen.tsx'
import { moved } from '../../../console/list/order.ts'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { useApiMutation } from '../../../data/use-api-mutation.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { confirm } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { useSaleWorks } from '../use-sale-works.ts'

const small = 'min-h-11 px-3 py-1'

interface Lot {
  _id: string
  lot: string
  name: string
}

interface RowsProps {
  lots: readonly Lot[]
  onMoved: (lots: Lot[]) => void
}

/** Lots, each with the number that it has and that it is going to have: moved by mouse, finger or keyboard. */
function Rows({ lots, onMoved }: RowsProps) {
  const { t } = useLingui()
  const put = (_id: string, before: string | null) => before !== _id && onMoved(moved(lots, { _id, before }))
  const after = (index: number): string | null => lots[index]?._id ?? null
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className="data-drop-target:outline-2 data-drop-target:outline-accent" />
    ),
    onReorder: ({ keys, target }) => {
      const [key] = keys
      const at = lots.findIndex(({ _id }) => _id === target.key)
      if (key !== undefined) put(String(key), after(target.dropPosition === 'before' ? at : at + 1))
    },
  })
  return (
    <GridList
      aria-label={t`작품 차례`}
      dragAndDropHooks={dragAndDropHooks}
      className="max-w-2xl divide-y divide-line rounded-card border border-line bg-surface"
    >
      {lots.map(({ _id, lot, name }, index) => {
        const number = index + 1
        return (
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
            <span className="min-w-16 tabular-nums">
              {lot === String(number) ? (
                lot
              ) : (
                <Trans>
                  {lot} → {number}
                </Trans>
              )}
            </span>
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
              isDisabled={index === lots.length - 1}
              aria-label={t`‘${name}’ 아래로`}
              onPress={() => put(_id, after(index + 2))}
            >
              ↓
            </Button>
          </GridListItem>
        )
      })}
    </GridList>
  )
}

function Order({ _program, stored }: { _program: string; stored: readonly Lot[] }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const [lots, setLots] = useState(stored)
  const [isDone, setIsDone] = useState(false)
  const { mutate, isPending } = useApiMutation('PUT /api/console/auction/programs/{_id}/lots')
  const isMoved = lots.some(({ _id }, index) => _id !== stored[index]?._id)
  useBlocker({
    shouldBlockFn: async () => isMoved && !isPending && !(await confirm(t`저장하지 않은 것이 있습니다. 이 화면을 떠나시겠습니까?`)),
    enableBeforeUnload: () => isMoved,
  })
  const save = () =>
    mutate(
      { params: { _id: _program }, body: { works: lots.map(({ _id }) => _id) } },
      { onSuccess: () => setIsDone(true), onError: (error) => void alertFailure(error) },
    )
  return (
    <div className="space-y-4">
      <Rows
        lots={lots}
        onMoved={(next) => {
          setIsDone(false)
          setLots(next)
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className={buttonClass('primary')} aria-disabled={isPending} onClick={save}>
          <Trans>이 차례로 번호 매기기</Trans>
        </button>
        <p role="status">{isDone && <Trans>번호를 매겼습니다.</Trans>}</p>
      </div>
    </div>
  )
}

/** `/console/auction/programs/{_id}/lots`: the order of the lots of a sale, and by it their numbers. */
export function LotOrderScreen({ _program }: { _program: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const load = useSaleWorks(_program)
  return (
    <LoadedScreen
      title={t`작품 차례와 번호`}
      about={
        <Trans>
          끌어서 옮기거나 위아래 단추를 누른 뒤 번호를 매기십시오. 1번부터 차례로 매기고, 작품은 번호 차례로 마감됩니다. 이 경매에 응찰이
          들어오면 번호를 바꿀 수 없습니다.
        </Trans>
      }
      load={load}
      failed={t`작품을 불러오지 못했습니다.`}
    >
      {(all) => (
        <div className="space-y-6">
          <Link to="/$" params={{ _splat: `auction/programs/${_program}` }} className="text-sm underline underline-offset-4">
            <Trans>경매 프로그램으로</Trans>
          </Link>
          {all.length === 0 ? (
            <p>
              <Trans>이 경매에 작품이 없습니다.</Trans>
            </p>
          ) : (
            <Order
              // Another list begins anew; the same one with other numbers does not.
              key={all
                .map(({ _id }) => _id)
                .toSorted()
                .join(' ')}
              _program={_program}
              stored={all.map(({ _id, lot, title }) => ({ _id, lot, name: textOf(title, locale) }))}
            />
          )}
        </div>
      )}
    </LoadedScreen>
  )
}
