import { bulkPreview, type DoneBulkChange } from '#contract/shop/bulk.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../data/http.ts'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { confirm } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { dateText } from '../../../console/date-text.ts'
import { bodyFields } from '../../../console/form/body-fields.ts'
import { Refused } from './refused.tsx'
import { useParts } from './use-parts.ts'

const fields = bodyFields({ body: bulkPreview })
const parts = [
  ['priceChange', 'priceAmount'],
  ['listPriceChange', undefined],
  ['display', undefined],
  ['sale', undefined],
  ['stockChange', 'stockAmount'],
] as const

/** Says what a change has changed. */
function useChangeText(): (change: DoneBulkChange['change']) => string {
  const { i18n } = useLingui()
  return (change) =>
    parts
      .flatMap(([name, amount]) => {
        const shape = fields[name]
        const value = change[name]
        if (value === 'keep') return []
        const words = [`${i18n._(shape?.label ?? name)}:`, i18n._(shape?.choices?.[value] ?? value)]
        return [[...words, ...(amount === undefined ? [] : [(change[amount] ?? 0).toLocaleString('en')])].join(' ')]
      })
      .join(', ')
}

function RecentChange({ change }: { change: DoneBulkChange }) {
  const { t } = useLingui()
  const locale = useLocale()
  const textOf = useChangeText()
  const { _id, at, user, products, undone: before } = change
  const { progress, isPending, run } = useParts<string | null>(null, async (after, idempotencyKey) => {
    const asked = { locale, params: { _id }, body: { after }, idempotencyKey }
    const { restored, refused, next } = await api('POST /api/console/shop/products/bulk/{_id}/undo', asked)
    return { part: { changed: restored, refused }, next: next ?? undefined }
  })
  const undo = async () => {
    if (await confirm(t`이 변경을 되돌리시겠습니까? 그 뒤에 다른 사람이 바꾼 상품은 그대로 둡니다.`)) run()
  }
  return (
    <li className="rounded-card border border-line bg-surface p-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <time dateTime={at}>{dateText(at, locale)}</time>
        <span>{user ?? t`이전 직원`}</span>
        <strong className="mr-auto wrap-anywhere">{textOf(change.change)}</strong>
        <span>
          <Plural value={products} other="상품 #개" />
          {before > 0 && (
            <>
              {' '}
              (<Plural value={before} other="#개 되돌림" />)
            </>
          )}
        </span>
        {before < products && (
          <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => void undo()}>
            <Trans>되돌리기</Trans>
          </button>
        )}
      </div>
      {change.change.reason !== null && <p className="mt-2 wrap-anywhere text-muted">{change.change.reason}</p>}
      {progress.parts > 0 && (
        <div role="status" className="mt-2">
          <Plural value={progress.changed} other="상품 #개를 되돌렸습니다." />
          <Refused refused={progress.refused} />
        </div>
      )}
    </li>
  )
}

/** Lists the last changes of many products, each with the way back. */
export function RecentChanges() {
  const { t } = useLingui()
  const load = useQuery({ ...readOptions('GET /api/console/shop/products/bulk', useLocale()), staleTime: 0 })
  return (
    <section aria-labelledby="bulk-recent" className="space-y-3">
      <h2 id="bulk-recent" className="font-bold">
        <Trans>하루 안의 변경</Trans>
      </h2>
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-32" />}
        failed={t`지난 변경을 불러오지 못했습니다.`}
        empty={t`하루 안에 한꺼번에 바꾼 것이 없습니다.`}
        isEmpty={({ changes }) => changes.length === 0}
      >
        {({ changes }) => (
          <ul className="space-y-3">
            {changes.map((change) => (
              <RecentChange key={change._id} change={change} />
            ))}
          </ul>
        )}
      </LoadState>
    </section>
  )
}
