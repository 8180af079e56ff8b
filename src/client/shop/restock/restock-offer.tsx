import { Trans } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { retryImport } from '../../data/start/retry-import.ts'
import type { ShopVariant } from '../queries.ts'

const RestockRequest = lazy(() => retryImport(() => import('./restock-request.tsx')))

/** Offers to tell a member when what is sold out can be bought again: of the chosen variant, once it is chosen. */
export function RestockOffer({ variant, isSoldOut }: { variant: ShopVariant | undefined; isSoldOut: boolean }) {
  const isHydrated = useHydrated()
  if (variant === undefined ? !isSoldOut : variant.left > 0) return null
  return (
    <div className="needs-scripts no-print mt-4 min-h-11">
      {variant === undefined ? (
        <p className="text-sm text-muted">
          <Trans>옵션을 고르시면 재입고 알림을 신청하실 수 있습니다.</Trans>
        </p>
      ) : (
        isHydrated && (
          <Suspense>
            <RestockRequest key={variant._id} _variant={variant._id} />
          </Suspense>
        )
      )}
    </div>
  )
}
