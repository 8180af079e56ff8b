import type { Answer, Body } from '#contract/api.ts'
import { bulkPreview } from '#contract/shop/bulk.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { bodyFields } from '../../../console/form/body-fields.ts'
import { CallForm } from '../../../console/form/call-form.tsx'
import { ScreenHead } from '../../../console/frame/screen-head.tsx'
import { filtersOf, type ListSearch } from '../../../console/list/list-search.ts'
import { resourceOf } from '../../../console/resources.ts'
import { BulkRows } from './bulk-rows.tsx'
import { RecentChanges } from './recent-changes.tsx'

const call = 'POST /api/console/shop/products/bulk/preview'
// Which products it is about is in the address.
const { products: _chosen, filter: _found, ...changeFields } = bodyFields({ body: bulkPreview })

export type Change = Omit<Body<typeof call>, 'products' | 'filter'>
export interface Preview extends Answer<typeof call> {
  change: Change
}

/** Returns which products an address names: chosen ones, or those that a list finds. */
function whichOf(search: ListSearch): Pick<Body<typeof call>, 'products' | 'filter'> {
  const products = (search['products'] ?? '').split(',').filter((_id) => _id !== '')
  if (products.length > 0) return { products: products.slice(0, shopLimits.changedAtOnce) }
  const sort = search['sort']
  return { filter: { ...filtersOf(resourceOf('shop/products'), search), ...(sort === undefined ? {} : { sort }) } }
}

/** Says which products are changed. */
function Which({ products }: { products: readonly string[] | undefined }) {
  const most = shopLimits.changedAtOnce
  return (
    <p className="max-w-3xl text-sm text-muted">
      {products === undefined ? (
        <Trans>목록의 조건에 맞는 상품을 목록의 차례대로 한 번에 {most}개까지 바꿉니다.</Trans>
      ) : (
        <Plural value={products.length} other="고르신 상품 #개를 바꿉니다." />
      )}{' '}
      <Trans>판매가는 10원 단위로 반올림합니다. 미리 보기에서는 아무것도 바뀌지 않습니다.</Trans>
    </p>
  )
}

/** `/console/shop/bulk`: many products are changed at once, and given back what they had. */
export function BulkScreen({ search }: { search: ListSearch }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [{ preview, count }, setShown] = useState<{ preview?: Preview; count: number }>({ count: 0 })
  const which = whichOf(search)
  return (
    <>
      <ScreenHead title={t`상품 한꺼번에 바꾸기`}>
        <Link to="/$" params={{ _splat: 'shop/products' }} className={buttonClass('quiet')}>
          <Trans>목록으로</Trans>
        </Link>
      </ScreenHead>
      <div className="max-w-6xl space-y-10">
        <section aria-labelledby="bulk-change" className="space-y-4">
          <h2 id="bulk-change" className="font-bold">
            <Trans>1. 바꿀 것</Trans>
          </h2>
          <Which products={which.products} />
          <CallForm
            fields={changeFields}
            button={<Trans>미리 보기</Trans>}
            done={t`아래에서 확인해 주십시오.`}
            send={async (values) => {
              const change = values as unknown as Change
              const answer = await api(call, { locale, body: { ...change, ...which } })
              setShown((before) => ({ preview: { ...answer, change }, count: before.count + 1 }))
            }}
          />
        </section>
        {preview !== undefined && <BulkRows key={count} preview={preview} />}
        <RecentChanges />
      </div>
    </>
  )
}
