import { Trans, useLingui } from '@lingui/react/macro'
import type { Shop } from './queries.ts'

/** Facts that the law asks a shop to say of itself, beside those of the company in the footer. */
export function ShopInformation({ shop: { mailOrderNumber, hosting, complaints } }: { shop: Shop }) {
  const { t } = useLingui()
  const facts = [
    { label: t`통신판매업 신고번호`, value: mailOrderNumber },
    { label: t`호스팅 서비스 제공자`, value: hosting },
    { label: t`소비자 불만 처리`, value: complaints },
  ].filter(({ value }) => value !== null)
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="shop-information" className="mt-16 border-t border-line pt-6 text-sm text-muted">
      <h2 id="shop-information" className="mb-2 font-semibold">
        <Trans>상점 정보</Trans>
      </h2>
      <dl className="space-y-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-3">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
