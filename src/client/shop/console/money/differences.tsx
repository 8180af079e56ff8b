import { payoutDays, settlementDifferences } from '#contract/shop/settlement.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { ChoiceFilter } from '../../../console/list/choice-filter.tsx'
import { ListBody } from '../../../console/list/list-body.tsx'
import { type ListSearch, narrowed, pageOf, sizeOf } from '../../../console/list/list-search.ts'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { Amount } from '../amount.tsx'
import { OrderLink } from './order-link.tsx'

type Kind = (typeof settlementDifferences)[number]

const kinds: Readonly<Record<Kind, { name: MessageDescriptor; hint: MessageDescriptor }>> = {
  missing: {
    name: msg`지급되지 않은 결제`,
    hint: msg`장부에는 있지만 가져온 정산 내역에 없습니다. 아직 가져오지 않은 기간이 있는지 보시고, 없으면 결제사에 물어보십시오.`,
  },
  amount: {
    name: msg`금액이 다른 결제`,
    hint: msg`장부와 정산 내역의 금액이 다릅니다. 결제사에서 따로 취소한 것이 있는지 확인하십시오.`,
  },
  foreign: {
    name: msg`상점 것이 아닌 내역`,
    hint: msg`정산 내역에는 있지만 맞는 결제가 없습니다. 까닭을 적어 두시면 여기에서 빠집니다.`,
  },
}

interface Props {
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** Renders what does not fit between the books and the gateway's lists, by kind. */
export function Differences({ search, onSearch }: Props) {
  const { t, i18n } = useLingui()
  const kind = settlementDifferences.find((each) => each === search['kind']) ?? 'missing'
  const days = [5, 10, 20, 30].find((each) => String(each) === search['days']) ?? payoutDays.usual
  const limit = sizeOf(search)
  const query = { kind, days, limit, skip: (pageOf(search) - 1) * limit }
  const load = useQuery({
    ...readOptions('GET /api/console/shop/settlement/differences', useLocale(), { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const isForeign = kind === 'foreign'
  const headings = [isForeign ? t`지급일` : t`결제일`, t`주문 번호`, t`결제사의 결제 번호`, t`장부의 금액`, t`정산 내역의 금액`]
  return (
    <section aria-label={t`맞지 않는 것`} className="max-w-6xl">
      <div className="mb-3 flex flex-wrap gap-4">
        <ChoiceFilter
          label={t`무엇이 맞지 않습니까?`}
          value={kind}
          isRequired
          options={settlementDifferences.map((each) => [each, i18n._(kinds[each].name)] as const)}
          onChoose={(value) => onSearch(narrowed(search, { kind: value }))}
        />
        {!isForeign && (
          <ChoiceFilter
            label={t`며칠이 지난 결제부터`}
            value={String(days)}
            isRequired
            options={[5, 10, 20, 30].map((each) => [String(each), t`${each}일`] as const)}
            onChoose={(value) => onSearch(narrowed(search, { days: value }))}
          />
        )}
      </div>
      <p className="mb-3 text-sm text-muted">{i18n._(kinds[kind].hint)}</p>
      <ListBody load={load} search={search} onSearch={onSearch} empty={t`맞지 않는 것이 없습니다.`}>
        {({ differences }) => (
          <RecordTable label={i18n._(kinds[kind].name)} headings={headings}>
            {differences.map(({ _id, day, number, _order, paymentKey, ours, theirs }) => (
              <tr key={_id}>
                <RecordCell isShort>
                  <Link
                    to="/$"
                    params={{ _splat: `${isForeign ? 'shop/settlement' : 'shop/charges'}/${_id}` }}
                    className="inline-flex min-h-9 items-center underline underline-offset-4"
                  >
                    {day}
                  </Link>
                </RecordCell>
                <RecordCell isShort>{_order === null ? number || '–' : <OrderLink _id={_order} number={number ?? ''} />}</RecordCell>
                <RecordCell>{paymentKey || '–'}</RecordCell>
                <RecordCell isShort>
                  <Amount won={ours} />
                </RecordCell>
                <RecordCell isShort>
                  <Amount won={theirs} />
                </RecordCell>
              </tr>
            ))}
          </RecordTable>
        )}
      </ListBody>
      <p className="mt-4 text-sm text-muted">
        <Trans>처음 가져온 정산 내역보다 14일 넘게 앞선 결제는 견주지 않습니다.</Trans>
      </p>
    </section>
  )
}
