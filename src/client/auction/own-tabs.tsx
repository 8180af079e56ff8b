import { Trans, useLingui } from '@lingui/react/macro'
import { tab } from '../account/tab.ts'
import { PageLink } from '../content/page-link.tsx'

/** Tabs of what a member has in the auction: bids, and what is followed. */
export function OwnTabs() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`목록 구분`} className="flex gap-6 border-b border-line">
      <PageLink to="/mypage/bids" className={tab}>
        <Trans>내 응찰</Trans>
      </PageLink>
      <PageLink to="/mypage/bids" search={{ type: 'follows' }} className={tab}>
        <Trans>내 팔로우</Trans>
      </PageLink>
    </nav>
  )
}
