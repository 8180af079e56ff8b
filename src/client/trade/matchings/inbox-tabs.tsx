import { matchingParts } from '#contract/trade/matching-standing.ts'
import { type MatchingState, matchingStates } from '#contract/trade/matching-states.ts'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '../../content/page-link.tsx'
import { oneOf } from '../../data/list-pages.ts'
import { ConversationChip } from '../conversation/conversation-chip.tsx'
import { matchingStateNames } from '../names.ts'
import type { Matchings } from './inbox.tsx'

const tab =
  'flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-mark aria-[current=page]:text-ink'

const partNames = { waiting: msg`기다리는 중`, agreed: msg`잡힌 상담`, past: msg`지난 것` }

/** What one comes to by an address from before there were parts: a single state. */
function OneState({ state }: { state: MatchingState }) {
  const { i18n } = useLingui()
  return (
    <li>
      <PageLink to="/mypage/matchings" search={{ type: state }} className={tab} keepsScroll>
        {i18n._(matchingStateNames[state])}
      </PageLink>
    </li>
  )
}

/** A member's matchings by what is to be done, with how many there are of each. */
export function InboxTabs({ loaded, type }: { loaded: Matchings | undefined; type: string | undefined }) {
  const { t, i18n } = useLingui()
  const { myTurn = 0, parts, unread }: Partial<Matchings> = loaded ?? {}
  const state = oneOf(matchingStates, type)
  return (
    <nav aria-label={t`매칭 상태`} className="relative -mx-5 overflow-x-auto border-b border-line px-2 sm:mx-0 sm:px-0">
      <ul className="flex w-max">
        <li>
          <PageLink to="/mypage/matchings" className={tab} keepsScroll>
            <Trans>답할 것</Trans>
            {myTurn > 0 && (
              <span className="min-w-6 rounded-full bg-accent px-1.5 text-center text-xs font-bold text-on-accent tabular-nums">
                {myTurn}
              </span>
            )}
          </PageLink>
        </li>
        {matchingParts.map((part) => (
          <li key={part}>
            <PageLink to="/mypage/matchings" search={{ type: part }} className={tab} keepsScroll>
              {i18n._(partNames[part])}
              {parts !== undefined && parts[part] > 0 && <span className="font-normal tabular-nums">{parts[part]}</span>}
            </PageLink>
          </li>
        ))}
        <li>
          <ConversationChip unread={unread} className={tab} />
        </li>
        <li>
          <PageLink to="/mypage/matchings" search={{ type: 'all' }} className={tab} keepsScroll>
            <Trans>전체</Trans>
          </PageLink>
        </li>
        {state !== undefined && <OneState state={state} />}
      </ul>
    </nav>
  )
}
