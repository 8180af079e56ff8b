import { matchingStates } from '#contract/trade/matching-states.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
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

/** What a link asks for, which no field says. */
const flags = ['isEndingToday', 'isUnmarked', 'isWithoutOutcome', 'isReported'] as const

const flagNames: Readonly<Record<(typeof flags)[number], MessageDescriptor>> = {
  isEndingToday: msg`오늘 답할 기한이 끝나는 제안만 보고 있습니다.`,
  isUnmarked: msg`상담 여부를 기다림`,
  isWithoutOutcome: msg`결과를 적지 않음`,
  isReported: msg`신고된 대화`,
}

function Filters({ fair, search, onSearch }: Omit<Props, 'onOpen'>) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { stateName } = useMatchingNames()
  const active = ['state', 'day', '_participant', ...flags].filter((name) => search[name] !== undefined)
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
      {flags
        .filter((name) => search[name] === 'true')
        .map((name) => (
          <p key={name} className="mb-4 text-sm font-semibold">
            {i18n._(flagNames[name])}
          </p>
        ))}
      {search['_participant'] !== undefined && (
        <p className="mb-4 text-sm font-semibold">
          <Trans>한 기업의 상담만 보고 있습니다.</Trans>
        </p>
      )}
    </>
  )
}

/** Says of a side that it has reported no outcome. */
const NoOutcome = () => (
  <span className="block text-xs font-semibold text-danger">
    <Trans>결과를 적지 않음</Trans>
  </span>
)

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
    ...Object.fromEntries(flags.filter((name) => search[name] === 'true').map((name) => [name, true])),
    ...(search['_participant'] === undefined ? {} : { _participant: search['_participant'] }),
  }
  const isAboutOutcomes = search['isWithoutOutcome'] === 'true'
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
                  {isAboutOutcomes && matching.outcomes.seller === null && <NoOutcome />}
                </RecordCell>
                <RecordCell>
                  {matching.buyer.name}
                  {isAboutOutcomes && matching.outcomes.buyer === null && <NoOutcome />}
                </RecordCell>
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
