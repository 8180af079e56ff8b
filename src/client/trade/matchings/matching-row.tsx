import type { Matching } from '#contract/trade/matchings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '../../content/page-link.tsx'
import { shortDayIn, timeIn } from '../../content/zoned-time.ts'
import { useListSearch } from '../../data/list-pages.ts'
import { useLocale } from '../../data/use-locale.ts'
import { UnreadCount } from '../conversation/unread-count.tsx'
import { useAnswerTo } from '../member-offline/use-answers.ts'
import { matchingStateNames, methodNames } from '../names.ts'

const look = 'block rounded-card border bg-surface px-4 py-3 hover:border-ink'

/** The time that a matching is about: the agreed one, or the first that is asked for. */
function Time({ matching: { startsAt, slots, fair } }: { matching: Matching }) {
  const locale = useLocale()
  const open = slots.filter(({ state }) => state !== 'struck')
  const first = startsAt ?? open[0]?.startsAt
  if (first === undefined) return null
  const others = startsAt === null ? open.length - 1 : 0
  return (
    <span className="tabular-nums">
      {shortDayIn(first, fair.timeZone, locale)} {timeIn(first, fair.timeZone)}
      {others > 0 && ` +${others}`}
    </span>
  )
}

/** A matching in the list beside the one that is open: with whom, when, and how it stands. */
export function MatchingRow({ matching, isShown }: { matching: Matching; isShown: boolean }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const search = useListSearch()
  const { _id, other, fair, method, state, awaits, role, expiresAt, ...rest } = matching
  const isMine = awaits === role
  const isUnsent = useAnswerTo(_id) !== undefined
  // What an earlier build has put aside says nothing of messages.
  const unread = rest.conversation?.unread ?? 0
  const until = expiresAt === null ? '' : `${shortDayIn(expiresAt, fair.timeZone, locale)} ${timeIn(expiresAt, fair.timeZone)}`
  return (
    <PageLink
      to="/mypage/matchings"
      search={{ ...search, open: _id }}
      state={{ isBrowsing: true }}
      keepsScroll
      aria-current={isShown ? 'true' : undefined}
      className={`${look} ${isShown ? 'border-ink' : 'border-line'}`}
    >
      <span className="flex items-baseline justify-between gap-3">
        <strong className="truncate">{other.name}</strong>
        <span className={`shrink-0 text-xs font-semibold ${isMine ? 'text-accent' : 'text-muted'}`}>
          {i18n._(matchingStateNames[state])}
        </span>
      </span>
      <span className="mt-1 block text-sm">
        <Time matching={matching} /> · {i18n._(methodNames[method])}
      </span>
      <span className="mt-1 flex items-center justify-between gap-3 text-xs text-muted">
        <span className="truncate">
          {isUnsent ? (
            <strong className="text-ink">
              <Trans>전해지지 않은 답</Trans>
            </strong>
          ) : isMine && until !== '' ? (
            <Trans>{until}까지</Trans>
          ) : (
            fair.title
          )}
        </span>
        <UnreadCount unread={unread} className="bg-accent text-on-accent" />
      </span>
    </PageLink>
  )
}
