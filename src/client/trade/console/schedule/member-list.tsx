import type { ScheduledMember } from '#contract/trade/fair-schedule.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { RecordCell } from '../../../console/list/record-table.tsx'
import type { Fair } from '../reads.ts'
import { Explanation } from './explanation.tsx'
import { type ListProps, listQuery, ScheduleList } from './schedule-list.tsx'

const roles = ['SELLER', 'BUYER'] as const

/** A member with what it gets; pressed, why it gets no more. */
function MemberRow({ fair, member }: { fair: Fair; member: ScheduledMember }) {
  const { t } = useLingui()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { name, role, wishes, kept, meetings, minimum, maximum } = member
  const isShort = meetings < minimum
  return (
    <>
      <tr>
        <RecordCell>{name}</RecordCell>
        <RecordCell isShort>{role === 'SELLER' ? t`판매 기업` : t`바이어`}</RecordCell>
        <RecordCell isShort>
          {kept} / {wishes}
        </RecordCell>
        <RecordCell isShort>
          {meetings}
          <span className={`block text-xs ${isShort ? 'font-semibold text-danger' : 'text-muted'}`}>
            {isShort && `${t`모자람`} · `}
            <Trans>
              최소 {minimum} · 최대 {maximum}
            </Trans>
          </span>
        </RecordCell>
        <RecordCell isShort>
          <button
            type="button"
            className={buttonClass('outline', 'px-3')}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t`${name}: 까닭 보기`}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Trans>까닭 보기</Trans>
          </button>
        </RecordCell>
      </tr>
      {isOpen && (
        <tr>
          <td id={id} colSpan={5} className="bg-wash px-3 py-3">
            <Explanation fair={fair} member={member} />
          </td>
        </tr>
      )}
    </>
  )
}

/** Lists what each member gets of its wishes: who gets least first. */
export function MemberList({ fair, ...props }: ListProps & { fair: Fair }) {
  const { t } = useLingui()
  const role = roles.find((each) => each === props.search['role'])
  const query = { ...listQuery(props.search), role }
  const load = useQuery({
    ...readOptions('GET /api/console/fairs/{_id}/schedule/members', useLocale(), { params: { _id: fair._id }, query }),
    placeholderData: keepPreviousData,
  })
  return (
    <ScheduleList
      {...props}
      load={load}
      choice={{ name: 'role', label: t`참가 구분`, options: roles.map((each) => [each, each === 'SELLER' ? t`판매 기업` : t`바이어`]) }}
      label={t`기업별 결과`}
      headings={[t`기업`, t`참가 구분`, t`이루어진 희망`, t`상담`, t`까닭`]}
      empty={t`해당하는 기업이 없습니다.`}
    >
      {({ members }) => members.map((member) => <MemberRow key={member._id} fair={fair} member={member} />)}
    </ScheduleList>
  )
}
