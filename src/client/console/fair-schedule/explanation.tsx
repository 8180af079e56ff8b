import type { ScheduledMember, UnkeptReason } from '#contract/trade/fair-schedule.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { dateText } from '../date-text.ts'
import type { Fair } from '../fairs/reads.ts'

const reasonTexts: Readonly<Record<UnkeptReason, MessageDescriptor>> = {
  noCommonTime: msg`함께 비어 있는 시간이 없습니다`,
  ownMaximum: msg`이 기업의 상담 수가 다 찼습니다`,
  otherMaximum: msg`상대의 상담 수가 다 찼습니다`,
  ownBusy: msg`함께 올 수 있는 시간에 이 기업의 다른 상담이 있습니다`,
  otherBusy: msg`함께 올 수 있는 시간에 상대의 다른 상담이 있습니다`,
  bothBusy: msg`함께 올 수 있는 시간마다 둘 가운데 한쪽에 다른 상담이 있습니다`,
  noTable: msg`함께 비어 있는 시간에 남은 테이블이 없습니다`,
  possible: msg`지금은 할 수 있습니다. 다시 만들면 들어갈 수 있습니다`,
}

/** What became of each wish of a member, the most wanted first. */
export function Explanation({ fair, member }: { fair: Fair; member: ScheduledMember }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const params = { _id: fair._id, mid: member._id }
  const load = useQuery({ ...readOptions('GET /api/console/fairs/{_id}/schedule/members/{mid}', locale, { params }), staleTime: 0 })
  const timeZone = fair.timeZone
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-24" />} failed={t`까닭을 불러오지 못했습니다.`}>
      {({ wishes }) => (
        <ol className="space-y-1">
          {wishes.map(({ other, priority, startsAt, reason }) => (
            <li key={other._id} className="flex flex-wrap gap-x-3">
              <span className="w-6 text-right text-muted tabular-nums">{priority}</span>
              <span className="font-semibold wrap-anywhere">{other.name}</span>
              <span>{startsAt === null ? reason !== null && i18n._(reasonTexts[reason]) : dateText(startsAt, locale, timeZone)}</span>
            </li>
          ))}
        </ol>
      )}
    </LoadState>
  )
}
