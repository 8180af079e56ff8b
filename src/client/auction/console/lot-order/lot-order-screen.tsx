import { textOf } from '#contract/title.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadedScreen } from '../../../console/frame/loaded-screen.tsx'
import { MovableRows } from '../../../console/list/movable-rows.tsx'
import { moved } from '../../../console/list/order.ts'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { useApiMutation } from '../../../data/use-api-mutation.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { confirm } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { useSaleWorks } from '../use-sale-works.ts'
import { BackToSale } from '../back-to-sale.tsx'
import { useKeepsNumbers } from '../sale-link.tsx'

interface Lot {
  _id: string
  lot: string
  name: string
}

/** Renders the number that a lot has, and the one that it is going to have. */
const Numbers = ({ lot, number }: { lot: string; number: number }) => (
  <span className="min-w-16 tabular-nums">
    {lot === String(number) ? (
      lot
    ) : (
      <Trans>
        {lot} → {number}
      </Trans>
    )}
  </span>
)

function Order({ _program, stored }: { _program: string; stored: readonly Lot[] }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const [lots, setLots] = useState(stored)
  const [isDone, setIsDone] = useState(false)
  const isFixed = useKeepsNumbers(_program)
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
      <MovableRows
        label={t`작품 차례`}
        rows={lots.map(({ _id, lot, name }, index) => ({ _id, name, mark: <Numbers lot={lot} number={index + 1} /> }))}
        onMove={(move) => {
          setIsDone(false)
          setLots(moved(lots, move))
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        {isFixed ? (
          <p role="note">
            <Trans>응찰이 있어 번호를 바꿀 수 없습니다.</Trans>
          </p>
        ) : (
          <button type="button" className={buttonClass('primary')} aria-disabled={isPending} onClick={save}>
            <Trans>이 차례로 번호 매기기</Trans>
          </button>
        )}
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
          <BackToSale _program={_program} />
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
