import { type Delivery, deliveryChannels, deliveryStates } from '#contract/platform/deliveries.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { readOptions } from '../../data/query-client.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { dateText } from '../../console/date-text.ts'
import { ScreenHead } from '../../console/frame/screen-head.tsx'
import { ChoiceFilter } from '../../console/list/choice-filter.tsx'
import { FoldedFilters } from '../../console/list/folded-filters.tsx'
import { type ListSearch, narrowed, pageOf, sizeOf } from '../../console/list/list-search.ts'
import { ListBody } from '../../console/list/list-body.tsx'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'

const states = Object.keys(deliveryStates) as Delivery['state'][]
const channels = Object.keys(deliveryChannels) as Delivery['channel'][]

/** When it has ended, or is tried again. */
function When({ delivery: { state, nextAt, endedAt } }: { delivery: Delivery }) {
  const locale = useLocale()
  const next = nextAt === null ? '' : dateText(nextAt, locale)
  if (state === 'queued') return <Trans>다음 시도 {next}</Trans>
  return endedAt === null ? '–' : dateText(endedAt, locale)
}

/** Tells the member the same again, by the same way. */
function Resend({ delivery: { _id, label, channel } }: { delivery: Delivery }) {
  const { t, i18n } = useLingui()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation('POST /api/console/deliveries/{_id}/resend')
  const way = i18n._(deliveryChannels[channel])
  const resend = () => {
    mutate({ params: { _id } }, { onSuccess: () => void alert(t`다시 보냈습니다.`), onError: alertFailure })
  }
  return (
    <button
      type="button"
      className={buttonClass('quiet')}
      aria-disabled={isPending}
      aria-label={t`${label}, ${way}: 다시 보내기`}
      onClick={resend}
    >
      <Trans>다시 보내기</Trans>
    </button>
  )
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { i18n } = useLingui()
  const { label, channel, state, attempts, createdAt, lastError, canResend } = delivery
  return (
    <tr>
      <RecordCell isShort>{dateText(createdAt, useLocale())}</RecordCell>
      <RecordCell>{label}</RecordCell>
      <RecordCell isShort>{i18n._(deliveryChannels[channel])}</RecordCell>
      <RecordCell isShort>
        <span className={state === 'failed' ? 'font-semibold text-danger' : ''}>{i18n._(deliveryStates[state])}</span>
      </RecordCell>
      <RecordCell isShort>{attempts}</RecordCell>
      <RecordCell isShort>
        <When delivery={delivery} />
      </RecordCell>
      <RecordCell>{lastError ?? '–'}</RecordCell>
      <RecordCell isShort>{canResend ? <Resend delivery={delivery} /> : '–'}</RecordCell>
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
  const channel = channels.find((each) => each === search['channel'])
  const _user = search['_user']
  const active = [state, channel, _user].filter((value) => value !== undefined)
  const query = { limit, skip: (pageOf(search) - 1) * limit, state, channel, ...(_user === undefined ? {} : { _user }) }
  const load = useQuery({
    ...readOptions('GET /api/console/deliveries', useLocale(), { query }),
    placeholderData: keepPreviousData,
  })
  const headings = [t`만든 때`, t`내용`, t`보내는 방법`, t`상태`, t`시도`, t`끝난 때`, t`마지막 실패의 까닭`, t`다시 보내기`]
  return (
    <>
      <ScreenHead title={t`발송 기록`} />
      <p className="mb-4 max-w-3xl text-sm text-muted">
        <Trans>
          받는 분과 글의 내용은 남기지 않습니다. 보내지 못한 것은 몇 차례 스스로 다시 시도하며, 회원 알림은 여기서, 다른 글은 처음 보낸
          화면에서 다시 보내실 수 있습니다.
        </Trans>
      </p>
      <FoldedFilters
        active={active.length}
        onClear={active.length > 0 ? () => onSearch(narrowed(search, { state: '', channel: '', _user: '' })) : undefined}
      >
        <ChoiceFilter
          label={t`상태`}
          value={state ?? ''}
          options={states.map((each) => [each, i18n._(deliveryStates[each])])}
          onChoose={(value) => onSearch(narrowed(search, { state: value }))}
        />
        <ChoiceFilter
          label={t`보내는 방법`}
          value={channel ?? ''}
          options={channels.map((each) => [each, i18n._(deliveryChannels[each])])}
          onChoose={(value) => onSearch(narrowed(search, { channel: value }))}
        />
      </FoldedFilters>
      {_user !== undefined && (
        <p className="mb-4 text-sm font-semibold">
          <Trans>한 회원에게 보낸 것만 보고 있습니다.</Trans>
        </p>
      )}
      <ListBody
        load={load}
        search={search}
        onSearch={onSearch}
        failed={t`기록을 불러오지 못했습니다.`}
        empty={t`해당하는 기록이 없습니다.`}
      >
        {({ deliveries }) => (
          <RecordTable label={t`발송 기록`} headings={headings}>
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery._id} delivery={delivery} />
            ))}
          </RecordTable>
        )}
      </ListBody>
    </>
  )
}
