import type { Body } from '#contract/api.ts'
import { settlementFields, type StatementEntry } from '#contract/auction/settlements.ts'
import { shapesOf } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CallForm } from '../../../console/form/call-form.tsx'
import { fieldClass, Labelled } from '../../../content/field.tsx'
import { Won } from '../../../content/won.tsx'
import { api } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'

const call = 'POST /api/console/auction/programs/{_id}/statements/{_consignor}/steps'
type Step = Body<typeof call>

const { paidOn, note, amount, reason } = settlementFields
const payFields = shapesOf({ paidOn, note: note.optional() })
const withholdFields = shapesOf({ amount, reason })
const reasonFields = shapesOf({ reason })
const folded = 'max-w-2xl rounded-card border border-line bg-surface px-4 py-1'
const summary = 'min-h-11 content-center text-sm font-semibold'

interface Props {
  params: { _id: string; _consignor: string }
}

/** Notes that all that is due was paid. */
export function PayForm({ params, due }: Props & { due: number }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <section aria-labelledby="statement-pay" className="max-w-2xl space-y-4">
      <h2 id="statement-pay" className="font-bold">
        <Trans>지급했음을 적기</Trans>
      </h2>
      <p>
        <Trans>
          지급할 것 <Won amount={due} />을 보낸 뒤에 적어 주십시오. 돈을 보내지는 않습니다.
        </Trans>
      </p>
      <CallForm
        isOnce
        fields={payFields}
        button={<Trans>모두 지급한 것으로 적기</Trans>}
        done={t`적었습니다.`}
        send={async ({ paidOn: day, note: said }, idempotencyKey) => {
          const body = { step: 'pay', amount: due, paidOn: day, ...(said == null ? {} : { note: said }) } as Step
          await api(call, { locale, params, body, idempotencyKey })
        }}
      />
    </section>
  )
}

/** Chooses one of the works that something can be done with. */
function WorkChoice({
  id,
  works,
  chosen,
  onChoose,
}: {
  id: string
  works: readonly StatementEntry[]
  chosen: string
  onChoose: (_win: string) => void
}) {
  const { t } = useLingui()
  return (
    <Labelled id={id} label={t`작품`}>
      <select id={id} className={fieldClass('mt-1.5')} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {works.map(({ _win, lot, title }) => (
          <option key={_win} value={_win ?? ''}>
            {lot} {title}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

interface WorkStepProps extends Props {
  works: readonly StatementEntry[]
}

/** Sets the tax that is withheld of a work that is not paid. */
export function WithholdForm({ params, works }: WorkStepProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const [wanted, setWanted] = useState('')
  const chosen = works.find(({ _win }) => _win === wanted) ?? works[0]
  if (chosen?._win == null) return null
  const { _win, amounts, changed } = chosen
  const proposed = changed?.proposed ?? amounts?.withholding ?? 0
  return (
    <details className={folded}>
      <summary className={summary}>
        <Trans>원천징수할 세금 바꾸기</Trans>
      </summary>
      <div className="space-y-4 py-3">
        <p className="text-sm text-muted">
          <Trans>
            소득세법에 따라 제안합니다. 개인이 6,000만 원 이상에 판 서화·골동품에서 필요경비(1억 원까지 90%, 넘는 부분 80%, 10년 이상
            보유하면 90%)를 뺀 금액의 22%이고, 사업자와 살아 있는 국내 작가의 작품에는 없습니다. 실제 경비가 더 크거나 거주자가 아니면
            직원이 정합니다.
          </Trans>
        </p>
        <WorkChoice id="withhold-work" works={works} chosen={_win} onChoose={setWanted} />
        <p>
          <Trans>
            제안 <Won amount={proposed} />, 지금 <Won amount={amounts?.withholding ?? 0} />
          </Trans>
        </p>
        <CallForm
          key={_win}
          isOnce
          fields={withholdFields}
          button={<Trans>세금 바꾸기</Trans>}
          done={t`바꿨습니다.`}
          send={async (values, idempotencyKey) => {
            await api(call, { locale, params, body: { step: 'withhold', _win, ...values } as Step, idempotencyKey })
          }}
        />
      </div>
    </details>
  )
}

/** Takes back that a work was paid. */
export function TakeBackForm({ params, works }: WorkStepProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const [wanted, setWanted] = useState('')
  const chosen = works.find(({ _win }) => _win === wanted) ?? works[0]
  if (chosen?._win == null) return null
  const { _win } = chosen
  return (
    <details className={folded}>
      <summary className={summary}>
        <Trans>지급 되돌리기</Trans>
      </summary>
      <div className="space-y-4 py-3">
        <p className="text-sm text-muted">
          <Trans>잘못 적었거나 위탁자에게서 돌려받았을 때 씁니다. 사유는 열람 기록에 남습니다.</Trans>
        </p>
        <WorkChoice id="back-work" works={works} chosen={_win} onChoose={setWanted} />
        <CallForm
          key={_win}
          isOnce
          fields={reasonFields}
          button={<Trans>지급 되돌리기</Trans>}
          done={t`되돌렸습니다.`}
          send={async (values, idempotencyKey) => {
            await api(call, { locale, params, body: { step: 'takeBack', _win, ...values } as Step, idempotencyKey })
          }}
        />
      </div>
    </details>
  )
}
