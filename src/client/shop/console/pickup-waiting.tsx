import type { Query } from '#contract/api.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ago } from '../../content/ago.ts'
import { localPhone } from '../../content/phone.ts'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { dateText } from '../../console/date-text.ts'
import { ListBody } from '../../console/list/list-body.tsx'
import { type ListSearch, narrowed, pageOf, sizeOf } from '../../console/list/list-search.ts'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'
import { SearchBox } from '../../console/list/search-box.tsx'
import { resourceOf } from '../../console/resources.ts'
import { pickupWords } from './pickup-words.ts'

const longMs = shopLimits.collectLongDays * 24 * 60 * 60 * 1000
const isLong = (readyAt: string, now = Date.now()): boolean => now - Date.parse(readyAt) > longMs

/** Renders since when an order waits to be collected. One that waits for long says so in words. */
export function Waits({ readyAt, isOver = false }: { readyAt: string; isOver?: boolean }) {
  const locale = useLocale()
  const days = shopLimits.collectLongDays
  return (
    <>
      <time dateTime={readyAt}>{dateText(readyAt, locale)}</time>
      {!isOver && <span className="block text-muted">{ago(Date.parse(readyAt), locale)}</span>}
      {!isOver && isLong(readyAt) && (
        <strong className="block text-danger">
          <Trans>{days}일 넘게 기다림</Trans>
        </strong>
      )}
    </>
  )
}

interface Props {
  search: ListSearch
  onSearch: (search: ListSearch) => void
  onOpen: (_id: string) => void
}

/** Renders what waits to be collected, the oldest first: also the way to an order whose shopper has no code along. */
export function PickupWaiting({ search, onSearch, onOpen }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const limit = sizeOf(search)
  const q = search['q']?.trim() ?? ''
  const words = q === '' ? {} : { q: pickupWords(q) }
  const page = { limit, skip: (pageOf(search) - 1) * limit, state: 'ready', ...words } as const
  // The type of a sort names only what every list can be sorted by.
  const query = { ...page, sort: 'readyAt' } as unknown as Query<'GET /api/console/shop/orders'>
  const load = useQuery({ ...readOptions('GET /api/console/shop/orders', locale, { query }), placeholderData: keepPreviousData })
  const headings = [t`받는 분`, t`준비된 때`, t`주문 번호`, t`연락처`, t`다시 알린 때`]
  return (
    <div>
      <h2 className="font-bold">
        <Trans>수령을 기다리는 주문</Trans>
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">
        <Trans>코드를 가져오지 않은 분은 주문 번호나 이름, 연락처로 찾으십시오.</Trans>
      </p>
      <div className="mb-4 flex max-w-lg">
        <SearchBox resource={resourceOf('shop/orders')} q={q} onFind={(words) => onSearch(narrowed(search, { q: words }))} />
      </div>
      <ListBody
        load={load}
        search={search}
        onSearch={onSearch}
        empty={q === '' ? t`수령을 기다리는 주문이 없습니다.` : t`해당하는 항목이 없습니다.`}
      >
        {({ orders }) => (
          <RecordTable label={t`수령을 기다리는 주문`} headings={headings}>
            {orders.map(({ _id, number, receiver, phone, readyAt, remindedAt }) => (
              <tr key={_id}>
                <RecordCell>
                  <button
                    type="button"
                    aria-label={t`‘${receiver}’의 주문 ${number} 열기`}
                    className="min-h-11 text-left font-semibold underline underline-offset-4"
                    onClick={() => onOpen(_id)}
                  >
                    {receiver}
                  </button>
                </RecordCell>
                <RecordCell isShort>{readyAt === null ? '–' : <Waits readyAt={readyAt} />}</RecordCell>
                <RecordCell isShort>{number}</RecordCell>
                <RecordCell isShort>{localPhone(phone)}</RecordCell>
                <RecordCell isShort>{remindedAt === null ? '–' : dateText(remindedAt, locale)}</RecordCell>
              </tr>
            ))}
          </RecordTable>
        )}
      </ListBody>
    </div>
  )
}
