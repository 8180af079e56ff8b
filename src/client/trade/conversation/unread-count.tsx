import { Plural } from '@lingui/react/macro'

/** Number of messages that are not read, in words for the ear; nothing where there are none. */
export const UnreadCount = ({ unread, className }: { unread: number; className: string }) =>
  unread > 0 && (
    <span className={`min-w-6 rounded-full px-1.5 text-center text-xs font-bold tabular-nums ${className}`}>
      <span aria-hidden="true">{unread}</span>
      <span className="sr-only">
        <Plural value={unread} other="읽지 않은 것 #개" />
      </span>
    </span>
  )
