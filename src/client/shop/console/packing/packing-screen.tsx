import { shopLimits } from '#contract/shop/limits.ts'
import type { PackingSlip } from '#contract/shop/packing.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { api } from '../../../data/http.ts'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { usePress } from '../../../data/use-press.ts'
import { alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { ProgressBar } from '../../../ui/deferred/progress-bar.tsx'
import { ScreenHead } from '../../../console/frame/screen-head.tsx'
import { NumbersImport } from './numbers-import.tsx'
import { Papers } from './papers.tsx'
import { ToPackTable } from './to-pack-table.tsx'

/** Makes packing slips of the chosen orders, so many at a time. What was made before a failure is there all the same. */
function useSlips(onMade: () => void) {
  const locale = useLocale()
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const [slips, setSlips] = useState<PackingSlip[]>([])
  const [madeAt, setMadeAt] = useState('')
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const { mutate, isPending } = usePress({
    mutationFn: async (ids: readonly string[]) => {
      const made: PackingSlip[] = []
      let left = 0
      setMadeAt(new Date().toISOString())
      setProgress({ done: 0, total: ids.length })
      for (let from = 0; from < ids.length; from += shopLimits.packedAtOnce) {
        const orders = ids.slice(from, from + shopLimits.packedAtOnce)
        const answer = await api('POST /api/console/shop/packing/slips', { locale, body: { orders } })
        made.push(...answer.slips)
        left += answer.left
        setSlips([...made])
        setProgress({ done: from + orders.length, total: ids.length })
      }
      return left
    },
    onSuccess: async (left) => {
      onMade()
      if (left > 0) await alert(t`그사이 취소되었거나 이미 보낸 주문 ${left}건은 명세서를 만들지 않았습니다.`)
    },
    onError: alertFailure,
  })
  return { slips, madeAt, progress, make: mutate, isPending }
}

/** Orders that wait to be packed, and the choice among them. */
function ToPack() {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const load = useQuery({ ...readOptions('GET /api/console/shop/packing', useLocale()), staleTime: 0 })
  const { slips, madeAt, progress, make, isPending } = useSlips(() => setChosen(new Set()))
  const waiting = load.data?.orders ?? []
  const ids = waiting.flatMap(({ _id }) => (chosen.has(_id) ? [_id] : []))
  const [shown, count] = [waiting.length, ids.length]
  return (
    <>
      <section aria-labelledby="to-pack" className="mb-10 max-w-6xl space-y-4">
        <h2 id="to-pack" className="font-bold">
          <Trans>보낼 주문</Trans>
        </h2>
        <LoadState
          load={load}
          skeleton={<div className="skeleton h-72" />}
          failed={t`보낼 주문을 불러오지 못했습니다.`}
          empty={t`지금 보낼 주문이 없습니다.`}
          isEmpty={({ orders }) => orders.length === 0}
        >
          {({ orders, total }) => (
            <>
              {total > shown && (
                <p className="text-sm text-muted">
                  <Trans>
                    보낼 주문 {total}건 가운데 오래된 {shown}건입니다. 보내고 나면 나머지가 보입니다.
                  </Trans>
                </p>
              )}
              <ToPackTable orders={orders} chosen={chosen} onChoose={setChosen} />
              <button
                type="button"
                className={buttonClass('primary')}
                disabled={count === 0}
                aria-disabled={isPending}
                onClick={() => make(ids)}
              >
                <Trans>고른 {count}건 포장 준비</Trans>
              </button>
              {isPending && <ProgressBar label={t`만든 명세서`} value={progress.done} max={progress.total} />}
              <p className="text-sm text-muted">
                <Trans>피킹 목록과 포장 명세서를 만들고, 결제 완료인 주문을 상품 준비로 바꿉니다. 다시 만드실 수 있습니다.</Trans>
              </p>
            </>
          )}
        </LoadState>
      </section>
      {slips.length > 0 && <Papers key={madeAt} slips={slips} madeAt={madeAt} />}
    </>
  )
}

/** `/console/shop/packing`: orders are packed and sent, many at once. */
export function PackingScreen() {
  const { t } = useLingui()
  return (
    <>
      <ScreenHead title={t`포장과 발송`} />
      <ToPack />
      <NumbersImport />
    </>
  )
}
