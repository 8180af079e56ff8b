import type { Answer, Body } from '#contract/api.ts'
import { deskCalls } from '#contract/shop/desk.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { api } from '../../../data/http.ts'
import { idempotencyKeys } from '../../../data/idempotency-keys.ts'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { dateText, officeZone } from '../../../console/date-text.ts'
import { bodyFields } from '../../../console/form/body-fields.ts'
import { CallForm } from '../../../console/form/call-form.tsx'
import { ListBody } from '../../../console/list/list-body.tsx'
import { type ListSearch, pageOf, sizeOf } from '../../../console/list/list-search.ts'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { Amount } from '../amount.tsx'
import { meansNames } from './payment-fields.tsx'

const closeCall = 'POST /api/console/shop/desk/closes'
// What should be there is shown above.
const { cash: _shownAbove, ...closeFields } = bodyFields(deskCalls[closeCall])

/** Minutes of an instant on the shop's clock. */
const timeText = (at: string): string => new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: officeZone }).format(new Date(at))

type Desk = Answer<'GET /api/console/shop/desk'>

/** What was taken since the last close, by means. */
function Takings({ since, takings }: Pick<Desk, 'since' | 'takings'>) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const at = since === null ? '' : dateText(since, locale)
  const headings = [t`결제 수단`, t`판매 건수`, t`받은 금액`, t`환불 건수`, t`돌려준 금액`, t`남은 금액`]
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        {since === null ? (
          <Trans>아직 마감한 적이 없습니다. 처음부터 모두 셉니다.</Trans>
        ) : (
          <Trans>지난 마감({at}) 뒤에 받은 돈입니다.</Trans>
        )}
      </p>
      <RecordTable label={t`데스크에서 받은 돈`} headings={headings}>
        {takings.map(({ means, sales, taken, refunds, refunded, net }) => (
          <tr key={means}>
            <RecordCell>{i18n._(meansNames[means])}</RecordCell>
            <RecordCell isShort>{sales}</RecordCell>
            <RecordCell isShort>
              <Amount won={taken} />
            </RecordCell>
            <RecordCell isShort>{refunds}</RecordCell>
            <RecordCell isShort>
              <Amount won={refunded} />
            </RecordCell>
            <RecordCell isShort>
              <strong>
                <Amount won={net} />
              </strong>
            </RecordCell>
          </tr>
        ))}
      </RecordTable>
    </>
  )
}

/** Counts the cash and closes the day: how much it differs is shown while it is typed. */
function CloseForm({ cash, refetch }: { cash: number; refetch: () => unknown }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [keys] = useState(idempotencyKeys)
  const Difference = useCallback(
    ({ values: { counted } }: { values: Readonly<Record<string, unknown>> }) => (
      <p role="status" className="font-semibold">
        {typeof counted === 'number' && (
          <>
            <Trans>있어야 할 현금과의 차이</Trans>: <Amount won={counted - cash} />
          </>
        )}
      </p>
    ),
    [cash],
  )
  return (
    <div className="max-w-2xl">
      <p className="mb-3 text-sm text-muted">
        <Trans>
          거스름돈으로 미리 넣어 둔 돈을 빼고 센 현금을 적으십시오. 마감은 하루에 한 번이고 고칠 수 없습니다. 마감한 뒤에 판 것은 다음
          마감에 들어갑니다.
        </Trans>
      </p>
      <CallForm
        fields={closeFields}
        button={<Trans>오늘 마감하기</Trans>}
        done={t`마감했습니다.`}
        Preview={Difference}
        isOnce
        send={async (typed) => {
          const body = { ...typed, cash } as Body<typeof closeCall>
          // With another sum it is another request, whatever was counted.
          await api(closeCall, { locale, body, idempotencyKey: keys.of(body) }).catch((error: unknown) => {
            // What was taken meanwhile is shown.
            refetch()
            throw error
          })
          keys.forget()
        }}
      />
    </div>
  )
}

interface Props {
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** The former closes, the newest first. */
function Closes({ search, onSearch }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const limit = sizeOf(search)
  const query = { limit, skip: (pageOf(search) - 1) * limit }
  const load = useQuery({ ...readOptions('GET /api/console/shop/desk/closes', locale, { query }), placeholderData: keepPreviousData })
  const headings = [t`날`, t`있어야 할 현금`, t`센 현금`, t`차이`, t`카드 단말기`, t`계좌이체`, t`메모`, t`담당자`]
  return (
    <ListBody load={load} search={search} onSearch={onSearch} empty={t`지난 마감이 없습니다.`}>
      {({ closes }) => (
        <RecordTable label={t`지난 마감`} headings={headings}>
          {closes.map(({ _id, day, at, cash, card, transfer, counted, difference, note, user }) => (
            <tr key={_id}>
              <RecordCell isShort>
                {day}
                <time dateTime={at} className="block text-muted">
                  {timeText(at)}
                </time>
              </RecordCell>
              <RecordCell isShort>
                <Amount won={cash} />
              </RecordCell>
              <RecordCell isShort>
                <Amount won={counted} />
              </RecordCell>
              <RecordCell isShort>
                <strong className={difference === 0 ? undefined : 'text-danger'}>
                  <Amount won={difference} />
                </strong>
              </RecordCell>
              <RecordCell isShort>
                <Amount won={card} />
              </RecordCell>
              <RecordCell isShort>
                <Amount won={transfer} />
              </RecordCell>
              <RecordCell>{note ?? '–'}</RecordCell>
              <RecordCell>{user ?? '–'}</RecordCell>
            </tr>
          ))}
        </RecordTable>
      )}
    </ListBody>
  )
}

/** Renders what was taken at the desk, the close of the day, and the former ones. */
export function DeskClose({ search, onSearch }: Props) {
  const { t } = useLingui()
  const load = useQuery({ ...readOptions('GET /api/console/shop/desk', useLocale()), staleTime: 0 })
  return (
    <section aria-labelledby="desk-close" className="max-w-6xl space-y-6">
      <h2 id="desk-close" className="text-lg font-bold">
        <Trans>하루 마감</Trans>
      </h2>
      <LoadState load={load} skeleton={<div className="skeleton h-48" />} failed={t`받은 돈을 불러오지 못했습니다.`}>
        {({ since, isClosedToday, takings }) => (
          <>
            <div>
              <Takings since={since} takings={takings} />
            </div>
            {isClosedToday ? (
              <p role="status" className="font-semibold">
                <span aria-hidden="true">✓ </span>
                <Trans>오늘은 마감했습니다. 이제부터 파는 것은 다음 마감에 들어갑니다.</Trans>
              </p>
            ) : (
              <CloseForm cash={takings.find(({ means }) => means === 'cash')?.net ?? 0} refetch={load.refetch} />
            )}
          </>
        )}
      </LoadState>
      <h3 className="font-bold">
        <Trans>지난 마감</Trans>
      </h3>
      <Closes search={search} onSearch={onSearch} />
    </section>
  )
}
