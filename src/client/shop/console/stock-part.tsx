import type { Answer, Body } from '#contract/api.ts'
import { shapeOf } from '#contract/shape.ts'
import { stockCalls, stockKind } from '#contract/shop/stock.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { dateText } from '../../console/date-text.ts'
import { bodyFields } from '../../console/form/body-fields.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import { EarlierButton } from '../../console/list/pager.tsx'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'
import type { ItemPartProps } from '../../console/module.ts'

const call = 'POST /api/console/shop/products/{_id}/stock'
// Which variant it is about is chosen above.
const { _variant: _chosenAbove, ...moveFields } = bodyFields(stockCalls[call])
const kinds = shapeOf(stockKind).choices ?? {}
const pageSize = 20

type Stock = Answer<'GET /api/console/shop/products/{_id}/stock'>
type Variant = Stock['variants'][number]

function useStock(_id: string) {
  const locale = useLocale()
  return useInfiniteQuery({
    queryKey: ['GET /api/console/shop/products/{_id}/stock', locale, _id],
    initialPageParam: 0,
    queryFn: ({ pageParam: skip, signal }) =>
      api('GET /api/console/shop/products/{_id}/stock', { locale, signal, params: { _id }, query: { limit: pageSize, skip } }),
    getNextPageParam: ({ summary: { skip, limit, total } }: Stock) => (skip + limit < total ? skip + limit : undefined),
  })
}

const nameOf = ({ code, values }: Variant): string => (values.length === 0 ? code : `${values.join(' / ')} (${code})`)

function MoveForm({ _id, variants }: { _id: string; variants: readonly Variant[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [first] = variants
  const [chosen, setChosen] = useState(first?._id ?? '')
  return (
    <CallForm
      isOnce
      fields={moveFields}
      initial={{ kind: 'received' }}
      button={<Trans>재고 적기</Trans>}
      done={t`적었습니다.`}
      renderAbove={() => (
        <Labelled id="stock-variant" label={t`품목`}>
          <select id="stock-variant" className={fieldClass('mt-1.5')} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {variants.map((variant) => (
              <option key={variant._id} value={variant._id}>
                {nameOf(variant)}
              </option>
            ))}
          </select>
        </Labelled>
      )}
      send={async (body, idempotencyKey) => {
        const sent = { ...body, _variant: chosen } as Body<typeof call>
        await api(call, { locale, params: { _id }, body: sent, idempotencyKey })
      }}
    />
  )
}

function Movements({ movements }: { movements: Stock['movements'] }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  return (
    <RecordTable label={t`재고 기록`} headings={[t`시각`, t`재고 코드`, t`변동`, t`수량`, t`남은 수량`, t`사유`, t`담당자`]}>
      {movements.map(({ _id, at, code, kind, change, balance, reason, user }) => (
        <tr key={_id}>
          <RecordCell isShort>
            <time dateTime={at}>{dateText(at, locale)}</time>
          </RecordCell>
          <RecordCell isShort>{code}</RecordCell>
          <RecordCell isShort>{i18n._(kinds[kind] ?? kind)}</RecordCell>
          <RecordCell isShort>{change > 0 ? `+${change}` : change}</RecordCell>
          <RecordCell isShort>{balance}</RecordCell>
          <RecordCell>{reason}</RecordCell>
          <RecordCell>{user ?? t`이전 직원`}</RecordCell>
        </tr>
      ))}
    </RecordTable>
  )
}

/** Renders the stock of a product by variant, a form that moves it, and its ledger. */
export function StockPart({ item }: ItemPartProps) {
  const { t } = useLingui()
  const load = useStock(item._id)
  const variants = load.data?.pages[0]?.variants ?? []
  const movements = load.data?.pages.flatMap((page) => page.movements) ?? []
  return (
    <section aria-labelledby="stock" className="mt-10 max-w-6xl space-y-6">
      <h2 id="stock" className="font-bold">
        <Trans>재고</Trans>
      </h2>
      <LoadState load={load} skeleton={<div className="skeleton h-32" />} failed={t`재고를 불러오지 못했습니다.`}>
        {() => (
          <>
            <RecordTable label={t`품목별 재고`} headings={[t`품목`, t`재고`, t`판매`, t`재입고 대기(명)`]}>
              {variants.map((variant) => (
                <tr key={variant._id}>
                  <RecordCell>{nameOf(variant)}</RecordCell>
                  <RecordCell isShort>{variant.stock}</RecordCell>
                  <RecordCell isShort>{variant.isOffered ? t`판매함` : t`판매하지 않음`}</RecordCell>
                  <RecordCell isShort>{variant.waiting}</RecordCell>
                </tr>
              ))}
            </RecordTable>
            {variants.length > 0 && <MoveForm key={item._id} _id={item._id} variants={variants} />}
            {movements.length > 0 && <Movements movements={movements} />}
          </>
        )}
      </LoadState>
      <EarlierButton load={load} />
    </section>
  )
}
