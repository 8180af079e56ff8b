import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { koreanDay } from '../../ui/day.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { type AwaitedVariant, restockRead } from '../queries.ts'
import { Bought } from '../reviews/bought.tsx'

function Awaited({ variant: { _id, createdAt, product } }: { variant: AwaitedVariant }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation('DELETE /api/v1/me/restock/{_variant}')
  const name = product === null ? t`지금은 팔지 않는 상품` : [product.name, ...product.values].join(' / ')
  const day = koreanDay(createdAt)
  const asked = (
    <p className="text-sm text-muted tabular-nums">
      <Trans>
        <time dateTime={createdAt}>{day}</time> 신청
      </Trans>
    </p>
  )
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-4">
      <div className="min-w-0 flex-[1_1_14rem]">
        {product === null ? (
          <>
            <p className="font-bold">{name}</p>
            {asked}
          </>
        ) : (
          <Bought of={product}>{asked}</Bought>
        )}
      </div>
      <button
        type="button"
        className={buttonClass('outline')}
        aria-disabled={isPending}
        aria-label={t`${name} 알림 취소`}
        onClick={() => mutate({ params: { _variant: _id } }, { onError: alertFailure })}
      >
        <Trans>알림 취소</Trans>
      </button>
    </li>
  )
}

/** `/mypage/restock`: what a member waits for. */
export function MyRestock() {
  const { t } = useLingui()
  const load = useQuery(restockRead(useLocale()))
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-72" />}
      failed={t`재입고 알림을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
      isEmpty={({ summary }) => summary.total === 0}
      empty={t`기다리시는 상품이 없습니다. 품절된 상품의 화면에서 재입고 알림을 신청하실 수 있습니다.`}
    >
      {({ variants }) => (
        <>
          <p>
            <Trans>다시 사실 수 있게 되면 한 번 알려 드리고, 이 목록에서 지웁니다.</Trans>
          </p>
          <ul className="border-b border-line">
            {variants.map((variant) => (
              <Awaited key={variant._id} variant={variant} />
            ))}
          </ul>
        </>
      )}
    </LoadState>
  )
}
