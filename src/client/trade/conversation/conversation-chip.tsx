import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../content/page-link.tsx'
import { UnreadCount } from './unread-count.tsx'

/** The way to the matchings whose sides have written to each other, with how many messages are not read. */
export const ConversationChip = ({ unread, className }: { unread: number | undefined; className: string }) => (
  <PageLink to="/mypage/matchings" search={{ type: 'messages' }} className={className} keepsScroll>
    <Trans context="conversation">메시지</Trans>
    <UnreadCount unread={unread ?? 0} className="border border-current" />
  </PageLink>
)
