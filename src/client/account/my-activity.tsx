import { Trans } from '@lingui/react/macro'
import { PageLink } from '../content/page-link.tsx'

const look = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** The ways to what a member has asked and marked. */
export const MyActivity = () => (
  <ul>
    <li>
      <PageLink to="/mypage/inquiries" className={look}>
        <Trans>내 문의와 답변</Trans>
      </PageLink>
    </li>
    <li>
      <PageLink to="/mypage/bookmarks" className={look}>
        <Trans>즐겨찾기에 담은 글</Trans>
      </PageLink>
    </li>
  </ul>
)
