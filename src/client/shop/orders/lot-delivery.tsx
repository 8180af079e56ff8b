import type { Body } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCheckedForm } from '../../content/checked-form.ts'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { addressesRead, type OwnOrder } from '../queries.ts'
import { OrderFields, useOrderChecks, writtenIn } from './order-fields.tsx'

type WantedWay = Body<'PUT /api/v1/me/orders/{_id}/delivery'>

interface FormProps {
  order: OwnOrder
  isPending: boolean
  onWant: (way: WantedWay) => void
  onClose: () => void
}

/** Asks where a lot is to be delivered. */
function PlaceForm({ order, isPending, onWant, onClose }: FormProps) {
  const [postcode, setPostcode] = useState(order.postcode ?? '')
  const { data: saved } = useQuery(addressesRead(useLocale()))
  const { invalid, onSubmit } = useCheckedForm()
  const checks = useOrderChecks('delivery', false)
  const submit = onSubmit(checks, (typed) => {
    const { payer: _payer, method: _method, postcode: code, address, ...rest } = writtenIn(typed, 'delivery')
    onWant({ ...rest, method: 'delivery', postcode: code ?? '', address: address ?? '' })
  })
  const more = saved === undefined ? {} : { addresses: saved.addresses }
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
      <OrderFields
        invalid={invalid}
        before={order}
        method="delivery"
        onMethod={() => undefined}
        canPickUp
        isWayOpen={false}
        isTransferred={false}
        postcode={postcode}
        onPostcode={setPostcode}
        remoteFee={0}
        {...more}
      />
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('primary')} aria-disabled={isPending}>
          <Trans>배송비 문의하기</Trans>
        </button>
        <button type="button" className={buttonClass('outline')} onClick={onClose}>
          <Trans>그만두기</Trans>
        </button>
      </div>
    </form>
  )
}

/** Renders how a lot that was won gets to its member, as long as it is not paid: works of art are delivered for a price of their own. */
export function LotDelivery({ order }: { order: OwnOrder }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending } = useApiMutation('PUT /api/v1/me/orders/{_id}/delivery')
  const { _id, quoteWantedAt, method } = order
  const want = (body: WantedWay) => mutate({ params: { _id }, body }, { onSuccess: () => setOpen(false), onError: alertFailure })
  return (
    <section aria-label={t`받는 방법`} className="no-print space-y-4 border-l-2 border-accent py-2 pl-4">
      <p role="status">
        {quoteWantedAt !== null && <Trans>배송비를 알아보고 있습니다. 정해지면 알려 드리니, 그 뒤에 결제해 주십시오.</Trans>}
        {quoteWantedAt === null && method === 'delivery' && <Trans>결제하실 금액에 배송비가 들어 있습니다.</Trans>}
        {quoteWantedAt === null && method === 'pickUp' && (
          <Trans>센터에서 받아 가시는 것으로 되어 있습니다. 배송을 원하시면 결제하시기 전에 받으실 곳을 알려 주십시오.</Trans>
        )}
      </p>
      {isOpen ? (
        <PlaceForm order={order} isPending={isPending} onWant={want} onClose={() => setOpen(false)} />
      ) : (
        <p className="flex flex-wrap gap-2">
          <button type="button" className={buttonClass('outline')} onClick={() => setOpen(true)}>
            {quoteWantedAt === null && method === 'pickUp' ? <Trans>배송받고 싶습니다</Trans> : <Trans>받을 곳 바꾸기</Trans>}
          </button>
          {(quoteWantedAt !== null || method === 'delivery') && (
            <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => want({ method: 'pickUp' })}>
              <Trans>센터에서 받겠습니다</Trans>
            </button>
          )}
        </p>
      )}
    </section>
  )
}
