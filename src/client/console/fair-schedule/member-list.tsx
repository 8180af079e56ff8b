import type { ScheduledMember } from '#contract/trade/fair-schedule.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { ChoiceFilter } from '../list/choice-filter.tsx'
import { type ListSearch, narrowed, pageOf, sizeOf } from '../list/list-search.ts'
import { Pager } from '../list/pager.tsx'
import { RecordCell, RecordTable } from '../list/record-table.tsx'
import type { Fair } from '../fairs/reads.ts'
import { Explanation } from './explanation.tsx'
import { NameSearch } from './name-search.tsx'

const roles = ['SELLER', 'BUYER'] as const

/** A member with what it gets; pressed, why it gets no more. */
function MemberRow({ fair, member }: { fair: Fair; member: ScheduledMember }) {
  const { t } = useLingui()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { name, role, wishes, kept, meetings } = member
  return (
    <>
      <tr>
        <RecordCell>{name}</RecordCell>
        <RecordCell isShort>{role === 'SELLER' ? t`판매 기업` : t`바이어`}</RecordCell>
        <RecordCell isShort>
          {kept} / {wishes}
        </RecordCell>
        <RecordCell isShort>{meetings}</RecordCell>
        <RecordCell isShort>
          {wishes > 0 && (
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
          )}
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

interface Props {
  fair: Fair
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** What each member gets of its wishes: who gets least first. */
export function MemberList({ fair, search, onSearch }: Props) {
  const { t } = useLingui()
  const limit = sizeOf(search)
  const [q, role] = [search['q'], roles.find((each) => each === search['role'])]
  const query = { limit, skip: (pageOf(search) - 1) * limit, role, ...(q === undefined ? {} : { q }) }
  const load = useQuery({
    ...readOptions('GET /api/console/fairs/{_id}/schedule/members', useLocale(), { params: { _id: fair._id }, query }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <NameSearch q={q} onSearch={(words) => onSearch(narrowed(search, { q: words }))} />
        <ChoiceFilter
          label={t`참가 구분`}
          value={role ?? ''}
          options={roles.map((each) => [each, each === 'SELLER' ? t`판매 기업` : t`바이어`])}
          onChoose={(value) => onSearch(narrowed(search, { role: value }))}
        />
      </div>
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-96" />}
        failed={t`목록을 불러오지 못했습니다.`}
        empty={t`해당하는 기업이 없습니다.`}
        isEmpty={({ members }) => members.length === 0}
      >
        {({ members, summary }) => (
          <>
            <RecordTable label={t`기업별 결과`} headings={[t`기업`, t`참가 구분`, t`이루어진 희망`, t`상담`, t`까닭`]}>
              {members.map((member) => (
                <MemberRow key={member._id} fair={fair} member={member} />
              ))}
            </RecordTable>
            <Pager search={search} total={summary.total} onChange={(more) => onSearch({ ...narrowed(search, {}), ...more })} />
          </>
        )}
      </LoadState>
    </>
  )
}
