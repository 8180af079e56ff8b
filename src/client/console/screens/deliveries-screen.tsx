import { type Delivery, deliveryStates, deliveryTemplates } from '#contract/site/deliveries.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { dateText } from '../date-text.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { ChoiceFilter } from '../list/choice-filter.tsx'
import { type ListSearch, narrowed, pageOf, sizeOf } from '../list/list-search.ts'
import { Pager } from '../list/pager.tsx'
import { RecordCell, RecordTable } from '../list/record-table.tsx'

const states = Object.keys(deliveryStates) as Delivery['state'][]

/** When it has ended, or is tried again. */
function When({ delivery: { state, nextAt, endedAt } }: { delivery: Delivery }) {
  const locale = useLocale()
  const next = nextAt === null ? '' : dateText(nextAt, locale)
  if (state === 'queued') return <Trans>다음 시도 {next}</Trans>
  return endedAt === null ? '–' : dateText(endedAt, locale)
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { t, i18n } = useLingui()
  const { template, channel, state, attempts, createdAt, lastError } = delivery
  return (
    <tr>
      <RecordCell isShort>{dateText(createdAt, useLocale())}</RecordCell>
      <RecordCell>{i18n._(deliveryTemplates[template] ?? template)}</RecordCell>
      <RecordCell isShort>{channel === 'EMAIL' ? t`이메일` : t`문자 메시지`}</RecordCell>
      <RecordCell isShort>
        <span className={state === 'failed' ? 'font-semibold text-danger' : ''}>{i18n._(deliveryStates[state])}</span>
      </RecordCell>
      <RecordCell isShort>{attempts}</RecordCell>
      <RecordCell isShort>
        <When delivery={delivery} />
      </RecordCell>
      <RecordCell>{lastError ?? '–'}</RecordCell>
    </tr>
  )
}

interface Props {
  /** What the address says. */
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** `/console/deliveries`: what was sent, and what did not arrive. */
export function DeliveriesScreen({ search, onSearch }: Props) {
  const { t, i18n } = useLingui()
  const limit = sizeOf(search)
  const state = states.find((each) => each === search['state'])
  const _user = search['_user']
  const query = { limit, skip: (pageOf(search) - 1) * limit, state, ...(_user === undefined ? {} : { _user }) }
  const load = useQuery({
    ...readOptions('GET /api/console/deliveries', useLocale(), { query }),
    placeholderData: keepPreviousData,
  })
  const headings = [t`만든 때`, t`내용`, t`보내는 방법`, t`상태`, t`시도`, t`끝난 때`, t`마지막 실패의 까닭`]
  return (
    <>
      <ScreenHead title={t`발송 기록`} />
      <p className="mb-4 max-w-3xl text-sm text-muted">
        <Trans>
          받는 분과 글의 내용은 남기지 않습니다. 보내지 못한 것은 몇 차례 스스로 다시 시도하며, 실패로 끝난 것은 처음 보낸 화면에서 다시
          보내 주십시오.
        </Trans>
      </p>
      <div className="mb-4 flex flex-wrap gap-3">
        <ChoiceFilter
          label={t`상태`}
          value={state ?? ''}
          options={states.map((each) => [each, i18n._(deliveryStates[each])])}
          onChoose={(value) => onSearch(narrowed(search, { state: value }))}
        />
        {_user !== undefined && (
          <button type="button" className={buttonClass('quiet', 'self-end')} onClick={() => onSearch(narrowed(search, { _user: '' }))}>
            <Trans>한 회원에게 보낸 것만 보고 있습니다. 모두 보기</Trans>
          </button>
        )}
      </div>
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-96" />}
        failed={t`기록을 불러오지 못했습니다.`}
        empty={t`해당하는 기록이 없습니다.`}
        isEmpty={({ deliveries }) => deliveries.length === 0}
      >
        {({ deliveries, summary }) => (
          <>
            <RecordTable label={t`발송 기록`} headings={headings}>
              {deliveries.map((delivery) => (
                <DeliveryRow key={delivery._id} delivery={delivery} />
              ))}
            </RecordTable>
            <Pager search={search} total={summary.total} onChange={(more) => onSearch({ ...narrowed(search, {}), ...more })} />
          </>
        )}
      </LoadState>
    </>
  )
}
