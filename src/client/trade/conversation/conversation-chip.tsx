import { Plural, Trans } from '@lingui/react/macro'
import { PageLink } from '../../content/page-link.tsx'

/** The way to the matchings whose sides have written to each other, with how many messages are not read. */
export const ConversationChip = ({ unread, className }: { unread: number | undefined; className: string }) => (
  <PageLink to="/mypage/matchings" search={{ type: 'messages' }} className={className} keepsScroll>
    <Trans context="conversation">메시지</Trans>
    {unread !== undefined && unread > 0 && (
      <span className="min-w-6 rounded-full border border-current px-1.5 text-center text-xs font-bold tabular-nums">
        <span aria-hidden="true">{unread}</span>
        <span className="sr-only">
          <Plural value={unread} other="읽지 않은 것 #개" />
        </span>
      </span>
    )}
  </PageLink>
)
