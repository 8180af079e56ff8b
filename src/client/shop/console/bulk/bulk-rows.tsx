import type { BulkRow } from '#contract/shop/bulk.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { api } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { ProgressBar } from '../../../ui/deferred/progress-bar.tsx'
import { type ListSearch, pageOf, sizeOf } from '../../../console/list/list-search.ts'
import { Pager } from '../../../console/list/pager.tsx'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { Amount } from '../amount.tsx'
import type { Preview } from './bulk-screen.tsx'
import { Refused } from './refused.tsx'
import { useParts } from './use-parts.ts'

/** Renders what was, and what is to be, where that is something else. */
function FromTo<Value>({ before, after, show }: { before: Value; after: Value; show: (value: Value) => ReactNode }) {
  if (before === after) return <span className="text-muted">{show(before)}</span>
  return (
    <>
      {show(before)} → <strong>{show(after)}</strong>
    </>
  )
}

function Row({ row: { _id, name, before, after, stocks, state, problem } }: { row: BulkRow }) {
  const { t } = useLingui()
  const priced = (won: number | null) => (won === null ? '–' : <Amount won={won} />)
  return (
    <tr>
      <RecordCell>
        <Link to="/$" params={{ _splat: `shop/products/${_id}` }} className="inline-flex min-h-9 items-center underline underline-offset-4">
          {name}
        </Link>
      </RecordCell>
      <RecordCell>
        {state === 'refused' ? <strong className="text-danger">{problem}</strong> : state === 'same' ? t`바뀌는 것 없음` : t`바꿀 수 있음`}
      </RecordCell>
      <RecordCell isShort>
        <FromTo before={before.price} after={after.price} show={priced} />
      </RecordCell>
      <RecordCell isShort>
        <FromTo before={before.listPrice} after={after.listPrice} show={priced} />
      </RecordCell>
      <RecordCell isShort>
        <FromTo before={before.isPublished} after={after.isPublished} show={(isPublished) => (isPublished ? t`게시함` : t`내림`)} />
      </RecordCell>
      <RecordCell isShort>
        <FromTo before={before.sale} after={after.sale} show={(sale) => (sale === 'onSale' ? t`판매 중` : t`품절`)} />
      </RecordCell>
      <RecordCell isShort>
        {stocks.map((stock) => (
          <span key={stock.code} className="block">
            {stock.values.length === 0 ? stock.code : stock.values.join(' / ')}:{' '}
            <FromTo before={stock.before} after={stock.after} show={(count) => count} />
          </span>
        ))}
      </RecordCell>
    </tr>
  )
}

/** Focuses what comes below the end of the screen. */
const focus = (heading: HTMLElement | null) => heading?.focus()

const atOnce = shopLimits.changedInOne

/** Place in a change that was begun. */
interface Begun {
  _change: string | null
  from: number
}

/** Renders what is to become of each product, those first that cannot be changed, and changes the others. */
export function BulkRows({ preview: { rows, total, change } }: { preview: Preview }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [search, setSearch] = useState<ListSearch>({})
  const ready = rows.filter(({ state }) => state === 'ready')
  const refused = rows.filter(({ state }) => state === 'refused')
  const sorted = [...refused, ...ready, ...rows.filter(({ state }) => state === 'same')]
  const [shown, fine, wrong, same] = [rows.length, ready.length, refused.length, rows.length - ready.length - refused.length]
  const size = sizeOf(search)
  const page = Math.min(pageOf(search), Math.max(1, Math.ceil(shown / size)))
  const headings = [t`상품`, t`결과`, t`판매가`, t`정가`, t`게시`, t`판매`, t`재고`]
  const parts = Math.ceil(fine / atOnce)
  const { progress, isPending, run } = useParts<Begun>({ _change: null, from: 0 }, async ({ _change, from }, idempotencyKey) => {
    const products = ready.slice(from, from + atOnce).map(({ _id, seen }) => ({ _id, seen }))
    const body = { ...change, products, ...(_change === null ? {} : { _change }) }
    const part = await api('POST /api/console/shop/products/bulk', { locale, body, idempotencyKey })
    const next = from + atOnce
    return { part, next: next < ready.length ? { _change: part._id, from: next } : undefined }
  })
  return (
    <section aria-labelledby="bulk-rows" className="space-y-4">
      <h2 ref={focus} id="bulk-rows" tabIndex={-1} className="font-bold outline-none">
        <Trans>2. 확인하고 바꾸기</Trans>
      </h2>
      <p role="status" className="text-sm tabular-nums">
        {total > shown && (
          <Trans>
            맞는 상품 {total}개 가운데 앞의 {shown}개입니다.
          </Trans>
        )}{' '}
        <Trans>
          바꿀 상품 {fine}, 바뀌는 것이 없는 상품 {same}, 바꿀 수 없는 상품 {wrong}
        </Trans>
      </p>
      {shown > 0 && (
        <>
          <RecordTable label={t`바뀔 상품`} headings={headings}>
            {sorted.slice((page - 1) * size, page * size).map((row) => (
              <Row key={row._id} row={row} />
            ))}
          </RecordTable>
          <Pager search={{ ...search, page: String(page) }} total={shown} onChange={(more) => setSearch({ ...search, ...more })} />
        </>
      )}
      {fine > 0 && !progress.isDone && (
        <button type="button" className={buttonClass('primary')} aria-disabled={isPending} onClick={run}>
          {isPending ? <Trans>바꾸고 있습니다…</Trans> : <Plural value={fine} other="상품 #개 바꾸기" />}
        </button>
      )}
      {isPending && parts > 1 && <ProgressBar label={t`바꾼 상품`} value={progress.parts} max={parts} />}
      {progress.parts > 0 && (
        <div role="status" className="rounded-control border border-line bg-surface px-4 py-3 text-sm">
          <Plural value={progress.changed} other="상품 #개를 바꾸었습니다. 하루 안에 아래에서 되돌리실 수 있습니다." />
          <Refused refused={progress.refused} />
        </div>
      )}
    </section>
  )
}
