import type { Body } from '#contract/api.ts'
import { paddleBidFields } from '#contract/auction/rostrum.ts'
import { shapesOf } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ItemPartProps } from '../../console/module.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'

const call = 'POST /api/console/auction/works/{_work}/paddle-bids'
const fields = shapesOf(paddleBidFields)

/** Takes a bid that came by telephone or in writing, under the paddle of its bidder: below its work. */
export function LotBid({ item: { _id: _work } }: ItemPartProps) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <details className="mt-10 max-w-4xl rounded-card border border-line bg-surface p-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        <Trans>전화나 서면으로 받은 응찰 넣기</Trans>
      </summary>
      <p className="mt-2 mb-4 text-sm text-muted">
        <Trans>이 경매에 등록한 응찰자의 패들 번호로 넣습니다. 본인이 응찰한 것과 똑같이 다루고, 누가 넣었는지 기록에 남습니다.</Trans>
      </p>
      <CallForm
        isOnce
        fields={fields}
        button={<Trans>응찰 넣기</Trans>}
        done={t`응찰을 넣었습니다.`}
        send={(values, idempotencyKey) => api(call, { locale, params: { _work }, body: values as Body<typeof call>, idempotencyKey })}
      />
    </details>
  )
}
