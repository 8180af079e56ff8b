import type { ScheduledMember, UnkeptReason } from '#contract/trade/fair-schedule.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { dateText } from '../../../console/date-text.ts'
import type { Fair } from '../reads.ts'

const reasonTexts: Readonly<Record<UnkeptReason, MessageDescriptor>> = {
  noCommonTime: msg`함께 비어 있는 시간이 없습니다`,
  ownMaximum: msg`이 기업의 최대 상담 수가 다 찼습니다`,
  otherMaximum: msg`상대의 최대 상담 수가 다 찼습니다`,
  ownBusy: msg`함께 올 수 있는 시간에 이 기업의 다른 상담이 있습니다`,
  otherBusy: msg`함께 올 수 있는 시간에 상대의 다른 상담이 있습니다`,
  bothBusy: msg`함께 올 수 있는 시간마다 둘 가운데 한쪽에 다른 상담이 있습니다`,
  noTable: msg`함께 비어 있는 시간에 남은 테이블이 없습니다`,
  possible: msg`지금은 할 수 있습니다. 다시 만들면 들어갈 수 있습니다`,
}

/** How much of its minimum a member lacks, and of how many it could have been; where that is set. */
function Shortage({ member: { _id, meetings, minimum }, candidates }: { member: ScheduledMember; candidates: number }) {
  const missing = minimum - meetings
  return (
    <p className="mb-2">
      {missing > 0 && (
        <strong className="mr-3">
          <Trans>
            최소 상담 수 {minimum}건보다 {missing}건 적습니다. 이 기업이 원하거나 이 기업을 원한 곳은 모두 {candidates}곳입니다.
          </Trans>
        </strong>
      )}
      <Link
        to="/$"
        params={{ _splat: `fairs/participants/${_id}` }}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        <Trans>최소·최대 상담 수 정하기</Trans>
      </Link>
    </p>
  )
}

/** Explains what became of each wish of a member, the most wanted first. */
export function Explanation({ fair, member }: { fair: Fair; member: ScheduledMember }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const params = { _id: fair._id, mid: member._id }
  const load = useQuery({ ...readOptions('GET /api/console/fairs/{_id}/schedule/members/{mid}', locale, { params }), staleTime: 0 })
  const timeZone = fair.timeZone
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-24" />} failed={t`까닭을 불러오지 못했습니다.`}>
      {({ wishes, candidates, member: now }) => (
        <>
          <Shortage member={now} candidates={candidates} />
          <ol className="space-y-1">
            {wishes.map(({ other, priority, startsAt, reason }) => (
              <li key={other._id} className="flex flex-wrap gap-x-3">
                <span className="w-6 text-right text-muted tabular-nums">{priority}</span>
                <span className="font-semibold wrap-anywhere">{other.name}</span>
                <span>{startsAt === null ? reason !== null && i18n._(reasonTexts[reason]) : dateText(startsAt, locale, timeZone)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </LoadState>
  )
}
