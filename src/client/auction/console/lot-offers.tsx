import type { Body } from '#contract/api.ts'
import { auctionLimits } from '#contract/auction/limits.ts'
import { type After, afterFields, type StaffOffer } from '#contract/auction/wins.ts'
import { shapesOf } from '#contract/shape.ts'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { dateText } from '../../console/date-text.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { Won } from '../../content/won.tsx'
import { api } from '../../data/http.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'

const call = 'POST /api/console/auction/works/{_id}/win'
const { reason, amount, days } = shapesOf(afterFields)

const kinds = { next: msg`다음 응찰자에게`, passed: msg`최고 응찰자에게`, own: msg`회원의 제안` } as const
const states = {
  standing: msg`답을 기다림`,
  accepted: msg`수락`,
  declined: msg`거절`,
  withdrawn: msg`거둠`,
  expired: msg`기한 지남`,
  overtaken: msg`다른 분이 먼저 결정`,
} as const

interface FormProps {
  _id: string
  step: 'default' | 'offer'
  fields: ComponentProps<typeof CallForm>['fields']
  initial?: Record<string, unknown>
  more?: Record<string, unknown>
  button: ReactNode
}

function StepForm({ _id, step, fields, initial, more, button }: FormProps) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <CallForm
      isOnce
      fields={fields}
      {...(initial === undefined ? {} : { initial })}
      button={button}
      done={t`기록했습니다.`}
      send={async (values, idempotencyKey) => {
        await api(call, { locale, params: { _id }, body: { step, ...more, ...values } as Body<typeof call>, idempotencyKey })
      }}
    />
  )
}

/** Offers a lot to who comes next, for what it can be offered for. */
function NextForm({ _id, next: { paddle, bidder, least, most } }: { _id: string; next: NonNullable<After['next']> }) {
  const isFixed = least === most
  const usual = { days: auctionLimits.answerDays.usual }
  return (
    <div className="space-y-3">
      <h3 className="font-semibold">
        <Trans>구매 제안하기</Trans>
      </h3>
      <p>
        <Trans>
          패들 {paddle} {bidder}
        </Trans>
        {': '}
        {isFixed ? (
          <Won amount={most} />
        ) : (
          <>
            <Won amount={least} /> ~ <Won amount={most} />
          </>
        )}
      </p>
      <StepForm
        key={`${paddle} ${most}`}
        _id={_id}
        step="offer"
        fields={isFixed || amount === undefined || days === undefined ? { ...(days && { days }) } : { amount, days }}
        initial={isFixed ? usual : { amount: most, ...usual }}
        {...(isFixed ? { more: { amount: most } } : {})}
        button={<Trans>제안 보내기</Trans>}
      />
    </div>
  )
}

/** Buttons by which staff end an offer of the house that stands, or answer one of a member. */
function Answer({ _id, offer: { _id: _offer, kind, cost } }: { _id: string; offer: StaffOffer }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation(call)
  const sum = cost.hammer.toLocaleString('ko')
  const act = async (step: 'end' | 'accept' | 'decline', question: string) => {
    if (await confirm(question)) mutate({ params: { _id }, body: { step, _offer } }, { onError: alertFailure })
  }
  if (kind !== 'own')
    return (
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={isPending}
        onClick={() => void act('end', t`이 제안을 끝내시겠습니까? 회원에게 알립니다.`)}
      >
        <Trans>제안 끝내기</Trans>
      </button>
    )
  return (
    <span className="flex flex-wrap gap-2">
      <button
        type="button"
        className={buttonClass('outline')}
        aria-disabled={isPending}
        onClick={() => void act('accept', t`${sum}원에 파시겠습니까? 바로 낙찰되고 주문이 만들어집니다. 되돌릴 수 없습니다.`)}
      >
        <Trans>받아들이기</Trans>
      </button>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={isPending}
        onClick={() => void act('decline', t`이 제안을 거절하시겠습니까? 회원에게 알립니다.`)}
      >
        <Trans>거절하기</Trans>
      </button>
    </span>
  )
}

function Offers({ _id, offers }: { _id: string; offers: readonly StaffOffer[] }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  return (
    <RecordTable label={t`구매 제안`} headings={[t`패들`, t`종류`, t`금액`, t`상태`, t`기한`, t`답`]}>
      {offers.map((offer) => (
        <tr key={offer._id}>
          <RecordCell isShort>
            {offer.paddle} {offer.bidder ?? t`탈퇴한 회원`}
          </RecordCell>
          <RecordCell isShort>{i18n._(kinds[offer.kind])}</RecordCell>
          <RecordCell isShort>
            <Won amount={offer.cost.hammer} />
          </RecordCell>
          <RecordCell isShort>{i18n._(states[offer.state])}</RecordCell>
          <RecordCell isShort>{dateText(offer.until, locale)}</RecordCell>
          <RecordCell>{offer.state === 'standing' && <Answer _id={_id} offer={offer} />}</RecordCell>
        </tr>
      ))}
    </RecordTable>
  )
}

/** Renders what staff note and offer after the close of a lot. */
export function LotOffers({ _id, after: { default: noted, canDefault, next, offers } }: { _id: string; after: After }) {
  const locale = useLocale()
  const at = noted === null ? '' : dateText(noted.createdAt, locale)
  return (
    <>
      {noted !== null && (
        <p>
          <strong>
            <Trans>결제하지 않은 것으로 기록함</Trans>
          </strong>{' '}
          ({at}, {noted.reason}){' '}
          {noted.isLifted ? (
            <Trans>지금은 세지 않습니다.</Trans>
          ) : (
            <Trans>다음 응찰자가 받아들이기 전에 결제하면 낙찰자가 그대로 받습니다.</Trans>
          )}
        </p>
      )}
      {canDefault && reason !== undefined && (
        <div className="space-y-3">
          <p>
            <Trans>결제 기한이 지났습니다. 기록하시면 다음 응찰자에게 제안하실 수 있습니다. 두 번 쌓인 회원은 응찰하지 못합니다.</Trans>
          </p>
          <StepForm _id={_id} step="default" fields={{ reason }} button={<Trans>결제하지 않은 것으로 기록</Trans>} />
        </div>
      )}
      {next !== null && <NextForm _id={_id} next={next} />}
      {offers.length > 0 && <Offers _id={_id} offers={offers} />}
    </>
  )
}
