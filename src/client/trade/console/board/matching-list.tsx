import { matchingStates } from '#contract/trade/matching-states.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { ChoiceFilter } from '../../../console/list/choice-filter.tsx'
import { FoldedFilters } from '../../../console/list/folded-filters.tsx'
import { type ListSearch, narrowed, pageOf, sizeOf } from '../../../console/list/list-search.ts'
import { ListBody } from '../../../console/list/list-body.tsx'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { dateText } from '../../../console/date-text.ts'
import { dayName, momentIn } from '../clock.ts'
import { sideNames, useMatchingNames } from '../names.ts'
import type { Fair } from '../reads.ts'
import { StaffRoomLink } from './staff-room-link.tsx'

interface Props {
  fair: Fair
  search: ListSearch
  onSearch: (search: ListSearch) => void
  onOpen: (_id: string) => void
}

function Filters({ fair, search, onSearch }: Omit<Props, 'onOpen'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const { stateName } = useMatchingNames()
  const active = ['state', 'day', '_participant', 'isEndingToday'].filter((name) => search[name] !== undefined)
  const choose = (name: string) => (value: string) => onSearch(narrowed(search, { [name]: value }))
  return (
    <>
      <FoldedFilters
        active={active.length}
        onClear={active.length > 0 ? () => onSearch(narrowed(search, Object.fromEntries(active.map((name) => [name, ''])))) : undefined}
      >
        <ChoiceFilter
          label={t`상담 상태`}
          value={search['state'] ?? ''}
          options={matchingStates.map((state) => [state, stateName(state)])}
          onChoose={choose('state')}
        />
        <ChoiceFilter
          label={t`상담 날짜`}
          value={search['day'] ?? ''}
          options={fair.days.toSorted().map((day) => [day, dayName(day, locale)])}
          onChoose={choose('day')}
        />
      </FoldedFilters>
      {search['isEndingToday'] === 'true' && (
        <p className="mb-4 text-sm font-semibold">
          <Trans>오늘 답할 기한이 끝나는 제안만 보고 있습니다.</Trans>
        </p>
      )}
      {search['_participant'] !== undefined && (
        <p className="mb-4 text-sm font-semibold">
          <Trans>한 기업의 상담만 보고 있습니다.</Trans>
        </p>
      )}
    </>
  )
}

/** The matchings of a fair as a list, the newest first. */
export function MatchingList({ fair, search, onSearch, onOpen }: Props) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { stateName, methodName } = useMatchingNames()
  const [limit, page] = [sizeOf(search), pageOf(search)]
  const state = matchingStates.find((each) => each === search['state'])
  const query = {
    limit,
    skip: (page - 1) * limit,
    ...(state === undefined ? {} : { state }),
    ...(search['day'] === undefined ? {} : { day: search['day'] }),
    ...(search['isEndingToday'] === 'true' ? { isEndingToday: true } : {}),
    ...(search['_participant'] === undefined ? {} : { _participant: search['_participant'] }),
  }
  const read = readOptions('GET /api/console/fairs/{_id}/matchings', locale, { params: { _id: fair._id }, query })
  const load = useQuery({ ...read, placeholderData: keepPreviousData })
  return (
    <>
      <Filters fair={fair} search={search} onSearch={onSearch} />
      <ListBody load={load} search={search} onSearch={onSearch}>
        {({ matchings }) => (
          <RecordTable
            label={t`상담`}
            headings={[t`판매 기업`, t`바이어`, t`상담 상태`, t`상담 시간`, t`상담 방법`, t`답할 차례`, t`등록일`]}
          >
            {matchings.map((matching) => (
              <tr key={matching._id}>
                <RecordCell>
                  <button
                    type="button"
                    className="min-h-9 text-left font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
                    onClick={() => onOpen(matching._id)}
                  >
                    {matching.seller.name}
                  </button>
                </RecordCell>
                <RecordCell>{matching.buyer.name}</RecordCell>
                <RecordCell isShort>{stateName(matching.state)}</RecordCell>
                <RecordCell isShort>
                  {matching.startsAt === null ? '–' : momentIn(matching.startsAt, fair.timeZone, locale)}
                  {matching.tableNumber !== null && ` · ${t`테이블 ${matching.tableNumber}`}`}
                </RecordCell>
                <RecordCell isShort>
                  {methodName(matching.method)}
                  <StaffRoomLink matching={matching} timeZone={fair.timeZone} isShort />
                </RecordCell>
                <RecordCell isShort>{matching.awaits === null ? '–' : i18n._(sideNames[matching.awaits])}</RecordCell>
                <RecordCell isShort>{dateText(matching.createdAt, locale)}</RecordCell>
              </tr>
            ))}
          </RecordTable>
        )}
      </ListBody>
    </>
  )
}
