import { showCollectionCode } from '#contract/shop/collection-code.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { retryImport } from '../../data/start/retry-import.ts'

const QrCode = lazy(() => retryImport(() => import('../../content/qr-code.tsx')))

/** Renders the code by which an order is collected: for the camera of the desk, and for people who read it out. */
export function CollectionCode({ code }: { code: string }) {
  const { t } = useLingui()
  const shown = showCollectionCode(code)
  return (
    <section aria-labelledby="collection-code" className="space-y-3 border-l-4 border-accent bg-wash px-5 py-4">
      <h2 id="collection-code" className="text-lg font-bold">
        <Trans>수령 코드</Trans>
      </h2>
      <p className="text-3xl font-bold tracking-widest tabular-nums">{shown}</p>
      <Suspense fallback={<div className="skeleton size-52" />}>
        <QrCode text={code} label={t`수령 코드 ${shown}`} />
      </Suspense>
      <p>
        <Trans>센터에 오셔서 이 코드를 보여 주십시오. 다른 분이 대신 받으실 때는 코드를 알려 주시면 됩니다.</Trans>
      </p>
    </section>
  )
}
