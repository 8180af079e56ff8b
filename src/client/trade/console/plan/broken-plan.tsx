import type { PlanCheck } from '#contract/trade/plan-check.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { momentIn } from '../clock.ts'
import type { Plan } from './plan-values.ts'

/** So long after the last letter the server is asked, in ms. */
const pause = 500

/** A value as it is when nobody has changed it for a while. */
function useCalm<Value>(value: Value): Value {
  const [calm, setCalm] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return calm
}

interface Props {
  _fair: string
  plan: Plan
  /** It is the one that is saved. */
  isSaved: boolean
}

/** A meeting outside of the plan: what is saved already can be put right on the board. */
function OutsideMatching({ _fair, plan, isSaved, matching }: Props & { matching: PlanCheck['meetings']['matchings'][number] }) {
  const locale = useLocale()
  const { _id, seller, buyer, startsAt, tableNumber } = matching
  const text = `${startsAt === null ? '' : `${momentIn(startsAt, plan.timeZone, locale)} · `}${seller.name} – ${buyer.name}`
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      {isSaved ? (
        <Link
          to="/fairs/$fair/board"
          params={{ fair: _fair }}
          search={{ view: 'list', open: _id }}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {text}
        </Link>
      ) : (
        <span className="py-2">{text}</span>
      )}
      {tableNumber !== null && (
        <span className="text-muted">
          <Trans>테이블 {tableNumber}</Trans>
        </span>
      )}
    </li>
  )
}

function Broken({ _fair, plan, isSaved, check }: Props & { check: PlanCheck }) {
  const { t } = useLingui()
  const { meetings, offers, endless } = check
  const shown = [...meetings.matchings, ...endless.matchings]
  return (
    <section aria-label={t`시간표 밖의 상담`} className="mt-4 rounded-card border-2 border-danger p-4 text-sm">
      <p className="font-semibold">
        {isSaved ? (
          <Trans>지금 시간표에 없는 시간이나 테이블을 쓰는 상담이 있습니다.</Trans>
        ) : (
          <Trans>이렇게 저장하시면 시간표 밖에 남는 상담이 있습니다.</Trans>
        )}
      </p>
      <ul className="mt-2 list-disc pl-5">
        {meetings.total > 0 && (
          <li>
            <Plural
              value={meetings.total}
              other="확정된 상담 #건: 시간이 없어지면 취소하고, 테이블이 없어지면 빈 테이블로 옮깁니다(없으면 취소). 양쪽에 알립니다."
            />
          </li>
        )}
        {offers.total > 0 && (
          <li>
            <Plural value={offers.total} other="답을 기다리는 제안 #건: 없어진 시간을 제안에서 뺍니다." />
          </li>
        )}
        {endless.total > 0 && (
          <li>
            <Plural value={endless.total} other="그 가운데 #건은 남는 시간이 없어 끝내고 양쪽에 알립니다." />
          </li>
        )}
      </ul>
      <p className="mt-2">
        {isSaved ? (
          <Trans>하나씩 열어 다른 시간으로 옮기시거나 취소해 주십시오. 양쪽에 알림이 갑니다.</Trans>
        ) : (
          <Trans>다른 시간으로 옮기고 싶은 상담은 저장하시기 전에 상담 보드에서 옮겨 주십시오.</Trans>
        )}
      </p>
      {shown.length > 0 && (
        <details className="mt-2" open={isSaved}>
          <summary className="min-h-11 content-center font-semibold">
            <Trans>어떤 상담인지 보기</Trans>
          </summary>
          <ul className="divide-y divide-line">
            {shown.map((matching) => (
              <OutsideMatching key={matching._id} _fair={_fair} plan={plan} isSaved={isSaved} matching={matching} />
            ))}
          </ul>
          {meetings.total + endless.total > shown.length && (
            <p className="py-2 text-muted">
              <Plural value={meetings.total + endless.total - shown.length} other="이 밖에 #건이 더 있습니다." />
            </p>
          )}
        </details>
      )}
    </section>
  )
}

/** Lists what a plan leaves outside of itself, before it is saved, and afterwards until it is put right. */
export function BrokenPlan(props: Props) {
  const { _fair, plan } = props
  const locale = useLocale()
  const asked = useCalm(plan)
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['POST /api/console/fairs/{_id}/plan-check', locale, _fair, asked],
    // What is said of the former one stands there until the next is checked: it does not come and go with each letter.
    placeholderData: keepPreviousData,
    queryFn: () => {
      const { breaks, days, ...rest } = asked
      const body = { ...rest, breaks: [...breaks], days: [...days] }
      return api('POST /api/console/fairs/{_id}/plan-check', { locale, params: { _id: _fair }, body })
    },
  })
  if (isError)
    return (
      <p role="status" className="mt-4 text-sm font-semibold text-danger">
        <Trans>시간표를 바꾸면 영향을 받는 상담이 있는지 확인하지 못했습니다. 연결을 확인해 주십시오.</Trans>
      </p>
    )
  const { check } = data ?? {}
  const isOld = isPlaceholderData || asked !== plan
  return (
    <div role="status" aria-busy={isOld} className={isOld ? 'opacity-60' : ''}>
      {check !== undefined && check.meetings.total + check.offers.total > 0 && <Broken {...props} check={check} />}
    </div>
  )
}
