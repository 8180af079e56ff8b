import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../content/page-link.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { approvalNames, roleNames } from '../names.ts'
import { type Fair, myFairs } from '../queries.ts'
import { TopSuggestions } from '../wishes/top-suggestions.tsx'
import { FairCard } from './fair-card.tsx'

const link = 'relative inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4'

/** Tells whether a fair is on, or over: then its survey can be answered. */
const hasBegun = ({ state }: Pick<Fair, 'state'>): boolean => state === 'ongoing' || state === 'expired'

/** `/mypage/fairs`: the fairs that a member has applied to. */
export function MyFairs() {
  const { t, i18n } = useLingui()
  const load = useQuery(myFairs(useLocale()))
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-72" />}
      failed={t`상담회를 불러오지 못했습니다.`}
      isEmpty={({ fairs }) => fairs.length === 0}
      empty={t`아직 신청하신 상담회가 없습니다. 상담회 일정에서 행사를 고르고 참가를 신청해 주십시오.`}
    >
      {({ fairs }) => (
        <ul className="grid gap-6 sm:grid-cols-2 md:grid-cols-3">
          {fairs.map(({ fair, participation: { role, state, reason }, isParticipating, isShown }) => (
            <li key={fair._id}>
              <FairCard fair={fair} isParticipating={isParticipating} hasPage={isShown}>
                <p className="text-sm">
                  {i18n._(roleNames[role])} · {i18n._(approvalNames[state])}
                  {reason !== null && <span className="block text-muted">{reason}</span>}
                </p>
                {isParticipating && isShown && <TopSuggestions _fair={fair._id} title={fair.title} canOffer={role === 'BUYER'} />}
                {state === 'APPROVED' && (
                  <p className="mt-auto flex flex-wrap gap-x-6">
                    <PageLink to="/mypage/schedule/$_fair" params={{ _fair: fair._id }} className={link}>
                      <Trans>내 일정 정하기</Trans>
                      <span className="sr-only">: {fair.title}</span>
                    </PageLink>
                    {isParticipating && hasBegun(fair) && (
                      <PageLink to="/fairs/$_fair/survey" params={{ _fair: fair._id }} className={link}>
                        <Trans>상담회 설문</Trans>
                        <span className="sr-only">: {fair.title}</span>
                      </PageLink>
                    )}
                  </p>
                )}
              </FairCard>
            </li>
          ))}
        </ul>
      )}
    </LoadState>
  )
}
