import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { present } from '../../data/query-client.ts'
import { retryImport } from '../../data/start/retry-import.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { Introduction } from '../fair/introduction.tsx'
import { When } from '../fair/when.tsx'
import { Outcome } from '../matchings/after-meeting.tsx'
import { myMatching } from '../queries.ts'

const InviteGuest = lazy(() => retryImport(() => import('./invite-guest.tsx')).then((part) => ({ default: part.InviteGuest })))

/** One below the other: a sheet is narrow on any screen. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm font-semibold text-muted">{name}</dt>
    <dd className="whitespace-pre-line">{children}</dd>
  </div>
)

/** With whom one talks, about what, and one's own outcome, which can be written from the beginning of the meeting on. */
export function AboutMeeting({ _matching }: { _matching: string }) {
  const { t } = useLingui()
  // Whether it has begun is the server's to say, each time that one looks.
  const load = useQuery({ ...myMatching(useLocale(), _matching), refetchOnMount: 'always' })
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-96" />}
      failed={t`상담을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
    >
      {(data) => {
        const matching = present(data)?.matching
        if (matching === undefined) return null
        const { fair, other, product, message, startsAt, endsAt, canReport, outcome } = matching
        return (
          <div className="space-y-5">
            <div>
              <p className="text-lg font-bold">{other.name}</p>
              <p className="text-sm text-muted">{other.category}</p>
            </div>
            <dl className="space-y-3">
              {startsAt !== null && endsAt !== null && (
                <Fact name={t`시간`}>
                  <When startsAt={startsAt} endsAt={endsAt} timeZone={fair.timeZone} />
                </Fact>
              )}
              {product !== null && <Fact name={t`상품`}>{product.name}</Fact>}
              {message !== null && <Fact name={t`메시지`}>{message}</Fact>}
            </dl>
            {other._company !== null && <Introduction _fair={fair._id} _id={other._id} _company={other._company} name={other.name} />}
            {canReport || outcome !== null ? (
              <Outcome matching={matching} />
            ) : (
              <p className="text-sm text-muted">
                <Trans>상담이 시작되면 이곳에 결과와 메모를 적으실 수 있습니다. 상대에게는 보이지 않습니다.</Trans>
              </p>
            )}
            <Suspense>
              <InviteGuest matching={matching} />
            </Suspense>
          </div>
        )
      }}
    </LoadState>
  )
}
