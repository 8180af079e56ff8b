import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '../content/page-link.tsx'
import type { Auction } from './queries.ts'

/** The number under which the auction is reported, and whom one asks: at the foot of each of its pages. */
export function AuctionInformation({ auction: { reportNumber, contact } }: { auction: Auction }) {
  const { t } = useLingui()
  const facts = [
    { label: t`미술품 경매업 신고번호`, value: reportNumber },
    { label: t`문의`, value: contact },
  ].filter(({ value }) => value !== null)
  return (
    <section aria-labelledby="auction-information" className="mt-16 border-t border-line pt-6 text-sm text-muted">
      <h2 id="auction-information" className="mb-2 font-semibold">
        <Trans>경매 정보</Trans>
      </h2>
      <dl className="space-y-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-3">
            <dt>{label}</dt>
            <dd className="copyable">{value}</dd>
          </div>
        ))}
      </dl>
      <PageLink to="/auction/certificates" className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4">
        <Trans>진품 보증서 확인</Trans>
      </PageLink>
    </section>
  )
}
